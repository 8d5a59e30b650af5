"""A list of one's own, from the form to the log."""

import json

import pytest
from playwright.sync_api import FilePayload, expect

from ludotheque.core import BadBox
from ludotheque.games import GAMES
from ludotheque.texts import check_own_cards
from tests.browser.own_cards_page_kinds import GAME, OWN, WRONG, open_table, paste
from tests.browser.page_actions import LONGEST, act, at_the_table, log_of, take_or_play, until_acted
from tests.browser.server_process import RunningServer
from tests.browser.test_friends import TOO_LATE, asked, in_step
from tests.browser.test_markup import SHORT, Victim
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow


def test_a_list_is_pasted_announced_and_played_with(
    browser: Visitors, server: RunningServer
) -> None:
    browser.tolerate_trouble(TOO_LATE)
    ada, blaise = (browser.new_page(reduced_motion=True) for _ in range(2))
    link = open_table(ada, server.url)
    blaise.goto(link)
    blaise.wait_for_selector("html.scripted")
    announced = "This table plays with a card list brought by Ada."
    expect(blaise.locator("#own-cards")).to_contain_text(announced)
    blaise.get_by_role("link", name="See the cards").click()
    expect(blaise.locator("#info-dialog")).to_contain_text("Godfather")
    blaise.keyboard.press("Escape")
    blaise.get_by_label("Your name").fill("Blaise")
    blaise.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, blaise):
        at_the_table(page)
    for _ in range(LONGEST):  # of eight Godfathers at least three are dealt to players
        in_step(ada, blaise)
        if any("Godfather" in line for line in log_of(ada)):
            break
        player = asked(ada, blaise)
        before = act(player)
        take_or_play(player)
        until_acted(player, before)
    assert any("Godfather" in line for line in log_of(blaise))
    blaise.get_by_role("link", name="Cards").click()
    expect(blaise.locator("#info-dialog")).to_contain_text(announced)


@pytest.mark.parametrize("door", ["friends", "bots"])
def test_a_refused_list_loses_nothing_of_the_form(
    browser: Visitors, server: RunningServer, door: str
) -> None:
    browser.expect_trouble("422")
    page = browser.new_page(reduced_motion=True)
    paste(page, server.url, WRONG, "Zoé", door)
    page.locator("form button.main.big").click()
    problem = page.locator(".problem:visible")
    expect(problem).to_contain_text("Line 9: “hnad” is not known here. Did you mean “hand”?")
    expect(page.locator("input[name=name]")).to_have_value("Zoé")
    expect(page.locator("#cards-text")).to_be_visible()
    expect(page.locator("#cards-text")).to_have_value(WRONG)
    page.locator("#cards-text").fill(OWN)
    page.locator("form button.main.big").click()
    page.wait_for_url(f"{server.url}/t/*")


def test_a_file_is_shown_as_text(browser: Visitors, server: RunningServer) -> None:
    page = browser.new_page(reduced_motion=True)
    paste(page, server.url, "")
    file = FilePayload(name="mine.toml", mimeType="application/toml", buffer=OWN.encode())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("#cards-text")).to_have_value(OWN)
    page.locator("form button.main.big").click()
    expect(page.locator("#own-cards")).to_be_visible()


def titled(start: int) -> tuple[str, list[str]]:
    """A list whose cards have payloads for titles, those of them that can be titles."""
    text, titles = GAMES[GAME].box.text, []
    names = [kind.name for kind in GAMES[GAME].box.kinds]
    for title, name in zip(SHORT[start:], names, strict=False):
        quoted = json.dumps(title, ensure_ascii=False)
        own = text.replace(f'name = "{name}"\n', f'name = "{name}"\ntitle = {quoted}\n')
        try:
            check_own_cards(GAMES[GAME].with_cards(own))
        except BadBox:
            continue
        text = own
        titles.append(title)
    return text, titles


@pytest.mark.parametrize("start", [0, 12, 22])
def test_titles_are_never_markup(browser: Visitors, server: RunningServer, start: int) -> None:
    text, titles = titled(start)
    assert len(titles) > 5
    victim = Victim(browser)
    link = open_table(victim.page, server.url, text, SHORT[start])
    victim.sees(SHORT[start])
    victim.page.goto(f"{link}/cards")
    victim.sees(*titles)
