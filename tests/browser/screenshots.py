"""Pictures of every kind of page, wide and on a phone, in French and English.

python -m tests.browser.screenshots build/screenshots [KIND…]
"""

import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.frozen_server import run_frozen_server
from tests.browser.page_kinds import KINDS
from tests.services.chromium import PHONE, Size, Visitors, launched

SIZES = {"wide": Size(1440, 900), "phone": PHONE}
LANGUAGES = ("fr", "en")
SETTLED = 500
"""The milliseconds after which all cards have stopped moving."""

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages</title><style>
body {{ font: 1rem/1.4 system-ui, sans-serif; margin: 1rem; background: #ddd }}
section > div {{ display: flex; gap: 1rem; align-items: flex-start }}
img {{ max-height: 30rem; max-width: 46vw; background: #fff; box-shadow: 0 1px 6px #0006 }}
</style>{}</html>
"""


def picture(page: Page, file: Path) -> None:
    page.wait_for_timeout(SETTLED)
    whole = not page.locator("dialog[open], #player").count()  # these stay in the window
    page.screenshot(path=file, full_page=whole, animations="disabled")


def index(kinds: Sequence[str]) -> str:
    """A page that shows them all."""
    sections = []
    for kind in kinds:
        shown = "".join(
            f'<a href="{name}"><img src="{name}" alt="{name}" loading="lazy"></a>'
            for size in SIZES
            for lang in LANGUAGES
            for name in [f"{kind}-{size}-{lang}.png"]
        )
        sections.append(f"<section><h2>{escape(kind)}</h2><div>{shown}</div></section>")
    return PAGE.format("".join(sections))


def main(folder: Path, wanted: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [kind for kind in KINDS if not wanted or kind in wanted]
    with launched() as chromium, run_frozen_server() as frozen:
        for kind in kinds:
            for size_name, size in SIZES.items():
                for lang in LANGUAGES:
                    visitors = Visitors(chromium)
                    page = visitors.new_page(size, lang=lang, touch=size is PHONE)
                    KINDS[kind](page, frozen)
                    picture(page, folder / f"{kind}-{size_name}-{lang}.png")
                    page.context.close()
    (folder / "index.html").write_text(index(kinds), "utf-8")
    print(f"{folder / 'index.html'}: {len(kinds)} kinds of page")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
