"""Cities of Noxford laid out for a test."""

from collections.abc import Mapping

from ludotheque import scripted_play as playing
from ludotheque.core import EVERYTHING, Card, Journal, Seat
from ludotheque.games.noxford import NOXFORD
from ludotheque.games.noxford.geometry import Place, place_at, x_of, y_of
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.games.noxford.surface import Surface
from tests.games.noxford.reference import USUAL as USUAL

GAME = NOXFORD
CARDS = GAME.cards
options = playing.options

NEUTRAL = "district-gold-poison"
"""A card that means nothing to a test about places."""


def card(name: str) -> Card:
    found = GAME.box.find(name)
    assert found >= 0, f"no such card: {name}"
    return found


def cards(names: str) -> tuple[Card, ...]:
    """`"cobra-punk barracks"` as cards, in order of kind."""
    return tuple(sorted(card(name) for name in names.split()))


def place(text: str) -> Place:
    """`"upright 63 63"` as a place."""
    way, x, y = text.split()
    assert way in ("upright", "sideways")
    return place_at(int(x), int(y), way == "sideways")


def corners(places: tuple[Place, ...] | list[Place]) -> list[tuple[str, int, int]]:
    return [("sideways" if p & 1 else "upright", x_of(p), y_of(p)) for p in places]


def city(*texts: str, surface: Surface = USUAL) -> City:
    """Cards at these places."""
    found = City(surface)
    for text in texts:
        found.add(place(text))
    return found


def table(
    piles: Mapping[str, str],
    hands: tuple[str, ...] = ("cobra-punk cobra-tough", "lion-punk lion-tough"),
    masters: tuple[bool, ...] = (True, True, True, True),
    decks: tuple[str, ...] = ("", "", "", ""),
    display: str = "",
    deck: str = "",
    active: Seat = 0,
    surface: Surface = USUAL,
    last_gear: bool = False,
) -> NoxfordState:
    """A state with these cards where they are said to be, and none elsewhere; piles from the
    bottom up."""
    state = NoxfordState(
        CARDS,
        surface,
        last_gear,
        EVERYTHING,
        active,
        [cards(hand) for hand in hands],
        list(masters[: len(hands)]),
        [tuple(card(name) for name in deck.split()) for deck in decks[: len(hands)]],
        cards(display),
        tuple(card(name) for name in deck.split()),
    )
    for where, names in piles.items():
        state.lay(place(where), tuple(card(name) for name in names.split()))
    return state


def opening(**others: str) -> dict[str, str]:
    """The two cards that start a city, with their corner at 500, 300, and further piles."""
    return {"upright 500 300": NEUTRAL, "sideways 563 300": NEUTRAL, **others}


def locked_punk() -> NoxfordState:
    return table({
        "upright 300 300": "lion-punk", "upright 237 340": NEUTRAL, "upright 363 260": NEUTRAL,
        "sideways 320 388": NEUTRAL, "sideways 280 237": NEUTRAL,
    })  # fmt: skip


def play(state: NoxfordState, *moves: str) -> Journal:
    """Make these moves, each of which must be allowed; nothing may be left to chance."""
    return playing.play(GAME, state, moves)


def refused(state: NoxfordState, move: str) -> tuple[str, str]:
    return playing.refused(GAME, state, move)
