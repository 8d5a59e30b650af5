"""Puzzles in the browser: solved by touch and by keyboard, and remembered by the device."""

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import GAMES
from ludotheque.puzzles import Puzzle, puzzles_of
from tests.browser.frozen_server import GAME, FrozenServer
from tests.browser.layout import LAPTOP
from tests.browser.puzzle_page_kinds import address, asked
from tests.browser.test_page_kinds import check_touch
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

PUZZLES = puzzles_of(GAMES[GAME])


def playing() -> Puzzle:
    """The first one that is solved with a card of the hand."""
    return next(each for each in PUZZLES if each.best.startswith("play ") and "take" in each.others)


def card(page: Page, move: str) -> str:
    """The card of the hand with which this move is made."""
    found: str = page.locator(f'.hand [value="{move}"]').first.evaluate("e => `#${e.id}`")
    return found


def test_a_puzzle_is_solved_by_touch(browser: Visitors, frozen: FrozenServer) -> None:
    puzzle = playing()
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    asked(page, frozen, GAME, puzzle.number)
    answer = page.locator("#lesson-answer")
    expect(answer).to_be_hidden()
    page.locator("#take").tap()
    page.locator("#confirm").tap()
    expect(answer).to_contain_text("Il y a mieux")
    page.locator(card(page, puzzle.best)).tap()
    page.locator("#confirm").tap()
    expect(page.locator("#lesson-answer.right")).to_contain_text("C’est cela")
    check_axe(page)
    page.goto(address(frozen, GAME))
    solved = page.locator(".puzzles .solved")
    expect(solved).to_have_count(1)
    expect(solved).to_have_attribute("aria-label", f"Problème {puzzle.number}, résolu")


def test_a_puzzle_is_solved_by_keyboard(browser: Visitors, frozen: FrozenServer) -> None:
    puzzle = playing()
    page = browser.new_page(LAPTOP, lang="en", reduced_motion=True)
    asked(page, frozen, GAME, puzzle.number)
    page.locator("[data-ask=hint]").press("Enter")
    expect(page.locator("#lesson-answer")).not_to_be_empty()
    expect(page.locator("#lesson-answer.right")).to_have_count(0)
    page.locator(card(page, puzzle.best)).press("Enter")
    page.locator("#confirm").press("Enter")
    expect(page.locator("#lesson-answer.right")).to_contain_text("Right!")
    page.locator("#lesson-next").press("Enter")
    page.wait_for_selector(f'#lesson-card[data-step="{puzzle.number + 1}"]')
    expect(page.locator("#lesson-answer")).to_be_hidden()
    page.locator("[data-ask=answer]").press("Enter")
    expect(page.locator("#lesson-answer.right")).to_contain_text("The best move:")
    page.goto(address(frozen, GAME))
    expect(page.locator(".puzzles .solved")).to_have_count(1)


@pytest.mark.parametrize("name", [name for name in GAMES if puzzles_of(GAMES[name])])
def test_a_puzzle_can_be_read_and_touched_by_everybody(
    browser: Visitors, frozen: FrozenServer, name: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    asked(page, frozen, name)
    check_touch(page)
    check_axe(page)
    page.locator("[data-ask=answer]").tap()
    expect(page.locator("#lesson-answer.right")).to_be_in_viewport()


def test_the_home_page_leads_to_the_puzzle_of_the_day(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(LAPTOP, lang="en")
    page.goto(frozen.url)
    page.get_by_role("link", name="Solve it").click()
    page.wait_for_selector("html.scripted #lesson-card[data-puzzle]")
