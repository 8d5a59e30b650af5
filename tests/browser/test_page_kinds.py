"""Every kind of page, wide and on a phone, in light and dark mode: axe finds nothing wrong, nothing
is too small to touch, nothing scrolls sideways. Pages alternate between English and French."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.browser.frozen_server import FrozenServer
from tests.browser.page_kinds import KINDS
from tests.services.axe import LOOKS, check_axe
from tests.services.chromium import PHONE, Size, Visitors

pytestmark = pytest.mark.slow

WIDE = Size(1440, 900)
NARROW = Size(320, 640)
TOUCHABLE = "a, button, select, summary, input:not([type=hidden], [type=radio], [type=checkbox])"
EXPECTED = {
    "error": "404",
    "setup-refused": "409",
    "setup-own-cards-refused": "422",
    "table-refused": "422",
    "upload-refused": "422",
}

# What can be touched and is less than 44 pixels wide or high. A link in a line of text may be; a
# radio button is touched by its label.
SMALL = """touchable => {
  const scope = document.querySelector("dialog[open]") ?? document;
  const labels = "label:has([type=radio], [type=checkbox])";
  const shown = [...scope.querySelectorAll(`${touchable}, ${labels}`)].filter(
    e => e.checkVisibility() && !e.closest(".unseen, .skip")
      && !e.matches("p:not([class]) a, .rule-link"));
  return shown.map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.9)
    .map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`);
}"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})


def check_touch(page: Page) -> None:
    assert page.evaluate(SMALL, TOUCHABLE) == []
    assert page.evaluate(SIDEWAYS) == 0


def check_axe_on_a_phone(page: Page, rules: Sequence[str] = ()) -> None:
    """At the end, where what sticks to the window's edge lies in its own place and over nothing."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    check_axe(page, rules)


def expecting(browser: Visitors, kind: str) -> None:
    if kind in EXPECTED:
        browser.expect_trouble(EXPECTED[kind])


@pytest.mark.parametrize("kind", list(KINDS)[::2])
def test_wide_then_small_and_dark(browser: Visitors, frozen: FrozenServer, kind: str) -> None:
    expecting(browser, kind)
    page = browser.new_page(WIDE, reduced_motion=True)
    KINDS[kind](page, frozen)
    check_axe(page)
    assert page.evaluate(SIDEWAYS) == 0
    page.emulate_media(color_scheme="dark")
    resize(page, PHONE)
    check_axe_on_a_phone(page, LOOKS)
    check_touch(page)
    resize(page, NARROW)
    check_touch(page)


@pytest.mark.parametrize("kind", list(KINDS)[1::2])
def test_small_then_wide_and_dark(browser: Visitors, frozen: FrozenServer, kind: str) -> None:
    expecting(browser, kind)
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    KINDS[kind](page, frozen)
    check_axe_on_a_phone(page)
    check_touch(page)
    resize(page, NARROW)
    check_touch(page)
    page.emulate_media(color_scheme="dark")
    resize(page, WIDE)
    check_axe(page, LOOKS)
    assert page.evaluate(SIDEWAYS) == 0
