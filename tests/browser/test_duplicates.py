"""A match of two pairs: four browsers gather by one link, and play the same deals at two tables."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import GAME, FrozenServer, Place
from tests.browser.page_actions import arrived, at_the_table
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Blaise", "Chloé", "David")


def to_the_table(page: Page) -> Place:
    page.locator("#duplicate-play button").click()
    at_the_table(page)
    return Place.at(page)


def test_four_people_play_a_match(browser: Visitors, frozen: FrozenServer) -> None:
    ada, blaise, chloe, david = pages = [
        browser.new_page(reduced_motion=True),
        browser.new_page(PHONE, touch=True, reduced_motion=True),
        browser.new_page(reduced_motion=True),
        browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True),
    ]
    ada.goto(f"{frozen.url}/play/{GAME}/friends")
    ada.get_by_role("link", name="A duplicate match").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the match").click()
    arrived(ada, "html.scripted #compared")
    link = ada.locator("#seat-link").inner_text()
    address = frozen.url + link[link.index("/duplicates/") :]
    for place, (page, name) in enumerate(zip(pages, NAMES, strict=True)):
        if not place:
            continue
        page.goto(address)
        arrived(page, "html.scripted input[name=name]")
        page.locator("input[name=name]").fill(name)
        page.locator("select[name=place]").select_option(str(place))
        page.locator("form[action$=join] button").click()
        arrived(page, "html.scripted #compared form[action$=leave]")
    expect(ada.locator("#compared")).to_contain_text("David")
    ada.get_by_role("button", name="Begin the match").click()
    for number in (1, 2):
        tables = [to_the_table(page) for page in (ada, blaise, chloe, david)]
        assert tables[0].id == tables[2].id != tables[1].id == tables[3].id
        frozen.play_out(tables[0])
        ada.locator("#duplicate").click()
        if number == 1:
            expect(ada.locator("#compared tbody")).to_contain_text("being played")
            expect(ada.locator("#compared-best")).to_have_count(0)
        else:
            expect(ada.locator("#duplicate-waiting")).to_be_visible()
        frozen.play_out(tables[1])
        for page in (blaise, chloe, david):
            page.locator("#duplicate").click()
            arrived(page, "html.scripted #compared-best")
        expect(ada.locator("#compared-best")).to_be_visible()
    for page in pages:
        expect(page.locator("#duplicate-play")).to_have_count(0)
        expect(page.locator("#compared a")).to_have_count(4)
    chloe.locator("#compared a").first.click()
    chloe.wait_for_selector("html.scripted #moment, html.scripted .replay, html.scripted #table")
