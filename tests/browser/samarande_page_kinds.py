"""Every kind of page of Les Fils de Samarande, and how to get to it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from ludotheque.games.samarande.state import SamarandeState
from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.samarande_positions import (
    HAUNTED,
    MISCHIEF,
    NAME,
    acting,
    answering,
    before_the_test,
    crowded,
    five,
    last_turn,
    ordering,
    two,
)
from tests.browser.sans_foi_ni_loi_page_kinds import Going, path_to

DEAL = "night 7"
LOST = "night 1"
"""A deal in which the artisans of whoever comes next are badly guarded."""


def opened(
    page: Page,
    frozen: FrozenServer,
    start: SamarandeState | None,
    *moves: str,
    players: int = 3,
    me: str = "Ada",
    deal: str = DEAL,
) -> Place:
    """A table after these moves, at which Ada sits with other people."""
    seats = players if start is None else start.seats
    names = ("Ada", "Blaise", "Céline", "Dario", "Emmy")[:seats]
    place = frozen.table(*names, game=NAME, start=start, deal=deal)
    if moves:
        frozen.play(place, *moves)
    place.open(page, me)
    return place


def dealt(page: Page, frozen: FrozenServer, players: int = 3) -> Place:
    """Everybody has to choose which cards to keep."""
    place = opened(page, frozen, None, *["stay"] * players, players=players)
    page.wait_for_selector("[data-keep-count]")
    return place


def held(page: Page, name: str) -> None:
    """Tap a card of the hand."""
    page.locator(f'.hand [data-move-stem$=" {name}"]').first.click()


def at(start: Callable[[], SamarandeState], *moves: str, me: str = "Ada") -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        opened(page, frozen, start(), *moves, me=me)

    return going


def _keeping(page: Page, frozen: FrozenServer) -> None:
    dealt(page, frozen)
    for place in (1, 4, 6):
        page.locator("[data-keep-card]").nth(place).click()


def _choosing(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, acting())
    held(page, "kidnapper-genie")
    page.wait_for_selector("#parts button")


def _seeking(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, acting())
    held(page, "explorer-genie")
    page.locator("#seek .lit").nth(3).click()
    page.wait_for_selector("#confirm:not([hidden])")


def _refused(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, acting())
    held(page, "aladdin")
    page.locator("#e0p0").click(position={"x": 8, "y": 20})  # a District of her own
    page.wait_for_selector("#notice:not([hidden])")


def _vanishing(page: Page, frozen: FrozenServer) -> None:
    """Ada chooses among her neighbour's artisans."""
    cities = (MISCHIEF, "souk: weaponsmith, perfumer; port: weaponsmith")
    start = before_the_test(cities[::-1])
    place = frozen.table("Blaise", "Ada", game=NAME, start=start, deal=LOST)
    frozen.play(place, "end")
    place.open(page, "Ada")
    page.wait_for_selector('#options [value^="vanish"]', state="attached")


def _watching_genies(page: Page, frozen: FrozenServer) -> None:
    moves = ("play aladdin 1", "pass", "play mischievous-genie")
    opened(page, frozen, answering(), *moves, me="")


def _end(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, last_turn(), "play ali-baba", "pass", "pass", "end")
    page.wait_for_selector(".account")


def _one_screen(page: Page, frozen: FrozenServer) -> None:
    names = ("Ada", "Blaise", "Céline")
    place = frozen.table(*names, game=NAME, start=answering(), one_screen=True)
    frozen.play(place, "play aladdin 1")
    place.open(page, "Ada")


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "city-keeping": _keeping,
        "city-turn": at(acting),
        "city-seeking": _seeking,
        "city-answering": at(answering, "play aladdin 1"),
        "city-end": _end,
        "city-setup": path_to(f"/play/{NAME}/friends"),
        "city-five": at(five),
        "city-crowded": at(crowded),
        "city-two": at(two),
        "city-choosing": _choosing,
        "city-refused": _refused,
        "city-ordering": at(ordering, "play caliph", "pass", "place port"),
        "city-rerolling": at(lambda: before_the_test((MISCHIEF, HAUNTED)), "end"),
        "city-vanishing": _vanishing,
        "city-found": at(acting, "play explorer-genie souk", "pass", "pass"),
        "city-shown": at(acting, "play aladdin 3", "pass", "pass"),
        "city-watching": _watching_genies,
        "city-one-screen": _one_screen,
        "city-cards": path_to(f"/games/{NAME}/cards"),
        "city-rules": path_to(f"/games/{NAME}/rules"),
    }
)
