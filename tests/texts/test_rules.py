"""What the rules say about the cards follows from the cards."""

import re

import pytest

from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from ludotheque.texts import FOLDED, LANGUAGES, Texts, figures_of, legend, reconstructed, rules_text
from ludotheque.texts.rules import filled_in

INVENTED = """
[[kind]]
name = "new-panic"
type = "trick"
effect = "panic"
cost = 4
count = 3
"""
LARGER = SANS_FOI_NI_LOI.with_cards(SANS_FOI_NI_LOI.box.text + INVENTED)
ENGLISH, FRENCH = Texts(LARGER, "en"), Texts(LARGER, "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_everything_is_filled_in(game: Game, lang: str) -> None:
    text = rules_text(Texts(game, lang))
    assert not re.search(r"[{}]|\(cards:|!\[\]", text.replace(FOLDED, ""))


@pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=LANGUAGES)
def test_a_card_more_is_counted_shown_and_explained(texts: Texts) -> None:
    before = rules_text(Texts(SANS_FOI_NI_LOI, texts.lang))
    after = rules_text(texts)
    assert f" {SANS_FOI_NI_LOI.box.total} car" in before
    assert f" {LARGER.box.total} car" in after
    [picture] = [line for line in after.splitlines() if "(card:new-panic " in line]
    assert after.index("(card:lynching ") < after.index(picture) < after.index("(card:sheriff ")
    card = LARGER.box.find("new-panic")
    assert f"\n- **{texts.card(card)}.** {texts.about(card)}\n\n" in after
    assert len(after.splitlines()) == len(before.splitlines()) + 2


def test_numbers() -> None:
    assert filled_in("All {cards} cards", ENGLISH) == f"All {LARGER.box.total} cards"
    laid = sum(kind.count for kind in LARGER.box.kinds if kind.type in ("land", "herd"))
    assert filled_in("{cards:land,herd}", ENGLISH) == str(laid)


def test_pictures() -> None:
    assert filled_in("![](cards:fence)\n", ENGLISH) == (
        '![Fence: posts and barbed wire](card:fence "Fence")\n'
    )
    assert filled_in("![](cards:fence)\n", FRENCH) == (
        '![Clôture\u00a0: des pieux et du barbelé](card:fence "Clôture")\n'
    )


def test_a_picture_that_is_not_described_has_the_name_of_its_card() -> None:
    card = LARGER.box.find("new-panic")
    assert ENGLISH.picture(card) == ENGLISH.card(card) == "Dirty trick"


def test_only_what_the_list_above_has_not_explained_is_added() -> None:
    elsewhere = "- **Fence** (SF-89): not in this list.\n\n- **Mayor** (4): stays.\n"
    assert "\n- **Fence.** " in filled_in(elsewhere + "- {others:fence}\n", ENGLISH)
    assert filled_in("- **Fence** (4): stays.\n- {others:fence}\n", ENGLISH) == (
        "- **Fence** (4): stays.\n"
    )
    killers = "- **Hired killer** (3): a duel.\n"
    assert filled_in(killers + "- {others:killer}\n", ENGLISH) == killers
    not_all = "- **Hired** (3): a duel.\n"
    assert filled_in(not_all + "- {others:killer}\n", ENGLISH).count("\n- **Hired killer") == 3


@pytest.mark.parametrize("wrong", ["{carts}", "{cards:lands}", "![](cards:land,herds)", "{"])
def test_what_nothing_fills_in_is_an_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="no"):
        filled_in(f"All {wrong} cards", ENGLISH)


def test_a_card_that_is_not_there_has_no_picture() -> None:
    with pytest.raises(ValueError, match="there is no card 'souk'"):
        filled_in("![A roof](card:souk)", ENGLISH)


PUBLISHED = ["district-noir", "noxford", "samarande", "sans-foi-ni-loi"]
SECTIONS = {
    "en": [
        "Goal",
        "The cards",
        "Set-up",
        "Your turn",
        "The end",
        "Scoring",
        "What everybody knows",
    ],
    "fr": [
        "But du jeu",
        "Les cartes",
        "Mise en place",
        "À votre tour",
        "Fin de la partie",
        "Décompte",
        "Ce que tout le monde sait",
    ],
}
REFERENCE = {
    "en": ["Rulings", "Reconstructed figures"],
    "fr": ["Nos décisions", "Chiffres reconstitués"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_e14_every_page_has_the_same_sections_in_the_same_order(name: str, lang: str) -> None:
    text = rules_text(Texts(GAMES[name], lang))
    titles = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert [title for title in titles if title in SECTIONS[lang]] == SECTIONS[lang]
    assert titles[-2:] == [f"{title}{FOLDED}" for title in REFERENCE[lang]]
    assert [title for title in titles if title.endswith(FOLDED)] == titles[-2:]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_e14_the_same_pictures_in_both_languages_each_with_words(name: str, lang: str) -> None:
    texts = Texts(GAMES[name], lang)
    pictures = re.findall(r"!\[([^\]]+)\]\(([^ )]+)(?: \"(.+)\")?\)", rules_text(texts))
    other = rules_text(Texts(GAMES[name], "en" if lang == "fr" else "fr"))
    assert [source for _, source, _ in pictures] == re.findall(r"\]\(([a-z]+:[^ )]+)", other)
    box = texts.game.box
    for _shows, source, caption in pictures:
        what, _, which = source.partition(":")
        assert caption == (texts.card(box.find(which)) if what == "card" else "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_e14_the_rules_name_no_command_and_no_setting_of_the_code(name: str, lang: str) -> None:
    text = rules_text(Texts(GAMES[name], lang))
    assert "`" not in text
    assert "ludotheque" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["samarande", "sans-foi-ni-loi"])
def test_e15_points_say_which_points_they_are(name: str, lang: str) -> None:
    """Action points are spent, points of renown or prestige are won."""
    text = " ".join(rules_text(Texts(GAMES[name], lang)).split())
    kinds = r"(?: of renown| d’action| de prestige| de renommée)"
    assert not re.findall(rf".{{30}}\d points?\b(?!{kinds})", text)


def test_how_many_figures_are_reconstructed_is_counted() -> None:
    sharp = """
[[kind]]
name = "sharp-two"
type = "trick"
effect = "card-sharp"
cost = 4
count = 2
sources = { count = "card", cost = "card" }
"""
    before, after = SANS_FOI_NI_LOI, SANS_FOI_NI_LOI.with_cards(SANS_FOI_NI_LOI.box.text + sharp)
    for lang in LANGUAGES:
        numbers = [
            [int(number) for number in re.findall(r"\d+", reconstructed(Texts(game, lang)))]
            for game in (before, after)
        ]
        assert numbers[1] == [number + 2 for number in numbers[0]]
        assert reconstructed(Texts(after, lang)) in rules_text(Texts(after, lang))
    kinds = before.box.kinds
    sources = [source for kind in kinds for source in kind.sources.values()]
    assert numbers[0] == [sources.count("card"), len(sources)]


def test_each_figure_is_marked_by_its_source() -> None:
    texts = Texts(GAMES["samarande"], "en")
    assert figures_of(texts, texts.game.box.find("library")) == [
        "Copies\u00a04*",
        "Figure\u00a01",
        "Room\u00a01*",
        "More cards\u00a01*",
    ]
    marks = ["* reconstructed", "° our reading of the rulebook"]
    assert legend(texts) == marks
    assert legend(Texts(GAMES["noxford"], "en")) == marks
    own = texts.game.with_cards(
        re.sub(r"^sources = .*\n", "", texts.game.box.text, flags=re.MULTILINE)
    )
    assert legend(Texts(own, "en")) == []
    assert reconstructed(Texts(own, "en")).startswith("None of the ")
