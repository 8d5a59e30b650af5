"""Games are played and stored by the chunk: all numbers from the first to the last."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

LARGEST: Final = 5000
SMALLEST: Final = 1
SECONDS: Final = 5.0
"""How long a chunk should take: that much is lost at most when a process is killed."""


class Chunk(NamedTuple):
    """The numbers of its first and of its last game."""

    first: int
    last: int

    @property
    def games(self) -> int:
        return self.last - self.first + 1

    def __str__(self) -> str:
        return f"{self.first:012}-{self.last:012}"


def read_chunk(text: str) -> Chunk | None:
    """The chunk whose text this is; None if it is no such text."""
    first, _, last = text.partition("-")
    if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last)):
        return None
    return Chunk(int(first), int(last))


def missing(wanted: Chunk, there: Iterable[Chunk]) -> list[Chunk]:
    """The stretches of `wanted` that are in none of these."""
    found: list[Chunk] = []
    first = wanted.first
    for chunk in sorted(there):
        if chunk.last < first or chunk.first > wanted.last:
            continue
        if chunk.first > first:
            found.append(Chunk(first, chunk.first - 1))
        first = chunk.last + 1
    if first <= wanted.last:
        found.append(Chunk(first, wanted.last))
    return found


class Cutter:
    """Cuts stretches into chunks. Unless somebody says how large, they become as large as can be
    played in a few seconds: how quick the games are is known once some have been played."""

    def __init__(self, size: int = 0) -> None:
        self._fixed: Final = size
        self._size = size or SMALLEST

    def played(self, games: int, seconds: float) -> None:
        """One worker has played so many games in so many seconds."""
        if not self._fixed:
            fit = int(games * SECONDS / max(seconds, 1e-9))
            self._size = max(SMALLEST, min(LARGEST, fit, 4 * self._size))

    def cut(self, stretches: Iterable[Chunk]) -> Iterator[Chunk]:
        """The chunks, each as large as it should be when it is asked for."""
        for stretch in stretches:
            first = stretch.first
            while first <= stretch.last:
                last = min(stretch.last, first + self._size - 1)
                yield Chunk(first, last)
                first = last + 1
