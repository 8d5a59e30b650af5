"""Seats on their way to another device: a code is good once, for some minutes."""

from typing import Final, NamedTuple

from ludotheque.web.errors import Refused
from ludotheque.web.http.tokens import hashed

CODE_LASTS: Final = 600.0


class Passing(NamedTuple):
    """What a code passes on, and until when."""

    table_id: str
    holder: str
    until: float


class Passings:
    """All codes that have been given out. They are not stored: after a restart one makes a new
    one."""

    def __init__(self) -> None:
        self._by_code: Final[dict[str, Passing]] = {}

    def offer(self, code: str, table_id: str, holder: str, now: float) -> None:
        """From now on this code, and no earlier one, passes on what the holder has."""
        for old, passing in list(self._by_code.items()):
            if (passing.table_id, passing.holder) == (table_id, holder) or passing.until < now:
                del self._by_code[old]
        self._by_code[hashed(code)] = Passing(table_id, holder, now + CODE_LASTS)

    def find(self, code: str, table_id: str, now: float) -> Passing:
        """What this code passes on; Refused if it does not, or no longer."""
        passing = self._by_code.get(hashed(code))
        if passing is None or passing.table_id != table_id or passing.until < now:
            raise Refused(404, "code-expired")
        return passing

    def used(self, code: str) -> None:
        self._by_code.pop(hashed(code), None)
