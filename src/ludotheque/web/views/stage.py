"""What a game must provide to be played on the web table."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic

from markupsafe import Markup

from ludotheque.core import Card, Event, Game, StateT

from .scene import Scene

Travel = tuple[str, str]
"""A card's element before and after, so that the page can animate the card between them."""


class Stage(Generic[StateT]):
    """Draws one game for one guest."""

    def __init__(self, game: Game, world: str) -> None:
        self.game: Final = game
        self.world: Final = world
        """The class that gives a page this game's colours."""

    @property
    def drawing_box(self) -> str:
        """The viewBox of a card's drawing."""
        return "0 0 100 100"

    @property
    def styles(self) -> tuple[str, ...]:
        """The style sheets of its table, besides those of every table."""
        return (f"{self._folder}/stage.css",)

    @property
    def script(self) -> str:
        """The game's own script, if it needs one."""
        return ""

    asks_together: ClassVar[bool] = False
    """Whether the game asks several seats at once and takes silence for a pass."""

    @property
    def template(self) -> str:
        return f"{self._folder}/stage.html"

    @property
    def _folder(self) -> str:
        """The folder of the game's own templates, style sheets and scripts."""
        return f"games/{self.game.name.replace('-', '_')}"

    @abstractmethod
    def context(self, view: StateT, scene: Scene) -> dict[str, object]:
        """What the template is filled in with: only what these eyes may see."""

    @abstractmethod
    def travels(self, told: Sequence[Event], view: StateT) -> list[Travel]:
        """Which element became which, given what was just told; `view` is what is seen now."""

    @abstractmethod
    def sprite(self) -> Markup:
        """All drawings, once, for the page to refer to."""

    @abstractmethod
    def banner(self) -> Markup:
        """The game's picture on the home page."""

    @abstractmethod
    def drawing(self, card: Card) -> str:
        """The id of the card's drawing in the sprite."""

    @abstractmethod
    def figure(self, card: Card) -> str:
        """The big figure of a card."""

    def corner(self, card: Card) -> str:
        """The text in the other corner of a card, if any."""
        return ""

    @abstractmethod
    def illustration(self, name: str) -> Markup | None:
        """A picture for the rules, by the name that the rules use."""

    def groups(self) -> list[tuple[str, list[Card]]]:
        """The cards by type, in the box's order."""
        found: dict[str, list[Card]] = {}
        for card, kind in enumerate(self.game.box.kinds):
            found.setdefault(kind.type, []).append(card)
        return list(found.items())
