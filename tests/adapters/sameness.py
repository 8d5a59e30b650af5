"""Law 7 for adapters: what a seat cannot know changes nothing that an adapter gives it."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ludotheque.core import (
    Chance,
    Game,
    Journal,
    RecordedChance,
    Script,
    Seat,
    State,
)
from ludotheque.laws.random_play import played

Shown = Callable[[State, Seat], Any]
"""All that an adapter gives a seat in this state."""


def law_7_for_an_adapter(game: Game, players: int, choices: Chance, shown: Shown) -> None:
    """Play a state and one that a seat cannot tell from it on, with the same moves and outcomes,
    for as long as the seat is told the same: at every step it is given the same."""
    start = choices.pick(list(played(game, players, choices))[:-1])
    for seat in range(players):
        true = start.copy()
        other = game.fill(true.view(seat), seat, choices)
        while True:
            assert_same(shown(true, seat), shown(other, seat))
            decision = true.decision()
            both = [
                move
                for move in (decision.options if decision else ())
                if other.refusal(move) is None
            ]
            if not both:
                break
            move = choices.pick(both)
            recorded = RecordedChance(choices)
            journals = Journal(), Journal()
            true.apply(move, recorded, journals[0])
            other.apply(move, Script(recorded.outcomes), journals[1])
            if journals[0].seen_by(seat) != journals[1].seen_by(seat):
                break


def assert_same(one: Any, other: Any) -> None:
    """Equal, whatever they are made of."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            assert_same(one[key], other[key])
    elif isinstance(one, np.ndarray):
        assert np.array_equal(one, other), "what is given depends on a secret"
    else:
        assert one == other, "what is given depends on a secret"
