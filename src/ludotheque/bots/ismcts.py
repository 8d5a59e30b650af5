"""A bot that thinks: information-set Monte Carlo tree search.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012), for any game of the contract. Each
iteration completes the view at random, follows the tree of moves through that world, adds one move
to it, plays on at random, and credits every move on the way with the result for its seat. Worlds
differ, so a move is not possible in all of them: only the worlds that allow it count.

If the game has a judge and there are more options than its `many`, the tree widens step by step,
most promising moves first (progressive widening), and each move played on is the best of a few
random ones. If the judge can value a position, it does so after `foresight` more decisions per
seat, and the game is not played to the end.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.core import Chance, Decision, Game, Log, Move, Outcome, Seat, State

from .bot import Bot
from .judges import JUDGES, Judge

CURIOSITY: Final = 0.7
"""How readily moves that have done worse so far are tried; the paper found 0.7 good."""

WIDTH: Final = 0.7
"""When options are many, a node tries about this times the square root of its visits."""

A_FEW: Final = 4
"""The judge chooses the best of this many random options."""

SECONDS_BETWEEN_QUESTIONS: Final = 0.01
"""How often the bot asks whether it is interrupted."""

USUAL_SECONDS: Final = 1.0
"""How long it thinks if nobody says."""

_NOTHING: Final = Log()


class _Node:
    """A move in the tree, and its results for the seat that makes it."""

    __slots__ = ("available", "children", "mover", "reward", "visits")

    def __init__(self, mover: Seat) -> None:
        self.mover: Final = mover
        self.children: Final[dict[Move, _Node]] = {}
        self.visits = 0
        self.available = 1
        self.reward = 0.0

    def worth_trying(self) -> float:
        mean = self.reward / self.visits
        return mean + CURIOSITY * math.sqrt(math.log(self.available) / self.visits)


class Ismcts(Bot):
    """Thinks for a number of iterations or seconds, or until interrupted, then makes the best move
    so far. The same seed and iterations give the same move."""

    thinks = True

    @classmethod
    def make(
        cls,
        seed: int | str | None,
        *,
        seconds: float,
        iterations: int,
        interrupted: Callable[[], bool] | None,
    ) -> "Ismcts":
        if not iterations:
            seconds = seconds or USUAL_SECONDS
        return cls(seed, iterations=iterations, seconds=seconds, interrupted=interrupted)

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        iterations: int = 0,
        seconds: float = 0.0,
        interrupted: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(seed)
        if iterations < 0 or seconds < 0.0 or not (iterations or seconds):
            raise ValueError("ismcts needs a number of iterations or of seconds to think")
        self._iterations: Final = iterations
        self._seconds: Final = seconds
        self._interrupted: Final = interrupted

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        options = self.options(view, seat)
        if len(options) == 1:
            return options[0]
        chance = self.dice(view)
        judge = JUDGES.usable(game.name)
        root = _Node(seat)
        ranked = _ranked(options, view, seat, judge)
        now = time.monotonic()
        stop_at = now + self._seconds if self._seconds else math.inf
        look_up_at = min(stop_at, now + SECONDS_BETWEEN_QUESTIONS)
        done = 0
        while done < self._iterations or not self._iterations:
            _search(root, game.fill(view, seat, chance), chance, judge, ranked)
            done += 1
            now = time.monotonic()
            if now >= look_up_at:
                if now >= stop_at or (self._interrupted is not None and self._interrupted()):
                    break
                look_up_at = min(stop_at, now + SECONDS_BETWEEN_QUESTIONS)
        visits = [root.children[m].visits if m in root.children else 0 for m in options]
        return options[visits.index(max(visits))]


def _ranked(options: tuple[Move, ...], view: State, seat: Seat, judge: Judge | None) -> list[Move]:
    """The options, best first, if they are many; an empty list if they are few."""
    if judge is None or len(options) <= judge.many:
        return []
    worths = [judge.worth(view, seat, move) for move in options]
    order = sorted(range(len(options)), key=worths.__getitem__, reverse=True)
    return [options[at] for at in order]


def _search(
    root: _Node,
    state: State,
    chance: Chance,
    judge: Judge | None,
    ranked: list[Move],
) -> None:
    """One iteration in one world."""
    path = [root]
    decision = state.decision()
    while decision is not None:
        node = path[-1]
        options = decision.options
        untried = [move for move in options if move not in node.children]
        if judge is not None and len(options) > judge.many:
            options = tuple([move for move in options if move in node.children])
            if len(options) > WIDTH * math.sqrt(node.visits):
                untried = []
            elif node is root:
                untried = ranked[len(options) : len(options) + 1]
            elif untried:
                untried = [_best(_few(untried, chance), state, decision, judge)]
        if untried:
            move = chance.pick(untried)
            child = node.children[move] = _Node(decision.seat)
        else:
            tried = [(node.children[move], move) for move in options]
            child, move = max(tried, key=_by_worth)
            for other, _ in tried:
                other.available += 1
        state.apply(move, chance, _NOTHING)
        path.append(child)
        decision = state.decision()
        if untried:
            break
    rewards = _rewards(state, decision, chance, judge)
    for node in path:
        node.visits += 1
        node.reward += rewards[node.mover]


def _rewards(
    state: State, decision: Decision | None, chance: Chance, judge: Judge | None
) -> tuple[float, ...]:
    """Play on and return the result for each seat."""
    left = judge.foresight * state.seats if judge is not None else 0
    while decision is not None:
        if judge is not None and not left:
            prospects = judge.prospects(state)
            if prospects:
                return prospects
        if judge is not None and len(decision.options) > judge.many:
            move = _best(_few(decision.options, chance), state, decision, judge)
        else:
            move = chance.pick(decision.options)
        state.apply(move, chance, _NOTHING)
        decision = state.decision()
        left -= 1
    outcome = state.outcome()
    assert outcome is not None
    return tuple([reward(outcome, seat) for seat in range(state.seats)])


def _few(moves: Sequence[Move], chance: Chance) -> list[Move]:
    return [chance.pick(moves) for _ in range(A_FEW)]


def _best(moves: Sequence[Move], state: State, decision: Decision, judge: Judge) -> Move:
    worths = [judge.worth(state, decision.seat, move) for move in moves]
    return moves[worths.index(max(worths))]


def _by_worth(tried: tuple[_Node, Move]) -> float:
    return tried[0].worth_trying()


def reward(outcome: Outcome, seat: Seat) -> float:
    """1 for winning alone, 0 for coming last alone; seats that tie share the average."""
    ahead = sum([place < outcome.places[seat] for place in outcome.places])
    beside = sum([place == outcome.places[seat] for place in outcome.places]) - 1
    return 1.0 - (ahead + beside / 2) / (len(outcome.places) - 1)
