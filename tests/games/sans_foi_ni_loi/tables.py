"""Tables of Sans Foi Ni Loi laid out for a test."""

from ludotheque.core import EVERYTHING, Card, Journal
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.line import GAP
from ludotheque.games.sans_foi_ni_loi import load
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, Land, Ranch, age_of, card_of, herd_of
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState, rivals_of
from tests.games import playing

GAME = load()
CARDS = GAME.cards
told, options, asked = playing.told, playing.options, playing.asked
LINE = "poor-land poor-land fair-herd novice trapper fence"
DECK = "fair-land poor-herd novice panic veteran trapper poor-land fair-herd seasoned girls"


def cards(names: str) -> tuple[Card, ...]:
    """`"novice trapper"` as cards; a dash is a gap in the line."""
    found = tuple(GAP if name == "-" else GAME.box.find(name) for name in names.split())
    assert NONE not in found, f"no such card among {names}"
    return found


def names(kinds: tuple[Card, ...]) -> str:
    """Cards as their names."""
    return " ".join("-" if card == GAP else GAME.box.name(card) for card in kinds)


def land(text: str) -> Land:
    """`"fair-land: fair-herd 2, poor-herd 1, indian-raid"`."""
    name, _, rest = text.partition(":")
    herds, mine, raid = [], NONE, NONE
    for part in filter(None, map(str.strip, rest.split(","))):
        if part == "gold-mine":
            mine = GAME.box.find(part)
        elif part == "indian-raid":
            raid = GAME.box.find(part)
        else:
            herd, age = part.split()
            herds.append(herd_of(cards(herd)[0], int(age)))
    return CARDS.land(cards(name)[0], tuple(sorted(herds)), mine, raid)


def ranch(number: int, text: str) -> Ranch:
    """Lands, people, fences and panic, with semicolons between them."""
    lands: list[Land] = []
    people: list[Card] = []
    fences: list[Card] = []
    panic = NONE
    for part in filter(None, map(str.strip, text.split(";"))):
        if "land" in part.split(":")[0]:
            lands.append(land(part))
        elif part == "fence":
            fences += cards(part)
        elif part == "panic":
            (panic,) = cards(part)
        else:
            people += cards(part)
    return Ranch(CARDS, number, tuple(lands), tuple(sorted(people)), tuple(fences), panic)


def written(ranch: Ranch) -> str:
    """The ranch as `ranch` reads it."""
    parts = []
    for land in ranch.lands:
        what = [f"{GAME.box.name(card_of(herd))} {age_of(herd)}" for herd in land.herds]
        what += [GAME.box.name(card) for card in (land.mine, land.raid) if card != NONE]
        parts.append(names((land.card,)) + (": " + ", ".join(what) if what else ""))
    parts += [names((card,)) for card in (*ranch.people, *ranch.fences)]
    if ranch.panic != NONE:
        parts.append("panic")
    return "; ".join(parts)


def table(
    *ranches: str,
    hands: tuple[str, ...] = (),
    gold: tuple[int, ...] = (),
    bank: int = 50,
    line: str = LINE,
    deck: str = DECK,
    active: int = 0,
    points: int = 6,
    players: int = 3,
    idle: int = 0,
    discard: str = "",
    victims: tuple[str, str, str] = ("", "", ""),
) -> SansFoiNiLoiState:
    """A state with these cards where they are said to be, and none elsewhere. The deck's first is
    its top."""
    owners = (0, 1, 0, 1) if players == 2 else tuple(range(players))
    given = [*ranches, *[""] * (len(owners) - len(ranches))]
    held = [tuple(sorted(cards(hand))) for hand in (*hands, *[""] * (players - len(hands)))]
    return SansFoiNiLoiState(
        CARDS,
        EVERYTHING,
        owners,
        rivals_of(owners),
        active,
        points,
        False,
        idle,
        bank,
        [*gold, *[0] * (len(owners) - len(gold))],
        Hands(held, [()] * players, {}),
        cards(line),
        cards(deck)[::-1],
        (),
        cards(discard),
        [],
        "",
        [ranch(number, text) for number, text in enumerate(given)],
        [cards(shot) for shot in victims],
    )


def play(
    state: SansFoiNiLoiState, *moves: str, dice: str = "", outcomes: tuple[int, ...] = ()
) -> Journal:
    """Make these moves, each of which must be allowed."""
    return playing.play(GAME, state, moves, dice, outcomes)


def refused(state: SansFoiNiLoiState, move: str) -> tuple[str, str]:
    return playing.refused(GAME, state, move)


def hand(state: SansFoiNiLoiState, seat: int) -> str:
    return names(state.hands.held[seat])


def ranches(state: SansFoiNiLoiState) -> list[str]:
    return [written(ranch) for ranch in state.ranches]


def next_turn(state: SansFoiNiLoiState, dice: str = "") -> Journal:
    """End the turn; what the next one rolls at its beginning."""
    return play(state, "end", dice=dice)
