"""The page about the site: whose the games are, what is ours, and whom to write to."""

import re
from html import unescape
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.texts import LANGUAGES, Texts, figures_with
from ludotheque.version import VERSION
from ludotheque.web.settings import Settings
from ludotheque.web.views.pages import Pages
from tests.plugins.announced import published_games
from tests.web.every_stage import EVERY_STAGE
from tests.web.rendered_pages import PAGES

ROOT = Path(__file__).parents[2]


def credited() -> dict[str, list[str]]:
    """The people and publishers of each game, by CREDITS.md."""
    rows = re.findall(r"^\| (.+) \|$", (ROOT / "CREDITS.md").read_text("utf-8"), re.MULTILINE)
    cells = [[cell.strip() for cell in row.split("|")] for row in rows[2:]]
    return {
        name: [each for cell in rest if cell for each in cell.split(", ")] for name, *rest in cells
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_names_everybody_and_every_game(lang: str) -> None:
    page = unescape(PAGES.about(lang))
    said = dict(re.findall(r"<dt>(.*?)</dt>\s*<dd>\s*(.*?)\s*</dd>", page, re.DOTALL))
    assert set(credited()) == {
        Texts(GAMES[name], lang).word("game-name") for name in published_games()
    }
    for game, names in credited().items():
        assert len(names) >= 3
        for name in names:
            assert name in said[game], (game, name)
    assert len(said) == len(EVERY_STAGE)
    assert VERSION in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", published_games())
def test_it_counts_what_is_reconstructed(game: str, lang: str) -> None:
    texts = Texts(GAMES[game], lang)
    page = unescape(PAGES.about(lang))
    (line,) = re.findall(
        rf"<li>\s*<p>\s*{re.escape(texts.word('game-name'))}(.*?)<a ", page, re.DOTALL
    )
    count, total = figures_with(texts, "card")
    assert [int(number) for number in re.findall(r"\d+", line)] == (
        [count, total] if count else [total]
    )


@pytest.mark.parametrize(
    ("contact", "link"),
    [
        ("games@example.org", "mailto:games@example.org"),
        ("https://example.org/contact?a=1&b=2", "https://example.org/contact?a=1&amp;b=2"),
    ],
)
def test_it_says_whom_to_write_to(contact: str, link: str) -> None:
    pages = Pages(EVERY_STAGE, Settings(contact=contact))
    assert f'<a href="{link}">' in pages.about("en")
    assert contact in unescape(pages.about("fr"))


def test_without_an_address_it_says_so() -> None:
    page = PAGES.about("en")
    assert "mailto:" not in page
    assert "has given no address" in page


def test_every_page_leads_there() -> None:
    assert '<a class="about-link" href="/about">' in PAGES.rules(EVERY_STAGE["noxford"], "en")
    assert PAGES.home("fr", 0).count('href="/about"') == 2
