"""At a shared screen: whose hand is open, and the key that its page has."""

from hmac import compare_digest
from typing import Final, NamedTuple

from ludotheque.core import Seat
from ludotheque.web.http.tokens import hashed

from .table import Table


class OpenHand(NamedTuple):
    """Somebody has said who they are."""

    seat: Seat
    key: str
    """The hash of the key."""


class OpenHands:
    """One for each shared screen of a table, at most. They are not stored: after a restart, people
    say again who they are."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._by_holder: Final[dict[str, OpenHand]] = {}

    def open(self, holder: str, seat: Seat, key: str) -> bool:
        """Open the hand of this seat to whoever has the key, and to nobody else at this holder's
        screen. False if it cannot stay open."""
        self._by_holder.pop(holder, None)
        if len(self._table.seats_of(holder)) < 2 or not self._stays_open(holder, seat):
            return False
        self._by_holder[holder] = OpenHand(seat, hashed(key))
        return True

    def seat(self, holder: str, key: str) -> Seat | None:
        """The seat whose hand this key opens at this holder's screen."""
        hand = self._by_holder.get(holder)
        if hand is None or not compare_digest(hand.key, hashed(key)):
            return None
        return hand.seat

    def follow(self) -> None:
        """Close the hands of those who have to give the screen to somebody else."""
        for holder, hand in list(self._by_holder.items()):
            if not self._stays_open(holder, hand.seat):
                del self._by_holder[holder]

    def _stays_open(self, holder: str, seat: Seat) -> bool:
        """Whether nobody is asked but this person and bots. This depends on nothing that is hidden
        from anybody."""
        table, decision = self._table, self._table.decision()
        if decision is None or seat not in table.seats_of(holder) or table.players[seat].bot:
            return False
        window = decision.window
        asked = window.seats if window is not None else (decision.seat,)
        people = [each for each in asked if not table.players[each].bot]
        if window is not None and window.silence is not None:
            return not people  # else they are asked in the open, be it only one
        return people in ([], [seat])
