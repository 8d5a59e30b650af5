"""Several people at one table, each on their own device: whole games, and every page hears of the
others' moves."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sans_foi_ni_loi_positions
from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.market_players import Rancher, make_move
from tests.browser.noxford_page_kinds import NOXFORD
from tests.browser.page_actions import LONGEST, act, check_account, log_of
from tests.browser.test_friends import asked, in_step
from tests.browser.test_noxford import play_on
from tests.browser.test_sans_foi_ni_loi import check_rankings
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Blaise", "Chloé")


def sat_down(browser: Visitors, place: Place, count: int, lang: str) -> list[Page]:
    """This many people, each with their own page, which must stay the same until the end."""
    pages = []
    for name in NAMES[:count]:
        page = browser.new_page(lang=lang, reduced_motion=True)
        place.open(page, name)
        page.evaluate("document.body.dataset.first = ''")
        pages.append(page)
    return pages


def check_end(pages: Sequence[Page]) -> None:
    """Everybody was told everything, and no page was reloaded."""
    in_step(*pages)
    for page in pages:
        expect(page.locator("#account-title")).to_be_visible()
        assert page.locator("body[data-first]").count() == 1
        assert len(log_of(page)) == len(log_of(pages[0]))
    for seat, page in enumerate(pages):
        others = [name for name in NAMES[: len(pages)] if name != NAMES[seat]]
        for name in others:
            assert any(line.startswith(f"{name} ") for line in log_of(page))


def test_two_play_noxford(browser: Visitors, frozen: FrozenServer) -> None:
    place = frozen.table(*NAMES[:2], game=NOXFORD)
    pages = sat_down(browser, place, 2, "en")
    for turn in range(LONGEST):
        in_step(*pages)
        if pages[0].locator("[data-phase=over]").count():
            break
        play_on(asked(*pages), turn // 2)
    check_end(pages)
    totals = {tuple(page.locator("#account tfoot td").all_inner_texts()) for page in pages}
    assert len(totals) == 1
    check_account(pages[1])


def test_three_play_sans_foi_ni_loi(browser: Visitors, frozen: FrozenServer) -> None:
    place = frozen.table(
        *NAMES,
        game=sans_foi_ni_loi_positions.NAME,
        start=sans_foi_ni_loi_positions.short(3, "together", 12),
    )
    pages = sat_down(browser, place, 3, "fr")
    ranchers = {page: Rancher(page, name) for name, page in zip(NAMES, pages, strict=True)}
    moves = 0
    while not pages[0].locator("[data-phase=over]").count():
        player = asked(*pages)
        make_move(ranchers[player])
        moves += 1
        newest = act(player)
        assert in_step(*pages) == newest
    assert moves > 8
    check_end(pages)
    for page in pages:
        check_rankings(page)
