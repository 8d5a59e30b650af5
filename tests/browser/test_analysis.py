"""What decided a game, in the browser: the page follows the work, and goes along the game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.analysis_page_kinds import analysed, trying_again
from tests.browser.frozen_server import FrozenServer
from tests.browser.layout import LAPTOP
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow


def at(page: Page) -> int:
    return int(page.locator("#course-line").input_value())


def test_an_analysis_is_read_moment_by_moment(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP, lang="en")
    place = analysed(page, frozen)
    first = at(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#course-line")).to_have_js_property("value", str(first + 1))
    shown = page.locator("#course-now")
    expect(shown).to_contain_text(re.compile(r"\d+%, \d+% with all hands open"))
    page.locator("#course-line").fill("0")
    forward = page.locator("[data-go='1']")
    forward.click()
    card = page.locator(".moment-card.on")
    expect(card).to_have_count(1)
    expect(card).to_be_in_viewport()
    mover = page.locator(".whose label:has(:checked)").inner_text().strip()
    expect(shown).to_contain_text(mover)
    expect(card.locator("h3")).to_contain_text(mover)
    expect(page.locator(".curve-figure:visible")).to_have_count(1)
    check_axe(page)
    number = str(card.get_attribute("id")).removeprefix("m")
    line = int(number) - 1
    page.locator("#course-watch").click()
    page.wait_for_selector(f"#replay[data-line='{line}']")
    page.locator("#player a", has_text="Analysis").click()
    expect(page).to_have_url(f"{place.url}/analysis")


def test_on_a_phone_the_slider_stays_under_the_thumb(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr")
    analysed(page, frozen)
    slider = page.locator("#course-line")
    for where in ("#luck", "#course", ".moment-card >> nth=0"):
        page.locator(where).first.scroll_into_view_if_needed()
        expect(slider).to_be_in_viewport(ratio=1)
    page.locator("[data-go='1']").tap()
    expect(page.locator(".moment-card.on")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_axe(page)


def test_a_mistake_is_tried_again_until_it_is_right(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="en", reduced_motion=True)
    trying_again(page, frozen)
    said = page.locator("#lesson-answer")
    page.locator("[data-ask=hint]").tap()
    expect(said).to_contain_text("the score is")
    for card, words in (("city-hall", "That is what was played"), ("8", "Right.")):
        page.locator(f".hand .card[value='play {card}']").tap()
        page.locator("#confirm").tap()
        expect(said).to_contain_text(words)
    check_axe(page)
    page.locator("#lesson-doors .door.main").tap()
    page.wait_for_selector(".analysed")
