"""Lessons in the browser: every one is finished by touch and by keyboard, and nothing that a step
is about is covered."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludotheque.lessons import Lesson
from ludotheque.web.views.lesson_scene import address_of
from tests.browser.frozen_server import FrozenServer
from tests.browser.layout import LANDSCAPE, LAPTOP, ZOOMED, resize
from tests.browser.learners import Toucher, Typist, step_problems
from tests.lessons.test_lessons import LESSONS
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Size, Visitors

pytestmark = pytest.mark.slow

FIRST: Final = LESSONS["district-noir/first-steps"]
SIZES: Final = {"laptop": LAPTOP, "phone": PHONE, "landscape": LANDSCAPE, "200 %": ZOOMED}


def go(page: Page, frozen: FrozenServer, lesson: Lesson, step: int = 1) -> None:
    page.goto(f"{frozen.url}{address_of(lesson)}/{step}")
    page.wait_for_selector("html.scripted #lesson-card")


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_a_lesson_is_finished_by_touch(
    browser: Visitors, frozen: FrozenServer, lesson: Lesson
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    go(page, frozen, lesson)
    Toucher(page).take(lesson)
    page.locator("#lesson-doors a", has_text="Jouer une vraie partie").tap()
    expect(page.locator("input[name=bot][value=novice]")).to_be_checked()


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_a_lesson_is_finished_by_keyboard(
    browser: Visitors, frozen: FrozenServer, lesson: Lesson
) -> None:
    page = browser.new_page(LAPTOP, lang="en", reduced_motion=True)
    go(page, frozen, lesson)
    Typist(page).take(lesson)
    expect(page.locator("#lesson-doors")).to_contain_text("Now a real game")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_no_step_covers_what_it_is_about(
    browser: Visitors, frozen: FrozenServer, lesson: Lesson, size: Size
) -> None:
    touch = size in (PHONE, LANDSCAPE)
    page = browser.new_page(size, touch=touch, lang="fr", reduced_motion=True)
    problems = {}
    for step in range(1, len(lesson.steps) + 1):
        go(page, frozen, lesson, step)
        problems[step] = step_problems(page)
    assert {step: found for step, found in problems.items() if found} == {}


def test_another_move_is_explained_and_not_made(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP)
    go(page, frozen, FIRST, 2)
    page.locator(".hand .card", has_text="Support 8").click()
    page.locator("#confirm").click()
    answer = page.locator("#lesson-answer")
    expect(answer).to_have_text("Possible too, but let’s start with the 6.")
    expect(page.locator("#lesson-card.insists")).to_have_count(0)
    page.locator("#take").click()
    page.locator("#confirm").click()
    expect(answer).to_have_text("Only two cards to take: too early. Play the 6.")
    expect(page.locator("#lesson-card.insists ~ .lesson-rings .touch")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(5)
    assert step_problems(page) == []
    check_axe(page)


def test_what_the_rules_forbid_is_refused_by_the_rules(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(LAPTOP)
    browser.expect_trouble("422")
    go(page, frozen, FIRST, 8)
    page.locator("#take").click(force=True)  # it says that it is disabled
    answer = page.locator("#lesson-answer")
    expect(answer).to_contain_text("you can take only once per round")
    answer.locator(".rule-link").click()
    expect(page.locator("#info-dialog")).to_be_visible()


def test_what_others_do_is_told_and_can_be_skipped(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP, pace="steps")
    go(page, frozen, FIRST, 2)
    page.locator(".hand .card", has_text="Support 6").first.click()
    page.locator("#confirm").click()
    expect(page.locator("#lesson-says")).to_contain_text("You play a Support 6")
    page.locator("#lesson-hurry").click()
    page.wait_for_selector('#lesson-card[data-step="3"]')
    expect(page.locator("#announce")).to_contain_text("Colette plays an Alliance +3")
    expect(page.locator("#announce")).to_contain_text("On your turn you either play a card or take")


def test_a_lesson_goes_on_where_it_was_left(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP)
    page.goto(frozen.url)
    expect(page.locator("#newcomer")).to_be_visible()
    first = page.get_by_role("article", name="District Noir").locator(".door").first
    expect(first).to_have_text("Learn")
    first.click()
    page.get_by_role("link", name="First steps").click()
    page.wait_for_selector('html.scripted #lesson-card[data-step="1"]')
    page.locator("#lesson-next").click()
    page.wait_for_selector('#lesson-card[data-step="2"]')
    page.reload()
    page.wait_for_selector('html.scripted #lesson-card[data-step="2"]')
    page.locator(".settings > summary").click()
    page.get_by_role("button", name="Français").click()
    page.wait_for_selector('html.scripted #lesson-card[data-step="2"]')
    page.locator("#lesson-skip").click()
    door = page.get_by_role("link", name="Premiers pas")
    expect(door).to_contain_text("Reprendre où vous en étiez")
    door.click()
    page.wait_for_selector('html.scripted #lesson-card[data-step="2"]')
    page.get_by_role("link", name="Retour").click()
    page.wait_for_selector('#lesson-card[data-step="1"]')
    page.goto(frozen.url)
    page.wait_for_load_state()
    expect(page.locator("#newcomer")).to_be_hidden()
    expect(page.get_by_role("link", name="Apprendre").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_step_can_be_read_by_everybody(
    browser: Visitors, frozen: FrozenServer, scheme: str
) -> None:
    page = browser.new_page(PHONE, touch=True, color_scheme=scheme)  # type: ignore[arg-type]  # they are
    page.goto(f"{frozen.url}/games/district-noir/learn")
    check_axe(page)
    go(page, frozen, FIRST, 1)
    check_axe(page)
    resize(page, LANDSCAPE)
    assert step_problems(page) == []
