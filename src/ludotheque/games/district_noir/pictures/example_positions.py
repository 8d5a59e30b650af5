"""Example positions shown as pictures in the rules."""

from ludotheque.core import EVERYTHING, BadField, Fields, Seat
from ludotheque.games.district_noir.cards import Cards
from ludotheque.games.district_noir.loading import restore
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.games.illustrations import others_of


def second_round(cards: Cards) -> DistrictNoirState | None:
    """Both players have taken once; five cards of the second round are in the line. None if these
    cards do not allow it."""
    return _moment(
        cards,
        active=1,
        hands=("8 docks", "5 7 -1"),
        taken=(False, False),
        line="6 8 -2 5 city-hall +3 7",
        piles=("5 6 7 8 8", "5 7 8 +2 -2"),
    )


def city_taken(cards: Cards) -> DistrictNoirState | None:
    """A player has just taken all three City cards."""
    return _moment(
        cards,
        active=0,
        hands=("5 7 8", "6 7"),
        taken=(True, False),
        line="7 -1",
        piles=("+2 docks +3 police-station city-hall", ""),
    )


def _moment(
    cards: Cards,
    *,
    active: Seat,
    hands: tuple[str, str],
    taken: tuple[bool, bool],
    line: str,
    piles: tuple[str, str],
) -> DistrictNoirState | None:
    """A true state with these cards in the given places, and the others in the deck."""
    rest = others_of(cards.box, " ".join([*hands, line, *piles]).split())
    if rest is None:
        return None
    content: dict[str, object] = {
        "eyes": EVERYTHING,
        "active": active,
        "hands": [hand.split() for hand in hands],
        "taken": list(taken),
        "line": line.split(),
        "piles": [pile.split() for pile in piles],
        "deck": rest[cards.removed :],
        "removed": rest[: cards.removed],
    }
    try:
        return restore(cards, Fields(content))
    except BadField:  # the deal or the counts differ
        return None
