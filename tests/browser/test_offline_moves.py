"""A move without a connection, a player who is away, a seat that went to another device: each says
what is the matter."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import act, until_acted
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow


def two(
    browser: Visitors, frozen: FrozenServer, *, sockets: bool = False
) -> tuple[Place, Page, Page]:
    """Two people at a table: the one who is asked comes first."""
    place = frozen.table("Ada", "Blaise", moves=6)
    pages = [browser.new_page(reduced_motion=True, sockets=sockets) for _ in range(2)]
    for name, page in zip(("Ada", "Blaise"), pages, strict=True):
        place.open(page, name)
    asked = frozen.asked(place)
    assert asked is not None
    return place, pages[asked], pages[1 - asked]


def play_first_card(page: Page) -> None:
    page.locator(".hand .card").first.click()
    page.locator("#confirm").click()


def test_a_move_waits_for_the_connection_and_says_so(
    browser: Visitors, frozen: FrozenServer
) -> None:
    browser.expect_trouble("ERR_FAILED")
    _, asked, other = two(browser, frozen)
    before, keys = act(asked), []

    def lose(route: Route) -> None:
        keys.append((route.request.post_data or "").rpartition("key=")[2])
        route.abort()

    asked.route("**/move", lose)
    play_first_card(asked)
    waiting = "No connection. Your move will be sent as soon as it is back."
    expect(asked.locator("#notice")).to_have_text(waiting)
    assert act(asked) == before
    asked.unroute("**/move")
    until_acted(asked, before)
    until_acted(other, before)
    sent = "The connection is back. Your move was sent."
    expect(asked.locator("#notice")).to_have_text(sent)
    assert int(act(asked)) == int(before) + 1
    assert len(set(keys)) == 1, "however often it is sent, it is one request"


def test_a_move_that_came_too_late_is_told_so(browser: Visitors, frozen: FrozenServer) -> None:
    browser.expect_trouble("ERR_FAILED")
    browser.expect_trouble("409")
    place, asked, _ = two(browser, frozen)
    asked.route("**/move", lambda route: route.abort())
    play_first_card(asked)
    expect(asked.locator("#notice")).to_contain_text("No connection")
    frozen.play(place)  # from another tab
    asked.unroute("**/move")
    expect(asked.locator("#notice")).not_to_contain_text("No connection")
    expect(asked.locator("#notice")).to_be_visible()


def test_somebody_who_is_away_is_not_said_to_choose(
    browser: Visitors, frozen: FrozenServer
) -> None:
    place, asked, other = two(browser, frozen)
    name = "Ada" if frozen.asked(place) == 0 else "Blaise"
    expect(other.locator("#question")).to_have_text(f"{name} is choosing.")
    asked.close()
    expect(other.locator("#question")).to_have_text(f"Waiting for {name}, who is away.")


def test_a_device_whose_seat_was_taken_over_says_what_happened(
    browser: Visitors, frozen: FrozenServer
) -> None:
    place = frozen.table("Ada", "Blaise", moves=6)
    old, new, watching = (browser.new_page(reduced_motion=True) for _ in range(3))
    place.open(old, "Ada")
    place.open(watching)
    link = frozen.pass_on(place, "Ada")
    new.goto(link)
    new.locator("main button.main").click()
    new.wait_for_selector("#table .hand")
    lost = "Your seat is now played on another device."
    expect(old.locator("#lost-seat")).to_contain_text(lost)
    expect(old.locator("#lost-seat")).to_contain_text("My seat on my devices")
    old.reload()
    expect(old.locator("#lost-seat")).to_be_visible()
    assert watching.locator("#lost-seat").count() == 0
    assert new.locator("#lost-seat").count() == 0
