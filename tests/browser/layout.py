"""Measures how a page is laid out at a size: what is covered, clipped, too small or out of sight.

python -m tests.browser.layout [KIND…] lists what is wrong with these kinds of page, or with all.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.frozen_server import run_frozen_server
from tests.browser.page_kinds import KINDS
from tests.services.chromium import PHONE, Size, Visitors, launched

WIDE: Final = Size(1440, 900)
LAPTOP: Final = Size(1366, 768)
TABLET: Final = Size(820, 1180)
LANDSCAPE: Final = Size(PHONE.height, PHONE.width)
ZOOMED: Final = Size(WIDE.width // 2, WIDE.height // 2)
"""A wide window at 200 %."""

FOR_A_MOUSE: Final = {"wide": WIDE, "laptop": LAPTOP, "200 %": ZOOMED}
FOR_A_FINGER: Final = {"phone": PHONE, "landscape": LANDSCAPE, "tablet": TABLET}
WITHOUT_SCROLLING: Final = (WIDE, LAPTOP)
"""Sizes at which the page of a running match does not scroll."""

MEASURE: Final = Path(__file__).with_name("layout-problems.js").read_text("utf-8")


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def problems_at(page: Page, size: Size) -> list[str]:
    """What is wrong with this page at this size."""
    resize(page, size)
    found: list[str] = measured(page, "layoutProblems(given)", size in WITHOUT_SCROLLING)
    return found


def measured(page: Page, what: str, given: object = None) -> Any:
    """What this expression, which may use the functions of layout-problems.js, is in the page."""
    return page.evaluate(
        f"(given) => {{ {MEASURE.replace('export ', '')}; return {what}; }}", given
    )


def main(wanted: Sequence[str]) -> None:
    with launched() as chromium, run_frozen_server() as frozen:
        for kind in wanted or KINDS:
            for sizes in (FOR_A_MOUSE, FOR_A_FINGER):
                visitors, touch = Visitors(chromium), sizes is FOR_A_FINGER
                first = next(iter(sizes.values()))
                lang = "fr" if touch else "en"
                page = visitors.new_page(first, touch=touch, lang=lang, reduced_motion=True)
                KINDS[kind](page, frozen)
                for name, size in sizes.items():
                    for problem in problems_at(page, size):
                        print(f"{kind}, {name}: {problem}")  # noqa: T201
                page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
