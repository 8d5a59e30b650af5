"""An update loses nothing: scrolling, zoom, an open card and a half-made choice all stay."""

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import act, until_acted
from tests.browser.page_kinds import MIDDLE, at_my_turn, next_move, up_to_date
from tests.services.chromium import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.slow

COUNTING = """window.transitions = 0;
const start = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (change) {
  window.transitions += 1;
  window.lastTransition = start.call(this, change);
  return window.lastTransition;
};"""
SET_OFF = "window.lastTransition.ready.catch(() => {})"
"""Until then the browser shows a still picture."""
TWO_FRAMES = "new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))"
"""After which the browser has put back what a change has moved away."""
ROUND_TRIP = 300
"""The milliseconds within which what must not happen would have happened."""


def waiting(page: Page, frozen: FrozenServer, moves: int = MIDDLE) -> Place:
    """Ada waits for Blaise."""
    place = frozen.table("Ada", "Blaise", moves=moves)
    place.open(page, "Ada")
    while page.locator("[data-asked]").count():
        next_move(page, frozen, place)
    return place


def test_what_is_open_stays_open(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = waiting(page, frozen)
    folded = page.locator("#table summary").all()
    for summary in folded:
        summary.click()
    page.locator(".line .card").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    shown = dialog.inner_text()
    next_move(page, frozen, place)
    expect(dialog).to_be_visible()
    assert dialog.inner_text() == shown
    expect(page.locator("details[open]")).to_have_count(len(folded))
    page.keyboard.press("Escape")
    next_move(page, frozen, place)
    expect(page.locator("details[open]")).to_have_count(len(folded))


def test_scrolling_and_zoom_stay(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True)
    place = waiting(page, frozen)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1.5})
    page.evaluate("document.getElementById('log-title').scrollIntoView()")
    # what is seen stays where it is seen, whatever happens above it
    where = "[document.getElementById('log').getBoundingClientRect().top, visualViewport.scale]"
    before = page.evaluate(where)
    assert page.evaluate("scrollY") > 100
    assert before[1] == pytest.approx(1.5)
    next_move(page, frozen, place)
    frozen.say(place, 1, "hello")
    expect(page.locator("#sayings")).to_contain_text("hello")
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(where) == pytest.approx(before, abs=1.5)


def test_the_log_follows_only_whoever_is_at_its_end(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    place = waiting(page, frozen)
    at_end = "e => Math.abs(e.scrollHeight - e.clientHeight - e.scrollTop) < 2"
    log = page.locator("#log")
    assert log.evaluate("e => e.scrollHeight > e.clientHeight")
    assert log.evaluate(at_end)  # from the first moment on
    next_move(page, frozen, place)
    assert log.evaluate(at_end)
    log.evaluate("e => { e.scrollTop = 10 }")
    next_move(page, frozen, place)
    assert log.evaluate("e => e.scrollTop") == 10


def test_a_half_made_choice_stays(browser: Visitors, frozen: FrozenServer) -> None:
    page, watcher = browser.new_page(), browser.new_page()
    place = frozen.table("Ada", "Blaise", moves=2)
    place.open(page, "Ada")
    if not page.locator("[data-asked]").count():
        next_move(page, frozen, place)
    hand = page.locator(".hand .card").count()
    page.locator(".hand .card").nth(2).click()
    card = page.locator(".hand [aria-pressed=true]").get_attribute("id")
    meaning = page.locator("#confirm").inner_text()
    page.locator("#saying").fill("half a sen")
    frozen.say(place, 1, "hurry up")
    expect(page.locator("#sayings")).to_contain_text("hurry up")
    place.open(watcher)
    expect(page.locator(".watching")).to_have_text("One person is watching.")
    assert page.locator(".hand [aria-pressed=true]").get_attribute("id") == card
    assert page.locator("#confirm").inner_text() == meaning
    expect(page.locator("#saying")).to_have_value("half a sen")
    expect(page.locator("[data-plays-selected]")).to_be_visible()
    page.locator("[data-plays-selected]").click()
    expect(page.locator(".hand .card")).to_have_count(hand - 1)


def test_what_is_said_of_a_card_goes_with_the_card(browser: Visitors, frozen: FrozenServer) -> None:
    """It may have been played on another device, or its answer may come after the update."""
    page = browser.new_page()
    place = at_my_turn(page, frozen)
    card = page.locator(".hand .card.lit").first
    card.click()
    page.mouse.move(0, 0)
    expect(page.locator("#explanation")).to_be_visible()
    frozen.play(place, card.get_attribute("value") or "")
    up_to_date(page, frozen, place)
    expect(page.locator("#explanation")).to_be_hidden()
    expect(page.locator("#confirm:visible, .landing:visible")).to_have_count(0)


def test_a_refusal_stays_until_something_else_is_tried(
    browser: Visitors, frozen: FrozenServer
) -> None:
    browser.expect_trouble("422")
    # a hand that travels cannot be touched
    page = browser.new_page(reduced_motion=True, sockets=False)
    place = waiting(page, frozen, moves=2)
    page.locator(".hand .card").first.click(force=True)
    notice = page.locator("#notice")
    expect(notice).to_be_visible()
    frozen.say(place, 1, "patience")
    expect(page.locator("#sayings")).to_contain_text("patience")
    expect(notice).to_be_visible()
    next_move(page, frozen, place)
    expect(notice).to_be_hidden()


@pytest.mark.parametrize("what", ["#take", ".hand .card"])
def test_a_double_click_makes_one_move(browser: Visitors, frozen: FrozenServer, what: str) -> None:
    page = browser.new_page(sockets=False)
    at_my_turn(page, frozen)
    sent: list[Request] = []
    page.on("request", lambda each: sent.append(each) if each.url.endswith("/move") else None)
    held: list[Route] = []
    page.route("**/move", lambda route: held.append(route))  # until both clicks are done
    before = act(page)
    with page.expect_request("**/move"):
        page.locator(what).first.dblclick()
    page.wait_for_timeout(ROUND_TRIP)
    held[0].continue_()
    until_acted(page, before)
    page.wait_for_timeout(ROUND_TRIP)
    assert len(sent) == 1
    assert page.locator("#notice").is_hidden()


def test_a_stale_page_gets_a_sentence(browser: Visitors, frozen: FrozenServer) -> None:
    browser.expect_trouble("409")
    browser.expect_trouble("ERR_FAILED")
    page = browser.new_page(reduced_motion=True, sockets=False)
    place = frozen.table("Ada", "Blaise", moves=2)
    place.open(page, "Ada")
    if not page.locator("[data-asked]").count():
        next_move(page, frozen, place)
    page.route("**/stream*", lambda route: route.abort())
    frozen.drop_streams()
    expect(page.locator("#lost")).to_be_visible()
    frozen.play(place)  # from another of Ada's windows
    frozen.play(place)
    page.locator(".hand .card").first.dblclick()
    notice = page.locator("#notice")
    said = "Something has happened at the table meanwhile. Look again, then choose."
    expect(notice).to_have_text(said)
    before = act(page)
    page.unroute("**/stream*")
    until_acted(page, before)
    expect(notice).to_be_visible()  # the page is up to date now, and says why nothing was done
    page.locator(".hand .card").first.click()
    expect(notice).to_be_hidden()


def test_updates_come_in_their_order(browser: Visitors, frozen: FrozenServer) -> None:
    """A card takes time to travel, and later news does not overtake it."""
    page = browser.new_page()
    place = waiting(page, frozen, moves=2)
    for number in range(4):
        before = act(page)
        frozen.play(place)
        frozen.say(place, 0, f"line {number}")
        until_acted(page, before)
        expect(page.locator("#sayings")).to_contain_text(f"line {number}")
        page.wait_for_timeout(50)
        newest = page.locator("#table").get_attribute("data-last-line")
        page.wait_for_timeout(ROUND_TRIP)
        assert page.locator("#table").get_attribute("data-last-line") == newest
        expect(page.locator("#sayings")).to_contain_text(f"line {number}")


def test_motion_never_blocks(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.add_init_script(COUNTING)
    place = waiting(page, frozen, moves=2)
    while not page.locator("[data-asked]").count():
        next_move(page, frozen, place)
    assert page.evaluate("window.transitions") > 0
    box = page.locator(".hand .card").first.bounding_box()
    assert box is not None
    page.evaluate(SET_OFF)
    page.mouse.click(box["x"] + 20, box["y"] + 40)  # while the other's card still travels
    expect(page.locator(".hand .card").first).to_have_attribute("aria-pressed", "true")


def test_reduced_motion(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    page.add_init_script(COUNTING)
    place = waiting(page, frozen, moves=2)
    for _ in range(3):
        next_move(page, frozen, place)
    assert page.evaluate("window.transitions") == 0
    assert page.evaluate("document.getAnimations().length") == 0


def test_forced_colours(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    at_my_turn(page, frozen)
    page.emulate_media(forced_colors="active")
    lit = page.locator(".hand .card.lit").first
    assert lit.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    ask = page.locator(".ask")
    assert ask.evaluate("e => getComputedStyle(e).borderTopStyle") == "solid"
    lit.click()
    pressed = "e => getComputedStyle(e).outlineWidth"
    assert lit.evaluate(pressed) != page.locator(".hand .card.lit").last.evaluate(pressed)


def note(page: Page, requests: list[Request]) -> None:
    page.on("requestfinished", lambda request: requests.append(request))


def test_the_first_page_is_light(browser: Visitors, frozen: FrozenServer) -> None:
    """Everything that home and a table load, compressed as it comes; streams begin with one update
    as large as what it updates."""
    for going in ("home", "table"):
        page = browser.new_page(DESKTOP)
        requests: list[Request] = []
        note(page, requests)
        if going == "home":
            page.goto(frozen.url)
        else:
            at_my_turn(page, frozen)
        page.wait_for_load_state("load")
        sizes = [request.sizes() for request in requests]
        loaded = sum(each["responseBodySize"] + each["responseHeadersSize"] for each in sizes)
        assert len(requests) >= 3
        assert 5_000 < loaded < 150_000, f"{going}: {loaded}"
