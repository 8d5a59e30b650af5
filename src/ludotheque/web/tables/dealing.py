"""What a table's deal is made of: a secret of the house, and a number from every client.

With several clients there are two steps between the lobby and the match. In the first, each client
promises a number by sending its hash; the list of promises is then a line that everybody may read.
Only then are the numbers sent. Nobody can wait for the others' numbers before choosing their own,
and nobody can hold the table up: a step ends by itself (`DealTimer`).
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from ludotheque.core import (
    ALONE,
    COMMITTED,
    UNSHOWN,
    Contribution,
    FairDeal,
    Fields,
    Header,
    Seat,
    commitment_of,
    is_deal_number,
)
from ludotheque.web.errors import RequestRefused

from .lobby import Lobby

DealStep = Literal["", "commitments", "numbers"]

COMMITMENTS: Final = "commitments"
"""Clients promise their numbers."""
NUMBERS: Final = "numbers"
"""The promises are public, and clients send their numbers."""

_NOTHING: Final[Mapping[Seat, str]] = MappingProxyType({})


class Dealing(NamedTuple):
    """A table's secret, and what clients have sent for the deal. Each change gives a new one.

    A client is known by the first of its seats.
    """

    secret: str
    """Empty if the table has none: then its deal cannot be proved."""
    step: DealStep = ""
    """What clients are asked for now."""
    commitments: Mapping[Seat, str] = _NOTHING
    numbers: Mapping[Seat, str] = _NOTHING

    @property
    def hash(self) -> str:
        """What is shown of the secret."""
        return commitment_of(self.secret) if self.secret else ""

    def with_commitment(self, client: Seat, commitment: str) -> "Dealing":
        """Note a promise, which cannot be changed; the same one may be sent again."""
        if self.commitments.get(client) == commitment:
            return self
        if self.step != COMMITMENTS or client in self.commitments:
            raise RequestRefused(409, "no-promise-now")
        return self._replace(commitments={**self.commitments, client: commitment})

    def with_number(self, client: Seat, number: str) -> "Dealing":
        """Note a number, even one that does not fit: the record will say so."""
        if self.numbers.get(client) == number:
            return self
        if self.step != NUMBERS or client in self.numbers or client not in self.commitments:
            raise RequestRefused(409, "no-number-now")
        return self._replace(numbers={**self.numbers, client: number})

    def has_everything(self, clients: Sequence[Sequence[Seat]]) -> bool:
        """Whether there is nothing left to wait for in this step."""
        if self.step == COMMITMENTS:
            return len(self.commitments) == len(clients)
        return len(self.numbers) == len(self.commitments)

    def of_all(self, table_id: str, lobby: Lobby) -> FairDeal:
        """The deal when several clients were asked."""
        return self._deal(
            table_id,
            COMMITTED,
            [
                Contribution(
                    seats, self.commitments.get(seats[0], ""), self.numbers.get(seats[0], "")
                )
                for seats in clients_of(lobby)
            ],
        )

    def of_one(self, table_id: str, lobby: Lobby, number: str, *, was_shown: bool) -> FairDeal:
        """The deal for one client, who has sent this number or none."""
        clients = clients_of(lobby)
        is_alone = was_shown and len(clients) <= 1
        sent = number if len(clients) == 1 else ""
        return self._deal(
            table_id,
            ALONE if is_alone else UNSHOWN,
            [Contribution(seats, number=sent) for seats in clients],
        )

    def _deal(self, table_id: str, procedure: str, contributions: list[Contribution]) -> FairDeal:
        return FairDeal(
            table=table_id,
            secret=self.secret,
            contributions=contributions,
            procedure=procedure,
        )


class EarlierDeal(NamedTuple):
    """What was dealt before, to be dealt again in a challenge."""

    table: str
    """Where it was dealt first; in a duplicate match, the other table that has it."""
    header: Header


def deal_id(header: Header) -> str:
    """What the deal of a match is known by, wherever it is dealt. Nobody can tell the seed from
    it."""
    return sha256(f"ludotheque deal id 1/{header.game}/{header.seed}".encode()).hexdigest()


def clients_of(lobby: Lobby) -> list[list[Seat]]:
    """The seats of each client: a person's own, or all of those at one screen."""
    holders = dict.fromkeys(chair.holder for chair in lobby.chairs if chair.holder)
    return [lobby.seats_of(holder) for holder in holders]


def checked_number(text: str) -> str:
    """A number for a deal, or the hash of one; refused if it is neither."""
    if not is_deal_number(text):
        raise RequestRefused(422, "bad-number")
    return text


def restore_sent(fields: Fields) -> tuple[Seat, str]:
    """What a line says that a client has sent."""
    return fields.number("seat", 0, 99), fields.text("sent")
