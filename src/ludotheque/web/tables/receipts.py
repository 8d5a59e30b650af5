"""Receipts: what a request with a key was answered, so that a repeated one gets the same answer."""

import hashlib
import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from ludotheque.core import Fields
from ludotheque.web.errors import RequestRefused

_MOST_LINES: Final = 10**9


class RequestKey(NamedTuple):
    """Identifies a request at one table."""

    by: str = ""
    """The hash of the caller's token."""
    key: str = ""
    """What the caller calls the request; empty if it is never repeated."""
    digest: str = ""
    """What was asked for. Lines of version 0.1 have none: they answer any request with the key."""


NO_KEY: Final = RequestKey()


class Receipt(NamedTuple):
    """A request, and the number of the line that it was answered with."""

    request: RequestKey
    number: int

    def content(self) -> list[object]:
        return [*self.request, self.number]

    @staticmethod
    def restore(item: object) -> "Receipt":
        names = ("by", "key", "digest", "number")
        values = item if isinstance(item, list) else []
        fields = Fields(dict(zip(names, values, strict=False)))
        words = [fields.text(name) for name in names[:3]]
        return Receipt(RequestKey(*words), fields.number("number", 0, _MOST_LINES))


class Receipts:
    """All receipts of one table, by caller and key."""

    def __init__(self) -> None:
        self._all: Final[dict[tuple[str, str], Receipt]] = {}

    def number(self, request: RequestKey) -> int | None:
        """The number that this request was answered with when it was first made, if it was; refused
        if its key belongs to another request."""
        found = self._all.get((request.by, request.key)) if request.key else None
        if found is None:
            return None
        if found.request.digest not in ("", request.digest):
            raise RequestRefused(422, "key-reused")
        return found.number

    def add(self, receipt: Receipt) -> None:
        if receipt.request.key:
            self._all[receipt.request.by, receipt.request.key] = receipt

    def remove(self, receipts: Iterable[Receipt]) -> None:
        for receipt in receipts:
            self._all.pop((receipt.request.by, receipt.request.key), None)


def digest_of(*asked: object) -> str:
    """A short digest of everything that a request asks for."""
    text = json.dumps(asked, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
