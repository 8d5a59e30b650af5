"""Les Fils de Samarande through the page: whole games with two, three and five viziers, by mouse,
touch and keyboard, and by roles and names alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.market_players import Vizier, play_by_keyboard, play_out
from tests.browser.page_actions import act, until_acted
from tests.browser.samarande_page_kinds import dealt, held, opened
from tests.browser.samarande_positions import NAME, acting, answering, ordering, short
from tests.browser.test_keyboard import tab_to
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

CATEGORIES = 5


def against_bots(
    page: Page, frozen: FrozenServer, players: int, seed: str, cards: int = 7
) -> Place:
    """A short game, Ada against quick bots."""
    start = short(players, seed, cards)
    place = frozen.table("Ada", *["random"] * (players - 1), start=start, game=NAME)
    place.open(page, "Ada")
    return place


def check_score(page: Page, players: int) -> None:
    """Every row of the final account adds up."""
    expect(page.locator("#account-title")).to_be_visible()
    rows = page.locator(".rankings tbody tr")
    assert rows.count() == players
    for row in rows.all():
        *points, total = [
            int(re.sub(r"\D", "", text) or 0) for text in row.locator("td b").all_inner_texts()
        ]
        assert len(points) == CATEGORIES
        assert sum(points) == total


@pytest.mark.parametrize(("players", "lang"), [(2, "fr"), (3, "en"), (5, "fr")])
def test_a_whole_game(browser: Visitors, frozen: FrozenServer, players: int, lang: str) -> None:
    page = browser.new_page(lang=lang, reduced_motion=True)
    place = against_bots(page, frozen, players, f"whole {players}")
    made = play_out(Vizier(page, f"mouse {players}"), frozen, place, touch=False)
    assert "end" in made
    assert len(made & {"take", "draw", "lay", "play", "pass"}) >= 2
    assert page.locator("html").get_attribute("lang") == lang
    check_score(page, players)


def test_a_whole_game_by_touch_on_a_phone(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True, lang="en", reduced_motion=True)
    place = against_bots(page, frozen, 3, "touched", 5)
    play_out(Vizier(page, "touch"), frozen, place, touch=True)
    check_score(page, 3)
    expect(page.locator("#account-title")).to_be_in_viewport()


def test_a_whole_game_by_keyboard(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = against_bots(page, frozen, 2, "keys", 4)
    play_by_keyboard(Vizier(page, "keys"), frozen, place)
    check_score(page, 2)


@pytest.mark.rule("SA-12")
def test_four_of_eight_are_kept_by_tapping(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True)
    place = dealt(page, frozen)
    cards, count, confirm = (page.locator(at) for at in ("[data-keep-card]", "#kept", "#confirm"))
    expect(cards).to_have_count(8)
    before = act(page)
    for number in range(4):
        expect(count).to_have_text(f"{number} of 4 chosen")
        expect(confirm).to_be_hidden()
        cards.nth(number * 2).tap()
    expect(confirm).to_have_text("Keep these 4")
    cards.nth(1).tap()  # a fifth is one too many
    expect(page.locator("#notice")).to_contain_text("chosen 4 already")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "false")
    cards.nth(0).tap()
    expect(confirm).to_be_hidden()
    frozen.say(place, 1, "wait")  # talk leaves a half-made choice alone
    expect(page.locator("#talk li")).to_have_count(1)
    expect(count).to_have_text("3 of 4 chosen")
    cards.nth(1).tap()
    kept = [cards.nth(number).get_attribute("data-keep-card") for number in (1, 2, 4, 6)]
    expect(confirm).to_have_attribute("value", " ".join(["keep", *map(str, kept)]))
    assert act(page) == before, "nothing leaves the page before the choice is whole"
    confirm.tap()
    expect(page.locator("#question")).to_contain_text("noted")
    expect(cards).to_have_count(0)


@pytest.mark.rule("SA-62")
def test_by_keyboard_an_explorer_is_told_what_to_look_for(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(reduced_motion=True)
    place = opened(page, frozen, acting())
    expect(page.locator("#seek")).to_be_hidden()
    tab_to(page, '[data-move-stem="play explorer-genie"]')
    page.keyboard.press("Enter")
    expect(page.locator("#seek .lit")).to_have_count(14)
    expect(page.locator("#parts")).to_be_hidden()
    tab_to(page, '#seek [data-part-name="Souk"]')
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_have_text(
        "Play an Explorer genie to find a Souk (4 action points)"
    )
    before = act(page)
    page.locator("#confirm").press("Enter")
    until_acted(page, before)
    assert page.locator("#table :focus").count(), "the focus is lost"
    expect(page.locator("#happening")).to_contain_text("You play an Explorer genie to find a Souk")
    frozen.play(place, "pass", "pass")
    expect(page.locator("#throw")).to_contain_text("Turned up and shuffled back")
    expect(page.locator("#estate-0 .site")).to_have_count(5)
    page.keyboard.press("Tab")
    assert page.locator(":focus").count()


def test_by_roles_and_names(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = opened(page, frozen, acting())
    hand = page.get_by_role("list", name="Your hand")
    hand.get_by_role("button", name="Kidnapper genie").click()
    choices = page.get_by_role("group", name="Choose a target")
    choices.get_by_role("button", name="Blaise, Perfumer on District 2, Palace").click()
    choices.get_by_role("button", name="You, District 3: Fortified quarter").click()
    since = act(page)
    page.get_by_role(
        "button", name=re.compile("^Play a Kidnapper genie: the Perfumer from Blaise’s")
    ).click()
    until_acted(page, since)
    frozen.play(place, "pass", "pass")
    mine = page.get_by_role("region", name="You").get_by_role("list", name="You: Districts")
    expect(mine.get_by_role("button", name=re.compile("You, Perfumer on District"))).to_have_count(
        2
    )
    expect(page.get_by_role("log")).to_contain_text("You carry off a Perfumer from Blaise")
    expect(page.get_by_role("img", name="2 action points left")).to_be_visible()
    blaise = page.get_by_role("article", name="Blaise")
    for figure in ("6 gold", "1 District", "0 artisans", "3 cards in hand", "+0 to guard"):
        assert blaise.get_by_text(figure).count(), figure
    out = blaise.get_by_role("button", name="Blaise, District 1: Port, out of play")
    expect(out).to_be_visible()
    guard = blaise.get_by_role("button", name="Blaise, a Royal guard, counts 0")
    expect(guard).to_be_visible()
    guard.click()
    expect(page.get_by_role("dialog")).to_contain_text("Royal guard")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="End turn").click()
    waiting = page.get_by_role("paragraph").filter(has_text="Waiting for Blaise, who is away.")
    expect(waiting).to_be_visible()


@pytest.mark.rule("SA-60")
def test_a_caliph_orders_the_line_gaps_included(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = opened(page, frozen, ordering())
    held(page, "caliph")
    before = act(page)
    page.locator("#confirm").click()
    until_acted(page, before)
    frozen.play(place, "pass")
    page.wait_for_selector("button.gap.lit")
    page.locator("button.gap").click()
    before = act(page)
    page.locator("#confirm").click()
    until_acted(page, before)
    expect(page.locator(".line li").first.locator(".gap")).to_be_visible()
    before = act(page)
    page.get_by_role("button", name="Leave the rest as it is").click()
    until_acted(page, before)
    expect(page.locator("#question")).to_contain_text("3 action points left")


@pytest.mark.rule("SA-70")
def test_at_one_screen_somebody_answers_with_a_genie(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    names = ("Ada", "Blaise", "Céline")
    place = frozen.table(*names, game=NAME, start=answering(), one_screen=True)
    frozen.play(place, "play aladdin 1")
    place.open(page, "Ada")
    assert not page.locator(".hand").count()
    page.get_by_role("button", name="Me, Ada").click()
    genie = page.locator(".hand .lit")
    expect(genie).to_have_count(1)
    genie.click()
    expect(page.locator("#confirm")).to_have_text("Answer with a Mischievous genie")
    page.locator("#confirm").click()
    page.get_by_role("button", name="Nobody answers").click()  # nobody else, that is
    expect(page.locator(".chain li")).to_have_count(2)
    page.get_by_role("button", name="Nobody answers").click()
    expect(page.locator("#estate-0")).to_contain_text("1 action point fewer each turn")
    expect(page.locator(".happening")).to_have_count(0)


def test_an_illegal_try_says_why_and_sends_nothing(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    opened(page, frozen, acting())
    before = act(page)
    held(page, "aladdin")
    page.locator("#e0p0").click(position={"x": 8, "y": 20})
    expect(page.locator("#notice")).to_contain_text("does not belong to an opponent")
    held(page, "weaponsmith")
    page.locator("#e0p2").click(position={"x": 8, "y": 20})
    expect(page.locator("#confirm")).to_be_visible()  # a Fortified quarter has room for one
    page.keyboard.press("Escape")
    held(page, "weaponsmith")
    page.locator("#e0p0").click(position={"x": 8, "y": 20})
    expect(page.locator("#notice")).to_contain_text("no room for another artisan")
    assert act(page) == before
