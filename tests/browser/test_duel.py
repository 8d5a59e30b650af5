"""Dice in three beats: the odds, the roll, what follows. Nothing tells the result before."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.page_actions import act
from tests.browser.sans_foi_ni_loi_page_kinds import held, opened
from tests.browser.sans_foi_ni_loi_positions import acting
from tests.services.axe import check_axe
from tests.services.chromium import Visitors

STEP_BY_STEP = "localStorage.setItem('pace', JSON.stringify('steps'))"
INSTANTLY = "localStorage.setItem('pace', JSON.stringify('instant'))"


def duel_at(page: Page, frozen: FrozenServer, pace: str) -> str:
    """A killer has been sent; returns the number of the act before."""
    page.add_init_script(pace)
    opened(page, frozen, acting())
    before = act(page)
    held(page, "killer-3")
    page.locator("#parts button").first.click()
    page.locator("#confirm").click()
    return before


def test_each_beat_stands_until_it_is_touched_and_the_page_waits(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    before = duel_at(page, frozen, STEP_BY_STEP)
    stage = page.locator("#duel")
    expect(stage).to_have_attribute("data-beat", "odds")
    expect(stage.locator(".odds li")).to_have_count(3)
    for hidden in (".total", ".verdict", ".outcome", ".die use"):
        expect(stage.locator(hidden).first).to_be_hidden()
    assert act(page) == before, "the page does not know the result yet"
    assert "rolls to attack" not in page.locator("#log").inner_text()
    check_axe(page)
    stage.click()
    expect(stage).to_have_attribute("data-beat", "roll")
    expect(stage.locator(".total").first).to_be_hidden()
    assert act(page) == before
    page.keyboard.press("Enter")
    expect(stage).to_have_attribute("data-beat", "after")
    expect(stage.locator(".total").first).to_be_visible()
    expect(stage.locator(".verdict")).to_have_text(re.compile("beats|equals|gives way to"))
    expect(page.locator("#table")).not_to_have_attribute("data-last-act", before)
    check_axe(page)


def test_the_line_is_back_with_a_touch_and_dice_go_with_the_next_move(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    duel_at(page, frozen, INSTANTLY)
    stage = page.locator("#duel")
    expect(stage).to_have_attribute("data-beat", "after")
    expect(page.locator(".line")).to_have_css("opacity", "0")
    page.locator("#duel-go-on").click()
    expect(stage).to_be_hidden()
    expect(page.locator(".line")).to_have_css("opacity", "1")


@pytest.mark.parametrize("touched", ["#mine", "#log", "#question", "#duel-thrown", "KeyB", "Tab"])
def test_any_touch_or_key_brings_the_line_back(
    browser: Visitors, frozen: FrozenServer, touched: str
) -> None:
    page = browser.new_page()
    duel_at(page, frozen, INSTANTLY)
    stage = page.locator("#duel")
    expect(stage).to_be_visible()
    if touched[0] == "#":
        page.locator(touched).click(position={"x": 4, "y": 4})
    else:
        page.keyboard.press(touched)
    expect(stage).to_be_hidden()
    page.locator("#l-0").click()
    expect(page.locator("#move-sheet")).to_be_visible()


def test_the_next_move_begins_with_one_touch_while_the_dice_lie_there(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    duel_at(page, frozen, INSTANTLY)
    expect(page.locator("#duel")).to_be_visible()
    held(page, "hold-up")
    expect(page.locator("#duel")).to_be_hidden()
    expect(page.locator("#sheet-title")).to_have_text("Hold-up")


def test_a_screen_reader_chooses_from_the_line_while_the_dice_lie_there(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    duel_at(page, frozen, INSTANTLY)
    expect(page.locator("#duel")).to_be_visible()
    page.get_by_role("button", name="Poor land").first.focus()
    expect(page.locator("#duel")).to_be_hidden()


def test_a_move_ends_the_last_dice(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    page.add_init_script(INSTANTLY)
    place = opened(page, frozen, acting())
    frozen.play(place, "play killer-3 2 veteran")
    stage = page.locator("#duel")
    expect(stage).to_have_attribute("data-beat", "after")
    expect(stage).to_be_visible()
    frozen.play(place, "buy")
    expect(stage).to_be_hidden()
    assert not page.locator("#throw .roll").count()


def test_a_touch_during_the_roll_makes_no_move(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    before = duel_at(page, frozen, STEP_BY_STEP)
    stage = page.locator("#duel")
    expect(stage).to_have_attribute("data-beat", "odds")
    page.locator("#do-end").click()
    expect(stage).to_have_attribute("data-beat", "roll")
    page.locator("#do-end").click()
    expect(stage).to_have_attribute("data-beat", "after")
    expect(page.locator("#table")).not_to_have_attribute("data-last-act", before)
    expect(page.locator("#question")).to_contain_text("3 action points left")
