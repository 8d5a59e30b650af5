"""A first game on a device: what is new is explained once, and can be turned off."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Size, Visitors

pytestmark = pytest.mark.slow

NOTE = "[data-situation]:not([hidden])"
LAPTOP = Size(1366, 768)
GAMES = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")


def begin(page: Page, frozen: FrozenServer, game: str = "district-noir") -> Place:
    """Ada's first turn."""
    place = frozen.table("Ada", "random", game=game)
    frozen.play_until_asked(place, 0)
    place.open(page, "Ada")
    return place


def next_turn(frozen: FrozenServer, place: Place) -> None:
    frozen.play(place)
    frozen.play_until_asked(place, 0)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_explained_once(browser: Visitors, frozen: FrozenServer, game: str) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", is_beginner=True)
    place = begin(page, frozen, game)
    while not page.locator(NOTE).count():
        next_turn(frozen, place)
        page.reload()
        page.wait_for_selector("html.scripted")
    expect(page.locator(NOTE)).to_have_count(1)
    expect(page.locator(NOTE)).to_be_in_viewport()
    assert page.locator(f"{NOTE} p").inner_text() == page.locator("#announce").inner_text()
    check_axe(page)
    name = page.locator(NOTE).get_attribute("data-situation")
    page.locator(f"{NOTE} [data-situation-known]").tap()
    expect(page.locator(NOTE)).to_have_count(0)
    page.reload()
    page.wait_for_selector("html.scripted")
    assert page.locator(NOTE).count() == 0 or (
        page.locator(NOTE).get_attribute("data-situation") != name
    )


def test_a_move_is_an_answer_too(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP, is_beginner=True)
    place = begin(page, frozen)
    expect(page.locator("#new-turn")).to_be_visible()
    next_turn(frozen, place)
    expect(page.locator("#new-turn:visible")).to_have_count(0)
    page.reload()
    expect(page.locator("#question")).to_be_visible()
    assert page.locator("#new-turn:visible").count() == 0


def test_what_another_does_meanwhile_is_no_answer(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP, is_beginner=True)
    place = frozen.table("Blaise", "Ada", "random", game="sans-foi-ni-loi")
    frozen.play_until_asked(place, 1)
    place.open(page, "Ada")
    expect(page.locator(NOTE)).to_have_count(1)
    name = page.locator(NOTE).get_attribute("data-situation") or ""
    before = frozen.last_act(place)
    frozen.resign(place)
    assert frozen.last_act(place) > before
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(frozen.last_act(place)))
    expect(page.locator(f"#new-{name}")).to_be_visible()


def test_it_can_be_turned_off_and_on(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP, is_beginner=True)
    place = begin(page, frozen)
    page.locator(f"{NOTE} [data-situations-off]").click()
    expect(page.locator(NOTE)).to_have_count(0)
    next_turn(frozen, place)
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(frozen.last_act(place)))
    assert page.locator(NOTE).count() == 0
    page.locator("#more summary").click()
    box = page.get_by_role("checkbox", name="Explain what is new to me")
    assert not box.is_checked()
    box.check()
    expect(page.locator(NOTE)).to_have_count(1)


def test_a_hint_comes_first(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP, is_beginner=True)
    begin(page, frozen)
    expect(page.locator(NOTE)).to_have_count(1)
    page.locator("#ask-hint").click()
    expect(page.locator("#hint")).to_be_visible()
    expect(page.locator(NOTE)).to_have_count(0)
    page.locator("#close-hint").click()
    expect(page.locator(NOTE)).to_have_count(1)


def test_after_two_games_everything_is_known(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(LAPTOP, is_beginner=True, reduced_motion=True)
    for _ in range(2):
        place = begin(page, frozen)
        expect(page.locator("#question")).to_be_visible()
        frozen.play_out(place)
        expect(page.locator("#account-title")).to_be_visible()
    begin(page, frozen)
    expect(page.locator("#question")).to_be_visible()
    assert page.locator(NOTE).count() == 0
