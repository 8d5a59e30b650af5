"""A game without a judge is judged by what the contract knows."""

import pytest

from ludotheque.bots import make_bot
from ludotheque.bots.bot import Bot
from ludotheque.bots.judges.plain import A_CLEAR_WIN, PlainJudge, lead
from ludotheque.core import Dice, Game, Log, Move, Seat, State
from ludotheque.games import GAMES
from pebbles import PEBBLES, PebblesState
from tests.bots.contests import wins
from tests.games.district_noir.tables import quiet
from tests.games.district_noir.tables import table as noir_table
from tests.games.pebbles.test_pebbles import table


class Plainly(Bot):
    """`greedy` as it would be if no game had a judge."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        judge = PlainJudge(game)
        return max(self.options(view, seat), key=lambda move: judge.worth(view, seat, move))


def at_the_last_rock() -> PebblesState:
    """A game in which one card is left, a Rock: whoever plays it changes nothing."""
    for seed in range(100):
        dice = Dice(f"last rock {seed}")
        state = PEBBLES.new(players=2, chance=dice)
        while (decision := state.decision()) is not None:
            is_last = not state.deck and sum(map(len, state.hands)) == 1
            if is_last and str(decision.options[0]) == "play rock":
                return state
            state.apply(dice.pick(decision.options), dice, Log())
    raise AssertionError("no game ends with a Rock")


def test_the_lead_is_the_points_beyond_the_best_opponent() -> None:
    state = table("rock", "rock", bank=9)
    state.purses[:] = [2, 5]
    assert (lead(state, 0), lead(state, 1)) == (-3.0, 3.0)


def test_an_option_is_worth_the_lead_that_it_leads_to() -> None:
    state = at_the_last_rock()
    seat, rock = state.active, PEBBLES.move("play rock")
    assert PlainJudge(PEBBLES).worth(state.view(seat), seat, rock) == lead(state, seat)


def test_equal_views_give_equal_worths_whatever_is_hidden() -> None:
    dice = Dice("plain judge")
    state = PEBBLES.new(players=2, chance=dice)
    while (decision := state.decision()) is not None:
        view = state.view(decision.seat)
        other = PEBBLES.fill(view, decision.seat, dice).view(decision.seat)
        judge = PlainJudge(PEBBLES)
        for move in decision.options:
            once = judge.worth(view, decision.seat, move)
            assert once == judge.worth(other, decision.seat, move)
        state.apply(dice.pick(decision.options), dice, Log())


def test_a_win_without_points_is_a_clear_one() -> None:
    state = quiet(noir_table("docks police-station city-hall"), "take")
    assert (lead(state, 0), lead(state, 1)) == (A_CLEAR_WIN, -A_CLEAR_WIN)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "least"), [("pebbles", 24), ("district-noir", 34)])
def test_it_plays_better_than_chance(name: str, least: int) -> None:
    assert wins(GAMES[name], Plainly(seed=1), make_bot("random", seed=2), 20) >= least
