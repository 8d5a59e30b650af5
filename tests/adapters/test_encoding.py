"""Views and options as numbers: every game has columns, and they say what they should."""

import json
from itertools import islice
from pathlib import Path

import pytest

from ludotheque.adapters.details import Details, details_of
from ludotheque.adapters.encoding import Encoding
from ludotheque.adapters.words import CARD, NUMBER, WORD, row, word_number
from ludotheque.core import HIDDEN, NOBODY, Dice, Game, Log, State
from ludotheque.games import GAMES
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.laws.random_play import played
from pebbles import PEBBLES

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in game.players
]
WIDE_CITY = json.loads(Path(__file__).with_name("wide_city.json").read_text("utf-8"))
A_WHILE = 120
"""Decisions of a random game that a test looks at."""


def some_states(game: Game, players: int) -> list[State]:
    return list(islice(played(game, players, Dice("encoding")), A_WHILE))


def named(encoding: Encoding, view: State) -> dict[str, int]:
    return dict(zip(encoding.columns, encoding.view(view), strict=True))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_view_fills_its_columns(game: Game, players: int) -> None:
    encoding = Encoding(game, players)
    assert len(set(encoding.columns)) == len(encoding.columns)
    for state in some_states(game, players)[::7]:
        for seat in range(players):
            view = state.view(seat)
            numbers = named(encoding, view)
            assert numbers["own seat"] == seat
            decision = view.decision()
            asked = NOBODY if decision is None else (decision.seat - seat) % players
            assert numbers["asked"] == asked
            assert numbers["options"] == (len(decision.options) if decision else 0)
            standing = view.standing()
            assert numbers["points are known"] == (standing is not None)
            assert not standing or numbers["seat +0 points"] == standing[seat]
            assert sum(n for name, n in numbers.items() if name.endswith(" cards")) == (
                game.box.total
            )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_place_can_be_read_back(game: Game, players: int) -> None:
    """What lies where, how much gold, and in which order: nothing of a zone is lost."""
    encoding = Encoding(game, players)
    for state in some_states(game, players)[::9]:
        view = state.view(players - 1)
        numbers = encoding.view(view)
        cards = iter(numbers[encoding.cards_at : encoding.details_at])
        zones = {(zone.name, zone.owner, zone.number): zone for zone in view.zones()}
        for name, owner, number in encoding.places:
            seat = NOBODY if owner == NOBODY else (owner + players - 1) % players
            zone = zones.pop((name, seat, number))
            at = encoding.places_at + encoding.places.index((name, owner, number)) * (
                3 + encoding.kinds
            )
            gold, count, hidden, *counts = numbers[at : at + 3 + encoding.kinds]
            assert (gold, count, hidden) == (
                zone.gold,
                len(zone.cards),
                zone.cards.count(HIDDEN),
            )
            assert counts == [zone.cards.count(card) for card in range(encoding.kinds)]
            assert tuple(islice(cards, count)) == tuple(card + 1 for card in zone.cards)
        assert not zones


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_options_have_the_same_row(game: Game) -> None:
    encoding = Encoding(game, game.players[-1])
    words: dict[int, str] = {}
    for state in some_states(game, game.players[-1]):
        decision = state.decision()
        options = decision.options if decision else ()
        rows = encoding.options(options)
        assert {len(row) for row in rows} <= {len(encoding.option_columns)}
        assert len({tuple(row) for row in rows}) == len(options)
        for move in options:
            for word in str(move).split():
                if game.box.find(word) == HIDDEN and not word.isdecimal():
                    assert words.setdefault(word_number(word), word) == word


def test_a_move_is_a_word_a_card_and_numbers() -> None:
    noxford = GAMES["noxford"]
    encoding = Encoding(noxford, 2)
    found = encoding.option(noxford.move("place lion-punk upright 525 356"))
    card = noxford.box.find("lion-punk") + 1
    words = [WORD, word_number("place"), CARD, card, WORD, word_number("upright")]
    assert found == [*words, NUMBER, 525, NUMBER, 356, *[0] * 6]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_rows_of_options_are_the_words_of_their_texts(game: Game) -> None:
    """Also where a game makes them sooner."""
    encoding = Encoding(game, 2)
    states = [*some_states(game, 2)[::3]]
    if game.name == "noxford":  # hardly ever is a Gear's use so wide
        states.append(game.load(WIDE_CITY))
    for state in states:
        decision = state.decision()
        options = decision.options if decision else ()
        texts = b"".join([row(game.box, str(move)) for move in options])
        assert encoding.packed_options(options) == texts


def test_a_plug_in_gets_its_columns_for_nothing() -> None:
    encoding = Encoding(PEBBLES, 3)
    assert encoding.name == "pebbles_v0"
    assert type(details_of("pebbles")) is Details
    state = PEBBLES.new(players=3, chance=Dice(1))
    assert len(encoding.view(state.view(2))) == len(encoding.columns)


def test_seats_are_counted_from_the_viewer() -> None:
    game = GAMES["samarande"]
    state = some_states(game, 3)[-1]
    encoding = Encoding(game, 3)
    for seat in range(3):
        numbers = named(encoding, state.view(seat))
        for other in range(3):
            assert numbers[f"seat +{(other - seat) % 3} hand cards"] == len(state.hand(other))


def test_the_city_of_noxford_is_where_it_lies() -> None:
    game = GAMES["noxford"]
    state = game.new(players=2, chance=Dice(3))
    move = next(m for m in state.decision().options if str(m).startswith("place"))  # type: ignore[union-attr]
    state.apply(move, Dice(4), Log())
    _, _, turned, x, y = str(move).split()
    numbers = named(Encoding(game, 2), state.view(0))
    city = range(1, numbers["city cards"] + 1)
    places = {
        (numbers[f"city {n} x"], numbers[f"city {n} y"], numbers[f"city {n} sideways"])
        for n in city
    }
    assert (int(x), int(y), int(turned == "sideways")) in places


def test_who_has_taken_in_district_noir_is_a_column() -> None:
    """Nothing on the table shows it."""
    encoding = Encoding(GAMES["district-noir"], 2)
    seen: set[tuple[bool, bool]] = set()
    for state in played(encoding.game, 2, Dice("taken")):
        assert isinstance(state, DistrictNoirState)
        for seat in (0, 1):
            numbers = named(encoding, state.view(seat))
            own, other = numbers["seat +0 has taken"], numbers["seat +1 has taken"]
            assert [own, other] == [state.taken[seat], state.taken[1 - seat]]
            seen.add((bool(own), bool(other)))
    assert len(seen) == 4


def test_passes_of_noxford_are_counted() -> None:
    game = GAMES["noxford"]
    state = game.new(players=3, chance=Dice(1))
    assert isinstance(state, NoxfordState)
    state.passes = 2
    assert named(Encoding(game, 3), state.view(1))["passes"] == 2
