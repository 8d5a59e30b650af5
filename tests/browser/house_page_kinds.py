"""The pages of a house of one's own: its password, its list of tables, and that of its host."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from playwright.sync_api import Page

from tests.browser.frozen_server import WORD, FrozenServer

Going = Callable[[Page, FrozenServer], None]
LONG = "Maximilienne-Antoinette"


def _asked(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{frozen.own_house.url}/open-tables")
    page.wait_for_selector("#password-form")


def _wrong(page: Page, frozen: FrozenServer) -> None:
    _asked(page, frozen)
    page.wait_for_load_state()  # its script has run
    page.locator("[name=password]").fill("guess")
    page.locator("#password-form button").click()
    page.wait_for_selector("#notice:not([hidden])")


def _inside(page: Page, frozen: FrozenServer) -> FrozenServer:
    """The device has said the password."""
    house = frozen.own_house
    _fill(house)
    page.context.request.post(f"{house.url}/password", form={"password": WORD, "to": "/about"})
    return house


@cache
def _fill(house: FrozenServer) -> None:
    """Tables to join and to watch, and a full one that waits."""
    house.table("Ada", "", begin=False, listed=True)
    house.table(LONG, "Blaise", "", "", begin=False, game="samarande", listed=True)
    house.table("Chloé", "Dirk", begin=False, game="noxford", listed=True)
    house.table("Eve", "greedy", moves=4, listed=True)


def _open_tables(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{_inside(page, frozen).url}/open-tables")
    page.wait_for_selector("[data-open-tables] .game-row svg")


def _home(page: Page, frozen: FrozenServer) -> None:
    """With games of this device's own above the list."""
    house = _inside(page, frozen)
    house.table("Ada", "greedy", moves=4).open(page, "Ada")
    page.goto(house.url)
    page.wait_for_selector("[data-open-tables] .game-row svg")
    page.wait_for_selector("#recent .game-row")


def _no_key(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{frozen.url}/house")
    page.wait_for_selector("#return-form")


def _house(page: Page, frozen: FrozenServer) -> None:
    house = _inside(page, frozen)
    page.goto(house.house_link)
    page.wait_for_selector(".house-tables .chair")


def _erasing(page: Page, frozen: FrozenServer) -> None:
    _house(page, frozen)
    page.locator(".house-tables button").first.click()
    page.wait_for_selector("[name=sure]", state="attached")


def _called(page: Page, frozen: FrozenServer) -> None:
    """A seat's own page, with the address that its player is called at."""
    house = _inside(page, frozen)
    place = house.table("Ada", "Blaise", moves=4)
    place.open(page, "Ada")
    page.goto(f"{place.url}/my-seat")


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "password": _asked,
        "password-wrong": _wrong,
        "open-tables": _open_tables,
        "home-open-tables": _home,
        "house-key": _no_key,
        "house": _house,
        "house-erase": _erasing,
        "my-seat-called": _called,
    }
)
