"""A deal that anybody can check: its seed is made of a secret and of a number from every client.

The house shows the hash of its secret when the table is opened, and the secret itself when the
match is over. In between every client adds a number. So the house could not choose the secret to
suit the numbers, and no client could choose a number to suit the secret. `docs/fair-deals.md` says
what this proves and what it does not.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from .eyes import Seat
from .fields import Fields
from .player import Player

COMMITTED: Final = "committed"
"""Several clients: all commitments were published before any number was sent."""
ALONE: Final = "alone"
"""One client: it sent its number after it had been shown the hash of the secret."""
UNSHOWN: Final = "unshown"
"""The hash of the secret had not been shown when the numbers came. This proves less."""

_PROCEDURES: Final = (COMMITTED, ALONE, UNSHOWN)
_DIGITS: Final = 64
_LONGEST_TABLE: Final = 100


def commitment_of(number: str) -> str:
    """What is shown of a number, or of the secret, before it may be known."""
    return _hash(number)


def is_deal_number(text: str) -> bool:
    """Whether this is a number for a deal: 256 bits as 64 hexadecimal digits in lower case."""
    return len(text) == _DIGITS and all(digit in "0123456789abcdef" for digit in text)


def is_table_name(text: str) -> bool:
    """Whether a table could be called so where it was dealt."""
    return 0 < len(text) <= _LONGEST_TABLE and "/" not in text and text.isprintable()


class Contribution:
    """What one client adds to a deal. At one screen, a client has several seats."""

    __slots__ = ("commitment", "number", "seats")

    def __init__(self, seats: Sequence[Seat], commitment: str = "", number: str = "") -> None:
        if not seats or list(seats) != sorted(set(seats)):
            raise ValueError("a client has one seat or more, in order")
        for text in (commitment, number):
            if text and not is_deal_number(text):
                raise ValueError("numbers and commitments have 64 digits, 0 to 9 and a to f")
        self.seats: Final = tuple(seats)
        self.commitment: Final = commitment
        """The hash of the number, sent before it; empty if none was sent."""
        self.number: Final = number
        """The number as it was sent; empty if none was."""

    @property
    def fits(self) -> bool:
        """Whether the number is the one that the client had committed to."""
        return bool(self.number) and commitment_of(self.number) == self.commitment

    def content(self) -> dict[str, object]:
        return {"seats": list(self.seats), "commitment": self.commitment, "number": self.number}

    @staticmethod
    def restore(fields: Fields) -> "Contribution":
        return Contribution(
            fields.numbers("seats"), fields.text("commitment"), fields.text("number")
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contribution) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash((self.seats, self.commitment, self.number))


class FairDeal:
    """The secret of the house and the contributions of the clients: together they are the seed."""

    def __init__(
        self,
        *,
        table: str,
        secret: str,
        contributions: Sequence[Contribution],
        procedure: str,
        shown: str = "",
    ) -> None:
        """`shown` is the hash that was shown for the secret; by default, the one that fits."""
        if not is_table_name(table):
            raise ValueError("the id of a table is short and has no slash")
        if not is_deal_number(secret) or (shown and not is_deal_number(shown)):
            raise ValueError("the secret and its hash have 64 digits, 0 to 9 and a to f")
        if procedure not in _PROCEDURES:
            raise ValueError(f"{procedure!r} is no procedure of a deal")
        if procedure == ALONE and len(contributions) > 1:
            raise ValueError("somebody who is alone is one client")
        seats = [seat for contribution in contributions for seat in contribution.seats]
        if len(set(seats)) < len(seats):
            raise ValueError("a seat belongs to one client")
        self.table: Final = table
        self.secret: Final = secret
        self.shown: Final = shown or self.hash_of_secret
        self.contributions: Final = tuple(contributions)
        """One for each client. Seats that are in none are those of bots."""
        self.procedure: Final = procedure

    @property
    def hash_of_secret(self) -> str:
        return commitment_of(self.secret)

    @property
    def secret_fits(self) -> bool:
        """Whether the secret is the one whose hash was shown."""
        return self.hash_of_secret == self.shown

    def uses(self, contribution: Contribution) -> bool:
        """Whether this number counts. One that does not fit its commitment could have been chosen
        to suit the others, so it counts as if none had been sent."""
        return bool(contribution.number) and (self.procedure != COMMITTED or contribution.fits)

    def silent(self) -> tuple[Seat, ...]:
        """The seats of clients that sent no number."""
        return self._seats([sent for sent in self.contributions if not sent.number])

    def unfit(self) -> tuple[Seat, ...]:
        """The seats of clients whose number does not fit their commitment, so it does not count."""
        return self._seats(
            [sent for sent in self.contributions if sent.number and not self.uses(sent)]
        )

    def _seats(self, contributions: list[Contribution]) -> tuple[Seat, ...]:
        return tuple(sorted([seat for sent in contributions for seat in sent.seats]))

    def seed(self, seats: int) -> str:
        """The seed of a match with so many seats.

        It is the SHA-256, in hexadecimal, of the UTF-8 text
        `ludotheque deal 1/SECRET/TABLE/NUMBER 0/NUMBER 1/…` with a number for every seat. A client
        gives its number in its first seat; everywhere else the number is empty.
        """
        numbers = [""] * seats
        for contribution in self.contributions:
            if self.uses(contribution):
                numbers[contribution.seats[0]] = contribution.number
        return _hash("/".join(["ludotheque deal 1", self.secret, self.table, *numbers]))

    def belongs_to(self, players: Sequence[Player]) -> bool:
        """Whether exactly the seats of people have a client: bots have none."""
        seats = [seat for contribution in self.contributions for seat in contribution.seats]
        return sorted(seats) == [seat for seat, player in enumerate(players) if not player.bot]

    def content(self) -> dict[str, object]:
        return {
            "table": self.table,
            "procedure": self.procedure,
            "shown": self.shown,
            "secret": self.secret,
            "clients": [contribution.content() for contribution in self.contributions],
        }

    @staticmethod
    def restore(fields: Fields) -> "FairDeal":
        """BadField or ValueError if this is no deal."""
        shown = fields.text("shown")
        if not shown:
            raise fields.wrong("shown")
        return FairDeal(
            table=fields.text("table"),
            secret=fields.text("secret"),
            contributions=[Contribution.restore(Fields(item)) for item in fields.items("clients")],
            procedure=fields.text("procedure"),
            shown=shown,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FairDeal) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash((self.table, self.secret, self.shown))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
