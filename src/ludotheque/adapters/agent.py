"""A policy that knows numbers alone, as a player of the house."""

from collections.abc import Callable
from typing import Final

from ludotheque.core import Chooser, Game, Move, Seat, State

from .encoding import Encoding

Policy = Callable[[list[int], list[list[int]]], int]
"""From a view and the rows of all its options, which of them to choose."""


class Agent(Chooser):
    """Chooses what its policy says. There are no pages: the policy sees every option."""

    def __init__(self, encoding: Encoding, policy: Policy) -> None:
        self._encoding: Final = encoding
        self._policy: Final = policy

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        decision = view.decision()
        assert decision is not None
        options = decision.options
        encoding = self._encoding
        return options[self._policy(encoding.view(view), encoding.options(options))]
