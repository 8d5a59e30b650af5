"""What travels of a part that was sent before."""

import pytest

from bench.web.part_reader import PartReader
from ludotheque.web.views.page_parts import NOTHING_SENT, PageBody, Part
from ludotheque.web.views.sent_parts import MOST_REMEMBERED, SentParts
from tests.web.rendered_pages import PAGES, scene
from tests.web.test_page_parts import GAME_NAMES, moments


def showing(*parts: tuple[str, str]) -> PageBody:
    return PageBody(Part("all", "", tuple(Part(id_, html, ()) for id_, html in parts)), {})


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_client_that_reads_the_differences_has_the_same_parts(name: str) -> None:
    sent, reader, outline = SentParts(), PartReader(), NOTHING_SENT
    travelled = drawn = 0
    for session in moments(name, 2, 60):
        body = PAGES.table_body(scene(session, 1))
        changed, changes = dict(body.changes(outline)), sent.changes(body)
        assert reader.read(changes) == changed
        outline = body.outline
        travelled += sum(len(change[1]) for change in changes)
        drawn += sum(map(len, changed.values()))
    assert travelled < drawn


def test_a_part_that_was_sent_travels_as_what_is_new_in_its_middle() -> None:
    sent = SentParts()
    assert sent.changes(showing(("a", "one two three"))) == [("all", ""), ("a", "one two three")]
    assert sent.changes(showing(("a", "one 2 three"))) == [("a", "2", 4, 6, 0)]
    assert sent.changes(showing(("a", "one 2 three"))) == []


def test_what_goes_to_and_fro_costs_nothing() -> None:
    sent = SentParts()
    for text in ("yours to move", "they think"):
        sent.changes(showing(("a", text)))
    assert sent.changes(showing(("a", "yours to move"))) == [("a", "", 13, 0, 1)]


def test_what_was_gone_and_comes_back_is_a_difference_too() -> None:
    sent = SentParts()
    for body in (showing(("a", "x")), showing()):
        sent.changes(body)
    assert sent.changes(showing(("a", "x"))) == [("a", "", 1, 0, 0)]


def test_lengths_are_those_of_javascript() -> None:
    """For which this face is two characters."""
    sent = SentParts()
    sent.changes(showing(("a", "\N{GRINNING FACE} x \N{GRINNING FACE}é")))
    changes = sent.changes(showing(("a", "\N{GRINNING FACE} y \N{GRINNING FACE}é")))
    assert changes == [("a", "y", 3, 4, 0)]


def test_a_page_that_was_loaded_is_sent_the_first_change_whole() -> None:
    sent = SentParts()
    sent.are_all_of(showing(("a", "1"), ("b", "1")))
    assert sent.changes(showing(("a", "1"), ("b", "2"))) == [("b", "2")]


def test_only_the_parts_that_were_sent_last_are_remembered() -> None:
    sent = SentParts()
    sent.changes(showing(("first", "1")))
    sent.changes(showing(*[(f"part-{number}", "1") for number in range(MOST_REMEMBERED)]))
    assert sent.changes(showing(("first", "2"), ("part-1", "2"))) == [
        ("first", "2"),
        ("part-1", "2", 0, 0, 0),
    ]
