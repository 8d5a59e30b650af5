"""Icons and figures name themselves: under the mouse, with the focus, and when they are held."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")
BUBBLE = ".hint-bubble"


def at_table(page: Page, frozen: FrozenServer, game: str = "district-noir") -> None:
    place = frozen.table("Ada", "random", game=game, moves=10)
    frozen.play_until_asked(place, 0)
    place.open(page, "Ada")


def overlap(page: Page, element: Locator) -> bool:
    shown, named = page.locator(BUBBLE).bounding_box(), element.bounding_box()
    assert shown
    assert named
    return (
        shown["x"] < named["x"] + named["width"]
        and named["x"] < shown["x"] + shown["width"]
        and shown["y"] < named["y"] + named["height"]
        and named["y"] < shown["y"] + shown["height"]
    )


@pytest.mark.parametrize("game", OURS)
def test_under_the_mouse(browser: Visitors, frozen: FrozenServer, game: str) -> None:
    page = browser.new_page(reduced_motion=True)
    at_table(page, frozen, game)
    named = [each for each in page.locator("[data-hint]").all() if each.is_visible()]
    assert named
    for each in named[:6]:
        each.hover()
        expect(page.locator(BUBBLE)).to_have_text(each.get_attribute("data-hint") or "nothing")
        assert not overlap(page, each)
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_be_hidden()


def test_the_bubble_can_be_pointed_at(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    at_table(page, frozen)
    page.locator("#what-can-i-do").hover()
    expect(page.locator(BUBBLE)).to_be_visible()
    page.locator(BUBBLE).hover()
    page.wait_for_timeout(400)
    expect(page.locator(BUBBLE)).to_be_visible()
    page.locator("#question").hover()
    expect(page.locator(BUBBLE)).to_be_hidden()


def test_with_the_focus(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    at_table(page, frozen)
    page.locator("#take").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#what-can-i-do")).to_be_focused()
    expect(page.locator(BUBBLE)).to_have_text("What can I do?")
    page.keyboard.press("Tab")
    expect(page.locator(BUBBLE)).to_be_hidden()


def test_when_held(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True, reduced_motion=True)
    at_table(page, frozen)
    named = page.locator("#what-can-i-do")
    touch = {"pointerType": "touch", "bubbles": True}
    named.dispatch_event("pointerdown", touch)
    expect(page.locator(BUBBLE)).to_have_text(named.get_attribute("data-hint") or "nothing")
    named.dispatch_event("pointerup", touch)
    named.dispatch_event("click")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(BUBBLE)).to_be_visible()
