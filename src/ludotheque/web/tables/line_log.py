"""The lines of a table: their numbers, which of them hold entries of the match, what each request
was answered with, and what waits to be stored."""

import json
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Final

from ludotheque.core import Fields
from ludotheque.web.storage.rows import Line

from .receipts import NO_KEY, Receipt, Receipts, RequestKey


class LineLog:
    """What is known of a table's lines without knowing what they mean."""

    def __init__(self) -> None:
        self.number = -1
        """The number of the last line."""
        self.last_act = 0
        """The number of the last line that changed what can be done, as talk does not."""
        self.outbox: Final[list[Line]] = []
        """Lines that are not stored yet."""
        self.receipts: Final = Receipts()
        self.request = NO_KEY
        """The request that lines are written for."""
        self._entry_lines: Final[list[int]] = []  # the line of each entry; the header is entry 0
        self._entry_times: Final[list[float]] = []
        self._now = 0.0

    # Requests

    def begin_request(self, now: float, request: RequestKey = NO_KEY) -> None:
        """Begin a change at this time, for this request."""
        self._now, self.request = now, request

    def end_request(self) -> None:
        """What is written from now on follows from the request, but is not what was asked for."""
        self.request = RequestKey(self.request.by)

    def settle(self, receipts: Iterable[Receipt]) -> None:
        """Keep these receipts for ever, with the last line that was written."""
        last = self.outbox[-1]
        line = json.loads(last.text)
        line["answered"] = [receipt.content() for receipt in receipts]
        self.outbox[-1] = last._replace(text=_text(line))

    # Lines

    def write(self, content: Mapping[str, object], *, is_entry: bool, is_act: bool) -> None:
        """Add a line. `is_act` if it changes what can be done."""
        line = dict(content)
        self._count(is_entry, is_act, self._now)
        if self.request.key:
            line |= self.request._asdict()
            self.receipts.add(Receipt(self.request, self.number))
        self.outbox.append(Line(self.number, self._now, _text(line)))

    def follow(self, content: Fields, at: float, *, is_entry: bool, is_act: bool) -> None:
        """Note a line that is already stored."""
        self._count(is_entry, is_act, at)
        if "key" in content:
            digest = content.text("digest") if "digest" in content else ""
            request = RequestKey(content.text("by"), content.text("key"), digest)
            self.receipts.add(Receipt(request, self.number))
        for item in content.items("answered") if "answered" in content else ():
            self.receipts.add(Receipt.restore(item))

    def _count(self, is_entry: bool, is_act: bool, at: float) -> None:
        self.number += 1
        if is_act:
            self.last_act = self.number
        if is_entry:
            self._entry_lines.append(self.number)
            self._entry_times.append(at)

    # Entries of the match

    def entry_after(self, line: int) -> int:
        """The match's last entry after this line; before the first, BEFORE_THE_DEAL."""
        return bisect_right(self._entry_lines, line) - 1

    def line_of(self, entry: int) -> int:
        """The line that holds this entry of the match."""
        return self._entry_lines[entry]

    def time_of(self, entry: int) -> float:
        """When this entry was written, in seconds since 1970."""
        return self._entry_times[entry]


def _text(line: Mapping[str, object]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))
