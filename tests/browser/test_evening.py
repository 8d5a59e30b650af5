"""An evening over plain http: a laptop, a phone whose browser lacks what is newer, and another that
watches. They invite, join, play, and have a rematch."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.page_actions import act, at_the_table, take_or_play, until_acted
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

WITHOUT_NEWER_ABILITIES = """
  delete window.WebSocket;
  Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("no storage", "SecurityError"); },
  });
  delete Document.prototype.startViewTransition;
"""


def play(page: Page, other: Page) -> None:
    before = act(other)
    take_or_play(page)
    for each in (page, other):
        until_acted(each, before)


def test_three_devices_one_of_them_old_play_through_an_evening(
    browser: Visitors, frozen: FrozenServer
) -> None:
    ada = browser.new_page(reduced_motion=True, plain_http=True)
    hugo = browser.new_page(PHONE, touch=True, lang="fr", plain_http=True, reduced_motion=True)
    eve = browser.new_page(PHONE, touch=True, plain_http=True, reduced_motion=True)
    hugo.context.add_init_script(WITHOUT_NEWER_ABILITIES)

    ada.goto(f"{frozen.url}/play/district-noir/friends")
    ada.wait_for_selector("html.scripted")
    ada.locator("input[name=name]").fill("Ada")
    ada.locator("main form button.main").click()
    ada.wait_for_selector("html.scripted #invitation")
    hugo.goto(ada.url)
    assert hugo.evaluate(
        "[typeof WebSocket, navigator.share, navigator.clipboard, navigator.serviceWorker]"
    ) == ["undefined", None, None, None]
    hugo.locator("input[name=name]").fill("Hugo")
    hugo.locator(".join button").click()
    eve.goto(ada.url)
    expect(eve.locator(".chairs")).to_contain_text("Hugo")
    ada.locator(".ask:not(.quiet-ask) button").click()
    for page in (ada, hugo, eve):
        at_the_table(page)
    hugo.locator(".settings > summary").click()
    hugo.locator("[data-setting=pace]").select_option("instant")
    hugo.keyboard.press("Escape")
    assert hugo.evaluate("import('/static/table/pace.js').then((it) => it.pace())") == "instant"

    for _ in range(2):
        asked = ada if ada.locator("#table[data-asked]").count() else hugo
        play(asked, hugo if asked is ada else ada)
        expect(eve.locator("#table")).to_have_attribute("data-last-act", act(ada))
    ada.get_by_label("Say something").fill("Well played!")
    ada.get_by_label("Say something").press("Enter")
    expect(hugo.locator("#sayings")).to_contain_text("Well played!")

    ada.locator("#more summary").click()
    ada.once("dialog", lambda dialog: dialog.accept())
    ada.get_by_role("button", name="Resign").click()
    for page in (ada, hugo, eve):
        page.wait_for_selector("#table[data-phase=over]")
    ada.get_by_role("button", name="Rematch").click()
    ada.wait_for_selector("html.scripted .lobby")
    hugo.get_by_role("button", name="revanche").click()
    for page in (ada, hugo):
        at_the_table(page)
    assert ada.url == hugo.url
    names = ada.locator(".who-name strong")
    expect(names).to_have_text(["Hugo", "You"])
    hugo.goto("about:blank")
    if not ada.locator("#table[data-asked]").count():
        expect(ada.locator("#question")).to_contain_text("Waiting for Hugo, who is away.")
    else:
        expect(names.first.locator("xpath=..")).to_contain_text("away")
