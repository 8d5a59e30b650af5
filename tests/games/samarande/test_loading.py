"""Loading states: what the rules could not go on from is refused, naming the field."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from ludotheque.core import EVERYTHING, Dice
from tests.games import bad_dumps as loading
from tests.games.samarande.tables import GAME


def dumped(steps: int, seed: int = 3, eyes: int = EVERYTHING) -> dict[str, Any]:
    return loading.dumped(GAME, 3, steps, seed, eyes)


def wrong_field(dump: object) -> str:
    return loading.wrong_field(GAME, dump)


def waiting(question: str) -> dict[str, Any]:
    return loading.waiting(GAME, question)


ACTING = waiting("act")
NOTHING: list[Any] = [[], [], [], []]


def changed(**fields: object) -> dict[str, Any]:
    return loading.changed(ACTING, fields)


@pytest.mark.parametrize(
    ("dump", "field"),
    [
        (changed(owners=[0, 1, 3]), "owners"),
        (changed(owners=[0]), "owners"),
        (changed(owners=[0, 1]), "gold"),
        (changed(eyes=3), "eyes"),
        (changed(active=3), "active"),
        (changed(points=-1), "points"),
        (changed(bought=4), "bought"),
        (changed(idle=3), "over"),
        (changed(over="rain"), "over"),
        (changed(over="deck"), "over"),
        (changed(bank=61), "bank"),
        (changed(bank=0), "gold"),
        (changed(gold=[70, -5, -5]), "gold"),
        (changed(hands=[["?"], [], []]), "hands"),
        (changed(known=[["?"], [], []]), "known"),
        (changed(line=["palace"] * 7), "line"),
        (changed(deck=[]), "discard"),
        (changed(absent=["aladdin"]), "absent"),
        (changed(absent=["souk", "palace"]), "absent"),
        (changed(discard=["?"]), "discard"),
        (changed(returned=[[], []]), "returned"),
        (changed(returned=[["aladdin"], [], []]), "returned"),
        (changed(aside=[["aladdin"], [], []]), "aside"),
        (changed(aside=[["?"], [], []]), "aside"),
        (changed(sightings=[3]), "sightings"),
        (changed(sightings=[{"seen": [[], [], [], []], "fresh": [4, 4, 4]}]), "sightings"),
        (changed(sightings=[{"seen": [["souk"], [], [], []], "fresh": [0, 0, 0]}]), "sightings"),
        (changed(sightings=[{"seen": [["souk"], [], [], []], "fresh": [9, 9, 9]}]), "sightings"),
        (changed(sightings=[{"seen": [["souk"], []], "fresh": [4, 4, 4]}]), "sightings"),
        (
            changed(sightings=[{"seen": [[], [], [], ["souk"]], "fresh": [1, 1, 1]}] * 6),
            "sightings",
        ),
        (changed(sightings=[{"seen": [[], [], [], ["souk"] * 99], "fresh": [1] * 3}]), "sightings"),
        (changed(sightings=[{"seen": [["souk"], [], [], []], "fresh": [1] * 3}] * 2), "sightings"),
        (changed(cities=[NOTHING]), "cities"),
        (changed(cities=[NOTHING, NOTHING, []]), "cities"),
        (changed(cities=[NOTHING, NOTHING, [[], ["palace"], [], []]]), "cities"),
        (changed(cities=[NOTHING, NOTHING, [[], [], ["caliph"], []]]), "cities"),
        (changed(cities=[NOTHING, NOTHING, [[], [], ["imposing-genie"] * 2, []]]), "cities"),
        (changed(cities=[NOTHING, NOTHING, [[], [], [], ["caliph"]]]), "cities"),
        (changed(cities=[NOTHING, NOTHING, [[["palace", [], "caliph"]], [], [], []]]), "cities"),
        (changed(cities=[NOTHING, NOTHING, [[["palace", ["caliph"], ""]], [], [], []]]), "cities"),
        (
            changed(cities=[NOTHING, NOTHING, [[["palace", ["jeweller"] * 2, ""]], [], [], []]]),
            "cities",
        ),
        (changed(cities=[NOTHING, NOTHING, [[["joker", [], ""]], [], [], []]]), "cities"),
        (changed(cities=[NOTHING, NOTHING, [[["palace", []]], [], [], []]]), "cities"),
        (changed(frames=[{"effect": "polka", "seat": 0, "answers": []}]), "effect"),
        (changed(frames=[{"effect": "taxing", "seat": 5, "answers": []}]), "seat"),
        (changed(frames=[{"effect": "aladdin", "seat": 0, "answers": []}]), "frames"),
        (changed(frames=[{"effect": "choosing", "seat": 0, "answers": []}]), "frames"),
    ],
)
def test_a_wrong_field_is_named(dump: object, field: str) -> None:
    found = wrong_field(dump)
    assert found == field or (field == "frames" and found in ("frames", "line", "hands"))


Change = Callable[[list[dict[str, Any]]], None]


@pytest.mark.parametrize(
    ("question", "change"),
    [
        ("answer-played-on-player", lambda frames: frames.pop()),
        ("answer-played-on-player", lambda frames: frames.append(frames[-1])),
        ("answer-played-on-player", lambda frames: frames[-1].update(answers=["stand"])),
        ("answer-played-on-player", lambda frames: frames[-1].update(answers=["pass"] * 2)),
        (
            "answer-played-on-player",
            lambda frames: frames[-1].update(seat=(frames[-1]["seat"] + 1) % 3),
        ),
        ("answer-played-on-player", lambda frames: frames[0].update(answers=[])),
        ("answer-played-on-player", lambda frames: frames[0].update(answers=["play polka"])),
        ("answer-played-on-player", lambda frames: frames[0].update(effect="mischievous-genie")),
        ("steal", lambda frames: frames[-1].update(answers=["9"])),
        ("steal", lambda frames: frames[-1].update(answers=[])),
        ("place", lambda frames: frames[-1]["answers"].append("place joker")),
        ("reroll-test", lambda frames: frames[-1].update(answers=["x"])),
        ("reroll-test", lambda frames: frames[-1].update(answers=["5", "reroll"])),
        ("reroll-duel", lambda frames: frames[-1].update(answers=[frames[-1]["answers"][0], "x"])),
        ("who-vanishes", lambda frames: frames[-1].update(answers=["vanish 1 palace"])),
        ("where", lambda frames: frames[-1].update(answers=["aladdin"])),
        ("where", lambda frames: frames[-1].update(answers=[])),
        ("discard", lambda frames: frames[-1].update(answers=["discard palace"])),
        ("redeal", lambda frames: frames[-1].update(answers=["maybe"])),
        ("redeal", lambda frames: frames[-1].update(answers=["stay"] * 3)),
        ("redeal", lambda frames: frames[0].update(answers=[""] * 1000)),
        ("choose", lambda frames: frames[-1].update(answers=["keep palace"])),
    ],
)
def test_a_stack_that_cannot_be(question: str, change: Change) -> None:
    dump = copy.deepcopy(waiting(question))
    change(dump["state"]["frames"])
    assert wrong_field(dump) in ("frames", "discard", "aside", "hands", "returned")


@pytest.mark.parametrize(
    "question",
    [
        "act", "answer-played-on-player", "choose", "discard", "place", "redeal", "reroll-duel",
        "reroll-test", "steal", "where", "who-vanishes",
    ],
)  # fmt: skip
def test_every_question_can_be_loaded(question: str) -> None:
    dump = waiting(question)
    assert json.loads(json.dumps(GAME.dump(GAME.load(dump)))) == dump


@settings(max_examples=80, deadline=None)
@given(**loading.any_field(dumped(0), "palace", "aladdin"))
def test_whatever_is_loaded_can_be_gone_on_with(
    steps: int, seed: int, eyes: int, field: str, value: object
) -> None:
    dump = dumped(steps, seed, eyes)
    dump["state"][field] = value
    loading.assert_refused_or_goes_on(GAME, dump, Dice("on"), 30)


def with_a_known_hand() -> dict[str, Any]:
    """A game in which somebody knows more of a hand than everybody does."""
    for seed in range(60):
        dump = dumped(150, seed)
        if dump["state"]["private"] and dump["state"]["sightings"]:
            return dump
    raise AssertionError("nobody steals")


@pytest.mark.parametrize(
    "question", ["act", "answer-played-on-player", "choose", "redeal", "steal", "where"]
)
def test_g6_a_start_cannot_be_made_heavy(question: str) -> None:
    loading.assert_cannot_be_made_heavy(GAME, waiting(question))


def test_g6_neither_sightings_nor_private_knowledge_can_be_made_heavy() -> None:
    loading.assert_cannot_be_made_heavy(GAME, with_a_known_hand())


def test_g6_answers_that_were_answered_are_asked_for_again() -> None:
    """Below the top of the stack nobody has let anything pass yet (SA-73)."""
    dump = waiting("answer-played-on-player")
    frames = dump["state"]["frames"]
    genie = {"effect": "mischievous-genie", "seat": 0, "answers": ["play mischievous-genie"]}
    for seat in range(3):
        genie["seat"] = seat
        chain = [frames[0], {**frames[1], "answers": ["pass"] * 1000}, genie]
        above = {"effect": "answering", "seat": seat, "answers": []}
        assert wrong_field(loading.changed(dump, {"frames": [*chain, above]})) in (
            "frames",
            "discard",
        )
