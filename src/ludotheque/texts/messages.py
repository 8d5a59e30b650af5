"""Fluent messages of one language. An incomplete sentence is an error and never shown."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from .language import locale_of

Argument: TypeAlias = "str | int"

_PARSER: Final = FluentParser(with_spans=False)
"""Where things stand in a file would take more memory than the texts themselves."""
MOST_KEPT: Final = 4096
"""How many finished texts are kept for each set of messages."""

_HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""How numbers below zero are formatted; people read a minus sign."""


class MissingText(Exception):
    """A message that does not exist or cannot be formatted."""


class Sentences:
    """The messages of several Fluent sources, none of which may redefine another's."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self.lang: Final = lang
        self._bundle: Final = FluentBundle([locale_of(lang)], use_isolating=False)
        self._keys: Final[list[str]] = []
        self._made: Final = lru_cache(MOST_KEPT)(self._make)
        for source in sources:
            resource = _PARSER.parse(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise MissingText(f"{lang}: this is no Fluent text: {entry.content!r}")
                if isinstance(entry, Message):
                    self._keys.append(entry.id.name)
            self._bundle.add_resource(resource)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def keys(self, prefix: str) -> tuple[str, ...]:
        """What follows this prefix in the keys that begin with it."""
        return tuple([key.removeprefix(prefix) for key in self._keys if key.startswith(prefix)])

    def attributes(self, key: str, args: Mapping[str, Argument]) -> dict[str, str]:
        """All attributes of a message, in words."""
        if key not in self:
            raise MissingText(f"{self.lang}: no text for {key!r}")
        names = self._bundle.get_message(key).attributes
        return {name: self.format(key, args, name) for name in names}

    def format(self, key: str, args: Mapping[str, Argument], attribute: str = "") -> str:
        """A text with these arguments. Kept: a table's page has hundreds, and most of them again
        after the next move."""
        return self._made(key, attribute, tuple(args.items()))

    def _make(self, key: str, attribute: str, args: tuple[tuple[str, Argument], ...]) -> str:
        return self.format_once(key, dict(args), attribute)

    def format_once(self, key: str, args: Mapping[str, Argument], attribute: str = "") -> str:
        """The same, not kept: finding out whether a text was made of many arguments before takes
        longer than many texts."""
        if key not in self:
            raise MissingText(f"{self.lang}: no text for {key!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.lang}: {key!r} has no {attribute or 'text'}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.lang}: {key!r}: {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            return _HYPHEN_BEFORE_NUMBER.sub("\N{MINUS SIGN}", str(text))
        return str(text)


@lru_cache(maxsize=64)
def sentences_of(lang: str, sources: tuple[str, ...]) -> Sentences:
    """The messages of these sources. They never change, so that games with other cards and the same
    texts share them."""
    return Sentences(lang, sources)
