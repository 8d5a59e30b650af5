"""Tokens: whoever has one is who they say they are. Only their hashes are kept."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

LONGEST: Final = 64


def for_again(token: str, table_id: str) -> str:
    """What a seat's token at this table becomes in the return match: always the same, so that
    whoever asks twice still has their seat."""
    drawn = hashlib.sha256(f"again {table_id} {token}".encode()).digest()
    return urlsafe_b64encode(drawn[:16]).decode().rstrip("=")


def hashed(token: str) -> str:
    """What is stored of a token: 128 random bits need no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()[:32] if 0 < len(token) <= LONGEST else ""
