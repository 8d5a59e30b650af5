"""Law 1, second half: on a small box, where all deals can be listed, `fill` is uniform over them.

Nothing is sampled: every sequence of outcomes that chance could give is tried, with its exact
probability.
"""

import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial

from ludotheque.core import Chance, Dice, Game, Log, Move, Script, State
from ludotheque.laws.random_play import dump, eyes

Copies = Callable[[State, Move], int]
"""How many of the chooser's cards a move could mean: equal cards are one option, yet two cards."""


class _Exploring(Chance):
    """Follows a given path of outcomes, then takes the first of each; notes how many there were."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.bounds)
        self.bounds.append(n)
        if at == len(self.path):
            self.path.append(0)
        return self.path[at]


def every_chance(result: Callable[[Chance], State]) -> Iterator[tuple[State, Fraction]]:
    """What comes of every sequence of outcomes, with its probability."""
    path: list[int] = []
    while True:
        chance = _Exploring(path)
        state = result(chance)
        yield state, Fraction(1, math.prod(chance.bounds))
        while path and path[-1] + 1 == chance.bounds[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


def law_1_filling_is_uniform(game: Game, players: int, moves: int, copies: Copies) -> None:
    """After so many moves of a random game, for every seat and WATCHER, the states that `fill`
    gives are as likely as the deals that lead there, had any card been played as readily as any
    other."""
    example, played = _random_start(game, players, moves)
    views = {seat: example.view(seat) for seat in eyes(players)}
    seen = {seat: view.content() for seat, view in views.items()}
    expected: dict[int, dict[str, Fraction]] = {seat: {} for seat in views}
    for deal, probability in every_chance(lambda chance: game.new(players=players, chance=chance)):
        state, ways = _played_like(deal, played, copies)
        for seat in views:
            if ways and state.view(seat).content() == seen[seat]:
                _add(expected[seat], dump(game, state), probability * ways)
    for seat, view in views.items():
        filled: dict[str, Fraction] = {}
        for state, probability in every_chance(partial(game.fill, view, seat)):
            _add(filled, dump(game, state), probability)
        total = sum(expected[seat].values())
        assert filled == {key: chance / total for key, chance in expected[seat].items()}


def law_15_reshuffling_is_uniform(game: Game, players: int, moves: int, copies: Copies) -> None:
    """After so many moves of a random game, the states that `reshuffle` gives are as likely as the
    deals that lead to the same hands and to what anybody has seen."""
    example, played = _random_start(game, players, moves)
    views = {seat: example.view(seat).content() for seat in eyes(players)}
    expected: dict[str, Fraction] = {}
    for deal, probability in every_chance(lambda chance: game.new(players=players, chance=chance)):
        state, ways = _played_like(deal, played, copies)
        if ways and all(state.view(seat).content() == seen for seat, seen in views.items()):
            _add(expected, dump(game, state), probability * ways)
    found: dict[str, Fraction] = {}
    for state, probability in every_chance(partial(game.reshuffle, example)):
        _add(found, dump(game, state), probability)
    total = sum(expected.values())
    assert found == {key: chance / total for key, chance in expected.items()}


def _add(chances: dict[str, Fraction], key: str, chance: Fraction) -> None:
    chances[key] = chances.get(key, Fraction(0)) + chance


def _random_start(game: Game, players: int, moves: int) -> tuple[State, list[tuple[str, Script]]]:
    """A state some moves into a game, and the moves with what was drawn for each."""
    dice = Dice("uniform")
    state = game.new(players=players, chance=dice)
    played: list[tuple[str, Script]] = []
    for _ in range(moves):
        decision = state.decision()
        assert decision is not None
        move = dice.pick(decision.options)
        outcomes = [dice.below(2) for _ in range(3)]
        state.apply(move, Script(outcomes), Log())
        played.append((str(move), Script(outcomes)))
    return state, played


def _played_like(
    state: State, played: list[tuple[str, Script]], copies: Copies
) -> tuple[State, int]:
    """The same moves and outcomes from another deal, and in how many ways: 0 if they are illegal
    there."""
    ways = 1
    for text, script in played:
        decision = state.decision()
        options = [move for move in decision.options if str(move) == text] if decision else []
        if not options:
            return state, 0
        ways *= copies(state, options[0])
        state.apply(options[0], Script(script.outcomes), Log())
    return state, ways
