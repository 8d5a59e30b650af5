"""Playing by roles and names alone, as a screen reader does."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core import State
from tests.browser import samarande_positions, sans_foi_ni_loi_positions
from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import act, at_the_table, until_acted
from tests.browser.page_kinds import MIDDLE, next_move, up_to_date
from tests.browser.screen_reader_players import LONGEST, MarketReader, NoxfordReader, Reader
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

CARDS_TO_TAKE = re.compile("^Take .*(Support|Alliance|Betrayal|City|Docks|Police)")
A_CARD = re.compile(r"^(Support\s\d|(Alliance|Betrayal)\s[+−]\d|Docks|Police Station|City Hall)$")
QUESTION = re.compile(r"play a card|take the last cards", re.IGNORECASE)


def sit_down(page: Page, frozen: FrozenServer, game: str, players: str = "") -> Place:
    page.goto(frozen.url)
    page.get_by_role("article", name=game).get_by_role("link", name="Against bots").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(game)
    page.get_by_role("textbox", name="Your name").fill("Ada")
    if players:
        page.get_by_role("combobox", name="Players").select_option(players)
    page.get_by_role("group", name="Opponent").get_by_role("radio", name="Easy").check()
    page.get_by_role("button", name="Start").click()
    at_the_table(page)
    return Place.at(page)


def read_out(reader: Reader, frozen: FrozenServer, place: Place) -> set[str]:
    """Play a whole game. Returns what was told in it."""
    page, told = reader.page, set[str]()
    for _ in range(LONGEST):
        frozen.play_until_asked(place, 0)
        up_to_date(page, frozen, place)
        told.add(page.get_by_role("log").inner_text())
        if not reader.is_asked():
            break
        expect(page.get_by_role("alert")).not_to_be_empty()
        reader.move()
    ended = page.get_by_role("heading", level=2, name=re.compile("win|draw|share"))
    expect(ended).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return told


def test_a_whole_game_by_roles_and_names(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = sit_down(page, frozen, "District Noir")
    turn, log = page.get_by_role("alert"), page.get_by_role("log")
    told = set()
    while not page.get_by_role("button", name="Rematch").count():
        if not page.title().startswith("●"):
            next_move(page, frozen, place)
            expect(log).to_contain_text("Colette")
            told.add(log.inner_text())
            continue
        expect(turn).to_have_text(QUESTION)
        before = act(page)
        hand = page.get_by_role("list", name="Your hand").get_by_role("button")
        take = page.get_by_role("button", name=CARDS_TO_TAKE)
        if take.count() and (page.locator(".taking li").count() == 5 or not hand.count()):
            take.click()
            page.get_by_role("button", name=CARDS_TO_TAKE, pressed=False).click()
        else:
            card = hand.first
            name = " ".join(card.locator("i").inner_text().split())
            card.click()
            expect(page.get_by_role("button", pressed=True)).to_have_count(1)
            page.get_by_role("button", name=re.compile(f"^Play .*{re.escape(name)}")).click()
        until_acted(page, before)
        expect(log).to_contain_text("You ")
    assert len(told) > 5
    assert page.get_by_role("heading", level=2, name=re.compile("win|hold|draw")).count()


def test_a_whole_game_of_noxford(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = sit_down(page, frozen, "Noxford", "3")
    reader = NoxfordReader(page)
    assert len(read_out(reader, frozen, place)) > 5
    assert reader.turns > 8
    people = page.get_by_role("list", name="The players").get_by_role("listitem")
    totals = page.get_by_role("table").get_by_role("row").last.get_by_role("cell")
    points = [re.sub(r"\D", "", text) for text in totals.all_inner_texts()]
    assert len(points) == people.count() == 3
    for person, total in zip(people.all(), points, strict=True):
        said = "1 point" if total == "1" else f"{total} points"
        expect(person.get_by_role("paragraph")).to_match_aria_snapshot(f"- paragraph: {said}")


@pytest.mark.parametrize(
    ("game", "players"), [(sans_foi_ni_loi_positions.NAME, 5), (samarande_positions.NAME, 4)]
)
def test_a_whole_game_of_action_points(
    browser: Visitors, frozen: FrozenServer, game: str, players: int
) -> None:
    short: Callable[[int, str, int], State]
    short = (
        sans_foi_ni_loi_positions.short
        if game == sans_foi_ni_loi_positions.NAME
        else samarande_positions.short
    )
    start = short(players, "read", 24)
    page = browser.new_page(reduced_motion=True)
    place = frozen.table("Ada", *["random"] * (players - 1), game=game, start=start)
    place.open(page, "Ada")
    reader = MarketReader(page)
    assert len(read_out(reader, frozen, place)) > 3
    assert reader.turns > 4
    rows = page.get_by_role("table").get_by_role("row")
    assert rows.count() == 1 + players
    for row in rows.all()[1:]:
        expect(row.get_by_role("rowheader")).to_have_count(1)


def test_what_it_says(browser: Visitors, frozen: FrozenServer) -> None:
    """Hands, line and collections have names, and cards say what they are."""
    page = browser.new_page()
    place = frozen.table("Ada", "greedy", moves=MIDDLE)
    place.open(page, "Ada")
    if not page.locator("[data-asked]").count():
        next_move(page, frozen, place)
    for side, name in (("You", "You: cards taken"), ("Colette", "Colette: cards taken")):
        region = page.get_by_role("region", name=side, exact=True)
        groups = region.get_by_role("list", name=name).get_by_role("listitem")
        assert groups.count() == 7
        for group in groups.all():
            assert group.get_by_role("button").get_attribute("aria-label")
    line = page.get_by_role("region", name="The line")
    brings = line.get_by_role("list", name=re.compile("taking gives you"))
    assert brings.get_by_role("button").count() == brings.get_by_role("listitem").count() > 0
    for card in page.get_by_role("list", name="Your hand").get_by_role("button").all():
        expect(card).to_have_accessible_name(A_CARD)
    for card in brings.get_by_role("button").all():
        expect(card).to_have_accessible_name(A_CARD)
    colette = page.get_by_role("region", name="Colette", exact=True)
    assert colette.get_by_text("majority, 5 points").count() == 1
    expect(page.get_by_role("complementary")).to_contain_text("What happened")
    expect(page.get_by_role("main")).to_match_aria_snapshot(
        """
        - region "District Noir":
          - heading "District Noir" [level=1]
          - region "Colette"
          - region "The line"
          - paragraph: Play a card at the end of the line, or take its last cards.
          - button /Take/
          - list "Your hand"
          - region "You"
        - complementary
        """
    )
