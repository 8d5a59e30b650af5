"""The pages of a table that is played with somebody's own cards."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from ludotheque.games import GAMES
from tests.browser.frozen_server import FrozenServer

Going = Callable[[Page, FrozenServer], None]

GAME = "district-noir"
GODFATHER = 'name = "8"\ntitle-fr = "Parrain"\ntitle-en = "Godfather"\n'
OWN = GAMES[GAME].box.text.replace('name = "8"\n', GODFATHER)
"""The published box with another name for the Support 8."""
WRONG = OWN.replace("hand = 5", "hnad = 5")


def paste(page: Page, url: str, cards: str, name: str = "Ada", door: str = "friends") -> None:
    """Fill in the form that opens a table, with this list."""
    page.goto(f"{url}/play/{GAME}/{door}")
    page.wait_for_selector("html.scripted")
    page.locator("input[name=name]").fill(name)
    page.locator(".own-list summary").click()
    page.locator("#cards-text").fill(cards)


def open_table(page: Page, url: str, cards: str = OWN, name: str = "Ada") -> str:
    """The address of a new table that waits for friends."""
    paste(page, url, cards, name)
    page.locator("form button.main.big").click()
    page.wait_for_selector("#own-cards")
    return page.url


def _pasted(page: Page, frozen: FrozenServer) -> None:
    paste(page, frozen.url, OWN)


def _refused(page: Page, frozen: FrozenServer) -> None:
    paste(page, frozen.url, WRONG)
    page.locator("form button.main.big").click()
    page.wait_for_selector(".problem[role=alert]")


def _lobby(page: Page, frozen: FrozenServer) -> None:
    open_table(page, frozen.url)


def _cards(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{open_table(page, frozen.url)}/cards")


def _help(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{frozen.url}/games/{GAME}/own-box")


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "own-box": _help,
        "setup-own-cards": _pasted,
        "setup-own-cards-refused": _refused,
        "lobby-own-cards": _lobby,
        "own-cards": _cards,
    }
)
