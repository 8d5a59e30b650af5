"""Offers of deals: who opens a table and begins at once is shown the hash of its secret before.

An offer fixes the secret and the id of the table to be. Both go into the seed, so neither may be
chosen when the number is known.
"""

from collections import OrderedDict
from typing import Final, NamedTuple

from ludotheque.core import commitment_of
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource

OFFER_SECONDS: Final = 600.0
MOST_OFFERS: Final = 5000
MOST_OFFERS_OF_A_CALLER: Final = 50


class DealOffer(NamedTuple):
    """A table to be: its id, its secret, and when the offer ends."""

    table_id: str
    secret: str
    caller: str
    until: float

    @property
    def hash(self) -> str:
        return commitment_of(self.secret)


class DealOffers:
    """All valid offers. They are not stored: after a restart, people ask again."""

    def __init__(self, tokens: TokenSource, clock: Clock) -> None:
        self._tokens: Final = tokens
        self._clock: Final = clock
        self._by_id: Final[OrderedDict[str, DealOffer]] = OrderedDict()
        self._by_caller: Final[dict[str, list[DealOffer]]] = {}

    def __len__(self) -> int:
        return len(self._by_id)

    def make(self, caller: str) -> DealOffer:
        """A new offer. It takes the place of the oldest when there are too many."""
        now = self._clock.monotonic()
        self._drop_expired(now)
        own = self._by_caller.get(caller, [])
        if len(own) >= MOST_OFFERS_OF_A_CALLER:
            self._drop(own[0])
        elif len(self._by_id) >= MOST_OFFERS:
            self._drop(self._oldest())
        offer = DealOffer(
            self._tokens.table_id(), self._tokens.secret(), caller, now + OFFER_SECONDS
        )
        self._by_id[offer.table_id] = offer
        self._by_caller.setdefault(caller, []).append(offer)
        return offer

    def take(self, offer_id: str) -> DealOffer:
        """The offer, which nobody can take again; refused if there is none."""
        self._drop_expired(self._clock.monotonic())
        offer = self._by_id.get(offer_id)
        if offer is None:
            raise RequestRefused(409, "offer-gone")
        self._drop(offer)
        return offer

    def _drop_expired(self, now: float) -> None:
        while self._by_id and self._oldest().until <= now:
            self._drop(self._oldest())

    def _oldest(self) -> DealOffer:
        return next(iter(self._by_id.values()))

    def _drop(self, offer: DealOffer) -> None:
        del self._by_id[offer.table_id]
        own = self._by_caller[offer.caller]
        own.remove(offer)
        if not own:
            del self._by_caller[offer.caller]
