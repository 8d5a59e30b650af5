"""The kinds of page that say what decided a game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.replay_page_kinds import RECORDS

Going = Callable[[Page, FrozenServer], None]


def finished(frozen: FrozenServer) -> Place:
    """The same game each time, so that it is analysed once."""
    return frozen.bring(RECORDS / "district-noir-0.1.jsonl")


def analysed(page: Page, frozen: FrozenServer) -> Place:
    place = finished(frozen)
    page.goto(f"{place.url}/analysis")
    page.wait_for_selector(".analysed")
    return place


def _analysed(page: Page, frozen: FrozenServer) -> None:
    analysed(page, frozen)


def trying_again(page: Page, frozen: FrozenServer) -> None:
    """The one mistake of that game, as its seat saw it."""
    page.goto(f"{finished(frozen).url}/mistakes")
    page.wait_for_selector("html.scripted #lesson-card")


def _as_a_table(page: Page, frozen: FrozenServer) -> None:
    """With everything that is folded."""
    analysed(page, frozen)
    for summary in page.locator(".analysed summary").all():
        summary.click()


KINDS: Mapping[str, Going] = MappingProxyType(
    {"analysis": _analysed, "analysis-table": _as_a_table}
)
