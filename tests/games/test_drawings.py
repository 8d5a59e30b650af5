"""Drawings are files, found by the name of a card, else by its type, else not at all."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core import Kind
from ludotheque.games.drawings import Drawings, content_of

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" color="#102030">'


def kind(name: str, type_: str) -> Kind:
    return Kind(name, type_, "", 1, {}, {})


@pytest.fixture
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawings]:
    """Of a game with two cards' drawings, a type's and three others."""
    folder = tmp_path / "drawn_game" / "artwork"
    folder.mkdir(parents=True)
    (tmp_path / "drawn_game" / "__init__.py").touch()
    for name in ("docks", "+2", "city", "back", "scene", "token"):
        (folder / f"{name}.svg").write_text(f'{SVG}\n  <path d="{name}"/>\n</svg>\n', "utf-8")
    (folder / "notes.txt").write_text("no drawing", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield Drawings("drawn_game", ("back", "scene", "token"))
    del sys.modules["drawn_game"]


def test_files_are_found_by_name(drawings: Drawings) -> None:
    assert drawings.names == ("+2", "back", "city", "docks", "scene", "token")
    assert drawings["docks"] == '<path d="docks"/>'
    assert "docks" in drawings
    assert "notes" not in drawings
    assert "harbour" not in drawings


@pytest.mark.parametrize(
    ("name", "type_", "found"),
    [
        ("docks", "city", "docks"),
        ("+2", "alliance", "+2"),
        ("harbour", "city", "city"),
        ("+9", "alliance", ""),
        ("token", "city", "city"),
        ("back", "scene", ""),
    ],
)
def test_a_card_is_drawn_by_its_name_or_its_type(
    drawings: Drawings, name: str, type_: str, found: str
) -> None:
    """Never by a sign, whatever the card is called."""
    assert drawings.name_for(kind(name, type_)) == found
    assert drawings.drawing_for(kind(name, type_)) == (f'<path d="{found}"/>' if found else "")


def test_a_page_refers_to_all_but_the_back_and_the_scene(drawings: Drawings) -> None:
    assert drawings.symbols() == {
        name: f'<path d="{name}"/>' for name in ("+2", "city", "docks", "token")
    }


def test_a_game_may_have_no_artwork() -> None:
    none = Drawings("ludotheque.games.market")
    assert none.names == ()
    assert none.name_for(kind("docks", "city")) == ""
    assert none.symbols() == {}


def test_only_what_is_inside_is_drawn() -> None:
    document = f'{SVG}\n  <!-- a\n  pond -->\n  <g>\n    <path d="M0 0 L9 9"/>\n  </g>\n</svg>\n'
    assert content_of(document) == '<g><path d="M0 0 L9 9"/></g>'


@pytest.mark.parametrize("document", ["", "<html></html>", "<svg>"])
def test_what_is_no_drawing_is_refused(document: str) -> None:
    with pytest.raises(ValueError, match="no SVG document"):
        content_of(document)
