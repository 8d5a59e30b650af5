"""A phone, by touch: tap to select, tap again to play, hold to read."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import act, at_the_table, check_account, until_acted
from tests.browser.page_kinds import at_my_turn, next_move, others_move
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_whole_game_by_touch(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    page.goto(frozen.url)
    page.get_by_role("link", name="Contre l’ordinateur").first.tap()
    page.get_by_label("Votre nom").fill("Ada")
    page.get_by_role("button", name="Commencer").tap()
    at_the_table(page)
    place = Place.at(page)
    while others_move(page, frozen, place):
        assert page.evaluate(SIDEWAYS) == 0
        before = act(page)
        take = page.locator("#take:not([aria-disabled])")
        if take.count() and page.locator(".taking .card").count() == 5:
            take.tap()
            expect(page.locator("#explanation")).to_contain_text("Si la partie s’arrêtait là")
            assert act(page) == before
            page.locator("#confirm").tap()
        elif page.locator(".hand .card").count():
            card = page.locator(".hand .card").last
            card.tap()
            expect(card).to_have_attribute("aria-pressed", "true")
            assert act(page) == before
            card.tap()
        else:
            take.tap()
            page.locator("#confirm").tap()
        until_acted(page, before)
    check_account(page)
    expect(page.locator("#account-title")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_line_question_and_hand_are_seen_without_scrolling(
    browser: Visitors, frozen: FrozenServer, lang: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang=lang)
    place = at_my_turn(page, frozen, moves=0)
    for _ in range(6):
        if page.locator("[data-asked]").count():
            for part in (".line", ".ask", ".hand"):
                expect(page.locator(part)).to_be_in_viewport(ratio=1)
        next_move(page, frozen, place)


@contextmanager
def finger_on(page: Page, selector: str) -> Iterator[None]:
    """Keep a finger on it meanwhile."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_hold_to_read(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True)
    at_my_turn(page, frozen)
    before = act(page)
    name = page.locator(".hand .card i").first.inner_text()
    dialog = page.get_by_role("dialog")
    with finger_on(page, ".hand li:first-child .card"):
        expect(dialog).to_be_visible()
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_be_hidden()
    assert not page.locator(".hand [aria-pressed]").count()
    assert act(page) == before
    page.locator(".hand li:first-child .card").tap()
    expect(page.locator(".hand li:first-child .card")).to_have_attribute("aria-pressed", "true")
    page.locator(".line .card").first.tap()
    expect(dialog).to_be_visible()
