"""Dumped states with something wrong in them."""

import copy
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st

from ludotheque.core import EVERYTHING, BadState, Chance, Dice, Game, Log, State
from ludotheque.texts import Texts


def dumped(game: Game, players: int, steps: int, seed: int, eyes: int) -> dict[str, Any]:
    """A game after some random moves, as a file would hold it."""
    dice = Dice(f"loading {seed}")
    state: State = game.new(players=players, chance=dice)
    for _ in range(steps):
        decision = state.decision()
        if decision is None:
            break
        state.apply(dice.pick(decision.options), dice, Log())
    looked_at = state if eyes == EVERYTHING else state.view(eyes)
    found: dict[str, Any] = json.loads(json.dumps(game.dump(looked_at)))
    return found


def wrong_field(game: Game, dump: object) -> str:
    """The field that is found to be wrong, in sentences of both languages."""
    with pytest.raises(BadState) as caught:
        game.load(dump)
    for lang in ("fr", "en"):
        assert _texts(game, lang).problem(caught.value).endswith(".")
    return str(caught.value.sentence.args.get("field", caught.value.sentence.key))


@cache
def _texts(game: Game, lang: str) -> Texts:
    return Texts(game, lang)


def waiting(game: Game, question: str, players: int = 3) -> dict[str, Any]:
    """A state in which this is asked, from a game played at random."""
    found: dict[str, Any] = json.loads(_waiting(game, question, players))
    return found


@cache
def _waiting(game: Game, question: str, players: int) -> str:
    for seed in range(400):
        dice = Dice(f"waiting {seed}")
        state: State = game.new(players=players, chance=dice)
        while (decision := state.decision()) is not None:
            if decision.question.key == f"asked-{question}":
                return json.dumps(game.dump(state))
            state.apply(dice.pick(decision.options), dice, Log())
    raise AssertionError(f"{question} is never asked")


def changed(dump: dict[str, Any], fields: Mapping[str, object]) -> dict[str, Any]:
    """The same with these fields instead of its own."""
    found = copy.deepcopy(dump)
    found["state"].update(fields)
    return found


def check_hidden(game: Game, view: dict[str, Any], true: dict[str, Any], zones: list[str]) -> None:
    """None of these zones can be loaded if it is as it truly is: `hands 1` or `deck`."""
    assert game.load(view).eyes == view["state"]["eyes"]
    for zone in zones:
        field, _, at = zone.partition(" ")
        shown = copy.deepcopy(view)
        if at:
            shown["state"][field][int(at)] = true["state"][field][int(at)]
        else:
            shown["state"][field] = true["state"][field]
        assert wrong_field(game, shown) == field


def any_field(dump: dict[str, Any], *cards: str) -> dict[str, st.SearchStrategy[Any]]:
    """A moment of a game, somebody's eyes, a field, and what it may hold that it should not."""
    return {
        "steps": st.integers(0, 150),
        "seed": st.integers(0, 20),
        "eyes": st.sampled_from([EVERYTHING, -1, 0, 1]),
        "field": st.sampled_from(sorted(dump["state"])),
        "value": odd_values(*cards),
    }


def odd_values(*cards: str) -> st.SearchStrategy[object]:
    """What a field may hold that it should not; some of it names these cards."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 9),
        st.text(max_size=3),
        st.lists(st.one_of(st.integers(-2, 3), st.sampled_from([cards[0], "?", ""])), max_size=4),
        st.lists(st.lists(st.sampled_from([*cards, "?"]), max_size=3), max_size=4),
        st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    )


def assert_refused_or_goes_on(game: Game, dump: object, chance: Chance, steps: int) -> None:
    """A dump with something wrong in it cannot be loaded, or the rules can go on from it."""
    try:
        state = game.load(dump)
    except BadState:
        return
    decision = state.decision()
    assert (decision is None) == (state.outcome() is not None)
    if state.eyes != EVERYTHING:
        return
    for _ in range(steps):
        if decision is None:
            break
        assert decision.options
        state.apply(chance.pick(decision.options), chance, Log())
        decision = state.decision()
    assert (decision is None) == (state.outcome() is not None)


def swap_some(zones: Sequence[list[Any]], data: st.DataObject, times: int) -> None:
    """Move some cards from one zone to another, and perhaps others back."""
    for _ in range(data.draw(st.integers(1, times))):
        source = zones[data.draw(st.integers(0, len(zones) - 1))]
        target = zones[data.draw(st.integers(0, len(zones) - 1))]
        if source:
            target.append(source.pop(data.draw(st.integers(0, len(source) - 1))))
            if data.draw(st.booleans()):
                source.append(target.pop(0))


class Drawn(Chance):
    """Chance as Hypothesis wants it."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def below(self, n: int) -> int:
        return self._data.draw(st.integers(0, 5)) % n


def assert_cannot_be_made_heavy(game: Game, dump: dict[str, Any]) -> None:
    """However often what a list holds is repeated, it cannot be loaded, or weighs no more than
    before: a start that somebody made up is no heavier than a real game."""
    usual = len(json.dumps(dump))
    lists = list(_lists(dump["state"]))
    assert lists
    for path in lists:
        made_up = copy.deepcopy(dump)
        _at(made_up["state"], path)[:] = _at(dump["state"], path) * 2000
        try:
            state = game.load(made_up)
        except BadState:
            continue
        assert len(json.dumps(game.dump(state))) < 2 * usual, path


Path = tuple[Any, ...]


def _lists(value: object, path: Path = ()) -> Iterator[Path]:
    """Where there are lists that hold something."""
    if isinstance(value, list) and value:
        yield path
    items: Iterable[tuple[Any, object]] = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, item in items:
        yield from _lists(item, (*path, key))


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value
