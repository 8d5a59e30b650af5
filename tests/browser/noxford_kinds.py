"""The kinds of page on which Noxford is played."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from playwright.sync_api import Page

from ludotheque.bots import make_bot
from ludotheque.core import Dice, Log, Script
from ludotheque.games import GAMES

from .still import DEAL, Place, StillHouse

Going = Callable[[Page, StillHouse], None]

NOXFORD = "noxford"
MIDDLE = 26
NO_DICE = Script(())
"""In Noxford nothing is left to chance after the deal."""


@cache
def noxford_moves(players: int, question: str) -> int:
    """How many moves there are until Ada is asked this, with the others strong already; or, without
    a question, until the end."""
    game, greedy = GAMES[NOXFORD], make_bot("greedy", seed=1)
    state = game.new(players=players, chance=Dice(f"{DEAL}/0"))
    moves = 0
    while (decision := state.decision()) is not None:
        if moves > MIDDLE and (decision.seat, decision.question.key) == (0, question):
            break
        state.apply(greedy.choose(game, state.view(decision.seat), decision.seat), NO_DICE, Log())
        moves += 1
    return moves


def at_noxford(
    page: Page, house: StillHouse, *names: str, asked: str = "asked-turn", one_screen: bool = False
) -> Place:
    """A table of Noxford in full swing, at which Ada is asked this."""
    moves = noxford_moves(len(names), asked)
    place = house.table(*names, moves=moves, game=NOXFORD, one_screen=one_screen)
    place.open(page, "Ada")
    return place


def _chosen(page: Page, house: StillHouse) -> None:
    """A card, and a place for it out of the list in words."""
    at_noxford(page, house, "Ada", "greedy", "greedy")
    page.locator("#hand .card.lit").first.click()
    page.locator("#words > summary").click()
    page.locator("#words-list summary").nth(1).click()
    page.locator(".where >> visible=true").first.click()
    page.wait_for_selector("#place:not([hidden])")


def _why_not(page: Page, house: StillHouse) -> None:
    at_noxford(page, house, "Ada", "greedy")
    page.locator("#display .card.lit").first.click()
    page.locator("#city").click(position={"x": 40, "y": 200})
    page.wait_for_selector("#why:not([hidden])")


def _gear(page: Page, house: StillHouse) -> None:
    at_noxford(page, house, "Ada", "Blaise", "Colette", "Denis", asked="asked-gear")
    page.locator(".pile.lit").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    page.wait_for_selector("#place:not([hidden])")


def _district(page: Page, house: StillHouse) -> None:
    """Somebody watches, and wants to know who holds what."""
    moves = noxford_moves(2, "asked-turn")
    house.table("Ada", "Blaise", moves=moves, game=NOXFORD).open(page)
    page.locator("[data-shows]").first.click()
    page.wait_for_selector("#bubble:not([hidden])")


def _curtain(page: Page, house: StillHouse) -> None:
    at_noxford(page, house, "Ada", "Blaise", "Colette", one_screen=True)
    page.wait_for_selector(".curtain")


def _end(page: Page, house: StillHouse) -> None:
    at_noxford(page, house, "Ada", "greedy", "greedy", asked="")
    page.wait_for_selector(".account")


def _page(path: str) -> Going:
    def going(page: Page, house: StillHouse) -> None:
        page.goto(house.url + path)

    return going


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "noxford-rules": _page(f"/games/{NOXFORD}/rules"),
        "noxford-chosen": _chosen,
        "noxford-why-not": _why_not,
        "noxford-gear": _gear,
        "noxford-district": _district,
        "noxford-curtain": _curtain,
        "noxford-end": _end,
    }
)

LOOKED_AT: Mapping[str, Going] = MappingProxyType(
    {
        "noxford-setup": _page(f"/play/{NOXFORD}/screen"),
        "noxford-cards": _page(f"/games/{NOXFORD}/cards"),
    }
)
"""Of the same make as District Noir's: there are pictures of them, and no more checks."""
