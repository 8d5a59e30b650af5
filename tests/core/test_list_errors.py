"""Every mistake that an owner can make in a card list gets a sentence in both languages: the line,
what is wrong, and what would be right."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import BadBox, Game
from ludotheque.games import GAMES
from ludotheque.texts import LANGUAGES, Texts, check_own_cards
from tests.plugins.announced import published_games

NOIR = GAMES["district-noir"]
TEXTS = {(name, lang): Texts(GAMES[name], lang) for name in published_games() for lang in LANGUAGES}
LINE = {"en": r"Line (\d+): ", "fr": "Ligne (\\d+)\N{NO-BREAK SPACE}: "}


def problem_with(text: str, game: Game = NOIR) -> BadBox | None:
    """What is wrong with this list; None if it can be played with."""
    try:
        check_own_cards(game.with_cards(text))
    except BadBox as problem:
        return problem
    return None


def said(text: str, lang: str = "en", game: Game = NOIR) -> str:
    problem = problem_with(text, game)
    assert problem is not None
    return TEXTS[game.name, lang].problem(problem)


def noir(old: str, new: str) -> str:
    assert old in NOIR.box.text
    return NOIR.box.text.replace(old, new, 1)


DOCKS = '[[kind]]\nname = "docks"\ntype = "city"\ncount = 1'
MISTAKES = [
    # an unknown key, a typing error first
    ("count = 5", "cuont = 5", "“cuont” is not known here. Did you mean “count”?"),
    ("count = 5", "count = 5\nxyzzy = 5", "Known here: name, type, effect, count, sources, value"),
    ("hand = 5", "hnad = 5", "Did you mean “hand”?"),
    ("[deal]", "[dael]", "“dael” is not known here. Did you mean “[deal]”?"),
    ("[deal]", "[cards]\n[deal]", "“cards” is not known here. Known here: [deal], [[kind]]."),
    # a missing one
    ("hand = 5\n", "", "“hand” is missing in this [deal]. Add a line such as hand = 2."),
    ("count = 5\n", "", "“count” is missing in this [[kind]]. Add a line such as count = 2."),
    ('type = "support"\n', "", 'Add a line such as type = "support".'),
    # the wrong type or size
    ("count = 5", "count = -1", "“count” cannot be -1. It is a whole number from 1 to 999"),
    ("count = 5", "count = 0", "such as count = 2."),
    ("count = 5", "count = 1000", "from 1 to 999, without quotes"),
    ("count = 5", 'count = "5"', '“count” cannot be "5".'),
    ("count = 5", "count = 2.5", "“count” cannot be 2.5."),
    ("count = 5", "count = true", "“count” cannot be true."),
    ('name = "docks"', "name = 5", "It is a text between double quotes, such as name = "),
    # names and types
    ('type = "support"', 'type = "suport"', 'Did you mean type = "support"?'),
    ('type = "support"', 'type = "x"', "Known types: support, alliance, betrayal, city."),
    ('name = "docks"', 'name = "Docks of Ys"', 'such as name = "docks-of-ys"'),
    ('name = "docks"', 'name = "Été"', 'such as name = "ete"'),
    ('name = "docks"', 'name = "8"', "the card “8” is already on line 35. Equal cards are one"),
    # sources
    ('value = "card"', 'value = "crad"', "Did you mean “card”? You can also leave “sources” out."),
    ('{ value = "card"', '{ worth = "card"', "“worth” is not known here."),
    ('sources = { value = "card", count = "card" }', "sources = 5", "write this like so:"),
    # titles
    ('name = "docks"', 'name = "docks"\ntitle = ""', "“title” needs 1 to 40 characters"),
    ('name = "docks"', f'name = "docks"\ntitle = "{"x" * 41}"', "needs 1 to 40 characters"),
    ('name = "docks"', 'name = "docks"\nplural = "Docks"', "belongs to a title, and this card"),
    ('name = "docks"', 'name = "docks"\ntitle = "A"\ngender = "masc"', "Did you mean “masculine”"),
    ('name = "docks"', 'name = "docks"\ntitle-rf = "A"', "Did you mean “title-fr”?"),
    ('name = "docks"', 'name = "docks"\ntitle = "A\N{ZERO WIDTH SPACE}b"', "that can be seen"),
    ('name = "docks"', 'name = "docks"\ntitle = "A\N{HANGUL FILLER}b"', "nobody can see"),
    ('name = "docks"', 'name = "docks"\ntitle = "Ad\N{CYRILLIC SMALL LETTER A}"', "mixes letters"),
    # TOML
    ("count = 5", "count 5", "there is no “=” in “count 5”."),
    ("count = 5", "count = five", "“count” has the value five. Put a text between straight"),
    ('name = "docks"', "name = “docks”", "Put a text between straight double quotes"),
    ('name = "docks"', 'name = "docks', "a quotation mark or a bracket is opened and not closed"),
    ("count = 5", "count = [5", "a quotation mark or a bracket is opened and not closed"),
    ("count = 5", "count = 5\ncount = 6", "“count” is given twice in this paragraph."),
    ("count = 5", "count = 5,5", "“count” cannot have the value 5,5. Write a whole number"),
    ("count = 5", "= 5", "“= 5” cannot be read."),
    ("[deal]", "[deal", "“[deal” is no heading."),
    ("[[kind]]", "[[kind]", "“[[kind]” is no heading."),
    ("[[kind]]", "[deal]", "“[deal]” cannot come again here."),
    # what the game needs
    ("hand = 5", "hand = 6", "cards"),
]


@pytest.mark.parametrize(("old", "new", "expected"), MISTAKES)
def test_a_mistake_is_explained_with_what_would_be_right(old: str, new: str, expected: str) -> None:
    text = noir(old, new)
    assert expected in said(text)
    french = said(text, "fr")
    assert re.match(LINE["fr"], french)
    assert french.endswith((".", "?"))
    wrong = problem_with(text)
    assert wrong is not None
    assert wrong.line == int(re.match(LINE["en"], said(text))[1])  # type: ignore[index]


def test_two_cards_that_would_be_called_the_same() -> None:
    """`6` and `six` are both of the type "support" and of the value 6."""
    more = '\n[[kind]]\nname = "six"\ntype = "support"\nvalue = 6\ncount = 10\n'
    text = NOIR.box.text + more
    assert "just like “6” on line 20." in said(text)
    assert said(text).startswith(f"Line {text.count(chr(10), 0, text.index('six')) + 1}: ")
    assert problem_with(text.replace('name = "six"', 'name = "six"\ntitle = "Mob"')) is None


def test_two_titles_that_look_the_same() -> None:
    text = noir('name = "docks"', 'name = "docks"\ntitle-en = "Quay"\ntitle-fr = "Quai"')
    assert problem_with(text) is None
    text = text.replace('name = "city-hall"', 'name = "city-hall"\ntitle = "QUAY"')
    assert "just like" in said(text)


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# nothing", "[deal]", "kind = 3", "[kind]", "deal = 1"]
)
def test_a_list_that_has_hardly_begun(text: str) -> None:
    for lang in LANGUAGES:
        assert re.match(LINE[lang], said(text, lang))


def lines_of(text: str) -> list[str]:
    return text.splitlines()


NONSENSE = st.sampled_from(
    [
        *('"', "'", "[", "]", "[[", "{", "}", "=", "#", ",", ".", "-", "“", "\\", '"""'),
        *("0", "-1", "9999", "1.5", "true", "nan", "1979-05-27", '"x"', "[]", "{}", "[1, 2]"),
        *("count", "name", "kind", "deal", "title", "plural-fr", "gender", "sources", "é"),
        *("[deal]", "[[kind]]", "[kind]", "\\u0000", "9" * 5000, "\x00", "\t"),
        *("\N{NO-BREAK SPACE}", "\N{RIGHT-TO-LEFT OVERRIDE}"),
    ]
)


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """The list with some lines lost, doubled, swapped or spoilt."""
    lines = lines_of(text)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(["lose", "double", "swap", "spoil", "cut", "value"]))
        if what == "lose":
            del lines[at]
        elif what == "double":
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines[at])
        elif what == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif what == "spoil":
            place = draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:place] + draw(NONSENSE) + lines[at][place:]
        elif what == "cut":
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
        else:
            lines[at] = lines[at].partition("=")[0] + "= " + draw(NONSENSE)
        if not lines:
            break
    return "\n".join(lines)


@pytest.mark.parametrize("name", published_games())
@settings(max_examples=60)
@given(data=st.data())
def test_a_damaged_list_is_played_with_or_explained(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    text = data.draw(damaged(game.box.text))
    problem = problem_with(text, game)
    if problem is None:
        return
    for lang in LANGUAGES:
        told = TEXTS[name, lang].problem(problem)
        found = re.match(LINE[lang], told)
        assert found, told
        assert 1 <= int(found[1]) <= max(1, len(lines_of(text)))
        assert len(told) > len(found[0]) + 10
        assert "Traceback" not in told
        assert told[-1] in ".?", told
