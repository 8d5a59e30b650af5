"""The card explains itself where it is chosen: what it does, costs and would do here, and then one
button makes the move."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.layout import LANDSCAPE, LAPTOP
from tests.browser.page_actions import act
from tests.browser.page_kinds import KINDS
from tests.browser.samarande_page_kinds import opened as opened_city
from tests.browser.samarande_positions import whole
from tests.browser.sans_foi_ni_loi_page_kinds import held, opened
from tests.browser.sans_foi_ni_loi_positions import acting
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Size, Visitors


def sheet_of(page: Page) -> str:
    """What the sheet says, on one line."""
    return " ".join(page.locator("#move-sheet").inner_text().split())


def test_a_duel_tells_its_odds_target_by_target_before_it_is_sent(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(LAPTOP)
    opened(page, frozen, acting())
    before = act(page)
    held(page, "killer-3")
    sheet = page.locator("#move-sheet")
    expect(sheet.get_by_role("heading")).to_have_text("Hired killer +3")
    expect(page.locator("#sheet-cost")).to_contain_text("3 of your 6 action points, 3 left")
    expect(page.locator("#sheet-about")).to_contain_text("duel")
    targets = page.locator("#parts button")
    assert [each.split()[-1] for each in targets.all_inner_texts()] == ["42%", "42%", "28%"]
    expect(page.locator("#confirm")).to_be_hidden()
    targets.first.click()
    odds = page.locator("#sheet-here .odds li")
    assert [text.split()[0] for text in odds.all_inner_texts()] == ["42%", "17%", "41%"]
    expect(page.locator("#sheet-here .case.wins .change.gold").first).to_contain_text("9 → 12")
    expect(page.locator("#confirm")).to_contain_text("Play a Hired killer +3")
    check_axe(page)
    assert act(page) == before, "nothing is sent by choosing"


def test_the_table_does_not_move_when_the_sheet_opens(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(LAPTOP, reduced_motion=True)
    opened(page, frozen, acting())
    places = "[...document.querySelectorAll('#l-0, #estate-0, #estate-1')].map((e) => {"
    places += "const { x, y, width, height } = e.getBoundingClientRect();"
    places += "return [x, y, width, height].join(); })"
    before = page.evaluate(places)
    held(page, "hold-up")
    expect(page.locator("#move-sheet")).to_be_visible()
    assert page.evaluate(places) == before


def test_the_sheet_leaves_ones_own_ranch_in_sight_on_a_phone(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    opened(page, frozen, acting())
    page.locator("#l-1").tap()
    expect(page.locator("#sheet-title")).to_have_text("Troupeau moyen")
    expect(page.locator("#confirm")).to_contain_text("Prendre un Troupeau moyen")
    sheet, mine = (page.locator(at).bounding_box() for at in ("#move-sheet", "#mine .own-head"))
    assert sheet is not None
    assert mine is not None
    assert mine["y"] + mine["height"] <= sheet["y"]


def test_what_an_option_changes_is_told_and_what_is_hidden_is_not(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(LAPTOP)
    opened(page, frozen, acting())
    held(page, "poor-herd")
    page.locator("#parts button").first.click()
    expect(page.locator("#sheet-here .change.test").first).to_contain_text("83% → 72%")
    page.keyboard.press("Escape")
    expect(page.locator("#move-sheet")).to_be_hidden()
    page.locator("#deck").click()
    expect(page.locator("#sheet-here")).to_contain_text("Nobody else sees it")
    assert not page.locator("#sheet-here .change").count()


def test_the_sheet_opens_and_closes_by_keyboard(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP)
    opened(page, frozen, acting())
    page.locator('.hand [data-move-stem="lay excellent-land"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    page.locator("#sheet-close").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#move-sheet")).to_be_hidden()
    assert page.locator(".hand .card:focus").count(), "the card has the focus again"


@pytest.mark.parametrize("kind", ["city-seeking", "city-choosing", "ranch-whole"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE, LANDSCAPE], ids=["laptop", "phone", "landscape"])
def test_a_long_sheet_scrolls_and_its_button_does_not(
    browser: Visitors, frozen: FrozenServer, kind: str, size: Size
) -> None:
    page = browser.new_page(size, touch=size != LAPTOP, lang="fr", reduced_motion=True)
    KINDS[kind](page, frozen)
    targets = page.locator("#seek .card, #parts button").locator("visible=true")
    for place in range(targets.count()):
        target = targets.nth(place)
        target.scroll_into_view_if_needed()
        expect(target).to_be_in_viewport(ratio=0.9)
    if kind == "city-seeking":
        targets.last.click()
    elif kind == "city-choosing":
        targets.last.click()
        targets.last.click()
    confirm = page.locator("#confirm")
    expect(confirm).to_be_in_viewport(ratio=1)
    sheet, button = page.locator("#move-sheet").bounding_box(), confirm.bounding_box()
    assert sheet
    assert button
    assert sheet["y"] <= button["y"]
    assert button["y"] + button["height"] <= sheet["y"] + sheet["height"]


def test_the_bubble_says_what_a_card_costs_and_would_do_here(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(LAPTOP, reduced_motion=True)
    opened(page, frozen, acting())
    bubble = page.locator(".hint-bubble")
    page.locator('.hand [data-move-stem$=" killer-3"]').hover()
    expect(bubble).to_contain_text("Fights a duel")
    expect(bubble).to_contain_text("3 of your 6 action points, 3 left")
    expect(bubble).to_contain_text("Colette, a Veteran cowboy · 42%")
    page.locator('.hand [data-move-stem$=" poor-herd"]').hover()
    expect(bubble).to_contain_text("You: next test passed 72% of the time, instead of 83%")
    page.locator("#deck").hover()
    expect(bubble).to_contain_text("Nobody else sees it.")
    page.locator("#l-0").focus()
    page.keyboard.press("Tab")
    expect(bubble).to_contain_text("2 of your 6 action points, 4 left")
    expect(bubble).to_contain_text("Playing it will cost one more action point.")
    held(page, "killer-3")
    page.locator("#parts button").first.hover()
    page.locator('.estate [data-part="e1k8"]').hover()
    expect(bubble).to_contain_text("42%")
    page.keyboard.press("Escape")
    page.locator(".estate .site .card").first.hover()
    expect(bubble).to_be_visible()
    expect(bubble).not_to_contain_text("of your 6 action points")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_action_is_told_as_if_nobody_answered(
    browser: Visitors, frozen: FrozenServer, lang: str
) -> None:
    page = browser.new_page(LAPTOP, lang=lang)
    start = whole("palace", "desert-rider; partisan", hands=("assassins-guild", ""), gold=(0, 0))
    opened_city(page, frozen, start)
    held(page, "assassins-guild")
    page.locator("#parts button").first.click()
    unanswered = {"en": "If nobody answers", "fr": "Si personne ne répond"}[lang]
    expect(page.locator("#sheet-here")).to_contain_text(unanswered)
    page.keyboard.press("Escape")
    held(page, "assassins-guild")
    page.locator("#parts button").last.click()
    again = {"en": "reroll", "fr": "relancer le dé"}[lang]
    expect(page.locator("#sheet-here")).to_contain_text(again)
