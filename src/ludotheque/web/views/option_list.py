"""Everything that the reader can do now, in words: grouped where it is much, and never too long."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.core import Move

from .games.plain_choices import MANY, Choice, common_beginning
from .scene import Scene

MOST: Final = 200
"""More options than this are not listed at once: a group is opened by asking for it."""

_SAMPLES: Final = 8
"""From so many options of a group its title is made."""


class OptionGroup(NamedTuple):
    """Options whose moves begin with the same words."""

    title: str
    beginning: str
    """These words."""
    size: int
    inside: Sequence[Choice]
    """Empty if they must be asked for."""


class OptionList(NamedTuple):
    """What a page lists: groups, and options that are alone."""

    title: str
    """What is listed, if it is only one group."""
    entries: Sequence[Choice | OptionGroup]


def option_list(scene: Scene, beginning: str = "") -> OptionList:
    """All options of the reader, or those whose moves begin with these words."""
    decision = scene.decision() if scene.is_asked else None
    options = decision.options if decision else ()
    if beginning:
        inside = [move for move in options if _begins_with(move, beginning)]
        return OptionList(_title(scene, inside), _choices(scene, inside))
    if len(options) <= MANY:
        return OptionList("", _choices(scene, options))
    is_short = len(options) <= MOST
    entries: list[Choice | OptionGroup] = []
    for words, part in _parts(options):
        if len(part) == 1:
            entries += _choices(scene, part)
        else:
            listed = _choices(scene, part) if is_short else ()
            entries.append(OptionGroup(_title(scene, part), words, len(part), listed))
    return OptionList("", entries)


def _choices(scene: Scene, moves: Sequence[Move]) -> list[Choice]:
    meanings = scene.meanings(moves)
    return [Choice(move.text, says) for move, says in zip(moves, meanings, strict=True)]


def _parts(moves: Sequence[Move]) -> list[tuple[str, list[Move]]]:
    """By their verb; a verb that begins many of them, by the word after it as well."""
    found: list[tuple[str, list[Move]]] = []
    for verb, part in _by_words(moves, 1).items():
        found += _by_words(part, 2).items() if len(part) > MANY else [(verb, part)]
    return found


def _by_words(moves: Sequence[Move], length: int) -> dict[str, list[Move]]:
    parts: dict[str, list[Move]] = {}
    for move in moves:
        parts.setdefault(" ".join(move.text.split()[:length]), []).append(move)
    return parts


def _begins_with(move: Move, beginning: str) -> bool:
    return f"{move.text} ".startswith(f"{beginning} ")


def _title(scene: Scene, moves: Sequence[Move]) -> str:
    if not moves:
        return ""
    step = max(1, len(moves) // _SAMPLES)
    return common_beginning(scene.meanings([*moves[::step], moves[-1]]))
