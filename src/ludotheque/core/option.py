"""Settings chosen before a game starts. Forms and command lines are built from them."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from .errors import BadOption
from .phrases import BAD_OPTION

OptionValue: TypeAlias = "bool | int | str"


class Option:
    """One setting: yes or no, a whole number in a range, or one word of a list."""

    def __init__(
        self,
        key: str,
        default: OptionValue,
        *,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        former: Mapping[int, OptionValue] | None = None,
    ) -> None:
        self.key: Final = key
        self.type: Final = type(default)
        self.default: Final = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.former: Final[Mapping[int, OptionValue]] = former or {}
        """What was played before there was this option, or another default: the value, by the last
        number of the rules that went with it."""
        for value in (default, *self.former.values()):
            self.check(value)

    def default_under(self, rules: int) -> OptionValue:
        """The value of an option that nobody has named, when the rules had this number."""
        later = [number for number in self.former if number >= rules]
        return self.former[min(later)] if later else self.default

    def check(self, value: object) -> OptionValue:
        """Return the value if it is allowed; else raise BadOption, which says what is."""
        if isinstance(value, bool):
            fits = self.type is bool
        elif isinstance(value, int):
            fits = self.type is int and self.low <= value <= self.high
        elif isinstance(value, str):
            fits = value in self.choices
        else:
            raise BadOption(BAD_OPTION, self.key, repr(value), self.allowed())
        if not fits:
            raise BadOption(BAD_OPTION, self.key, repr(value), self.allowed())
        return value

    def allowed(self) -> str:
        """The allowed values, in figures and words that need no translation."""
        if self.type is bool:
            return "true, false"
        return f"{self.low}–{self.high}" if self.type is int else ", ".join(self.choices)
