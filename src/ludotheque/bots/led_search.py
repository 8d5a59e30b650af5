"""A search that a judge leads, by saying by how much an option is better than another.

What the judge says of an option counts like a number of results, until there are many more of
them. So the options that it likes are tried first, everywhere in the tree, and one that it dislikes
by much is not tried at all.
"""

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from ludotheque.core import Chance, Decision, Log, Move, Seat, State

from .judged_play import WIDE
from .judges import Judge
from .searcher import Search
from .tree import Node

_NOTHING: Final = Log()


class Lead:
    """How much a judge is believed."""

    def __init__(self, scale: float, sure: float, doubt: float) -> None:
        self.scale: Final = scale
        """A point less is a chance of winning that is lower by 1 in so many."""
        self.sure: Final = sure
        """What the judge says of an option counts as much as so many results."""
        self.doubt: Final = doubt
        """How readily other options than those that look best are tried."""


class LedSearch(Search):
    """The tree, and how it grows by one move in each world."""

    def __init__(self, seat: Seat, options: tuple[Move, ...], judge: Judge, lead: Lead) -> None:
        self.judge: Final = judge
        self._lead: Final = lead
        self._options: Final = options
        self._root: Final = Node(seat)

    @abstractmethod
    def rewards(self, state: State, decision: Decision | None, chance: Chance) -> Sequence[float]:
        """How well each seat does, from 0 to 1, if this state is played on."""

    def choice(self) -> Move:
        """The option believed best, not the one tried most."""
        root, lead = self._root, self._lead
        best = max(root.worths.values())
        usual = root.replied / root.replies if root.replies else 0.5
        chosen, most = self._options[0], -math.inf
        for move in self._options:
            found = usual + (root.worths[move] - best) / lead.scale
            child = root.children.get(move)
            if child is not None:
                found = (lead.sure * found + child.reward) / (lead.sure + child.visits)
            if found > most:
                chosen, most = move, found
        return chosen

    def iterate(self, world: State, chance: Chance) -> None:
        root = self._root
        path = [root]
        decision = world.decision()
        grown = False
        while decision is not None and not grown:
            node = path[-1]
            if node is not root and len(decision.options) > WIDE:
                break
            move = self._most_promising(node, world, decision)
            child = node.children.get(move)
            if child is None:
                child = node.children[move] = Node(decision.seat)
                grown = True
            world.apply(move, chance, _NOTHING)
            path.append(child)
            decision = world.decision()
        rewards = self.rewards(world, decision, chance)
        above: Node | None = None
        for node in path:
            result = rewards[node.mover]
            node.visits += 1
            node.reward += result
            if above is not None:
                above.replies += 1
                above.replied += result
            above = node

    def _most_promising(self, node: Node, state: State, decision: Decision) -> Move:
        """The option that is likely to do best, by what the judge says and by its results, or of
        which too little is known. The judge says how far an option falls short of the best one;
        that one is thought to do as well as those that were tried."""
        options, worths, lead = decision.options, node.worths, self._lead
        fresh = [move for move in options if move not in worths]
        if fresh:
            found = self.judge.worths(state, decision.seat, fresh) if len(options) > 1 else [0.0]
            for move, worth in zip(fresh, found, strict=True):
                worths[move] = worth
        best = max([worths[move] for move in options])
        usual = node.replied / node.replies if node.replies else 0.5
        scale, sure, doubt = lead.scale, lead.sure, lead.doubt
        more = math.log(node.replies + 1.0)
        unknown = doubt * math.sqrt(more / sure)
        chosen, most = options[0], -math.inf
        for move in options:
            hope = usual + (worths[move] - best) / scale
            child = node.children.get(move)
            if child is None:
                hope += unknown
            else:
                known = sure + child.visits
                hope = (sure * hope + child.reward) / known + doubt * math.sqrt(more / known)
            if hope > most:
                chosen, most = move, hope
        return chosen
