"""Other names for games and cards, laid over ours by whoever runs a server.

The file is Fluent: below a heading such as `## district-noir en` stand entries of that game's texts
in that language, written anew. A name that is written anew is replaced in all other sentences of
the game, in its lessons and in its rules too, where it stands with a capital letter.
"""

import os
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Junk,
    Message,
    Pattern,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from ludotheque.core import Game
from ludotheque.games import GAMES

from .messages import Argument

VARIABLE: Final = "LUDOTHEQUE_CHECKED_NAMES"
"""Where a server keeps the names it was started with, for all its processes."""
LONGEST: Final = 100_000
"""Characters; the environment of a process holds no more."""

_HEADING: Final = re.compile(r"##\s*(\S*)\s*(.*?)\s*")
_ENTRY: Final = re.compile(r"([a-zA-Z][\w-]*) *=")
_NAMES: Final = re.compile(r"game-name|(?:card|type)-.+")
_NOT_INHERITED: Final = {"number", "article", "singular"}
"""What a name can do without, whatever the one before it had."""
_NAMED_BY: Final = (None, "singular", "plural")


class BadNames(Exception):
    """What is wrong with a file of names: the line, and the key of a text with its values."""

    def __init__(self, line: int, key: str, **values: Argument) -> None:
        super().__init__(f"line {line}: {key} {values}")
        self.line: Final = line
        self.key: Final = key
        self.values: Final = values


class _Section(NamedTuple):
    """The entries for one game in one language: where each begins, and what it says."""

    line: int
    game: str
    lang: str
    entries: dict[str, tuple[int, str]]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: Final[set[str]] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802  # Fluent's name for it
        assert isinstance(node, VariableReference)
        self.found.add(node.id.name)


def check_names(text: str) -> None:
    """BadNames if a server cannot use this file."""
    if len(text) > LONGEST:
        raise BadNames(1, "names-too-long", longest=LONGEST)
    for section in _sections(text):
        if section.game not in GAMES:
            listed = ", ".join(GAMES)
            raise BadNames(section.line, "names-no-game", found=section.game, games=listed)
        texts = GAMES[section.game].texts
        if section.lang not in texts:
            listed = ", ".join(texts)
            raise BadNames(section.line, "names-no-language", found=section.lang, langs=listed)
        known = _messages(texts[section.lang])
        for key, (line, entry) in section.entries.items():
            _check_entry(line, key, entry, known)


def _check_entry(line: int, key: str, entry: str, known: Mapping[str, Message]) -> None:
    if key not in known:
        raise BadNames(line, "names-no-entry", found=key)
    message = _messages(entry).get(key)
    if message is None or message.value is None:
        raise BadNames(line, "names-unreadable", found=key)
    before = known[key]
    missing = _attributes(before) - _attributes(message) - _NOT_INHERITED
    if missing:
        raise BadNames(line, "names-no-attribute", found=key, missing=min(missing))
    strange = _variables(message) - _variables(before)
    if strange:
        raise BadNames(line, "names-no-variable", found=key, variable=min(strange))


def laid_over(game: Game, lang: str) -> tuple[str, str]:
    """The entries that this server has for a game, and the game's own texts with its names."""
    laid = _laid().get((game.name, lang))
    if laid is None:
        return "", game.texts[lang]
    return laid, renamed(game, lang, game.texts[lang])


def renamed(game: Game, lang: str, text: str) -> str:
    """The text with this server's names for the game and its cards."""
    laid = _laid().get((game.name, lang))
    if laid is None:
        return text
    words = _replacements(laid, game.texts[lang])
    found = re.compile(rf"\b({'|'.join(map(re.escape, words))})\b") if words else None
    return text if found is None else found.sub(lambda each: words[each[1]], text)


def _laid() -> Mapping[tuple[str, str], str]:
    return _read(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=8)
def _read(text: str) -> Mapping[tuple[str, str], str]:
    return {
        (section.game, section.lang): "".join([entry for _, entry in section.entries.values()])
        for section in _sections(text)
    }


def _sections(text: str) -> Iterator[_Section]:
    section: _Section | None = None
    key = ""
    for number, line in enumerate(text.splitlines(keepends=True), start=1):
        heading = _HEADING.fullmatch(line.rstrip()) if line.startswith("##") else None
        entry = _ENTRY.match(line)
        if heading is not None:
            if section is not None:
                yield section
            section, key = _Section(number, heading[1], heading[2], {}), ""
        elif not line.strip() or line.startswith("#"):
            key = ""
        elif section is None:
            raise BadNames(number, "names-no-heading")
        elif entry is not None:
            key = entry[1]
            if key in section.entries:
                raise BadNames(number, "names-twice", found=key)
            section.entries[key] = (number, line)
        elif key and line[0] in " }":
            begun, before = section.entries[key]
            section.entries[key] = (begun, before.rstrip("\n") + "\n" + line)
        else:
            raise BadNames(number, "names-unreadable", found=line.split()[0])
    if section is not None:
        yield section


@lru_cache(maxsize=32)
def _messages(source: str) -> Mapping[str, Message]:
    """The messages of a source by key; none that is no Fluent."""
    body = FluentParser(with_spans=False).parse(source).body
    if any(isinstance(part, Junk) for part in body):
        return {}
    return {part.id.name: part for part in body if isinstance(part, Message)}


def _attributes(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def _variables(message: Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.found


@lru_cache(maxsize=32)
def _replacements(laid: str, own: str) -> Mapping[str, str]:
    """The words of names before, longest first, with those that replace them."""
    before, after = _messages(own), _messages(laid)
    pairs = [
        (_word(before[key], form), _word(message, form))
        for key, message in after.items()
        if _NAMES.fullmatch(key)
        for form in _NAMED_BY
    ]
    pairs.sort(key=lambda pair: -len(pair[0]))
    return {old: new for old, new in pairs if old[:1].isupper() and new}


def _word(message: Message, form: str | None) -> str:
    """What a name says besides its figures: "Support" of "Support { $value }"."""
    parts: dict[str | None, Message | Attribute] = {None: message}
    parts |= {attribute.id.name: attribute for attribute in message.attributes}
    pattern = parts[form].value if form in parts else None
    if not isinstance(pattern, Pattern):
        return ""
    word = ""
    for each in pattern.elements:  # "Support { $value }s" is several of "Support { $value }"
        word = word + each.value if isinstance(each, TextElement) else word.rstrip()
    return " ".join(word.split())
