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
        ("answer", lambda frames: frames.pop()),
        ("answer", lambda frames: frames.append(frames[-1])),
        ("answer", lambda frames: frames[-1].update(answers=["stand"])),
        ("answer", lambda frames: frames[-1].update(answers=["pass"] * 2)),
        ("answer", lambda frames: frames[-1].update(seat=(frames[-1]["seat"] + 1) % 3)),
        ("answer", lambda frames: frames[0].update(answers=[])),
        ("answer", lambda frames: frames[0].update(answers=["play polka"])),
        ("answer", lambda frames: frames[0].update(effect="mischievous-genie")),
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
        "act", "answer", "choose", "discard", "place", "redeal", "reroll-duel", "reroll-test",
        "steal", "where", "who-vanishes",
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
