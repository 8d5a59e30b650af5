"""A bot that thinks: information-set Monte Carlo tree search.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012), for any game of the contract. Each
iteration completes the view at random, follows one tree of moves through that world, adds one move
to it, plays on at random, and tells every move on the way how it went for whoever made it. A move
is not always possible, since worlds differ: what is weighed is how it did when it was.

Where there are very many options, or the end is far, and a judge knows the game, the tree widens
little by little, the most promising first (progressive widening), and what is played on is the best
of a few at random. A judge that can say how a game stands is asked when everybody has moved again,
and it is not played to the end.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.core import Chance, Decision, Game, Log, Move, Outcome, Seat, State

from .bot import Bot
from .greedy import JUDGES
from .judge import Judge

CURIOSITY: Final = 0.7
"""How readily a move is tried that has done worse so far; 0.7 is what the paper found good."""

MANY: Final = 30
"""With more options than this, a judge says which are worth a thought."""

FAR: Final = 100
"""If the end is further away than so many decisions, that holds for any options: what a game at
random says is lost in the noise."""

WIDTH: Final = 0.7
"""Of many options, this times the square root of a node's visits are weighed."""

A_FEW: Final = 4
"""From so many options taken at random the judge chooses the best."""

FORESIGHT: Final = 1
"""So many more decisions a seat are played before a judge is asked how the game stands."""

BETWEEN_QUESTIONS: Final = 0.01
"""How many seconds it thinks before it asks again whether it is interrupted."""

_NOTHING: Final = Log()


class _Node:
    """A move in the tree, and how it has done for the seat that makes it."""

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
    """Thinks for so many iterations, or for so many seconds, or until it is interrupted, and makes
    the best move found so far. The same seed and iterations give the same move."""

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
        judge = JUDGES.get(game.name)
        root, many = _Node(seat), MANY
        if judge is not None:
            aside = self.dice(view)
            many = 1 if _is_far(game.fill(view, seat, aside), aside, judge) else MANY
        ranked = _ranked(options, view, seat, judge, many)
        now = time.monotonic()
        stop_at = now + self._seconds if self._seconds else math.inf
        look_up_at = min(stop_at, now + BETWEEN_QUESTIONS)
        done = 0
        while done < self._iterations or not self._iterations:
            _search(root, game.fill(view, seat, chance), chance, judge, ranked, many)
            done += 1
            now = time.monotonic()
            if now >= look_up_at:
                if now >= stop_at or (self._interrupted is not None and self._interrupted()):
                    break
                look_up_at = min(stop_at, now + BETWEEN_QUESTIONS)
        visits = [root.children[m].visits if m in root.children else 0 for m in options]
        return options[visits.index(max(visits))]


def _is_far(state: State, chance: Chance, judge: Judge) -> bool:
    """Whether the end is far, if everybody knows a little of the game, and only the end tells."""
    if judge.prospects(state):
        return False
    for _ in range(FAR):
        decision = state.decision()
        if decision is None:
            return False
        move = _best(_few(decision.options, chance), state, decision, judge)
        state.apply(move, chance, _NOTHING)
    return True


def _ranked(
    options: tuple[Move, ...], view: State, seat: Seat, judge: Judge | None, many: int
) -> list[Move]:
    """Many options in the order in which they are worth a thought; nothing if they are few."""
    if judge is None or len(options) <= many:
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
    many: int,
) -> None:
    """One iteration in one world. Of more options than so many, the judge says which are worth a
    thought."""
    path = [root]
    decision = state.decision()
    while decision is not None:
        node = path[-1]
        options = decision.options
        untried = [move for move in options if move not in node.children]
        if judge is not None and len(options) > many:
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
    rewards = _rewards(state, decision, chance, judge, many)
    for node in path:
        node.visits += 1
        node.reward += rewards[node.mover]


def _rewards(
    state: State, decision: Decision | None, chance: Chance, judge: Judge | None, many: int
) -> tuple[float, ...]:
    """Play on, and say how it went for each seat."""
    left = FORESIGHT * state.seats
    while decision is not None:
        if judge is not None and not left:
            prospects = judge.prospects(state)
            if prospects:
                return prospects
        if judge is not None and len(decision.options) > many:
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
    """1 for winning alone, 0 for coming last alone; those who share a place share its worth."""
    ahead = sum([place < outcome.places[seat] for place in outcome.places])
    beside = sum([place == outcome.places[seat] for place in outcome.places]) - 1
    return 1.0 - (ahead + beside / 2) / (len(outcome.places) - 1)
