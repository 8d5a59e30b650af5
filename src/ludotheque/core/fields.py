"""Reading JSON and TOML input: every field is checked, and errors name the bad one."""

from collections.abc import Mapping
from typing import Final, TypeGuard

from .errors import Problem
from .phrases import BAD_FIELD, MISSING_FIELD, UNREADABLE

_SHOWN: Final = 60


class BadField(Problem):
    """A field that is missing or has a bad value."""


class Fields:
    """The named fields of one JSON object or TOML table."""

    def __init__(self, data: object) -> None:
        if not isinstance(data, dict):
            raise BadField(UNREADABLE)
        self._data: Final[Mapping[object, object]] = data

    def __contains__(self, name: str) -> bool:
        return name in self._data

    def names(self) -> list[str]:
        return [str(name) for name in self._data]

    def raw(self, name: str) -> object:
        if name not in self._data:
            raise BadField(MISSING_FIELD, name)
        return self._data[name]

    def wrong(self, name: str) -> BadField:
        """The error to raise for a bad value of this field."""
        return BadField(BAD_FIELD, name, repr(self._data.get(name))[:_SHOWN])

    def number(self, name: str, low: int, high: int) -> int:
        value = self.raw(name)
        if not _is_number(value) or not low <= value <= high:
            raise self.wrong(name)
        return value

    def text(self, name: str) -> str:
        value = self.raw(name)
        if not isinstance(value, str) or not _is_text(value):
            raise self.wrong(name)
        return value

    def truth(self, name: str) -> bool:
        value = self.raw(name)
        if not isinstance(value, bool):
            raise self.wrong(name)
        return value

    def items(self, name: str) -> list[object]:
        value = self.raw(name)
        if not isinstance(value, list):
            raise self.wrong(name)
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        numbers: list[int] = []
        for value in self.items(name):
            if not _is_number(value):
                raise self.wrong(name)
            numbers.append(value)
        return tuple(numbers)

    def fields(self, name: str) -> "Fields":
        if not isinstance(self.raw(name), dict):
            raise self.wrong(name)
        return Fields(self.raw(name))


def _is_text(value: str) -> bool:
    """Whether the text can be encoded: JSON allows lone surrogates."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
