"""The tables of the market games at every size: all estates, the hand and the question in sight,
cards with their names, the others and the discards within reach."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.layout import (
    FOR_A_FINGER,
    FOR_A_MOUSE,
    LANDSCAPE,
    LAPTOP,
    ZOOMED,
    measured,
    problems_at,
    resize,
)
from tests.browser.page_kinds import KINDS
from tests.services.chromium import PHONE, Size, Visitors

pytestmark = pytest.mark.slow

CROWDED = ("ranch-crowded", "ranch-two", "ranch-last-bargain", "city-crowded", "city-two")
NARROW = {"narrow": Size(320, 640), "narrow and wide": Size(1024, 700)}
LEAST_BOARD = 150
"""Pixels in which a row of one's cards can be read, with what they bring."""
# Every card's name in turn on one card of each list, and those that are broken or cut there.
BROKEN = """(() => {
  const isNamed = (card) =>
    card.checkVisibility() && !card.closest(".built, .duel-stage") &&
    getComputedStyle(card.querySelector("i")).clipPath === "none";
  const lists = new Map();
  for (const card of document.querySelectorAll("#table .card:has(i)"))
    if (isNamed(card)) lists.set(card.parentElement.parentElement, card);
  return [...document.querySelectorAll("template[id^=about-]")].flatMap(({ content }) => {
    const names = [...lists.values()].map((card) => card.querySelector("i"));
    for (const name of names) name.innerHTML = content.querySelector(".card i").innerHTML;
    return names.filter(brokenName).map((name) => {
      const card = name.closest(".card");
      return `${name.textContent} on ${card.offsetWidth} px, ${card.parentElement.id}`;
    });
  });
})()"""
NAMED = (
    *("ranch-crowded", "ranch-two", "ranch-shown", "ranch-discards"),
    *("city-crowded", "city-keeping", "city-seeking", "city-found", "city-answering"),
)
"""Kinds that have cards with names in every place and of every size."""
# Cards of line and hand whose name does not show, or not whole.
NAMELESS = """() => [...document.querySelectorAll("#offers .card, #hand .card")].filter((card) => {
  const name = card.querySelector("i");
  const box = name.getBoundingClientRect();
  return box.width < 20 || box.height < 8 || name.scrollHeight > box.height + 2;
}).map((card) => card.textContent.trim())"""


def opened(browser: Visitors, frozen: FrozenServer, kind: str, size: Size, lang: str) -> Page:
    touch = size in FOR_A_FINGER.values()
    page = browser.new_page(size, touch=touch, lang=lang, reduced_motion=True)
    KINDS[kind](page, frozen)
    return page


@pytest.mark.parametrize("kind", CROWDED)
@pytest.mark.parametrize("sizes", [FOR_A_MOUSE, FOR_A_FINGER], ids=["mouse", "finger"])
def test_nothing_is_covered_clipped_or_out_of_sight(
    browser: Visitors, frozen: FrozenServer, kind: str, sizes: dict[str, Size]
) -> None:
    page = opened(browser, frozen, kind, next(iter(sizes.values())), "fr")
    found = {name: problems_at(page, size) for name, size in sizes.items()}
    assert not any(found.values()), found


@pytest.mark.parametrize("kind", ["ranch-crowded", "city-crowded"])
def test_all_estates_are_in_sight_on_a_laptop(
    browser: Visitors, frozen: FrozenServer, kind: str
) -> None:
    page = opened(browser, frozen, kind, LAPTOP, "fr")
    for part in page.locator(".estate, .own, #offers .line, #hand, #ask").all():
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, ZOOMED], ids=["phone", "landscape", "zoomed"])
def test_every_card_of_line_and_hand_has_its_name(
    browser: Visitors, frozen: FrozenServer, size: Size
) -> None:
    page = opened(browser, frozen, "ranch-crowded", size, "fr")
    assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", NAMED)
def test_every_name_is_whole_or_hyphenated_in_every_place(
    browser: Visitors, frozen: FrozenServer, kind: str, lang: str
) -> None:
    page = opened(browser, frozen, kind, LAPTOP, lang)
    found = {}
    for name, size in {**FOR_A_MOUSE, **FOR_A_FINGER, **NARROW}.items():
        resize(page, size)
        found[name] = measured(page, BROKEN)
    assert not any(found.values()), found


def test_ones_own_ranch_is_readable_when_much_is_said_above_the_hand(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = opened(browser, frozen, "ranch-last-bargain", LAPTOP, "fr")
    for part in page.locator(".own .figure, .own .card, #last-round, #recap, #ask, #hand").all():
        expect(part).to_be_in_viewport(ratio=0.95)
    resize(page, PHONE)
    for part in page.locator("#last-round, #recap-summary, #ask, #hand").all():
        expect(part).to_be_in_viewport(ratio=1)
    board = page.locator("#board").bounding_box()
    assert board
    assert board["height"] >= LEAST_BOARD


def test_initials_lead_to_the_others(browser: Visitors, frozen: FrozenServer) -> None:
    page = opened(browser, frozen, "ranch-crowded", PHONE, "en")
    links = page.locator("#initials a")
    expect(links).to_have_count(6)
    for link in (links.nth(5), links.nth(2)):
        link.tap()
        where = (link.get_attribute("href") or "").removeprefix("#")
        expect(page.locator(f"[id='{where}']")).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#hand")).to_be_in_viewport(ratio=1)
    links.first.tap()
    expect(page.locator("#offers")).to_be_in_viewport(ratio=1)


def test_e11_the_discards_are_shown_as_cards(browser: Visitors, frozen: FrozenServer) -> None:
    page = opened(browser, frozen, "ranch-discards", LAPTOP, "en")
    pile = page.locator("#discards")
    expect(pile.get_by_role("button", name="Veteran cowboy")).to_be_visible()
    pile.get_by_role("button", name="Close").click()
    expect(pile).to_be_hidden()
