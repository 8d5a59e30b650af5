"""What the rules say to people: a key and typed values, never prose.

A `Phrase` is declared once, with the names and types of its values; a `Sentence` is a phrase with
values. Events, questions, refusals and score lines are all sentences, so one test can check that
each of them exists in every language. A value may be a sentence itself: a place, say, which takes
words of its own wherever it is named.
"""

from typing import Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

Value: TypeAlias = "int | str | tuple[int, ...] | Sentence | tuple[Sentence, ...]"


class ArgType:
    """The type of a value, which decides how it is put into words."""

    __slots__ = ("name", "secret")

    def __init__(self, name: str, secret: bool = False) -> None:
        self.name: Final = name
        self.secret: Final = secret

    def __repr__(self) -> str:
        name = self.name.upper().replace("-", "_")
        return f"secret({name})" if self.secret else name


SEAT: Final = ArgType("seat")
CARD: Final = ArgType("card")
CARDS: Final = ArgType("cards")
CARDS_IN_ORDER: Final = ArgType("cards-in-order")
"""Cards whose order says something; GAP is a place without one."""
NUMBER: Final = ArgType("number")
TEXT: Final = ArgType("text")
WORDS: Final = ArgType("words")
"""A part of a sentence: a sentence of `Vocabulary.words`."""
LIST: Final = ArgType("list")
"""Several such parts."""


def secret(arg: ArgType) -> ArgType:
    """The same type of value, shown only to the event's witnesses."""
    return ArgType(arg.name, secret=True)


class Phrase:
    """Something the rules can say: its key, and the names and types of its values."""

    __slots__ = (
        "begins_turn",
        "harms",
        "has_secrets",
        "key",
        "names",
        "reveals",
        "rule",
        "types",
    )

    def __init__(
        self,
        key: str,
        args: dict[str, ArgType],
        rule: str = "",
        reveals: bool = False,
        harms: tuple[str, ...] = (),
        begins_turn: bool = False,
    ) -> None:
        self.key: Final = key
        self.names: Final = tuple(args)
        self.types: Final = tuple(args.values())
        self.rule: Final = rule
        self.reveals: Final = reveals
        self.harms: Final = harms
        """The names of the values that say who suffers from it."""
        self.begins_turn: Final = begins_turn
        """Whether the turn of the first seat that it names begins with it."""
        self.has_secrets: Final = any(arg.secret for arg in args.values())

    def __repr__(self) -> str:
        args = "".join(
            f", {name}={arg!r}" for name, arg in zip(self.names, self.types, strict=True)
        )
        return f"Phrase({self.key!r}{args})"


class Vocabulary:
    """All phrases that one game, or the core itself, can say."""

    def __init__(self) -> None:
        self.phrases: Final[dict[str, Phrase]] = {}

    def _add(self, phrase: Phrase) -> Phrase:
        if phrase.key in self.phrases:
            raise ValueError(f"the phrase {phrase.key!r} is declared twice")
        self.phrases[phrase.key] = phrase
        return phrase

    def told(
        self,
        key: str,
        *,
        reveals: bool = False,
        harms: tuple[str, ...] | None = None,
        begins_turn: bool = False,
        **args: ArgType,
    ) -> Phrase:
        """A fact for the log. `reveals` marks a fact that shows what its owner did not choose to
        show, such as cards drawn or turned up. `harms` names the seats that suffer from it: values
        that are seats, or words about a card, whose owner is meant; unless it says otherwise, a
        `victim` does. `begins_turn` marks the fact with which a seat's turn begins."""
        if harms is None:
            harms = ("victim",) if "victim" in args else ()
        phrase = Phrase(f"told-{key}", args, reveals=reveals, harms=harms, begins_turn=begins_turn)
        return self._add(phrase)

    def asked(self, key: str, **args: ArgType) -> Phrase:
        """A question put to a seat."""
        return self._add(Phrase(f"asked-{key}", args))

    def refused(self, key: str, *, rule: str = "", **args: ArgType) -> Phrase:
        """The reason for a refusal; `rule` is the number of the rule that forbids the move."""
        return self._add(Phrase(f"refused-{key}", args, rule=rule))

    def move(self, key: str, **args: ArgType) -> Phrase:
        """A move, as a person reads it among the options."""
        return self._add(Phrase(f"move-{key}", args))

    def scored(self, key: str, **args: ArgType) -> Phrase:
        """A line of the final score, or how the game ended."""
        return self._add(Phrase(f"scored-{key}", args))

    def wrong(self, key: str, **args: ArgType) -> Phrase:
        """What is wrong with some input."""
        return self._add(Phrase(f"wrong-{key}", args))

    def checked(self, key: str, **args: ArgType) -> Phrase:
        """What was found when a record was checked."""
        return self._add(Phrase(f"checked-{key}", args))

    def advised(self, key: str, **args: ArgType) -> Phrase:
        """A reason for a hint."""
        return self._add(Phrase(f"advised-{key}", args))

    def words(self, key: str, **args: ArgType) -> Phrase:
        """A part of other sentences."""
        return self._add(Phrase(f"words-{key}", args))


SentenceT = TypeVar("SentenceT", bound="Sentence")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentence:
    """A phrase and its values, in the order of the phrase's names."""

    __slots__ = ("phrase", "values")

    def __init__(self, phrase: Phrase, values: tuple[Value, ...] = ()) -> None:
        if len(values) != len(phrase.names):
            raise ValueError(f"{phrase!r} was given {len(values)} values")
        self.phrase: Final = phrase
        self.values: Final = values

    @property
    def key(self) -> str:
        return self.phrase.key

    @property
    def args(self) -> dict[str, Value]:
        """The values by name."""
        return dict(zip(self.phrase.names, self.values, strict=True))

    def seats(self) -> tuple[int, ...]:
        """The seats that it names itself, in order."""
        return tuple(
            [
                value
                for arg, value in zip(self.phrase.types, self.values, strict=True)
                if arg.name == SEAT.name and isinstance(value, int)
            ]
        )

    def harmed(self) -> tuple[int, ...]:
        """The seats that suffer from what it tells."""
        found: list[int] = []
        for name in self.phrase.harms:
            value = self._value(name)
            if isinstance(value, int):
                found.append(value)
            for part in parts_in(value):
                found += part.seats()
        return tuple(found)

    def number(self, name: str) -> int:
        """The value of this name, which is a seat, a card or a number."""
        value = self._value(name)
        if not isinstance(value, int):
            raise TypeError(f"{name} of {self!r} is no number")
        return value

    def cards(self, name: str) -> tuple[int, ...]:
        """The value of this name, which is several cards."""
        value = self._value(name)
        if not isinstance(value, tuple):
            raise TypeError(f"{name} of {self!r} is no list of cards")
        return cards_in(value)

    def text(self, name: str) -> str:
        """The value of this name, which is a text."""
        value = self._value(name)
        if not isinstance(value, str):
            raise TypeError(f"{name} of {self!r} is no text")
        return value

    def words(self, name: str) -> "Sentence":
        """The value of this name, which is a part of the sentence."""
        value = self._value(name)
        if not isinstance(value, Sentence):
            raise TypeError(f"{name} of {self!r} is no part of a sentence")
        return value

    def parts(self, name: str) -> "tuple[Sentence, ...]":
        """The value of this name, which is several parts of the sentence."""
        return parts_in(self._value(name))

    def _value(self, name: str) -> Value:
        return self.values[self.phrase.names.index(name)]

    def with_values(self: SentenceT, values: tuple[Value, ...]) -> SentenceT:
        """The same sentence with other values."""
        return type(self)(self.phrase, values)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Sentence)
            and type(self) is type(other)
            and self.phrase.key == other.phrase.key
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.phrase.key, self.values))

    def __repr__(self) -> str:
        args = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.phrase.key}({args})"


def cards_in(value: Value) -> tuple[int, ...]:
    """The cards that a value consists of, if it is a list of cards."""
    if isinstance(value, tuple):
        return tuple([card for card in value if isinstance(card, int)])
    return ()


def parts_in(value: Value) -> tuple[Sentence, ...]:
    """The sentences that a value consists of, if it does."""
    if isinstance(value, Sentence):
        return (value,)
    if isinstance(value, tuple):
        return tuple([each for each in value if isinstance(each, Sentence)])
    return ()


class Refusal(Sentence):
    """Why a move is not allowed, with figures and the number of the rule that forbids it."""

    __slots__ = ()

    @property
    def rule(self) -> str:
        """The number of the rule in the ledger; empty if no rule of the game is involved."""
        return self.phrase.rule
