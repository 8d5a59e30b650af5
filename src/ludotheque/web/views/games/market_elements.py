"""The elements on the page of a game of action points."""

from collections.abc import Mapping
from typing import NamedTuple

from ludotheque.core import Card, Seat

Words = Mapping[str, str]


class Thing(NamedTuple):
    """A card that lies in an estate, or several equal ones."""

    card: Card
    key: str
    says: str
    token: str
    words: Words
    """How a move would name it, part by part, even in a move that will be refused."""
    copies: int = 1
    worth: int | None = None
    hurts: bool = False
    note: str = ""
    """Anything else to say about it."""


class Site(NamedTuple):
    """A place of an estate, and what lies there."""

    number: int
    thing: Thing
    there: list[Thing]
    room: int
    is_struck: bool


class Figure(NamedTuple):
    """Something that is counted: its sign, how many, and in words."""

    sign: str
    text: str
    says: str


class Estate(NamedTuple):
    """Everything that lies in front of a player."""

    number: int
    seat: Seat
    home: int
    title: str
    is_active: bool
    gold: int
    points: int
    figures: list[Figure]
    sites: list[Site]
    people: list[Thing]
    tokens: str
    words: Words
    in_hand: int
    known: list[Card]


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
    """An option, and the parts it is made of."""

    move: str
    says: str
    path: tuple[str, ...]


class Roll(NamedTuple):
    """A throw that everybody saw."""

    key: str
    dice: tuple[int, ...]
    added: int
    total: int
    what: str
    who: str
    says: str
    result: str = ""
    """Against another throw: `wins`, `loses` or `ties`."""


class Throw(NamedTuple):
    """The last throws, what led to them and what came of them."""

    before: str
    rolls: list[Roll]
    after: list[str]


class Category(NamedTuple):
    """One column of the score."""

    key: str
    cells: list[tuple[int, str]]
    """The points of each estate, and what was counted."""
