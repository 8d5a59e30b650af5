"""Measures every game beside python-chess, in turns, so that both see the same machine."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

import chess

from ludotheque.bots import Bot, bots_for, make_bot
from ludotheque.core import Dice, Game, Log, Seat, State, playout
from ludotheque.games import GAMES
from ludotheque.version import is_compiled

CHESS_PLIES: Final = 80
"""Where a random game of chess is broken off: about as long as people play."""

PAGE_BYTES: Final = 4096
STATUS: Final = Path("/proc/self/statm")


class Figure(TypedDict):
    """A figure of ours, and its ratio to that of chess in the same round, with quartiles."""

    value: float
    ratio: float
    low: float
    high: float


class Measured(TypedDict):
    """One game, one way. Rates are compared with chess moves, costs with copies of a board."""

    game: str
    players: int
    compiled: bool
    rates: dict[str, Figure]
    """A second: `decisions`, `games`, and the iterations of each search."""
    costs: dict[str, Figure]
    """In microseconds: `copy`, `view` and `fill`."""
    copies: int
    growth: int | None
    """By how many bytes the process grew over so many copies; None where that cannot be seen."""
    chess_moves: float
    chess_copy: float


class Effort(NamedTuple):
    """How much is measured."""

    rounds: int
    seconds: float
    copies: int


THOROUGH: Final = Effort(rounds=15, seconds=0.1, copies=1_000_000)
QUICK: Final = Effort(rounds=2, seconds=0.002, copies=10_000)

THINKERS: Final = ("ismcts", "expert")

ITERATIONS: Final = 20
"""So many at each position: fewer and the tree is never deep, more and few positions are seen."""

Calls = Sequence[Callable[[], object]]


def measure(effort: Effort) -> list[Measured]:
    """Every registered game with every number of players."""
    return [_measure(game, players, effort) for game in GAMES.values() for players in game.players]


def _measure(game: Game, players: int, effort: Effort) -> Measured:
    dice = Dice("bench")
    choices = random.Random("bench")  # noqa: S311  # nothing here is secret
    states = _states_of_a_game(game, players)
    board_copies = [partial(board.copy, stack=False) for board in _boards_of_a_game(choices)]
    calls: dict[str, Calls] = {
        "copy": [state.copy for state, _ in states],
        "view": [partial(state.view, seat) for state, seat in states],
        "fill": [partial(game.fill, state.view(seat), seat, dice) for state, seat in states],
    }
    thinkers = {
        f"{name} iterations": make_bot(name, seed="bench", iterations=ITERATIONS)
        for name in THINKERS
        if name in bots_for(game)
    }
    asked = [(state.view(seat), seat) for state, seat in states if _has_choice(state)]
    rates: dict[str, list[float]] = {name: [] for name in ("decisions", "games", *thinkers)}
    costs: dict[str, list[float]] = {name: [] for name in calls}
    chess_moves: list[float] = []
    chess_copies: list[float] = []
    for _ in range(effort.rounds):
        decisions, games = _play(game, players, dice, effort.seconds)
        chess_moves.append(_play_chess(choices, effort.seconds))
        rates["decisions"].append(decisions)
        rates["games"].append(games)
        for name, bot in thinkers.items():
            rates[name].append(_think(game, bot, asked, choices, effort.seconds))
        for name in calls:
            costs[name].append(_cost(calls[name], effort.seconds))
        chess_copies.append(_cost(board_copies, effort.seconds))
    return {
        "game": game.name,
        "players": players,
        "compiled": is_compiled(),
        "rates": {name: _figure(ours, chess_moves) for name, ours in rates.items()},
        "costs": {name: _figure(ours, chess_copies) for name, ours in costs.items()},
        "copies": effort.copies,
        "growth": growth(states[0][0], effort.copies),
        "chess_moves": median(chess_moves),
        "chess_copy": median(chess_copies),
    }


def growth(state: State, copies: int) -> int | None:
    """By how many bytes the process grows while a state is copied and dropped so many times."""
    if not STATUS.exists():
        return None
    _copy_and_drop(state, 1000)  # what is needed once is no growth
    before = resident_bytes()
    _copy_and_drop(state, copies)
    return resident_bytes() - before


def _copy_and_drop(state: State, copies: int) -> None:
    for _ in range(copies):
        state.copy()


def resident_bytes(status: Path = STATUS) -> int:
    """How much memory this process has now, or another one, where that can be seen."""
    return int(status.read_text().split()[1]) * PAGE_BYTES


def _play(game: Game, players: int, dice: Dice, seconds: float) -> tuple[float, float]:
    """Decisions and games a second: the options are listed, one is picked and applied."""
    decisions = games = 0
    start = now = perf_counter()
    while now < start + seconds:
        decisions += playout(game, players, dice)
        games += 1
        now = perf_counter()
    return decisions / (now - start), games / (now - start)


def _think(
    game: Game,
    bot: Bot,
    asked: Sequence[tuple[State, Seat]],
    choices: random.Random,
    seconds: float,
) -> float:
    """Iterations a second of a search, at positions of a random game."""
    iterations = 0
    start = now = perf_counter()
    while now < start + seconds:
        view, seat = choices.choice(asked)
        bot.choose(game, view, seat)
        iterations += ITERATIONS
        now = perf_counter()
    return iterations / (now - start)


def _play_chess(choices: random.Random, seconds: float) -> float:
    """Moves a second: the same with `legal_moves` and `push`."""
    moves = 0
    start = now = perf_counter()
    while now < start + seconds:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(choices.choice(legal))
            moves += 1
        now = perf_counter()
    return moves / (now - start)


def _cost(calls: Calls, seconds: float) -> float:
    """Microseconds a call, over all of them in turn."""
    done = 0
    start = now = perf_counter()
    while now < start + seconds:
        for call in calls:
            call()
        done += len(calls)
        now = perf_counter()
    return 1e6 * (now - start) / done


def _has_choice(state: State) -> bool:
    decision = state.decision()
    return decision is not None and len(decision.options) > 1


def _states_of_a_game(game: Game, players: int) -> list[tuple[State, Seat]]:
    """Every state of a random game, with the seat that was asked."""
    dice = Dice("states")
    state = game.new(players=players, chance=dice)
    found: list[tuple[State, Seat]] = []
    while (decision := state.decision()) is not None:
        found.append((state.copy(), decision.seat))
        state.apply(dice.pick(decision.options), dice, Log())
    return found


def _boards_of_a_game(choices: random.Random) -> list[chess.Board]:
    board = chess.Board()
    found = [board.copy()]
    while len(found) < CHESS_PLIES and any(board.legal_moves):
        board.push(choices.choice(list(board.legal_moves)))
        found.append(board.copy())
    return found


def _figure(ours: list[float], theirs: list[float]) -> Figure:
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    low, ratio, high = quantiles(ratios, n=4, method="inclusive")
    return {"value": median(ours), "ratio": ratio, "low": low, "high": high}
