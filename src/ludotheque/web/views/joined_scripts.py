"""Joins modules into one script, so that a page asks for one file instead of forty.

Each module becomes a block, after those that it imports, as a browser would run them. What a module
exports is kept in an object, and those that import it take it from there.
"""

import posixpath
import re
from collections.abc import Callable, Sequence
from typing import Final

STATIC: Final = "/static/"

_IMPORT: Final = re.compile(r'^import\s+(?:\{([^}]*)\}\s*from\s+)?"([^"]+)";?[ \t]*$', re.MULTILINE)
_EXPORT: Final = re.compile(
    r"^export\s+(?=(?:(?:async\s+)?function\b\s*\*?|class|const)\s*\b(\w+))", re.MULTILINE
)
_ELSE: Final = re.compile(r"^(?:import|export)\b|\bimport\s*[(.]", re.MULTILINE)


class NotJoinable(Exception):
    """A script uses modules in a way that is not understood here."""


def joined_scripts(names: Sequence[str], read: Callable[[str], str]) -> str:
    """These modules and all that they import, as one."""
    joining = _Joining(read)
    for name in names:
        joining.add(name)
    return "".join(joining.blocks)


class _Joining:
    def __init__(self, read: Callable[[str], str]) -> None:
        self._read: Final = read
        self._exported: Final[dict[str, list[str]]] = {}
        """What each joined module exports."""
        self._entered: Final[dict[str, int]] = {}
        """Each module's number, in the order in which they were found."""
        self.blocks: Final[list[str]] = []

    def add(self, name: str) -> None:
        if name in self._exported:
            return
        if name in self._entered:
            raise NotJoinable(f"{name} imports itself by way of others")
        number = self._entered[name] = len(self._entered)
        text = self._read(name)
        taken = [self._taken(name, *found) for found in _IMPORT.findall(text)]
        exported = _EXPORT.findall(text)
        code = _EXPORT.sub("", _IMPORT.sub("", text)).strip()
        if _ELSE.search(code):
            raise NotJoinable(f"{name} imports or exports in another way")
        self._exported[name] = exported
        lines = [f"// {name}", "{", *filter(None, taken), code, "}"]
        if exported:
            lines.insert(1, f"const module{number} = {{}};")
            lines.insert(-1, f"Object.assign(module{number}, {{ {', '.join(exported)} }});")
        self.blocks.append("\n".join(lines) + "\n")

    def _taken(self, name: str, wanted: str, address: str) -> str:
        """How a module takes what it imports from another one."""
        other = _name_of(name, address)
        self.add(other)
        names = [each.strip() for each in wanted.split(",") if each.strip()]
        for each in names:
            if each.split()[0] not in self._exported[other]:
                raise NotJoinable(f"{name} imports {each}, which {other} does not export")
        if not names:
            return ""
        fields = ", ".join([": ".join(each.split(" as ")) for each in names])
        return f"const {{ {fields} }} = module{self._entered[other]};"


def _name_of(importer: str, address: str) -> str:
    """What a module calls another one, as a name within our static files."""
    if address.startswith("."):
        return posixpath.normpath(posixpath.join(posixpath.dirname(importer), address))
    if address.startswith(STATIC):
        return address.removeprefix(STATIC)
    raise NotJoinable(f"{importer} imports from elsewhere")
