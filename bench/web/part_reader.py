"""The parts of a page as a client reads them that is no browser."""

from collections.abc import Iterable
from typing import Any, Final


class PartReader:
    """What the updates of one page have brought."""

    def __init__(self) -> None:
        self.html: Final[dict[str, str]] = {}
        """The HTML of each part, by its id."""
        self._before: Final[dict[str, str]] = {}

    def read(self, changes: Iterable[Any]) -> dict[str, str]:
        """The HTML of the parts that an update brings, each of them whole or as what is new in the
        middle of what came last or the time before. The games' pages have no character that
        JavaScript counts twice."""
        read: dict[str, str] = {}
        for id_, html, *where in changes:
            read[id_] = self._after(id_, html, *where) if where else html
            self._before[id_] = self.html.get(id_, "")
            self.html[id_] = read[id_]
        return read

    def _after(self, id_: str, html: str, start: int, end: int, back: int) -> str:
        old = (self.html, self._before)[back][id_]
        return old[:start] + html + old[len(old) - end :]
