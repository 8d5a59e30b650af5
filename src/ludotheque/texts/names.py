"""Names that people give themselves: each can be seen, read, and told from the others.

UTS 39 of Unicode says how: https://www.unicode.org/reports/tr39/. A name in one script is always
welcome, whichever it is.
"""

import re
import tomllib
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from ludotheque.core import BadOption, Player
from ludotheque.core.phrases import NAME_INVISIBLE, NAME_MARKS, NAME_MIXED

MOST_MARKS_ON_A_LETTER: Final = 4

_SPACES: Final = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_KEYCAP: Final = "\u20e3"
_BLANK: Final = ("\u2800", "\U0001d159")
"""Braille without a dot, a note without a head: signs by their category, but nothing is seen."""
_WRITTEN_TOGETHER: Final = {
    "Hani": ("Hanb", "Jpan", "Kore"),
    "Hira": ("Jpan",),
    "Kana": ("Jpan",),
    "Hang": ("Kore",),
    "Bopo": ("Hanb",),
}
"""Chinese, Japanese and Korean are written in several scripts, which count as one."""
_WITH_LATIN: Final = ("Hanb", "Jpan", "Kore")
"""UTS 39, level "highly restrictive": these go with Latin letters too."""


class Letters(NamedTuple):
    """What Unicode knows about characters."""

    ignorable: frozenset[int]
    """Characters that are not seen."""
    firsts: list[int]
    """The first character of each range."""
    ranges: list[tuple[int, frozenset[str]]]
    """The last character of each range, and the scripts that it is used in."""
    prototypes: dict[int, str]
    """For each character that looks like others, what all of these look like."""

    def scripts(self, letter: str) -> frozenset[str]:
        """The scripts in which this letter is used; none if it goes with all of them."""
        number = ord(letter)
        found = bisect_right(self.firsts, number) - 1
        if found < 0 or number > self.ranges[found][0]:
            return frozenset()
        return self.ranges[found][1]


@cache
def _letters() -> Letters:
    data = tomllib.loads(files(__package__).joinpath("unicode.toml").read_text("utf-8"))
    ranges = sorted(
        (first, last, _scripts_together(scripts.split()))
        for scripts, text in data["scripts"].items()
        for first, last in _ranges(text)
    )
    return Letters(
        frozenset(n for first, last in _ranges(data["ignorable"]) for n in range(first, last + 1)),
        [first for first, _, _ in ranges],
        [(last, scripts) for _, last, scripts in ranges],
        {
            number: "".join([chr(int(each, 16)) for each in target.split()])
            for target, text in data["confusables"].items()
            for first, last in _ranges(text)
            for number in range(first, last + 1)
        },
    )


def _ranges(text: str) -> Iterator[tuple[int, int]]:
    for each in text.split():
        first, _, last = each.partition("-")
        yield int(first, 16), int(last or first, 16)


def _scripts_together(scripts: Iterable[str]) -> frozenset[str]:
    own = frozenset(scripts)
    return own.union(*[_WRITTEN_TOGETHER.get(script, ()) for script in own])


def checked_name(text: str) -> str:
    """The name as it is kept; BadOption if it cannot be seen or read as one name."""
    name = unicodedata.normalize("NFC", _SPACES.sub(" ", text).strip())
    if name.isascii():  # the tables below are not even read
        return Player(name).name
    if any(_is_hidden(name, place) for place in range(len(name))):
        raise BadOption(NAME_INVISIBLE)
    if name and not _has_letters_for_marks(name):
        raise BadOption(NAME_MARKS, MOST_MARKS_ON_A_LETTER)
    if not _is_in_one_script(name):
        raise BadOption(NAME_MIXED)
    return Player(name).name


def lookalike(name: str, others: Iterable[str]) -> str:
    """The first of these names that looks the same; empty if none does."""
    own = skeletons(name)
    return next((other for other in others if own & skeletons(other)), "")


def _is_hidden(name: str, place: int) -> bool:
    letter = name[place]
    if ord(letter) not in _letters().ignorable and unicodedata.category(letter) != "Cf":
        return letter in _BLANK
    before, after = name[:place][-1:], name[place + 1 :][:1]
    return not before or not _is_needed(letter, before, after)


def _is_needed(letter: str, before: str, after: str) -> bool:
    """Whether a character that is not seen changes how the letters around it are written."""
    if letter in (_JOINER, _NON_JOINER) and unicodedata.combining(before) == 9:
        return True  # after a virama, as in Sinhala
    if letter == _NON_JOINER:
        return after != "" and "Arab" in _letters().scripts(before) & _letters().scripts(after)
    if letter == _JOINER:
        return after != "" and _is_picture(before) and _is_picture(after)
    if unicodedata.name(letter, "").startswith("VARIATION SELECTOR"):
        is_drawn = _is_picture(before) or "Hani" in _letters().scripts(before)
        return is_drawn or after == _KEYCAP
    return False


def _is_picture(letter: str) -> bool:
    """Whether this may be a part of an emoji: a symbol, a colour of skin, a choice of style."""
    return unicodedata.category(letter) in ("So", "Sk") or letter == "\ufe0f"


def _has_letters_for_marks(name: str) -> bool:
    marks = MOST_MARKS_ON_A_LETTER  # in front of the first letter there is none to put it on
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS_ON_A_LETTER:
            return False
    return True


def _is_in_one_script(name: str) -> bool:
    found = [scripts for scripts in map(_letters().scripts, name) if scripts]
    if not found or frozenset.intersection(*found):
        return True
    return any(
        all(together in scripts or "Latn" in scripts for scripts in found)
        for together in _WITH_LATIN
    )


def skeletons(name: str) -> set[str]:
    """What the name looks like, as it is written and in small letters."""
    return {_skeleton(name), _skeleton(name.casefold())}


def _skeleton(name: str) -> str:
    letters = _letters()
    seen = [
        letters.prototypes.get(ord(letter), letter)
        for letter in unicodedata.normalize("NFKD", name)  # wide and raised letters look alike too
        if ord(letter) not in letters.ignorable
    ]
    return unicodedata.normalize("NFD", "".join(seen))
