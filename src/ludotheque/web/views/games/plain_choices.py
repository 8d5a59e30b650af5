"""Options as buttons in words; where they are many, in groups that can be unfolded."""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

MANY: Final = 12
"""As many options can be shown at once."""

_ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"


class Choice(NamedTuple):
    """An option as a button."""

    move: str
    meaning: str


class ChoiceGroup(NamedTuple):
    """Options whose moves begin with the same words. `key` names their element."""

    title: str
    key: str
    size: int
    inside: "tuple[Choice | ChoiceGroup, ...]"


def grouped(choices: Sequence[Choice]) -> Sequence[Choice | ChoiceGroup]:
    """All of them if they are few; else in groups by the words that moves begin with, and groups
    within groups, so that no list is long. What has nothing in common with others stays alone."""
    return _grouped(choices, 0)


def whole_moves(choices: Sequence[Choice]) -> dict[str, Choice]:
    """Choices that are a verb and one more word, by this word, unless another choice has it too: a
    card of this name can be tapped instead."""
    named = Counter([word for choice in choices for word in set(choice.move.split())])
    pairs = [(choice.move.split(), choice) for choice in choices]
    return {words[1]: choice for words, choice in pairs if len(words) == 2 and named[words[1]] == 1}


def _grouped(choices: Sequence[Choice], length: int) -> Sequence[Choice | ChoiceGroup]:
    """`length` is how many words of their moves are the same."""
    if len(choices) <= MANY:
        return choices
    parts: dict[tuple[str, ...], list[Choice]] = {}
    while len(parts) <= 1:
        length += 1
        parts = _by_beginning(choices, length)
    if len(parts) == len(choices):
        return choices
    found: list[Choice | ChoiceGroup] = []
    for words, part in parts.items():
        if len(part) == 1:
            found.append(part[0])
        else:
            inside = _grouped(part, length)
            title = common_beginning([choice.meaning for choice in part])
            found.append(ChoiceGroup(title, "-".join(words), len(part), tuple(inside)))
    return found


def _by_beginning(choices: Sequence[Choice], length: int) -> dict[tuple[str, ...], list[Choice]]:
    parts: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        parts.setdefault(tuple(choice.move.split()[:length]), []).append(choice)
    return parts


def common_beginning(meanings: Sequence[str]) -> str:
    """The words that all of these begin with; all words of the first if there are none."""
    together = zip(*[meaning.split(" ") for meaning in meanings], strict=False)
    common = [words[0] for words in takewhile(lambda words: len(set(words)) == 1, together)]
    return f"{' '.join(common).rstrip(',:') or meanings[0]} {_ELLIPSIS}"
