"""Tables of Les Fils de Samarande laid out for a test."""

from ludotheque.core import EVERYTHING, Card, Journal
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.line import GAP
from ludotheque.games.samarande import load
from ludotheque.games.samarande.city import NONE, City, District
from ludotheque.games.samarande.state import SamarandeState, rivals_of
from tests.games import playing

GAME = load()
CARDS = GAME.cards
told, options, asked = playing.told, playing.options, playing.asked
LINE = "palace palace weaponsmith partisan magic-lamp ali-baba"
DECK = "port jeweller partisan caliph souk ali-baba palace perfumer royal-guard library"


def cards(names: str) -> tuple[Card, ...]:
    """`"palace aladdin"` as cards; a dash is a gap in the line."""
    found = tuple(GAP if name == "-" else GAME.box.find(name) for name in names.split())
    assert NONE not in found, f"no such card among {names}"
    return found


def names(kinds: tuple[Card, ...]) -> str:
    """Cards as their names."""
    return " ".join("-" if card == GAP else GAME.box.name(card) for card in kinds)


def district(text: str) -> District:
    """`"port: perfumer, jeweller, frightful-genie"`."""
    name, _, rest = text.partition(":")
    there = [card for part in rest.split(",") for card in cards(part)]
    genies = [card for card in there if GAME.box.name(card) == "frightful-genie"]
    artisans = tuple(sorted(card for card in there if card not in genies))
    return CARDS.district(cards(name)[0], artisans, genies[0] if genies else NONE)


def city(number: int, text: str) -> City:
    """Districts, guards, genies and carpets, with semicolons between them."""
    districts: list[District] = []
    piles: dict[str, list[Card]] = {"guard": [], "genie": [], "carpet": []}
    for part in filter(None, map(str.strip, text.split(";"))):
        (card,) = cards(part.split(":")[0])
        if CARDS.is_district[card]:
            districts.append(district(part))
        elif CARDS.is_guard[card]:
            piles["guard"].append(card)
        else:
            piles[part.rpartition("-")[2]].append(card)
    guards, genies, carpets = (tuple(sorted(pile)) for pile in piles.values())
    return City(CARDS, number, tuple(districts), guards, genies, carpets)


def written(city: City) -> str:
    """The city as `city` reads it."""
    parts = []
    for place in city.districts:
        there = place.all_cards()[1:]
        what = ", ".join(GAME.box.name(card) for card in there)
        parts.append(GAME.box.name(place.card) + (f": {what}" if what else ""))
    parts += [GAME.box.name(card) for card in (*city.guards, *city.genies, *city.carpets)]
    return "; ".join(parts)


def table(
    *cities: str,
    hands: tuple[str, ...] = (),
    gold: tuple[int, ...] = (),
    bank: int = 60,
    line: str = LINE,
    deck: str = DECK,
    active: int = 0,
    points: int = 6,
    players: int = 3,
    idle: int = 0,
    discard: str = "",
) -> SamarandeState:
    """A state with these cards where they are said to be, and none elsewhere. The deck's first is
    its top."""
    given = [*cities, *[""] * (players - len(cities))]
    held = [tuple(sorted(cards(hand))) for hand in (*hands, *[""] * (players - len(hands)))]
    return SamarandeState(
        CARDS,
        EVERYTHING,
        tuple(range(players)),
        rivals_of(players),
        active,
        points,
        False,
        idle,
        bank,
        [*gold, *[0] * (players - len(gold))],
        Hands(held, [()] * players, {}),
        cards(line),
        cards(deck)[::-1],
        (),
        cards(discard),
        [],
        "",
        [city(number, text) for number, text in enumerate(given)],
        0,
        ((),) * players,
        ((),) * players,
        (),
    )


def apply(
    state: SamarandeState, *moves: str, dice: str = "", outcomes: tuple[int, ...] = ()
) -> Journal:
    """Make these moves, each of which must be allowed."""
    return playing.play(GAME, state, moves, dice, outcomes)


def play(
    state: SamarandeState, *moves: str, dice: str = "", outcomes: tuple[int, ...] = ()
) -> Journal:
    """The same, with everybody letting pass whatever is played."""
    passes = ["pass"] * (state.seats - 1)
    every: list[str] = []
    for move in moves:
        every += [move, *passes] if move.startswith("play") else [move]
    return apply(state, *every, dice=dice, outcomes=outcomes)


def refused(state: SamarandeState, move: str) -> tuple[str, str]:
    return playing.refused(GAME, state, move)


def hand(state: SamarandeState, seat: int) -> str:
    return names(state.hands.held[seat])


def cities(state: SamarandeState) -> list[str]:
    return [written(city) for city in state.cities]


def next_turn(state: SamarandeState, dice: str = "") -> Journal:
    """End the turn; what the next one rolls at its beginning."""
    return apply(state, "end", dice=dice)
