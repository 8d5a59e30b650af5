"""A lesson that cannot be played says where and why; one that can stands where its file says."""

import tomllib
from typing import Final

import pytest

from ludotheque.core import Dice
from ludotheque.games import GAMES
from ludotheque.lessons import NO_ANSWER, BadLesson, Lesson, Moment, lesson_texts, usable_lessons
from tests.toys.untaught import UNTAUGHT

GAME: Final = GAMES["district-noir"]
LAID_OUT: Final = """
number = 1
title = "first-steps"
others = ["Colette"]

[position.here]
rest = "line"

[position.here.state]
active = 0
hands = [["-2"], ["-1"]]
taken = [false, true]
line = ["8", "-1", "5", "+2", "8"]
piles = [["5"], ["6"]]
deck = []
removed = ["7", "8", "docks"]

[[step]]
says = "first-goal"
position = "here"
touch = ["#take"]
wanted = "take"
answers = { "play" = "first-play", "play -2" = "first-add" }
replies = ["play -1"]

[[step]]
says = "first-end"

[[step]]
says = "first-end"
"""


def lesson(text: str, name: str = "a-lesson") -> Lesson:
    return Lesson(GAME, name, tomllib.loads(text))


def test_cards_that_lie_nowhere_go_where_the_file_says() -> None:
    state, dealt = lesson(LAID_OUT).match(1).state, GAME.new(players=2, chance=Dice(1))
    assert sorted(state.cards()) == sorted(dealt.cards())


def test_steps_that_say_the_same_are_one_idea() -> None:
    made = lesson(LAID_OUT)
    assert [made.idea(number) for number in (1, 2, 3)] == [1, 2, 2]
    assert made.ideas == 2


def test_the_way_to_a_step_is_all_that_happened_since_the_one_before() -> None:
    made = lesson(LAID_OUT)
    assert made.way_to(2) == [Moment(0, 1), Moment(0, 2)]
    assert made.way_to(3) == [Moment(0, 2)]
    assert made.match(2).record.entries[1].seat == 1  # type: ignore[attr-defined]  # a move


def test_the_longest_beginning_is_answered() -> None:
    step = lesson(LAID_OUT).step(1)
    assert step.answer("play -2") == "first-add"
    assert step.answer("play 8") == "first-play"
    assert step.answer("pass") == NO_ANSWER


def test_cards_are_lit_by_their_names() -> None:
    number = GAME.box.names.index("docks")
    assert lesson(LAID_OUT).elements(["#h-{docks}-0", "#take"]) == [f"#h-{number}-0", "#take"]


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('wanted = "take"', 'wanted = "play 8"', "step 1"),
        ('replies = ["play -1"]', 'replies = ["play -1 | 3"]', "step 1"),
        ('position = "here"', 'position = "there"', "no position 'there'"),
        ('position = "here"\n', "", "begins with a position"),
        ("deck = []", 'deck = ["9"]', "step 1"),
        ('piles = [["5"], ["6"]]', 'piles = [["docks"], []]', "only 1 of 'docks'"),
        ("number = 1", "", "number"),
        ("number = 1", "number = 1\ncolour = 3", "no 'colour'"),
        ('says = "first-goal"', 'says = "first-goal"\nlights = []', "no 'lights'"),
        ('rest = "line"', 'rest = "removed"\nseed = 3', "no 'seed'"),
        ('touch = ["#take"]', 'touch = "#take"', "no list"),
    ],
)
def test_what_is_wrong_is_said(before: str, after: str, why: str) -> None:
    assert before in LAID_OUT
    with pytest.raises(BadLesson, match=why):
        lesson(LAID_OUT.replace(before, after))


def test_a_name_is_part_of_an_address() -> None:
    with pytest.raises(BadLesson, match="small letters"):
        lesson(LAID_OUT, "A lesson")


def test_a_sentence_that_is_missing_is_named() -> None:
    made = lesson(LAID_OUT.replace("first-play", "nowhere"))
    with pytest.raises(BadLesson, match="no text for 'nowhere'"):
        lesson_texts(GAME, "en").check(made)


def test_a_game_without_lessons_has_none() -> None:
    assert usable_lessons([UNTAUGHT]) == ({}, [])
