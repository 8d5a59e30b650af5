"""Greedy in the market games takes what it can use, uses what it takes, spends its points, sees the
end coming and bargains."""

from typing import Any

import pytest

from ludotheque.bots import make_bot
from ludotheque.bots.judges import samarande as cities
from ludotheque.bots.judges import sans_foi_ni_loi as ranches
from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.games.market.state import MarketState
from tests.bots.frozen.greedy import FrozenGreedy
from tests.bots.habits import MARKET, contest, observe
from tests.games.samarande import tables as samarande
from tests.games.sans_foi_ni_loi import tables as sans_foi_ni_loi

RANCH_DECK = "poor-land fair-herd novice " * 34
CITY_DECK = "palace jeweller partisan " * 34
DULL = "rodeo-king cavalry rodeo-king cavalry rodeo-king cavalry"
LAMPS = "magic-lamp " * 6


def chosen(game: Game, state: MarketState) -> str:
    decision = state.decision()
    assert decision is not None
    return str(make_bot("greedy", seed=1).choose(game, state.view(decision.seat), decision.seat))


def in_ranches(*estates: str, **around: Any) -> str:
    return chosen(sans_foi_ni_loi.GAME, sans_foi_ni_loi.table(*estates, **around))


def in_cities(*estates: str, **around: Any) -> str:
    return chosen(samarande.GAME, samarande.table(*estates, **around))


# D1: no card that it cannot use


def test_it_does_not_take_what_it_cannot_use() -> None:
    for useless in ("magic-lamp", "scheherazade", "open-sesame", "frightful-genie"):
        assert in_cities(line=f"{useless} {LAMPS}"[: -len(" magic-lamp ")]) == "draw"
    for useless in ("cavalry", "rodeo-king", "lynching", "saloon", "cattle-theft"):
        line = f"{useless} cavalry rodeo-king cavalry rodeo-king cavalry"
        assert in_ranches(line=line) == "draw"


def test_a_second_answer_to_the_same_trouble_is_left() -> None:
    raided = "fair-land: fair-herd 2, indian-raid; poor-land"
    assert in_ranches(raided, hands=("cavalry",), line=DULL) == "play cavalry 1"


def test_the_caliph_is_for_a_line_that_lies_wrong() -> None:
    line = "magic-lamp magic-lamp magic-lamp magic-lamp souk desert-rider"
    state = samarande.table(hands=("caliph",), line=line, points=6)
    look = cities.SamarandeJudge().look(state.view(0), 0)
    (caliph,) = samarande.cards("caliph")
    assert look.use(caliph) > 0.0
    best_first = " ".join(reversed(line.split()))
    ordered = samarande.table(hands=("caliph",), line=best_first, points=6)
    assert cities.SamarandeJudge().look(ordered.view(0), 0).use(caliph) == 0.0


def test_gold_is_taken_where_it_decides_who_is_the_richest() -> None:
    state = {"players": 2, "hands": ("open-sesame",), "line": LAMPS, "points": 3, "gold": (3, 6)}
    assert in_cities(**state) == "play open-sesame 2"


def test_guards_are_imposed_on() -> None:
    guarded = "souk: perfumer, perfumer, jeweller; desert-rider; royal-guard"
    around = {"players": 2, "hands": ("imposing-genie",), "line": LAMPS, "points": 3}
    assert in_cities("", guarded, **around) == "play imposing-genie 2"


def test_a_protector_does_not_stay_for_ever() -> None:
    rich = "souk: perfumer, perfumer, jeweller; desert-rider; protector-genie"
    around = {"players": 2, "hands": ("magic-lamp kidnapper-genie",), "line": LAMPS}
    assert in_cities("", rich, **around) == "play magic-lamp 2 protector-genie"


# D2: deck and bank end the game, whichever comes first


@pytest.mark.parametrize(("bank", "soon"), [(2, True), (50, False)])
def test_an_empty_bank_ends_the_game_too(bank: int, soon: bool) -> None:
    ranch = sans_foi_ni_loi.table("poor-land: fair-herd 2", bank=bank, deck=RANCH_DECK)
    city = samarande.table("souk: perfumer, perfumer", bank=bank, deck=CITY_DECK)
    assert (ranches.rounds_left(ranch) < 1.0) is soon
    assert (cities.turns_left(city) < 1.0) is soon


@pytest.mark.parametrize("cards", [0, 4])
def test_so_does_an_empty_deck(cards: int) -> None:
    ranch = sans_foi_ni_loi.table(deck="novice " * cards)
    city = samarande.table(deck="partisan " * cards)
    assert ranches.rounds_left(ranch) < 1.0
    assert cities.turns_left(city) < 1.0


def test_a_card_that_comes_too_late_is_left() -> None:
    """With gold for one more turn somewhere, only what can be laid at once counts."""
    worths = [
        cities.SamarandeJudge().worth(
            samarande.table(
                "", "souk: perfumer, perfumer, perfumer", players=2, points=3, bank=bank,
                line="desert-rider " * 6, deck=CITY_DECK,
            ).view(0),
            0,
            samarande.GAME.move("take 1"),
        )
        for bank in (60, 1)
    ]  # fmt: skip
    assert worths[0] > 2 * worths[1]


# D3: it does not stall


def test_with_nothing_to_do_it_draws_the_hidden_card() -> None:
    assert in_ranches(line=DULL) == "draw"
    assert in_cities(line=LAMPS) == "draw"


def test_a_panic_is_for_a_ranch_with_herds() -> None:
    badly = "fair-land: fair-herd 2, fair-herd 2; novice"
    assert in_ranches("", badly, "", hands=("panic",), line=DULL, points=3) == "play panic 2"


def test_it_sells_before_herds_run() -> None:
    state = sans_foi_ni_loi.table("", "fair-land: excellent-herd 4, fair-herd 3", players=3)
    sans_foi_ni_loi.next_turn(state, dice="1 6")
    assert chosen(sans_foi_ni_loi.GAME, state) == "sell 1 excellent-herd 4"


# D4: the Mayor's offers


def test_the_mayor_offers_the_best_order_and_it_is_bought() -> None:
    """Whoever declines gets the worst one."""
    line = "cavalry rodeo-king cavalry novice fair-land veteran"
    state = sans_foi_ni_loi.table(
        "mayor", "poor-land", "", line=line, gold=(0, 9, 0), deck=RANCH_DECK
    )
    sans_foi_ni_loi.play(state, "end")
    said = []
    while state.frames and state.frames[-1].effect == "ordering":
        said.append(chosen(sans_foi_ni_loi.GAME, state))
        sans_foi_ni_loi.play(state, said[-1])
    assert said[0] == "place veteran"
    assert any(move.startswith("ask ") for move in said)
    assert said[-1] == "accept"


def test_a_declined_mayor_is_unkind() -> None:
    line = "cavalry rodeo-king cavalry novice fair-land veteran"
    state = sans_foi_ni_loi.table(
        "mayor", "poor-land", "", line=line, gold=(0, 9, 0), deck=RANCH_DECK
    )
    sans_foi_ni_loi.play(state, "end")
    while not state.frames[-1].answers[-1:] or "ask" not in state.frames[-1].answers[-1]:
        sans_foi_ni_loi.play(state, chosen(sans_foi_ni_loi.GAME, state))
    sans_foi_ni_loi.play(state, "decline")
    while state.frames and state.frames[-1].effect == "ordering":
        sans_foi_ni_loi.play(state, chosen(sans_foi_ni_loi.GAME, state))
    assert sans_foi_ni_loi.names(state.line[-1:]) == "veteran"


def test_nobody_is_asked_for_gold_that_is_not_there() -> None:
    line = "cavalry rodeo-king cavalry novice fair-land veteran"
    state = sans_foi_ni_loi.table("mayor", "poor-land", "", line=line, deck=RANCH_DECK)
    sans_foi_ni_loi.play(state, "end")
    assert chosen(sans_foi_ni_loi.GAME, state) != "place veteran"


# D5: no herd without land


def test_a_herd_that_cannot_be_laid_is_left() -> None:
    line = "cavalry rodeo-king cavalry rodeo-king poor-herd poor-herd"
    herds = "fair-herd fair-herd poor-herd"
    assert in_ranches(hands=(herds,), line=line) == "draw"
    assert in_ranches("excellent-land", line="poor-herd " + DULL[: -len(" cavalry")]) == "take 1"


def test_an_artisan_that_cannot_be_laid_is_left() -> None:
    line = "perfumer perfumer magic-lamp magic-lamp magic-lamp magic-lamp"
    assert in_cities(hands=("jeweller",), line=line) == "draw"
    assert in_cities("souk", hands=("jeweller",), line=line) != "draw"


# Over whole games


@pytest.mark.slow
@pytest.mark.either_way
@pytest.mark.parametrize("name", MARKET)
def test_whole_games(name: str) -> None:
    """Measured over 200 games (docs/bots.md), here over a few: nearly all that is taken is played,
    nobody stalls, and offers find buyers."""
    found = observe(GAMES[name], 16)
    assert found.wasted() == []
    assert found.idle == 0
    assert found.unspent <= 0.02 * found.turns
    assert 5 * found.accepted >= found.offers


@pytest.mark.slow
@pytest.mark.either_way
@pytest.mark.parametrize("name", MARKET)
def test_it_beats_what_it_was(name: str) -> None:
    """Measured over 400 games: far more than six of ten."""
    assert contest(GAMES[name], make_bot("greedy", seed=1), FrozenGreedy(2), 15).share >= 0.6
