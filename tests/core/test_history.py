"""A match that was played, at any of its moments."""

import pytest

from ludotheque.core import EVERYTHING, WATCHER, BadRecord, Dice, History, Match, Player, Record
from ludotheque.games import GAMES

PLAYERS = (Player("Ada"), Player("Blaise"), Player("Chloé"))


def an_eventful_match() -> Match:
    """With a move taken back, a seat that changes hands, and somebody who resigns."""
    match = Match.start(GAMES["sans-foi-ni-loi"], PLAYERS, seed=5)
    dice = Dice("eventful")
    taken_back = False
    while (decision := match.decision()) is not None:
        assert match.play(decision.seat, dice.pick(decision.options)) is None
        if not taken_back:
            taken_back = match.back(decision.seat) is None
        if match.number == 30:
            assert match.hand_over(1, Player("Marcel", "greedy")) is None
        if match.number == 50:
            assert match.resign(2, Player("Simone", "random")) is None
    assert taken_back
    return match


@pytest.mark.slow
def test_every_moment_is_what_following_the_record_that_far_gives() -> None:
    match = an_eventful_match()
    history = History(match.game, match.record)
    assert history.last == match.number
    assert history.match.outcome() == match.outcome()
    for number in range(0, match.number + 1, 7):
        followed = Match.resume(match.game, match.record, until=number)
        moment = history.at(number)
        assert moment.state == followed.state
        assert moment.players == followed.players
        assert moment.resigned == followed.resigned
        assert moment.number == number
        assert moment.decision() == followed.decision()
        assert moment.outcome() == followed.outcome()
        for eyes in (0, WATCHER, EVERYTHING):
            assert moment.journal(eyes) == followed.journal(eyes)
            assert moment.journal(eyes, max(0, number - 1)) == followed.journal(
                eyes, max(0, number - 1)
            )


def test_playing_on_from_a_moment_changes_nothing_of_what_was() -> None:
    match = an_eventful_match()
    history = History(match.game, match.record)
    before = history.at(20).state.copy()
    moment = history.at(20)
    decision = moment.decision()
    assert decision is not None
    assert moment.play(decision.seat, decision.options[0]) is None
    assert history.at(20).state == before
    assert history.match.record.text() == match.record.text()


def test_what_came_before_a_moment_cannot_be_taken_back() -> None:
    match = Match.start(GAMES["district-noir"], PLAYERS[:2], seed=1)
    decision = match.decision()
    assert decision is not None
    assert match.play(decision.seat, decision.options[0]) is None
    assert match.why_not_back(decision.seat) is None
    moment = History(match.game, match.record).at(1)
    assert moment.why_not_back(decision.seat) is not None


def test_a_record_that_cannot_be_followed_names_the_line() -> None:
    match = Match.start(GAMES["district-noir"], PLAYERS[:2], seed=1)
    text = match.record.text() + '{"n": 1, "move": "fly", "seat": 0, "by": "person"}\n'
    with pytest.raises(BadRecord) as caught:
        History(match.game, Record.read(text))
    assert caught.value.line == 2


def a_long_match_of_second_thoughts() -> Match:
    """Three in four moves are taken back, so that takebacks reach over the edge of any stretch."""
    match = Match.start(GAMES["sans-foi-ni-loi"], PLAYERS, seed=8)
    dice = Dice("second thoughts")
    while (decision := match.decision()) is not None and match.number < 600:
        assert match.play(decision.seat, dice.pick(decision.options)) is None
        while dice.below(4) and match.why_not_back(decision.seat) is None:
            assert match.back(decision.seat) is None
    return match


def test_moments_can_be_looked_at_in_any_order() -> None:
    match = a_long_match_of_second_thoughts()
    digests: list[str] = []
    told: list[int] = []
    for number in range(match.number + 1):
        if number % 40 == 0:
            followed = Match.resume(match.game, match.record, until=number)
            assert History(match.game, match.record).at(number).state == followed.state
    forward = History.of(match)
    for number in range(match.number + 1):
        moment = forward.at(number)
        digests.append(moment.state.digest())
        told.append(moment.told_count)
    dice = Dice("any order")
    jumping = History.of(match)
    for _ in range(200):
        number = dice.below(match.number + 1)
        moment = jumping.at(number)
        assert (moment.state.digest(), moment.told_count) == (digests[number], told[number])
    backward = History.of(match)
    for number in range(match.number, -1, -1):
        assert backward.at(number).state.digest() == digests[number]


def test_g6_a_history_keeps_few_states() -> None:
    match = a_long_match_of_second_thoughts()
    history = History.of(match)
    states = [history.at(number).state for number in range(match.number + 1)]
    assert match.number > 500
    assert len({id(state) for state in states}) > 300
    kept = {id(moment.state) for moment in (*history._kept, *history._opened)}
    assert len(kept) < 60


def test_a_history_is_approached_in_small_bites() -> None:
    match = a_long_match_of_second_thoughts()
    history = History.of(match)
    followed: list[int] = []
    bites = 1
    while not history.approach(match.number, 50, lambda: followed.append(1)):
        bites += 1
    assert bites > match.number // 75
    assert len(followed) <= match.number
    followed.clear()
    history.at(match.number, lambda: followed.append(1))
    assert len(followed) < 30


@pytest.mark.parametrize("number", [-1, 10_000])
def test_there_is_no_moment_before_the_first_or_after_the_last(number: int) -> None:
    match = Match.start(GAMES["district-noir"], PLAYERS[:2], seed=1)
    with pytest.raises(IndexError):
        History.of(match).at(number)
