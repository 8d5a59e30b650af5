"""A seat's link on a second device, and what devices say that have lost their seat."""

import pytest
from playwright.sync_api import expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.page_actions import act, until_acted
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow


def test_a_link_brings_the_seat_to_a_phone_and_both_play(
    browser: Visitors, frozen: FrozenServer
) -> None:
    place = frozen.table("Ada", "greedy", moves=6)
    frozen.play_until_asked(place, 0)
    wide = browser.new_page(reduced_motion=True)
    phone = browser.new_page(PHONE, touch=True, reduced_motion=True, plain_http=True)
    place.open(wide, "Ada")
    wide.locator("#more summary").click()
    wide.get_by_role("link", name="My seat on my devices").click()
    link = wide.locator("dialog #seat-link").text_content() or ""
    phone.goto(f"{place.url}/return#{link.partition('#')[2]}")
    phone.wait_for_selector("#table .hand")
    assert "#" not in phone.url
    before = act(wide)
    phone.locator(".hand .card").first.click()
    phone.locator("#confirm").click()
    until_acted(wide, before)
    assert wide.locator("#table .hand").count() == 1


def test_a_new_link_tells_the_other_device_how_to_come_back(
    browser: Visitors, frozen: FrozenServer
) -> None:
    place = frozen.table("Ada", "Blaise", moves=6)
    wide, phone = browser.new_page(reduced_motion=True), browser.new_page(PHONE, touch=True)
    for page in (wide, phone):
        page.goto(f"{place.url}/return#{place.tokens['Ada']}")
        page.wait_for_selector("#table .hand")
    wide.locator("#more summary").click()
    wide.get_by_role("link", name="My seat on my devices").click()
    wide.once("dialog", lambda dialog: dialog.accept())
    wide.get_by_role("button", name="Make a new link").click()
    wide.wait_for_url("**/my-seat")
    expect(phone.locator("#lost-seat")).to_contain_text("A new link was made for your seat")
    link = wide.locator("#seat-link").text_content() or ""
    phone.locator("#lost-seat a").click()
    phone.get_by_label("The link of your seat").fill(link)
    phone.get_by_role("button", name="Take my seat").click()
    phone.wait_for_selector("#table .hand")
