"""Loading states: what the rules could not go on from is refused, naming the field."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from ludotheque.core import EVERYTHING, Dice
from tests.games import bad_dumps as loading
from tests.games.sans_foi_ni_loi.tables import GAME


def dumped(steps: int, seed: int = 3, eyes: int = EVERYTHING) -> dict[str, Any]:
    return loading.dumped(GAME, 3, steps, seed, eyes)


def wrong_field(dump: object) -> str:
    return loading.wrong_field(GAME, dump)


def changed(**fields: object) -> dict[str, Any]:
    return loading.changed(dumped(40), fields)


LAND = ["poor-land", [], "", ""]
NOTHING: list[Any] = [[], [], [], ""]


@pytest.mark.parametrize(
    ("dump", "field"),
    [
        (changed(owners=[0, 1, 3]), "owners"),
        (changed(owners=[0, 1]), "owners"),
        (changed(owners=[1, 0, 1, 0]), "gold"),
        (changed(eyes=3), "eyes"),
        (changed(active=3), "active"),
        (changed(points=-1), "points"),
        (changed(acted=1), "acted"),
        (changed(idle=4), "idle"),
        (changed(idle=3), "over"),
        (changed(over="rain"), "over"),
        (changed(over="deck"), "over"),
        (changed(over="bank"), "over"),
        (changed(over="idle"), "over"),
        (changed(bank=51), "bank"),
        (changed(bank=0), "gold"),
        (changed(gold=[60, -5, -5]), "gold"),
        (changed(hands=[["novice"]]), "hands"),
        (changed(hands=[["?"], [], []]), "hands"),
        (changed(hands=[["joker"], [], []]), "hands"),
        (changed(known=[["?"], [], []]), "known"),
        (changed(known=[["novice"] * 7, [], []]), "known"),
        (changed(private=[3]), "private"),
        (changed(private=[{"seat": 0, "of": 0, "cards": []}]), "private"),
        (changed(private=[{"seat": 0, "of": 1, "cards": []}] * 2), "private"),
        (changed(private=[{"seat": 0, "of": 4, "cards": []}]), "of"),
        (changed(line=["novice"] * 7), "line"),
        (changed(line=["?"] * 6), "line"),
        (changed(deck=["?"]), "deck"),
        (changed(deck=[]), "discard"),
        (changed(absent=["fence"]), "absent"),
        (changed(discard=["?"]), "discard"),
        (changed(ranches=[NOTHING]), "ranches"),
        (changed(ranches=[NOTHING, NOTHING, []]), "ranches"),
        (changed(ranches=[NOTHING, NOTHING, [[], ["fence"], [], ""]]), "ranches"),
        (changed(ranches=[NOTHING, NOTHING, [[], [], ["novice"], ""]]), "ranches"),
        (changed(ranches=[NOTHING, NOTHING, [[], [], [], "fence"]]), "ranches"),
        (changed(ranches=[NOTHING, NOTHING, [[["fence", [], "", ""]], [], [], ""]]), "ranches"),
        (changed(ranches=[NOTHING, NOTHING, [[[*LAND, ""]], [], [], ""]]), "ranches"),
        (changed(victims=[[]]), "victims"),
        (changed(victims=[["?"], [], []]), "discard"),
        (changed(frames=[{"effect": "polka", "seat": 0, "answers": []}]), "effect"),
        (changed(frames=[{"effect": "selling", "seat": 5, "answers": []}]), "seat"),
    ],
)
def test_a_wrong_field_is_named(dump: object, field: str) -> None:
    assert wrong_field(dump) == field


@pytest.mark.parametrize(
    "herds",
    [
        [["fair-herd", 0]],
        [["fair-herd", 1.0]],
        [["fair-herd", 5]],
        [["fair-herd", True]],
        [["novice", 1]],
        [["fair-herd"]],
        ["fair-herd"],
        [["fair-herd", 1], ["fair-herd", 1]],
    ],
)
def test_herds_that_cannot_be(herds: list[object]) -> None:
    ranch = [[["poor-land", herds, "", ""]], [], [], ""]
    assert wrong_field(changed(ranches=[ranch, NOTHING, NOTHING])) == "ranches"


def waiting(question: str) -> dict[str, Any]:
    return loading.waiting(GAME, question)


def with_frames(question: str, change: Callable[[list[dict[str, Any]]], None]) -> dict[str, Any]:
    dump = copy.deepcopy(waiting(question))
    change(dump["state"]["frames"])
    return dump


@pytest.mark.parametrize(
    ("question", "change"),
    [
        ("sell", lambda frames: frames.append(frames[-1])),
        ("sell", lambda frames: frames[-1].update(answers=["keep"])),
        ("sell", lambda frames: frames[-1].update(seat=(frames[-1]["seat"] + 1) % 3)),
        ("sell", lambda frames: frames[-1].update(effect="discarding")),
        ("sell", lambda frames: frames[-1].update(effect="panic")),
        ("steal", lambda frames: frames[-1].update(answers=[])),
        ("steal", lambda frames: frames[-1].update(answers=["9"])),
        ("steal", lambda frames: frames[-1].update(answers=[str(frames[-1]["seat"])])),
        ("place", lambda frames: frames[-1].update(answers=["place joker"])),
        ("place", lambda frames: frames[-1].update(answers=["set"])),
        ("place", lambda frames: frames[-1].update(seat=(frames[-1]["seat"] + 1) % 3)),
        ("set-or-ask", lambda frames: frames[-1]["answers"].append("ask 99")),
        ("set-or-ask", lambda frames: frames[-1]["answers"].append("set")),
        ("bargain", lambda frames: frames[-1]["answers"].append("accept")),
        ("bargain", lambda frames: frames[-1]["answers"].insert(0, "ask 1")),
    ],
)
def test_a_stack_that_cannot_be(
    question: str, change: Callable[[list[dict[str, Any]]], None]
) -> None:
    assert wrong_field(with_frames(question, change)) == "frames"


@pytest.mark.parametrize(
    "question",
    [
        "sell",
        "which-runs",
        "steal",
        "place",
        "set-or-ask",
        "bargain",
        "discard",
    ],
)
def test_every_question_can_be_loaded(question: str) -> None:
    dump = waiting(question)
    assert json.loads(json.dumps(GAME.dump(GAME.load(dump)))) == dump


def test_what_a_view_may_not_hold() -> None:
    view = dumped(60, eyes=0)
    view["state"]["hands"][1] = ["novice"]
    assert wrong_field(view) == "hands"
    view = dumped(60, eyes=0)
    view["state"]["deck"] = ["novice"] * len(view["state"]["deck"])
    assert wrong_field(view) == "deck"
    view = dumped(60, eyes=0)
    view["state"]["private"] = [{"seat": 1, "of": 2, "cards": ["novice"]}]
    assert wrong_field(view) == "private"


@settings(max_examples=80, deadline=None)
@given(**loading.any_field(dumped(0), "novice", "fence"))
def test_whatever_is_loaded_can_be_gone_on_with(
    steps: int, seed: int, eyes: int, field: str, value: object
) -> None:
    dump = dumped(steps, seed, eyes)
    dump["state"][field] = value
    loading.assert_refused_or_goes_on(GAME, dump, Dice("on"), 30)


@pytest.mark.parametrize("steps", [0, 25, 60, 180])
def test_g6_a_start_cannot_be_made_heavy(steps: int) -> None:
    loading.assert_cannot_be_made_heavy(GAME, dumped(steps))
