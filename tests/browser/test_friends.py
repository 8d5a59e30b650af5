"""Two people and a spectator at one table, from the lobby to the rematch."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page_actions import (
    GAME,
    LONGEST,
    act,
    at_the_table,
    check_account,
    log_of,
    take_or_play,
    until_acted,
)
from tests.browser.server_process import RunningServer
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

TOO_LATE = r" 409 .*/(commit|reveal)\)$"
"""A table waits only seconds for a page's number, then deals without it: nobody notices."""


def gather(browser: Visitors, server: RunningServer) -> tuple[Page, Page, Page]:
    """Ada opens a table, Blaise joins by the link, Chloé only watches."""
    browser.tolerate_trouble(TOO_LATE)
    ada, blaise, chloe = (browser.new_page(reduced_motion=True) for _ in range(3))
    ada.goto(f"{server.url}/play/{GAME}/friends")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    link = ada.locator("#link").inner_text()
    for page in (blaise, chloe):
        page.goto(link)
        page.wait_for_selector("html.scripted")
    blaise.get_by_label("Your name").fill("Blaise")
    blaise.get_by_role("button", name="Sit down").click()
    expect(blaise.locator("main")).to_contain_text("You are seated. The host will start the game.")
    expect(chloe.locator("main")).to_contain_text("All seats are taken.")
    expect(ada.locator("main")).to_contain_text("Everybody is here.")
    return ada, blaise, chloe


def start(pages: Sequence[Page]) -> None:
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        at_the_table(page)


def asked(*pages: Page) -> Page:
    """Whose turn it is."""
    for page in pages:
        if page.locator("[data-asked]").count():
            return page
    raise AssertionError("nobody is asked")


def in_step(*pages: Page) -> str:
    """Wait until all pages show the same act."""
    newest = max((act(page) for page in pages), key=int)
    for page in pages:
        page.wait_for_selector(f'#table[data-last-act="{newest}"]')
    return newest


def test_from_the_lobby_to_the_return_match(browser: Visitors, server: RunningServer) -> None:
    ada, blaise, chloe = everybody = gather(browser, server)
    start(everybody)
    for _ in range(LONGEST):
        in_step(*everybody)
        if ada.locator("[data-phase=over]").count():
            break
        assert not chloe.locator(".hand, [data-asked], #take").count()
        hand = asked(ada, blaise).locator(".hand .card").count()
        assert asked(ada, blaise).locator(".person .backs").count() == 1
        assert chloe.locator(".back").count() >= hand
        player = asked(ada, blaise)
        before = act(player)
        take_or_play(player)
        until_acted(player, before)
    points = [check_account(page) for page in everybody]
    assert points[0] == points[1] == points[2]
    told = [line for line in log_of(chloe) if " draws " in line]
    assert told
    assert all(line.endswith(" draws 5 cards.") for line in told)

    for page in (ada, blaise):
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    blaise.get_by_role("button", name="Rematch").click()
    blaise.wait_for_selector(".lobby")
    expect(blaise.locator(".chairs")).to_contain_text("invited to a rematch")
    expect(chloe.get_by_role("link", name="Watch the rematch")).to_be_visible()
    ada.get_by_role("button", name="Join the rematch").click()
    expect(ada).to_have_url(blaise.url)
    for page in (ada, blaise):
        at_the_table(page)
    assert sorted(page.locator(".hand .card").count() for page in (ada, blaise)) == [5, 5]


def test_talk_is_text_and_can_be_hidden(browser: Visitors, server: RunningServer) -> None:
    ada, blaise, chloe = everybody = gather(browser, server)
    start(everybody)
    rude = "<img src=x onerror=alert(1)> & <b>bold</b>"
    ada.get_by_label("Say something").fill(rude)
    ada.get_by_role("button", name="Send").click()
    for page in everybody:
        expect(page.locator("#sayings li").last).to_have_text(f"Ada {rude}")
        assert not page.locator("#sayings img, #sayings b").count()
    expect(ada.get_by_label("Say something")).to_have_value("")
    expect(blaise.locator("#announce")).to_have_text(f"Ada: {rude}")
    assert not chloe.get_by_label("Say something").count()

    hide = blaise.get_by_role("button", name="Hide talk")
    hide.click()
    expect(hide).to_have_attribute("aria-pressed", "true")
    expect(blaise.locator("#sayings")).to_be_hidden()
    ada.get_by_label("Say something").fill("Can you hear me?")
    ada.get_by_label("Say something").press("Enter")
    expect(chloe.locator("#sayings li").last).to_have_text("Ada Can you hear me?")
    blaise.wait_for_selector("#sayings li:nth-child(2)", state="attached")
    expect(hide).to_have_attribute("aria-pressed", "true")
    expect(blaise.locator("#announce")).to_have_text(f"Ada: {rude}")  # and nothing since
    blaise.reload()
    expect(blaise.locator("#sayings")).to_be_hidden()
    blaise.get_by_role("button", name="Hide talk").click()
    expect(blaise.locator("#sayings")).to_contain_text("Can you hear me?")


def test_what_is_refused_says_why_and_a_move_can_be_taken_back(
    browser: Visitors, server: RunningServer
) -> None:
    browser.tolerate_trouble("422")
    ada, blaise, chloe = everybody = gather(browser, server)
    start(everybody)
    in_step(*everybody)
    player = asked(ada, blaise)
    other = blaise if player is ada else ada

    other.locator(".hand .card").first.click(force=True)  # it is not this one's turn
    expect(other.locator("#notice")).to_be_visible()
    expect(other.locator("#notice")).to_contain_text("turn")
    assert not other.locator(".hand [aria-pressed]").count()

    hand = player.locator(".hand .card").all_inner_texts()
    player.locator(".hand .card").first.click()
    player.locator("#confirm").click()
    expect(player.locator(".hand .card")).to_have_count(4)
    in_step(*everybody)
    assert other.locator("#notice").is_hidden()
    player.get_by_role("button", name="Take it back").click()
    expect(player.locator(".hand .card")).to_have_count(5)
    assert player.locator(".hand .card").all_inner_texts() == hand
    in_step(*everybody)

    before = act(player)
    player.locator("#take").click()
    assert act(player) == before, "one touch only says what it would bring"
    player.locator("#confirm").click()
    until_acted(player, before)
    in_step(*everybody)
    for turn in (other, player, other):
        page = turn
        page.wait_for_selector("[data-asked]")
        if page is player:
            page.locator("#take").click(force=True)  # for the second time in this round
            expect(page.locator("#notice")).to_have_text(
                "You have already taken cards: you can take only once per round. DN-24"
            )
            page.locator("#notice a", has_text="DN-24").click()
            expect(page.locator("#info-dialog-text h1")).to_contain_text("District Noir")
            page.keyboard.press("Escape")
        before = act(page)
        page.locator(".hand .card").first.dblclick()
        until_acted(page, before)
    assert not chloe.locator(".hand").count()
