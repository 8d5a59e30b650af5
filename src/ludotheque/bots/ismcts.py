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
`LedSearch`.
"""

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.core import Chance, Decision, Game, Log, Move, Outcome, Seat, State

from .judged_play import a_few, play_judged
from .judges import JUDGES, Judge
from .led_search import Lead, LedSearch
from .searcher import Search, Searcher
from .tree import Node

CURIOSITY: Final = 0.7
"""How readily moves that have done worse so far are tried; the paper found 0.7 good."""

WIDTH: Final = 0.7
"""When options are many, a node tries about this times the square root of its visits."""

SURE: Final = 5.0
DOUBT: Final = 0.2
"""See `Lead`."""

A_SLOPE: Final = 4.0
"""A point more is worth at most the share of a win that `chances` gives for it: 1 in so many
leads."""

_NOTHING: Final = Log()


class Ismcts(Searcher):
    """Searches as far as its judge helps it to."""

    def search(self, game: Game, view: State, seat: Seat, options: tuple[Move, ...]) -> Search:
        judge = JUDGES.usable(game.name)
        if judge is not None and judge.a_lead > 0.0:
            return _JudgedSearch(seat, options, judge)
        return _WideningSearch(seat, options, judge, _ranked(options, view, seat, judge))


def _ranked(options: tuple[Move, ...], view: State, seat: Seat, judge: Judge | None) -> list[Move]:
    """The options, best first, if they are many; an empty list if they are few."""
    if judge is None or len(options) <= judge.many:
        return []
    worths = judge.worths(view, seat, options)
    order = sorted(range(len(options)), key=worths.__getitem__, reverse=True)
    return [options[at] for at in order]


class _JudgedSearch(LedSearch):
    """Plays on as the judge would, until it says how the game stands."""

    def __init__(self, seat: Seat, options: tuple[Move, ...], judge: Judge) -> None:
        super().__init__(seat, options, judge, Lead(A_SLOPE * judge.a_lead, SURE, DOUBT))

    def rewards(self, state: State, decision: Decision | None, chance: Chance) -> Sequence[float]:
        return play_judged(state, decision, chance, self.judge) or _results(state)


class _WideningSearch(Search):
    """The tree, and how it grows by one move in each world."""

    def __init__(
        self,
        seat: Seat,
        options: tuple[Move, ...],
        judge: Judge | None,
        ranked: list[Move],
    ) -> None:
        self._root: Final = Node(seat)
        self._options: Final = options
        self._judge: Final = judge
        self._ranked: Final = ranked

    def choice(self) -> Move:
        """The option tried most."""
        tried = self._root.children
        visits = [tried[m].visits if m in tried else 0 for m in self._options]
        return self._options[visits.index(max(visits))]

    def iterate(self, world: State, chance: Chance) -> None:
        judge = self._judge
        path = [self._root]
        decision = world.decision()
        while decision is not None:
            node = path[-1]
            options = decision.options
            untried = [move for move in options if move not in node.children]
            if judge is not None and len(options) > judge.many:
                options = tuple([move for move in options if move in node.children])
                if len(options) > WIDTH * math.sqrt(node.visits):
                    untried = []
                elif node is self._root:
                    untried = self._ranked[len(options) : len(options) + 1]
                elif untried:
                    untried = [_best(a_few(untried, chance), world, decision, judge)]
            if untried:
                move = chance.pick(untried)
                child = node.children[move] = Node(decision.seat)
            else:
                tried = [(node.children[move], move) for move in options]
                child, move = max(tried, key=_by_worth)
                for other, _ in tried:
                    other.available += 1
            world.apply(move, chance, _NOTHING)
            path.append(child)
            decision = world.decision()
            if untried:
                break
        rewards = _rewards(world, decision, chance, judge)
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


def _by_worth(tried: tuple[Node, Move]) -> float:
    child = tried[0]
    mean = child.reward / child.visits
    return mean + CURIOSITY * math.sqrt(math.log(child.available) / child.visits)


def reward(outcome: Outcome, seat: Seat) -> float:
    """1 for winning alone, 0 for coming last alone; seats that tie share the average."""
    ahead = sum([place < outcome.places[seat] for place in outcome.places])
    beside = sum([place == outcome.places[seat] for place in outcome.places]) - 1
    return 1.0 - (ahead + beside / 2) / (len(outcome.places) - 1)
