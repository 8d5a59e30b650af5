"""What is wrong with the layout of a page is found."""

import pytest

from tests.browser.layout import WIDE, problems_at
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

PLAYED = '<main id="table" data-phase="playing">{}</main>'
HIDDEN = "overflow: hidden; width: 50px; height: 50px"
BROKEN = {
    "sideways": '<p style="width: 2000px">wide</p>',
    "too high": PLAYED.format('<p style="height: 2000px">high</p>'),
    "first screen": PLAYED.format('<p id="question" style="margin-top: 900px">What?</p>'),
    "px wide": PLAYED.format('<button class="card lit" style="width: 40px">A</button>'),
    "broken within": PLAYED.format(
        '<div style="width: 3ch; overflow-wrap: anywhere"><strong>Colette</strong></div>'
    ),
    "is cut": PLAYED.format(
        '<strong style="display: block; width: 3ch; overflow: hidden">Colette</strong>'
    ),
    "clipped": f'<div style="{HIDDEN}"><button style="width: 90px">A</button></div>',
    "covered": '<button>A</button><div style="position: fixed; inset: 0">over it</div>',
}


@pytest.mark.parametrize("problem", BROKEN)
def test_what_is_wrong_with_a_layout_is_found(browser: Visitors, problem: str) -> None:
    page = browser.new_page(WIDE)
    page.set_content(f"<!doctype html><body>{BROKEN[problem]}</body>")
    assert problem in " ".join(problems_at(page, WIDE))


def test_nothing_is_wrong_with_a_plain_page(browser: Visitors) -> None:
    page = browser.new_page(WIDE)
    page.set_content("<!doctype html><body><button>A</button></body>")
    assert problems_at(page, WIDE) == []
