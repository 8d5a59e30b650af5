"""How a game is drawn at a terminal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from rich.console import RenderableType

from ludotheque.core import HIDDEN, Card, Move, StateT

from .move_prompt import Entry
from .scene import Scene


class Screen(ABC, Generic[StateT]):
    """Draws one game. It shows only what is in the view."""

    @abstractmethod
    def draw(self, view: StateT, scene: Scene) -> list[RenderableType]:
        """The table as the scene's reader sees it."""

    def entries(self, options: Sequence[Move], view: StateT, scene: Scene) -> list[Entry]:
        """How the options are listed; empty for the usual way."""
        return []

    def show_where(
        self, entries: Sequence[Entry], view: StateT, scene: Scene
    ) -> list[RenderableType]:
        """The table again with the numbers of these choices in it, for games where that helps."""
        return []

    def cards_in_sight(self, view: StateT) -> list[Card]:
        """The cards that a player may want explained: all visible ones, or fewer in games where
        these are too many."""
        return sorted({card for card in view.cards() if card != HIDDEN})
