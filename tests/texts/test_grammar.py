"""Every sentence, with every card and with 0, 1, 2 and 5 for every number, is grammatical as far as
a machine can see."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ludotheque.core import HIDDEN, VOCABULARY, WATCHER, Event, Game, Phrase, Value
from ludotheque.games import GAMES
from ludotheque.laws.sample_sentences import samples, sentence_of
from ludotheque.texts import LANGUAGES, Texts
from ludotheque.texts.messages import Argument, Sentences
from tests.texts.grammar import CHECKS, problems
from tests.texts.test_texts import ALL_TEXTS

NUMBERS: Final = (0, 1, 2, 5)
NAMES: Final = ("Ada", "Blaise")

BAD: Final = {
    "fr": {
        "a plural after 0 or 1": (
            "Il reste 1 pièces d’or.",
            "0 points",
            "La banque en a 1\u00a0cartes.",
            "1 troupeaux",
        ),
        "an uncontracted article": ("la mort de le Shérif", "à les Docks", "de Les Docks"),
        "a missing elision": ("la main de Ada", "l’ordre que Ada propose", "le Artisan"),
        "no narrow space before ; ! ?": ("Vraiment?", "oui ; non"),
        "no no-break space before a colon": ("Ligne 3: ici", "Ligne 3 : ici"),
        "no no-break space inside quotation marks": ("« oui »", "«oui»"),
        "a doubled space": ("La  file",),
        "a space before a full stop or comma": ("La file .", "La file , close"),
        "a straight apostrophe": ("l'or",),
        "a straight quotation mark": ('le "Shérif"',),
        "three full stops": ("La file...",),
    },
    "en": {
        "a plural after 1": ("It has 1 points.", "1 cards"),
        "a singular after a number": ("0 point", "You win with 5 point."),
        "a before a vowel": ("You play a Alliance.",),
        "an before a consonant": ("You play an Support.",),
        "a space before punctuation": ("Really ?", "a list : here"),
        "a doubled space": ("the  line",),
        "a space before a full stop or comma": ("the line .",),
        "a straight apostrophe": ("Ana's",),
        "a straight quotation mark": ('the "Sheriff"',),
        "three full stops": ("the line...",),
    },
}
GOOD: Final = {
    "fr": (
        "Il reste 1 pièce d’or\u00a0: c’est peu\u202f; 0 point, 2 points, 11 cartes.",
        "«\u00a0Vous gagnez 1 contre 0 dans la manche 1 sur 5.\u00a0» L’Homme d’Ali Baba\u202f?",
        "Seule la personne qui l’a ouverte peut le faire. Soutien 1, 5 fois. +1 points",
    ),
    "en": (
        "You win with 1 point: an Alliance, a Support and a one-off. 0 points, 11 cards.",
        "Round 1 of 5: “Ana’s hour”, an hour, 1 is less than 5!",
    ),
}


@pytest.mark.parametrize("lang", CHECKS)
def test_each_check_can_fail(lang: str) -> None:
    assert BAD[lang].keys() == CHECKS[lang].keys()
    for what, texts in BAD[lang].items():
        for text in texts:
            assert any(found.startswith(what) for found in problems(text, lang)), text
    for text in GOOD[lang]:
        assert not problems(text, lang)


def one_at_a_time(game: Game, phrase: Phrase) -> Iterator[tuple[Value, ...]]:
    """The values that a phrase can be said with: each of its values in turn takes all of its own,
    while the others stay."""
    every: list[tuple[Value, ...]] = [
        NUMBERS if arg.name == "number" else samples(game, max(game.players), arg)
        for arg in phrase.types
    ]
    usual = tuple(2 if arg.name == "number" else all_[0]
                  for arg, all_ in zip(phrase.types, every, strict=True))  # fmt: skip
    yield usual
    for place, values in enumerate(every):
        for value in values:
            yield (*usual[:place], value, *usual[place + 1 :])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_phrase_is_grammatical(game: Game, lang: str) -> None:
    texts = Texts(game, lang)
    found: dict[str, list[str]] = {}
    for vocabulary in (VOCABULARY, game.vocabulary):
        for phrase in vocabulary.phrases.values():
            for values in one_at_a_time(game, phrase):
                sentences = [sentence_of(phrase, values)]
                if phrase.has_secrets:
                    sentences.append(Event(phrase, values).seen_by(WATCHER))
                for sentence, reader in product(sentences, (0, 1, WATCHER)):
                    wrong = problems(texts.say(sentence, NAMES, reader), lang)
                    found.setdefault(phrase.key, []).extend(wrong)
    assert not {key: wrong[:2] for key, wrong in found.items() if wrong}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_form_and_explanation_of_a_card_is_grammatical(game: Game, lang: str) -> None:
    texts = Texts(game, lang)
    for card in (HIDDEN, *range(len(game.box.kinds))):
        for text in texts.in_sentence("card", card).values():
            assert not problems(str(text), lang)
        for count in NUMBERS[1:]:
            assert not problems(texts.some(card, count), lang)
        if card != HIDDEN:
            assert not problems(texts.about(card), lang)
            assert not problems(texts.picture(card), lang)


class _Uses(Visitor):
    """The variables of a message and of those that it refers to, and the keys they are selected by;
    and whether a bare name of a card stands where a sentence goes on."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self._messages = messages
        self.variables: dict[str, set[str]] = {}
        self.bare: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # so named by Visitor
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # so named by Visitor
        if node.id.name in self._messages:  # what two games share may refer to a message of each
            self.visit(self._messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # so named by Visitor
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # so named by Visitor
        for place, element in enumerate(node.elements):
            if (
                isinstance(element, ast.Placeable)
                and isinstance(element.expression, ast.VariableReference)
                and element.expression.id.name.endswith("-name")
            ):
                after = node.elements[place + 1] if place + 1 < len(node.elements) else None
                text = after.value if isinstance(after, ast.TextElement) else ""
                if text and not text.startswith((":", "\u00a0:", ",", ")", " (", "\u00a0»", "”")):
                    self.bare.append(element.expression.id.name + text)
        self.generic_visit(node)


def messages_of(source: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ast.Message)}


def uses(key: str, messages: Mapping[str, ast.Message]) -> _Uses:
    visitor = _Uses(messages)
    visitor.visit(messages[key])
    return visitor


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALL_TEXTS["fr"])
def test_no_card_is_named_without_its_article(name: str, lang: str) -> None:
    """A card's title alone may only stand as a title: before a colon, in brackets, at the end."""
    messages = {**messages_of(ALL_TEXTS[lang]["texts"]), **messages_of(ALL_TEXTS[lang]["market"])}
    messages |= messages_of(ALL_TEXTS[lang][name])
    own = messages_of(ALL_TEXTS[lang][name])
    assert not {key: bare for key in own if (bare := uses(key, messages).bare)}


def test_a_card_without_its_article_is_found() -> None:
    messages = messages_of("shot = { $card-name } is shot.\ntitle = { $card-name }: shot")
    assert uses("shot", messages).bare == ["card-name is shot."]
    assert not uses("title", messages).bare


COUNTED: Final = {
    *("added", "bank", "bonus", "cards", "count", "deck", "favourite", "gold", "high", "home"),
    *("influence", "kinds", "last", "least", "left", "line", "longest", "low", "most", "next"),
    *("number", "options", "place", "points", "price", "rank", "room", "round", "rounds"),
    *("seconds", "total", "worth"),
}
"""The variables of pages and terminal that are numbers. All others are words."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ["views", "terminal", "analysis"])
def test_every_text_of_a_room_is_grammatical(room: str, lang: str) -> None:
    source = ALL_TEXTS[lang][room]
    messages, sentences = messages_of(source), Sentences(lang, (source,))
    found: dict[str, list[str]] = {}
    for key in messages:
        if key.endswith("help"):
            continue  # in columns
        every = {
            variable: _values(variable, keys)
            for variable, keys in uses(key, messages).variables.items()
        }
        for values in product(*every.values()):
            text = sentences.format(key, dict(zip(every, values, strict=True)))
            found.setdefault(key, []).extend(problems(text, lang))
    assert not {key: wrong[:2] for key, wrong in found.items() if wrong}


def _values(variable: str, keys: set[str]) -> tuple[Argument, ...]:
    words = tuple(key for key in keys if not key.isdigit() and key not in ("one", "other"))
    if words:
        return (*words, "other")
    return NUMBERS if variable in COUNTED or keys else ("Ada",)
