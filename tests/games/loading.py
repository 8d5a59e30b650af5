"""Dumped states with something wrong in them."""

import json
from typing import Any

import pytest

from ludotheque.core import EVERYTHING, BadState, Dice, Game, Log, State
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
        assert Texts(game, lang).problem(caught.value).endswith(".")
    return str(caught.value.sentence.args.get("field", caught.value.sentence.key))
