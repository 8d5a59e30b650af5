"""What the judge of Les Fils de Samarande thinks of some moves, and how that plays."""

from typing import Any

import pytest

from ludotheque.bots import make_bot
from ludotheque.bots.judges import JUDGES
from ludotheque.bots.judges.samarande import SamarandeJudge
from ludotheque.core import Match, Player
from ludotheque.games import GAMES
from ludotheque.games.samarande.state import SamarandeState
from tests.bots.contests import wins
from tests.games.samarande.tables import GAME, apply, table

JUDGE = SamarandeJudge()


def worth(state: SamarandeState, move: str) -> float:
    decision = state.decision()
    assert decision is not None
    return JUDGE.worth(state.view(decision.seat), decision.seat, GAME.move(move))


def test_a_new_kind_is_worth_more_than_another_of_the_same() -> None:
    state = table("palace; souk", hands=("palace library",), points=1)
    assert worth(state, "lay library") > worth(state, "lay palace")


def test_a_genie_answers_what_hits_oneself_rather_than_others() -> None:
    hits = table("", "souk: perfumer, perfumer", hands=("kidnapper-genie", "mischievous-genie"))
    apply(hits, "play kidnapper-genie 2 1 perfumer hand")
    other = table(
        "", "", "souk: perfumer, perfumer", hands=("kidnapper-genie", "mischievous-genie")
    )
    apply(other, "play kidnapper-genie 3 1 perfumer hand")
    answer = "play mischievous-genie"
    assert worth(hits, answer) > worth(hits, "pass") == 0.0
    assert worth(other, answer) < worth(hits, answer)


def test_a_lamp_is_for_ones_own_troubles() -> None:
    state = table(
        "souk: perfumer, frightful-genie", "souk: perfumer, frightful-genie", hands=("magic-lamp",)
    )
    own, theirs = "play magic-lamp 1 frightful-genie 1", "play magic-lamp 2 frightful-genie 1"
    assert worth(state, own) > 0.0 > worth(state, theirs)


def test_a_high_roll_of_the_neighbours_is_rolled_again() -> None:
    state = table("", "palace: perfumer; desert-rider")
    apply(state, "end", dice="6")
    assert worth(state, "reroll") > worth(state, "stand")
    state = table("", "palace: perfumer; desert-rider")
    apply(state, "end", dice="2")
    assert worth(state, "reroll") < worth(state, "stand")


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(6):
        seats = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        players = [Player(name, bot=name) for name in seats]
        match = Match.start(GAMES["samarande"], players, seed=seed)
        bots = {seat: make_bot(name, seed=seed) for seat, name in enumerate(seats)}
        won += match.run(bots).places[seats.index("greedy")] == 1
    assert won >= 5


def test_the_judge_sees_who_is_ahead() -> None:
    """By what a city counts, what it is still to earn, and what is in hand while there is time."""

    def first(*cities: str, **around: Any) -> float:
        ahead, behind = JUDGE.prospects(table(*cities, **{"players": 2, "points": 0, **around}))
        assert ahead == pytest.approx(1.0 - behind)
        return ahead

    assert first() == 0.5
    assert 0.5 < first("souk") < first("souk: perfumer") < 1.0
    assert first("", "souk: perfumer") < 0.5
    assert first("souk: perfumer; desert-rider", "souk: perfumer") > 0.5
    assert first(gold=(9, 3)) > first(gold=(4, 3)) > 0.5
    assert first(hands=("souk",)) > first(hands=("magic-lamp",)) > 0.5
    assert first(hands=("souk",), deck="") == 0.5  # too late to lay it
    assert first(points=3) > 0.5


@pytest.mark.slow
@pytest.mark.either_way
def test_ismcts_beats_greedy() -> None:
    """Measured with far more iterations: see docs/bots.md. This is only a sign of life."""
    thinker, greedy = make_bot("ismcts", seed=1, iterations=30), make_bot("greedy", seed=2)
    assert wins(GAME, thinker, greedy, 4) >= 5


def test_ismcts_begins_with_what_the_judge_likes_best() -> None:
    match = Match.start(GAME, [Player("Ada"), Player("Blaise"), Player("Chloé")], seed=3)
    judge, greedy = JUDGES[GAME.name], make_bot("greedy", seed=1)
    for _ in range(8):
        decision = match.decision()
        assert decision is not None
        view = match.view(decision.seat)
        worths = {move: judge.worth(view, decision.seat, move) for move in decision.options}
        thinker = make_bot("ismcts", seed=1, iterations=1)
        assert worths[thinker.choose(GAME, view, decision.seat)] == max(worths.values())
        assert match.play(decision.seat, greedy.choose(GAME, view, decision.seat)) is None
