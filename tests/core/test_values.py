"""The small values: moves, decisions, zones, sentences, events, outcomes, options, players."""

import pytest

from ludotheque.core import (
    CARDS,
    EVERYTHING,
    HIDDEN,
    NOBODY,
    NUMBER,
    SEAT,
    TEXT,
    WATCHER,
    BadOption,
    Decision,
    Dice,
    Event,
    Journal,
    Log,
    Move,
    Option,
    Outcome,
    Player,
    Refusal,
    ScoreLine,
    Sentence,
    Vocabulary,
    Window,
    Zone,
    secret,
)
from ludotheque.games import GAMES
from pebbles import PEBBLES

VOCABULARY = Vocabulary()
DREW = VOCABULARY.told("drew", reveals=True, seat=SEAT, cards=secret(CARDS), note=secret(TEXT))
COUNTED = VOCABULARY.told("counted", number=NUMBER)
ASKED = Sentence(VOCABULARY.asked("what"))
NO = Refusal(VOCABULARY.refused("no", rule="XX-01"))


def test_moves_are_their_text() -> None:
    assert Move("play 8") == Move("play 8") != Move("play 7")
    assert len({Move("a"), Move("a"), Move("b")}) == 2
    assert str(Move("take")) == "take"
    assert repr(Move("take")) == "Move('take')"
    assert Move("take") != "take"


def test_a_move_may_be_spelled_when_it_is_read() -> None:
    class Spelled(Move):
        spelled = 0

        def spell(self) -> str:
            self.spelled += 1
            return "take 8"

    move = Spelled()
    assert move.spelled == 0
    assert move == Move("take 8")
    assert (str(move), hash(move)) == ("take 8", hash(Move("take 8")))
    assert move.spelled == 1
    with pytest.raises(NotImplementedError, match="Move was made without a text"):
        str(Move())


def test_decisions_are_values() -> None:
    one = Decision(0, ASKED, (Move("a"), Move("b")))
    assert one == Decision(0, ASKED, (Move("a"), Move("b")))
    assert one != Decision(0, ASKED, (Move("b"), Move("a")))
    assert hash(one) == hash(Decision(0, ASKED, (Move("a"), Move("b"))))
    assert repr(one) == "Decision(seat 0, asked-what(): a, b)"
    assert one != Decision(0, ASKED, (Move("a"), Move("b")), Window((0, 1)))


def test_zones_are_values() -> None:
    one = Zone("line", NOBODY, (3, HIDDEN), 2, number=1)
    assert one == Zone("line", NOBODY, (3, HIDDEN), 2, number=1)
    assert hash(one) == hash(Zone("line", NOBODY, (3, HIDDEN), 2, number=1))
    for other in (
        Zone("deck", NOBODY, (3, HIDDEN), 2, number=1),
        Zone("line", 0, (3, HIDDEN), 2, number=1),
        Zone("line", NOBODY, (HIDDEN, 3), 2, number=1),
        Zone("line", NOBODY, (3, HIDDEN), number=1),
        Zone("line", NOBODY, (3, HIDDEN), 2),
        "line",
    ):
        assert one != other
    assert repr(one) == "Zone(line 1, owner=-1, (3, -1), gold=2)"
    assert repr(Zone("hand", 0, ())) == "Zone(hand, owner=0, ())"


def test_a_window_goes_on_with_one_seat_less_and_the_same_silence() -> None:
    window = Window((2, 0, 1), Move("pass"))
    assert window == Window((2, 0, 1), Move("pass"))
    assert hash(window) == hash(Window((2, 0, 1), Move("pass")))
    assert window != Window((2, 0, 1))
    assert repr(Window((2, 0), Move("pass"))) == "Window((2, 0), Move('pass'))"
    assert Window((0, 1), Move("pass")).goes_on(window)
    assert not Window((0, 2), Move("pass")).goes_on(window)
    assert not Window((0, 1)).goes_on(window)
    assert not window.goes_on(None)


def test_secrets_are_for_witnesses() -> None:
    event = Event(DREW, (0, (3, 4), "psst"), witnesses=(0,))
    assert event.seen_by(0) is event
    assert event.seen_by(EVERYTHING) is event
    for seat in (1, WATCHER):
        seen = event.seen_by(seat)
        assert seen.args == {"seat": 0, "cards": (HIDDEN, HIDDEN), "note": ""}
        assert seen.blanked
        assert seen.seen_by(0) == seen  # what is gone does not come back
    assert event != event.seen_by(1)


def test_an_event_without_secrets_is_the_same_to_all() -> None:
    event = Event(COUNTED, (3,))
    assert event.seen_by(WATCHER) is event


def test_a_journal_keeps_and_a_log_forgets() -> None:
    journal = Journal()
    for log in (journal, Log()):
        log.tell(COUNTED, (3,))
        log.tell(DREW, (1, (5,), ""), (1,))
    assert [event.key for event in journal.events] == ["told-counted", "told-drew"]
    assert journal.seen_by(0)[1].args["cards"] == (HIDDEN,)
    assert journal.seen_by(1)[1].args["cards"] == (5,)


def test_a_sentence_has_as_many_values_as_its_phrase() -> None:
    with pytest.raises(ValueError, match="told-counted"):
        Sentence(COUNTED, (1, 2))


def test_a_phrase_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        VOCABULARY.told("counted")


def test_a_refusal_names_its_rule() -> None:
    assert NO.rule == "XX-01"
    assert Refusal(NO.phrase) == NO
    assert Sentence(NO.phrase) != NO
    assert repr(Event(COUNTED, (3,))) == "told-counted(number=3)"
    assert "secret(CARDS)" in repr(DREW)


def test_outcomes_are_values() -> None:
    line = ScoreLine(ASKED, 1, 5)
    one = Outcome((2, 1), (0, 5), ASKED, (line,))
    assert one == Outcome((2, 1), (0, 5), ASKED, (ScoreLine(ASKED, 1, 5),))
    assert hash(one) == hash(Outcome((2, 1), (0, 5), ASKED, (line,)))
    assert one != Outcome((2, 1), (0, 5), ASKED)
    assert one.winners == (1,)
    assert "places=(2, 1)" in repr(one)
    assert "points=5" in repr(line)


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(GAMES["district-noir"].new(players=2, chance=Dice(1)))


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (Option("gold", 5, low=1, high=9), [1, 9], [0, 10, True, "5", None, 2.5]),
        (Option("quick", False), [True, False], [0, 1, "yes", None]),
        (Option("mood", "a", choices=("a", "b")), ["a", "b"], ["c", 1, True, None]),
    ],
)
def test_options_take_what_they_can(option: Option, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert option.check(value) is value
    for value in bad:
        with pytest.raises(BadOption) as caught:
            option.check(value)
        assert caught.value.sentence.args["option"] == option.key
        assert caught.value.sentence.args["allowed"] == option.allowed()


def test_an_option_must_allow_its_default() -> None:
    with pytest.raises(BadOption):
        Option("gold", 0, low=1, high=9)


def test_a_game_refuses_options_and_players_it_does_not_have() -> None:
    game = PEBBLES
    for given, key in (({"size": 3}, "wrong-unknown-option"), ({"gold": 0}, "wrong-bad-option")):
        with pytest.raises(BadOption) as caught:
            game.new(players=2, chance=Dice(1), **given)
        assert caught.value.sentence.key == key
    for number in (0, 1, 4):
        with pytest.raises(BadOption) as caught:
            game.new(players=number, chance=Dice(1))
        assert caught.value.sentence.key == "wrong-players"
    with pytest.raises(BadOption) as caught:
        GAMES["district-noir"].new(players=3, chance=Dice(1))
    assert caught.value.sentence.key == "wrong-players-exactly"


def test_options_change_the_game() -> None:
    assert PEBBLES.new(players=2, chance=Dice(1), gold=20).gold() == 20
    assert PEBBLES.new(players=2, chance=Dice(1)).gold() == 9


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "\u202eabc"])
def test_a_name_is_a_short_line_of_text(name: str) -> None:
    with pytest.raises(BadOption):
        Player(name)


def test_players_are_values() -> None:
    assert Player(" Ada ") == Player("Ada")
    assert Player("Ada") != Player("Ada", bot="greedy")
    assert repr(Player("Ada")) == "Player('Ada')"
    assert len({Player("Ada"), Player("Ada"), Player("Bo")}) == 2
