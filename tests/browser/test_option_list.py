"""“What can I do?” on every game's page: a list over the table, and what is chosen there is asked
again by the table itself."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import act, until_acted
from tests.services.axe import check_axe
from tests.services.chromium import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.slow

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")
MOVES_BEFORE = 12


def at_my_turn(page: Page, frozen: FrozenServer, game: str) -> Place:
    """Ada's turn, some way into a game."""
    place = frozen.table("Ada", "random", game=game, moves=MOVES_BEFORE)
    frozen.play_until_asked(place, 0)
    place.open(page, "Ada")
    page.wait_for_selector("[data-asked]")
    return place


def open_list(page: Page) -> None:
    page.locator("#what-can-i-do").click()
    expect(page.locator("dialog[open] .option-list").first).to_be_visible()


def choose_last(page: Page) -> str:
    """The last option that the list shows, opened if it lies in a group. Returns its move."""
    last = page.locator("dialog .option-list > li").last
    if last.locator("summary").count():
        last.locator("summary").click()
        last = last.locator("li").last
    elif last.locator(".option-group").count():
        last.locator("button").click()
        expect(page.locator("dialog .quiet-button")).to_be_visible()
        last = page.locator("dialog .option-list > li").last
    button = last.locator("button")
    move = button.get_attribute("value")
    assert move
    button.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    return move


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("on_phone", [False, True])
def test_an_option_is_chosen_from_the_list(
    browser: Visitors, frozen: FrozenServer, game: str, on_phone: bool
) -> None:
    page = browser.new_page(
        PHONE if on_phone else DESKTOP, touch=on_phone, reduced_motion=True, lang="en"
    )
    at_my_turn(page, frozen, game)
    before = act(page)
    open_list(page)
    check_axe(page)
    choose_last(page)
    assert act(page) == before, "nothing is sent yet"


@pytest.mark.parametrize("game", OURS)
def test_every_kind_of_option_leads_to_its_confirmation(
    browser: Visitors, frozen: FrozenServer, game: str
) -> None:
    """The first option is a card, a place or a part of the table: the button then says it."""
    page = browser.new_page(reduced_motion=True)
    at_my_turn(page, frozen, game)
    before = act(page)
    open_list(page)
    first = page.locator("dialog .option-list > li").first
    if first.locator("summary").count():
        first.locator("summary").click()
        first = first.locator("li").first
    elif first.locator(".option-group").count():
        first.locator("button").click()
        expect(page.locator("dialog .quiet-button")).to_be_visible()
        first = page.locator("dialog .option-list > li").first
    move = first.locator("button").get_attribute("value")
    assert move
    first.locator("button").click()
    expect(page.locator("#moves button:focus")).to_have_attribute("value", move)
    page.locator("#moves button:focus").click()
    until_acted(page, before)


def test_by_keyboard_alone(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    at_my_turn(page, frozen, "district-noir")
    before = act(page)
    page.locator("#what-can-i-do").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog [data-option]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_focused()
    assert act(page) == before
    page.keyboard.press("Enter")
    until_acted(page, before)


def test_at_one_screen_the_list_is_of_the_open_hand(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(reduced_motion=True)
    frozen.table("Ada", "Blaise", moves=8, one_screen=True).open(page, "Ada")
    page.locator(".curtain button").click()
    page.wait_for_selector(".hand")
    open_list(page)
    before = act(page)
    page.locator("dialog [data-option]").first.click()
    page.locator("#confirm").click()
    until_acted(page, before)


def test_the_button_says_what_the_move_means_for_the_turn(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(reduced_motion=True)
    at_my_turn(page, frozen, "sans-foi-ni-loi")
    open_list(page)
    page.locator("dialog [data-option][value=end]").click()
    expect(page.locator("#do-end")).to_be_focused()
    expect(page.locator("#do-end .for-good")).to_have_text("final")
    at_my_turn(page, frozen, "district-noir")
    page.locator(".hand .card").first.click()
    expect(page.locator("#confirm")).to_have_attribute("data-prospect", re.compile("^This ends "))
