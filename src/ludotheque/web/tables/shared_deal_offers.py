"""Offers of deals where there are several nodes: whichever is asked for the offer, any can keep it.

Nothing is stored. The id of the table to be says until when the offer holds and proves that a node
has made it; the secret follows from the id and from the secret of all nodes. Each id opens one
table, since no two have the same.
"""

import hashlib
import hmac
from base64 import b32decode, b32encode
from collections.abc import Callable
from typing import Final

from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource

from .deal_offers import OFFER_SECONDS, DealOffer

PART: Final = 8
"""The time and the proof have so many characters each, of five bits."""
PART_BYTES: Final = 5


class SharedDealOffers:
    """All offers that any node has made."""

    def __init__(self, tokens: TokenSource, clock: Clock, secret: Callable[[], bytes]) -> None:
        self._tokens: Final = tokens
        self._clock: Final = clock
        self._secret: Final = secret

    def make(self, caller: str) -> DealOffer:
        """A new offer."""
        until = int(self._clock.now() + OFFER_SECONDS)
        said = self._tokens.table_id() + _written(until.to_bytes(PART_BYTES, "big"))
        return self._offer(said + self._proof(said), caller)

    def take(self, offer_id: str) -> DealOffer:
        """The offer; refused if there is none."""
        said, proof = offer_id[:-PART], offer_id[-PART:]
        if not hmac.compare_digest(self._proof(said).encode(), proof.encode()):
            raise RequestRefused(409, "offer-gone")
        offer = self._offer(offer_id, "")
        if offer.until <= self._clock.now():
            raise RequestRefused(409, "offer-gone")
        return offer

    def _offer(self, offer_id: str, caller: str) -> DealOffer:
        written = offer_id[-2 * PART : -PART].upper()
        until = int.from_bytes(b32decode(written), "big")
        return DealOffer(offer_id, self._mac(f"deal {offer_id}").hex(), caller, float(until))

    def _proof(self, said: str) -> str:
        return _written(self._mac(f"offer {said}")[:PART_BYTES])

    def _mac(self, said: str) -> bytes:
        return hmac.new(self._secret(), said.encode(), hashlib.sha256).digest()


def _written(some: bytes) -> str:
    return b32encode(some).decode().lower()
