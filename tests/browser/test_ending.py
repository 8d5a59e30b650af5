"""The end: a moment for the winner, points that are counted up, and a picture to share."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_kinds import LAST
from tests.services.chromium import PHONE, Size, Visitors

pytestmark = pytest.mark.slow

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")
SIZES = (Size(1440, 900), Size(1366, 768), PHONE, Size(844, 390))
UNCOUNTED = "#account .uncounted"
COUNTING = "#account [data-running]"

# Every figure that a total has shown, by seat.
WATCH_TOTALS = """() => {
  window.seen = [[], []];
  new MutationObserver(() => {
    for (const total of document.querySelectorAll("[data-running]")) {
      const figures = window.seen[total.dataset.totalOf];
      if (figures.at(-1) !== total.dataset.running) figures.push(total.dataset.running);
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-running"] });
}"""

# Totals that can be read while they are still being counted.
GIVEN_AWAY = """() => [...document.querySelectorAll("[data-running]")]
  .flatMap((total) => (total.children.length ? [...total.children] : [total]))
  .filter((part) => {
    const { color, opacity } = getComputedStyle(part);
    return opacity !== "0" && color !== "rgba(0, 0, 0, 0)";
  })
  .map((part) => part.textContent)"""


def before_the_end(frozen: FrozenServer, game: str = "district-noir") -> Place:
    """A table at which one move is missing to the end."""
    if game == "district-noir":
        return frozen.table("Ada", "Blaise", moves=LAST - 1)  # this one ends with points
    counted = frozen.table("Ada", "random", game=game)
    moves = 0
    while frozen.asked(counted) is not None:
        frozen.play(counted)
        moves += 1
    return frozen.table("Ada", "random", game=game, moves=moves - 1)


def see_the_end(page: Page, frozen: FrozenServer, game: str = "district-noir") -> Place:
    place = before_the_end(frozen, game)
    place.open(page, "Ada")
    frozen.play(place)
    expect(page.locator("#account-title")).to_be_visible()
    return place


@pytest.mark.parametrize("game", OURS)
def test_points_are_counted_up_before_ones_eyes(
    browser: Visitors, frozen: FrozenServer, game: str
) -> None:
    page = browser.new_page()
    see_the_end(page, frozen, game)
    expect(page.locator(UNCOUNTED).first).to_be_attached()
    expect(page.locator("#skip-count")).to_be_visible()
    assert page.evaluate(GIVEN_AWAY) == []
    expect(page.locator(UNCOUNTED)).to_have_count(0)
    expect(page.locator(COUNTING)).to_have_count(0)
    expect(page.locator("#skip-count")).to_be_hidden()


@pytest.mark.parametrize("by", ["keydown", "pointerdown"])
def test_counting_can_be_skipped(browser: Visitors, frozen: FrozenServer, by: str) -> None:
    page = browser.new_page(PHONE, touch=True)
    see_the_end(page, frozen)
    expect(page.locator(UNCOUNTED).first).to_be_attached()
    left = "document.querySelectorAll('#account .uncounted').length"
    page.evaluate(f"addEventListener('{by}', () => {{ window.left = {left} }})")
    if by == "keydown":
        page.keyboard.press("Escape")
    else:
        page.locator("#account-title").tap()
    assert page.evaluate("window.left") == 0, "at once"
    expect(page.locator(COUNTING)).to_have_count(0)


def test_the_totals_grow_line_by_line(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = before_the_end(frozen)
    place.open(page, "Ada")
    page.evaluate(WATCH_TOTALS)
    frozen.play(place)
    expect(page.locator(COUNTING).first).to_be_attached()
    expect(page.locator(COUNTING)).to_have_count(0)
    for total in page.locator("#account [data-total-of]").all():
        seen = page.evaluate("seat => window.seen[seat]", total.get_attribute("data-total-of"))
        assert seen[0] == "0"
        assert seen[-1] == total.inner_text()
        assert len(seen) > 3


def test_little_motion_and_a_later_visit_show_everything_at_once(
    browser: Visitors, frozen: FrozenServer
) -> None:
    calm, lively = browser.new_page(reduced_motion=True), browser.new_page()
    place = before_the_end(frozen)
    for page in (calm, lively):
        place.open(page, "Ada")
    frozen.play(place)
    expect(lively.locator(UNCOUNTED).first).to_be_attached()
    expect(calm.locator("#account-title")).to_be_visible()
    assert calm.locator(UNCOUNTED).count() == 0
    lively.reload()
    lively.wait_for_selector("html.scripted")
    assert lively.locator(UNCOUNTED).count() == 0
    animation = "getComputedStyle(document.querySelector('.winner-rays g')).animationName"
    assert (calm.evaluate(animation), lively.evaluate(animation)) == ("none", "rays")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
@pytest.mark.parametrize("game", OURS)
def test_what_comes_next_is_on_the_first_screen(
    browser: Visitors, frozen: FrozenServer, game: str, size: Size
) -> None:
    """When the game ends, and for whoever opens the page later."""
    page = browser.new_page(size, touch=size in SIZES[2:], reduced_motion=True)
    see_the_end(page, frozen, game)
    for _ in range(2):
        expect(page.locator("#account-title")).to_be_in_viewport()
        for door in page.locator(".winner .after button, .winner .after a").all():
            expect(door).to_be_in_viewport(ratio=1)
        page.reload()
        page.wait_for_selector("html.scripted")


def test_the_picture_is_shared_as_a_png(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page(reduced_motion=True)
    see_the_end(page, frozen)
    page.evaluate("navigator.canShare = undefined")  # as on plain http in a house's network
    with page.expect_download() as downloaded:
        page.locator("#share").click()
    assert downloaded.value.suggested_filename == "district-noir.png"
    picture = downloaded.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [1200, 630]


def test_a_device_that_can_share_is_handed_the_picture(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(reduced_motion=True, lang="fr")
    see_the_end(page, frozen)
    page.evaluate("""() => {
      navigator.canShare = () => true;
      navigator.share = async ({ files, text }) => { window.shared = [files[0].type, text]; };
    }""")
    page.locator("#share").click()
    page.wait_for_function("() => window.shared")
    kind, text = page.evaluate("window.shared")
    assert kind == "image/png"
    assert text.startswith("District Noir\N{NO-BREAK SPACE}: ")
