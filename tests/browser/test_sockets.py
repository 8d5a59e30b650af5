"""Pages and their sockets: with one, without one, and when it is lost."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.page_actions import act, until_acted
from tests.browser.socketless_proxy import SocketlessProxy
from tests.browser.test_offline_moves import play_first_card, two
from tests.services.chromium import Visitors


def posts_of(page: Page) -> list[str]:
    """The forms that this page sends from now on, by what they end in."""
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            sent.append(request.url.rpartition("/")[2])

    page.on("request", note)
    return sent


def test_moves_and_updates_go_by_the_socket(browser: Visitors, frozen: FrozenServer) -> None:
    _, asked, other = two(browser, frozen, sockets=True)
    posts, before = posts_of(asked), act(asked)
    play_first_card(asked)
    until_acted(asked, before)
    until_acted(other, before)
    assert "move" not in posts


def test_a_page_without_sockets_has_its_stream_and_its_forms(
    browser: Visitors, frozen: FrozenServer
) -> None:
    _, asked, other = two(browser, frozen)
    posts, before = posts_of(asked), act(asked)
    play_first_card(asked)
    until_acted(asked, before)
    until_acted(other, before)
    assert "move" in posts
    expect(asked.locator("#lost")).to_be_hidden()


def test_an_answer_that_is_lost_with_its_socket_is_asked_for_by_a_form(
    browser: Visitors, frozen: FrozenServer
) -> None:
    """The move was made; the same key brings its answer, and nothing twice."""
    place = frozen.table("Ada", "Blaise", moves=6)
    frozen.play_until_asked(place, 0)
    page = browser.new_page(reduced_motion=True)
    keys: list[str] = []

    def lose_answers(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(frame: str | bytes) -> None:
            keys.append(json.loads(frame)["fields"]["key"])
            server.send(frame)

        def received(frame: str | bytes) -> None:
            if "answers" in json.loads(frame):
                socket.close()
            else:
                socket.send(frame)

        socket.on_message(sent)
        server.on_message(received)

    page.route_web_socket("**/socket*", lose_answers)
    place.open(page, "Ada")
    before = act(page)
    with page.expect_request("**/move") as form:
        play_first_card(page)
    until_acted(page, before)
    assert int(act(page)) == int(before) + 1
    assert f"key={keys[0]}" in (form.value.post_data or "")
    expect(page.locator("#notice")).to_be_hidden()


@pytest.fixture
def proxy(frozen: FrozenServer) -> Iterator[SocketlessProxy]:
    with SocketlessProxy(frozen.url) as proxy:
        yield proxy


def test_behind_a_proxy_that_knows_no_sockets_a_game_goes_on(
    browser: Visitors, frozen: FrozenServer, proxy: SocketlessProxy
) -> None:
    browser.tolerate_trouble("WebSocket connection to .* failed")
    place = frozen.table("Ada", "Blaise", moves=6)
    frozen.play_until_asked(place, 0)
    page = browser.new_page(reduced_motion=True)
    place._replace(url=f"{proxy.url}/t/{place.id}").open(page, "Ada")
    before = act(page)
    play_first_card(page)
    until_acted(page, before)
    assert proxy.upgrades >= 1
    before = act(page)
    frozen.play(place)
    until_acted(page, before)
    expect(page.locator("#lost")).to_be_hidden()
