"""Tables of District Noir laid out for a test."""

from ludotheque import scripted_play as playing
from ludotheque.core import EVERYTHING, Card, Journal, Log, Script, Seat
from ludotheque.games.district_noir import DISTRICT_NOIR
from ludotheque.games.district_noir.state import DistrictNoirState

GAME = DISTRICT_NOIR
CARDS = GAME.cards
options = playing.options


def cards(names: str) -> tuple[Card, ...]:
    """`"8 +2 docks"` as cards."""
    found = tuple(GAME.box.find(name) for name in names.split())
    assert min(found, default=0) >= 0, f"no such card among {names}"
    return found


def names(kinds: tuple[Card, ...]) -> str:
    """Cards as their names."""
    return " ".join(GAME.box.name(card) for card in kinds)


def table(
    line: str = "",
    hands: tuple[str, str] = ("5 6 7 8 +2", "5 6 7 8 +3"),
    piles: tuple[str, str] = ("", ""),
    taken: tuple[bool, bool] = (False, False),
    active: Seat = 0,
    deck: str = "",
) -> DistrictNoirState:
    """A state with these cards where they are said to be, and none elsewhere."""
    return DistrictNoirState(
        CARDS,
        EVERYTHING,
        active,
        [tuple(sorted(cards(hand))) for hand in hands],
        list(taken),
        cards(line),
        [tuple(sorted(cards(pile))) for pile in piles],
        cards(deck),
        (),
    )


def play(state: DistrictNoirState, *moves: str) -> Journal:
    """Make these moves, each of which must be allowed; nothing may be drawn."""
    return playing.play(GAME, state, moves)


def refused(state: DistrictNoirState, move: str) -> tuple[str, str]:
    return playing.refused(GAME, state, move)


def quiet(state: DistrictNoirState, *moves: str) -> DistrictNoirState:
    """The state after these moves."""
    for text in moves:
        state.apply(GAME.move(text), Script(()), Log())
    return state
