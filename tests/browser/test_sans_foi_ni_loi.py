"""Sans Foi Ni Loi through the page: whole games with two, four and six ranchers, by mouse, touch
and keyboard, and by roles and names alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.market_players import Rancher, play_by_keyboard, play_out
from tests.browser.page_actions import act, until_acted
from tests.browser.sans_foi_ni_loi_page_kinds import held, opened
from tests.browser.sans_foi_ni_loi_positions import acting, equals, short
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow


def check_rankings(page: Page) -> None:
    """Every row of the final account adds up."""
    expect(page.locator("#account-title")).to_be_visible()
    for row in page.locator(".rankings tbody tr").all():
        *points, total = [
            int(re.sub(r"\D", "", text) or 0) for text in row.locator("td b").all_inner_texts()
        ]
        assert len(points) == 4
        assert sum(points) == total


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (4, "fr"), (6, "en")])
def test_a_whole_game(browser: Visitors, frozen: FrozenServer, players: int, lang: str) -> None:
    page = browser.new_page(lang=lang, reduced_motion=True)
    place = opened(page, frozen, short(players, f"whole {players}"))
    made = play_out(Rancher(page, f"mouse {players}"), frozen, place, touch=False)
    assert "end" in made
    assert len(made & {"take", "draw", "lay", "play"}) >= 2
    assert page.locator("html").get_attribute("lang") == lang
    assert page.locator(".rankings tbody tr").count() == (4 if players == 2 else players)
    check_rankings(page)


def test_a_whole_game_by_touch_on_a_phone(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    place = opened(page, frozen, short(3, "touched"))
    page.locator("#initials a").last.tap()
    expect(page.locator(".estate").last).to_be_in_viewport(ratio=1)
    play_out(Rancher(page, "touch"), frozen, place, touch=True)
    check_rankings(page)
    expect(page.locator("#account-title")).to_be_in_viewport()


def test_a_phone_has_the_question_and_the_hand_within_reach(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr")
    opened(page, frozen, acting())
    for part in (".line", ".ask", ".hand"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    page.locator(".estate").last.scroll_into_view_if_needed()
    for part in (".ask", ".hand"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_whole_game_by_keyboard(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = opened(page, frozen, short(3, "keys", 6))
    play_by_keyboard(Rancher(page, "keys"), frozen, place)
    check_rankings(page)


def test_by_roles_and_names(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    opened(page, frozen, acting())
    hand = page.get_by_role("list", name="Your hand")
    hand.get_by_role("button", name="Cattle theft").click()
    choices = page.get_by_role("group", name="Choose a target")
    choices.get_by_role("button", name="Colette, land 2: Poor herd, worth 1 gold").click()
    choices.get_by_role("button", name="You, land 3: Poor land").click()
    page.get_by_role("button", name=re.compile("^Play a Cattle theft .*to your land 3")).click()
    lands = page.get_by_role("region", name="You").get_by_role("list", name="You: lands")
    expect(lands.get_by_role("button", name="You, land 3: Poor herd, worth 1 gold")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("You drive a Poor herd")
    expect(page.get_by_role("img", name="one action point left")).to_be_visible()
    colette = page.get_by_role("article", name="Colette")
    for figure in ("6 gold", "2 lands", "2 cowboys", "2 cards in hand", "points if it ended now"):
        assert colette.get_by_text(figure).count(), figure
    expect(colette.get_by_role("button", name="Colette, Indian raid")).to_be_visible()
    line = page.get_by_role("list", name="The line")
    assert line.get_by_role("listitem").count() == 7
    line.get_by_role("button", name="Poor land").click()
    page.get_by_role("button", name="Take a Poor land from the line for 1 action point").click()
    expect(page.get_by_role("alert")).to_contain_text("You have no action points left")
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("paragraph").filter(has_text="is thinking")).to_be_visible()


def test_a_second_tap_and_escape_let_go(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = opened(page, frozen, acting())
    card = page.locator('.hand [data-move-stem="lay excellent-land"]')
    card.click()
    expect(page.locator("#confirm")).to_have_text("Lay an Excellent land (1 action point)")
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    held(page, "hold-up")
    expect(page.locator(".aim:visible")).to_have_count(4)  # three ranches and the bank
    expect(page.locator(".line .lit")).to_have_count(0)
    before = act(page)
    card.click()  # another card instead
    assert page.locator("#table [aria-pressed=true]").count() == 1
    card.click()
    assert page.locator("#table [aria-pressed=true]").count() == 0
    card.click()
    page.locator("#confirm").click()
    until_acted(page, before)
    assert page.locator("#estate-0 .site").count() == 5
    held(page, "hold-up")
    frozen.say(place, 0, "wait")  # talk leaves a half-made choice alone
    expect(page.locator("#table")).not_to_have_attribute("data-last-line", before)
    expect(page.locator(".aim:visible")).to_have_count(4)


def test_an_illegal_try_says_why_and_sends_nothing(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    opened(page, frozen, acting(points=3))
    before = act(page)
    notice = page.locator("#notice")
    held(page, "cattle-theft")
    expect(notice).to_contain_text("That costs 5 action points, and you have 3 left.")
    page.locator("#l-4").click()
    expect(notice).to_contain_text("costs 5 action points")
    held(page, "poor-herd")
    expect(notice).to_be_hidden()
    page.locator("#e0p3").click(position={"x": 8, "y": 20})  # a land with a mine
    expect(notice).to_contain_text("Land 4 has a mine")
    assert act(page) == before
    page.locator(".estate .hurts").first.click()  # no part of the move: it is explained
    expect(page.get_by_role("dialog")).to_contain_text("Indian raid")


def test_a_herd_test_is_seen_and_its_herds_are_sold(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    place = opened(page, frozen, equals())
    frozen.play(place, "end")
    page.wait_for_selector("#duel[data-beat=after]")
    rolls = page.locator("#duel .roll")
    expect(rolls).to_have_count(2)
    expect(rolls.last).to_contain_text("+3 for the herds")
    assert page.locator("#duel .die").count() == 2
    totals = rolls.locator(".total").all_inner_texts()
    own, against = (int(re.sub(r"\D", "", text)) for text in totals)
    assert page.locator("#duel .roll.wins").count() == 1
    ending = "wins" if own >= against else "loses"
    expect(rolls.first).to_have_class(re.compile(ending))


def test_one_screen_and_its_curtain(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(lang="fr")
    place = frozen.table(
        "Ada", "Blaise", "Chloé", start=equals(), game="sans-foi-ni-loi", one_screen=True
    )
    place.open(page, "Ada")
    assert not page.locator(".hand").count()
    page.get_by_role("button", name="C’est moi, Chloé").click()
    expect(page.locator(".hand .card")).to_have_count(1)
    page.get_by_role("button", name="Finir le tour").click()
    expect(page.locator(".curtain")).to_be_visible()
    assert not page.locator(".hand").count()
