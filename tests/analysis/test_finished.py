"""A finished game analysed: what adds up, what is certain, and what nobody could know."""

from collections.abc import Sequence

import pytest

from ludotheque.analysis import (
    BLUNDER,
    FINE_MOVE,
    MISSED_CHANCE,
    Figure,
    GameAnalysis,
    Interrupted,
    analyse,
    finished_game,
)
from ludotheque.analysis.verdict import deviations_for, kind_of, paired
from ludotheque.analysis.worlds import Worlds, figure
from ludotheque.bots import make_bot
from ludotheque.core import Dice, Game, Match, Player, Record, Seat
from ludotheque.games import GAMES
from pebbles import PEBBLES

NOIR = GAMES["district-noir"]


def played(game: Game, bots: Sequence[str], seed: str = "played") -> Record:
    """The record of a game among these bots."""
    players = [Player(f"{bot} {seat}", bot) for seat, bot in enumerate(bots)]
    match = Match.start(game, players, seed=seed)
    match.run({seat: make_bot(bot, seed=seat) for seat, bot in enumerate(bots)})
    return match.record


def analysed(game: Game, record: Record, worlds: int = 24, seed: int = 0) -> GameAnalysis:
    finished = finished_game(game, record)
    assert finished is not None
    return analyse(finished, worlds=worlds, seed=seed)


@pytest.fixture(scope="module")
def noir() -> GameAnalysis:
    return analysed(NOIR, played(NOIR, ("greedy", "random")), worlds=60)


def test_luck_and_choices_add_up_for_every_seat(noir: GameAnalysis) -> None:
    for seat, account in enumerate(noir.accounts):
        parts = (account.deal, account.luck, account.own_choices, account.others_choices)
        whole = account.start + sum(part.mean for part in parts) + account.rest.mean
        assert whole == pytest.approx(account.share)
        assert account.share == float(noir.finished.outcome.places[seat] == 1)
    for act in noir.acts:
        assert sum(each.mean for each in act.choice) == pytest.approx(0.0, abs=1e-9)
        assert sum(each.mean for each in act.luck) == pytest.approx(0.0, abs=1e-9)


def test_chances_with_all_hands_open_add_up_and_end_as_the_game_did(noir: GameAnalysis) -> None:
    assert len(noir.points) == len(noir.acts) + 1
    for point in noir.points:
        assert sum(each.mean for each in point.opened) == pytest.approx(1.0)
        assert all(0.0 <= each.mean <= 1.0 for each in (*point.known, *point.opened))
    last = noir.points[-1]
    assert [each.mean for each in last.known] == [account.share for account in noir.accounts]


def test_only_what_was_drawn_is_luck(noir: GameAnalysis) -> None:
    """In District Noir cards are drawn at the end of a round, and nothing is rolled."""
    for act in noir.acts:
        drew = any("drew" in event.phrase.key for event in act.act.told)
        assert drew == any(each != Figure(0.0, 0.0, 0) for each in act.luck)
    assert any(each.mean for act in noir.acts for each in act.luck)


def test_whoever_plays_at_random_makes_the_blunders(noir: GameAnalysis) -> None:
    verdicts = [(act.act.seat, act.verdict.kind) for act in noir.acts if act.verdict]
    assert (1, BLUNDER) in verdicts
    assert (0, BLUNDER) not in verdicts
    assert noir.accounts[1].own_choices.between()[1] < 0.0
    told = [abs(act.verdict.difference.mean) for act in noir.telling() if act.verdict]
    assert told == sorted(told, reverse=True)
    for act in noir.telling():
        verdict = act.verdict
        assert verdict is not None
        assert verdict.reasons or verdict.kind == FINE_MOVE
        assert verdict.low > 0.0 or verdict.high < 0.0, "a verdict inside the noise"


def test_the_same_seed_and_worlds_give_the_same_answer() -> None:
    record = played(PEBBLES, ("greedy", "random"))
    one, same, other = (analysed(PEBBLES, record, seed=seed) for seed in (1, 1, 2))
    assert (one.points, one.accounts) == (same.points, same.accounts)
    assert one.points != other.points


@pytest.mark.parametrize("name", ["noxford", "sans-foi-ni-loi", "samarande"])
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    game = GAMES[name]
    match = Match.start(game, [Player("Ada"), Player("Blaise")], seed="peek")
    for _ in range(12):
        decision = match.decision()
        assert decision is not None
        view = match.view(decision.seat)
        move = make_bot("random", seed=3).choose(game, view, decision.seat)
        assert match.play(decision.seat, move) is None
    worlds = Worlds(game, 2, 0)
    for seat in (0, 1):
        view = match.view(seat)
        other = game.fill(view, seat, Dice("elsewhere"))
        moves = [None]
        assert worlds.known(view, seat, moves, 3, "test") == worlds.known(
            other.view(seat), seat, moves, 3, "test"
        )
    shuffled = game.reshuffle(match.state, Dice("elsewhere"))
    assert shuffled != match.state
    assert worlds.opened(shuffled, [None], 3, "test") == worlds.opened(
        match.state, [None], 3, "test"
    )


def test_what_was_taken_back_is_left_out_and_resigning_is_a_choice() -> None:
    match = Match.start(NOIR, [Player("Ada"), Player("Blaise")], seed="back")
    decision = match.decision()
    assert decision is not None
    first: Seat = decision.seat
    assert match.play(first, decision.options[0]) is None
    assert match.back(first) is None
    assert finished_game(NOIR, match.record) is None
    assert match.play(first, decision.options[1]) is None
    assert match.resign(1 - first) is None
    found = analysed(NOIR, match.record)
    assert [(act.act.number, act.act.move) for act in found.acts] == [
        (3, decision.options[1]),
        (4, None),
    ]
    assert found.accounts[1 - first].own_choices.mean < -0.2
    assert found.accounts[first].share == 1.0


def test_progress_is_told_and_the_work_can_be_stopped() -> None:
    finished = finished_game(PEBBLES, played(PEBBLES, ("random", "random")))
    assert finished is not None
    told: list[tuple[int, int]] = []
    analyse(finished, worlds=4, told=lambda done, whole: told.append((done, whole)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert all(done < whole for done, whole in told)
    with pytest.raises(Interrupted):
        analyse(finished, worlds=4, interrupted=lambda: True)
    with pytest.raises(ValueError, match="worlds"):
        analyse(finished, worlds=0)


def test_nothing_is_said_of_options_that_chance_tells_apart() -> None:
    """Hundreds of comparisons of options that are equally good: no verdict."""
    dice = Dice("noise")
    deviations = deviations_for(20)
    for _ in range(300):
        pair = [[[dice.below(1000) / 1000, 0.0] for _ in range(40)] for _ in range(2)]
        difference = paired(pair[0], pair[1], 0)
        assert not kind_of(difference, difference, deviations)


def test_kinds_of_verdict() -> None:
    much, little = figure([0.3] * 100, -1.0, 1.0), figure([0.01] * 100, -1.0, 1.0)
    worse = figure([-0.3] * 100, -1.0, 1.0)
    deviations = deviations_for(20)
    assert kind_of(much, much, deviations) == BLUNDER
    assert kind_of(much, little, deviations) == MISSED_CHANCE
    assert kind_of(little, worse, deviations) == FINE_MOVE
    assert not kind_of(little, little, deviations)
    assert not kind_of(figure([0.3] * 3, -1.0, 1.0), much, deviations), "too few worlds"


def test_the_more_is_looked_at_the_surer_it_must_be() -> None:
    assert 2.2 < deviations_for(1) < deviations_for(5) < deviations_for(20) < 3.5
