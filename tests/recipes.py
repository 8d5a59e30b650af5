"""The code blocks of a recipe: what is quoted, what is to be done, and what is to be run.

The first line of a block says where the rest belongs:

- `# src/file.py`: it is quoted from that file.
- `# add to the end of src/file.py`, or `# add to src/file.py, before: some line`, or `after:`: it
  is to be written there. The line is the first in the file that begins like this.
- `# in src/file.py, instead of: some line`: it is to be written there instead of that whole line.

A block of `sh` holds commands.
"""

import re
from pathlib import Path
from textwrap import dedent
from typing import Final, NamedTuple

_BLOCK: Final = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
_ADD: Final = re.compile(r"add to (\S+), (before|after): (.+)")
_ADD_TO_END: Final = re.compile(r"add to the end of (\S+)()()")
_REPLACE: Final = re.compile(r"in (\S+), (instead of): (.+)")


class Quotation(NamedTuple):
    """Lines that are in a file."""

    path: str
    text: str


class Step(NamedTuple):
    """Lines that are to be written into a file."""

    path: str
    where: str
    """`before`, `after` or `instead of` the line that begins with `anchor`; empty for the end."""
    anchor: str
    text: str

    def follow(self, root: Path) -> None:
        """Write them into the file below `root`."""
        file = root / self.path
        lines = file.read_text("utf-8").splitlines()
        new = self.text.splitlines()
        if not self.where:
            lines += ["", *new]
        else:
            at = self._place(lines)
            if self.where == "before":
                lines[at:at] = [*new, ""]
            elif self.where == "after":
                lines[at + 1 : at + 1] = new
            else:
                lines[at : at + 1] = new
        file.write_text("\n".join([*lines, ""]), "utf-8")

    def _place(self, lines: list[str]) -> int:
        for at, line in enumerate(lines):
            if line.strip().startswith(self.anchor):
                return at
        raise ValueError(f"{self.path} has no line that begins with {self.anchor!r}")


class Commands(NamedTuple):
    """Lines for a shell."""

    lines: tuple[str, ...]


def blocks(recipe: str) -> list[Quotation | Step | Commands]:
    """All code blocks, in order."""
    return [_block(language, dedent(text)) for language, text in _BLOCK.findall(recipe)]


def quotations(recipe: str) -> list[Quotation]:
    return [block for block in blocks(recipe) if isinstance(block, Quotation)]


def _block(language: str, text: str) -> Quotation | Step | Commands:
    if language == "sh":
        return Commands(tuple(text.splitlines()))
    first, _, rest = text.partition("\n")
    said = re.sub(r"^(#|<!--) *| *-->$", "", first)
    rest = rest.rstrip("\n")
    for pattern in (_ADD, _ADD_TO_END, _REPLACE):
        found = pattern.fullmatch(said)
        if found:
            return Step(found[1], found[2], found[3], rest)
    return Quotation(said, rest)
