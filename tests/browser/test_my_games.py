"""The games of one device: listed, counted, saved to a file and read again, erased."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page_actions import sit_down_against
from tests.browser.server_process import RunningServer
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator("#games-export").click()
    path = folder / "games.json"
    download.value.save_as(path)
    return path


def test_a_file_brings_games_and_seats_to_another_device(
    browser: Visitors, server: RunningServer, tmp_path: Path
) -> None:
    page = browser.new_page()
    sit_down_against(page, server.url)
    table = page.url
    page.goto(server.url)
    row = page.locator("#recent .game-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("District Noir")
    page.locator("#recent a", has_text="All my games").click()
    path = saved(page, tmp_path)
    expect(page.locator("#games-status")).to_contain_text("can sit in your seats")
    (game,) = json.loads(path.read_text("utf-8"))["games"]
    assert game["token"]

    phone = browser.new_page(PHONE, touch=True, lang="fr")
    phone.goto(f"{server.url}/my-games")
    expect(phone.locator("#no-games")).to_be_visible()
    phone.locator("#games-import").set_input_files(path)
    expect(phone.locator("#games-status")).to_contain_text("Parties ajoutées : 1")
    phone.locator("[data-slot=play]").click()
    assert phone.url == table
    expect(phone.locator("#table[data-known]")).to_be_visible()

    phone.goto(f"{server.url}/my-games")
    bad = tmp_path / "bad.json"
    for text in ("{", "[]", '{"format":1,"games":[{"id":"../x"}]}', '{"format":9,"games":[]}'):
        bad.write_text(text, "utf-8")
        phone.evaluate("document.getElementById('games-status').textContent = ''")
        phone.locator("#games-import").set_input_files(bad)
        expect(phone.locator("#games-status")).to_contain_text("Rien n’a changé")
        expect(phone.locator("#games .game-row")).to_have_count(1)


def test_what_is_erased_is_gone_only_after_a_yes(browser: Visitors, server: RunningServer) -> None:
    page = browser.new_page()
    sit_down_against(page, server.url)
    table = page.url
    page.goto(f"{server.url}/my-games")
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.locator("[data-slot=erase]").click()
    expect(page.locator("#games .game-row")).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("[data-slot=erase]").click()
    expect(page.locator("#games .game-row")).to_have_count(0)
    expect(page.locator("#no-games")).to_be_visible()
    page.goto(table)
    expect(page.locator("#table")).not_to_have_attribute("data-known", "")


def test_wins_are_counted_by_game_and_level(browser: Visitors, server: RunningServer) -> None:
    page = browser.new_page()
    page.goto(server.url)
    says = {"en": {"game": "Noxford", "who": "Colette", "state": "Won"}}
    games = [
        {"id": f"t{n}", "game": "noxford", "phase": "over", "at": 1, "bots": ["greedy"],
         "won": n > 0, "practice": n == 3, "says": says}
        for n in range(4)
    ]  # fmt: skip
    page.evaluate("games => localStorage.setItem('tables', JSON.stringify(games))", games)
    page.goto(f"{server.url}/my-games")
    expect(page.locator("#wins tbody tr")).to_have_count(1)
    expect(page.locator("#wins tbody tr")).to_have_text("NoxfordMedium32")
    expect(page.locator("[data-slot=rematch]").first).to_be_hidden()  # the house keeps it no more
