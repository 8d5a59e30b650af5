"""The kinds of page about a deal."""

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from tests.browser.frozen_server import FrozenServer, Place

Going = Callable[[Page, FrozenServer], None]


def start_alone(page: Page, frozen: FrozenServer, name: str = "Ada") -> Place:
    """A provable match against a bot, begun on this page."""
    place = frozen.table(name, "greedy", begin=False, deal=None)
    place.open(page, name)
    page.locator(".start button").click()
    page.wait_for_selector("#table[data-phase=playing]")
    return place


def check(page: Page, place: Place) -> None:
    """Let the page compute everything again."""
    page.goto(f"{place.url}/deal")
    page.wait_for_selector("#verdict:is(.holds, .fails, .note)")


def tampered(record: str, **changes: object) -> str:
    """A record with another deal in its header than it was played with."""
    header, _, entries = record.partition("\n")
    content = json.loads(header)
    content["deal"] |= changes
    return f"{json.dumps(content)}\n{entries}"


def _checked(page: Page, frozen: FrozenServer) -> None:
    place = start_alone(page, frozen)
    frozen.resign(place)
    check(page, place)


def _unfolded(page: Page, frozen: FrozenServer) -> None:
    _checked(page, frozen)
    page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")


def _failing(page: Page, frozen: FrozenServer) -> None:
    place = start_alone(page, frozen)
    frozen.resign(place)
    check(page, frozen.bring(tampered(frozen.record(place), secret=64 * "0")))


def _not_provable(page: Page, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Blaise", deal="a chosen seed")
    frozen.resign(place)
    check(page, place)


def _sealed(page: Page, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "greedy", deal=None)
    page.goto(f"{place.url}/deal")


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "deal-checked": _checked,
        "deal-failing": _failing,
        "deal-unfolded": _unfolded,
        "deal-not-provable": _not_provable,
        "deal-sealed": _sealed,
    }
)
