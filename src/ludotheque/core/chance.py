"""Chance is an argument: a state never holds it, so a copied state cannot foresee the future."""

import struct
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from hashlib import shake_256
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

_WORDS_A_BLOCK: Final = 68  # 272 bytes: two blocks of the sponge
_UNPACK: Final = struct.Struct(f"<{_WORDS_A_BLOCK}I")
_ALL_WORDS: Final = 1 << 32
_LOW_HALF: Final = _ALL_WORDS - 1
_TOO_LARGE: Final = 1 << 31  # times a word, this could be more than a machine's integer holds


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance. Everything is built on `below`."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""

    def die(self) -> int:
        """One roll of a six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: list[T]) -> None:
        """Put the list in a random order, in place (Fisher and Yates, from the end)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]


class Dice(Chance):
    """Chance from a seed, the same on every platform and for ever.

    Block k of the stream is SHAKE-256 of the UTF-8 text `ludotheque dice 1/SEED/k`, 272 bytes
    read as 68 little-endian words of 32 bits. `below(n)` takes the next word w and answers the
    high half of w × n, passing over words whose low half is under 2³² mod n (Lemire's method), so
    that every answer is equally likely.
    """

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: int | str) -> None:
        self._key: Final = f"ludotheque dice 1/{seed}/"
        self._block = 0
        self._words: Final[list[int]] = []

    def below(self, n: int) -> int:
        if not 0 < n < _TOO_LARGE:
            return self._below_many(n)
        words = self._words
        if not words:
            self._read_block()
        word: i64 = words.pop()
        product = word * n
        if product & _LOW_HALF < n:
            return self._fairly_below(n, product)
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """The same as anywhere, without a call for each item: every deal waits for it."""
        words = self._words
        for last in range(len(items) - 1, 0, -1):
            if not words:
                self._read_block()
            n = last + 1
            word: i64 = words.pop()
            product = word * n
            other = product >> 32
            if product & _LOW_HALF < n:
                other = self._fairly_below(n, product)
            items[last], items[other] = items[other], items[last]

    def _below_many(self, n: int) -> int:
        """A number so large that it takes long arithmetic, or one that is wrong."""
        if not 1 <= n <= _ALL_WORDS:
            raise ValueError(f"below({n}): the number must be from 1 to 2³²")
        if not self._words:
            self._read_block()
        return self._fairly_below(n, self._words.pop() * n)

    def _fairly_below(self, n: int, product: int) -> int:
        """The rare case: this word may be one of those that would favour some answers."""
        if product & _LOW_HALF < _ALL_WORDS % n:
            return self.below(n)
        return product >> 32

    def _read_block(self) -> None:
        block = shake_256(f"{self._key}{self._block}".encode()).digest(_UNPACK.size)
        self._words.extend(_UNPACK.unpack(block))
        self._words.reverse()  # the next word is the last, which is quick to take away
        self._block += 1


class ScriptError(Exception):
    """The script does not fit what is drawn: too short, or an outcome that cannot be."""


class Script(Chance):
    """Chance that was written down: replays a record, and scripts the dice in tests."""

    __slots__ = ("_next", "outcomes")

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes: Final = tuple(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many outcomes nobody has asked for yet."""
        return len(self.outcomes) - self._next

    def below(self, n: int) -> int:
        if self._next == len(self.outcomes):
            raise ScriptError(f"outcome {self._next + 1} is asked for, the script has no more")
        outcome = self.outcomes[self._next]
        if not 0 <= outcome < n:
            raise ScriptError(f"outcome {self._next + 1} is {outcome}, which is not below {n}")
        self._next += 1
        return outcome


class RecordedChance(Chance):
    """Another source of chance, with a note of everything it gave."""

    __slots__ = ("_chance", "outcomes")

    def __init__(self, chance: Chance) -> None:
        self._chance: Final = chance
        self.outcomes: Final[list[int]] = []

    def below(self, n: int) -> int:
        outcome = self._chance.below(n)
        self.outcomes.append(outcome)
        return outcome
