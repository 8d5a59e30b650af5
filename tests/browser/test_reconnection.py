"""A killed server, a network that comes and goes: nothing is missed, nothing is done twice."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.frozen_server import Place
from tests.browser.page_actions import GAME, act, log_of, until_acted
from tests.browser.server_process import RunningServer
from tests.services.chromium import Visitors
from tests.web.clients import open_by_api

pytestmark = pytest.mark.slow

REFUSED = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"


def two(
    browser: Visitors, server: RunningServer, game: str = GAME, *, sockets: bool = True
) -> tuple[Page, Page]:
    """Two people at a table: the one who is asked comes first."""
    names = ("Ada", "Blaise")
    place = Place.of(names, open_by_api(server.url, *names, game=game))
    ada, blaise = pages = [browser.new_page(reduced_motion=True, sockets=sockets) for _ in names]
    for name, page in zip(names, pages, strict=True):
        place.open(page, name)
    if game == "samarande":
        keep_hands(pages)
    return (ada, blaise) if ada.locator("[data-asked]").count() else (blaise, ada)


def keep_hands(pages: Sequence[Page]) -> None:
    """Everybody chooses at once: to keep the hand, then which cards of it (SA-11, SA-12)."""
    for page in pages:
        page.get_by_role("button", name="Keep this hand").click()
    for page in pages:
        page.wait_for_selector("[data-keep-count]")
    for page in pages:
        for card in page.locator("[data-keep-card]").all()[:4]:
            card.click()
        page.get_by_role("button", name="Keep these 4").click()
    for page in pages:
        page.wait_for_selector(".line .card")


def play_first_card(page: Page) -> None:
    page.locator(".hand .card").first.click()
    page.locator("#confirm").click()


def place_first_card(page: Page) -> None:
    if page.locator("#stay").count():
        page.locator("#stay").click()
        return
    page.locator(".hand .card.lit").first.click()
    page.locator("#next").click()
    page.locator("#place").click()


def take_first_card(page: Page) -> None:
    page.locator(".line .card").first.click()
    page.locator("#confirm").click()


MOVES = {
    GAME: play_first_card,
    "noxford": place_first_card,
    "sans-foi-ni-loi": take_first_card,
    "samarande": take_first_card,
}


@pytest.mark.parametrize("game", MOVES)
def test_killed_and_started_again(browser: Visitors, server: RunningServer, game: str) -> None:
    browser.expect_trouble(REFUSED)
    asked, other = pages = two(browser, server, game)
    before, told, hand = act(asked), log_of(asked), other.locator(".hand").inner_text()
    server.kill()
    for page in pages:
        expect(page.locator("#lost")).to_be_visible()
    expect(asked.locator("#lost")).to_have_text("The connection is lost. Trying again…")
    # what is sent waits for us, and so for the server, however long it takes to start
    asked.route("**/move", lambda route: route.continue_())
    with asked.expect_event("requestfailed", lambda request: request.url.endswith("/move")):
        MOVES[game](asked)  # nobody is there to hear it
    assert act(asked) == before
    server.start()
    for page in pages:
        expect(page.locator("#lost")).to_be_hidden()
    for page in pages:
        until_acted(page, before)
        assert int(act(page)) == int(before) + 1, "once, and not twice"
        assert log_of(page)[-1] != told[-1]
    assert len(log_of(asked)) == len(log_of(other))
    assert other.locator(".hand").inner_text() == hand
    before = act(asked)
    now = other if other.locator("[data-asked]").count() else asked
    MOVES[game](now)
    for page in pages:
        until_acted(page, before)
        assert int(act(page)) == int(before) + 1


def test_nothing_is_missed_while_away(browser: Visitors, server: RunningServer) -> None:
    browser.tolerate_trouble(REFUSED)  # the server may be back before anybody asks
    browser.expect_trouble("ERR_FAILED")
    asked, other = two(browser, server, sockets=False)
    before = act(asked)
    other.route("**/stream*", lambda route: route.abort())
    server.kill()
    server.start()
    expect(other.locator("#lost")).to_be_visible()
    expect(asked.locator("#lost")).to_be_hidden()
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
    asked, other = two(browser, server, sockets=False)
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
    expect(asked.locator("#notice")).to_be_hidden()
