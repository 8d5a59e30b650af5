"""The parts of a table's page: what is drawn again, and what travels, when something changes.

A part is a macro that draws one element with an id of its own. In a template,

    {% part own_estate(estate, stage, texts, word) %}

draws it, or takes it as it was drawn before from the same arguments; so its arguments must be
values that are never changed. A macro that is given the scene is drawn every time:

    {% part anew question(scene, word) %}

Where a part belongs, the HTML around it has a placeholder. So if an element changes, its parts need
not be sent again. What is too small for that, or has no id, is only kept:

    {% kept card_face(stage, texts, card) %}
"""

import re
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import lru_cache
from typing import Final, NamedTuple

from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup, escape

MOST_KEPT: Final = 8192
"""How many parts are kept, of all tables together."""

_ID: Final = re.compile(r'<[^>]*?\sid="([^"]+)"')
_PLACEHOLDER: Final = re.compile(r'<template data-part-place="([^"]*)"></template>')
_32_BITS: Final = 2**32 - 1

Draw = Callable[..., str]


class Part(NamedTuple):
    """An element as HTML, with a placeholder for each of its own parts."""

    id: str
    html: str
    within: tuple["Part", ...]
    """All parts within it, also those within others, from the outside in."""

    def whole(self) -> str:
        """The element with everything within it."""
        return _filled(self.html, {part.id: part.html for part in self.within})


def _filled(html: str, parts: Mapping[str, str]) -> str:
    """This HTML with its parts in their places."""
    return _PLACEHOLDER.sub(lambda place: _filled(parts[place[1]], parts), html)


Outline = Mapping[str, int]
"""What somebody has been sent: the hash of each part's HTML, by its id."""

NOTHING_SENT: Final[Outline] = {}

ATTRIBUTES_PLACE: Final = Markup(" data-attributes-place")
LAST_LINE_PLACE: Final = "{last-line}"
"""In a page that is loaded, the number of its last line: scripts know that from the attributes, so
what they are sent has it nowhere."""
LAST_LINE: Final = "data-last-line"


Attributes = Mapping[str, str]
"""What scripts know about a table, as attributes of its element. They change all the time, so they
travel by themselves."""


class PageBody:
    """The part of a page that changes, drawn for one reader."""

    def __init__(self, root: Part, attributes: Attributes) -> None:
        self.attributes: Final = attributes
        self._parts: Final = (root, *root.within)
        self.outline: Final[Outline] = {part.id: hash(part.html) for part in self._parts}

    @property
    def html(self) -> Markup:
        """The whole of it."""
        written = "".join([f' {name}="{escape(value)}"' for name, value in self.attributes.items()])
        html = self._parts[0].whole().replace(ATTRIBUTES_PLACE, written, 1)
        return Markup(html.replace(f'value="{LAST_LINE_PLACE}"', self._last_line))

    @property
    def _last_line(self) -> str:
        return f'value="{self.attributes.get(LAST_LINE, "")}"'

    def attribute_changes(self, since: Attributes) -> dict[str, str | None]:
        """The attributes that differ from those that somebody has; None for one that is gone."""
        gone: dict[str, str | None] = dict.fromkeys(since.keys() - self.attributes.keys())
        new = self.attributes.items() - since.items()
        return gone | dict(sorted(new))

    def changes(self, since: Outline) -> list[tuple[str, str]]:
        """The parts that differ from those that somebody has."""
        return [
            (part.id, part.html)
            for part in self._parts
            if since.get(part.id) != self.outline[part.id]
        ]

    @property
    def version(self) -> str:
        """By this, a page says what it shows. Another process gives it another one."""
        everything = (*self.attributes.values(), *self.outline.values())
        return f"{hash(everything) & _32_BITS:x}"


_drawn: ContextVar[list[Part]] = ContextVar("drawn")
"""The parts of what is being drawn, and those within them."""
_is_kept: ContextVar[bool] = ContextVar("is_kept", default=False)
"""Whether what is being drawn may be drawn from what is kept."""


def drawn_body(draw: Callable[[], str], attributes: Attributes, *, is_kept: bool) -> PageBody:
    """What this draws, and its parts."""
    before = _is_kept.set(is_kept)
    try:
        return PageBody(_part(draw), attributes)
    finally:
        _is_kept.reset(before)


def _part(draw: Draw, *args: object) -> Part:
    outer = _drawn.set([])
    try:
        html = str(draw(*args)).strip()  # what Jinja calls Markup is slow to cut and to compare
        found = _ID.match(html)
        return Part(found[1] if found else "", html, tuple(_drawn.get()))
    finally:
        _drawn.reset(outer)


_kept_part: Final = lru_cache(MOST_KEPT)(_part)


def _placeholder(id_: str) -> str:
    return f'<template data-part-place="{id_}"></template>'


class PartTag(Extension):
    """The tags `part`, `part anew` and `kept`, each with a macro and its arguments."""

    tags: Final = {"part", "kept"}  # type: ignore[misc]  # Jinja's own is no constant

    def parse(self, parser: Parser) -> nodes.Node:
        tag = next(parser.stream)
        line, show = tag.lineno, "show_part"
        if tag.value == "kept":
            show = "show_kept"
        elif parser.stream.skip_if("name:anew"):
            show = "show_anew"
        call = parser.parse_expression()
        if not isinstance(call, nodes.Call) or call.kwargs or call.dyn_kwargs or call.dyn_args:
            parser.fail("a part is a macro with its arguments, none of them by name", line)
        shown = self.call_method(show, [call.node, *call.args], lineno=line)
        return nodes.Output([nodes.MarkSafe(shown)], lineno=line)

    def show_part(self, draw: Draw, *args: object) -> str:
        return _show(_found(draw, args))

    def show_kept(self, draw: Draw, *args: object) -> str:
        return _found(draw, args).html

    def show_anew(self, draw: Draw, *args: object) -> str:
        return _show(_part(draw, *args))


def _found(draw: Draw, args: tuple[object, ...]) -> Part:
    find = _kept_part if _is_kept.get() else _part
    return find(draw, *[tuple(arg) if isinstance(arg, list) else arg for arg in args])


def _show(part: Part) -> str:
    """The place of a part in what is being drawn. What has no id, or is not within a body, is drawn
    in its place."""
    parts = _drawn.get(None)
    if parts is None or not part.id:
        return part.whole()
    parts += (part, *part.within)
    return _placeholder(part.id)
