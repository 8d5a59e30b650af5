"""The kinds of page about a match of two pairs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from tests.browser.frozen_server import GAME, FrozenServer, Place
from tests.browser.page_actions import arrived, at_the_table
from tests.web.clients import Api, client

Going = Callable[[Page, FrozenServer], None]


def _new(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{frozen.url}/games/{GAME}/duplicate")
    arrived(page, "html.scripted main form")


def _open(page: Page, frozen: FrozenServer) -> str:
    """Ada opens a match of two deals, and Blaise sits down on the other side of the table."""
    _new(page, frozen)
    page.locator("input[name=name]").fill("Ada")
    page.locator("main button.main").click()
    arrived(page, "html.scripted #compared")
    match = page.url.rsplit("/", 1)[1]
    wanted = {"name": "Blaise", "place": 1}
    joined = client(frozen.url).post(f"/api/duplicates/{match}/places", json=wanted)
    page.reload()
    arrived(page, "html.scripted #compared")
    token: str = joined.json()["token"]
    return token


def _gathering(page: Page, frozen: FrozenServer) -> None:
    _open(page, frozen)


def _joining(page: Page, frozen: FrozenServer) -> None:
    _open(page, frozen)
    page.context.clear_cookies()
    page.reload()
    arrived(page, "html.scripted input[name=name]")


def _standing(page: Page, frozen: FrozenServer) -> None:
    """The first deal has been played at both tables, with everything unfolded."""
    token = _open(page, frozen)
    address = page.url
    page.locator("form[action$=begin] button").click()
    page.locator("#duplicate-play button").click()
    at_the_table(page)
    frozen.play_out(Place.at(page))
    match = address.rsplit("/", 1)[1]
    headers = {"authorization": f"Bearer {token}"}
    there = client(frozen.url, headers).post(f"/api/duplicates/{match}/tables").json()["table"]
    frozen.play_out(Place.of(["Blaise"], [Api(frozen.url, there, token)]))
    page.goto(address)
    arrived(page, "html.scripted #compared-best")
    page.evaluate("document.querySelectorAll('main details').forEach(each => { each.open = true })")


def _table_over(page: Page, frozen: FrozenServer) -> None:
    """A table of a match whose game has ended, from which one goes on to the match."""
    _open(page, frozen)
    page.locator("form[action$=begin] button").click()
    page.locator("#duplicate-play button").click()
    at_the_table(page)
    frozen.resign(Place.at(page))
    page.wait_for_selector("#duplicate")


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "duplicate-new": _new,
        "duplicate-gathering": _gathering,
        "duplicate-joining": _joining,
        "duplicate-standing": _standing,
        "duplicate-table-over": _table_over,
    }
)
