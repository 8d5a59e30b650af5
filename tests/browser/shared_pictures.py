"""The pictures that stand for us elsewhere: each game's in the preview of a link, and our icon
among a device's other programs. Neither can be a drawing in SVG. Run by `make pictures`.

python -m tests.browser.shared_pictures src/ludotheque/web/static/pictures
"""

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from ludotheque.web.views.games import usable_stages
from ludotheque.web.views.stage import Stage
from tests.services.chromium import Size, Visitors, launched

PREVIEW: Final = Size(1200, 630)
ICON: Final = Path("src/ludotheque/web/static/shared/icon.svg")
ICON_SIZES: Final = (180, 192, 512)
PAPER: Final = "#f7f3ec"

PICTURE: Final = """<!doctype html><style>
* {{ margin: 0 }} body {{ background: {background}; overflow: hidden }}
svg {{ display: block; width: {width}px; height: {height}px; margin: {margin}px }}
</style>{drawing}"""


def preview(stage: Stage) -> str:
    """The game's scene, as large as it gets."""
    drawing = str(stage.banner()).replace("<svg", '<svg preserveAspectRatio="xMidYMid slice"', 1)
    width, height = PREVIEW
    return PICTURE.format(
        background=stage.colours.t1, width=width, height=height, margin=0, drawing=drawing
    )


def icon(size: int) -> str:
    """On paper, with room for a mask of any shape."""
    margin = size // 8
    return PICTURE.format(
        background=PAPER,
        width=size - 2 * margin,
        height=size - 2 * margin,
        margin=margin,
        drawing=ICON.read_text("utf-8"),
    )


def draw(page: Page, size: Size, html: str, file: Path) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.set_content(html)
    if file.suffix == ".jpg":
        page.screenshot(path=file, type="jpeg", quality=82)
    else:
        page.screenshot(path=file)


def main(folder: Path) -> None:
    with launched() as chromium:
        page = Visitors(chromium).new_page(PREVIEW)
        for name, stage in usable_stages()[0].items():
            if not stage.package:
                draw(page, PREVIEW, preview(stage), folder / f"{name}.jpg")
        for size in ICON_SIZES:
            draw(page, Size(size, size), icon(size), folder / f"icon-{size}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
