"""The plain table in the browser: a game without a stage of its own, and District Noir with its own
taken away, played to the end in every way."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.games import GAMES
from ludotheque.web.views.games import STAGES
from ludotheque.web.views.games.plain import PlainStage
from pebbles_beach.stage import PebblesStage
from tests.browser.frozen_server import GAME, FrozenServer, Place, run_frozen_server
from tests.browser.page_actions import (
    act,
    arrived,
    at_the_table,
    check_account,
    log_of,
    until_acted,
)
from tests.browser.page_kinds import others_move
from tests.browser.screen_reader_players import Reader
from tests.browser.test_keyboard import focus_is_somewhere, tab_to
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

SMALL = "pebbles"
OPTIONS = "#moves > .choices button"


@pytest.fixture(scope="module")
def plain_server() -> Iterator[FrozenServer]:
    with run_frozen_server({name: PlainStage(game) for name, game in GAMES.items()}) as found:
        yield found


@pytest.fixture
def plain(plain_server: FrozenServer) -> FrozenServer:
    """Every game on the plain stage."""
    plain_server.deal()
    return plain_server


def sit_down(page: Page, url: str, game: str) -> Place:
    page.goto(url)
    page.locator(f"a.door[href$='{game}/bots']").click()
    page.locator("input[name=name]").fill("Ada")
    page.locator("main button.main").click()
    at_the_table(page)
    return Place.at(page)


def tap_twice(card: Locator) -> None:
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()


def test_it_is_the_table_of_a_game_without_a_stage() -> None:
    assert SMALL in GAMES
    assert SMALL not in STAGES


@pytest.mark.parametrize("game", [SMALL, GAME])
def test_a_whole_game_by_mouse(browser: Visitors, plain: FrozenServer, game: str) -> None:
    """By the buttons, by tapping a card twice, and by the button beside the question, in turn."""
    page = browser.new_page(reduced_motion=True)
    place = sit_down(page, plain.url, game)
    turns = 0
    while others_move(page, plain, place):
        before = act(page)
        cards = page.locator(".hand .card.lit")
        if turns % 3 == 0 or not cards.count():
            page.locator(OPTIONS).last.click()
        elif turns % 3 == 1:
            tap_twice(cards.last)
        else:
            cards.first.click()
            expect(page.locator("#confirm")).to_have_text(re.compile("^Play "))
            page.locator("#confirm").click()
        until_acted(page, before)
        turns += 1
    assert turns > 2
    totals = check_account(page)
    expect(page.locator("#account-title")).to_be_in_viewport()
    winners = page.locator("section.person", has=page.locator(".winner"))
    assert winners.count() == totals.count(max(totals))
    assert any("plays" in line for line in log_of(page))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("#table[data-phase=playing]")


def test_a_whole_game_by_keyboard(browser: Visitors, plain: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    page.goto(plain.url)
    tab_to(page, f"a[href$='{SMALL}/bots']")
    page.keyboard.press("Enter")
    arrived(page, "input[name=name]")
    tab_to(page, "input[name=name]")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    at_the_table(page)
    place = Place.at(page)
    turns = 0
    while others_move(page, plain, place):
        if turns:
            focus_is_somewhere(page)
        before = act(page)
        if turns % 2 and page.locator(".hand .card.lit").count():
            tab_to(page, ".hand .card.lit")
            page.keyboard.press("Enter")
            expect(page.locator(".hand :focus")).to_have_attribute("aria-pressed", "true")
        else:
            tab_to(page, OPTIONS)
        page.keyboard.press("Space")
        until_acted(page, before)
        turns += 1
    focus_is_somewhere(page)
    check_account(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_at_one_screen(browser: Visitors, plain: FrozenServer, lang: str) -> None:
    """On a phone. No hand and no option is there before somebody says who they are."""
    page = browser.new_page(PHONE, touch=True, lang=lang, reduced_motion=True)
    page.goto(f"{plain.url}/play/{SMALL}/screen")
    for field, name in zip(page.get_by_role("textbox").all(), ("Ada", "Blaise"), strict=False):
        field.fill(name)
    page.locator("main button.main").tap()
    at_the_table(page)
    names = set()
    while not page.locator("#table[data-phase=over]").count():
        if not page.locator("#table[data-asked]").count():
            expect(page.locator("#curtain")).to_be_visible()
            assert not page.locator(".own-hand, #moves, .choices").count()
            assert not re.search('value="(play|rob|grab) ', page.content())
            names.add(page.locator("#curtain-title").inner_text())
            page.locator("#curtain button").tap()
        expect(page.locator(".own-hand")).to_be_visible()
        before = act(page)
        page.locator(OPTIONS).first.tap()
        until_acted(page, before)
    assert len(names) == 2
    check_account(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [SMALL, GAME])
def test_question_hand_and_options_are_on_the_first_screen_of_a_phone(
    browser: Visitors, plain: FrozenServer, game: str, lang: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang=lang)
    place = plain.table("Ada", "greedy", game=game, moves=3)
    plain.play_until_asked(place, 0)
    place.open(page, "Ada")
    for part in (".ask", ".hand", "#moves > .choices", "#common h2 >> nth=0"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_tap_on_any_other_card_explains_it(browser: Visitors, plain: FrozenServer) -> None:
    page = browser.new_page()
    place = plain.table("Ada", "Blaise", game=GAME, moves=3)
    plain.play_until_asked(place, 1)
    place.open(page, "Ada")
    for card in ("#common .card[data-card]", ".own-hand .card.only-shown"):
        name = page.locator(card).first.locator("i").inner_text()
        page.locator(card).first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=name)).to_be_visible()
        dialog.get_by_role("button", name="Close").click()


def test_what_is_unfolded_and_selected_stays_when_others_act(
    browser: Visitors, plain: FrozenServer
) -> None:
    page = browser.new_page()
    place = plain.table("Ada", "Blaise", "Chloé", game="noxford", moves=9)
    plain.play_until_asked(place, 0)
    place.open(page, "Ada")
    group = page.locator("details.choice-group:has(details)").first
    group.locator("summary").first.click()
    inner = group.locator("details.choice-group").first
    inner.locator("summary").first.click()
    plain.say(place, 1, "Take your time.")
    expect(page.locator("#sayings")).to_contain_text("Take your time.")
    expect(group).to_have_attribute("open", "")
    expect(inner).to_have_attribute("open", "")
    before = act(page)
    inner.get_by_role("button").first.click()
    until_acted(page, before)


def test_everybody_is_asked_together(browser: Visitors, plain: FrozenServer) -> None:
    place = plain.table("Ada", "Blaise", game="samarande")
    pages = [browser.new_page(reduced_motion=True) for _ in range(2)]
    for page, name in zip(pages, ("Ada", "Blaise"), strict=True):
        place.open(page, name)
        page.wait_for_selector("#table[data-asked]")
    pages[1].locator(OPTIONS).first.click()
    expect(pages[1].locator("#question")).to_contain_text("answer")
    expect(pages[0].locator("#table")).to_have_attribute("data-asked", "")
    before = act(pages[1])
    pages[0].locator(OPTIONS).first.click()
    for page in pages:
        until_acted(page, before)


def test_a_move_of_several_steps_can_be_taken_back_in_between(
    browser: Visitors, plain: FrozenServer
) -> None:
    page = browser.new_page()
    place = plain.table("Ada", "greedy", game=SMALL)
    plain.play_until_asked(place, 0)
    place.open(page, "Ada")
    hand = page.locator(".hand").inner_text()
    page.locator(OPTIONS, has_text="Play a Thief").click()
    expect(page.locator("#question")).to_have_text("Whom will you rob?")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator("#question")).to_have_text("Play a card.")
    assert page.locator(".hand").inner_text() == hand


def test_a_replay_by_all_and_by_own_eyes(browser: Visitors, plain: FrozenServer) -> None:
    place = plain.table("Ada", "Blaise", game=GAME)
    plain.play_out(place)
    page = browser.new_page()
    page.goto(f"{place.url}/replay?line=20&eyes=all")
    page.wait_for_selector("html.scripted #replay")
    hands = page.get_by_role("region", name="All hands")
    ada = hands.get_by_role("list", name="Ada").locator("i").all_text_contents()
    assert not page.locator(".own-hand").count()
    page.get_by_label("What is shown").select_option("0")
    page.wait_for_selector('#replay[data-eyes="0"]')
    shown = page.locator(".own-hand i").all_text_contents()
    assert sorted(set(shown)) == sorted({name.replace("\N{NO-BREAK SPACE}", " ") for name in ada})
    assert not page.locator("#moves button[name=move]").count()
    page.get_by_role("button", name="To the end").click()
    check_account(page)


class PlainReader(Reader):
    """Knows the question's name and takes one of the buttons that belong to it."""

    def choose(self) -> None:
        question = self.page.get_by_role("alert").inner_text()
        options = self.page.get_by_role("group", name=question).get_by_role("button")
        options.nth(self.turns % options.count()).click()


def test_a_whole_game_by_roles_and_names(browser: Visitors, plain: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = plain.table("Ada", "greedy", game=SMALL)
    place.open(page, "Ada")
    plain.play_until_asked(place, 0)
    reader = PlainReader(page)
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("main")).to_match_aria_snapshot(
        """
        - region "Pebbles":
          - heading "Pebbles" [level=1]
          - paragraph: Play a card.
          - heading "Hand 2 cards" [level=2]
          - list "Hand 2 cards":
            - listitem:
              - button /Coin|Thief|Rock/
            - listitem:
              - button /Coin|Thief|Rock/
          - group "Play a card.":
            - button /Play a/
            - button /Play a/
          - region "The table"
          - region "You"
          - region "Colette"
        - complementary
        """
    )
    while reader.is_asked():
        reader.move()
        plain.play_until_asked(place, 0)
    assert reader.turns > 2
    ended = page.get_by_role("heading", level=2, name=re.compile("win|share"))
    expect(ended).to_be_visible()
    expect(page.locator("#account")).to_contain_text("The richest wins.")


@pytest.mark.parametrize("game", [name for name in GAMES if name in STAGES])
def test_axe_finds_nothing_on_any_games_plain_table(
    browser: Visitors, plain: FrozenServer, game: str
) -> None:
    page = browser.new_page(reduced_motion=True)
    place = plain.table("Ada", *["greedy"] * (max(GAMES[game].players) - 1), game=game, moves=20)
    plain.play_until_asked(place, 0)
    place.open(page, "Ada")
    page.evaluate("document.querySelectorAll('#table details').forEach(e => { e.open = true })")
    check_axe(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_a_stage_of_another_package_builds_on_it(browser: Visitors) -> None:
    """Its own template and style sheet come with it, and the rest is the plain table."""
    with run_frozen_server({SMALL: PebblesStage(GAMES[SMALL])}) as beach:
        place = beach.table("Ada", "greedy", game=SMALL)
        beach.play_until_asked(place, 0)
        page = browser.new_page(reduced_motion=True)
        place.open(page, "Ada")
        sand = page.locator(".sand")
        expect(sand).to_have_css("background-color", "rgb(233, 216, 166)")
        expect(page.locator(".hand")).to_have_css("display", "flex")  # as the plain sheet says
        assert sand.locator("svg").count() == int(sand.inner_text().split()[0])
        check_axe(page)
        before = act(page)
        page.locator(OPTIONS).first.click()
        until_acted(page, before)
