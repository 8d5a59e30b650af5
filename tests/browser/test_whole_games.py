"""Whole games through the page, against a bot, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.noxford_page_kinds import NOXFORD
from tests.browser.page_actions import (
    act,
    check_account,
    log_of,
    sit_down_against,
    take_or_play,
    until_acted,
    until_asked,
)
from tests.browser.page_kinds import others_move
from tests.browser.server_process import RunningServer
from tests.browser.test_reconnection import place_first_card
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

TITLES = {
    "en": ("● Your turn", "Colette to play", "The end"),
    "fr": ("● À vous", "Colette joue", "Fin"),
}
SENTENCES = {
    "en": r"The cards are dealt\.|(You|Colette|Round \d|The last round) .*[.!]|Round \d: .*\.",
    "fr": r"Les cartes sont distribuées\.|(Vous|Colette|La dernière manche) .*[.!\u202f]"
    r"|Manche \d\u00a0: .*\.",
}
WON = {
    "en": r"You win$|Colette wins$|.* share the victory$",
    "fr": r"Vous gagnez$|Colette gagne$|.* se partagent la victoire$",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game(browser: Visitors, frozen: FrozenServer, lang: str) -> None:
    page = browser.new_page(lang=lang, reduced_motion=True)
    sit_down_against(page, frozen.url)
    place = Place.at(page)
    mine, theirs, over = (f"{title} · District Noir" for title in TITLES[lang])
    titles: set[str] = set()
    while others_move(page, frozen, place):
        expect(page).to_have_title(mine)
        before = act(page)
        take_or_play(page)
        until_acted(page, before)
        titles.add(page.title())
    expect(page).to_have_title(over)
    assert titles - {mine, over} == {theirs}
    assert page.locator("html").get_attribute("lang") == lang
    for line in log_of(page):
        assert re.fullmatch(SENTENCES[lang], line), line
    assert re.match(WON[lang], page.locator("#account-title").inner_text())
    points = check_account(page)
    shown = [page.locator(f"{side} .now b").inner_text() for side in ("#own", "#opponent")]
    if any(points):
        assert sorted(shown) == sorted(str(each).replace("-", "−") for each in points)
    record = page.request.get(f"{page.url}/record.jsonl")
    assert record.ok
    assert record.text().startswith('{"format":')


def test_a_bot_moves_by_itself(browser: Visitors, server: RunningServer) -> None:
    """In Noxford, where no deal is so lucky that the game ends at once."""
    page = browser.new_page(reduced_motion=True)
    sit_down_against(page, server.url, game=NOXFORD)
    while sum(line.startswith("Colette ") for line in log_of(page)) < 3:
        assert until_asked(page)
        before = act(page)
        place_first_card(page)
        until_acted(page, before)
    assert until_asked(page)
