"""The kinds of page about a challenge."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from tests.browser.deal_page_kinds import start_alone
from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import arrived

Going = Callable[[Page, FrozenServer], None]


def _new(page: Page, frozen: FrozenServer) -> None:
    """Ada has finished a game, and is told what a challenge is."""
    place = start_alone(page, frozen)
    frozen.resign(place)
    page.goto(f"{place.url}/challenge")


def _made(page: Page, frozen: FrozenServer) -> None:
    _new(page, frozen)
    page.locator("main button.main").click()
    arrived(page, "html.scripted #compared")


def _offered(page: Page, frozen: FrozenServer) -> None:
    _made(page, frozen)
    link = page.locator("#seat-link").inner_text()
    page.goto(frozen.url + link[link.index("/challenges/") :])
    arrived(page, "html.scripted main form")


def _compared(page: Page, frozen: FrozenServer) -> None:
    """Blaise has taken it and resigned, with everything unfolded."""
    _offered(page, frozen)
    page.context.clear_cookies()  # Ada's, which tests give to all tables
    page.locator("input[name=name]").fill("Blaise")
    page.locator("main button.main").click()
    page.wait_for_selector("#table[data-phase=playing]")
    place = Place.at(page)
    frozen.resign(place)
    page.goto(f"{place.url}/challenge")
    arrived(page, "html.scripted #compared-best")
    page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "challenge-new": _new,
        "challenge-made": _made,
        "challenge-offered": _offered,
        "challenge-compared": _compared,
    }
)
