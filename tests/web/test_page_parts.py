"""The parts of a page: what is kept is what would be drawn anew, and what travels is enough."""

import random
import re
from collections.abc import Iterator

import pytest
from jinja2 import DictLoader, Environment, TemplateSyntaxError

from ludotheque.core import WATCHER
from ludotheque.games import GAMES
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.page_parts import (
    NOTHING_SENT,
    PageBody,
    PartTag,
    drawn_body,
)
from ludotheque.web.views.recent_bodies import RecentBodies
from ludotheque.web.views.table_state import table_state
from tests.web.rendered_pages import PAGES, Elements, scene, table_of

PLACE = re.compile(r'<template data-part-place="([^"]*)"></template>')
GAME_NAMES = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")


def moments(name: str, players: int, moves: int) -> Iterator[TableSession]:
    """A random game, from its deal on."""
    session = table_of(name, players, None)
    choices = random.Random(name)  # noqa: S311  # nothing here is secret
    for _ in range(moves):
        yield session
        decision = session.table.decision()
        if decision is None:
            return
        session.table.play(decision.seat, choices.choice(decision.options).text)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_what_is_kept_is_what_would_be_drawn_anew(name: str) -> None:
    players = GAMES[name].players[-1]
    for number, session in enumerate(moments(name, players, 60)):
        lang = ("en", "fr")[number % 2]
        for eyes in (0, 1, WATCHER):
            seen = scene(session, eyes, lang)
            anew = drawn_body(lambda: PAGES._table(seen), table_state(seen), is_kept=False)  # noqa: B023  # drawn at once
            assert PAGES.table_body(seen).html == anew.html


@pytest.mark.parametrize("name", GAME_NAMES)
def test_what_travels_makes_the_page_that_would_be_loaded(name: str) -> None:
    """A page that has only been sent what changed shows what a page shows that is loaded now."""
    shown: dict[str, str] = {}
    before = NOTHING_SENT
    sent = whole = 0
    for session in moments(name, 2, 80):
        body = PAGES.table_body(scene(session, 1))
        changes = body.changes(before)
        shown.update(changes)
        before = body.outline
        assert put_together(shown, body) == str(body.html)
        sent += sum(len(html) for _, html in changes)
        whole += len(body.html)
    assert sent < whole / 2


def put_together(shown: dict[str, str], body: PageBody) -> str:
    def filled(html: str) -> str:
        return PLACE.sub(lambda place: filled(shown[place[1]]), html)

    attributes = "".join([f' {name}="{value}"' for name, value in body.attributes.items()])
    whole = filled(shown["table"]).replace(" data-attributes-place", attributes)
    return whole.replace("{last-line}", body.attributes["data-last-line"])


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_part_has_an_id_of_its_own(name: str) -> None:
    for session in moments(name, GAMES[name].players[-1], 40):
        ids = Elements(PAGES.table_body(scene(session, 0)).html).ids()
        assert len(ids) == len(set(ids))


def test_a_version_is_the_same_for_the_same_page_alone() -> None:
    sessions = moments("district-noir", 2, 9)
    versions = [PAGES.table_body(scene(next(sessions), 0)).version for _ in range(8)]
    assert len(set(versions)) == 8
    session = next(sessions)
    assert (
        PAGES.table_body(scene(session, 0)).version == PAGES.table_body(scene(session, 0)).version
    )
    assert (
        PAGES.table_body(scene(session, 0)).version != PAGES.table_body(scene(session, 1)).version
    )


# The tags


def drawn(template: str) -> PageBody:
    env = Environment(loader=DictLoader({"page": template}), autoescape=True, extensions=[PartTag])
    return drawn_body(lambda: env.get_template("page").render(), {}, is_kept=True)


MACROS = '{% macro card(name) %}<li id="{{ name }}">{{ counted(name) }}</li>{% endmacro %}'
PAGE = (
    '{% from "macros" import card %}'
    '<ul id="all">{% part card("a") %}{% part anew card("b") %}{% kept card("c") %}</ul>'
)


@pytest.mark.parametrize(("is_kept", "names"), [(True, "abcb"), (False, "abcabc")])
def test_a_part_is_drawn_once_from_the_same_arguments(*, is_kept: bool, names: str) -> None:
    """Unless it is to be drawn anew, or nothing may be kept."""
    loader = DictLoader({"macros": MACROS, "page": PAGE})
    env = Environment(loader=loader, autoescape=True, extensions=[PartTag])
    counted: list[str] = []
    env.globals["counted"] = counted.append
    for _ in range(2):
        drawn_body(lambda: env.get_template("page").render(), {}, is_kept=is_kept)
    assert "".join(counted) == names


def test_markup_of_arguments_is_escaped_once() -> None:
    template = (
        '{% macro name(of) %}<b id="n">{{ of }}</b>{% endmacro %}'
        '<p id="p">{% part name("<&>") %}{% kept name("<i>") %}</p>'
    )
    body = drawn(template)
    assert body.html == '<p id="p"><b id="n">&lt;&amp;&gt;</b><b id="n">&lt;i&gt;</b></p>'
    assert [id_ for id_, _ in body.changes(NOTHING_SENT)] == ["p", "n"]


def test_what_has_no_id_is_drawn_in_its_place() -> None:
    body = drawn(
        '{% macro m() %}<b>x</b>{% endmacro %}<p id="p">{% part m() %}{% part anew m() %}</p>'
    )
    assert body.html == '<p id="p"><b>x</b><b>x</b></p>'
    assert len(body.changes(NOTHING_SENT)) == 1


@pytest.mark.parametrize("wrong", ["{% part 3 %}", "{% part m %}", "{% kept m(a=1) %}"])
def test_a_part_is_a_macro_with_its_arguments(wrong: str) -> None:
    with pytest.raises(TemplateSyntaxError, match="a part is a macro"):
        drawn("{% macro m(a) %}{% endmacro %}" + wrong)


def test_only_what_was_drawn_last_is_kept() -> None:
    first: dict[str, str] = {"Ada": "a"}
    second: dict[str, str] = {"Ada": "b", "Blaise": "c"}
    recent = RecentBodies(most=2)
    recent.add(first, "Ada")
    recent.add(second, "Ada")
    assert first
    recent.add(second, "Blaise")
    assert not first
    assert second == {"Ada": "b", "Blaise": "c"}
