"""What a player of Noxford can choose, as compact data for the page: which card, and where."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Move
from ludotheque.games.noxford.geometry import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Place,
    Rect,
    is_sideways,
    side_touched,
    touched_by,
    x_of,
    y_of,
)
from ludotheque.games.noxford.moves import (
    CoverCard,
    MoveCard,
    MoveOver,
    PlaceCard,
    corner_text,
    corner_words,
)
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.web.views.scene import Scene

_LIES: Final = {LEFT: "right", RIGHT: "left", BOTTOM: "above", TOP: "below"}
"""For the side on which a card touches another: where it lies, seen from the other card."""


class Choice:
    """A card that can be placed or moved: the beginnings of its moves, and where they lead."""

    def __init__(self, place: str, cover: str, asked: str) -> None:
        self.place: Final = place
        self.cover: Final = cover
        self.asked: Final = asked
        self.spots: Final[list[int]] = []
        self.covers: Final[list[tuple[str, int]]] = []


class Choices:
    """Everything a seat may do on its turn or with its Gear. Many cards share the same places and
    the same words for them, so each is sent once."""

    def __init__(
        self,
        view: NoxfordState,
        scene: Scene,
        names: dict[Place, str],
        options: Sequence[Move],
    ) -> None:
        self._view: Final = view
        self._scene: Final = scene
        self._names: Final = names
        self._spots: Final[list[tuple[int, int, int, int, str]]] = []
        self._spot_at: Final[dict[tuple[int, str], int]] = {}
        self._texts: Final[list[str]] = []
        self._text_at: Final[dict[str, int]] = {}
        self._touched: Final[dict[Place, list[Rect]]] = {}
        self._found: Final[dict[str, Choice]] = {}
        self._near: Final[dict[str, str]] = {}
        for move in options:
            self._add(move)

    @property
    def ids(self) -> frozenset[str]:
        """What can be chosen: kinds of cards, or piles of the city."""
        return frozenset(self._found)

    def content(self) -> dict[str, object]:
        surface = self._view.city.surface
        return {
            "table": [surface.width, surface.height, surface.card_width, surface.card_height],
            "near": self._near,
            "texts": self._texts,
            "spots": self._spots,
            "choices": {
                key: [choice.asked, choice.place, choice.cover, choice.spots, choice.covers]
                for key, choice in self._found.items()
            },
        }

    def _add(self, move: Move) -> None:
        if isinstance(move, (PlaceCard, CoverCard)):
            choice = self._held(move.card)
            if isinstance(move, PlaceCard):
                choice.spots.append(self._spot(move.place, NOTHING))
            else:
                choice.covers.append(self._over(move.corner))
        elif isinstance(move, (MoveCard, MoveOver)):
            moved = pile_at(self._view.piles, move.corner)
            choice = self._lifted(moved)
            if isinstance(move, MoveCard):
                alone = len(self._view.piles[moved]) == 1
                choice.spots.append(self._spot(move.place, moved if alone else NOTHING))
            else:
                choice.covers.append(self._over(move.target))

    def _held(self, card: int) -> Choice:
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
            asked = self._scene.word("nx-lifted", card=self._names[moved])
            self._found[key] = Choice(begun, f"{begun} over", asked)
        return self._found[key]

    # Places in words

    def _spot(self, place: Place, lifted: Place) -> int:
        touched = self._around(place)
        if lifted != NOTHING:
            touched = [rect for rect in touched if rect.place != lifted]
        rect = self._view.city.surface.rect(place)
        anchor = max(touched, key=lambda other: (_flush(rect, other) != "none", -other.place))
        name = self._by(anchor.place)
        self._near[key_of(anchor.place)] = self._scene.word("nx-words-at", card=name)
        words = self._scene.word(
            "nx-where",
            side=_LIES[side_touched(rect, anchor)],
            card=name,
            flush=_flush(rect, anchor),
            count=len(touched),
            corner=corner_words(place),
        )
        key = place, words
        if key not in self._spot_at:
            self._spot_at[key] = len(self._spots)
            at = x_of(place), y_of(place), int(is_sideways(place))
            self._spots.append((*at, self._text(words), key_of(anchor.place)))
        return self._spot_at[key]

    def _around(self, place: Place) -> list[Rect]:
        if place not in self._touched:
            city = self._view.city
            self._touched[place] = touched_by(city.surface.rect(place), city.cards.values())
        return self._touched[place]

    def _over(self, corner: Place) -> tuple[str, int]:
        target = pile_at(self._view.piles, corner)
        words = self._scene.word("nx-over", card=self._names[target], corner=corner_words(target))
        return key_of(target), self._text(words)

    def _by(self, place: Place) -> str:
        """The name of a neighbouring card, with the article that its type needs."""
        top = self._view.piles[place][-1]
        key = "nx-by-barracks" if self._view.catalogue.is_barracks[top] else "nx-by"
        return self._scene.word(key, card=self._names[place])

    def _text(self, words: str) -> int:
        if words not in self._text_at:
            self._text_at[words] = len(self._texts)
            self._texts.append(words)
        return self._text_at[words]


def _flush(rect: Rect, other: Rect) -> str:
    """The end at which a card lines up with one that it touches."""
    if side_touched(rect, other) in (LEFT, RIGHT):
        ends = ("bottom", rect.bottom == other.bottom), ("top", rect.top == other.top)
    else:
        ends = ("left", rect.left == other.left), ("right", rect.right == other.right)
    found = [end for end, is_flush in ends if is_flush]
    return "both" if len(found) == 2 else found[0] if found else "none"


def key_of(place: Place) -> str:
    """The key of the element that shows the pile at this place."""
    return f"p-{x_of(place)}-{y_of(place)}"
