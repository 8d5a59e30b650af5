"""A shared screen: no page holds the next player's hand before they say who they are."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import GAMES
from tests.browser.frozen_server import FrozenServer, Place, run_frozen_server
from tests.browser.page_actions import GAME, act, until_acted
from tests.browser.page_kinds import MIDDLE, next_move, up_to_date
from tests.browser.sans_foi_ni_loi_positions import NAME as RANCHES
from tests.browser.sans_foi_ni_loi_positions import acting, short
from tests.browser.wiretap import HeardAnswer
from tests.plugins.announced import published_games
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

CARDS = r'class=\\?"(ribbon )?hand|id=\\?"h-|value=\\?"play |data-move-stem|id=\\?"choices'
A_HAND = re.compile(CARDS + "|draws? (a |an |two |the |City)|You (draw|play|take) ")


def hands(heard: list[HeardAnswer]) -> list[str]:
    """The addresses that revealed a hand; what was heard is forgotten."""
    found = [answer.path for answer in heard if A_HAND.search(answer.text)]
    heard.clear()
    return found


def sit(page: Page, frozen: FrozenServer, moves: int = MIDDLE) -> Place:
    place = frozen.table("Ada", "Blaise", moves=moves, one_screen=True)
    place.open(page, "Ada")
    return place


def veiled(page: Page, a_hand: re.Pattern[str] = A_HAND) -> None:
    """The curtain is there, and no hand."""
    expect(page.locator("#curtain")).to_be_visible()
    assert not a_hand.search(page.content())


def unveil(page: Page) -> str:
    """The player who is asked says who they are. Returns their name."""
    button = page.locator("#curtain button")
    name = button.inner_text().removeprefix("I am ")
    button.click()
    expect(page.locator(".hand")).to_be_visible()
    expect(page.locator("#curtain")).to_be_hidden()
    return name


def play_one(page: Page) -> None:
    before = act(page)
    if page.locator(".hand .card").count():
        page.locator(".hand .card").first.click()
    else:
        page.locator("#take").click()
    page.locator("#confirm").click()
    until_acted(page, before)


def draw(page: Page) -> None:
    """A card, in a game of action points."""
    page.locator("[data-part=d]").click()
    click_and_wait(page, "#confirm")


def click_and_wait(page: Page, button: str) -> None:
    """Until the page shows what comes of it."""
    before = act(page)
    page.locator(button).click()
    until_acted(page, before)


def count_curtains(page: Page) -> Callable[[], int]:
    """Counts the curtains that fall in this page from now on."""
    page.evaluate(
        """() => {
          window.curtains = 0;
          const isCurtain = node => node.id === "curtain" || node.querySelector?.("#curtain");
          new MutationObserver(changes => {
            for (const { addedNodes } of changes)
              if ([...addedNodes].some(isCurtain)) window.curtains += 1;
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    return lambda: int(page.evaluate("window.curtains"))


@pytest.fixture
def quiet_server() -> Iterator[FrozenServer]:
    """A server that nobody else has visited, whose last answers might be heard here."""
    with run_frozen_server() as found:
        yield found


def test_no_hand_before_somebody_says_who_they_are(
    quiet_server: FrozenServer, browser: Visitors
) -> None:
    frozen = quiet_server
    page = browser.new_page(reduced_motion=True)
    heard = frozen.wiretap.heard
    page.goto(f"{frozen.url}/play/{GAME}/screen")
    for field, name in zip(page.get_by_label("Name").all(), ("Ada", "Blaise"), strict=True):
        field.fill(name)
    assert hands(heard) == []
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("html.scripted #table")
    names = []
    for _ in range(6):
        veiled(page)
        assert hands(heard) == []
        names.append(unveil(page))
        assert page.locator(".hand .card").count() > 0
        shown = [answer for answer in heard if answer.path.endswith("/i-am")]
        assert [answer.headers["cache-control"] for answer in shown] == ["no-store"]
        assert hands(heard) == [shown[0].path]
        play_one(page)
    assert names[:4] in (["Ada", "Blaise"] * 2, ["Blaise", "Ada"] * 2)


def test_the_stream_tells_no_hand(browser: Visitors, frozen: FrozenServer) -> None:
    """What it sends, read as the page reads it, on through a new round."""
    page = browser.new_page(reduced_motion=True, sockets=False)
    page.add_init_script(
        """const listen = EventSource.prototype.addEventListener;
        window.streamed = [];
        EventSource.prototype.addEventListener = function (type, heard) {
          listen.call(this, type, event => {
            window.streamed.push(event.data ?? "");
            heard(event);
          });
        };"""
    )
    place = sit(page, frozen, moves=10)
    for _ in range(4):
        next_move(page, frozen, place)
    streamed = page.evaluate("window.streamed.join('')")
    assert streamed.count("draws 5 cards") >= 2
    assert not A_HAND.search(streamed)


def test_the_socket_tells_a_hand_only_in_its_answers(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(reduced_motion=True)
    frames: list[dict[str, object]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(json.loads(frame))),
    )
    place = sit(page, frozen, moves=10)
    for _ in range(4):
        next_move(page, frozen, place)
    updates = json.dumps([frame for frame in frames if "update" in frame], ensure_ascii=False)
    assert updates.count("draws 5 cards") >= 2
    assert not A_HAND.search(updates)


def test_back_reload_and_the_history_cache(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.goto(frozen.url)
    place = sit(page, frozen)
    unveil(page)
    page.go_back()
    page.wait_for_url(f"{frozen.url}/")
    page.go_forward()
    page.wait_for_url(place.url)
    veiled(page)
    unveil(page)
    page.reload()
    veiled(page)
    unveil(page)
    # a browser that caches the page when it is left caches no hand
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert not page.locator(".hand").count()
    with page.expect_navigation():
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    veiled(page)


def test_a_hand_stays_open_until_somebody_else_is_asked(
    quiet_server: FrozenServer, browser: Visitors
) -> None:
    frozen, heard = quiet_server, quiet_server.wiretap.heard
    own = re.compile(CARDS + "|You draw")
    page = browser.new_page(reduced_motion=True)
    page.goto(frozen.url)
    names = ("Ada", "Blaise", "Céline", "Denis")
    place = frozen.table(*names, game=RANCHES, start=acting(), one_screen=True)
    place.open(page, "Ada")
    veiled(page, own)
    unveil(page)
    (said,) = [answer for answer in heard if answer.path.endswith("/i-am")]
    key = json.loads(said.text)["hand-key"]
    heard.clear()
    curtains, cards = count_curtains(page), page.locator(".hand .card")
    held = cards.count()
    draw(page)
    expect(cards).to_have_count(held + 1)
    click_and_wait(page, "#do-buy")
    click_and_wait(page, "#take-back")
    draw(page)
    expect(cards).to_have_count(held + 2)
    expect(page.locator("#log li").last).to_contain_text("You draw")
    assert curtains() == 0
    # the hand came with answers to this page, never through the stream
    told = {answer.path.rsplit("/", 1)[1] for answer in heard if own.search(answer.text)}
    assert told <= {"move", "back", "hand"}
    stored = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
    kept = [page.content(), page.url, page.evaluate(stored), str(page.context.cookies())]
    assert key not in "".join(kept)

    tab = page.context.new_page()
    tab.goto(place.url)
    veiled(tab, own)
    click_and_wait(page, "#do-buy")  # the other tab has said nothing: this hand is still open
    assert page.locator(".hand").count()
    up_to_date(tab, frozen, place)
    veiled(tab, own)
    assert unveil(tab) == "Ada"
    click_and_wait(page, "#do-buy")  # its key opens nothing any more
    veiled(page, own)
    up_to_date(tab, frozen, place)
    assert tab.locator(".hand").count()
    tab.close()

    unveil(page)
    page.reload()
    veiled(page, own)
    unveil(page)
    page.go_back()
    page.wait_for_url(f"{frozen.url}/")
    assert not own.search(page.content())
    page.go_forward()
    page.wait_for_url(place.url)
    veiled(page, own)
    unveil(page)
    click_and_wait(page, "#do-end")
    expect(page.locator("#curtain-title")).not_to_have_text("Ada to play")
    veiled(page, own)
    assert frozen.asked(place) != 0


def test_bots_that_move_in_between_leave_the_hand_open(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(reduced_motion=True)
    place = frozen.table(
        "Blaise", "Ada", "random", game=RANCHES, start=short(3, "bots"), one_screen=True
    )
    frozen.resign(place)  # a bot plays on for Blaise
    frozen.play_until_asked(place, 1)
    place.open(page, "Ada")
    assert unveil(page) == "Ada"
    curtains = count_curtains(page)
    while frozen.asked(place) == 1:
        click_and_wait(page, "#do-end")
    expect(page.locator("#table:not([data-asked])")).to_be_visible()
    assert page.locator(".hand").count()
    while frozen.asked(place) not in (1, None):
        next_move(page, frozen, place)
        assert page.locator(".hand").count()
    expect(page.locator("#table[data-asked]")).to_be_visible()
    click_and_wait(page, "#do-end")
    assert curtains() == 0


@pytest.mark.parametrize("game", [name for name in GAMES if name != GAME])
def test_the_other_games_have_a_curtain_too(
    browser: Visitors, frozen: FrozenServer, game: str
) -> None:
    """No hand on going back, in another tab, in a page that a browser has kept, or after a move."""
    held = re.compile(CARDS)
    page = browser.new_page(reduced_motion=True)
    page.goto(frozen.url)
    names = ("Ada", "Blaise", "Céline")[: max(GAMES[game].players)]
    moves = 12 if game in published_games() else 2  # other games may be short
    place = frozen.table(*names, moves=moves, game=game, one_screen=True)
    place.open(page, "Ada")
    veiled(page, held)
    unveil(page)
    assert held.search(page.content())
    page.go_back()
    page.wait_for_url(f"{frozen.url}/")
    page.go_forward()
    page.wait_for_url(place.url)
    veiled(page, held)
    unveil(page)
    hand = page.locator(".hand").inner_text()
    tab = page.context.new_page()
    tab.goto(place.url)
    veiled(tab, held)
    page.wait_for_timeout(300)  # the other tab has come: that is news, but none of the game
    assert page.locator(".hand").inner_text() == hand
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert not page.locator(".hand, [data-move-stem], #choices").count()
    with page.expect_navigation():
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    veiled(page, held)
    unveil(page)
    first = frozen.asked(place)
    next_move(page, frozen, place)  # made from elsewhere
    while frozen.asked(place) == first:
        assert page.locator(".hand").count()
        next_move(page, frozen, place)
    veiled(page, held)


def test_a_second_tab_and_another_size(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = sit(page, frozen)
    unveil(page)
    hand = page.locator(".hand").inner_text()
    page.locator(".hand .card").first.click()
    tab = page.context.new_page()
    tab.goto(place.url)
    veiled(tab)
    page.wait_for_timeout(300)  # the other tab has come: that is news, but none of the game
    assert page.locator(".hand").inner_text() == hand
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    for size in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        tab.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.locator(".hand").inner_text() == hand
        veiled(tab)
    tab.close()
    page.wait_for_timeout(300)
    assert page.locator(".hand").inner_text() == hand
    next_move(page, frozen, place)  # made from elsewhere: the hand goes
    veiled(page)


def test_taking_back_at_the_curtain(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    sit(page, frozen, moves=0)
    name = unveil(page)
    hand = page.locator(".hand").inner_text()
    page.locator(".hand .card").last.click()
    page.locator("#confirm").click()
    veiled(page)
    page.get_by_role("button", name=f"{name} takes their move back").click()
    expect(page.locator("#curtain-title")).to_have_text(f"{name} to play")
    veiled(page)
    assert unveil(page) == name
    assert page.locator(".hand").inner_text() == hand


def test_no_hand_stays_when_the_news_does_not_come(browser: Visitors, frozen: FrozenServer) -> None:
    browser.expect_trouble("ERR_FAILED")
    page = browser.new_page(reduced_motion=True, sockets=False)
    sit(page, frozen)
    unveil(page)
    page.route("**/stream*", lambda route: route.abort())
    frozen.drop_streams()
    expect(page.locator("#lost")).to_be_visible()
    page.locator(".hand .card").first.click()
    page.locator("#confirm").click()
    expect(page.locator(".hand")).to_have_count(0)
    page.unroute("**/stream*")
    expect(page.locator("#curtain")).to_be_visible()


def test_a_hand_asked_for_too_late(browser: Visitors, frozen: FrozenServer) -> None:
    """Somebody else has moved meanwhile, at another tab: no hand, but the table as it is."""
    browser.expect_trouble("409")
    browser.expect_trouble("ERR_FAILED")
    page = browser.new_page(sockets=False)
    place = sit(page, frozen)
    page.route("**/stream*", lambda route: route.abort())
    frozen.drop_streams()
    expect(page.locator("#lost")).to_be_visible()
    asked = page.locator("#curtain-title").inner_text()
    frozen.play(place)
    page.locator("#curtain button").click()
    expect(page.locator("#curtain-title")).not_to_have_text(asked)
    veiled(page)
