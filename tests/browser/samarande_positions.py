"""Moments of Les Fils de Samarande to open in a browser, with all that its table can show."""

from ludotheque.core import Dice, Log
from ludotheque.games.samarande.state import SamarandeState
from tests.games.samarande.tables import CARDS, GAME, names, table

NAME = GAME.name
RICH = (
    "library: jeweller; souk: weaponsmith, perfumer; fortified-quarter; port: carpet-weaver; "
    "partisan; man-of-the-desert; protector-genie; magic-carpet"
)
HAUNTED = (
    "port: weaponsmith, carpet-weaver, frightful-genie; palace: perfumer; royal-guard; "
    "desert-rider; imposing-genie"
)
MISCHIEF = "enchanted-cemetery; port: perfumer, weaponsmith; desert-rider; mischievous-genie"
SMALL = "palace: jeweller; library; partisan; partisan"
SHIELDED = "souk: weaponsmith, weaponsmith, perfumer; royal-guard; protector-genie"
HAND = "kidnapper-genie explorer-genie assassins-guild magic-lamp weaponsmith aladdin"
LINE = "port jeweller partisan magic-lamp perfumer assassins-guild"


def whole(
    *cities: str,
    hands: tuple[str, ...],
    gold: tuple[int, ...],
    line: str = LINE,
    discard: str = "caliph palace perfumer ali-baba",
    active: int = 0,
    points: int = 6,
) -> SamarandeState:
    """A true state: what is not said to lie somewhere is in the deck, shuffled."""
    players = len(cities)
    laid = table(*cities, hands=hands, line=line, deck="", discard=discard, players=players)
    rest = list(GAME.box.unseen(laid.cards()))
    Dice("the rest").shuffle(rest)
    return table(
        *cities,
        hands=hands,
        gold=gold,
        bank=CARDS.bank - sum(gold),
        line=line,
        deck=names(tuple(rest)),
        discard=discard,
        active=active,
        points=points,
        players=players,
    )


def acting() -> SamarandeState:
    """Ada has everything to choose from, against two."""
    return whole(
        RICH,
        HAUNTED,
        MISCHIEF,
        hands=(HAND, "royal-guard palace mischievous-genie", "caliph library"),
        gold=(9, 6, 4),
    )


def five() -> SamarandeState:
    return whole(
        RICH,
        HAUNTED,
        MISCHIEF,
        SMALL,
        SHIELDED,
        hands=(HAND, "royal-guard palace", "caliph library", "souk", "desert-tornado"),
        gold=(9, 6, 4, 0, 11),
    )


def ordering() -> SamarandeState:
    """Ada has a Caliph, and has taken a card this turn."""
    line = "port - partisan magic-lamp perfumer assassins-guild"
    return whole(RICH, SMALL, hands=("caliph souk", "palace"), gold=(3, 5), line=line)


def answering() -> SamarandeState:
    """Somebody else plays, and Ada holds a genie."""
    hands = ("mischievous-genie souk", "aladdin palace", "mischievous-genie library")
    return whole(SMALL, HAUNTED, MISCHIEF, hands=hands, gold=(3, 5, 2), active=1)


def before_the_test(cities: tuple[str, ...] = (MISCHIEF, SMALL)) -> SamarandeState:
    """The last to act before Ada, whose guards are all of the desert, has to guard artisans."""
    hands = ("souk", "palace", "library")[: len(cities)]
    gold = (4, 3, 2)[: len(cities)]
    return whole(*cities, hands=hands, gold=gold, active=len(cities) - 1)


def last_turn() -> SamarandeState:
    """There is next to nothing in the bank."""
    return whole(RICH, HAUNTED, MISCHIEF, hands=("ali-baba", "palace", ""), gold=(19, 20, 20))


def short(players: int, seed: str, cards: int = 8) -> SamarandeState:
    """A game that has just begun, but with so few cards in the deck that it is soon over."""
    dice = Dice(seed)
    state = GAME.new(players=players, chance=dice)
    while not state.line:
        decision = state.decision()
        assert decision is not None
        state.apply(dice.pick(decision.options), dice, Log())
    state.discard, state.deck = state.deck[:-cards], state.deck[-cards:]
    state.sightings = ()
    return state


def crowded() -> SamarandeState:
    """Late in a game of five, with as much as cities hold by then."""
    return whole(
        RICH,
        HAUNTED,
        "enchanted-cemetery; port: perfumer, weaponsmith; palace: jeweller; desert-rider; "
        "royal-guard; mischievous-genie",
        "palace: jeweller; library: perfumer; souk: carpet-weaver, jeweller; port; partisan; "
        "partisan; man-of-the-desert",
        SHIELDED,
        hands=(HAND, "palace", "caliph library", "souk", "desert-tornado"),
        gold=(9, 6, 4, 0, 11),
    )


def two() -> SamarandeState:
    return whole(RICH, HAUNTED, hands=(HAND, "royal-guard palace caliph"), gold=(9, 6))
