"""Tables of Les Fils de Samarande laid out for a test."""

from typing import Unpack

from ludotheque import scripted_play as playing
from ludotheque.core import Card, Journal
from ludotheque.games.market.rivals import rivals_of
from ludotheque.games.samarande import SAMARANDE
from ludotheque.games.samarande.city import NONE, City, District
from ludotheque.games.samarande.state import SamarandeState
from tests.games.markets import Around, MarketTables, filled_up

GAME = SAMARANDE
CARDS = GAME.cards
_TABLES = MarketTables(GAME)
cards, names, hand = _TABLES.cards, _TABLES.names, _TABLES.hand
apply, refused, next_turn = _TABLES.play, _TABLES.refused, _TABLES.next_turn
told, options = playing.told, playing.options
LINE = "palace palace weaponsmith partisan magic-lamp ali-baba"
DECK = "port jeweller partisan caliph souk ali-baba palace perfumer royal-guard library"


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
    players: int = 3,
    hands: tuple[str, ...] = (),
    gold: tuple[int, ...] = (),
    **around: Unpack[Around],
) -> SamarandeState:
    """A state with these cards where they are said to be, and none elsewhere."""
    owners = tuple(range(players))
    given = [*cities, *[""] * (players - len(cities))]
    state = SamarandeState(
        CARDS,
        owners,
        rivals_of(owners),
        filled_up(gold, players),
        _TABLES.hands(hands, players),
        [],
        [city(number, text) for number, text in enumerate(given)],
    )
    _TABLES.set_out(state, {"bank": 60, "line": LINE, "deck": DECK, **around})
    return state


def play(
    state: SamarandeState, *moves: str, dice: str = "", outcomes: tuple[int, ...] = ()
) -> Journal:
    """`apply`, with everybody letting pass whatever is played."""
    passes = ["pass"] * (state.seats - 1)
    every: list[str] = []
    for move in moves:
        every += [move, *passes] if move.startswith("play") else [move]
    return apply(state, *every, dice=dice, outcomes=outcomes)


def asked(state: SamarandeState) -> tuple[int, str]:
    """Who is asked, and what; all questions whether something passes are `answer`."""
    seat, question = playing.asked(state)
    return seat, question.partition("-")[0] if question.startswith("answer-") else question


def cities(state: SamarandeState) -> list[str]:
    return [written(city) for city in state.cities]
