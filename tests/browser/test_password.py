"""The password of a house, asked once on a phone; a link leads where it led, with what is secret in
it; and the list of open tables is on the home page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.server_process import RunningServer
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow
WORD = "Sésame 7"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path, LUDOTHEQUE_PASSWORD=WORD)
    running.start()
    yield running
    running.stop()


def test_friends_come_in_find_the_table_and_take_a_seat_back(
    house: RunningServer, browser: Visitors
) -> None:
    browser.tolerate_trouble("401")
    ada, hugo = browser.new_page(), browser.new_page(PHONE, touch=True, lang="fr")
    ada.goto(f"{house.url}/play/district-noir/friends")
    ada.get_by_label("Password").fill("guess")
    ada.get_by_role("button", name="Come in").click()
    expect(ada.locator("#notice")).to_contain_text("That is not the password.")
    ada.get_by_label("Password").fill(WORD)
    ada.get_by_role("button", name="Come in").click()
    ada.locator("main form button.main").click()
    ada.wait_for_selector("html.scripted #invitation")
    hugo.goto(house.url)
    hugo.get_by_label("Mot de passe").fill(WORD)
    hugo.get_by_role("button", name="Entrer").click()
    hugo.locator("#open-tables").get_by_role("link", name="Rejoindre").click()
    hugo.locator(".join button").click()
    expect(ada.locator(".chairs")).to_contain_text("Send away")
    ada.locator("#my-seat").click()
    link = ada.locator("#seat-link").text_content() or ""
    phone = browser.new_page(PHONE, touch=True)
    phone.goto(f"{ada.url.rpartition('/')[0]}/return#{link.partition('#')[2]}")
    phone.get_by_label("Password").fill(WORD)
    phone.get_by_role("button", name="Come in").click()
    expect(phone.locator("h1")).to_contain_text("Waiting room")
    expect(phone.locator(".chairs")).to_contain_text("you")
    assert "#" not in phone.url
