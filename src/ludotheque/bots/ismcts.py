"""A bot that thinks: information-set Monte Carlo tree search.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, 2012), for any game of the contract. Each
iteration completes the view at random, follows the tree of moves through that world, adds one move
to it, plays on at random, and credits every move on the way with the result for its seat. Worlds
differ, so a move is not possible in all of them: only the worlds that allow it count.

If the game has a judge and there are more options than its `many`, the tree widens step by step,
most promising moves first (progressive widening), and each move played on is the best of a few
random ones. If the judge can value a position, it does so after `foresight` more decisions per
seat, and the game is not played to the end.

A judge that also says by how much an option is better (`a_lead`) leads the search: see
`_led_search`.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Final

from ludotheque.core import Chance, Decision, Game, Log, Move, Outcome, Seat, State

from .bot import Bot
from .judged_play import WIDE, a_few, play_judged
from .judges import JUDGES, Judge

CURIOSITY: Final = 0.7
"""How readily moves that have done worse so far are tried; the paper found 0.7 good."""

WIDTH: Final = 0.7
"""When options are many, a node tries about this times the square root of its visits."""

SURE: Final = 5.0
"""What the judge says of an option counts as much as so many results, if it says by how much an
option is better."""

DOUBT: Final = 0.2
"""How readily other options than those are tried then."""

A_SLOPE: Final = 4.0
"""A point more is worth at most the share of a win that `chances` gives for it: 1 in so many
leads."""

SECONDS_BETWEEN_QUESTIONS: Final = 0.01
"""How often the bot asks whether it is interrupted."""

USUAL_SECONDS: Final = 1.0
"""How long it thinks if nobody says."""

_NOTHING: Final = Log()


class _Node:
    """A move in the tree, and its results for the seat that makes it."""

    __slots__ = (
        "available",
        "children",
        "mover",
        "replied",
        "replies",
        "reward",
        "visits",
        "worths",
    )

    def __init__(self, mover: Seat) -> None:
        self.mover: Final = mover
        self.children: Final[dict[Move, _Node]] = {}
        self.visits = 0
        self.available = 1
        self.reward = 0.0
        self.worths: Final[dict[Move, float]] = {}
        """What the judge says of the options that follow, if it leads the search."""
        self.replies = 0
        self.replied = 0.0
        """How many of them were tried, and the sum of their results for those who made them."""

    def worth_trying(self) -> float:
        mean = self.reward / self.visits
        return mean + CURIOSITY * math.sqrt(math.log(self.available) / self.visits)

    def believed(self, move: Move, best: float, scale: float) -> float:
        """How well an option is likely to do, by what the judge says and by its results. The judge
        says how far it falls short of the best one; that one is thought to do as well as the
        options that were tried."""
        usual = self.replied / self.replies if self.replies else 0.5
        guess = usual + (self.worths[move] - best) / scale
        child = self.children.get(move)
        if child is None:
            return guess
        return (SURE * guess + child.reward) / (SURE + child.visits)

    def doubt(self, move: Move) -> float:
        """How little is known of an option, compared with the others."""
        child = self.children.get(move)
        known = SURE if child is None else SURE + child.visits
        return DOUBT * math.sqrt(math.log(self.replies + 1.0) / known)


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
            world = game.fill(view, seat, chance)
            if judge is not None and judge.a_lead > 0.0:
                _led_search(root, world, chance, judge)
            else:
                _search(root, world, chance, judge, ranked)
            done += 1
            now = time.monotonic()
            if now >= look_up_at:
                if now >= stop_at or (self._interrupted is not None and self._interrupted()):
                    break
                look_up_at = min(stop_at, now + SECONDS_BETWEEN_QUESTIONS)
        if judge is not None and judge.a_lead > 0.0:
            best, scale = max(root.worths.values()), A_SLOPE * judge.a_lead
            beliefs = [root.believed(move, best, scale) for move in options]
            return options[beliefs.index(max(beliefs))]
        visits = [root.children[m].visits if m in root.children else 0 for m in options]
        return options[visits.index(max(visits))]


def _ranked(options: tuple[Move, ...], view: State, seat: Seat, judge: Judge | None) -> list[Move]:
    """The options, best first, if they are many; an empty list if they are few."""
    if judge is None or len(options) <= judge.many:
        return []
    worths = judge.worths(view, seat, options)
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
                untried = [_best(a_few(untried, chance), state, decision, judge)]
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


def _led_search(root: _Node, state: State, chance: Chance, judge: Judge) -> None:
    """One iteration in one world, led by a judge that says by how much an option is better: its
    word counts like a number of results, until there are many more of them."""
    path = [root]
    decision = state.decision()
    scale = A_SLOPE * judge.a_lead
    grown = False
    while decision is not None and not grown:
        node, options = path[-1], decision.options
        if node is not root and len(options) > WIDE:
            break
        fresh = [move for move in options if move not in node.worths]
        if fresh:
            worths = judge.worths(state, decision.seat, fresh) if len(options) > 1 else [0.0]
            for move, worth in zip(fresh, worths, strict=True):
                node.worths[move] = worth
        best = max([node.worths[move] for move in options])
        chosen, most = options[0], -math.inf
        for move in options:
            found = node.believed(move, best, scale) + node.doubt(move)
            if found > most:
                chosen, most = move, found
        child = node.children.get(chosen)
        if child is None:
            child = node.children[chosen] = _Node(decision.seat)
            grown = True
        state.apply(chosen, chance, _NOTHING)
        path.append(child)
        decision = state.decision()
    rewards = play_judged(state, decision, chance, judge) or _results(state)
    above: _Node | None = None
    for node in path:
        result = rewards[node.mover]
        node.visits += 1
        node.reward += result
        if above is not None:
            above.replies += 1
            above.replied += result
        above = node


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
            move = _best(a_few(decision.options, chance), state, decision, judge)
        else:
            move = chance.pick(decision.options)
        state.apply(move, chance, _NOTHING)
        decision = state.decision()
        left -= 1
    return _results(state)


def _results(state: State) -> tuple[float, ...]:
    """The result of a finished game for each seat."""
    outcome = state.outcome()
    assert outcome is not None
    return tuple([reward(outcome, seat) for seat in range(state.seats)])


def _best(moves: Sequence[Move], state: State, decision: Decision, judge: Judge) -> Move:
    worths = judge.worths(state, decision.seat, moves)
    return moves[worths.index(max(worths))]


def _by_worth(tried: tuple[_Node, Move]) -> float:
    return tried[0].worth_trying()


def reward(outcome: Outcome, seat: Seat) -> float:
    """1 for winning alone, 0 for coming last alone; seats that tie share the average."""
    ahead = sum([place < outcome.places[seat] for place in outcome.places])
    beside = sum([place == outcome.places[seat] for place in outcome.places]) - 1
    return 1.0 - (ahead + beside / 2) / (len(outcome.places) - 1)
