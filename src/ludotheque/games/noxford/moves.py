"""The moves of a turn, and of a Gear. They are listed by the hundred, so their texts are made on
demand, and recurring moves are the same objects."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Card, Move

from .geometry import Place, Rect, corner_of, is_sideways, x_of, y_of

UPRIGHT: Final = "upright"
SIDEWAYS: Final = "sideways"


def place_text(place: Place) -> str:
    """`upright 525 356`: the orientation, and the lower left corner."""
    return f"{SIDEWAYS if is_sideways(place) else UPRIGHT} {corner_text(place)}"


def corner_text(place: Place) -> str:
    return f"{x_of(place)} {y_of(place)}"


def size_words(width: int, height: int) -> str:
    """A size as sentences name it, in any language."""
    return f"{width} × {height}"


@mypyc_attr(acyclic=True)
class PlaceCard(Move):
    """Place a card from hand, the Master or a displayed card next to others (NX-30)."""

    __slots__ = ("_name", "card", "place")

    def __init__(self, card: Card, name: str, place: Place) -> None:
        self._text = ""  # without calling super: there are many of these
        self._name: Final = name
        self.card: Final = card
        self.place: Final = place

    def spell(self) -> str:
        return f"place {self._name} {place_text(self.place)}"


@mypyc_attr(acyclic=True)
class CoverCard(Move):
    """Lay a card from hand, or the Master, over another (NX-30)."""

    __slots__ = ("_name", "card", "corner")

    def __init__(self, card: Card, name: str, place: Place) -> None:
        super().__init__()
        self._name: Final = name
        self.card: Final = card
        self.corner: Final = corner_of(place)

    def spell(self) -> str:
        return f"cover {self._name} {corner_text(self.corner)}"


@mypyc_attr(acyclic=True)
class MoveCard(Move):
    """With a Gear, move a card that is in play next to others (NX-40)."""

    __slots__ = ("corner", "place")

    def __init__(self, corner: Place, place: Place) -> None:
        self._text = ""  # as in PlaceCard
        self.corner: Final = corner
        self.place: Final = place

    def spell(self) -> str:
        return f"move {corner_text(self.corner)} {place_text(self.place)}"


@mypyc_attr(acyclic=True)
class MoveOver(Move):
    """With a Gear, move a card that is in play over another (NX-40)."""

    __slots__ = ("corner", "target")

    def __init__(self, moved: Place, target: Place) -> None:
        super().__init__()
        self.corner: Final = corner_of(moved)
        self.target: Final = corner_of(target)

    def spell(self) -> str:
        return f"move {corner_text(self.corner)} over {corner_text(self.target)}"


class Pass(Move):
    """Pass, when no move is possible (NX-34)."""

    __slots__ = ()


PASS: Final = Pass("pass")


class Stay(Move):
    """Leave the city as it is: using a Gear is optional (NX-44)."""

    __slots__ = ()


STAY: Final = Stay("stay")


class Moves:
    """The moves of a box of cards. Each is made when it is first needed, and kept with the place
    that it leads to, which lasts for several turns."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names: Final = names

    def placing(self, cards: list[Card], spots: list[Rect]) -> list[Move]:
        """Each of these cards in each of these places."""
        kinds = len(self._names)
        for spot in spots:
            if not spot.moves:
                spot.moves = [None] * kinds
        found: list[Move] = []
        for card in cards:
            found += [spot.moves[card] or self._place(card, spot) for spot in spots]
        return found

    def _place(self, card: Card, spot: Rect) -> PlaceCard:
        move = spot.moves[card] = PlaceCard(card, self._names[card], spot.place)
        return move

    def covering(self, card: Card, targets: list[Rect]) -> list[Move]:
        """This card over each of these."""
        kinds = len(self._names)
        for target in targets:
            if not target.covers:
                target.covers = [None] * kinds
        return [target.covers[card] or self._cover(card, target) for target in targets]

    def _cover(self, card: Card, target: Rect) -> CoverCard:
        move = target.covers[card] = CoverCard(card, self._names[card], target.place)
        return move
