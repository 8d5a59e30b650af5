"""What happened, as a page tells it: lit elements, a banner for what was done to the reader, the
strip "since your last turn", and the pace at which all that goes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.sans_foi_ni_loi_positions import NAME as RANCHES
from tests.browser.sans_foi_ni_loi_positions import acting, unguarded
from tests.services.axe import check_axe
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

SHARP = ("play card-sharp 4", "steal girls")
RAID = ("play indian-raid 3 1",)


def opened(page: Page, frozen: FrozenServer, name: str) -> Place:
    """A table at which Ada has everything to choose from; the reader is another."""
    place = frozen.table("Ada", "Blaise", "Chloé", "Denis", start=acting(), game=RANCHES)
    place.open(page, name)
    return place


def log_entry(page: Page, text: str):  # type: ignore[no-untyped-def]
    return page.locator(".log-entry", has_text=text).last


def stop_time(page: Page) -> None:
    """From now on the page's time passes when the test says so."""
    page.clock.install()
    page.clock.pause_at("2100-01-01")


# The log


def test_an_entry_of_the_log_lights_what_it_is_about(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    place = opened(page, frozen, "Blaise")
    frozen.play(place, *RAID)
    entry = log_entry(page, "Indian raid")
    expect(page.locator(".log-turn h3").last).to_have_text("Ada")
    expect(page.locator(".ring")).to_have_count(0)
    entry.hover()
    expect(page.locator(".ring")).to_have_count(2)
    ring, land = page.locator(".ring").first.bounding_box(), page.locator("#e2p0").bounding_box()
    if not page.locator("#e2p0").is_visible():
        land = page.locator("#estate-2").bounding_box()
    assert ring is not None
    assert land is not None
    assert ring == pytest.approx(land, abs=2)
    page.locator("#question").hover()
    expect(page.locator(".ring")).to_have_count(0)
    page.locator("#log").focus()
    page.keyboard.press("ArrowDown")
    expect(entry).to_be_focused()
    expect(page.locator(".ring")).to_have_count(2)
    page.keyboard.press("ArrowUp")
    expect(entry).not_to_be_focused()


# What was done to the reader


def test_what_was_done_to_the_reader_is_told_with_its_card_and_marked(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page, other = browser.new_page(), browser.new_page()
    place = opened(page, frozen, "Denis")
    place.open(other, "Blaise")
    stop_time(page)  # or the banner might be gone before it is looked at
    frozen.play(place, SHARP[0])
    banner = page.locator(".told-banner")
    expect(banner).to_contain_text("Ada sits a Card sharp down with you.")
    expect(banner.locator(".step-card use")).to_have_count(1)
    expect(page.locator(".ring.harm")).to_have_text("Card sharp")
    expect(page.locator(".recap .step.current")).to_contain_text("you")
    expect(other.locator(".recap .step.current")).to_contain_text("Card sharp")
    expect(other.locator(".told-banner, .ring.harm")).to_have_count(0)
    expect(page.locator("#announce")).to_contain_text("Card sharp")
    banner.click()
    expect(page.locator(".told-banner, .ring.harm")).to_have_count(0)


def test_what_befalls_the_reader_in_their_own_turn_is_told_without_a_name(
    browser: Visitors, frozen: FrozenServer
) -> None:
    """Nobody has done it, least of all whoever ended the turn before."""
    page = browser.new_page(PHONE, touch=True, lang="fr")
    place = frozen.table("Ada", "Blaise", "Chloé", start=unguarded(), game=RANCHES)
    place.open(page, "Ada")
    stop_time(page)
    frozen.play(place, "end")
    banner = page.locator(".told-banner")
    expect(banner).to_contain_text("Vous perdez un Troupeau moyen")
    expect(banner.locator("small")).to_have_text("vous")
    expect(page.locator(".ring.harm")).to_have_count(1)
    expect(page.locator("#table[data-asked]")).to_have_count(1)


def test_a_banner_goes_by_itself(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr")
    place = opened(page, frozen, "Denis")
    stop_time(page)
    frozen.play(place, SHARP[0])
    expect(page.locator(".told-banner")).to_have_count(1)
    page.clock.run_for(3900)
    expect(page.locator(".told-banner")).to_have_count(1)
    page.clock.run_for(200)
    expect(page.locator(".told-banner")).to_have_count(0)


# Since the last turn


def waited(page: Page, frozen: FrozenServer) -> Place:
    """A table where it is Chloé's turn, after the others have done one thing or another."""
    place = opened(page, frozen, "Chloé")
    frozen.play(place, *SHARP, *RAID, "end")
    frozen.play_until_asked(place, 2)
    frozen.play(place)  # a herd that runs away, or is sold
    frozen.play_until_asked(place, 2)
    return place


def test_after_a_reload_the_strip_goes_through_what_was_missed(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(pace="steps")
    waited(page, frozen)
    page.reload()
    current, count = page.locator(".recap .step.current"), page.locator("#recap-count")
    expect(current).to_contain_text("Card sharp")
    expect(count).to_contain_text("1 / ")
    expect(page.locator(".ring").first).to_be_visible()
    page.locator("#recap-next").click()
    expect(count).to_contain_text("2 / ")
    # the turn can be played all the while
    expect(page.locator("#do-end")).to_be_visible()
    check_axe(page)
    page.locator("#recap-skip").click()
    expect(current).to_have_count(0)
    expect(page.locator("#recap-summary")).to_contain_text("done to you")
    expect(page.locator(".ring")).to_have_count(0)
    page.locator("#recap-play").click()
    expect(count).to_contain_text("1 / ")
    page.locator("#recap-next").click()
    page.locator("#recap-back").click()
    expect(current).to_contain_text("Card sharp")


def test_the_strip_goes_on_by_itself(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(pace="normal")
    waited(page, frozen)
    page.reload()
    expect(page.locator("#recap-skip")).to_be_visible()
    expect(page.locator("#recap-summary")).to_be_visible()
    expect(page.locator("#recap-skip")).to_be_hidden()


def test_an_own_action_ends_the_strip(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(pace="steps")
    waited(page, frozen)
    page.reload()
    expect(page.locator("#recap-count")).to_contain_text("1 / ")
    act = frozen.last_act(Place.at(page))
    page.locator("#do-end").click()
    expect(page.locator(f'#table[data-last-act="{act}"]')).to_have_count(0)
    expect(page.locator(".recap .step.current, .ring")).to_have_count(0)


# The pace


def test_the_pace_is_remembered_on_this_device(browser: Visitors, frozen: FrozenServer) -> None:
    wide = browser.new_page()
    phone = browser.new_page(PHONE, touch=True, lang="fr")
    for page in (wide, phone):
        opened(page, frozen, "Blaise")
        field = page.locator('[data-setting="pace"]')
        expect(field).to_have_value("instant")
        page.locator(".settings > summary").click()
        field.select_option("quick")
        page.reload()
        expect(field).to_have_value("quick")
        opened(page, frozen, "Blaise")
        expect(field).to_have_value("quick")


def acts(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-last-act") or 0)


def test_moves_are_shown_one_after_the_other_at_the_chosen_pace(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(pace="normal")
    place = opened(page, frozen, "Blaise")
    stop_time(page)
    before = acts(page)
    frozen.play(place, SHARP[0])
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(before + 1))
    frozen.play(place, SHARP[1])
    expect(page.locator("#recap-skip")).to_be_visible()  # there is something to skip
    assert acts(page) == before + 1
    page.clock.run_for(950)
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(before + 2))


def test_skip_shows_the_newest_at_once(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(pace="steps")
    place = opened(page, frozen, "Blaise")
    before = acts(page)
    for number, move in enumerate((*SHARP, *RAID), start=1):
        frozen.play(place, move)
        if number == 1:
            expect(page.locator("#table")).to_have_attribute("data-last-act", str(before + 1))
    expect(page.locator("#recap-skip")).to_be_visible()
    assert acts(page) == before + 1
    page.locator("#recap-skip").click()
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(before + 3))


def test_step_by_step_the_next_move_waits_for_the_reader(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(pace="steps")
    place = opened(page, frozen, "Blaise")
    before = acts(page)
    frozen.play(place, SHARP[0])
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(before + 1))
    frozen.play(place, SHARP[1])
    frozen.play(place, *RAID)
    expect(page.locator("#recap-skip")).to_be_visible()
    page.locator("#recap-next").click()
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(before + 2))
    page.locator("#recap-next").click()
    expect(page.locator("#table")).to_have_attribute("data-last-act", str(before + 3))
