"""Noxford through the page: whole games by mouse, touch and keyboard; places in words; the part of
the city that is shown; and no update that loses a half-made choice."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.noxford_page_kinds import NOXFORD, at_noxford
from tests.browser.page_actions import act, at_the_table, check_account, log_of, until_acted
from tests.browser.page_kinds import next_move, others_move
from tests.browser.test_keyboard import focus_is_somewhere, tab_to
from tests.browser.test_phone import SIDEWAYS
from tests.browser.test_story import stop_time
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

OUT_OF_SIGHT = """() => {
  const city = document.getElementById("city").getBoundingClientRect();
  const isInside = ({ left, top, right, bottom }) =>
    left >= city.left - 1 && right <= city.right + 1 &&
    top >= city.top - 1 && bottom <= city.bottom + 1;
  return [...document.querySelectorAll(".pile")]
    .filter((pile) => !isInside(pile.getBoundingClientRect()))
    .map((pile) => pile.id);
}"""
"""The piles that are not wholly shown."""
GROUND = "document.getElementById('ground').style.transform"
SENTENCE = (
    r"Les cartes sont distribuées\.|Le sort .*\.|Nouvelle carte .*\."
    r"|(Vous|Colette|Marcel|Simone) .*\."
)


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play_on(page: Page, turn: int) -> None:
    """Take one turn by mouse: a card, a place that the pointer finds, the same place again."""
    before = act(page)
    if page.locator("#pass").count():
        page.locator("#pass").click()
    elif page.locator("#stay").count():
        if turn % 2 or not page.locator(".pile.lit").count():
            page.locator("#stay").click()
        else:
            page.mouse.click(*middle_of(page, ".pile.lit"))
            aim_and_place(page)
    else:
        cards = page.locator(".hand .card.lit")
        cards.nth(turn % cards.count()).click()
        aim_and_place(page)
    until_acted(page, before)


def aim_and_place(page: Page) -> None:
    """Point at a lit place, or at a card to be covered: once chooses, twice plays."""
    if not page.locator(".spot").count():
        page.locator("#next").click()
        page.locator("#place").click()
        return
    at = middle_of(page, ".spot")
    page.mouse.click(*at)
    page.wait_for_selector("#place:not([hidden])")
    page.mouse.click(*at)


def test_a_whole_game_by_mouse(browser: Visitors, frozen: FrozenServer) -> None:
    """Four people at a table, from the deal on."""
    page = browser.new_page(lang="fr", reduced_motion=True)
    place = frozen.table("Ada", *["random"] * 3, game=NOXFORD)
    place.open(page, "Ada")
    turn = 0
    while others_move(page, frozen, place):
        assert page.evaluate(OUT_OF_SIGHT) == []
        play_on(page, turn)
        turn += 1
    assert turn > 8
    assert page.title().startswith("Fin")
    for line in log_of(page):
        assert re.fullmatch(SENTENCE, line), line
    totals = page.locator("#account tfoot td").all_inner_texts()
    shown = page.locator(".person .now b > [aria-hidden]").all_inner_texts()
    assert totals == shown, "what each would have, and what each has"
    check_account(page)
    rows = page.locator("#account tbody tr")
    assert rows.count() < page.locator("#account tbody small").count(), "a line each, with reasons"
    reasons = rows.first.locator("small").first
    expect(reasons).to_be_hidden()
    rows.first.locator("summary").click()
    expect(reasons).to_be_visible()


def test_a_whole_game_by_touch(browser: Visitors, frozen: FrozenServer) -> None:
    """From the home page, three at a table; a tap chooses, a tap on it plays."""
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    page.goto(frozen.url)
    game = page.get_by_role("article", name="Noxford")
    game.get_by_role("link", name="Contre l’ordinateur").tap()
    page.get_by_label("Votre nom").fill("Ada")
    page.get_by_label("Joueurs").select_option("3")
    page.get_by_role("radio", name="Facile").check()
    page.get_by_role("button", name="Commencer").tap()
    at_the_table(page)
    place = Place.at(page)
    turns = 0
    while others_move(page, frozen, place):
        assert page.evaluate(SIDEWAYS) == 0
        before = act(page)
        turns += 1
        if page.locator("#stay, #pass").count():
            page.locator("#stay, #pass").tap()
        else:
            for part in (".city", ".ask", "#hand"):
                expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
            page.locator(".hand .card.lit").first.tap()
            page.locator("#next").tap()
            page.wait_for_selector("#place:not([hidden])")
            assert act(page) == before
            page.touchscreen.tap(*middle_of(page, ".ghost .frame"))
        until_acted(page, before)
    assert turns > 8
    check_account(page)


def test_a_whole_game_by_keyboard(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = frozen.table("Ada", "random", game=NOXFORD)
    place.open(page, "Ada")
    turn = 0
    while others_move(page, frozen, place):
        before = act(page)
        turn += 1
        if turn > 1:
            focus_is_somewhere(page)
        if page.locator("#stay, #pass").count():
            tab_to(page, "#stay, #pass")
            page.keyboard.press("Enter")
        else:
            tab_to(page, ".hand .card.lit")
            page.keyboard.press("Enter")
            expect(page.locator(".hand :focus")).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("n")
            page.keyboard.press("r")
            page.keyboard.press("n")
            expect(page.locator("#place")).to_be_visible()
            page.keyboard.press("Enter")
        until_acted(page, before)
    assert turn > 8
    focus_is_somewhere(page)


def test_places_in_words(browser: Visitors, frozen: FrozenServer) -> None:
    """By roles and names alone; what has the focus is lit in the city."""
    page = browser.new_page()
    at_noxford(page, frozen, "Ada", "greedy")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^Place a card next to others"))
    page.get_by_role("list", name="Your hand and your Master").get_by_role("button").first.click()
    page.get_by_text("List of places").click()
    group = page.get_by_role("group").filter(has_text=re.compile("^By (the|your) ")).first
    count = int(group.locator("summary b").inner_text())
    group.locator("summary").click()
    places = group.get_by_role("button", name=re.compile("^(upright|on its side), "))
    assert places.count() == count
    expect(places.first).to_have_accessible_name(
        re.compile("^(upright|on its side), (left of|right of|above|below|between) (the|your) ")
    )
    page.keyboard.press("Tab")
    expect(places.first).to_be_focused()
    expect(page.locator(".ghost.set")).to_have_count(1)
    words = places.first.inner_text()
    assert not re.search(r"\d", words)
    expect(page.locator("#chosen")).to_have_text(words, ignore_case=True)
    before = act(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    until_acted(page, before)


def test_updates_take_nothing_away(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = at_noxford(page, frozen, "Ada", "Blaise")
    page.locator(".hand .card.lit").first.click()
    page.locator("#next").click()
    page.mouse.move(*middle_of(page, "#city"))
    page.mouse.wheel(0, -300)
    page.keyboard.press("Shift+ArrowLeft")
    seen, chosen = page.evaluate(GROUND), page.locator("#chosen").inner_text()
    frozen.say(place, 1, "hello")
    expect(page.locator("#sayings")).to_contain_text("hello")
    assert page.evaluate(GROUND) == seen
    expect(page.locator("#chosen")).to_have_text(chosen, ignore_case=True)
    expect(page.locator(".ghost:is(.set, .waits)")).to_have_count(1)
    assert page.locator(".hand [aria-pressed=true]").count() == 1
    next_move(page, frozen, place)
    assert page.evaluate(GROUND) == seen
    page.locator("#fit").click()
    assert page.evaluate(GROUND) != seen


def test_pan_and_zoom(browser: Visitors, frozen: FrozenServer) -> None:
    """By wheel, drag, keys, buttons and two fingers; a drag chooses nothing."""
    page = browser.new_page(PHONE, touch=True, reduced_motion=True)
    at_noxford(page, frozen, "Ada", "greedy")
    seen = [page.evaluate(GROUND)]

    def changed() -> None:
        page.wait_for_function(f"before => {GROUND} !== before", arg=seen[-1])
        seen.append(page.evaluate(GROUND))

    x, y = middle_of(page, "#city")
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    changed()
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=3)
    page.mouse.up()
    changed()
    assert page.locator("#bubble button").is_hidden()
    for key in ("+", "Shift+ArrowUp", "-"):
        page.keyboard.press(key)
        changed()
    page.get_by_role("button", name="Closer (+)").tap()
    changed()
    fingers = page.context.new_cdp_session(page)
    for away, kind in ((30, "touchStart"), (60, "touchMove"), (90, "touchMove")):
        points = [{"x": x - away, "y": y, "id": 0}, {"x": x + away, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    changed()
    page.keyboard.press("0")
    page.wait_for_function(f"first => {GROUND} === first", arg=seen[0])


def test_the_whole_city_stays_in_sight(browser: Visitors, frozen: FrozenServer) -> None:
    """On a phone, until somebody pans: while a card is chosen, at every place that is compared, and
    after each move of a whole game."""
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    place = frozen.table("Ada", "random", "random", game=NOXFORD)
    place.open(page, "Ada")
    while others_move(page, frozen, place):
        before = act(page)
        expect_whole_city(page)
        if page.locator("#stay, #pass").count():
            page.locator("#stay, #pass").tap()
        else:
            page.locator(".hand .card.lit").last.tap()
            for _ in range(3):
                page.locator("#next").tap()
                expect_whole_city(page)
            page.locator("#place").tap()
        until_acted(page, before)


def expect_whole_city(page: Page) -> None:
    """Every card and every lit place is within the window of the city, and in the page's."""
    page.wait_for_function(
        """() => {
          const frame = document.getElementById("city").getBoundingClientRect();
          const shown = [...document.querySelectorAll(".pile, .spot, .ghost .frame")];
          return frame.bottom <= innerHeight && shown.every((each) => {
            const box = each.getBoundingClientRect();
            return box.left >= frame.left - 2 && box.right <= frame.right + 2
              && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2;
          });
        }"""
    )


def test_a_card_says_what_it_would_do(browser: Visitors, frozen: FrozenServer) -> None:
    """Places beside a Barracks wear a mark as soon as a card is chosen, and the words warn."""
    page = browser.new_page(reduced_motion=True)
    at_noxford(page, frozen, "Ada", "greedy", "greedy")
    explanation = page.locator("#explanation")
    page.locator("#hand .card.lit").first.hover()
    expect(explanation).to_contain_text("Rank 1, the lowest.")
    page.locator("#people").hover()
    expect(explanation).to_be_hidden()
    page.locator("#hand .card.lit").first.click()
    expect(explanation).to_contain_text("Rank 1, the lowest.")
    marks = page.locator(".warning-mark").count()
    assert 0 < marks < page.locator(".spot").count()
    assert marks == page.locator(".spot.warned").count()
    warned, places = 0, page.locator(".spot").count()
    for _ in range(places):
        page.locator("#next").click()
        is_marked = "warned" in (page.locator(".spot.on").get_attribute("class") or "")
        warned += is_marked
        told = "turned face down" if is_marked else re.compile("District|no District")
        expect(explanation.locator(".consequence")).to_contain_text(told)
    assert warned > 0
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("#display .card.lit").first.click()
    assert not page.locator(".warning-mark").count(), "a Neutral card is never turned face down"


def test_at_one_screen(browser: Visitors, frozen: FrozenServer) -> None:
    """The hand and its moves are shown to a player who says who they are, and then are gone."""
    page = browser.new_page(reduced_motion=True)
    at_noxford(page, frozen, "Ada", "Blaise", one_screen=True)
    assert not page.locator("#hand, #choices").count()
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator("#hand .card").first).to_be_focused()
    before = act(page)
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    until_acted(page, before)
    expect(page.get_by_role("button", name=re.compile("I am (Ada|Blaise)"))).to_be_visible()
    assert not page.locator("#hand, #choices, .ghost, .spot").count()


def test_why_not_is_said_in_place(browser: Visitors, frozen: FrozenServer) -> None:
    """A card dragged out of the hand: to nowhere, over a card it may not cover, to a place."""
    page = browser.new_page()
    place = at_noxford(page, frozen, "Ada", "greedy")
    stop_time(page)  # or a card that is picked up slowly would explain itself
    before = act(page)
    why = page.locator("#why")
    city = page.locator("#city").bounding_box()
    assert city is not None
    drag(page, "#hand .card.lit", (city["x"] + 30, city["y"] + 30))
    expect(why).to_have_text(re.compile(r"must touch two.* NX-13$"))
    page.clock.run_for(300)
    drag(page, "#display .card.lit", middle_of(page, ".pile.locked"))
    expect(why).to_have_text(re.compile(r"Neutral card .* NX-31$"))
    assert act(page) == before
    drag(page, "#display .card.lit", middle_of(page, ".spot"))
    expect(why).to_be_hidden()
    expect(page.locator("#place")).to_have_text("Place it here")
    page.keyboard.press("Escape")
    expect(page.locator("#place")).to_be_hidden()
    page.keyboard.press("Escape")
    assert not page.locator(".spot, .ghost").count()
    assert act(page) == before
    next_move(page, frozen, place)


def drag(page: Page, selector: str, to: tuple[float, float]) -> None:
    page.mouse.move(*middle_of(page, selector))
    page.mouse.down()
    page.mouse.move(to[0] - 20, to[1] - 20, steps=3)
    page.mouse.move(*to, steps=2)
    page.mouse.up()


def test_a_district_says_who_holds_it(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    at_noxford(page, frozen, "Ada", "Blaise")
    district = page.locator(".pile:has(.holder)").first
    expect(district).to_have_accessible_name(re.compile("(You hold|Blaise holds) it, .* points?"))
    district.hover()
    bubble = page.locator("#bubble")
    expect(bubble).to_contain_text(re.compile(r"it, \d to \d: \d points?\."))
    expect(bubble.get_by_role("button")).to_be_hidden()
    page.locator(".person").first.hover()
    expect(bubble).to_be_hidden()
    district.evaluate("pile => pile.focus()")
    expect(bubble).to_be_visible()
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        assert page.locator(".pile:focus").count() == 1
    page.locator("#districts button").first.click()
    bubble.get_by_role("button", name="About this card").click()
    expect(page.get_by_role("dialog")).to_contain_text("District")
    locked = page.locator(".pile.locked").first
    assert "Locked" in (locked.get_attribute("aria-label") or "")
    assert locked.locator(".lock").count() == 1


NOTE_TRAVELS = """new MutationObserver(changes => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains("travelling")) document.body.dataset.travelled = "1";
}).observe(document.body, { childList: true })"""


def test_cards_travel_and_never_block(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = at_noxford(page, frozen, "Ada", "Blaise")
    page.evaluate(NOTE_TRAVELS)
    next_move(page, frozen, place)
    page.wait_for_selector("body[data-travelled]")
    page.wait_for_selector(".travelling", state="detached")
    assert not page.locator('.pile[style*="opacity: 0"]').count()
