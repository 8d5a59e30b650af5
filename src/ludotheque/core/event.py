"""Facts for the log, and who may know which part of them."""

from typing import Final

from mypy_extensions import mypyc_attr

from .eyes import EVERYTHING, HIDDEN, Seat
from .sentence import Phrase, Sentence, Value


class Event(Sentence):
    """Something that happened. Only its witnesses know its secrets."""

    __slots__ = ("blanked", "names", "witnesses")

    def __init__(
        self,
        phrase: Phrase,
        values: tuple[Value, ...] = (),
        witnesses: tuple[Seat, ...] = (),
        blanked: bool = False,
        names: tuple[str, ...] = (),
    ) -> None:
        super().__init__(phrase, values)
        self.witnesses: Final = witnesses
        self.blanked: Final = blanked
        self.names: Final = names
        """Who held the seats when it happened, if others hold them now; otherwise empty."""

    def seen_by(self, seat: Seat) -> "Event":
        """The event as this seat, or WATCHER, may know it: secrets blanked unless witnessed."""
        if (
            self.blanked
            or not self.phrase.has_secrets
            or seat in self.witnesses
            or seat == EVERYTHING
        ):
            return self
        values = tuple(
            _blank(value) if arg.secret else value
            for arg, value in zip(self.phrase.types, self.values, strict=True)
        )
        return Event(self.phrase, values, self.witnesses, blanked=True, names=self.names)

    def among(self, names: tuple[str, ...]) -> "Event":
        """The event with the names of those who held the seats when it happened."""
        return Event(self.phrase, self.values, self.witnesses, self.blanked, names)

    def with_values(self, values: tuple[Value, ...]) -> "Event":
        return Event(self.phrase, values, self.witnesses, self.blanked, self.names)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.phrase.key == other.phrase.key
            and self.values == other.values
            and self.witnesses == other.witnesses
            and self.blanked == other.blanked
        )

    def __hash__(self) -> int:
        return hash((self.phrase.key, self.values, self.witnesses, self.blanked))


def _blank(value: Value) -> Value:
    if isinstance(value, tuple):
        return (HIDDEN,) * len(value)  # how many cards moved is public
    return HIDDEN if isinstance(value, int) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """A log that keeps nothing, for search and simulation."""

    __slots__ = ()

    @property
    def is_read(self) -> bool:
        """Whether anybody reads what is told. If not, a state need not find words for it."""
        return False

    def tell(
        self, phrase: Phrase, values: tuple[Value, ...] = (), witnesses: tuple[Seat, ...] = ()
    ) -> None:
        """Report what happened; `witnesses` are the seats that saw its secrets."""


NO_LOG: Final = Log()
"""For whoever does not want to be told."""


class Journal(Log):
    """A log that keeps what it is told, in order."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []

    @property
    def is_read(self) -> bool:
        return True

    def tell(
        self, phrase: Phrase, values: tuple[Value, ...] = (), witnesses: tuple[Seat, ...] = ()
    ) -> None:
        self.events.append(Event(phrase, values, witnesses))

    def seen_by(self, seat: Seat) -> tuple[Event, ...]:
        """All events, as this seat or WATCHER may know them."""
        return tuple([event.seen_by(seat) for event in self.events])
