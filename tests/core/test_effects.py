"""Frames: an effect in several steps can be copied, saved and gone on with."""

import json

import pytest

from ludotheque.core import EVERYTHING, BadState, Fields, Frame, Journal, Log, Script
from pebbles import PEBBLES, PebblesState
from pebbles.effects import EFFECTS

GAME = PEBBLES
THIEF = GAME.box.find("thief")
ROCK = GAME.box.find("rock")


def about_to_rob(purses: list[int]) -> PebblesState:
    return PebblesState(
        GAME,
        EVERYTHING,
        active=0,
        bank=0,
        hands=[[THIEF], [ROCK], [ROCK]],
        purses=purses,
        deck=[],
        table=[],
        frames=[],
    )


def asked(state: PebblesState) -> tuple[str, list[str]]:
    decision = state.decision()
    assert decision is not None
    return decision.question.key, [str(move) for move in decision.options]


def answer(state: PebblesState, text: str) -> Journal:
    journal = Journal()
    state.apply(GAME.move(text), Script(()), journal)
    return journal


def test_it_asks_until_all_is_known_and_then_does() -> None:
    state = about_to_rob([0, 1, 5])
    answer(state, "play thief")
    assert asked(state) == ("asked-whom", ["rob 1", "rob 2"])
    assert answer(state, "rob 2").events == []
    assert asked(state) == ("asked-how-much", ["grab 1", "grab 2"])
    journal = answer(state, "grab 2")
    assert [event.key for event in journal.events] == ["told-robbed"]
    assert state.purses == [2, 1, 3]
    assert state.frames == []


def test_a_question_depends_on_the_answers_so_far() -> None:
    state = about_to_rob([0, 1, 5])
    answer(state, "play thief")
    answer(state, "rob 1")
    assert asked(state) == ("asked-how-much", ["grab 1"])
    assert state.refusal(GAME.move("grab 2")) is not None
    assert state.refusal(GAME.move("rob 2")) is not None


def test_half_resolved_it_can_be_copied() -> None:
    state = about_to_rob([0, 1, 5])
    answer(state, "play thief")
    copy = state.copy()
    answer(copy, "rob 2")
    answer(copy, "grab 1")
    assert asked(state) == ("asked-whom", ["rob 1", "rob 2"])
    assert state.purses == [0, 1, 5]


def test_half_resolved_it_can_be_saved() -> None:
    state = about_to_rob([0, 1, 5])
    answer(state, "play thief")
    answer(state, "rob 2")
    again = GAME.load(json.loads(json.dumps(GAME.dump(state))))
    answer(again, "grab 2")
    assert again.purses == [2, 1, 3]


def test_an_effect_may_put_another_on_the_stack_while_it_answers() -> None:
    """The frame that answered keeps its answer; the new one is resolved first."""
    state = about_to_rob([0, 1, 5])
    state.frames = [Frame("thief", 0), Frame("thief", 0, ("rob 1", "grab 1"))]
    EFFECTS.resolve(state, state.frames, Script(()), Log())
    assert state.purses == [1, 0, 5]
    assert state.frames == [Frame("thief", 0)]


@pytest.mark.parametrize(
    "frame",
    [
        {"effect": "dragon", "seat": 0, "answers": []},
        {"effect": "thief", "seat": 9, "answers": []},
        {"effect": "thief", "seat": 0, "answers": [3]},
        {"effect": "thief", "seat": 0},
        "thief",
    ],
)
def test_a_damaged_frame_is_refused(frame: object) -> None:
    content = about_to_rob([0, 1, 5]).content()
    content["frames"] = [frame]
    with pytest.raises(BadState):
        GAME.load({"game": "pebbles", "rules": 1, "state": content})


def test_frames_are_values() -> None:
    frame = Frame("thief", 1)
    assert frame.knowing("rob 2") == Frame("thief", 1, ("rob 2",))
    assert frame.answers == ()
    assert Frame.restore(Fields(frame.content()), 2) == frame
    assert len({frame, Frame("thief", 1), Frame("thief", 0)}) == 2
    assert repr(frame) == "Frame('thief', seat 1, [])"
