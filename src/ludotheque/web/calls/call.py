"""A call: somebody is to be told that it is their turn."""

from typing import NamedTuple

from ludotheque.core import Seat


class Call(NamedTuple):
    """Who is called, to which table. It says nothing of the cards."""

    table_id: str
    link: str
    game: str
    seat: Seat
    name: str
    holder: str
    """The hash of the seat's token."""
