"""A server that is killed, a network that comes and goes: nothing is missed, nothing done twice."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.services.chromium import Visitors

from .people import GAME, act, at_the_table, log_of, until_acted
from .serving import RunningServer

pytestmark = pytest.mark.slow

REFUSED = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"
BACK = 20_000


def two(browser: Visitors, server: RunningServer) -> tuple[Page, Page]:
    """Two people at a table: first whoever is asked."""
    ada, blaise = (browser.new_page(reduced_motion=True) for _ in range(2))
    ada.goto(f"{server.url}/play/{GAME}/friends")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    blaise.goto(ada.locator("#link").inner_text())
    blaise.get_by_label("Your name").fill("Blaise")
    blaise.get_by_role("button", name="Sit down").click()
    ada.get_by_text("Everybody is here.").wait_for()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, blaise):
        at_the_table(page)
    return (ada, blaise) if ada.locator("[data-asked]").count() else (blaise, ada)


def play_first_card(page: Page) -> None:
    page.locator(".hand .card").first.click()
    page.locator("#confirm").click()


def test_killed_and_started_again(browser: Visitors, server: RunningServer) -> None:
    browser.expect_trouble(REFUSED)
    asked, other = two(browser, server)
    before, line = act(asked), asked.locator(".line .card").count()
    server.kill()
    for page in (asked, other):
        expect(page.locator("#lost")).to_be_visible(timeout=BACK)
    expect(asked.locator("#lost")).to_have_text("The connection is lost. Trying again…")
    play_first_card(asked)  # nobody is there to hear it
    asked.wait_for_timeout(500)
    assert act(asked) == before
    server.start()
    for page in (asked, other):
        expect(page.locator("#lost")).to_be_hidden(timeout=BACK)
    until_acted(asked, before)
    until_acted(other, before)
    for page in (asked, other):
        expect(page.locator(".line .card")).to_have_count(line + 1)
        assert len(log_of(page)) == 1
    expect(asked.locator(".hand .card")).to_have_count(4)
    before = act(other)
    play_first_card(other)
    until_acted(asked, before)
    expect(asked.locator(".line .card")).to_have_count(line + 2)


def test_nothing_is_missed_while_away(browser: Visitors, server: RunningServer) -> None:
    browser.expect_trouble(REFUSED)
    browser.expect_trouble("ERR_FAILED")
    asked, other = two(browser, server)
    before = act(asked)
    other.route("**/stream*", lambda route: route.abort())
    server.kill()
    server.start()
    expect(other.locator("#lost")).to_be_visible(timeout=BACK)
    expect(asked.locator("#lost")).to_be_hidden(timeout=BACK)
    asked.get_by_label("Say something").fill("Are you there?")
    asked.get_by_role("button", name="Send").click()
    expect(asked.locator("#sayings")).to_contain_text("Are you there?")
    play_first_card(asked)
    until_acted(asked, before)
    assert act(other) == before
    other.unroute("**/stream*")
    until_acted(other, before)
    expect(other.locator("#lost")).to_be_hidden()
    expect(other.locator("#sayings")).to_contain_text("Are you there?")
    assert len(log_of(other)) == len(log_of(asked))


def test_an_answer_that_was_lost_is_asked_for_again(
    browser: Visitors, server: RunningServer
) -> None:
    browser.expect_trouble("ERR_FAILED")
    asked, other = two(browser, server)
    before, line = act(asked), asked.locator(".line .card").count()
    sent: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) == 1:
            route.fetch()  # it arrives, and is done
            route.abort()
        else:
            route.continue_()

    asked.route("**/move", lose_the_first_answer)
    with asked.expect_response("**/move") as answer:
        play_first_card(asked)
    assert answer.value.ok
    assert len(sent) == 2
    assert sent[0] == sent[1]
    until_acted(other, before)
    for page in (asked, other):
        expect(page.locator(".line .card")).to_have_count(line + 1)
    assert asked.locator("#notice").is_hidden()
