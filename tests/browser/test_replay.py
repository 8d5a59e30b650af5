"""After the end, in the browser: the slider, a link to any moment, playing on, other records."""

import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from ludotheque.games import GAMES
from tests.browser.frozen_server import GAME, FrozenServer, Place
from tests.browser.generic_page_kinds import SOME, GenericPageKinds
from tests.browser.page_actions import arrived, check_account, log_of, take_or_play
from tests.browser.replay_page_kinds import WHOLE, brought, watched
from tests.plugins.announced import published_games
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

A_STEP = 1200
"""Milliseconds from one moment to the next when it runs by itself."""


def stop_time(page: Page) -> None:
    """From now on it passes in the page only when a test says so."""
    page.clock.pause_at(datetime.now() + timedelta(hours=1))


def shows(page: Page, line: int) -> None:
    page.wait_for_selector(f'#replay[data-line="{line}"]')


def cards(shown: Locator) -> list[str]:
    return [" ".join((card.text_content() or "").split()) for card in shown.all()]


def test_the_slider_by_keyboard(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    watched(page, frozen, 0, "all")
    slider = page.get_by_role("slider", name="Moment")
    slider.focus()
    for line in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        shows(page, line)
    expect(slider).to_be_focused()
    told = page.locator("#moment").inner_text()
    assert log_of(page)[-1] == told
    assert len(log_of(page)) == 5  # the deal, who starts, and three moves
    expect(slider).to_have_attribute("aria-valuetext", f"3 of {WHOLE}. {told}")
    expect(page).to_have_url(re.compile("line=3&eyes=all$"))
    page.keyboard.press("End")
    shows(page, WHOLE)
    check_account(page)
    page.keyboard.press("Home")
    shows(page, 0)
    expect(page.locator("#account")).to_have_count(0)


def test_steps_keys_and_what_is_announced(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.clock.install()
    watched(page, frozen, 5, "public")
    page.get_by_role("button", name="One step forward").click()
    shows(page, 6)
    expect(page.locator("#announce")).to_have_text(page.locator("#moment").inner_text())
    page.get_by_role("button", name="One step back").focus()
    page.keyboard.press("Space")
    shows(page, 5)
    page.keyboard.press("ArrowRight")  # among the buttons too
    shows(page, 6)
    page.get_by_role("button", name="To the end").click()
    shows(page, WHOLE)
    assert (
        page.get_by_role("button", name="One step forward").get_attribute("aria-disabled") == "true"
    )
    stop_time(page)
    page.get_by_role("button", name="Let it run").click()  # from the beginning, then
    shows(page, 0)
    page.clock.run_for(A_STEP)
    shows(page, 1)
    page.keyboard.press("Space")
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")


def test_anybodys_eyes(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    watched(page, frozen, 20, "all")
    hands = page.get_by_role("region", name="All hands")
    expect(hands).to_be_visible()
    blaises = cards(hands.get_by_role("list", name="Blaise").get_by_role("button"))
    page.get_by_label("What is shown").select_option(label="Seen by Blaise")
    page.wait_for_selector('#replay[data-eyes="1"]')
    expect(hands).to_have_count(0)
    own = page.locator(".hand .card")
    assert cards(own) == blaises
    own.first.click(force=True)  # a card explains itself; there is nothing to play
    expect(page.get_by_role("dialog")).to_be_visible()
    shows(page, 20)


def test_by_touch(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr")
    page.clock.install()
    watched(page, frozen, 0, "all")
    box = page.locator("#line").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector('#replay:not([data-line="0"])')
    line = int(page.locator("#replay").get_attribute("data-line") or "")
    assert abs(line - WHOLE / 2) <= 3
    page.locator("#next").tap()
    shows(page, line + 1)
    stop_time(page)
    page.locator("#run").tap()
    page.clock.run_for(A_STEP)
    shows(page, line + 2)
    page.locator("#run").tap()
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "false")


def test_a_moment_that_is_long_in_coming_does_not_stop_it(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    page.clock.install()
    watched(page, frozen, WHOLE, "all")
    held: list[Route] = []
    page.route("**/replay?line=0&*", lambda route: held.append(route))
    stop_time(page)
    with page.expect_request("**/replay?line=0&*"):
        page.get_by_role("button", name="Let it run").click()
    page.clock.run_for(3 * A_STEP)
    expect(page.locator("#run")).to_have_attribute("aria-pressed", "true")
    held[0].continue_()
    shows(page, 0)
    page.clock.run_for(A_STEP)
    shows(page, 1)


def test_a_link_to_a_moment(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    watched(page, frozen, 11, "0")
    page.locator("#next").click()
    shows(page, 12)
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    other = browser.new_page(lang="fr")
    other.goto(link)
    shows(other, 12)
    assert other.locator("#replay").get_attribute("data-eyes") == "0"
    assert other.locator(".hand .card").count() == page.locator(".hand .card").count()
    other.locator(".settings > summary").click()
    other.get_by_role("button", name="English").click()  # and back to the same moment
    expect(other.locator("html")).to_have_attribute("lang", "en")
    shows(other, 12)
    assert other.locator("#moment").inner_text() == page.locator("#moment").inner_text()


def test_playing_on_to_the_end(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    watched(page, frozen, 38, "1")
    seen = page.locator(".hand .card").all_inner_texts()
    page.get_by_text("Play on from here").click()
    form = page.locator("#play-on form")
    form.get_by_label("Your name").fill("Zoé")
    form.get_by_role("button", name="Play").click()
    arrived(page, "html.scripted #table.table[data-known]")
    assert page.locator(".hand .card").all_inner_texts() == seen
    place = Place.at(page)
    while page.locator("#table[data-phase=playing]").count():
        before = page.locator("#table").get_attribute("data-last-act")
        if page.locator("#table[data-asked]").count():
            take_or_play(page)
        else:
            frozen.play(place)
        page.wait_for_selector(f'#table:not([data-last-act="{before}"])')
    check_account(page)
    page.get_by_role("link", name="Watch it again").click()
    shows(page, 0)
    expect(page.locator("#moment")).to_contain_text("goes on from a moment of an earlier one")


@pytest.mark.parametrize("game", [name for name in GAMES if name != GAME])
def test_every_game_is_watched_and_played_on(
    browser: Visitors, frozen: FrozenServer, game: str
) -> None:
    page = browser.new_page()
    if game in published_games():
        brought(page, frozen, game, SOME, "all")
    else:
        kinds = GenericPageKinds(game)
        kinds.replayed(page, kinds.over(frozen), "all")
    page.get_by_role("button", name="One step forward").click()
    shows(page, SOME + 1)
    page.get_by_label("What is shown").select_option("0")
    page.wait_for_selector('#replay[data-eyes="0"]')
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("#account-title")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    shows(page, 0)
    page.get_by_text("Play on from here").click()
    page.locator("#play-on").get_by_label("Your name").fill("Zoé")
    page.locator("#play-on").get_by_role("button", name="Play").click()
    page.wait_for_selector("html.scripted #table.table[data-phase=playing][data-known]")


def test_a_record_that_was_downloaded_is_watched_elsewhere(
    browser: Visitors, frozen: FrozenServer, tmp_path: Path
) -> None:
    page = browser.new_page()
    frozen.table("Ada", "Blaise", moves=WHOLE).open(page)
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download this game").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    ended = page.locator("#account-title").inner_text()
    other = browser.new_page()
    other.goto(frozen.url)
    other.get_by_role("link", name="Watch a saved game").click()
    other.get_by_label("Saved game (.jsonl)").set_input_files(file)
    other.get_by_role("button", name="Watch", exact=True).click()
    shows(other, 0)
    other.get_by_role("button", name="To the end").click()
    shows(other, WHOLE)
    assert other.locator("#account-title").inner_text() == ended


def test_a_file_that_is_too_large_is_not_even_sent(
    browser: Visitors, frozen: FrozenServer, tmp_path: Path
) -> None:
    large = tmp_path / "large.jsonl"
    large.write_bytes(b" " * 300_000)
    page = browser.new_page()
    page.goto(f"{frozen.url}/records")
    field = page.get_by_label("Saved game (.jsonl)")
    field.set_input_files(large)
    assert "256 KB" in field.evaluate("field => field.validationMessage")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page).to_have_url(f"{frozen.url}/records")
    expect(page.locator(".problem")).to_have_count(0)


def test_a_moment_that_cannot_be_fetched(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    watched(page, frozen, 3, "all")
    browser.expect_trouble("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.locator("#last").click()
    expect(page.locator("#lost-moment")).to_be_visible()
    page.context.set_offline(False)
    page.locator("#last").click()
    shows(page, WHOLE)
    expect(page.locator("#lost-moment")).to_be_hidden()
