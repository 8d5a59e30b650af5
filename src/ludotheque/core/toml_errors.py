"""What is wrong with a card list that is no TOML, in words for somebody who has never heard of it.
The messages of Python's reader are English and differ from version to version, so the line itself
is looked at."""

import re
import tomllib
from typing import Final

from .errors import BadBox
from .list_lines import line_in_message
from .phrases import (
    LIST_HEADING,
    LIST_KEY_TWICE,
    LIST_NO_EQUALS,
    LIST_QUOTES,
    LIST_SYNTAX,
    LIST_TABLE_TWICE,
    LIST_UNCLOSED,
    LIST_VALUE,
)

_SHOWN: Final = 40
_CURLY: Final = "“”„«»‘’‚‹›"
_KEY: Final = re.compile(r"[\"']?([A-Za-z0-9_+\-−]+)[\"']?\s*=\s*(.*)")
_HEADING: Final = re.compile(r"(\[[A-Za-z0-9_-]+\]|\[\[[A-Za-z0-9_-]+\]\])\s*(#.*)?")
_BARE_WORD: Final = re.compile(r"[^\W\d][\w -]*")


def read_toml(text: str) -> dict[str, object]:
    """The data in this list; BadBox if it is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also too long a number, too deep a nesting
        raise _explained(text, str(error)) from None


def _explained(text: str, message: str) -> BadBox:
    line = line_in_message(message, text)
    lines = text.splitlines() or [""]
    content = lines[line - 1].strip()
    shown = content[:_SHOWN]
    opened = _line_left_open(lines, line)
    if opened:
        return BadBox(opened, LIST_UNCLOSED, lines[opened - 1].strip()[:_SHOWN])
    if content.startswith("["):
        is_whole = _HEADING.fullmatch(content) is not None
        return BadBox(line, LIST_TABLE_TWICE if is_whole else LIST_HEADING, shown)
    key = _KEY.match(content)
    if key is None:
        return BadBox(line, LIST_SYNTAX if "=" in content else LIST_NO_EQUALS, shown)
    name, value = key.group(1), key.group(2)
    if any(mark in value for mark in _CURLY) or _BARE_WORD.match(value):
        return BadBox(line, LIST_QUOTES, name, value[:_SHOWN])
    if _is_given_before(lines, line, name):
        return BadBox(line, LIST_KEY_TWICE, name)
    return BadBox(line, LIST_VALUE, name, value[:_SHOWN])


def _line_left_open(lines: list[str], line: int) -> int:
    """The line of the same paragraph, up to this one, on which a quotation mark or a bracket is
    opened and not closed; 0 if there is none."""
    for number in range(line, 0, -1):
        content = lines[number - 1].strip()
        key = _KEY.match(content)
        if key is not None and _is_unclosed(key.group(2).partition("#")[0]):
            return number
        if content.startswith("["):
            break
    return 0


def _is_unclosed(value: str) -> bool:
    marks = value.count('"') % 2 or value.count("'") % 2
    brackets = value.count("[") != value.count("]") or value.count("{") != value.count("}")
    return bool(marks or brackets)


def _is_given_before(lines: list[str], line: int, name: str) -> bool:
    """Whether the paragraph that ends on this line has the key already."""
    for content in reversed(lines[: line - 1]):
        content = content.strip()
        if content.startswith("["):
            return False
        key = _KEY.match(content)
        if key is not None and key.group(1) == name:
            return True
    return False
