"""The goal of the game, in one line at the top of a first game."""

import pytest
from playwright.sync_api import expect

from ludotheque.games import GAMES
from ludotheque.texts import Texts
from tests.browser.frozen_server import FrozenServer
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", OURS)
def test_it_is_shown_until_it_is_closed(
    browser: Visitors, frozen: FrozenServer, game: str, lang: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang=lang)
    frozen.table("Ada", "random", game=game).open(page, "Ada")
    expect(page.locator("#goal span")).to_have_text(Texts(GAMES[game], lang).word("game-goal"))
    expect(page.locator("#goal")).to_be_in_viewport()
    page.locator("#goal button").click()
    expect(page.locator("#goal")).to_be_hidden()
    frozen.table("Ada", "random", game=game).open(page, "Ada")
    expect(page.locator("#question, #curtain-title").first).to_be_visible()
    assert page.locator("#goal").is_hidden()


def test_after_a_whole_game_it_is_known(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    place = frozen.table("Ada", "random")
    place.open(page, "Ada")
    expect(page.locator("#goal")).to_be_visible()
    frozen.play_out(place)
    expect(page.locator("#account-title")).to_be_visible()
    assert page.locator("#goal").is_hidden()
    frozen.table("Ada", "random").open(page, "Ada")
    assert page.locator("#goal").is_hidden()
    frozen.table("Ada", "random", game="noxford").open(page, "Ada")
    expect(page.locator("#goal")).to_be_visible()


def test_a_game_without_one_shows_none(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    frozen.table("Ada", "random", game="pebbles").open(page, "Ada")
    assert page.locator("#goal").count() == 0
