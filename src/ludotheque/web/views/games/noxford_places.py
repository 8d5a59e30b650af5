"""What a player of Noxford can choose, as compact data for the page: which card, and where."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Card, Move, Sentence
from ludotheque.games.noxford.geometry import Place, is_sideways, x_of, y_of
from ludotheque.games.noxford.moves import CoverCard, MoveCard, MoveOver, PlaceCard, corner_text
from ludotheque.games.noxford.phrases import NUMBERED
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.web.views.scene import Scene

from .noxford_consequences import Consequence, Consequences


class Choice:
    """A card that can be placed or moved: the beginnings of its moves, where they lead, and what
    would follow there."""

    def __init__(self, place: str, cover: str, asked: str) -> None:
        self.place: Final = place
        self.cover: Final = cover
        self.asked: Final = asked
        self.spots: Final[list[int]] = []
        self.covers: Final[list[tuple[str, int]]] = []
        self.spot_texts: Final[list[int]] = []
        self.cover_texts: Final[list[int]] = []
        """What would follow at each of the spots, and over each of the piles."""
        self.turned: Final[set[int]] = set()
        """Which of these texts tell that a Barracks turns the card face down."""

    def content(self) -> list[object]:
        return [
            self.asked,
            self.place,
            self.cover,
            self.spots,
            self.covers,
            self.spot_texts,
            self.cover_texts,
            sorted(self.turned),
        ]


class Choices:
    """Everything a seat may do on its turn or with its Gear. Many cards share the same places and
    the same words for them, so each is sent once."""

    def __init__(
        self,
        view: NoxfordState,
        scene: Scene,
        options: Sequence[Move],
    ) -> None:
        self._view: Final = view
        self._scene: Final = scene
        self._words: Final = view.words()
        self._consequences: Final = Consequences(view, scene)
        self._spots: Final[list[tuple[int, int, int, int, str, int]]] = []
        """The corner, whether it lies on its side, its words, the card that it is near to, and the
        number on the picture of a place that words cannot tell from another; 0 if they can."""
        self._spot_at: Final[dict[tuple[Place, Sentence], int]] = {}
        self._texts: Final[list[str]] = []
        self._text_at: Final[dict[str, int]] = {}
        self._found: Final[dict[str, Choice]] = {}
        self._near: Final[dict[str, str]] = {}
        for move in options:
            self._add(move)

    def content(self) -> dict[str, object]:
        surface = self._view.city.surface
        return {
            "table": [surface.width, surface.height, surface.card_width, surface.card_height],
            "near": self._near,
            "texts": self._texts,
            "spots": self._spots,
            "choices": {key: choice.content() for key, choice in self._found.items()},
        }

    def _add(self, move: Move) -> None:
        then = self._consequences
        if isinstance(move, PlaceCard):
            choice = self._held(move.card)
            choice.spots.append(self._spot(move.place, move.card, NOTHING))
            self._tell(choice, choice.spot_texts, then.placed(move.card, move.place))
        elif isinstance(move, CoverCard):
            choice, target = self._held(move.card), pile_at(self._view.piles, move.corner)
            choice.covers.append(self._over(target))
            self._tell(choice, choice.cover_texts, then.laid_over(move.card, target))
        elif isinstance(move, (MoveCard, MoveOver)):
            moved = pile_at(self._view.piles, move.corner)
            choice, pile = self._lifted(moved), self._view.piles[moved]
            if isinstance(move, MoveCard):
                lifted = moved if len(pile) == 1 else NOTHING
                choice.spots.append(self._spot(move.place, pile[-1], lifted))
                self._tell(choice, choice.spot_texts, then.moved(pile[-1], move.place, lifted))
            else:
                target = pile_at(self._view.piles, move.target)
                choice.covers.append(self._over(target))
                self._tell(choice, choice.cover_texts, then.moved_over(pile[-1], target))

    def _tell(self, choice: Choice, texts: list[int], consequence: Consequence) -> None:
        text = self._text(consequence.text)
        texts.append(text)
        if consequence.is_turned:
            choice.turned.add(text)

    def _held(self, card: Card) -> Choice:
        key = str(card)
        if key not in self._found:
            name = self._view.catalogue.box.name(card)
            asked = self._scene.word("nx-chosen", card=self._scene.texts.card(card))
            self._found[key] = Choice(f"place {name}", f"cover {name}", asked)
        return self._found[key]

    def _lifted(self, moved: Place) -> Choice:
        key = key_of(moved)
        if key not in self._found:
            begun = f"move {corner_text(moved)}"
            title = self._scene.tell(self._words.heading(moved))
            asked = self._scene.word("nx-lifted", card=title)
            self._found[key] = Choice(begun, f"{begun} over", asked)
        return self._found[key]

    # Places in words

    def _spot(self, place: Place, card: Card, lifted: Place) -> int:
        where = self._scene.labels.named(self._words.offer(place, card, lifted))
        key = place, where
        if key not in self._spot_at:
            anchor = self._words.anchor(place, lifted)
            near = key_of(anchor)
            if near not in self._near:
                self._near[near] = self._scene.tell(self._words.near(anchor))
            number = where.number("number") if where.phrase == NUMBERED else 0
            self._spot_at[key] = len(self._spots)
            at = x_of(place), y_of(place), int(is_sideways(place))
            self._spots.append((*at, self._text(self._scene.say(where)), near, number))
        return self._spot_at[key]

    def _over(self, target: Place) -> tuple[str, int]:
        return key_of(target), self._text(self._scene.tell(self._words.over(target)))

    def _text(self, words: str) -> int:
        if words not in self._text_at:
            self._text_at[words] = len(self._texts)
            self._texts.append(words)
        return self._text_at[words]


def key_of(place: Place) -> str:
    """The key of the element that shows the pile at this place."""
    return f"p-{x_of(place)}-{y_of(place)}"
