"""Documents show the pictures that `make pictures` draws, and no others."""

import re
from pathlib import Path

from PIL import Image, ImageSequence

from tests.browser.moving_picture import FILE, MOST_BYTES, MOVES, SCENES, SHOWN
from tests.browser.page_kinds import KINDS
from tests.browser.readme_pictures import PICTURES
from tests.plugins.announced import published_games

ROOT = Path(__file__).parent.parent.parent


DOCUMENTS = ("README.md", "docs/play.md")


def shown(ending: str) -> set[str]:
    texts = [(ROOT / name).read_text("utf-8") for name in DOCUMENTS]
    found = [
        re.findall(rf"[(\"](?:docs/)?pictures/([\w-]+\.{ending})[)\"]", text) for text in texts
    ]
    return {name for names in found for name in names}


def test_the_pictures_shown_are_those_that_can_be_drawn_anew() -> None:
    drawn = {file.name for file in (ROOT / "docs" / "pictures").glob("*.png")}
    assert shown("png") == drawn == {f"{name}.png" for name in PICTURES}
    assert {picture.kind for picture in PICTURES.values()} <= set(KINDS)


def test_the_moving_picture_has_a_few_moves_of_every_game() -> None:
    assert shown("webp") == {FILE}
    file = ROOT / "docs" / "pictures" / FILE
    assert file.stat().st_size < MOST_BYTES
    with Image.open(file) as picture:
        assert picture.size == SHOWN
        assert len(list(ImageSequence.Iterator(picture))) == MOVES * len(SCENES)
        assert picture.info["loop"] == 0
    assert set(SCENES) == set(published_games())
