"""Greedy at Sans Foi Ni Loi: it builds, guards, sells in time and uses its tricks."""

import time
from typing import Any

import pytest

from ludotheque.bots import bots_for, make_bot, thinks
from ludotheque.bots.judges.sans_foi_ni_loi import SansFoiNiLoiJudge, risk
from ludotheque.core import Dice, Log, Match, Player
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.bots.contests import wins
from tests.games.sans_foi_ni_loi.tables import GAME, next_turn, play, table

JUDGE = SansFoiNiLoiJudge()


def chosen(state: SansFoiNiLoiState) -> str:
    decision = state.decision()
    assert decision is not None
    return str(make_bot("greedy", seed=1).choose(GAME, state.view(decision.seat), decision.seat))


DULL = "rodeo-king cavalry rodeo-king cavalry rodeo-king cavalry"


def test_it_builds() -> None:
    assert chosen(table(hands=("poor-land rodeo-king",), line=DULL)) == "lay poor-land"
    assert chosen(table("poor-land", hands=("fair-herd",), line=DULL)) == "lay fair-herd 1"
    assert chosen(table(hands=("veteran",), line=DULL)) == "lay veteran"


def test_it_takes_what_is_cheap_and_good() -> None:
    assert chosen(table(line="veteran rodeo-king cavalry panic cavalry cavalry")) == "take 1"


def test_it_guards_its_herds() -> None:
    herds = "fair-land: fair-herd 2, fair-herd 2; poor-land: excellent-herd 2"
    assert chosen(table(herds, hands=("fence",), line=DULL, points=4)) == "play fence"
    assert chosen(table(hands=("fence",), line=DULL)) != "play fence"


def test_it_sells_in_time() -> None:
    state = table("", "poor-land: excellent-herd 4; fair-land: fair-herd 1, poor-herd 1")
    next_turn(state, dice="1 6")
    assert chosen(state) == "sell 1 excellent-herd 4"  # as old as it gets, and badly guarded
    state = table("", "poor-land: excellent-herd 1; veteran; veteran; fence", "poor-land")
    next_turn(state, dice="1 6")
    assert chosen(state) == "keep"


def test_it_uses_its_tricks() -> None:
    state = table("poor-land", "poor-land; fair-land: fair-herd 3", hands=("rails",), line=DULL)
    assert chosen(state) == "play rails 2 2"
    assert chosen(table("panic; poor-land: poor-herd 1", hands=("rodeo-king",), line=DULL)) == (
        "play rodeo-king"
    )
    raided = "fair-land: fair-herd 2, indian-raid; poor-land"
    assert chosen(table(raided, hands=("cavalry",), line=DULL)) == "play cavalry 1"
    assert chosen(table("", "veteran", "novice", hands=("saloon",), line=DULL)) == "play saloon"
    assert chosen(table(hands=("trapper",), line=DULL)) == "play trapper"
    assert chosen(table(hands=("hold-up",), gold=(0, 9), bank=3, line=DULL)) == "play hold-up 2"


def test_it_steals_the_best_card_and_gives_up_the_worst() -> None:
    state = table(hands=("card-sharp", "rodeo-king veteran"))
    play(state, "play card-sharp 2")
    assert chosen(state) == "steal veteran"
    state = table(hands=("veteran " * 10 + "rodeo-king",))
    play(state, "end")
    assert chosen(state) == "discard rodeo-king"


def test_its_mayor_serves_himself() -> None:
    line = "rodeo-king veteran cavalry cavalry cavalry cavalry"
    state = table("", "", "mayor", line=line, active=1)
    play(state, "end")
    assert chosen(state) == "place veteran"
    state = table("mayor", line=line.replace("rodeo-king veteran", "veteran rodeo-king"))
    play(state, "end")
    assert chosen(state) != "place veteran"


def test_how_likely_the_test_fails() -> None:
    assert risk(1, 1) == 15 / 36
    assert risk(6, 0) == 1.0 - 0 / 36
    assert risk(0, 5) == 0.0


def views(players: int) -> list[tuple[SansFoiNiLoiState, SansFoiNiLoiState, int]]:
    """True states with the view of the seat that is asked."""
    found = []
    dice = Dice(f"views {players}")
    state: SansFoiNiLoiState = GAME.new(players=players, chance=dice)
    while (decision := state.decision()) is not None:
        if dice.below(12) == 0:
            found.append((state.copy(), state.view(decision.seat), decision.seat))
        state.apply(dice.pick(decision.options), dice, Log())
    return found


@pytest.mark.parametrize("name", bots_for(GAME))
@pytest.mark.parametrize("players", [2, 4])
def test_it_never_peeks_and_chooses_an_option(name: str, players: int) -> None:
    bot = make_bot(name, seed=7, iterations=4 if thinks(name) else 0)
    for state, view, seat in views(players):
        other = GAME.fill(view, seat, Dice("other"))
        move = bot.choose(GAME, view, seat)
        assert bot.choose(GAME, other.view(seat), seat) == move
        assert state.refusal(move) is None


def test_ismcts_keeps_to_its_seconds() -> None:
    _, view, seat = views(4)[0]
    started = time.monotonic()
    make_bot("ismcts", seed=1, seconds=0.3).choose(GAME, view, seat)
    assert time.monotonic() - started >= 0.3


@pytest.mark.slow
@pytest.mark.either_way
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_nearly_always(players: int) -> None:
    """Measured: 40 of 40 against one, 38 of 40 against three. Far fewer would be a bot that has
    forgotten something."""
    won = 0
    for deal in range(20):
        seat = deal % players
        names = ["greedy" if at == seat else "random" for at in range(players)]
        match = Match.start(
            GAME, [Player(str(at), bot=name) for at, name in enumerate(names)], seed=deal
        )
        bots = {at: make_bot(name, seed=at) for at, name in enumerate(names)}
        won += seat in match.run(bots).winners
    assert won >= 16


def test_the_judge_sees_who_is_ahead() -> None:
    """By the rankings as they may become, by gold, and by what is in hand while there is time."""

    def first(*ranches: str, **around: Any) -> float:
        ahead, *behind = JUDGE.prospects(table(*ranches, **{"points": 0, **around}))
        assert behind[0] == behind[1]
        return ahead

    even = first()
    assert even == 0.5
    assert even < first("poor-land") < first("poor-land: poor-herd 1")
    assert first("poor-land: poor-herd 1; veteran") > first("poor-land: poor-herd 1; novice")
    assert first("panic; poor-land: poor-herd 1") < first("poor-land: poor-herd 1")
    assert first("", "poor-land", "poor-land") < even
    assert first(gold=(8, 2, 2)) > first(gold=(3, 2, 2)) > even
    assert first(hands=("veteran",)) > first(hands=("cavalry",)) > even
    assert first(hands=("veteran",), deck="") == even  # too late to lay it
    assert first(points=3) > even


@pytest.mark.slow
@pytest.mark.either_way
def test_ismcts_beats_greedy() -> None:
    """Measured with far more iterations: see docs/bots.md. This is only a sign of life."""
    thinker, greedy = make_bot("ismcts", seed=1, iterations=12), make_bot("greedy", seed=2)
    assert wins(GAME, thinker, greedy, 2) >= 2
