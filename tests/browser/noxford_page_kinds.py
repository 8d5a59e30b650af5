"""The kinds of page in a game of Noxford."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from playwright.sync_api import Page

from ludotheque.bots import make_bot
from ludotheque.core import Dice, Log, Script
from ludotheque.games.noxford.state import NoxfordState
from tests.browser.frozen_server import DEAL, FrozenServer, Place
from tests.games.noxford.tables import GAME

Going = Callable[[Page, FrozenServer], None]

NOXFORD = GAME.name
MIDDLE = 26
LATE = 44
"""Moves into a game of four: the city has more than 24 piles."""
TOLD = 6
"""Moves that the log mentions."""
NO_DICE = Script(())
"""In Noxford nothing is left to chance after the deal."""


@cache
def _before(players: int, question: str, after: int) -> NoxfordState:
    """Some moves before Ada is asked this, so many moves into a game of strong players; or, without
    a question, before the end."""
    greedy = make_bot("greedy", seed=1)
    state = _dealt(players, f"{DEAL}/0")
    passed: list[NoxfordState] = []
    while (decision := state.decision()) is not None:
        asked = (decision.seat, decision.question.key)
        if len(passed) > after and asked == (0, question):
            break
        passed.append(state.copy())
        state.apply(greedy.choose(GAME, state.view(decision.seat), decision.seat), NO_DICE, Log())
    return passed[-TOLD]


def at_noxford(
    page: Page,
    frozen: FrozenServer,
    *names: str,
    asked: str = "asked-turn",
    after: int = MIDDLE,
    one_screen: bool = False,
    me: str = "Ada",
) -> Place:
    """A table of Noxford in full swing, at which Ada is asked this."""
    start = _before(len(names), asked, after).copy()
    place = frozen.table(*names, moves=TOLD, game=NOXFORD, one_screen=one_screen, start=start)
    place.open(page, me)
    return place


def _dealt(players: int, seed: str) -> NoxfordState:
    return GAME.deal(players, Dice(seed), GAME.settings(players, {}))


def _turn(page: Page, frozen: FrozenServer) -> None:
    at_noxford(page, frozen, "Ada", "greedy")


def _warned(page: Page, frozen: FrozenServer) -> None:
    """A card beside a Barracks, which will turn it face down."""
    at_noxford(page, frozen, "Ada", "greedy", "greedy")
    page.locator("#hand .card.lit").first.click()
    page.wait_for_selector(".warning-mark")
    while not page.locator("#explanation.warns").count():
        page.locator("#next").click()


def _late(page: Page, frozen: FrozenServer) -> None:
    """A long city, with a card chosen."""
    at_noxford(page, frozen, "Ada", "greedy", "greedy", "greedy", after=LATE)
    page.wait_for_selector(".pile >> nth=23")
    page.locator("#hand .card.lit").first.click()


def _chosen(page: Page, frozen: FrozenServer) -> None:
    """A card, and a place for it out of the list in words."""
    at_noxford(page, frozen, "Ada", "greedy", "greedy")
    page.locator("#hand .card.lit").first.click()
    page.locator("#place-list > summary").click()
    page.locator("#place-list-items summary").nth(1).click()
    page.locator(".listed-place >> visible=true").first.click()
    page.wait_for_selector("#place:not([hidden])")


def _why_not(page: Page, frozen: FrozenServer) -> None:
    at_noxford(page, frozen, "Ada", "greedy")
    page.locator("#display .card.lit").first.click()
    page.locator(".pile.locked").first.click()  # no Neutral card covers another
    page.wait_for_selector("#why:not([hidden])")


def _gear(page: Page, frozen: FrozenServer) -> None:
    at_noxford(page, frozen, "Ada", "Blaise", "Colette", "Denis", asked="asked-gear")
    page.locator(".pile.lit").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    page.wait_for_selector("#place:not([hidden])")


def _district(page: Page, frozen: FrozenServer) -> None:
    """Somebody watches, and wants to know who holds what."""
    at_noxford(page, frozen, "Ada", "Blaise", me="")
    page.locator("[data-show-pile]").first.click()
    page.wait_for_selector("#bubble:not([hidden])")


def _curtain(page: Page, frozen: FrozenServer) -> None:
    at_noxford(page, frozen, "Ada", "Blaise", "Colette", one_screen=True)
    page.wait_for_selector(".curtain")


def _end(page: Page, frozen: FrozenServer) -> None:
    at_noxford(page, frozen, "Ada", "greedy", "greedy", asked="")
    page.wait_for_selector(".account")


def _page(path: str) -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        page.goto(frozen.url + path)

    return going


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "noxford-rules": _page(f"/games/{NOXFORD}/rules"),
        "noxford-turn": _turn,
        "noxford-warned": _warned,
        "noxford-late": _late,
        "noxford-chosen": _chosen,
        "noxford-why-not": _why_not,
        "noxford-gear": _gear,
        "noxford-district": _district,
        "noxford-curtain": _curtain,
        "noxford-end": _end,
        "noxford-setup": _page(f"/play/{NOXFORD}/screen"),
        "noxford-cards": _page(f"/games/{NOXFORD}/cards"),
    }
)
