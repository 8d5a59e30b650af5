"""Tokens: whoever has one is who they say they are. Only their hashes are kept."""

import hashlib
from typing import Final

LONGEST: Final = 64


def hashed(token: str) -> str:
    """What is stored of a token: 128 random bits need no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()[:32] if 0 < len(token) <= LONGEST else ""
