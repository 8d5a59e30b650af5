"""Reads a card list. An error in it gets the line, what is wrong and what would be right."""

import re
import unicodedata
from difflib import get_close_matches
from typing import Final

from .errors import BadBox
from .kind import SOURCES, Kind
from .list_format import MOST_FIGURE, ListFormat, Range
from .list_lines import line_of, line_of_heading
from .phrases import (
    LIST_BAD_NAME,
    LIST_BAD_NUMBER,
    LIST_BAD_TEXT,
    LIST_BAD_TITLE,
    LIST_KEY_TWICE,
    LIST_MISSING_KEY,
    LIST_MISSING_TABLE,
    LIST_NEEDS_TITLE,
    LIST_NO_EFFECT,
    LIST_NOT_A_TABLE,
    LIST_UNKNOWN_EFFECT,
    LIST_UNKNOWN_GENDER,
    LIST_UNKNOWN_KEY,
    LIST_UNKNOWN_SOURCE,
    LIST_UNKNOWN_TYPE,
    SAME_CARD_TWICE,
)
from .sentence import Phrase, Value
from .toml_errors import read_toml

GENDERS: Final = ("masculine", "feminine")
LONGEST_TITLE: Final = 40
TITLES: Final = ("title", "plural", "gender")
"""What a list may call a card; each of them also for one language, such as `title-fr`."""

NOTHING_NEAR: Final = "nothing-near"
"""What the sentences get instead of a name that is nearly the one that was found."""

_WORDS: Final = ("name", "type", "effect", "count", "sources")
_TITLE: Final = re.compile(r"(title|plural|gender)(-[a-z]{2,3})?")
_NAME: Final = re.compile(r"[+\-−]?[a-z0-9][a-z0-9-]*")
_SHOWN: Final = 40
_LONGEST_LIST: Final = 300
_FIELD: Final = re.compile(r"[a-z][a-z0-9-]*")
_HEADINGS: Final = {"deal": "[deal]", "kind": "[[kind]]", "field": "[[field]]"}


class ListReader:
    """One list, while it is read."""

    def __init__(self, text: str, form: ListFormat) -> None:
        self._text: Final = text
        self._form: Final = form
        self._data: Final = read_toml(text)
        self._fields: tuple[str, ...] = form.unstated_fields

    def deal(self) -> dict[str, int]:
        """The figures of the deal."""
        known = ("deal", "kind", "field") if self._form.fields_of else ("deal", "kind")
        for name in self._data:
            if name not in known:
                line = line_of_heading(self._text, name)
                headings = [_HEADINGS[each] for each in known]
                raise BadBox(line, LIST_UNKNOWN_KEY, *_one_of(name, headings))
        table = Paragraph(self._text, "deal", 0, self._deal_table())
        form = self._form
        table.allow(form.deal)
        return {
            name: table.number(name, form.range_in_deal(name), form.unstated.get(("", name)))
            for name in form.deal
        }

    def fields(self) -> tuple[str, ...]:
        """The fields, in a game that has some."""
        form = self._form
        if not form.fields_of or ("field" not in self._data and form.unstated_fields):
            return self._fields
        taken = [*_WORDS, *TITLES, *form.types[form.fields_of]]
        names: list[str] = []
        for entry in self._paragraphs("field"):
            name = entry.text("name", "gold")
            entry.allow(("name",))
            if not _FIELD.fullmatch(name) or name in taken:
                raise entry.wrong("name", LIST_BAD_NAME, name[:_SHOWN], _plain(f"my-{name}"))
            if name in names:
                raise entry.wrong("name", LIST_KEY_TWICE, name)
            names.append(name)
        self._fields = tuple(names)
        return self._fields

    def kinds(self) -> list[Kind]:
        """The cards. The fields are read before them."""
        kinds: list[Kind] = []
        lines: dict[str, int] = {}
        for entry in self._paragraphs("kind"):
            kind = self._kind(entry)
            line = entry.line("name")
            if kind.name in lines:
                raise BadBox(line, SAME_CARD_TWICE, kind.name, lines[kind.name])
            lines[kind.name] = line
            kinds.append(kind)
        return kinds

    def _paragraphs(self, table: str) -> list["Paragraph"]:
        """All tables with this heading."""
        entries = self._data.get(table)
        if entries is None:
            raise BadBox(max(1, len(self._text.splitlines())), LIST_MISSING_TABLE, table)
        if not isinstance(entries, list) or not all(isinstance(each, dict) for each in entries):
            line = line_of_heading(self._text, table)
            raise BadBox(line, LIST_NOT_A_TABLE, _HEADINGS[table])
        return [Paragraph(self._text, table, number, entry) for number, entry in enumerate(entries)]

    def _kind(self, entry: "Paragraph") -> Kind:
        form = self._form
        type_ = entry.text("type", next(iter(form.types)))
        if type_ not in form.types:
            raise entry.wrong("type", LIST_UNKNOWN_TYPE, *_one_of(type_, list(form.types)))
        name = entry.text("name", "my-card")
        if not _NAME.fullmatch(name):
            raise entry.wrong("name", LIST_BAD_NAME, name[:_SHOWN], _plain(name))
        effect = self._effect(entry, type_)
        figures = form.figures_of(type_, effect, self._fields)
        words = entry.words()
        entry.allow((*_WORDS, *figures), words)
        count = entry.number("count", (1, MOST_FIGURE))
        stated = {figure: self._figure(entry, figure, effect) for figure in figures}
        sources = entry.sources(("count", *figures))
        return Kind(name, type_, effect, count, stated, sources, words=words)

    def _figure(self, entry: "Paragraph", figure: str, effect: str) -> int:
        unstated = 0 if figure in self._fields else self._form.unstated.get((effect, figure))
        return entry.number(figure, self._form.range_of(figure), unstated)

    def _effect(self, entry: "Paragraph", type_: str) -> str:
        every = self._form.known_effects
        known = None if every is None else every.get(type_, ("",))
        is_needed = known is not None and "" not in known
        effect = ""
        if is_needed or "effect" in entry:
            effect = entry.text("effect", known[0] if known else "")
        if known is None or effect in known:
            return effect
        if known == ("",):
            raise entry.wrong("effect", LIST_NO_EFFECT, type_)
        effects = [each for each in known if each]
        raise entry.wrong("effect", LIST_UNKNOWN_EFFECT, type_, *_one_of(effect, effects))

    def _deal_table(self) -> dict[str, object]:
        table = self._data.get("deal")
        if table is None:
            raise BadBox(1, LIST_MISSING_TABLE, "deal")
        if not isinstance(table, dict):
            raise BadBox(line_of_heading(self._text, "deal"), LIST_NOT_A_TABLE, "[deal]")
        return table


class Paragraph:
    """One table of a list: the deal, or a card."""

    def __init__(self, text: str, table: str, number: int, data: dict[str, object]) -> None:
        self._text: Final = text
        self._table: Final = table
        self._number: Final = number
        self._data: Final = data

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def line(self, key: str = "") -> int:
        return line_of(self._text, self._table, self._number, key)

    def wrong(self, key: str, phrase: Phrase, *values: Value) -> BadBox:
        return BadBox(self.line(key), phrase, *values)

    def allow(self, known: tuple[str, ...], words: dict[str, str] | None = None) -> None:
        """Refuse unknown keys: they are most likely typing errors."""
        for key in self._data:
            if key not in known and key not in (words or {}):
                shown = list(known) if words is None else [*known, *TITLES]
                raise self.wrong(key, LIST_UNKNOWN_KEY, *_one_of(key, shown))

    def number(self, key: str, allowed: Range, unstated: int | None = None) -> int:
        """A figure; one that need not be stated has a value of its own."""
        low, high = allowed
        example = max(low, min(2, high))
        if key not in self._data:
            if unstated is not None:
                return unstated
            raise self.wrong("", LIST_MISSING_KEY, key, _HEADINGS[self._table], str(example))
        value = self._data[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, LIST_BAD_NUMBER, key, _shown(value), low, high, example)
        return value

    def text(self, key: str, example: str) -> str:
        if key not in self._data:
            raise self.wrong("", LIST_MISSING_KEY, key, _HEADINGS[self._table], f'"{example}"')
        value = self._data[key]
        if not isinstance(value, str):
            raise self.wrong(key, LIST_BAD_TEXT, key, _shown(value), example)
        return value

    def words(self) -> dict[str, str]:
        """What the list calls the card."""
        words = {key: self.text(key, "…") for key in self._data if _TITLE.fullmatch(key)}
        for key, word in words.items():
            if key.startswith("gender"):
                if word not in GENDERS:
                    raise self.wrong(key, LIST_UNKNOWN_GENDER, *_one_of(word, list(GENDERS)))
            elif not word.strip() or len(word) > LONGEST_TITLE or not word.isprintable():
                raise self.wrong(key, LIST_BAD_TITLE, key, LONGEST_TITLE)
            if not any(other.startswith("title") for other in words):
                raise self.wrong(key, LIST_NEEDS_TITLE, key)
        return words

    def sources(self, figures: tuple[str, ...]) -> dict[str, str]:
        """Where each figure comes from: from this list, unless it says otherwise."""
        sources = dict.fromkeys(figures, "own")
        given = self._data.get("sources", {})
        if not isinstance(given, dict):
            raise self.wrong("sources", LIST_NOT_A_TABLE, 'sources = { count = "own" }')
        for figure, source in given.items():
            if figure not in sources:
                raise self.wrong("sources", LIST_UNKNOWN_KEY, *_one_of(figure, list(figures)))
            if not isinstance(source, str) or source not in SOURCES:
                found = source if isinstance(source, str) else _shown(source)
                raise self.wrong("sources", LIST_UNKNOWN_SOURCE, *_one_of(found, list(SOURCES)))
            sources[figure] = source
        return sources


def _one_of(found: str, known: list[str]) -> tuple[str, str, str]:
    """What was found, the known name nearest to it or NOTHING_NEAR, and all known names."""
    near = get_close_matches(found.lower()[:_SHOWN], known, 1)
    return found[:_SHOWN], near[0] if near else NOTHING_NEAR, ", ".join(known)[:_LONGEST_LIST]


def _shown(value: object) -> str:
    """A value as a list writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return (f'"{value}"' if isinstance(value, str) else str(value))[:_SHOWN]


def _plain(name: str) -> str:
    """A name that a list may have, made of one that it may not."""
    bare = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", bare[:_SHOWN]).strip("-") or "my-card"
