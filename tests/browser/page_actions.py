"""What people do at a table, done the way they would do it."""

import re

from playwright.sync_api import Locator, Page, expect

GAME = "district-noir"
LONGEST = 60
"""The number of turns after which a game must be over."""


def sit_down_against(
    page: Page,
    url: str,
    bot: str = "novice",
    name: str = "Ada",
    game: str = GAME,
    *,
    practice: bool = False,
) -> None:
    """From the home page to a table with a bot, by mouse."""
    page.goto(url)
    page.locator(f"a.door[href$='{game}/bots']").click()
    page.locator("input[name=name]").fill(name)
    page.locator(f"input[value={bot}]").check()
    page.locator("input[name=practice]").set_checked(practice)
    page.locator("main button.main").click()
    at_the_table(page)


def arrived(page: Page, selector: str) -> None:
    """Wait for a page that shows this, with all its style sheets and scripts."""
    page.wait_for_selector(selector)
    page.wait_for_load_state()


def at_the_table(page: Page) -> None:
    arrived(page, "html.scripted #table.table")


def act(page: Page) -> str:
    """The number of the last act that the page shows."""
    shown = page.locator("#table").get_attribute("data-last-act")
    assert shown is not None
    return shown


def until_acted(page: Page, since: str) -> None:
    """Wait until the page shows something newer."""
    page.wait_for_selector(f'#table:not([data-last-act="{since}"])')


def until_asked(page: Page) -> bool:
    """Wait until it is this page's turn; False if the game is over instead."""
    page.wait_for_selector("#table[data-asked], #table[data-phase=over]")
    return page.locator("#table[data-phase=over]").count() == 0


def take_or_play(page: Page) -> None:
    """By mouse: take as soon as a take brings five cards, or when there is nothing else to do."""
    take = page.locator("#take:not([aria-disabled])")
    cards = page.locator(".hand .card")
    if take.count() and (page.locator(".taking .card").count() == 5 or not cards.count()):
        take.click()
    else:
        cards.first.click()
    page.locator("#confirm").click()


def check_account(page: Page) -> tuple[int, int]:
    """The totals of the final account; every column must add up to its own."""
    expect(page.locator("#account-title")).to_be_visible()
    if not page.locator("#account table").count():  # the whole City needs no points
        return (0, 0)
    totals = [_figure(cell) for cell in page.locator("#account tfoot td").all()]
    for seat, total in enumerate(totals):
        cells = page.locator(f"#account tbody td:nth-child({seat + 2})").all()
        assert sum(_figure(cell) for cell in cells) == total
    return (totals[0], totals[1])


def _figure(cell: Locator) -> int:
    text = cell.inner_text().strip().replace("\N{MINUS SIGN}", "-")
    return int(text) if re.fullmatch(r"[+-]?\d+", text) else 0


def log_of(page: Page) -> list[str]:
    return page.locator("#log .log-entry").all_inner_texts()
