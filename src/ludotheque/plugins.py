"""Plug-ins: what installed packages bring. They are found by their entry points, without importing
anything, and imported when they are asked for. The games of this package are found the same way."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Generic, TypeVar

OWN_PACKAGE: Final = "ludotheque"

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""Names are parts of addresses, of files' names and of the keys of texts."""

T = TypeVar("T")


class BrokenPlugin(Exception):
    """A plug-in that cannot be used: what it is, which package brings it, and why not."""

    def __init__(self, name: str, package: str, why: str) -> None:
        super().__init__(f"the plug-in {name!r} of the package {package!r} cannot be used: {why}")
        self.name: Final = name
        self.package: Final = package
        self.why: Final = why
        """For whoever wrote it, in English, as Python says it."""


class Plugins(Mapping[str, T], Generic[T]):
    """The plug-ins of one group by name, each imported when it is first asked for."""

    def __init__(
        self, group: str, make: Callable[[str, object], T], first: Sequence[str] = ()
    ) -> None:
        """`make` makes the plug-in from its name and from what the entry point names; it raises
        TypeError or ValueError if that is nothing of the kind. `first` is the usual order of the
        best known; others follow by name."""
        self._group: Final = group
        self._make: Final = make
        self._first: Final = tuple(first)
        self._loaded: Final[dict[str, T]] = {}
        self._broken: Final[dict[str, BrokenPlugin]] = {}

    def __getitem__(self, name: str) -> T:
        """The plug-in of this name; BrokenPlugin if it cannot be used."""
        if name in self._broken:
            raise self._broken[name].with_traceback(None)  # or every time would add to the last
        if name not in self._loaded:
            self._loaded[name] = self._load(self._found[name])
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def package(self, name: str) -> str:
        """The name of the package that brings this plug-in."""
        return _package_of(self._found[name])

    def usable(self, name: str) -> T | None:
        """The plug-in of this name; None if there is none or if it is broken, see `problems`."""
        try:
            return self.get(name)
        except BrokenPlugin:
            return None

    def all_usable(self) -> dict[str, T]:
        """Every plug-in that can be used."""
        found = {name: self.usable(name) for name in self}
        return {name: plugin for name, plugin in found.items() if plugin is not None}

    def problems(self, *names: str) -> list[BrokenPlugin]:
        """What cannot be used, of these names or of all."""
        for name in names or self:
            self.usable(name)
        broken = [*self._broken.values(), *self._duplicates]
        return [each for each in broken if not names or each.name in names]

    @cached_property
    def _entries(self) -> list[EntryPoint]:
        """Our own come first: nobody else can take their names."""
        return sorted(entry_points(group=self._group), key=self._rank)

    def _rank(self, entry: EntryPoint) -> tuple[bool, int, str, str]:
        package = _package_of(entry)
        names = [*self._first, entry.name]
        return package != OWN_PACKAGE, names.index(entry.name), entry.name, package

    @cached_property
    def _found(self) -> dict[str, EntryPoint]:
        found: dict[str, EntryPoint] = {}
        for entry in self._entries:
            found.setdefault(entry.name, entry)
        return found

    @property
    def _duplicates(self) -> list[BrokenPlugin]:
        """The plug-ins whose name another package has taken."""
        return [
            BrokenPlugin(entry.name, _package_of(entry), f"{self.package(entry.name)} has one too")
            for entry in self._entries
            if self._found[entry.name] is not entry
        ]

    def _load(self, entry: EntryPoint) -> T:
        """Whatever a package does when it is imported, it breaks nothing but itself."""
        if not _NAME.fullmatch(entry.name):
            raise self.broken(entry.name, ValueError("names take a-z, 0-9 and hyphens"))
        try:
            return self._make(entry.name, entry.load())
        except (Exception, SystemExit) as error:
            raise self.broken(entry.name, error) from error

    def broken(self, name: str, error: BaseException) -> BrokenPlugin:
        """Do without this plug-in from now on, because of this error."""
        why = f"{type(error).__name__}: {error}"
        self._broken[name] = BrokenPlugin(name, self.package(name), why)
        return self._broken[name]


def subclass_of(base: type[object], found: object) -> Any:
    """What was found, if it is a class of this kind."""
    if not (isinstance(found, type) and issubclass(found, base)):
        raise TypeError(f"{found!r} is no subclass of {base.__module__}.{base.__qualname__}")
    return found


def _package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""
