"""Everything by keyboard, from home to a finished game, without ever losing the focus."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import act, arrived, at_the_table, check_account, until_acted
from tests.browser.page_kinds import at_my_turn, next_move, others_move
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

FAR = 60
FOCUSED = """selector => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return [document.activeElement.matches(selector), `${outlineStyle} ${outlineWidth}`];
}"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus, which must be visible."""
    for _ in range(FAR):
        page.keyboard.press("Tab")
        is_there, outline = page.evaluate(FOCUSED, selector)
        if is_there:
            assert outline == "solid 3px", selector
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def focus_is_somewhere(page: Page) -> None:
    assert page.locator("#table :focus").count(), "the focus is lost"


def test_from_home_to_a_finished_game(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    page.goto(frozen.url)
    tab_to(page, "a.skip")
    page.keyboard.press("Enter")
    tab_to(page, "a[href$='district-noir/bots']")
    page.keyboard.press("Enter")
    arrived(page, "input[name=name]")
    tab_to(page, "input[name=name]")
    page.keyboard.type("Ada")
    tab_to(page, "input[type=radio]")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    at_the_table(page)
    place = Place.at(page)
    turns = 0

    def choose(page: Page) -> None:
        nonlocal turns
        turns += 1
        if turns > 1:
            focus_is_somewhere(page)
        may_take = page.locator("#take:not([aria-disabled])").count()
        if may_take and (turns % 6 == 0 or not page.locator(".hand .card").count()):
            tab_to(page, "#take")
            page.keyboard.press("Enter")
            expect(page.locator("#take")).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Enter")
        else:
            tab_to(page, ".hand .card")
            page.keyboard.press("Enter")
            expect(page.locator(".hand :focus")).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Enter" if turns % 2 else "Space")

    while others_move(page, frozen, place):
        before = act(page)
        choose(page)
        until_acted(page, before)
    focus_is_somewhere(page)
    check_account(page)
    tab_to(page, "form[action$=again] button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table[data-phase=playing]")


def test_escape_leaves_a_choice_and_question_mark_reads_a_card(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    at_my_turn(page, frozen)
    tab_to(page, ".hand .card")
    card = page.locator(":focus").get_attribute("id")
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_have_text(re.compile("^Play "))
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(6):  # Tab leaves it only for the browser's own bar
        page.keyboard.press("Tab")
        assert (
            page.locator("dialog :focus, dialog:focus").count()
            or not page.locator(":focus").count()
        )
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator(f"#{card}")).to_be_focused()
    expect(page.locator(f"#{card}")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    assert not page.locator(".hand [aria-pressed]").count()
    page.keyboard.press("Enter")
    tab_back_to_confirm(page)
    page.keyboard.press("Escape")  # the button goes: the card has the focus
    expect(page.locator(f"#{card}")).to_be_focused()


def tab_back_to_confirm(page: Page) -> None:
    for _ in range(FAR):
        page.keyboard.press("Shift+Tab")
        if page.locator("#confirm:focus").count():
            return
    raise AssertionError("Shift+Tab does not lead to the button")


def test_the_focus_stays_while_others_act(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = frozen.table("Ada", "Blaise", moves=2)
    place.open(page, "Ada")
    while page.locator("[data-asked]").count():
        next_move(page, frozen, place)
    page.locator("#saying").fill("half a sen")
    page.locator("#saying").focus()
    next_move(page, frozen, place)
    expect(page.locator("#saying")).to_be_focused()
    expect(page.locator("#saying")).to_have_value("half a sen")

    for selector in (".hand .card:last-child", ".line .card", "#own .fan", "summary"):
        while page.locator("[data-asked]").count():
            next_move(page, frozen, place)
        focused = page.locator(selector).last
        name = focused.evaluate("e => { e.focus(); return e.id || e.textContent }")
        next_move(page, frozen, place)
        assert page.locator(":focus").evaluate("e => e.id || e.textContent") == name
    frozen.say(place, 1, "hello")
    expect(page.locator("#sayings")).to_contain_text("hello")
    focus_is_somewhere(page)


def test_the_focus_goes_to_the_next_card_after_a_move(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    at_my_turn(page, frozen)
    cards = [card.get_attribute("id") for card in page.locator(".hand .card").all()]
    page.locator(".hand .card").first.focus()
    before = act(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    until_acted(page, before)
    expect(page.locator(f"#{cards[1]}")).to_be_focused()


def test_a_button_with_the_focus_is_kept_up_to_date(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    place = frozen.table("Ada", "Blaise")
    place.open(page, "Ada")
    if not page.locator("[data-asked]").count():
        next_move(page, frozen, place)
    page.locator("#take").focus()
    shown = page.locator("#take").inner_text()
    for _ in range(2):
        next_move(page, frozen, place)
    if page.locator("#take").count():
        assert page.locator("#take").inner_text() != shown
