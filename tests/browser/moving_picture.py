"""The README's moving picture: a few moves of each game on their pages. Run by `make pictures`.

python -m tests.browser.moving_picture docs/pictures
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from ludotheque.games import GAMES
from tests.browser.frozen_server import FrozenServer, run_frozen_server
from tests.browser.screenshots import SETTLED
from tests.services.chromium import Size, Visitors, launched

FILE: Final = "moving.webp"
WINDOW: Final = Size(1366, 768)
SHOWN: Final = (880, 495)
"""The size of a frame, in pixels."""
SCENES: Final = {
    "district-noir": (("Ada", "greedy"), 20),
    "noxford": (("Ada", "greedy", "greedy"), 14),
    "sans-foi-ni-loi": (("Ada", "greedy", "greedy", "greedy"), 50),
    "samarande": (("Ada", "greedy", "greedy"), 50),
}
"""Who plays, and how many moves have been made when it begins."""
MOVES: Final = 5
FRAME_MILLISECONDS: Final = 1100
QUALITY: Final = 62
MOST_BYTES: Final = 1_000_000


def frames(page: Page, frozen: FrozenServer) -> Iterator[Image.Image]:
    for game, (names, moves) in SCENES.items():
        assert game in GAMES
        place = frozen.table(*names, moves=moves, game=game)
        place.open(page, "Ada")
        for _ in range(MOVES):
            page.wait_for_timeout(SETTLED)
            shot = Image.open(BytesIO(page.screenshot(animations="disabled")))
            yield shot.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
            frozen.play(place)
            page.locator(f"#table[data-last-act='{frozen.last_act(place)}']").wait_for(
                timeout=120_000
            )


def main(folder: Path) -> None:
    with launched() as chromium, run_frozen_server() as frozen:
        first, *others = frames(Visitors(chromium).new_page(WINDOW), frozen)
    first.save(
        folder / FILE,
        save_all=True,
        append_images=others,
        duration=FRAME_MILLISECONDS,
        loop=0,
        quality=QUALITY,
        method=6,
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
