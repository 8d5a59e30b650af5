"""The pages of puzzles. The card of a puzzle lies over its table, as that of a lesson does: these
tables have tests of their own."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from tests.browser.frozen_server import GAME, FrozenServer

Going = Callable[[Page, FrozenServer], None]


def address(frozen: FrozenServer, game: str, number: int | None = None) -> str:
    """Where the puzzles of a game are, or one of them."""
    below = "" if number is None else f"/{number}"
    return f"{frozen.url}/games/{game}/puzzles{below}"


def asked(page: Page, frozen: FrozenServer, game: str = GAME, number: int = 1) -> None:
    page.goto(address(frozen, game, number))
    page.wait_for_selector("html.scripted #lesson-card")


def _listed(page: Page, frozen: FrozenServer) -> None:
    page.goto(address(frozen, GAME))


KINDS: Mapping[str, Going] = MappingProxyType({"puzzles": _listed})
