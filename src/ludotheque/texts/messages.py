"""Fluent messages of one language. An incomplete sentence is an error and never shown."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

from .language import locale_of

Argument: TypeAlias = "str | int"

_PARSER: Final = FluentParser(with_spans=False)
"""Where things stand in a file would take more memory than the texts themselves."""
MOST_KEPT: Final = 4096
"""How many finished texts are kept for each set of messages."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message begins, or a term, which has a hyphen before its name. Fluent indents whatever
else a message has, or closes a brace."""

_COMMENTS: Final = re.compile(r"(?:#.*(?:\n|$)|\s)*")
"""What may stand before the first entry."""

_HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""How numbers below zero are formatted; people read a minus sign."""


class MissingText(Exception):
    """A message that does not exist or cannot be formatted."""


class _References(Visitor):
    """Which entries an entry refers to."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []

    def visit_MessageReference(self, node: BaseNode) -> None:  # noqa: N802  # Fluent's name for it
        assert isinstance(node, MessageReference)
        self.found.append(node.id.name)

    def visit_TermReference(self, node: BaseNode) -> None:  # noqa: N802  # Fluent's name for it
        assert isinstance(node, TermReference)
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Sentences:
    """The messages of several Fluent sources, none of which may redefine another's. Each is parsed
    when it is first asked for: a server starts with thousands, and its first page needs a few."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self.lang: Final = lang
        self._bundle: Final = FluentBundle([locale_of(lang)], use_isolating=False)
        self._written: Final[dict[str, str]] = {}
        self._parsed: Final[set[str]] = set()
        self._made: Final = lru_cache(MOST_KEPT)(self._make)
        for source in sources:
            for key, written in self._entries(source):
                self._written.setdefault(key, written)

    def __contains__(self, key: str) -> bool:
        return key in self._written

    def keys(self, prefix: str) -> tuple[str, ...]:
        """What follows this prefix in the keys that begin with it."""
        return tuple([key.removeprefix(prefix) for key in self._written if key.startswith(prefix)])

    def _entries(self, source: str) -> Iterable[tuple[str, str]]:
        """The entries of a source by key, each with whatever follows it up to the next one."""
        starts = [found.start() for found in _ENTRY.finditer(source)]
        head = source[: starts[0]] if starts else source
        if not _COMMENTS.fullmatch(head):
            raise MissingText(f"{self.lang}: this is no Fluent text: {head!r}")
        for start, end in pairwise([*starts, len(source)]):
            yield source[start : source.index("=", start)].rstrip(), source[start:end]

    def check(self) -> None:
        """MissingText if something in the sources is no Fluent text."""
        for key in self._written:
            self._parse(key)

    def _parse(self, key: str) -> None:
        """Put an entry into the bundle, after whatever it refers to."""
        asked, waiting = [key], list[str]()
        resources = []
        while asked:
            entry = asked.pop()
            if entry in self._parsed or entry in waiting or entry not in self._written:
                continue
            waiting.append(entry)
            resource = _PARSER.parse(self._written[entry])
            for part in resource.body:
                if isinstance(part, Junk):
                    raise MissingText(f"{self.lang}: this is no Fluent text: {part.content!r}")
            references = _References()
            references.visit(resource)
            asked += references.found
            resources.append(resource)
        for resource in resources:
            self._bundle.add_resource(resource)
        self._parsed.update(waiting)  # at last: another thread may be asking for the same

    def attributes(self, key: str, args: Mapping[str, Argument]) -> dict[str, str]:
        """All attributes of a message, in words."""
        if key not in self:
            raise MissingText(f"{self.lang}: no text for {key!r}")
        if key not in self._parsed:
            self._parse(key)
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
        if key not in self._parsed:
            self._parse(key)
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
