"""Tokens and ids in tests: they look random, but are the same every time."""

import hashlib
import itertools
from typing import Final

from ludotheque.web.http.tokens import TokenSource


class FakeTokens(TokenSource):
    def __init__(self) -> None:
        self._numbers: Final = itertools.count()

    def table_id(self) -> str:
        return f"t{self._drawn()[:15]}"

    def token(self) -> str:
        return self._drawn()[:22]

    def secret(self) -> str:
        return self._drawn()

    def _drawn(self) -> str:
        return hashlib.sha256(f"clock {next(self._numbers)}".encode()).hexdigest()
