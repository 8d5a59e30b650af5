"""What a game must provide to be played on the web table."""

from abc import abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from importlib.resources import files
from typing import ClassVar, Final, Generic, cast

from markupsafe import Markup

from ludotheque.core import CARD, Card, Event, Game, Move, StateT
from ludotheque.lessons import Lesson, has_lessons, usable_lessons
from ludotheque.puzzles import Puzzle, has_puzzles, usable_puzzles

from .scene import Scene
from .situation import Situation
from .world_colours import COLOURS, PLAIN, WorldColours

BROUGHT: Final = "brought"
"""The folder of what stages of other packages bring, as pages name it."""

MOST_OTHERS: Final = 64
"""So many stages of the same game with other cards are kept."""

Travel = tuple[str, str]
"""A card's element before and after, so that the page can animate the card between them."""


class Stage(Generic[StateT]):
    """Draws one game for one guest."""

    def __init__(self, game: Game, world: str) -> None:
        self.game: Final = game
        self.world: Final = world
        """The class that gives a page this game's colours."""
        self._others: Final[OrderedDict[Game, Stage]] = OrderedDict()

    def of(self, game: Game) -> "Stage":
        """The stage for a table of this game, which may be played with cards that were published
        formerly, or with somebody's own. Each game's stage is made from its game alone."""
        if game is self.game:
            return self
        make = cast(Callable[[Game], Stage], type(self))
        found = self._others.pop(game, None) or make(game)
        self._others[game] = found
        if len(self._others) > MOST_OTHERS:
            self._others.popitem(last=False)
        return found

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The game's lessons, as far as they can be played."""
        return usable_lessons([self.game])[0].get(self.game.name, ())

    @property
    def teaches(self) -> bool:
        """Whether there are such lessons."""
        return has_lessons(self.game)

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The game's puzzles, as far as they can be used."""
        return usable_puzzles([self.game])[0].get(self.game.name, ())

    @property
    def has_puzzles(self) -> bool:
        """Whether there are such puzzles."""
        return has_puzzles(self.game)

    @property
    def colours(self) -> WorldColours:
        """This game's colours, for pictures outside a page."""
        return COLOURS.get(self.world, PLAIN)

    @property
    def drawing_box(self) -> str:
        """The viewBox of a card's drawing."""
        return "0 0 100 100"

    package: ClassVar[str] = ""
    """The Python package whose folders `templates` and `static` hold this stage's own files; empty
    if they are among ours."""

    def brings(self, folder: str) -> bool:
        """Whether it has this folder of files in a package of its own."""
        return bool(self.package) and (files(self.package) / folder).is_dir()

    @property
    def styles(self) -> tuple[str, ...]:
        """The style sheets of its table, besides those of every table."""
        return (f"{self.folder}/stage.css",)

    @property
    def script(self) -> str:
        """The game's own script, if it needs one."""
        return ""

    @property
    def template(self) -> str:
        return f"{self.folder}/stage.html"

    @property
    def folder(self) -> str:
        """The folder of the stage's own templates, style sheets and scripts, as pages name it."""
        inside = BROUGHT if self.package else "games"
        return f"{inside}/{self.game.name.replace('-', '_')}"

    @abstractmethod
    def context(self, view: StateT, scene: Scene) -> dict[str, object]:
        """What the template is filled in with: only what these eyes may see."""

    @abstractmethod
    def travels(self, told: Sequence[Event], view: StateT) -> list[Travel]:
        """Which element became which, given what was just told; `view` is what is seen now."""

    quiet: ClassVar[frozenset[str]] = frozenset()
    """The keys of phrases that tell of nothing others need to be shown again."""

    def elements(self, event: Event, view: StateT) -> Sequence[str]:
        """The ids of the elements that this is about, those of whoever suffers from it first.
        Alternatives are joined by a bar: the first one that can be seen is meant. `ID@CARD` is the
        element as long as it shows this card. `view` is what is seen now; what has moved since is
        found where it lies now, if that is known."""
        return ()

    def lit_by(self, view: StateT) -> Hashable:
        """What `elements` depends on besides the event. By default, on everything."""
        return view.digest()

    def cause(self, event: Event, view: StateT) -> Card | None:
        """The card with which it was done, as far as the event tells: its first one."""
        for arg, value in zip(event.phrase.types, event.values, strict=True):
            if arg.name == CARD.name and isinstance(value, int) and value >= 0:
                return value
        return None

    def lights_of(self, view: StateT, move: Move) -> Sequence[str]:
        """What a hint lights for a move of the reader: the elements with which it is made, as
        selectors. Alternatives are joined by a bar; four numbers after a selector are a box in a
        drawing."""
        return (f'#moves [name=move][value="{move.text}"]',)

    def warning(self, view: StateT, scene: Scene) -> str:
        """That the end is in sight, if it is, by what everybody knows."""
        return ""

    def situations(self, view: StateT, scene: Scene) -> list[Situation]:
        """What may be new to the reader, who is asked, the most pressing first. By default every
        question is a situation, named like it."""
        decision = scene.decision()
        return [] if decision is None else [Situation(decision.question.key.removeprefix("asked-"))]

    @abstractmethod
    def sprite(self) -> Markup:
        """All drawings, once, for the page to refer to."""

    @abstractmethod
    def banner(self) -> Markup:
        """The game's picture on the home page."""

    @abstractmethod
    def drawing(self, card: Card) -> str:
        """The id of the card's drawing in the sprite; empty if it has none."""

    @abstractmethod
    def figure(self, card: Card) -> str:
        """The big figure of a card."""

    def corner(self, card: Card) -> str:
        """The text in the other corner of a card, if any."""
        return ""

    def written(self, name: str, lang: str) -> str:
        """A card's name as it stands on the card."""
        return name

    @abstractmethod
    def illustration(self, name: str) -> Markup | None:
        """A picture for the rules, by the name that the rules use."""

    def unseen(self, view: StateT) -> list[tuple[Card, int, int]]:
        """For each card: how many these eyes cannot see, and how many there are."""
        unseen = self.game.box.unseen(view.cards())
        return [
            (card, unseen.count(card), kind.count)
            for card, kind in enumerate(self.game.box.kinds)
            if kind.count
        ]

    def groups(self) -> list[tuple[str, list[Card]]]:
        """The cards by type, in the box's order."""
        found: dict[str, list[Card]] = {}
        for card, kind in enumerate(self.game.box.kinds):
            if kind.count:
                found.setdefault(kind.type, []).append(card)
        return list(found.items())
