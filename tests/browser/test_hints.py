"""Hints in the browser: lit, explained, compared at the second press, proposed and not played."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Size, Visitors

pytestmark = pytest.mark.slow

MOVES = {"district-noir": 8, "noxford": 9, "sans-foi-ni-loi": 24, "samarande": 30}
LAPTOP = Size(1366, 768)
OVERLAPS = """() => {
  const box = (e) => e.getBoundingClientRect();
  const note = box(document.querySelector("#hint"));
  return [...document.querySelectorAll(".note-ring:not([hidden])")].map(box).filter((ring) =>
    Math.min(note.right, ring.right) > Math.max(note.left, ring.left) + 8 &&
    Math.min(note.bottom, ring.bottom) > Math.max(note.top, ring.top) + 8).length;
}"""


def at_my_turn(page: Page, frozen: FrozenServer, game: str) -> Place:
    """Ada is asked, and can choose."""
    place = frozen.table("Ada", "random", moves=MOVES[game], game=game)
    frozen.play_until_asked(place, 0)
    place.open(page, "Ada")
    while not page.locator("#ask-hint").count():
        frozen.play(place)
        frozen.play_until_asked(place, 0)
        page.reload()
    return place


@pytest.mark.parametrize("game", MOVES)
def test_it_is_lit_compared_and_chosen_by_touch(
    browser: Visitors, frozen: FrozenServer, game: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr")
    place = at_my_turn(page, frozen, game)
    before = frozen.last_act(place)
    page.locator("#ask-hint").tap()
    expect(page.locator("#hint")).to_be_in_viewport()
    expect(page.locator(".note-ring:not([hidden])").first).to_be_visible()
    assert page.evaluate(OVERLAPS) == 0
    check_axe(page)
    if page.locator("#best-options").count():
        page.locator("#best-options summary").tap()  # the note may cover the button
        expect(page.locator("#best-options li").first).to_be_visible()
        assert 2 <= page.locator("#best-options li").count() <= 3
    page.locator("#choose-hint").tap()
    expect(page.locator("#hint")).to_be_hidden()
    assert frozen.last_act(place) == before  # nothing is played


@pytest.mark.parametrize("game", MOVES)
def test_its_move_is_proposed_and_confirmed_by_keyboard(
    browser: Visitors, frozen: FrozenServer, game: str
) -> None:
    page = browser.new_page(LAPTOP)
    place = at_my_turn(page, frozen, game)
    before = frozen.last_act(place)
    page.locator("#ask-hint").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hint")).to_be_focused()
    said = page.locator("#announce").inner_text()
    assert page.locator("#hint .advised").inner_text() in said
    page.locator("#choose-hint").focus()
    page.keyboard.press("Enter")
    button = page.locator("#confirm:visible, #place:visible, #moves button:focus").first
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#table")).not_to_have_attribute("data-last-act", str(before))
    expect(page.locator("#hint")).to_have_count(0)


def test_a_hand_to_keep_is_lit_and_chosen_card_by_card(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr")
    place = frozen.table("Ada", "random", game="samarande")
    place.open(page, "Ada")
    while not page.locator("[data-keep-count]").count():
        frozen.play(place)
        page.reload()
    page.locator("#ask-hint").tap()
    expect(page.locator(".note-ring:not([hidden])")).to_have_count(4)
    assert page.evaluate(OVERLAPS) == 0
    advised = page.locator("#choose-hint").get_attribute("data-advised-move") or ""
    page.locator("#choose-hint").tap()
    expect(page.locator("[data-keep-card][aria-pressed=true]")).to_have_count(4)
    expect(page.locator("#confirm")).to_be_focused()
    chosen = page.locator("#confirm").get_attribute("value") or ""
    assert sorted(chosen.split()) == sorted(advised.split())


def test_it_can_be_closed_and_opened_again(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP)
    place = at_my_turn(page, frozen, "district-noir")
    page.locator("#ask-hint").click()
    expect(page.locator("#hint")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#ask-hint")).to_be_focused()
    expect(page.locator(".note-ring")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("#hint")).to_be_visible()
    page.locator("#ask-hint").click()  # once more compares
    expect(page.locator("#best-options li").first).to_be_visible()
    page.reload()
    expect(page.locator("#hint")).to_be_visible()  # as long as nobody acts
    frozen.play(place)
    expect(page.locator("#hint")).to_have_count(0)
    expect(page.locator(".note-ring")).to_have_count(0)


def test_the_other_sees_that_it_was_asked_for(browser: Visitors, frozen: FrozenServer) -> None:
    asking, other = browser.new_page(LAPTOP), browser.new_page(LAPTOP)
    place = frozen.table("Ada", "Blaise", moves=8, hints=True)
    if frozen.asked(place) == 1:
        frozen.play(place)
    place.open(asking, "Ada")
    place.open(other, "Blaise")
    asking.locator("#ask-hint").click()
    expect(asking.locator("#hint")).to_be_visible()
    expect(other.locator("#banners")).to_contain_text("Ada asked for a hint.")
    expect(other.locator("#log")).to_contain_text("Ada asked for a hint.")
    assert not other.locator("#hint").count()


def test_at_one_screen_it_goes_with_the_hand(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP)
    place = frozen.table("Ada", "Blaise", moves=8, hints=True, one_screen=True)
    place.open(page, "Ada")
    page.locator("#curtain button").click()
    page.locator("#ask-hint").click()
    expect(page.locator("#hint")).to_be_visible()
    advised = page.locator("#hint .advised").inner_text()
    frozen.play(place)
    expect(page.locator("#curtain")).to_be_visible()
    assert advised not in page.content()
    expect(page.locator(".note-ring")).to_have_count(0)
