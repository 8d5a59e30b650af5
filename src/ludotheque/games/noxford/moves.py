"""What can be done in a turn, and with a Gear. They are listed by the hundred, so their texts are
made when they are asked for, and turns that come up again are the same objects."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Card, Move

from .geometry import Place, Rect, is_sideways, place_at, x_of, y_of

UPRIGHT: Final = "upright"
SIDEWAYS: Final = "sideways"
_MOST_KEPT: Final = 1024
"""How many places are kept with the moves to them: a few games' worth, or memory gets slow."""


def place_text(place: Place) -> str:
    """`upright 525 356`: which way round, and the lower left corner."""
    return f"{SIDEWAYS if is_sideways(place) else UPRIGHT} {corner_text(place)}"


def corner_text(place: Place) -> str:
    return f"{x_of(place)} {y_of(place)}"


def corner_words(place: Place) -> str:
    """The lower left corner as sentences name it, in any language."""
    return f"{x_of(place)}, {y_of(place)}".replace("-", "\N{MINUS SIGN}")


def corner_of(place: Place) -> Place:
    """The lower left corner alone: no two cards have the same, so it is enough to name one."""
    return place_at(x_of(place), y_of(place), sideways=False)


@mypyc_attr(acyclic=True)
class PlaceCard(Move):
    """Place a card from hand, the Master or a displayed card next to others (NX-30)."""

    __slots__ = ("_name", "card", "place")

    def __init__(self, card: Card, name: str, place: Place) -> None:
        super().__init__()
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
        self._text = ""  # without a call: a Gear has hundreds of these
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
    """Do nothing, having nothing to do (NX-34)."""

    __slots__ = ()


PASS: Final = Pass("pass")


class Stay(Move):
    """Leave the city as it is: a Gear may be used, it need not (NX-44)."""

    __slots__ = ()


STAY: Final = Stay("stay")


class Moves:
    """The turns of a box of cards, by where they lead and then by card; made when they are first
    asked for."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names: Final = names
        self._placing: Final[dict[Rect, list[Move | None]]] = {}
        self._covering: Final[dict[Rect, list[Move | None]]] = {}

    def placing(self, cards: list[Card], spots: list[Rect]) -> list[Move]:
        """Each of these cards in each of these places."""
        table = self._placing
        rows: list[list[Move | None]] = []
        for spot in spots:
            row = table.get(spot)
            if row is None:
                row = self._new_row(table, spot)
            rows.append(row)
        found: list[Move] = []
        for card in cards:
            for at, row in enumerate(rows):
                move = row[card]
                if move is None:
                    move = row[card] = PlaceCard(card, self._names[card], spots[at].place)
                found.append(move)
        return found

    def covering(self, card: Card, targets: list[Rect]) -> list[Move]:
        """This card over each of these."""
        table = self._covering
        found: list[Move] = []
        for target in targets:
            row = table.get(target)
            if row is None:
                row = self._new_row(table, target)
            move = row[card]
            if move is None:
                move = row[card] = CoverCard(card, self._names[card], target.place)
            found.append(move)
        return found

    def _new_row(self, table: dict[Rect, list[Move | None]], spot: Rect) -> list[Move | None]:
        if len(table) >= _MOST_KEPT:
            table.clear()  # or a million games would keep every place there ever was
        nothing: list[Move | None] = [None] * len(self._names)
        table[spot] = nothing
        return nothing
