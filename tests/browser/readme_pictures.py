"""The pictures of the README, drawn from kinds of page. Run by `make pictures`.

python -m tests.browser.readme_pictures docs/pictures
"""

import sys
from pathlib import Path
from typing import Final, NamedTuple

from tests.browser.frozen_server import run_frozen_server
from tests.browser.page_kinds import KINDS
from tests.browser.screenshots import SETTLED
from tests.services.chromium import PHONE, Size, Visitors, launched

WIDE: Final = Size(1440, 900)


class Picture(NamedTuple):
    """A kind of page, as a window of this size shows it in this language."""

    kind: str
    size: Size = WIDE
    lang: str = "en"


PICTURES: Final = {
    "table-wide": Picture("table-selected"),
    "table-phone": Picture("table-turn", PHONE, "fr"),
    "home": Picture("home"),
    "end": Picture("end-points"),
    "noxford": Picture("noxford-chosen"),
    "sans-foi-ni-loi": Picture("ranch-six"),
    "samarande": Picture("city-answering"),
}
"""By the name of the file."""


def main(folder: Path) -> None:
    with launched() as chromium, run_frozen_server() as frozen:
        for name, (kind, size, lang) in PICTURES.items():
            page = Visitors(chromium).new_page(size, lang=lang, touch=size is PHONE)
            KINDS[kind](page, frozen)
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{name}.png", animations="disabled")
            page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
