"""The words of a move as numbers: each is a sort and a value, two columns of an option's row."""

from array import array
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from ludotheque.core import HIDDEN, Box

MOVE_PARTS: Final = 8
"""How many words of a move have columns."""
NUMBER, CARD, WORD = 1, 2, 3
"""The sorts of words in a move; 0 where there is none."""
_WORDS: Final = 1000


def pack(numbers: Sequence[int]) -> bytes:
    """These numbers as an array of 32-bit integers reads them."""
    return array("i", numbers).tobytes()


NO_PARTS: Final = [pack([0, 0] * (MOVE_PARTS - parts)) for parts in range(MOVE_PARTS + 1)]
"""What follows so many parts."""


def word_number(word: str) -> int:
    """The number of a word that is neither a card nor a number, from 1 to 1000."""
    return crc32(word.encode()) % _WORDS + 1


def part(box: Box, word: str) -> bytes:
    """The two numbers of this word."""
    card = box.find(word)
    if card != HIDDEN:
        return pack([CARD, card + 1])
    if word.lstrip("-").isdecimal():
        return pack([NUMBER, int(word)])
    return pack([WORD, word_number(word)])


def row(box: Box, text: str) -> bytes:
    """The numbers of all words of a move."""
    words = text.split()[:MOVE_PARTS]
    return b"".join([part(box, word) for word in words]) + NO_PARTS[len(words)]
