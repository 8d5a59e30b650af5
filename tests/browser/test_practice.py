"""Practice in the browser: a move, the bot's reply, and the whole turn taken back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import Place
from tests.browser.page_actions import act, at_the_table, sit_down_against, until_acted
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Visitors
from tests.web.clients import Api, client
from tests.web.fake_time import eventually
from tests.web.servers import Running, running

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'practice.sqlite'}") as found:
        yield found


def hand(page: Page) -> list[str]:
    cards = page.locator(".hand .card").all()
    return [card.get_attribute("value") or "" for card in cards]


def until_my_turn(page: Page) -> None:
    page.wait_for_selector("#table[data-asked]")


def play(page: Page, place: int) -> None:
    """Play the card at this place of the hand, and wait for the bot's reply."""
    before = act(page)
    page.locator(".hand .card").nth(place).click()
    page.locator("#confirm").click()
    until_acted(page, before)
    until_my_turn(page)


def take_turn_back(page: Page) -> None:
    before = act(page)
    page.get_by_role("button", name="Take back my turn").click()
    until_acted(page, before)


def test_a_turn_is_taken_back_and_played_otherwise(server: Running, browser: Visitors) -> None:
    page = browser.new_page(lang="en", reduced_motion=True)
    sit_down_against(page, server.url, practice=True)
    expect(page.locator("header")).to_contain_text("Practice")
    until_my_turn(page)
    button = page.get_by_role("button", name="Take back my turn")
    expect(button).to_be_disabled()
    cards = hand(page)
    play(page, 0)
    assert hand(page) == cards[1:]
    expect(button).to_be_enabled()
    take_turn_back(page)
    expect(page.locator("#log")).to_contain_text("You take your turn back.")
    assert hand(page) == cards
    expect(button).to_be_disabled()
    expect(page.locator("#confirm")).to_be_hidden()
    play(page, 1)
    assert hand(page) == cards[:1] + cards[2:]
    check_axe(page)


@pytest.mark.parametrize("game", ["noxford", "samarande", "sans-foi-ni-loi"])
def test_the_button_can_be_read_at_every_table(
    server: Running, browser: Visitors, game: str
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": game, "seats": seats, "start": True, "practice": True}
    with client(server.url) as asking:
        opened = asking.post("/api/tables", json=wanted).json()
    ada = Api(server.url, opened["table"], opened["token"])
    had_choice = False
    while not had_choice:  # a first hand can only be kept
        eventually(lambda: bool(ada.options()))
        options = ada.options()
        had_choice = len(options) > 1
        assert ada.move(options[0]).status_code == 200
    eventually(lambda: bool(ada.options()))
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    Place.of(["Ada"], [ada]).open(page, "Ada")
    expect(page.get_by_role("button", name="Reprendre mon tour")).to_be_enabled()
    check_axe(page)
    take = act(page)
    page.get_by_role("button", name="Reprendre mon tour").click()
    until_acted(page, take)
    expect(page.locator("#log")).to_contain_text("Vous reprenez votre tour.")


def test_the_keyboard_takes_turns_back_to_the_deal(server: Running, browser: Visitors) -> None:
    page = browser.new_page(PHONE, touch=True, lang="en", reduced_motion=True)
    sit_down_against(page, server.url, practice=True)
    until_my_turn(page)
    hands = [hand(page)]
    for _ in range(2):
        play(page, 0)
        hands.append(hand(page))
    hands.pop()
    while hands:
        before = act(page)
        page.locator("#take-turn-back").focus()
        page.keyboard.press("Enter")
        until_acted(page, before)
        assert hand(page) == hands.pop()
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]


def test_practice_is_ticked_with_the_easiest_bot_alone(server: Running, browser: Visitors) -> None:
    page = browser.new_page(lang="en")
    page.goto(f"{server.url}/play/district-noir/bots")
    page.wait_for_selector("html.scripted")
    box = page.locator("input[name=practice]")
    expect(box).not_to_be_checked()
    page.locator("input[value=novice]").check()
    expect(box).to_be_checked()
    page.locator("input[value=ismcts]").check()
    expect(box).not_to_be_checked()
    box.check()  # whoever has decided is asked no more
    page.locator("input[value=greedy]").check()
    expect(box).to_be_checked()
    box.uncheck()
    page.locator("input[value=novice]").check()
    expect(box).not_to_be_checked()
    box.check()
    page.locator("input[name=name]").fill("Ada")
    page.locator("main button.main").click()
    at_the_table(page)
    page.goto(server.url)
    expect(page.locator("#recent .game-row")).to_contain_text(
        re.compile("District Noir \\(practice\\)")
    )
