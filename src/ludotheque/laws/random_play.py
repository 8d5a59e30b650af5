"""Games that are played by chance, for the laws to look at."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Final

from ludotheque.core import (
    WATCHER,
    Chance,
    Dice,
    Game,
    Log,
    Move,
    Player,
    Seat,
    State,
)

NAMES: Final = ("Ada", "Blaise", "Chloé", "Denis", "Émilie", "Farid")


def played(game: Game, players: int, choices: Chance) -> Iterator[State]:
    """Every state of a game in which all choices are made by chance, the last one included.

    One more than `longest` decisions are played, for a law to notice.
    """
    state = game.new(players=players, chance=choices)
    for _ in range(game.longest + 1):
        yield state.copy()
        decision = state.decision()
        if decision is None:
            return
        state.apply(choices.pick(decision.options), choices, Log())
    yield state


def eyes(players: int) -> tuple[Seat, ...]:
    return (*range(players), WATCHER)


def names(players: int) -> list[str]:
    """A name for each seat, however many there are."""
    return [*NAMES[:players], *[f"Zoé {seat}" for seat in range(len(NAMES), players)]]


def people(players: int) -> list[Player]:
    return [Player(name) for name in names(players)]


def dump(game: Game, state: State) -> str:
    return json.dumps(game.dump(state))


@cache
def some_moves(game: Game, players: int) -> tuple[Move, ...]:
    """A fixed set of moves, legal at one time or another: all options of two random games."""
    moves: dict[Move, None] = {}
    for seed in (1, 2):
        for state in played(game, players, Dice(f"probes {seed}")):
            decision = state.decision()
            moves.update(dict.fromkeys(decision.options if decision else ()))
    return tuple(moves)[:80]
