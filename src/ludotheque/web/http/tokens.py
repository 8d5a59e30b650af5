"""Tokens prove who somebody is. Only their hashes are stored."""

import hashlib
import secrets
from base64 import b32encode, urlsafe_b64encode
from typing import Final

LONGEST_TOKEN: Final = 64


class TokenSource:
    """Makes unguessable ids and tokens from the system's randomness. Tests pass in their own."""

    def table_id(self) -> str:
        """80 bits: whoever knows it may watch."""
        return b32encode(secrets.token_bytes(10)).decode().lower()

    def token(self) -> str:
        """128 bits: whoever knows it plays the seat."""
        return secrets.token_urlsafe(16)

    def seed(self) -> str | None:
        """None lets a match draw 256 bits of its own, which nobody can repeat."""
        return None


def rematch_token(token: str, table_id: str) -> str:
    """The token for the rematch of this table, derived from the old one: always the same, so that
    asking twice keeps the seat."""
    drawn = hashlib.sha256(f"again {table_id} {token}".encode()).digest()
    return urlsafe_b64encode(drawn[:16]).decode().rstrip("=")


def hashed(token: str) -> str:
    """What is stored of a token: 128 random bits need no slow hash."""
    if not 0 < len(token) <= LONGEST_TOKEN:
        return ""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
