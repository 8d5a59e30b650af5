"""The pages of rules and cards: captions, names, what is folded, figures marked (E14)."""

import re
from html import unescape

import pytest

from ludotheque.games import GAMES
from ludotheque.texts import Texts, figures_of, reconstructed, rules_text
from ludotheque.web.views.markdown import as_html
from tests.web.every_stage import EVERY_STAGE
from tests.web.rendered_pages import PAGES

OURS = ["district-noir", "noxford", "samarande", "sans-foi-ni-loi"]
FIGURE = re.compile(
    r'<figure class="picture(| of-card)"(?: id="[^"]+")?>(.*?)<figcaption>(.*?)</figcaption>',
    re.DOTALL,
)


def no_picture(_name: str) -> None:
    return None


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_e14_every_picture_has_its_words_under_it(name: str, lang: str) -> None:
    texts = Texts(GAMES[name], lang)
    page = PAGES.rules(EVERY_STAGE[name], lang)
    written = re.findall(r'!\[([^\]]+)\]\(([^ )]+)(?: "(.+)")?\)', rules_text(texts))
    figures = FIGURE.findall(page)
    assert len(figures) == len(written) > 5
    for (shows, _source, card), (kind, drawn, caption) in zip(written, figures, strict=True):
        assert "<svg" in drawn
        assert unescape(caption) == (card or shows)
        assert (kind == " of-card") == bool(card)
        if card:
            assert f'aria-label="{shows}"' in unescape(drawn)
        else:
            assert 'aria-hidden="true"' in drawn
    assert not re.search(r"<p>\s*<figure", page)


@pytest.mark.parametrize(("lang", "titles"), [
    ("en", ["Rulings", "Reconstructed figures"]),
    ("fr", ["Nos décisions", "Chiffres reconstitués"]),
])  # fmt: skip
@pytest.mark.parametrize("name", OURS)
def test_e14_what_is_for_reference_is_folded(name: str, lang: str, titles: list[str]) -> None:
    page = PAGES.rules(EVERY_STAGE[name], lang)
    folded = re.findall(
        r'<details class="folded"><summary><h2>(.+?)</h2></summary>(.*?)</details>', page, re.DOTALL
    )
    assert [title for title, _ in folded] == titles
    assert reconstructed(Texts(GAMES[name], lang)) in unescape(folded[1][1])
    assert "{folded}" not in page
    outside = re.sub(r"<details.*?</details>", "", page, flags=re.DOTALL)
    for number in re.findall(r"\(<span id=\"([A-Z]{2}-\d\d)\"", folded[0][1]):
        assert number not in outside


def test_the_text_around_pictures_stays_a_paragraph() -> None:
    drawn = as_html("One *word*.\n\n- item\n- other\n\n## Goal\n\nWin.\n", no_picture)
    assert drawn == (
        "<p>One <em>word</em>.</p>\n<ul>\n<li>item</li>\n<li>other</li>\n</ul>\n"
        "<h2>Goal</h2>\n<p>Win.</p>\n"
    )


def test_a_folded_title_is_shown_as_text() -> None:
    drawn = as_html("## A <b> & B {folded}\n\nText.\n", no_picture)
    assert "<summary><h2>A &lt;b&gt; &amp; B</h2></summary>" in drawn
    assert "<p>Text.</p>" in drawn


def test_a_picture_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no picture 'card:none'"):
        as_html("![None](card:none)", no_picture)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_e14_the_cards_say_once_what_is_reconstructed(name: str, lang: str) -> None:
    texts = Texts(GAMES[name], lang)
    page = unescape(PAGES.cards(EVERY_STAGE[name], lang))
    assert page.count(reconstructed(texts)) == 1
    word = "reconstructed" if lang == "en" else "reconstitué"
    assert len(re.findall(rf"\b{word}\b", page)) <= 2  # and what the mark means
    for card in range(len(texts.game.box.kinds)):
        assert "\u00a0· ".join(figures_of(texts, card)) in page


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_every_card_links_to_its_paragraph(name: str, lang: str) -> None:
    rules, cards = PAGES.rules(EVERY_STAGE[name], lang), PAGES.cards(EVERY_STAGE[name], lang)
    ids = re.findall(r'id="([^"]+)"', rules)
    assert len(ids) == len(set(ids))
    links = re.findall(r'class="card-rule" href="/games/([\w-]+)/rules(?:#([^"]+))?"', cards)
    assert len(links) == sum(bool(kind.count) for kind in GAMES[name].box.kinds)
    for game, anchor in links:
        assert game == name
        assert anchor in ids


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_every_refusal_finds_its_rule(name: str, lang: str) -> None:
    rules = PAGES.rules(EVERY_STAGE[name], lang)
    for phrase in GAMES[name].vocabulary.phrases.values():
        if phrase.rule:
            assert f'id="{phrase.rule}"' in rules, phrase


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_that_is_mentioned_again_links_to_its_ruling(lang: str) -> None:
    page = PAGES.rules(EVERY_STAGE["noxford"], lang)
    again = re.findall(r'<a class="rule" href="#(NX-\d+)">', page)
    assert again
    assert all(page.index(f'id="{rule}"') < page.index(f'href="#{rule}"') for rule in again)


def test_an_item_is_an_anchor_if_it_begins_with_a_name() -> None:
    text = "- **Caliph** (3): line.\n- **Lamp.** Light.\n- The **Caliph** again.\n"
    drawn = as_html(text, no_picture, {"Caliph": "on-caliph", "Lamp": "on-lamp"})
    assert '<li id="on-caliph"><strong>Caliph</strong> (3)' in drawn
    assert '<li id="on-lamp"><strong>Lamp.</strong> Light.' in drawn
    assert drawn.count("id=") == 2
