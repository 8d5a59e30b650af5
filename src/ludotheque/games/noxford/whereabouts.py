"""Where a card lies, said by the cards that it touches and, if need be, by how it lines up."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .geometry import BESIDE, BOTTOM, LEFT, RIGHT, TOP, Place, Rect, is_sideways, side_touched

FLUSH_LOW: Final = "flush-low"
FLUSH_HIGH: Final = "flush-high"
FLUSH: Final = "flush"
OVER_LOW: Final = "over-low"
OVER_HIGH: Final = "over-high"
WITHIN: Final = "within"
ACROSS: Final = "across"

NO_LINE: Final = ""


@mypyc_attr(acyclic=True)
class Contact:
    """A card that a place touches, on which side of the place, and how the two line up: the place
    is flush with one end of the card or with both, reaches beyond one end or both, or lies within.
    The low end is the left or the lower one."""

    __slots__ = ("card", "length", "line", "side")

    def __init__(self, place: Rect, card: Rect, side: int) -> None:
        low, high = place.left, place.right
        first, last = card.left, card.right
        if side & BESIDE:
            low, high = place.bottom, place.top
            first, last = card.bottom, card.top
        self.card: Final = card.place
        self.side: Final = side
        self.length: Final[i64] = min(high, last) - max(low, first)
        """How long the line is on which they touch."""
        self.line: Final = _line(low - first, last - high)

    @property
    def is_flush(self) -> bool:
        return self.line in (FLUSH_LOW, FLUSH_HIGH, FLUSH)


def _line(low: i64, high: i64) -> str:
    """How a card lines up with another that reaches this much farther at each end."""
    if low == 0:
        return FLUSH if high == 0 else FLUSH_LOW
    if high == 0:
        return FLUSH_HIGH
    if low < 0:
        return ACROSS if high < 0 else OVER_LOW
    return OVER_HIGH if high < 0 else WITHIN


def contacts(place: Rect, cards: list[Rect]) -> list[Contact]:
    """What touches a place, the longest contacts first."""
    found: list[Contact] = []
    for card in cards:
        side = side_touched(place, card)
        if side:
            found.append(Contact(place, card, side))
    found.sort(key=_by_length)
    return found


def _by_length(contact: Contact) -> tuple[int, Place]:
    return -contact.length, contact.card


class Whereabouts:
    """A place by the one or two contacts that name it."""

    __slots__ = ("first", "is_gap", "is_one_sided", "place", "second")

    def __init__(self, place: Place, found: list[Contact]) -> None:
        sides = 0
        for contact in found:
            sides |= contact.side
        self.place: Final = place
        self.is_gap: Final = sides in (LEFT | RIGHT, BOTTOM | TOP)
        """Whether it is touched on two opposite sides only, so that a card could slide."""
        self.is_one_sided: Final = sides in (LEFT, RIGHT, BOTTOM, TOP)
        if self.is_gap:
            first, second = _longest(found, LEFT | BOTTOM), _longest(found, RIGHT | TOP)
        elif self.is_one_sided:
            first = second = _first_flush(found)
            for contact in found:
                if contact is not first:
                    second = contact
                    break
        else:  # a card beside it and one above or below: no other place has both
            first, second = _longest(found, BESIDE), _longest(found, TOP | BOTTOM)
        self.first: Final = first
        self.second: Final = second
        """The same as `first` if that is the only one."""


def _longest(found: list[Contact], sides: int) -> Contact:
    """The longest contact on these sides."""
    for contact in found:
        if contact.side & sides:
            return contact
    raise ValueError("nothing touches it there")


def _first_flush(found: list[Contact]) -> Contact:
    """The longest contact that is flush: on one side alone, it fixes the place. A card that was
    left there when others moved may have none."""
    for contact in found:
        if contact.is_flush:
            return contact
    return found[0]


class Detail:
    """What more it takes to tell a place in a gap from others between the same two cards: how it
    lines up with so many of the two and, if that is not enough, its number among so many, counted
    from the left or from below."""

    __slots__ = ("count", "lines", "number")

    def __init__(self, lines: int, number: int = 0, count: int = 0) -> None:
        self.lines: Final = lines
        self.number: Final = number
        self.count: Final = count


_ENOUGH: Final = (Detail(0), Detail(1), Detail(2))


def details_of(places: list[Whereabouts]) -> dict[Place, Detail]:
    """For places in gaps, sorted: what tells each from the others."""
    found: dict[Place, Detail] = {}
    left = places
    for lines in range(len(_ENOUGH)):
        alike: dict[tuple[bool, Place, Place, str, str], list[Whereabouts]] = {}
        for place in left:
            alike.setdefault(_words(place, lines), []).append(place)
        left = []
        for same in alike.values():
            if len(same) == 1:
                found[same[0].place] = _ENOUGH[lines]
            elif lines < 2:
                left += same
            else:
                for number, place in enumerate(same, start=1):
                    found[place.place] = Detail(lines, number, len(same))
    return found


def _words(place: Whereabouts, lines: int) -> tuple[bool, Place, Place, str, str]:
    """What the words for a place depend on, if they say how it lines up with so many cards."""
    first, second = place.first, place.second
    line = first.line if lines else NO_LINE
    other = second.line if lines > 1 else NO_LINE
    return is_sideways(place.place), first.card, second.card, line, other
