"""What the host may do about people: each device shows at once what has become of it."""

import pytest
from playwright.sync_api import expect

from tests.browser.frozen_server import FrozenServer
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow


def test_who_is_sent_away_reads_why_and_comes_back_when_invited(
    browser: Visitors, frozen: FrozenServer
) -> None:
    place = frozen.table("Ada", "", begin=False)
    ada, hugo = browser.new_page(), browser.new_page(PHONE, touch=True, lang="fr")
    place.open(ada, "Ada")
    place.open(hugo)
    hugo.locator(".join button").click()
    ada.once("dialog", lambda dialog: dialog.accept())
    ada.get_by_role("button", name="Send away").click()
    expect(hugo.locator("#lost-seat")).to_contain_text("libérée par Ada")
    expect(hugo.locator(".join")).to_have_count(0)
    ada.get_by_role("button", name="Invite again").click()
    hugo.locator(".join button").click()
    expect(hugo.locator("#my-seat")).to_be_visible()
    expect(ada.locator(".chairs")).to_contain_text("Send away")


def test_a_page_that_may_not_look_any_more_says_so(browser: Visitors, frozen: FrozenServer) -> None:
    browser.tolerate_trouble("403")
    ada, hugo, eve = browser.new_page(), browser.new_page(), browser.new_page(PHONE, touch=True)
    place = frozen.table("Ada", "", begin=False)
    place.open(ada, "Ada")
    ada.locator("#lobby-options summary").click()
    ada.get_by_label("Spectators").select_option("off")
    ada.locator("#lobby-options button").click()
    expect(ada.locator("#without-spectators")).to_be_visible()
    for page in (hugo, eve):
        place.open(page)
        expect(page.locator(".join")).to_be_visible()
    hugo.locator(".join button").click()
    ada.locator(".ask:not(.quiet-ask) button").click()
    for page in (ada, hugo):
        page.wait_for_selector(".hand .card")
    expect(eve.locator("h1")).to_have_text("Without spectators")
    expect(eve.get_by_role("link", name="I have a seat here")).to_be_visible()


def test_the_host_mutes_somebody_for_all_to_see(browser: Visitors, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Hugo", moves=4)
    ada, hugo, eve = browser.new_page(), browser.new_page(PHONE, touch=True), browser.new_page()
    place.open(ada, "Ada")
    place.open(hugo, "Hugo")
    place.open(eve)
    ada.locator(".talk-rights summary").click()
    ada.get_by_role("button", name="Mute Hugo").click()
    for page in (ada, eve):
        expect(page.locator("#talkers")).to_contain_text("Hugo is muted by the host.")
    expect(hugo.get_by_label("Say something")).to_have_count(0)
    ada.get_by_role("button", name="Let Hugo talk").click()
    expect(hugo.get_by_label("Say something")).to_be_visible()
