"""Searching rules and cards, on their pages and at the table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

SHOWN = "#text :is(p, li, figure):visible"


def search(page: Page, words: str) -> None:
    page.get_by_role("searchbox").fill(words)


def test_only_what_has_all_words_stays(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.goto(f"{frozen.url}/games/noxford/rules")
    before = page.locator(SHOWN).count()
    assert page.locator("#NX-11").is_hidden()  # folded
    search(page, "edge CORNER")
    expect(page.get_by_role("status")).to_have_text("One passage found.")
    expect(page.locator("#NX-11")).to_be_visible()
    expect(page.get_by_role("heading", name="Scoring")).to_be_hidden()
    check_axe(page)
    search(page, "zebra")
    expect(page.get_by_role("status")).to_have_text("Nothing found.")
    search(page, "")
    expect(page.get_by_role("status")).to_have_text("")
    assert page.locator(SHOWN).count() == before
    assert page.locator("#NX-11").is_hidden()


def test_accents_make_no_difference_and_cards_are_found(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr")
    page.goto(f"{frozen.url}/games/samarande/rules")
    search(page, "genie FACETIEUX")
    card = page.locator(".found-cards li:visible")
    expect(card).not_to_have_count(0)
    expect(card.filter(has_text="Génie facétieux").first).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Passages trouvés")
    search(page, "")
    expect(page.locator(".found-cards")).to_be_hidden()


def test_it_works_over_the_table(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    frozen.table("Ada", "random").open(page, "Ada")
    page.get_by_role("link", name="Rules").click()
    dialog = page.get_by_role("dialog")
    search(page, "empty line")
    expect(dialog.get_by_role("status")).to_contain_text("found")
    expect(dialog.locator("#DN-23")).to_be_visible()
    expect(dialog.get_by_role("heading", name="Scoring")).to_be_hidden()


def test_a_card_leads_to_its_paragraph(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = frozen.table("Ada", "random", game="samarande", moves=20)
    place.open(page, "Ada")
    page.locator("[data-card]").first.focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("link", name="In the rules").click()
    expect(dialog.locator(".sought")).to_be_in_viewport()
