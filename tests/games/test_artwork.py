"""Every file of every game's artwork is safe, small, in the game's colours, in form and in use.

A game with pictures of its own has a module `pictures` with DRAWINGS, which names the signs, and
PALETTE. Other games have only drawings for their cards, the back and the scene, in any colours.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path

import pytest

from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.games.drawings import BACK, SCENE, Drawings
from ludotheque.plugins import OWN_PACKAGE
from tests.games.artwork import LARGEST, faults, formed

SOURCE = Path(__file__).parents[2] / "src"
INK, PAPER = "#102030", "#f0e0d0"
PALETTE = (INK, PAPER)


def folder_of(game: Game) -> Path:
    """Where the files are edited, also when the compiled package is tested."""
    if GAMES.package(game.name) == OWN_PACKAGE:
        return SOURCE.joinpath(*game.package.split("."), "artwork")
    with as_file(files(game.package)) as folder:
        return folder / "artwork"


def artwork() -> Iterator[tuple[str, Path]]:
    for name, game in GAMES.items():
        yield from ((name, path) for path in sorted(folder_of(game).glob("*.svg")))


FILES = dict.fromkeys(artwork())
DRAWN = sorted({name for name, _ in FILES})


def drawings_of(name: str) -> tuple[Drawings, Sequence[str] | None]:
    """The drawings of a game, and its palette if it has one."""
    package = GAMES[name].package
    if find_spec(f"{package}.pictures") is None:
        return Drawings(package, (BACK, SCENE)), None
    pictures = import_module(f"{package}.pictures")
    return pictures.DRAWINGS, pictures.PALETTE


@pytest.mark.parametrize(("name", "path"), FILES, ids=lambda part: getattr(part, "stem", part))
def test_a_file_is_sound(name: str, path: Path, request: pytest.FixtureRequest) -> None:
    document = path.read_text("utf-8")
    if request.config.getoption("--update-golden"):
        document = formed(document)
        path.write_text(document, "utf-8")
    drawings, palette = drawings_of(name)
    is_for_cards = path.stem not in drawings.signs
    assert faults(document, palette, is_for_cards=is_for_cards) == []


@pytest.mark.parametrize("name", DRAWN)
def test_every_file_is_in_use_and_every_sign_has_a_file(name: str) -> None:
    (drawings, palette), kinds = drawings_of(name), GAMES[name].box.kinds
    for_cards = {kind.name for kind in kinds} | {kind.type for kind in kinds}
    assert set(drawings.names) - set(drawings.signs) <= for_cards
    if palette:
        assert set(drawings.signs) <= set(drawings.names)
    assert len(set(drawings.signs)) == len(drawings.signs)


@pytest.mark.parametrize("name", DRAWN)
def test_artwork_is_drawings_and_nothing_else(name: str) -> None:
    folders = {path.parent for game, path in FILES if game == name}
    for folder in folders:
        others = {path.name for path in folder.iterdir() if path.suffix != ".svg"}
        assert not others - {"__pycache__"}


def svg(*content: str, color: str = f' color="{INK}"') -> str:
    lines = "".join(f"  {line}\n" for line in content)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"{color}>\n{lines}</svg>\n'


INKED = '<path d="M0 0h9v9z" fill="currentColor"/>'
LIGHT = f'<circle cx="4" cy="4" r="2" fill="{PAPER}"/>'


@pytest.mark.parametrize(
    "document",
    [
        svg(INKED),
        svg(LIGHT, "<!-- a shadow -->", INKED),
        svg('<g transform="translate(1 1)">', f"  {INKED}", "</g>"),
    ],
)
def test_a_good_drawing_has_no_faults(document: str) -> None:
    assert faults(document, PALETTE, is_for_cards=True) == []


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        ("<svg", "it is no XML"),
        ("<html/>\n", "it is html, no SVG"),
        (svg("<script>alert(1)</script>", INKED), "<script> may not be there"),
        (svg("<style>path{}</style>", INKED), "<style> may not be there"),
        (svg("<foreignObject/>", INKED), "<foreignObject> may not be there"),
        (svg('<image href="a.png"/>', INKED), "<image> may not be there"),
        (svg('<use href="https://a.example/b.svg#c"/>', INKED), "<use> may not have href"),
        (svg('<a href="#b"/>', INKED), "<a> may not be there"),
        (svg('<g onclick="alert(1)"/>', INKED), "<g> may not have onclick"),
        (svg('<g style="fill:red"/>', INKED), "<g> may not have style"),
        (svg('<g id="a"/>', INKED), "<g> may not have id"),
        (svg(INKED, color=f' color="{INK}" onload="alert(1)"'), "<svg> may not have onload"),
        (svg("<text>Ink</text>", INKED), "it says 'Ink'"),
        (svg('<g fill="url(#a)"/>', INKED), "url(#a) is not in the palette"),
        (svg('<g stroke="red"/>', INKED), "red is not in the palette"),
        (svg(f'<g fill="{PAPER.upper()}"/>', INKED), f"{PAPER.upper()} is not in the palette"),
        (svg(INKED, color=' color="#000"'), f"its color is {INK} if"),
        (svg(INKED, color=""), f"its color is {INK} if"),
        (svg(LIGHT), f"its color is {INK} if"),
        (svg(f'<g fill="{INK}"/>', INKED), f"{INK} is the ink"),
        (svg(LIGHT, color=""), "a drawing for cards uses currentColor"),
        (svg(f"<!-- {'a' * LARGEST} -->", INKED), f"and {LARGEST} is the most"),
        (svg(INKED).replace(' viewBox="0 0 9 9"', ""), "it has no viewBox"),
        (svg(f"  {INKED}"), "it is not in form"),
        (svg(INKED + LIGHT), "it is not in form"),
        (svg(INKED).rstrip(), "it is not in form"),
        (svg(INKED.replace("/>", " />")), "it is not in form"),
        (svg(INKED.replace('"', "'")), "it is not in form"),
        ('<?xml version="1.0"?>\n' + svg(INKED), "it is not in form"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]>\n' + svg(INKED), "it is not in form"),
    ],
)
def test_each_fault_is_found(document: str, fault: str) -> None:
    found = faults(document, PALETTE, is_for_cards=True)
    assert any(each.startswith(fault) or each.endswith(fault) for each in found), found


def test_a_sign_may_have_its_own_colours() -> None:
    own = svg(LIGHT, f'<path d="M0 0h9v9z" fill="{INK}"/>', color="")
    assert faults(own, PALETTE, is_for_cards=False) == []


def test_without_a_palette_any_colour_is_allowed_and_nothing_else() -> None:
    free = svg('<g stroke="#abcdef"/>', INKED, color=' color="#123456"')
    assert faults(free, None, is_for_cards=True) == []
    for wrong in ("url(#a)", "red", "#12345"):
        other = svg(f'<g fill="{wrong}"/>', INKED)
        assert faults(other, None, is_for_cards=True) == [f"{wrong} is no colour"]


def test_what_is_not_in_form_is_put_into_form() -> None:
    untidy = svg(INKED + LIGHT, "<!--a shadow-->", "<g>", "", f"{LIGHT}</g>")
    tidy = svg(INKED, LIGHT, "<!-- a shadow -->", "<g>", f"  {LIGHT}", "</g>")
    assert formed(untidy) == tidy == formed(tidy)
