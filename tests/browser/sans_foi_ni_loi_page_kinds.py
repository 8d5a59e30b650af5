"""Every kind of page of Sans Foi Ni Loi, and how to get to it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.sans_foi_ni_loi_positions import (
    NAME,
    acting,
    crowded,
    equals,
    last_bargain,
    mayors,
    short,
    six,
    two,
)

Going = Callable[[Page, FrozenServer], None]
LOST = "a herd runs 1"
"""A deal in which Ada fails her first test."""


def opened(page: Page, frozen: FrozenServer, start: SansFoiNiLoiState) -> Place:
    """A table at this moment, Ada against bots."""
    place = frozen.table("Ada", *["greedy"] * (start.seats - 1), start=start, game=NAME)
    place.open(page, "Ada")
    return place


def at(start: Callable[[], SansFoiNiLoiState]) -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        opened(page, frozen, start())

    return going


def path_to(path: str) -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        page.goto(frozen.url + path)

    return going


def held(page: Page, name: str) -> None:
    """Tap a card of the hand."""
    page.locator(f'.hand [data-move-stem$=" {name}"]').first.click()


def _choosing(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, acting())
    held(page, "indian-raid")
    page.wait_for_selector("#parts button")


def _whole(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, acting())
    held(page, "cattle-theft")
    page.locator("#parts button").first.click()
    page.locator("#parts button").first.click()
    page.wait_for_selector("#confirm:not([hidden])")


def _duel(page: Page, frozen: FrozenServer) -> None:
    place = opened(page, frozen, acting())
    frozen.play(place, "play killer-3 2 veteran")
    page.wait_for_selector("#duel[data-beat=after] .roll")


def _shown(page: Page, frozen: FrozenServer) -> None:
    place = opened(page, frozen, acting())
    frozen.play(place, "play card-sharp 4")
    page.wait_for_selector(".shown")


def _refused(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, acting(points=1))
    held(page, "hold-up")
    page.wait_for_selector("#notice:not([hidden])")


def _losing(page: Page, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "greedy", "greedy", start=equals("fair-land"), game=NAME, deal=LOST)
    place.open(page, "Ada")
    frozen.play(place, "end")
    page.wait_for_selector('#options [value^="lose"]', state="attached")


def _mayor(page: Page, frozen: FrozenServer) -> Place:
    place = opened(page, frozen, mayors())
    frozen.play(place, "end", "place rails")
    page.wait_for_selector(".line .set")
    return place


def _ordering(page: Page, frozen: FrozenServer) -> None:
    _mayor(page, frozen)


def _bargain(page: Page, frozen: FrozenServer) -> None:
    frozen.play(_mayor(page, frozen), "leave")
    page.wait_for_selector("#ask-price")


def _curtain(page: Page, frozen: FrozenServer) -> None:
    frozen.table("Ada", "Blaise", start=two(), game=NAME, one_screen=True).open(page, "Ada")
    page.wait_for_selector(".curtain")


def _watching(page: Page, frozen: FrozenServer) -> None:
    frozen.table("Ada", *["greedy"] * 5, start=six(), game=NAME).open(page)


def _end(page: Page, frozen: FrozenServer) -> None:
    place = opened(page, frozen, short(4, "an end", 16))
    frozen.play_out(place)
    page.wait_for_selector(".account")


def _card(page: Page, frozen: FrozenServer) -> None:
    opened(page, frozen, acting())
    page.locator(".estate .hurts").first.click()
    page.wait_for_selector("dialog[open]")


def _discards(page: Page, frozen: FrozenServer) -> None:
    place = opened(page, frozen, acting())
    frozen.play(place, "play killer-3 2 veteran")
    page.locator("#duel-go-on").click()  # until then the duel stands in the line's place
    page.locator(".discards-opener").click()
    page.wait_for_selector("#discards:popover-open")


def _since(page: Page, frozen: FrozenServer) -> None:
    """Ada's turn again, after five others have played, and with the end in sight."""
    start = six()
    start.deck = start.deck[:12]
    place = opened(page, frozen, start)
    frozen.play(place, "end")
    frozen.play_until_asked(place, 0)
    page.wait_for_selector("[data-asked] #recap-summary")
    page.keyboard.press("Escape")  # what is told for a moment has been read


def _last_bargain(page: Page, frozen: FrozenServer) -> None:
    """All that can stand above the hand at once: the end in sight, what was done, an offer."""
    place = opened(page, frozen, last_bargain())
    frozen.play(place, "play panic 1", "end", "place rails", "leave")
    page.wait_for_selector("[data-asked] #recap-summary")
    page.wait_for_selector("#ask-price")
    page.keyboard.press("Escape")  # what is told for a moment has been read


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "ranch-six": at(six),
        "ranch-since": _since,
        "ranch-crowded": at(crowded),
        "ranch-discards": _discards,
        "ranch-choosing": _choosing,
        "ranch-duel": _duel,
        "ranch-shown": _shown,
        "ranch-bargain": _bargain,
        "ranch-last-bargain": _last_bargain,
        "ranch-end": _end,
        "ranch-cards": path_to(f"/games/{NAME}/cards"),
        "ranch-setup": path_to(f"/play/{NAME}/screen"),
        "ranch-turn": at(acting),
        "ranch-two": at(two),
        "ranch-whole": _whole,
        "ranch-refused": _refused,
        "ranch-losing": _losing,
        "ranch-ordering": _ordering,
        "ranch-curtain": _curtain,
        "ranch-watching": _watching,
        "ranch-card": _card,
        "ranch-rules": path_to(f"/games/{NAME}/rules"),
    }
)
