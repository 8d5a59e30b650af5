"""Every kind of page, for a mouse in English and for a finger in French. At five sizes and at 200 %
nothing that can be touched is covered or clipped, nothing scrolls sideways, cards that can be
chosen are wide enough, hand and question are on the first screen. Nothing is too small to touch. In
light and dark mode axe finds nothing wrong: it looks at every other kind for a mouse, at the others
for a finger."""

from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import Page

from tests.browser.frozen_server import FrozenServer
from tests.browser.layout import FOR_A_FINGER, FOR_A_MOUSE, WIDE, problems_at, resize
from tests.browser.page_kinds import KINDS
from tests.services.axe import LOOKS, check_axe
from tests.services.chromium import PHONE, Size, Visitors

pytestmark = pytest.mark.slow

NARROW = Size(320, 640)
TOUCHABLE = "a, button, select, summary, input:not([type=hidden], [type=radio], [type=checkbox])"
SEEN_FOR_A_MOUSE = frozenset(list(KINDS)[::2])
"""The kinds that axe looks at for a mouse."""
EXPECTED = {
    "error": "404",
    "password": "401",
    "password-wrong": "401",
    "setup-refused": "409",
    "setup-own-cards-refused": "422",
    "upload-refused": "422",
}
TOLERATED = {"table-refused": "422"}  # if its socket is not open yet

# What can be touched and is less than 44 pixels wide or high. A link in a line of text may be; a
# radio button is touched by its label.
SMALL = """touchable => {
  const scope = document.querySelector("dialog[open], .settings[open]") ?? document;
  const labels = "label:has([type=radio], [type=checkbox])";
  const shown = [...scope.querySelectorAll(`${touchable}, ${labels}`)].filter(
    e => e.checkVisibility() && !e.closest(".unseen, .skip")
      && !e.matches("p:not([class]) a, .rule-link"));
  return shown.map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.9)
    .map(([html, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${html}`);
}"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


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
    if kind in TOLERATED:
        browser.tolerate_trouble(TOLERATED[kind])


def check_layout(page: Page, sizes: Mapping[str, Size]) -> None:
    found = {name: problems_at(page, size) for name, size in sizes.items()}
    assert not any(found.values()), found


@pytest.mark.parametrize("kind", KINDS)
def test_for_a_mouse(browser: Visitors, frozen: FrozenServer, kind: str) -> None:
    expecting(browser, kind)
    page = browser.new_page(WIDE, reduced_motion=True)
    KINDS[kind](page, frozen)
    check_layout(page, FOR_A_MOUSE)
    if kind in SEEN_FOR_A_MOUSE:
        resize(page, WIDE)
        check_axe(page)
        page.emulate_media(color_scheme="dark")
        resize(page, PHONE)
        check_axe_on_a_phone(page, LOOKS)


@pytest.mark.parametrize("kind", KINDS)
def test_for_a_finger(browser: Visitors, frozen: FrozenServer, kind: str) -> None:
    expecting(browser, kind)
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    KINDS[kind](page, frozen)
    check_layout(page, FOR_A_FINGER)
    for size in (PHONE, NARROW):
        resize(page, size)
        check_touch(page)
    if kind not in SEEN_FOR_A_MOUSE:
        resize(page, PHONE)
        check_axe_on_a_phone(page)
        page.emulate_media(color_scheme="dark")
        resize(page, WIDE)
        check_axe(page, LOOKS)
