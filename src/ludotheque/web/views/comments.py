"""Comments of scripts and style sheets are for who reads the files. They need not travel."""

import re
from typing import Final

_IN_A_SCRIPT: Final = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
_IN_A_SHEET: Final = re.compile(r"^[ \t]*/\*.*?\*/[ \t]*\n", re.MULTILINE | re.DOTALL)


def script_without_comments(text: str) -> str:
    """Without lines that are nothing else. A script with a text over several lines stays as it is:
    what looks like a comment may belong to that."""
    if any(line.count("`") % 2 for line in text.splitlines()):
        return text
    return _IN_A_SCRIPT.sub("", text)


def sheet_without_comments(text: str) -> str:
    """Without comments that begin a line and end one."""
    return _IN_A_SHEET.sub("", text)
