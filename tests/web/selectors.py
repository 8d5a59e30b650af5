"""Finds on a rendered page what a lesson lights: an id, or a class within it."""

import re
from html.parser import HTMLParser
from typing import Final

VOID: Final = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
BOX: Final = re.compile(r"( -?\d+){4}$")


class Page(HTMLParser):
    """The elements of a page, each with those around it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self._open: list[tuple[str, set[str]]] = []
        self._lines: list[list[set[str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        names = {f".{name}" for name in (given.get("class") or "").split()}
        if given.get("id"):
            names.add(f"#{given['id']}")
        self._lines.append([*[outer for _, outer in self._open], names])
        if tag not in VOID:
            self._open.append((tag, names))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def has(self, selector: str) -> bool:
        """Whether there is `#id`, or `#id .class`; four numbers after it are a box in a drawing."""
        wanted = BOX.sub("", selector).split()
        return any(self._fits(line, wanted) for line in self._lines)

    @staticmethod
    def _fits(line: list[set[str]], wanted: list[str]) -> bool:
        if wanted[-1] not in line[-1]:
            return False
        around = iter(line[:-1])
        return all(any(name in names for names in around) for name in wanted[:-1])
