"""Legal places the slow and obvious way: try every line of every card, or every millimetre, and
judge each place by the definitions. Nothing is shared with the generator but the rectangles."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from ludotheque.core import Chance, Dice
from ludotheque.games.noxford.geometry import Place, Rect, place_at
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.surface import Surface

Box = tuple[int, int, int, int]
"""Left, bottom, right, top."""


def box_of(rect: Rect) -> Box:
    return (rect.left, rect.bottom, rect.right, rect.top)


def share(a1: int, a2: int, b1: int, b2: int) -> bool:
    """Whether two stretches of a line have more than a point in common."""
    return min(a2, b2) > max(a1, b1)


def touch(a: Box, b: Box) -> str:
    """The side of a on which b touches it (NX-11)."""
    if a[0] == b[2] and share(a[1], a[3], b[1], b[3]):
        return "left"
    if a[2] == b[0] and share(a[1], a[3], b[1], b[3]):
        return "right"
    if a[1] == b[3] and share(a[0], a[2], b[0], b[2]):
        return "bottom"
    if a[3] == b[1] and share(a[0], a[2], b[0], b[2]):
        return "top"
    return ""


def overlaps(a: Box, b: Box) -> bool:
    return share(a[0], a[2], b[0], b[2]) and share(a[1], a[3], b[1], b[3])


def aligned(a: Box, touched: Iterable[Box]) -> int:
    """How many of a's edges lie on the line of a parallel edge of a card it touches (NX-12)."""
    lines = [(0, 2), (1, 3), (0, 2), (1, 3)]
    each = list(touched)
    return sum(any(a[edge] == b[line] for b in each for line in lines[edge]) for edge in range(4))


def is_legal(surface: Surface, cards: list[Box], a: Box) -> bool:
    """NX-13 and NX-14, as they are written."""
    if a[0] < 0 or a[1] < 0 or a[2] > surface.width or a[3] > surface.height:
        return False
    near = [b for b in cards if b[0] <= a[2] and b[2] >= a[0] and b[1] <= a[3] and b[3] >= a[1]]
    if any(overlaps(a, b) for b in near):
        return False
    touched = [b for b in near if touch(a, b)]
    return len(touched) >= 2 and aligned(a, touched) >= 2


def size(surface: Surface, sideways: bool) -> tuple[int, int]:
    upright = (surface.card_width, surface.card_height)
    return upright[::-1] if sideways else upright


def every_line(surface: Surface, cards: list[Box], sideways: bool) -> Iterator[tuple[int, int]]:
    """Each corner at which an edge lies on some card's line in both directions."""
    w, h = size(surface, sideways)
    xs = {x for b in cards for x in (b[0], b[2], b[0] - w, b[2] - w)}
    ys = {y for b in cards for y in (b[1], b[3], b[1] - h, b[3] - h)}
    return ((x, y) for x in xs for y in ys)


def every_millimetre(surface: Surface, sideways: bool) -> Iterator[tuple[int, int]]:
    w, h = size(surface, sideways)
    return ((x, y) for x in range(surface.width - w + 1) for y in range(surface.height - h + 1))


def offered(surface: Surface, rects: Iterable[Rect], *, exhaustive: bool) -> set[Place]:
    """Every place on offer. Exhaustively: each millimetre of the table is tried."""
    cards = [box_of(rect) for rect in rects]
    found: set[Place] = set()
    for sideways in (False, True):
        w, h = size(surface, sideways)
        every_corner = every_line(surface, cards, sideways)
        if exhaustive:
            every_corner = every_millimetre(surface, sideways)
        for x, y in every_corner:
            a = (x, y, x + w, y + h)
            if is_legal(surface, cards, a) and not slides(cards, a):
                found.add(place_at(x, y, sideways))
        for x, y in in_gaps(surface, cards, sideways):
            found.add(place_at(x, y, sideways))
    return found


def slides(cards: list[Box], a: Box) -> str:
    """Which way the card can slide, having contact on two opposite sides only (NX-15)."""
    sides = {touch(a, b) for b in cards} - {""}
    if sides == {"left", "right"}:
        return "up and down"
    return "left and right" if sides == {"bottom", "top"} else ""


def in_gaps(surface: Surface, cards: list[Box], sideways: bool) -> Iterator[tuple[int, int]]:
    """NX-15: legal line-ups, and midpoints between two of them, of a card that may slide."""
    w, h = size(surface, sideways)
    for x in {b[2] for b in cards} & {b[0] - w for b in cards}:
        strip = [b for b in cards if b[0] <= x + w and b[2] >= x]
        ends = [(b[1], b[3]) for b in strip]
        for y in line_ups(ends, h, surface.height):
            a = (x, y, x + w, y + h)
            if is_legal(surface, cards, a) and slides(cards, a) == "up and down":
                yield x, y
    for y in {b[3] for b in cards} & {b[1] - h for b in cards}:
        strip = [b for b in cards if b[1] <= y + h and b[3] >= y]
        ends = [(b[0], b[2]) for b in strip]
        for x in line_ups(ends, w, surface.width):
            a = (x, y, x + w, y + h)
            if is_legal(surface, cards, a) and slides(cards, a) == "left and right":
                yield x, y


def line_ups(ends: list[tuple[int, int]], length: int, table: int) -> list[int]:
    """The line-ups and the midpoints between them, rounded down; none if they are 1 mm apart."""
    lines = {0, table, *(end for pair in ends for end in pair)}
    exact = sorted({at for line in lines for at in (line, line - length)})
    return exact + [(u + v) // 2 for u, v in pairwise(exact) if v - u > 1]


def opening(surface: Surface) -> City:
    """The two cards that start a city (NX-21)."""
    city = City(surface)
    w, h = surface.card_width, surface.card_height
    x, y = (surface.width - w - h + 1) // 2, (surface.height - h + 1) // 2
    city.add(place_at(x, y, False))
    city.add(place_at(x + w, y, True))
    return city


def change(city: City, chance: Chance, most: int) -> None:
    """A card comes, anywhere it may; or one that can be lifted goes, or goes elsewhere."""
    places = city.places()
    if places and (len(city.cards) < 4 or (len(city.cards) < most and chance.below(4))):
        city.add(chance.pick(places))
        return
    fixed = city.joints() | city.locked
    movable = [place for place, card in city.cards.items() if card not in fixed]
    if len(city.cards) < 4 or not movable:
        return
    card = chance.pick(movable)
    onward = city.places_without(card)
    city.remove(card)
    if onward and chance.below(3):
        city.add(chance.pick(onward))


USUAL = Surface(1200, 800, 63, 88)
SMALL = (Surface(60, 40, 4, 6), Surface(50, 36, 3, 5), Surface(70, 50, 5, 6), Surface(64, 40, 2, 7))


def check_city(number: int) -> None:
    """The generator and the reference agree on cities that grow, shrink and are moved about: one as
    usual, and one so small that every millimetre is tried."""
    _assert_complete(USUAL, number, exhaustive=False)
    _assert_complete(SMALL[number % len(SMALL)], number, exhaustive=True)


def _assert_complete(surface: Surface, number: int, *, exhaustive: bool) -> None:
    """What is on offer is what is legal, and so it is for some card that is lifted."""
    dice = Dice(f"complete {surface.card_width} {number}")
    city = opening(surface)
    for step in range(70):
        change(city, dice, 42)
        if step % 10 == 9:
            rects = list(city.cards.values())
            assert set(city.places()) == offered(surface, rects, exhaustive=exhaustive)
            lifted = dice.pick(rects)
            rest = [card for card in rects if card is not lifted]
            expected = offered(surface, rest, exhaustive=exhaustive) - {lifted.place}
            assert set(city.places_without(lifted.place)) == expected
