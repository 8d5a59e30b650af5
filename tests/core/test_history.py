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
