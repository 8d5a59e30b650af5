"""Sources of chance. They are arguments, never part of a state: a copy cannot see the future."""

import struct
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from hashlib import shake_256
from typing import Final, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

Draw: TypeAlias = tuple[int, int]
"""What was drawn: the number n of `below(n)`, and the outcome."""

_WORDS_A_BLOCK: Final = 68  # 272 bytes: two blocks of the sponge
_UNPACK: Final = struct.Struct(f"<{_WORDS_A_BLOCK}I")
_ALL_WORDS: Final = 1 << 32
_LOW_HALF: Final = _ALL_WORDS - 1
_TOO_LARGE: Final = 1 << 31  # times a word, this could overflow a 64-bit integer


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance. Everything is built on `below`."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""

    def die(self) -> int:
        """One roll of a six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: list[T]) -> None:
        """Shuffle the list in place (Fisher-Yates, from the end)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]


class Dice(Chance):
    """Chance from a seed, the same on every platform and in every version.

    Block k of the stream is SHAKE-256 of the UTF-8 text `ludotheque dice 1/SEED/k`, 272 bytes
    read as 68 little-endian words of 32 bits. `below(n)` takes the next word w and returns the
    high half of w × n. It skips words where the low half of w × n is under 2³² mod n (Lemire's
    method), so that every result is equally likely.
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
        """The same result as in `Chance`, without a call for each item: every deal waits for it."""
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
        """Handle an n that is too large for 64-bit arithmetic, or invalid."""
        if not 1 <= n <= _ALL_WORDS:
            raise ValueError(f"below({n}): the number must be from 1 to 2³²")
        if not self._words:
            self._read_block()
        return self._fairly_below(n, self._words.pop() * n)

    def _fairly_below(self, n: int, product: int) -> int:
        """The rare case: this word may be one that would make some results more likely."""
        if product & _LOW_HALF < _ALL_WORDS % n:
            return self.below(n)
        return product >> 32

    def _read_block(self) -> None:
        block = shake_256(f"{self._key}{self._block}".encode()).digest(_UNPACK.size)
        self._words.extend(_UNPACK.unpack(block))
        self._words.reverse()  # the next word comes last, where `pop` is quick
        self._block += 1


class ScriptError(Exception):
    """The script does not fit the draws: it is too short, or an outcome is impossible."""


class Script(Chance):
    """Chance with given outcomes, for replaying records and for scripting dice in tests."""

    __slots__ = ("_next", "outcomes")

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes: Final = tuple(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many outcomes have not been drawn yet."""
        return len(self.outcomes) - self._next

    def below(self, n: int) -> int:
        if self._next == len(self.outcomes):
            raise ScriptError(f"outcome {self._next + 1} is asked for, the script has no more")
        outcome = self.outcomes[self._next]
        if not 0 <= outcome < n:
            raise ScriptError(f"outcome {self._next + 1} is {outcome}, which is not below {n}")
        self._next += 1
        return outcome


class LoggedScript(Script):
    """A script that keeps what each of its outcomes was drawn below, for checking the dice."""

    __slots__ = ("draws",)

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__(outcomes)
        self.draws: Final[list[Draw]] = []

    def below(self, n: int) -> int:
        outcome = super().below(n)
        self.draws.append((n, outcome))
        return outcome


class RecordedChance(Chance):
    """Wraps another source of chance and records every outcome."""

    __slots__ = ("_chance", "outcomes")

    def __init__(self, chance: Chance) -> None:
        self._chance: Final = chance
        self.outcomes: Final[list[int]] = []

    def below(self, n: int) -> int:
        outcome = self._chance.below(n)
        self.outcomes.append(outcome)
        return outcome
