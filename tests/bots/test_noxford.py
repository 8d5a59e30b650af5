"""Bots at Noxford: they see majorities, where a gear hurts most, and what they cannot know they do
not use."""

import pytest

from ludotheque.bots import Bot, bots_for, make_bot, thinks
from ludotheque.bots.judges.noxford import NoxfordJudge
from ludotheque.core import Dice, Log
from ludotheque.games.noxford.scoring import standing
from ludotheque.games.noxford.state import NoxfordState
from tests.bots.contests import wins
from tests.games.noxford.tables import GAME, opening, options, place, play, table


def quick_bot(name: str, seed: int) -> Bot:
    return make_bot(name, seed=seed, iterations=6 if thinks(name) else 0)


def worth(state: NoxfordState, move: str) -> float:
    decision = state.decision()
    assert decision is not None
    return NoxfordJudge().worth(state.view(decision.seat), decision.seat, GAME.move(move))


def chosen(state: NoxfordState, seed: int = 1) -> str:
    decision = state.decision()
    assert decision is not None
    bot = make_bot("greedy", seed=seed)
    return str(bot.choose(GAME, state.view(decision.seat), decision.seat))


def some_views(every: int) -> list[tuple[NoxfordState, int]]:
    dice = Dice("noxford views")
    state = GAME.new(players=3, chance=dice)
    found, number = [], 0
    while (decision := state.decision()) is not None:
        if number % every == 0:
            found.append((state.view(decision.seat), decision.seat))
        number += 1
        state.apply(dice.pick(decision.options), dice, Log())
    return found


@pytest.mark.parametrize("name", bots_for(GAME))
def test_it_chooses_an_option_and_never_peeks(name: str) -> None:
    bot = quick_bot(name, 7)
    for view, seat in some_views(12):
        other = GAME.fill(view, seat, Dice("other")).view(seat)
        move = bot.choose(GAME, view, seat)
        assert view.refusal(move) is None
        assert bot.choose(GAME, other, seat) == move


def test_greedy_takes_the_majority_where_it_is_worth_most() -> None:
    piles = {"upright 500 300": "district-all", "sideways 563 300": "district-arms"}
    state = table(piles, hands=("cobra-punk", "lion-punk"))
    beside_both = worth(state, "place cobra-punk upright 563 363")
    assert beside_both > 0
    assert chosen(state) in {text for text in options(state) if worth(state, text) >= beside_both}


def test_greedy_does_not_stand_beside_a_barracks_for_nothing() -> None:
    piles = {"upright 500 300": "district-all", "sideways 563 300": "barracks"}
    state = table(piles, hands=("cobra-punk cobra-tough", "lion-punk"))
    assert worth(state, "place cobra-punk upright 563 363") == pytest.approx(0.1)


def test_a_barracks_is_worth_what_it_takes_from_others() -> None:
    piles = opening(**{"upright 563 363": "lion-tough"})
    state = table(piles, hands=("cobra-punk", "lion-punk"), display="barracks")
    against = [move for move in options(state, "place barracks") if worth(state, move) > 0]
    assert against
    for text in against:
        after = state.copy()
        play(after, text)
        assert {place("upright 563 363")} & {
            rect.place for rect in after.city.touching(place(" ".join(text.split()[2:])))
        }


def test_greedy_uses_a_gear_where_it_hurts_most() -> None:
    """One card of the Lions holds both Districts: whatever is moved, they hold neither after it."""
    piles = {
        "upright 500 300": "district-all", "sideways 563 300": "district-gold-arms",
        "sideways 500 237": "lion-tough",
    }  # fmt: skip
    state = table(piles, hands=("cobra-gear-punk cobra-punk", "lion-punk"))
    play(state, "place cobra-gear-punk upright 563 363")
    assert worth(state, "stay") == 0.0
    for seed in range(3):
        after = state.copy()
        play(after, chosen(state, seed))
        assert standing(after.catalogue, after.piles, after.city, 2)[1] == 0


def test_greedy_ends_the_game_only_when_it_is_ahead() -> None:
    ahead = {"upright 500 300": "district-all", "upright 437 300": "cobra-tough"}
    piles = {**ahead, "sideways 563 300": "barracks"}
    state = table(piles, hands=("cobra-punk", "lion-punk"), masters=(False, True),
                  display="barracks")  # fmt: skip
    assert chosen(state).startswith("place cobra-punk")
    behind = {**piles, "upright 437 300": "lion-tough"}
    state = table(behind, hands=("cobra-punk", "lion-punk"), masters=(False, True),
                  display="district-gold-arms")  # fmt: skip
    assert worth(state, options(state, "place cobra-punk")[0]) < 0


@pytest.mark.slow
@pytest.mark.either_way
def test_greedy_beats_random_nearly_always() -> None:
    """Measured: 20 of 20, by 34 points to 0.3 on average."""
    assert wins(GAME, make_bot("greedy", seed=1), make_bot("random", seed=2), 20) >= 38


@pytest.mark.slow
@pytest.mark.either_way
def test_ismcts_beats_random() -> None:
    assert wins(GAME, make_bot("ismcts", seed=1, iterations=8), make_bot("random", seed=2), 2) == 4


def test_ismcts_thinks_of_few_among_many() -> None:
    """With far more options than iterations it still prefers what the judge does."""
    view, seat = next(
        (view, seat)
        for view, seat in some_views(1)
        if len(view.decision().options) > 120  # type: ignore[union-attr]  # not over yet
    )
    move = make_bot("ismcts", seed=1, iterations=10).choose(GAME, view, seat)
    judge = NoxfordJudge()
    decision = view.decision()
    assert decision is not None
    worths = sorted(judge.worth(view, seat, option) for option in decision.options)
    assert judge.worth(view, seat, move) >= worths[-10]


def test_the_judge_sees_who_is_ahead() -> None:
    """Nobody at first; then whoever leads at a District, the more so the surer the lead is."""
    judge = NoxfordJudge()
    piles = {"upright 500 300": "district-all", "sideways 563 300": "barracks"}
    assert judge.prospects(table(piles)) == (0.5, 0.5)
    one = judge.prospects(table({**piles, "upright 437 300": "cobra-punk"}))
    two = judge.prospects(
        table({**piles, "upright 437 300": "cobra-punk", "sideways 490 388": "cobra-tough"})
    )
    assert 0.5 < one[0] < two[0] < 1.0
    assert one[1] == pytest.approx(1.0 - one[0])
    tied = table({**piles, "upright 437 300": "cobra-punk", "sideways 490 388": "lion-tough"})
    assert judge.prospects(tied) == (0.5, 0.5)
    without_master = table(piles, masters=(False, True))
    assert judge.prospects(without_master)[0] < 0.5
