"""The settings in the bar: chosen once, kept on the device, applied before anything is drawn."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer
from tests.browser.layout import LAPTOP
from tests.browser.page_kinds import KINDS, at_my_turn
from tests.browser.test_page_kinds import SIDEWAYS
from tests.services.chromium import PATIENCE, PHONE, Visitors

pytestmark = pytest.mark.slow

DARK_PAPER = "rgb(27, 24, 22)"
LIGHT_PAPER = "rgb(247, 243, 236)"
PAPER = "getComputedStyle(document.body).backgroundColor"
SIZE_OF_TEXT = "getComputedStyle(document.body).fontSize"


def choose(page: Page, **settings: str) -> None:
    page.locator(".settings > summary").click()
    for name, value in settings.items():
        page.locator(f"[data-setting={name.replace('_', '-')}]").select_option(value)
    page.keyboard.press("Escape")


def test_a_theme_counts_at_once_and_on_every_page(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(color_scheme="light")
    page.goto(frozen.url)
    assert page.evaluate(PAPER) == LIGHT_PAPER
    choose(page, theme="dark")
    assert page.evaluate(PAPER) == DARK_PAPER
    for path in ("/play/noxford/bots", "/games/noxford/rules", "/records"):
        page.goto(frozen.url + path)
        assert page.evaluate(PAPER) == DARK_PAPER
        expect(page.locator("[data-setting=theme]")).to_have_value("dark")
    page.emulate_media(color_scheme="dark")
    choose(page, theme="light")
    assert page.evaluate(PAPER) == LIGHT_PAPER
    choose(page, theme="system")
    assert page.evaluate(PAPER) == DARK_PAPER


def test_what_was_chosen_counts_on_a_page_that_one_goes_back_to(
    browser: Visitors, frozen: FrozenServer
) -> None:
    """A browser may show it as it was left, without reading it again."""
    page = browser.new_page(color_scheme="light")
    page.goto(frozen.url)
    page.evaluate("localStorage.setItem('theme', JSON.stringify('dark'))")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    assert page.evaluate(PAPER) == DARK_PAPER


def test_the_panel_closes_when_the_focus_leaves_it(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.goto(frozen.url)
    page.locator(".settings > summary").press("Enter")
    expect(page.locator(".settings")).to_have_attribute("open", "")
    page.locator("main a, main button").first.focus()
    expect(page.locator(".settings")).not_to_have_attribute("open", "")


def test_nothing_flickers_while_the_scripts_are_on_their_way(
    browser: Visitors, frozen: FrozenServer
) -> None:
    """What the page's own script would do comes late, or never."""
    page = browser.new_page(color_scheme="light")
    page.goto(frozen.url)
    choose(page, theme="dark", text_size="larger")
    browser.expect_trouble("home.js")
    page.route(re.compile("home.js"), lambda route: route.abort())
    page.reload()
    assert page.evaluate(PAPER) == DARK_PAPER
    assert page.evaluate(SIZE_OF_TEXT) == "20px"


def test_settings_are_this_devices_own(browser: Visitors, frozen: FrozenServer) -> None:
    wide, phone = browser.new_page(), browser.new_page(PHONE, touch=True, lang="fr")
    for page in (wide, phone):
        page.goto(frozen.url)
    choose(phone, text_size="large")
    assert phone.evaluate(SIZE_OF_TEXT) == "18px"
    wide.reload()
    assert wide.evaluate(SIZE_OF_TEXT) == "16px"
    other = phone.context.new_page()
    other.goto(f"{frozen.url}/records")
    assert other.evaluate(SIZE_OF_TEXT) == "18px"
    choose(other, text_size="normal")
    phone.wait_for_function(f"() => {SIZE_OF_TEXT} === '16px'")  # and the first tab learns of it


def test_nothing_moves_if_nobody_wants_it(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    at_my_turn(page, frozen)
    page.evaluate("void (document.startViewTransition = () => { throw new Error('it moves') })")
    choose(page, motion="less")
    cards = page.locator(".hand .card").count()
    page.locator(".hand .card").first.click()
    page.locator("#confirm").click()
    expect(page.locator(".hand .card")).to_have_count(cards - 1)
    lasting = "getComputedStyle(document.querySelector('.hand .card')).transitionDuration"
    assert all(float(each.strip(" s")) < 0.001 for each in page.evaluate(lasting).split(","))


def test_strong_signs_are_no_mere_colours(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    at_my_turn(page, frozen)
    outline = "getComputedStyle(document.querySelector('.hand .card.lit')).outlineStyle"
    assert page.evaluate(outline) == "none"
    choose(page, signs="strong")
    assert page.evaluate(outline) == "dashed"


@pytest.mark.parametrize("kind", ["table-turn", "noxford-turn", "ranch-six", "city-answering"])
def test_the_largest_text_leaves_a_table_on_a_phone_in_its_width(
    browser: Visitors, frozen: FrozenServer, kind: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True)
    KINDS[kind](page, frozen)
    choose(page, text_size="larger")
    assert page.evaluate(SIZE_OF_TEXT) == "18px"  # at a table it grows by half
    assert page.evaluate(SIDEWAYS) == 0


def test_the_panel_is_used_by_keyboard_and_closes_like_a_menu(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    page.goto(frozen.url)
    panel = page.locator(".settings-panel")
    page.locator(".settings > summary").press("Enter")
    expect(page.get_by_label("Appearance")).to_be_visible()
    page.get_by_label("Appearance").press("Escape")
    expect(panel).to_be_hidden()
    expect(page.locator(".settings > summary")).to_be_focused()
    page.locator(".settings > summary").click()
    page.locator("h1").click()
    expect(panel).to_be_hidden()


def test_without_scripts_the_language_can_be_chosen(
    browser: Visitors, frozen: FrozenServer
) -> None:
    with_scripts = browser.new_page()
    context = with_scripts.context.browser.new_context(  # type: ignore[union-attr]
        java_script_enabled=False, locale="en"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{frozen.url}/games/noxford/rules")
    page.locator(".settings > summary").click()
    expect(page.locator(".settings-panel")).to_contain_text("only the language can be chosen")
    expect(page.locator(".device-settings")).to_be_hidden()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.url == f"{frozen.url}/games/noxford/rules"
    context.close()


def test_district_noir_fits_a_laptop_with_the_largest_text(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(LAPTOP, reduced_motion=True)
    page.context.add_init_script("localStorage['text-size'] = JSON.stringify('larger')")
    for moves in (9, 33):
        place = frozen.table("Ada", "Hugo", moves=moves)
        frozen.play_until_asked(place, 0)
        place.open(page, "Ada")
        page.wait_for_selector(".hand .card")
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        for person in page.locator(".person").all():
            city, score = person.locator(".group.city"), person.locator(".now")
            there, here = city.bounding_box(), score.bounding_box()
            assert there is not None
            assert here is not None
            assert there["x"] + there["width"] <= here["x"]


def test_a_browser_that_stores_nothing_plays_at_the_pace_that_is_chosen(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    page.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('none'); } })"
    )
    frozen.table("Ada", "greedy", moves=3).open(page, "Ada")
    for pace in ("steps", "quick"):
        page.locator(".settings > summary").click()
        page.locator("[data-setting=pace]").select_option(pace)
        page.keyboard.press("Escape")
        assert page.evaluate("import('/static/table/pace.js').then((it) => it.pace())") == pace


def test_strong_signs_reach_pages_without_a_table(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    browser.expect_trouble("404")
    page.context.add_init_script("localStorage.signs = JSON.stringify('strong')")
    page.goto(f"{frozen.url}/t/nosuchtable")
    width = page.locator(".problem").evaluate("it => getComputedStyle(it).borderLeftWidth")
    assert width == "8px"
