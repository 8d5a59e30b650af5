"""What a best response to a policy wins, exactly, in games for two of OpenSpiel.

OpenSpiel's own walks every order of a deck. Most orders of a small box are the same game, as cards
of one kind are alike; here they count once, with the sum of their chances.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pyspiel

from ludotheque.adapters.course import Course
from ludotheque.adapters.openspiel import SpielState

Chances = dict[str, list[float]]
"""By information state, how likely each of the actions there is."""


class Moment(NamedTuple):
    """A course at a decision, or at its end, and how likely chance is to lead to it."""

    course: Course
    chance: float


class Node:
    """A decision: whose it is, what that player knows there, and what follows from each action; or
    an end, with no actions and what the first player wins. `chance` is that of the draws alone."""

    __slots__ = ("chance", "following", "known", "player", "won")

    def __init__(self, player: int, known: str, chance: float, won: float) -> None:
        self.player: Final = player
        self.known: Final = known
        self.chance: Final = chance
        self.won: Final = won
        self.following: Final[list[list[Node]]] = []
        """For each action the nodes that chance can lead to after it."""


class GameTree:
    """All that can happen in a small game for two."""

    def __init__(self, game: pyspiel.Game) -> None:
        start: SpielState = game.new_initial_state()
        self.states: Final[dict[str, SpielState]] = {}
        """Of each information state, some state in which a player knows that and no more."""
        self._game: Final = game
        self.first: Final = self._nodes(start.course, 1.0)

    def _nodes(self, course: Course, chance: float) -> "list[Node]":
        return [self._node(*moment) for moment in settled(course, chance)]

    def _node(self, course: Course, chance: float) -> Node:
        state: SpielState = self._game.new_initial_state()
        state.course = course
        if course.is_over:
            return Node(course.seat, "", chance, state.returns()[0])
        known = course.information(course.seat)
        self.states.setdefault(known, state)
        node = Node(course.seat, known, chance, 0.0)
        node.following.extend(
            [self._nodes(course.after(action), chance) for action in course.legal()]
        )
        return node

    def chances(self, policy: Any) -> Chances:
        """What a policy of OpenSpiel does."""
        found: Chances = {}
        for known, state in self.states.items():
            likely = policy.action_probabilities(state)
            found[known] = [likely[action] for action in state.legal_actions()]
        return found

    def exploitability(self, policy: Any) -> float:
        """What a best response wins on average against this policy, as each of the two players."""
        chances = self.chances(policy)
        return sum(BestResponse(self.first, player, chances).wins() for player in (0, 1)) / 2


class BestResponse:
    """One player's answer to what the other does: the best for each information state, from the
    last one to the first."""

    def __init__(self, first: list[Node], player: int, chances: Chances) -> None:
        self._first: Final = first
        self._player: Final = player
        self._chances: Final = chances
        self._reached: Final[dict[str, list[tuple[Node, float]]]] = {}
        """The nodes of each information state, with how likely chance and the other lead there."""
        self._best: Final[dict[str, int]] = {}
        for node in first:
            self._reach(node, 1.0)

    def _reach(self, node: Node, other: float) -> None:
        if node.player == self._player:
            self._reached.setdefault(node.known, []).append((node, other))
        for action, following in enumerate(node.following):
            likely = 1.0 if node.player == self._player else self._chances[node.known][action]
            for after in following:
                self._reach(after, other * likely)

    def wins(self) -> float:
        return sum(self._worth(node) for node in self._first)

    def _worth(self, node: Node) -> float:
        """What is won from here on, times the chance of the draws."""
        following = node.following
        if not following:
            return node.chance * (node.won if self._player == 0 else -node.won)
        if node.player == self._player:
            return sum(map(self._worth, following[self._best_action(node.known)]))
        likely = self._chances[node.known]
        return sum(
            likely[action] * sum(map(self._worth, after))
            for action, after in enumerate(following)
            if likely[action]
        )

    def _best_action(self, known: str) -> int:
        best = self._best.get(known)
        if best is None:
            nodes = self._reached[known]
            worths = [
                sum(other * sum(map(self._worth, node.following[action])) for node, other in nodes)
                for action in range(len(nodes[0][0].following))
            ]
            best = self._best[known] = worths.index(max(worths))
        return best


def settled(course: Course, chance: float) -> list[Moment]:
    """Where chance leads from here. What looks the same to everybody, and is the same, counts as
    one."""
    found: dict[str, Moment] = {}
    for moment in _drawn(course, chance):
        state = moment.course.state
        assert state is not None
        key = json.dumps([moment.course.told, state.content()])
        known = found.get(key)
        found[key] = Moment(known.course, known.chance + moment.chance) if known else moment
    return list(found.values())


def _drawn(course: Course, chance: float) -> Iterator[Moment]:
    if not course.below:
        yield Moment(course, chance)
        return
    for outcome in course.legal():
        yield from _drawn(course.after(outcome), chance / course.below)
