"""What a game looks like at a terminal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from rich.console import RenderableType

from ludotheque.core import HIDDEN, Card, Move, StateT

from .move_prompt import Entry, Menu
from .scene import Scene


class Screen(ABC, Generic[StateT]):
    """Draws one game. It is given a view and shows what is in it, no more."""

    @abstractmethod
    def draw(self, view: StateT, scene: Scene) -> list[RenderableType]:
        """The table as the scene's reader sees it."""

    def menu(self, options: Sequence[Move], view: StateT, scene: Scene) -> Menu:
        """How the options are listed."""
        return Menu(options)

    def show_where(
        self, entries: Sequence[Entry], view: StateT, scene: Scene
    ) -> list[RenderableType]:
        """The table once more with the numbers of these choices in it, where that helps."""
        return []

    def cards_in_sight(self, view: StateT) -> list[Card]:
        """The cards that somebody may want explained: all that are seen, unless a game has too
        many of them."""
        return sorted({card for card in view.cards() if card != HIDDEN})
