"""Fluent messages of one language. An incomplete sentence is an error and never shown."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

Argument: TypeAlias = "str | int"


class MissingText(Exception):
    """A message that does not exist or cannot be formatted."""


class Sentences:
    """The messages of several Fluent sources, none of which may redefine another's."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self._lang: Final = lang
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        for source in sources:
            resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise MissingText(f"{lang}: this is no Fluent text: {entry.content!r}")
            self._bundle.add_resource(resource)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def format(self, key: str, args: Mapping[str, Argument], attribute: str = "") -> str:
        if key not in self:
            raise MissingText(f"{self._lang}: no text for {key!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self._lang}: {key!r} has no {attribute or 'text'}")
        text, errors = self._bundle.format_pattern(
            pattern, {name: _with_a_real_minus(value) for name, value in args.items()}
        )
        if errors:
            raise MissingText(f"{self._lang}: {key!r}: {errors[0]}")
        return str(text)


def _with_a_real_minus(value: Argument) -> Argument:
    if isinstance(value, int) and value < 0:
        return str(value).replace("-", "\N{MINUS SIGN}")
    return value
