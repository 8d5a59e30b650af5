"""Sentences: both languages say the same things, and say them well."""

import inspect
import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ludotheque.bots import BOTS
from ludotheque.core import (
    ALONE,
    BY_ONE_MACHINE,
    COMMITTED,
    FROM_A_MOMENT,
    HIDDEN,
    SEAT,
    UNSHOWN,
    VOCABULARY,
    WITH_A_CHOSEN_SEED,
    Dice,
    Event,
    Game,
    Sentence,
    Vocabulary,
    secret,
)
from ludotheque.games import GAMES
from ludotheque.games.district_noir.phrases import DRAWN, DREW, PLAYED, TOOK, WON_ON_POINTS
from ludotheque.texts import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Texts,
    house_names,
    language_of,
    rules_text,
)
from ludotheque.texts.messages import MissingText, Sentences
from ludotheque.texts.worded_games import why_not_worded
from ludotheque.web.tables.bot_pace import PACES
from ludotheque.web.tables.lost_seats import MOVED, RENEWED, RENEWED_BY_HOST, SENT_AWAY
from ludotheque.web.tables.notices import NOTICES
from ludotheque.web.tables.table import EMPTY, GATHERING, PLAYING, PRACTISING
from ludotheque.web.tables.turn_clocks import CLOCKS
from ludotheque.web.views.device_settings import DEVICE_SETTINGS
from pebbles.phrases import GOLD
from tests.plugins.announced import published_games

NOIR = GAMES["district-noir"]
NAMES = ("Ada", "Blaise")
SOURCE = Path(__file__).parents[2] / "src" / "ludotheque"
LESSONS: Final = "lessons"
FILES: Final = {
    f"{folder.parent.name}/{LESSONS}" if folder.name == LESSONS else folder.name: folder
    for folder in [path.parent for path in sorted(SOURCE.rglob("fr.ftl"))]
}
OTHERS: Final = [name for name in GAMES if name not in published_games()]
"""The games of other packages: what they say is held to the same."""
ALL_TEXTS: Final = {
    lang: {
        **{name: (folder / f"{lang}.ftl").read_text("utf-8") for name, folder in FILES.items()},
        **{name: GAMES[name].texts[lang] for name in OTHERS},
    }
    for lang in LANGUAGES
}


OF_THE_LANGUAGE: Final = ("form-", "name-", "titled-card", "lettered-card")
"""How a language makes the forms of names: of what it needs for that."""


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(NOIR.box.find(name) for name in names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # so named by Visitor
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # so named by Visitor
        self.texts.append(node.value)


def messages(path: Path) -> dict[str, _Variables]:
    return messages_in(path.read_text("utf-8"))


def messages_in(text: str) -> dict[str, _Variables]:
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor
    return found


def test_there_are_texts_to_check() -> None:
    # the rooms, what they say of an analysis, the lab, the market, and a new game; the games and
    # their lessons
    assert len(FILES) == 7 + 2 * len(published_games())


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != DEFAULT_LANGUAGE])
@pytest.mark.parametrize("name", ALL_TEXTS["en"])
def test_every_language_says_the_same_things_about_the_same_values(name: str, lang: str) -> None:
    theirs, english = said_in(lang, name), said_in(DEFAULT_LANGUAGE, name)
    assert list(theirs) == list(english)
    for key in theirs:
        assert about_what(theirs[key]) == about_what(english[key]), key


def said_in(lang: str, name: str) -> dict[str, _Variables]:
    """All messages but those that say how the language makes the forms of names."""
    found = messages_in(ALL_TEXTS[lang][name])
    return {key: text for key, text in found.items() if not key.startswith(OF_THE_LANGUAGE)}


def about_what(message: _Variables) -> set[str]:
    """The values of a sentence, whichever of their forms each language needs; whether one of them
    is the reader may change the words of one language only."""
    return {name.partition("-")[0] for name in message.names if not name.endswith("-is")}


def test_no_sentence_of_the_core_is_there_in_vain() -> None:
    keys = set(messages(SOURCE / "texts" / "fr.ftl"))
    made_of = {"number-word", "nothing", "line-number", "hidden-card", "gap", "pictured"}
    made_of |= {
        "card-defaults",
        "vowels",
        "language-name",
        "language-locale",
        "straight-quote",
    }
    keys = {key for key in keys if not key.startswith(OF_THE_LANGUAGE)}
    places = {f"zone-{name}" for name in ("hand", "deck", "discard", "bank", "table")}
    figures = {f"figure-{name}" for name in ("count", "value", "cost", "gold", "bonus")}
    sources = {"figure-marked", "reconstructed", "mark-card", "mark-ruling", "mark-added"}
    names = set(re.findall(r'"(names-[a-z-]+)"', inspect.getsource(house_names)))
    assert keys - said_by(VOCABULARY) == made_of | places | figures | sources | names


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("district-noir", {"in-the-box", "tied-on"}),
        (
            "noxford",
            {"syndicate", "gear-suffix", "which-way", "in-the-box", "about-gear"}
            | {"lettered", "coming-as", "in-the-city", "of-in-the-city", "line-up", "tied-on"}
            | {"form-aligned", "form-it-was", "for-points"},
        ),
        (
            "sans-foi-ni-loi",
            {
                "at-home",
                "which-of",
                "whose-ranch",
                "on-land",
                "on-own-land",
                "counted-points",
                "counted-worth",
                "counted-bounty",
                "ranked",
            }
            | {"part-sell", "part-lose", "part-ask"},
        ),
        (
            "samarande",
            {"at-home", "whose", "holds", "counted-figure", "counted-points", "left-to-act"}
            | {"counted-tax"}
            | {"on-district", "on-own-district", "played", "played-on-player", "played-for"}
            | {"played-on-card", "played-on-card-there", "played-on-district", "answered"}
            | {"played-on-own-card", "played-on-own-card-there", "played-for-category"}
            | {"played-to-kidnap"}
            | {"some-category", "category-name", "counted-renown", "counted-upkeep", "taken-gold"}
            | {"keep-more"}
            | {"part-keep", "part-vanish", "part-put"},
        ),
    ],
)
def test_no_sentence_of_a_game_is_there_in_vain(name: str, others: set[str]) -> None:
    """Everything is said by some phrase, is about a card or a type of cards that there is, is the
    title of a place or of a figure, or is one of a few others."""
    game = GAMES[name]
    of_cards = {
        f"{prefix}-{word}"
        for kind in game.box.kinds
        for prefix, word in (
            ("card", kind.name),
            ("type", kind.type),
            ("about", kind.name),
            ("about", kind.type),
            ("picture", re.sub(r"^\+", "plus-", re.sub("^-", "minus-", kind.name))),
        )
    }
    keys = set(messages(SOURCE / "games" / name.replace("-", "_") / "fr.ftl"))
    of_the_game = {"game-name", "game-about", "game-goal", "game-length", "game-credits"}
    of_the_game |= {f"option-{option.key}" for option in game.options}
    of_the_game |= {f"players-note-{count}" for count in game.players} & keys
    of_the_game |= {
        f"option-{option.key}-{choice}"
        for option in game.options
        for choice in option.choices
        if choice not in game.box.names
    }
    said = said_by(game.vocabulary) | of_cards | titles_of_places(game) | titles_of_figures(game)
    new = {key for key in keys if key.startswith("situation-")}  # tests/web/test_first_game.py
    new |= {key for key in keys if key.startswith("points-from-")}  # tests/lab/test_report.py
    assert keys - said - new == of_the_game | others


def test_no_sentence_of_the_market_is_there_in_vain() -> None:
    keys = set(messages(SOURCE / "games" / "market" / "fr.ftl"))
    parts = {f"part-{verb}" for verb in ("lay", "play", "take", "place", "discard", "steal")}
    made_of = {"counted-price", "counted-cost", "counted-gold", "counted-due", "rolled"} | parts
    made_of.add("counted-price-in-gold")
    made_of.add("figure-room")
    game = GAMES["sans-foi-ni-loi"]
    assert keys - said_by(game.vocabulary) - titles_of_places(game) == made_of


def titles_of_places(game: Game) -> set[str]:
    state = game.new(players=game.players[0], chance=Dice(1))
    return {f"zone-{zone.name}" for zone in state.zones()}


def titles_of_figures(game: Game) -> set[str]:
    return {f"figure-{name}" for kind in game.box.kinds for name in kind.figures}


def said_by(words: Vocabulary) -> set[str]:
    return {*words.phrases, *(f"{key}-hidden" for key in words.phrases)}


def test_no_text_of_the_terminal_is_there_in_vain() -> None:
    rooms = (SOURCE / "terminal", SOURCE / "commands")
    code = "".join(path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    code += "".join((SOURCE / name).read_text("utf-8") for name in ("cli.py", "version.py"))
    made_up = ("command-", "argument-", "option-", "placeholder-", "source-", "noxford-")
    for key in messages(SOURCE / "terminal" / "fr.ftl"):
        assert f'"{key}"' in code or key.startswith(made_up), key


def test_no_text_of_an_analysis_is_there_in_vain() -> None:
    rooms = (SOURCE / "analysis", SOURCE / "terminal", SOURCE / "web")
    files = [path for room in rooms for path in (*room.rglob("*.py"), *room.rglob("*.html"))]
    code = "".join(path.read_text("utf-8") for path in files).replace("'", '"')
    for key in messages(SOURCE / "analysis" / "fr.ftl"):
        used = key.removeprefix("analysis-")
        assert f'"{key}"' in code or f'"{used}"' in code or used.startswith("column-"), key


def test_no_text_of_the_lab_is_there_in_vain() -> None:
    rooms = (SOURCE / "lab", SOURCE / "commands" / "lab")
    files = [path for room in rooms for path in (*room.rglob("*.py"), *room.rglob("*.html"))]
    code = "".join(path.read_text("utf-8") for path in files).replace("'", '"')
    made_up = ("column-", "level-", "change-", "tune-", "end-", "order-", "worth-")
    for key in messages(SOURCE / "lab" / "fr.ftl"):
        assert f'"{key}"' in code or key.startswith(made_up), key


def test_no_text_of_the_web_table_is_there_in_vain() -> None:
    web = SOURCE / "web"
    code = "".join(path.read_text("utf-8") for path in sorted(web.rglob("*.py")))
    pages = [path.read_text("utf-8") for path in sorted(web.rglob("*.html"))]
    code += "".join(pages).replace("'", '"')  # inside an attribute they quote with the other mark
    code += (SOURCE / "commands/server.py").read_text("utf-8")
    made_up = {
        *(f"bot-{bot}{about}" for bot in BOTS for about in ("", "-about")),
        *(
            f"{part}{door}"
            for door in ("bots", "friends", "screen")
            for part in ("door-", "start-")
        ),
        *(f"door-{door}-about" for door in ("bots", "friends", "screen")),
        *(f"dn-{pile}{none}" for pile in ("alliances", "betrayals") for none in ("", "-none")),
        "dn-city-none",
        *(f"deal-numbers-{story}" for story in (COMMITTED, ALONE, UNSHOWN, "nobody")),
        *(f"pace-{pace}" for pace in PACES),
        *(f"challenge-luck-{kind}" for kind in ("none", "little", "some", "much")),
        *(f"duplicate-place-{who}" for who in ("with", "against", "withagainst", "alone")),
        *(f"duplicate-{how}-{when}" for how in ("level", "ahead") for when in ("now", "over")),
        *(f"clock-{clock}" for clock in CLOCKS),
        *(f"{name}-{value}" for name, values in DEVICE_SETTINGS.items() for value in values),
        *(f"market-change-{what}" for what in ("points", "gold", "test", "test-new", "test-gone")),
        *(
            f"market-{verdict}{contest}-{ending}"
            for verdict in ("", "verdict-")
            for contest in ("duel", "test", "mine")
            for ending in ("wins", "ties", "loses")
        ),
        *(f"lost-seat-{why}" for why in (MOVED, RENEWED, RENEWED_BY_HOST, SENT_AWAY)),
        *(f"notice-{kind}" for kind in NOTICES),
        *(f"ago-{span}" for span in ("minutes", "hours", "days")),
        *(f"house-phase-{phase}" for phase in (EMPTY, GATHERING, PLAYING, PRACTISING)),
        *(
            f"{name}{part}"
            for name in ("spectators", "listed")
            for part in ("-on", "-off", "-about")
        ),
        *(f"deal-how-{how}" for how in (WITH_A_CHOSEN_SEED, FROM_A_MOMENT, BY_ONE_MACHINE)),
    }
    # the templates put a game's letters before these
    parts_of_a_world = ("ranked-", "roll-", "added-", "column-")
    for key in messages(web / "views" / "fr.ftl"):
        used = key.removeprefix("refused-")
        world, _, rest = key.partition("-")
        of_a_world = world in ("sf", "sa") and (
            any(f'{before}{rest}"' in code for before in ('"', '"-', "}-"))
            or rest.startswith(parts_of_a_world)
        )
        assert f'"{key}"' in code or f'"{used}"' in code or key in made_up or of_a_world, key


@pytest.mark.parametrize("name", ALL_TEXTS["fr"])
def test_french_typography(name: str) -> None:
    for key, message in messages_in(ALL_TEXTS["fr"][name]).items():
        for text in message.texts:
            assert "'" not in text, f"{key}: the apostrophe is ’"
            assert '"' not in text, f"{key}: quotation marks are « »"
            assert not re.search(r"(?<![\u202f\u00a0])[;!?]", text), (
                f"{key}: a narrow space before ; ! ?"
            )
            assert not re.search(r"(?<![\u00a0\d]):(?!//)", text), (
                f"{key}: a no-break space before :"
            )
            assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", text), f"{key}: « word »"
            assert "..." not in text, f"{key}: …"


@pytest.mark.parametrize("name", ALL_TEXTS["en"])
def test_english_typography(name: str) -> None:
    for key, message in messages_in(ALL_TEXTS["en"][name]).items():
        for text in message.texts:
            assert "'" not in text, f"{key}: the apostrophe is ’"
            assert '"' not in text, f"{key}: quotation marks are “ ”"
            assert not re.search(r"\s[;!?:]", text), f"{key}: no space before ; ! ? :"


def test_the_reader_is_addressed() -> None:
    played = Event(PLAYED, (0, *kinds("8")))
    french, english = Texts(NOIR, "fr"), Texts(NOIR, "en")
    assert french.say(played, NAMES, 0) == "Vous jouez un Soutien\u00a08 au bout de la ligne."
    assert french.say(played, NAMES, 1) == "Ada joue un Soutien\u00a08 au bout de la ligne."
    assert english.say(played, NAMES, 0) == "You play a Support\u00a08 at the end of the line."
    assert english.say(played, NAMES) == "Ada plays a Support\u00a08 at the end of the line."


def test_equal_cards_are_counted() -> None:
    took = Event(TOOK, (1, kinds("8", "docks", "8", "-2", "8")))
    assert Texts(NOIR, "fr").say(took, NAMES) == (
        "Blaise prend trois Soutiens\u00a08, les Docks et une Trahison\u00a0−2."
    )
    assert Texts(NOIR, "en").say(took, NAMES) == (
        "Blaise takes three Support\u00a08s, the Docks and a Betrayal\u00a0−2."
    )


def test_what_is_hidden_has_words_of_its_own() -> None:
    drew = Event(DREW, (0, kinds("5", "6", "7", "8", "8")), (0,))
    french = Texts(NOIR, "fr")
    assert french.say(drew.seen_by(0), NAMES, 0) == (
        "Vous piochez un Soutien\u00a05, un Soutien\u00a06, un Soutien\u00a07 "
        "et deux Soutiens\u00a08."
    )
    assert french.say(drew.seen_by(1), NAMES, 1) == "Ada pioche 5 cartes."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", published_games())
def test_every_ruling_is_explained_where_a_player_can_read_it(game: str, lang: str) -> None:
    """Every number that the ledger marks as a ruling or as reconstructed."""
    ledger = (SOURCE.parents[1] / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    rules = re.findall(r"\*\*([A-Z]{2}-\d\d)(.*?)(?=\n- \*\*|\n\n|\Z)", ledger, flags=re.DOTALL)
    ours = {number for number, text in rules if "[ruling]" in text or "[card]" in text}
    assert ours
    explained = rules_text(Texts(GAMES[game], lang))
    assert not {number for number in ours if f"({number})" not in explained}


def test_of_other_secrets_nothing_is_left_to_say() -> None:
    """A blanked seat is not the last player, and a blanked number is not minus one."""
    words = Vocabulary()
    robbed = words.told("drew", seat=SEAT, cards=secret(SEAT))
    blanked = Event(robbed, (0, 1), (0,)).seen_by(1)
    with pytest.raises(MissingText):
        Texts(NOIR, "en").say(blanked, NAMES, 1)


def test_a_minus_is_a_minus_sign() -> None:
    won = Sentence(WON_ON_POINTS, (0, -2, -13))
    assert Texts(NOIR, "en").say(won, NAMES) == "Ada wins −2 to −13."
    assert Texts(NOIR, "fr").say(won, NAMES) == "Ada gagne −2 à −13."


@pytest.mark.parametrize(
    ("points", "french", "english"),
    [(-2, "−2 points", "−2 points"), (-1, "−1 point", "−1 point"), (0, "0 point", "0 points")],
)
def test_numbers_below_two_have_their_plural(points: int, french: str, english: str) -> None:
    drawn = Sentence(DRAWN, (points,))
    assert f"à {french}," in Texts(NOIR, "fr").say(drawn, NAMES)
    assert f"on {english}," in Texts(NOIR, "en").say(drawn, NAMES)


def test_cards_by_name() -> None:
    french, english = Texts(NOIR, "fr"), Texts(NOIR, "en")
    for name, fr, en in (
        ("5", "Soutien\u00a05", "Support\u00a05"),
        ("+4", "Alliance\u00a0+4", "Alliance\u00a0+4"),
        ("-3", "Trahison\u00a0−3", "Betrayal\u00a0−3"),
        ("docks", "Docks", "Docks"),
        ("police-station", "Commissariat", "Police Station"),
        ("city-hall", "Mairie", "City Hall"),
    ):
        assert (french.card(*kinds(name)), english.card(*kinds(name))) == (fr, en)
    assert french.card(HIDDEN) == "carte cachée"
    assert french.cards(()) == "rien"


ABOUT: Final = {
    "fr": {
        "5": "À la fin, qui possède le plus de ces cartes marque 5\u202f; en cas d’égalité, "
        "personne. Un Soutien de chaque valeur forme une série, pour 5 points de plus. La boîte "
        "en contient cinq exemplaires.",
        "+4": "Qui la prend marque +4 à la fin. La boîte n’en contient qu’un exemplaire.",
        "-2": "Qui la prend marque −2 à la fin\u00a0: laissez-la à l’adversaire, ou prenez-la pour "
        "ce qui l’entoure. La boîte en contient quatre exemplaires.",
        "docks": "Ici débarque ce que personne n’a commandé. Les Docks ne rapportent rien, mais "
        "qui tient toute la Ville gagne sur-le-champ. La boîte n’en contient qu’un exemplaire.",
    },
    "en": {
        "5": "Whoever owns the most of them at the end scores 5; on a tie, nobody does. One "
        "Support of each value makes a series, worth 5 more points. There are five in the box.",
        "+4": "Whoever takes it scores +4 at the end. There is only one in the box.",
        "-2": "Whoever takes it scores −2 at the end: leave it to the other player, or take it for "
        "the sake of its neighbours. There are four in the box.",
        "docks": "Things come ashore here that nobody ordered. The Docks score nothing, but "
        "whoever holds the whole City wins on the spot. There is only one in the box.",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_explains_itself(lang: str) -> None:
    texts = Texts(NOIR, lang)
    for name, text in ABOUT[lang].items():
        assert texts.about(*kinds(name)) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", range(len(NOIR.box.kinds)), ids=NOIR.box.names)
def test_every_card_explains_itself_in_its_own_words(card: int, lang: str) -> None:
    texts = Texts(NOIR, lang)
    others = [texts.about(other) for other in range(len(NOIR.box.kinds)) if other != card]
    about = texts.about(card)
    assert about not in others
    kind = NOIR.box.kinds[card]
    if kind.type != "city":
        assert str(abs(kind.figures["value"])) in about


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_of_ones_own_explains_itself_by_its_type(lang: str) -> None:
    harbour = Texts(NOIR.with_cards(NOIR.box.text.replace('"docks"', '"harbour"')), lang)
    assert (
        harbour.about(NOIR.box.find("docks"))
        == {
            "fr": "Cette carte ne rapporte rien, mais qui tient toute la Ville gagne sur-le-champ. "
            "La boîte n’en contient qu’un exemplaire.",
            "en": "It scores nothing, but whoever holds the whole City wins on the spot. "
            "There is only one in the box.",
        }[lang]
    )


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "FR"}, "fr"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang
    assert lang in LANGUAGES


def test_a_text_that_is_missing_is_an_error_not_a_key_on_the_screen() -> None:
    sentences = Sentences(
        "en", ("greeting = Hello, { $name }\n    .short = Hi\nempty =\n    .a = b",)
    )
    assert sentences.format("greeting", {"name": "Ada"}) == "Hello, Ada"
    assert sentences.format("greeting", {}, "short") == "Hi"
    for key, attribute in (("bye", ""), ("greeting", "long"), ("greeting", ""), ("empty", "")):
        with pytest.raises(MissingText):
            sentences.format(key, {}, attribute)


def test_a_file_that_is_no_fluent_is_an_error() -> None:
    with pytest.raises(MissingText):
        Sentences("en", ("greeting Hello",))


def test_a_message_that_is_no_fluent_is_an_error_when_it_is_checked_or_used() -> None:
    broken = Sentences("en", ("whole = { NUMBER(1) }\nbroken = Hello, { $name\nlast = Bye",))
    assert broken.format("last", {}) == "Bye"
    with pytest.raises(MissingText, match="no Fluent"):
        broken.format("broken", {"name": "Ada"})
    with pytest.raises(MissingText, match="no Fluent"):
        broken.check()


def test_a_message_finds_what_it_refers_to() -> None:
    """Wherever it stands, and however it refers to it."""
    source = """# A comment before all
question = { greeting } { -place.kind ->
    [town] Do you like { -place }?
   *[other] { question.other }
}
    .other = What?
greeting = Hello
    from { -place(case: "any") }.

### Another comment
-place = { -name }
    .kind = town
-name = Nox
"""
    sentences = Sentences("en", (source, "greeting = Nobody redefines it."))
    assert sentences.format("question", {}) == "Hello\nfrom Nox. Do you like Nox?"
    assert sentences.format("question", {}, "other") == "What?"
    assert sentences.keys("gr") == ("eeting",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_ours_can_be_read(lang: str) -> None:
    """No start looks whether it can, so it is looked at here."""
    for text in ALL_TEXTS[lang].values():
        Sentences(lang, (text,)).check()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_our_games_have_all_texts_that_a_game_needs(game: str, lang: str) -> None:
    assert why_not_worded(Texts(GAMES[game], lang)) == ""


def test_a_sentence_of_another_game_is_missing() -> None:
    with pytest.raises(MissingText):
        Texts(NOIR, "en").say(Sentence(GOLD), NAMES)
