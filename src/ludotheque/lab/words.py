"""The lab's texts in one language: sentences, figures with their intervals, names."""

import math
from functools import lru_cache
from importlib.resources import files
from typing import Final

from babel.numbers import format_decimal

from ludotheque.core import HIDDEN, Event, Game, Phrase
from ludotheque.texts import Phrasebook, Texts
from ludotheque.texts.language import locale_of

from .course import TOLD
from .interval import Interval
from .problem import LabProblem

MINUS: Final = "\N{MINUS SIGN}"
NUMBERS: Final = ("number", "cards", "cards-in-order", "card", "text", "words", "list")
"""The types of values that differ from game to game: who is told how games end is told none."""


class LabWords(Phrasebook):
    """What the lab says."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, (files(__package__) / f"{lang}.ftl").read_text("utf-8"))
        self._locale: Final = locale_of(lang)

    def problem(self, problem: LabProblem) -> str:
        return self.word(problem.key, **problem.values)

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A figure as people of this language write it."""
        if math.isinf(value):
            return "?"
        rounded = round(value, digits) + 0.0  # no minus before a zero
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        text = str(format_decimal(rounded, pattern, self._locale)).replace("-", MINUS)
        return f"+{text}" if signed and rounded > 0 else text

    def percent(self, share: float, digits: int = 1) -> str:
        return self.word("percent", figure=self.number(100 * share, digits))

    def share(self, found: Interval, digits: int = 1) -> str:
        """`54.2 % (52.9 – 55.5)`."""
        value, low, high = (self.number(100 * each, digits) for each in found)
        return self.word("share-between", figure=value, low=low, high=high)

    def points(self, found: Interval, digits: int = 1) -> str:
        """A difference of shares, in percentage points: `+3.1 (1.2 – 5.0)`."""
        return self.between(Interval(*(100 * each for each in found)), digits, signed=True)

    def between(self, found: Interval, digits: int = 1, *, signed: bool = False) -> str:
        """`44.1 (43.9 – 44.3)`."""
        value, low, high = (self.number(each, digits, signed=signed) for each in found)
        return self.word("between", figure=value, low=low, high=high)

    def card(self, game: Game, name: str) -> str:
        """What people call the card of this name."""
        card = game.box.find(name)
        return name if card == HIDDEN else self.texts(game).card(card)

    def category(self, game: Game, key: str) -> str:
        """What points were scored for. A game that has no title for it is quoted."""
        texts = self.texts(game)
        title = f"points-from-{key}"
        return texts.word(title) if title in texts else _plain(key)

    def end(self, game: Game, key: str) -> str:
        """How games end, in the words that the game has for it, said of nobody in particular."""
        if f"end-{key}" in self:
            return self.word(f"end-{key}")
        phrase = game.vocabulary.phrases.get(TOLD + key)
        if phrase is None or any(arg.name in NUMBERS for arg in phrase.types):
            return _plain(key)
        return _said(self.texts(game), phrase, self.word("somebody"))


def _said(texts: Texts, phrase: Phrase, name: str) -> str:
    return texts.say(Event(phrase, (0,) * len(phrase.names)), [name])


def _plain(key: str) -> str:
    return key.replace("-", " ").capitalize()


@lru_cache(maxsize=8)
def lab_words(lang: str) -> LabWords:
    return LabWords(lang)
