"""Where something stands in a card list. The TOML reader of Python does not say, so the text is
searched."""

import re
from typing import Final

_HEADING: Final = re.compile(r"\[+\s*[\"']?([^\]\"']*?)[\"']?\s*\]+\s*(?:#.*)?")
_LAST_LINE: Final = re.compile(r"at line (\d+)")


def line_of(text: str, table: str, number: int = 0, field: str = "") -> int:
    """The line of this field in the numbered table of this name; of the table's heading if it has
    no such field; the first line if there is no such table. Without a table, fields stand before
    the first heading."""
    found, seen = 1, -1 if table else number
    written = re.compile(rf"[\"']?{re.escape(field)}[\"']?\s*[.=]")
    for line, content in enumerate(text.splitlines(), start=1):
        content = content.strip()
        heading = _HEADING.fullmatch(content) if content.startswith("[") else None
        if heading is not None:
            if seen == number:
                break
            if heading[1] == table:
                seen += 1
                found = line
        elif seen == number and field and written.match(content):
            return line
    return found


def line_of_heading(text: str, table: str) -> int:
    """The first line that begins a table or a value of this name."""
    written = re.compile(rf"\[*\s*[\"']?{re.escape(table)}[\"']?\s*[\].=]")
    for line, content in enumerate(text.splitlines(), start=1):
        if written.match(content.strip()):
            return line
    return 1


def line_in_message(message: str, text: str) -> int:
    """The line that an error of the TOML reader names: the last one, if it names none."""
    last = max(1, len(text.splitlines()))
    named = _LAST_LINE.search(message)
    return min(int(named.group(1)), last) if named else last
