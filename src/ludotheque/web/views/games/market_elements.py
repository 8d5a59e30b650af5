"""The elements on the page of a game of action points."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from ludotheque.core import Card, Seat

from .move_preview import Preview

Words = tuple[tuple[str, str], ...]
"""How a move would name something, part by part."""

_LYING_ON: Final = 0.55
"""How much of a card that lies on another one is beside it."""
_BETWEEN: Final = 0.12
"""The space between cards, in card widths."""
_LEAST_ACROSS: Final = 4
_MOST_ACROSS: Final = 24


class Thing(NamedTuple):
    """A card that lies in an estate, or several equal ones."""

    card: Card
    key: str
    says: str
    token: str
    words: Words
    """For any move, even one that will be refused."""
    copies: int = 1
    worth: int | None = None
    hurts: bool = False
    note: str = ""
    """Anything else to say about it."""


class Site(NamedTuple):
    """A place of an estate, and what lies there."""

    number: int
    thing: Thing
    there: tuple[Thing, ...]
    room: int
    is_struck: bool


class Figure(NamedTuple):
    """Something that is counted in an estate, and what it brings."""

    key: str
    """Names the column that it stands in."""
    sign: str
    text: str
    says: str
    """What is counted, in words."""
    note: str = ""
    """What else follows from it."""
    label: str = ""
    """The same in fewer words, if they are many."""
    place: str = ""
    """The place in a ranking, in words."""
    is_leading: bool = False
    """Nobody has more, and it is ranked."""
    points: int | None = None
    """What it would bring if the game ended now."""


class Owner(NamedTuple):
    """Whose an estate is, in one line."""

    name: str
    about: str
    """Which of two estates it is, who plays for a bot, and whether somebody is away."""
    is_asked: bool
    is_here: bool


class Estate(NamedTuple):
    """Everything that lies in front of a player."""

    number: int
    seat: Seat
    home: int
    owner: Owner
    initials: str
    title: str
    is_active: bool
    points: int
    figures: tuple[Figure, ...]
    sites: tuple[Site, ...]
    people: tuple[Thing, ...]
    tokens: str
    words: Words
    in_hand: int
    known: tuple[Card, ...]

    @property
    def head(self) -> "Estate":
        """What stands above its cards."""
        return self._replace(is_active=False, sites=(), people=())

    @property
    def across(self) -> int:
        """How wide its cards are side by side, in card widths: style sheets fit them in."""
        lying = sum(len(site.there) for site in self.sites) * _LYING_ON
        apart = len(self.sites) + len(self.people)
        wide = apart + lying + apart * _BETWEEN
        return min(max(ceil(wide), _LEAST_ACROSS), _MOST_ACROSS)


class Offer(NamedTuple):
    """A place of the line."""

    price: int
    card: Card | None
    key: str
    token: str
    move: str
    says: str
    is_set: bool


class Held(NamedTuple):
    """A card in hand, and how a move with it begins."""

    card: Card
    key: str
    token: str
    stem: str
    form: str
    sample: str
    """A whole move with it, to ask the server why it cannot be made."""


class Choice(NamedTuple):
    """An option, the parts it is made of, and what it would do."""

    move: str
    says: str
    path: tuple[str, ...]
    preview: Preview


class Category(NamedTuple):
    """One column of the score."""

    key: str
    cells: list[tuple[int, str]]
    """The points of each estate, and what was counted."""


def initials_of(names: Sequence[str]) -> list[str]:
    """As few letters of each name as tell it from the others; equal names are numbered."""
    found = []
    for place, name in enumerate(names):
        others = [other.casefold() for other in names if other != name]
        length = 1
        while length < len(name) and any(
            other.startswith(name[:length].casefold()) for other in others
        ):
            length += 1
        number = str(names[: place + 1].count(name)) if names.count(name) > 1 else ""
        found.append(name[:length].capitalize() + number)
    return found
