"""The README shows the pictures that `make pictures` draws, and no others."""

import re
from pathlib import Path

from tests.browser.page_kinds import KINDS
from tests.browser.readme_pictures import PICTURES

ROOT = Path(__file__).parent.parent.parent


def test_the_readmes_pictures_are_those_that_can_be_drawn_anew() -> None:
    shown = re.findall(r"\(docs/pictures/([\w-]+)\.png\)", (ROOT / "README.md").read_text("utf-8"))
    drawn = [file.stem for file in (ROOT / "docs" / "pictures").glob("*.png")]
    assert sorted(shown) == sorted(drawn) == sorted(PICTURES)
    assert {picture.kind for picture in PICTURES.values()} <= set(KINDS)
