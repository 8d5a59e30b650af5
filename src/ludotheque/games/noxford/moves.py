"""What can be done in a turn, and with a Gear. Moves that come up again are the same objects."""

from abc import abstractmethod
from typing import Final

from ludotheque.core import Card, Move

from .geometry import Place, is_sideways, place_at, x_of, y_of

UPRIGHT: Final = "upright"
SIDEWAYS: Final = "sideways"
_MOST_KEPT: Final = 512
"""How many moves of one sort are kept: about as many as one game needs, or memory gets slow."""


class _Texts(dict[Place, str]):
    """Places as texts, made when they are first asked for."""

    def __missing__(self, place: Place) -> str:
        if len(self) >= _MOST_KEPT:
            self.clear()
        way = SIDEWAYS if is_sideways(place) else UPRIGHT
        text = self[place] = f"{way} {x_of(place)} {y_of(place)}"
        return text


_TEXTS: Final = _Texts()


def place_text(place: Place) -> str:
    """`upright 525 356`: which way round, and the lower left corner."""
    return _TEXTS[place]


def corner_text(place: Place) -> str:
    return f"{x_of(place)} {y_of(place)}"


def corner_words(place: Place) -> str:
    """The lower left corner as sentences name it, in any language."""
    return f"{x_of(place)}, {y_of(place)}".replace("-", "\N{MINUS SIGN}")


def corner_of(place: Place) -> Place:
    """The lower left corner alone: no two cards have the same, so it is enough to name one."""
    return place_at(x_of(place), y_of(place), sideways=False)


class PlaceCard(Move):
    """Place a card from hand, the Master or a displayed card next to others (NX-30)."""

    __slots__ = ("card", "place")

    def __init__(self, card: Card, name: str, place: Place) -> None:
        super().__init__(f"place {name} {_TEXTS[place]}")
        self.card: Final = card
        self.place: Final = place


class CoverCard(Move):
    """Lay a card from hand, or the Master, over another (NX-30)."""

    __slots__ = ("card", "corner")

    def __init__(self, card: Card, name: str, place: Place) -> None:
        super().__init__(f"cover {name} {corner_text(place)}")
        self.card: Final = card
        self.corner: Final = corner_of(place)


class MoveCard(Move):
    """With a Gear, move a card that is in play next to others (NX-40)."""

    __slots__ = ("corner", "place")

    def __init__(self, text: str, corner: Place, place: Place) -> None:
        super().__init__(text)
        self.corner: Final = corner
        self.place: Final = place


class MoveOver(Move):
    """With a Gear, move a card that is in play over another (NX-40)."""

    __slots__ = ("corner", "target")

    def __init__(self, moved: Place, target: Place) -> None:
        super().__init__(f"move {corner_text(moved)} over {corner_text(target)}")
        self.corner: Final = corner_of(moved)
        self.target: Final = corner_of(target)


class Pass(Move):
    """Do nothing, having nothing to do (NX-34)."""

    __slots__ = ()


PASS: Final = Pass("pass")


class Stay(Move):
    """Leave the city as it is: a Gear may be used, it need not (NX-44)."""

    __slots__ = ()


STAY: Final = Stay("stay")


class MovesByPlace(dict[Place, Move]):
    """Moves of one sort, made when they are first asked for."""

    @abstractmethod
    def make(self, place: Place) -> Move:
        """The move that leads to this place."""

    def __missing__(self, place: Place) -> Move:
        if len(self) >= _MOST_KEPT:
            self.clear()  # or a million games would keep every place there ever was
        move = self[place] = self.make(place)
        return move


class Placings(MovesByPlace):
    """Placing a certain card, by place."""

    def __init__(self, card: Card, name: str) -> None:
        super().__init__()
        self._card: Final = card
        self._name: Final = name

    def make(self, place: Place) -> Move:
        return PlaceCard(self._card, self._name, place)


class Coverings(MovesByPlace):
    """Laying a certain card over another, by the other's place."""

    def __init__(self, card: Card, name: str) -> None:
        super().__init__()
        self._card: Final = card
        self._name: Final = name

    def make(self, place: Place) -> Move:
        return CoverCard(self._card, self._name, place)


class Relocations(MovesByPlace):
    """Moving the card at a certain place, by where it goes."""

    def __init__(self, moved: Place) -> None:
        super().__init__()
        self._begun: Final = f"move {corner_text(moved)} "
        self._corner: Final = corner_of(moved)

    def make(self, place: Place) -> Move:
        return MoveCard(self._begun + _TEXTS[place], self._corner, place)

    def __missing__(self, place: Place) -> Move:
        """The same without a call: half of all moves with a Gear are new."""
        if len(self) >= _MOST_KEPT:
            self.clear()
        move = self[place] = MoveCard(self._begun + _TEXTS[place], self._corner, place)
        return move


class RelocationsOver(MovesByPlace):
    """Moving the card at a certain place over another, by the other's place."""

    def __init__(self, moved: Place) -> None:
        super().__init__()
        self._moved: Final = moved

    def make(self, place: Place) -> Move:
        return MoveOver(self._moved, place)


class Moves:
    """The moves of a box of cards."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.placing: Final = tuple([Placings(card, name) for card, name in enumerate(names)])
        self.covering: Final = tuple([Coverings(card, name) for card, name in enumerate(names)])
        self._moving: Final[dict[Place, Relocations]] = {}
        self._moving_over: Final[dict[Place, RelocationsOver]] = {}

    def moving(self, moved: Place) -> Relocations:
        """Moving the card at this place next to others."""
        found = self._moving.get(moved)
        if found is None:
            if len(self._moving) >= _MOST_KEPT // 4:
                self._moving.clear()
            found = self._moving[moved] = Relocations(moved)
        return found

    def moving_over(self, moved: Place) -> RelocationsOver:
        """Moving the card at this place over others."""
        found = self._moving_over.get(moved)
        if found is None:
            if len(self._moving_over) >= _MOST_KEPT // 4:
                self._moving_over.clear()
            found = self._moving_over[moved] = RelocationsOver(moved)
        return found
