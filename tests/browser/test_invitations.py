"""Inviting: the link first, by the share sheet or the clipboard; and what there is without a
connection."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.layout import LAPTOP
from tests.browser.page_actions import GAME
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow


def opened(page: Page, frozen: FrozenServer, game: str = GAME) -> str:
    """A table in its waiting room, and its address."""
    page.goto(f"{frozen.url}/play/{game}/friends")
    page.wait_for_selector("html.scripted")
    page.locator("main form button.main").click()
    page.wait_for_selector("html.scripted #invitation")
    return page.url


def test_a_nameless_host_and_a_nameless_guest_play(browser: Visitors, frozen: FrozenServer) -> None:
    host, guest = browser.new_page(LAPTOP), browser.new_page(PHONE, touch=True, lang="fr")
    opened(host, frozen)
    guest.goto(host.url)
    guest.locator(".join button").click()
    expect(guest.locator(".chairs")).to_contain_text("Charlie")
    start = host.get_by_role("button", name="Start the game")
    expect(host.locator(".ask:not(.quiet-ask)")).to_be_visible()
    expect(start).to_be_in_viewport()
    start.click()
    for page in (host, guest):
        page.wait_for_selector("#table[data-phase=playing]")


@pytest.mark.parametrize("game", ["noxford", "sans-foi-ni-loi"])
@pytest.mark.parametrize("is_phone", [False, True])
def test_start_link_and_code_are_on_the_first_screen(
    browser: Visitors, frozen: FrozenServer, game: str, is_phone: bool
) -> None:
    size = PHONE if is_phone else LAPTOP
    page = browser.new_page(size, touch=is_phone, reduced_motion=True)
    opened(page, frozen, game)
    for part in (".start button", "#link", "#invitation .qr", "[data-copy-from=link]"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    expect(page.locator("#lobby-options .form")).to_be_hidden()
    page.locator("#lobby-options summary").click()
    expect(page.locator("#lobby-options .form")).to_be_visible()
    if game == "sans-foi-ni-loi":
        expect(page.locator(".players-note")).to_contain_text("two ranches")


def test_the_link_goes_to_the_share_sheet(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True)
    page.context.add_init_script(
        "navigator.share = async (content) => { window.shared = content; };"
    )
    url = opened(page, frozen)
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("window.shared")
    assert shared["url"].endswith(url.rpartition("/t/")[2])
    assert "District Noir" in shared["text"]


def test_over_plain_http_the_link_is_copied(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(plain_http=True)
    opened(page, frozen)
    assert page.evaluate("[navigator.share, navigator.clipboard]") == [None, None]
    expect(page.get_by_role("button", name="Share")).to_be_hidden()
    copy = page.locator("[data-copy-from=link]")
    copy.click()
    expect(copy).to_have_text("Copied")
    link = page.locator("#link").inner_text()
    page.locator(".settings > summary").click()
    page.evaluate("document.body.prepend(document.createElement('textarea'))")
    page.locator("textarea").press("Control+V")
    expect(page.locator("textarea")).to_have_value(link)


def test_without_a_connection_there_is_a_page_and_never_a_table(
    browser: Visitors, frozen: FrozenServer
) -> None:
    browser.tolerate_trouble("ERR_INTERNET_DISCONNECTED")
    page = browser.new_page(service_workers=True)
    place = frozen.table("Ada", "greedy", moves=3)
    place.open(page, "Ada")
    page.wait_for_selector(".hand .card")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.wait_for_selector(".hand .card")
    kept = page.evaluate("""async () => {
      const found = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(request.url);
      return found;
    }""")
    assert any("/offline" in each for each in kept)
    assert not any("/t/" in each for each in kept)
    page.context.set_offline(True)
    page.goto(place.url)
    expect(page.locator("h1")).to_have_text("No connection")
    assert page.url == place.url
    expect(page.locator(".hand")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.body).display") == "flex"  # it has its style
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
    page.context.set_offline(False)
    page.wait_for_selector(".hand .card")  # by itself
