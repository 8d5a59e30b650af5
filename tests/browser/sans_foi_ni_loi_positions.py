"""Moments of Sans Foi Ni Loi to open in a browser, with all that its table can show."""

from ludotheque.core import Dice, Log, Script
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.games.sans_foi_ni_loi.tables import CARDS, GAME, names, table

NAME = GAME.name
RICH = (
    "fair-land: fair-herd 3, poor-herd 2; excellent-land: excellent-herd 2, fair-herd 2; "
    "poor-land; poor-land: gold-mine; novice; novice; seasoned; sheriff; fence"
)
RAIDED = "poor-land: fair-herd 4, indian-raid; poor-land: poor-herd 1; fair-land; seasoned; veteran"
PANICKED = "poor-land: poor-herd 2; fair-land: fair-herd 1; novice; panic; undertaker"
HAND = "indian-raid cattle-theft card-sharp hold-up killer-3 poor-herd excellent-land"
LINE = "poor-land fair-herd novice rails mayor girls"


def whole(
    *ranches: str,
    hands: tuple[str, ...],
    gold: tuple[int, ...],
    players: int,
    line: str = LINE,
    active: int = 0,
    points: int = 6,
) -> SansFoiNiLoiState:
    """A true state: what is not said to lie somewhere is in the deck, shuffled."""
    laid = table(*ranches, hands=hands, line=line, deck="", players=players)
    rest = list(GAME.box.unseen(laid.cards()))
    Dice("the rest").shuffle(rest)
    bank = CARDS.banks[players] - sum(gold)
    return table(
        *ranches,
        hands=hands,
        gold=gold,
        bank=bank,
        line=line,
        deck=names(tuple(rest)),
        active=active,
        points=points,
        players=players,
    )


def acting(points: int = 6) -> SansFoiNiLoiState:
    """Ada has everything to choose from, against three."""
    return whole(
        RICH,
        RAIDED,
        PANICKED,
        "poor-land; mayor; novice",
        hands=(HAND, "saloon novice", "panic", "poor-land trapper girls"),
        gold=(9, 6, 2, 4),
        players=4,
        points=points,
    )


def six() -> SansFoiNiLoiState:
    return whole(
        RICH,
        RAIDED,
        PANICKED,
        "poor-land; poor-land; mayor; novice",
        "excellent-land: fair-herd 1, fair-herd 1, poor-herd 4; seasoned",
        "",
        hands=(HAND, "saloon novice", "panic", "poor-land", "trapper girls", "fence rails"),
        gold=(9, 6, 2, 4, 7, 0),
        players=6,
    )


def two() -> SansFoiNiLoiState:
    """Each of two players has two ranches."""
    return whole(
        RICH,
        RAIDED,
        PANICKED,
        "poor-land: excellent-herd 3; mayor; novice",
        hands=(HAND, "saloon novice poor-land trapper"),
        gold=(9, 6, 2, 4),
        players=2,
    )


def after(state: SansFoiNiLoiState, *moves: str, dice: str = "") -> SansFoiNiLoiState:
    """The same after these moves, with these dice."""
    script = Script([int(face) - 1 for face in dice.split()])
    for text in moves:
        move = GAME.move(text)
        assert state.refusal(move) is None, text
        state.apply(move, script, Log())
    return state


def equals(second: str = "poor-land") -> SansFoiNiLoiState:
    """The last to act before Ada, who has two equal herds, on lands that may be equal too."""
    return whole(
        f"poor-land: fair-herd 2; {second}: fair-herd 2; poor-land: poor-herd 1",
        "novice",
        "",
        hands=("novice", "novice", "fence"),
        gold=(3, 4, 5),
        players=3,
        active=2,
    )


def unguarded() -> SansFoiNiLoiState:
    """The last to act before Ada, whose only herd nobody guards."""
    return whole(
        "poor-land: fair-herd 2",
        "novice",
        "",
        hands=("novice", "novice", "fence"),
        gold=(3, 4, 5),
        players=3,
        active=2,
    )


def mayors() -> SansFoiNiLoiState:
    """Ada is the Mayor, and somebody else is about to begin."""
    return whole(
        "poor-land; mayor",
        "poor-land; novice",
        "novice",
        hands=("novice", "trapper", "fence"),
        gold=(3, 8, 5),
        players=3,
        active=0,
    )


def last_bargain() -> SansFoiNiLoiState:
    """Late in a game of six: somebody is about to harm Ada, who is the Mayor, and the deck ends."""
    ranches = [RICH + "; mayor", RAIDED, PANICKED]
    state = whole(
        *ranches,
        *("poor-land; poor-land; excellent-land: fair-herd 1; novice", "novice", "poor-land"),
        hands=(HAND, "panic", "novice", "girls", "fence", "trapper"),
        gold=(9, 6, 8, 4, 7, 0),
        players=6,
        line="poor-land fair-herd novice rails lynching cavalry",
        active=1,
    )
    state.discard, state.deck = state.deck[5:], state.deck[:5]
    return state


def short(players: int, seed: str, cards: int = 9) -> SansFoiNiLoiState:
    """A game as it is dealt, but with so few cards in the deck that it is soon over."""
    state = GAME.new(players=players, chance=Dice(seed))
    state.discard, state.deck = state.deck[:-cards], state.deck[-cards:]
    return state


def crowded() -> SansFoiNiLoiState:
    """Late in a game of six: everybody has built what bots build by then, and more."""
    settled = "poor-land: poor-herd 2; fair-land: fair-herd 2; poor-land; novice; seasoned; fence"
    state = whole(
        RICH,
        RAIDED,
        PANICKED,
        "poor-land; poor-land; excellent-land: fair-herd 1, poor-herd 4; mayor; novice",
        settled,
        "fair-land: poor-herd 1; fair-land: excellent-herd 3; poor-land; veteran; novice",
        hands=(HAND, "saloon novice gold-mine", "panic", "poor-land", "trapper girls", "rails"),
        gold=(9, 6, 2, 4, 7, 0),
        players=6,
    )
    for seat in range(1, 6):
        state.hands.known[seat] = state.hands.held[seat]  # all were taken from the line
    return state
