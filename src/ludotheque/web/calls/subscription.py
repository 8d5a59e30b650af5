"""A subscription: where one browser wants to be told of the turns of a seat."""

import re
from base64 import urlsafe_b64decode
from hashlib import sha256
from typing import Final, NamedTuple

_ENCODED: Final = re.compile(r"[A-Za-z0-9_-]{1,100}={0,2}")
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16
MOST_OF_A_SEAT: Final = 5
"""So many browsers can be subscribed for a seat; a further one takes the oldest one's place."""


class Subscription(NamedTuple):
    """What a browser has given us."""

    holder: str
    """The hash of the seat's token."""
    lang: str
    endpoint: str
    key: str
    """Its public key, and the secret below: what is sent, only it can read."""
    auth: str

    @property
    def id(self) -> str:
        return endpoint_id(self.endpoint)


def endpoint_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:32]


def decoded(text: str) -> bytes:
    """The bytes that a browser writes so; none if it does not."""
    if _ENCODED.fullmatch(text) is None:
        return b""
    bare = text.rstrip("=")
    if len(bare) % 4 == 1:
        return b""
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


def has_good_keys(key: str, auth: str) -> bool:
    point = decoded(key)
    return len(point) == POINT_BYTES and point[0] == 4 and len(decoded(auth)) == SECRET_BYTES
