"""What a game looks like at a terminal."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.console import RenderableType

from ludotheque.core import HIDDEN, Card, Move, State

from .move_prompt import Entry, Menu
from .scene import Scene


class Screen(ABC):
    """Draws one game. It is given a view and shows what is in it, no more."""

    @abstractmethod
    def draw(self, view: State, scene: Scene) -> list[RenderableType]:
        """The table as the scene's reader sees it."""

    def menu(self, options: Sequence[Move], view: State, scene: Scene) -> Menu:
        """How the options are listed."""
        return Menu(options)

    def show_where(
        self, entries: Sequence[Entry], view: State, scene: Scene
    ) -> list[RenderableType]:
        """The table once more with the numbers of these choices in it, where that helps."""
        return []

    def cards_in_sight(self, view: State) -> list[Card]:
        """The cards that somebody may want explained: all that are seen, unless a game has too
        many of them."""
        return sorted({card for card in view.cards() if card != HIDDEN})
