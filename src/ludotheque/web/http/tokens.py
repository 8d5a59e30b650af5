"""Tokens prove who somebody is. Only their hashes are stored."""

import hashlib
import secrets
from base64 import b32encode, urlsafe_b64encode
from typing import Final

LONGEST_TOKEN: Final = 64
SHORTEST_SECRET_KEY: Final = 22
"""A request that gives a token may have a key, and whoever knows the key can have the token: so it
must be as hard to guess. 22 characters hold 128 bits."""


class TokenSource:
    """Makes unguessable ids and tokens from the system's randomness. Tests pass in their own."""

    def table_id(self) -> str:
        """80 bits: whoever knows it may watch."""
        return b32encode(secrets.token_bytes(10)).decode().lower()

    def token(self) -> str:
        """128 bits: whoever knows it plays the seat."""
        return secrets.token_urlsafe(16)

    def secret(self) -> str:
        """256 bits: what the house adds to the seed of a deal."""
        return secrets.token_hex(32)

    def seed(self) -> str | None:
        """A seed that was chosen for every match. None lets matches be dealt provably."""
        return None


def rematch_token(token: str, table_id: str) -> str:
    """The token for the rematch of this table, derived from the old one: always the same, so that
    asking twice keeps the seat."""
    return _derived_token(f"again {table_id} {token}")


def token_of_key(key: str, table_id: str) -> str:
    """The token that a request with this key gives at this table, however often it is made."""
    return _derived_token(f"key {table_id} {key}")


def table_of_key(key: str) -> str:
    """The id of the table that a request with this key opens, however often it is made."""
    return b32encode(hashlib.sha256(f"table {key}".encode()).digest()[:10]).decode().lower()


def _derived_token(secret: str) -> str:
    drawn = hashlib.sha256(secret.encode()).digest()
    return urlsafe_b64encode(drawn[:16]).decode().rstrip("=")


def hashed(token: str) -> str:
    """What is stored of a token: 128 random bits need no slow hash."""
    if not 0 < len(token) <= LONGEST_TOKEN:
        return ""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
