"""Loading states: what the rules could not go on from is refused, naming the field."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import EVERYTHING, BadState, Dice, Log, State
from ludotheque.texts import Texts
from tests.games.samarande.tables import GAME


def dumped(steps: int, seed: int = 3, eyes: int = EVERYTHING, players: int = 3) -> dict[str, Any]:
    dice = Dice(f"loading {seed}")
    state: State = GAME.new(players=players, chance=dice)
    for _ in range(steps):
        decision = state.decision()
        if decision is None:
            break
        state.apply(dice.pick(decision.options), dice, Log())
    looked_at = state if eyes == EVERYTHING else state.view(eyes)
    found: dict[str, Any] = json.loads(json.dumps(GAME.dump(looked_at)))
    return found


def wrong_field(dump: object) -> str:
    with pytest.raises(BadState) as caught:
        GAME.load(dump)
    for lang in ("fr", "en"):
        assert Texts(GAME, lang).problem(caught.value).endswith(".")
    return str(caught.value.sentence.args.get("field", caught.value.sentence.key))


def waiting(question: str, players: int = 3) -> dict[str, Any]:
    """A state in which this is asked, from a game played at random."""
    for seed in range(400):
        dice = Dice(f"waiting {seed}")
        state: State = GAME.new(players=players, chance=dice)
        while (decision := state.decision()) is not None:
            if decision.question.key == f"asked-{question}":
                found: dict[str, Any] = json.loads(json.dumps(GAME.dump(state)))
                return found
            state.apply(dice.pick(decision.options), dice, Log())
    raise AssertionError(f"{question} is never asked")


ACTING = waiting("act")
NOTHING: list[Any] = [[], [], [], []]


def changed(**fields: object) -> dict[str, Any]:
    dump = copy.deepcopy(ACTING)
    dump["state"].update(fields)
    return dump


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


@settings(max_examples=150, deadline=None)
@given(
    steps=st.integers(0, 150),
    seed=st.integers(0, 20),
    eyes=st.sampled_from([EVERYTHING, -1, 0, 1]),
    field=st.sampled_from(sorted(dumped(0)["state"])),
    value=st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 9),
        st.text(max_size=3),
        st.lists(st.one_of(st.integers(-2, 3), st.sampled_from(["palace", "?", ""])), max_size=4),
        st.lists(st.lists(st.sampled_from(["palace", "aladdin", "?"]), max_size=3), max_size=4),
        st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    ),
)
def test_whatever_is_loaded_can_be_gone_on_with(
    steps: int, seed: int, eyes: int, field: str, value: object
) -> None:
    dump = dumped(steps, seed, eyes)
    dump["state"][field] = value
    try:
        state = GAME.load(dump)
    except BadState:
        return
    decision = state.decision()
    assert (decision is None) == (state.outcome() is not None)
    if state.eyes == EVERYTHING and decision is not None:
        dice = Dice("on")
        for _ in range(30):
            if decision is None:
                break
            state.apply(dice.pick(decision.options), dice, Log())
            decision = state.decision()
