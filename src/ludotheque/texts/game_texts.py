"""The texts of a game in one language."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from babel.lists import format_list

from ludotheque.core import (
    HIDDEN,
    WATCHER,
    BadFile,
    Card,
    Event,
    Game,
    Problem,
    Seat,
    Sentence,
    Value,
)

from .messages import Argument, Sentences

_MINUS: Final = "\N{MINUS SIGN}"
_LOCALES: Final = {"fr": "fr", "en": "en_GB"}


class Texts:
    """A game's sentences in one language, said to one reader at a time."""

    def __init__(self, game: Game, lang: str) -> None:
        self.lang: Final = lang
        self._game: Final = game
        core = (files(__package__) / f"{lang}.ftl").read_text("utf-8")
        self._sentences: Final = Sentences(lang, (core, game.texts[lang]))
        self._cards: Final[dict[tuple[Card, int | None], str]] = {}

    def say(self, sentence: Sentence, names: Sequence[str], reader: Seat = WATCHER) -> str:
        """The sentence for this reader, who is addressed as "you". `names` are by seat."""
        key = sentence.key
        blanked = isinstance(sentence, Event) and sentence.blanked
        if blanked:
            key += "-hidden"
        args: dict[str, Argument] = {}
        for name, arg, value in zip(
            sentence.phrase.names, sentence.phrase.types, sentence.values, strict=True
        ):
            if not (blanked and arg.secret) or arg.name in ("card", "cards"):
                # other blanked secrets are left out, so that a wording that uses one fails
                args.update(self._arguments(name, arg.name, value, names, reader))
        return self._sentences.format(key, args)

    def __contains__(self, key: str) -> bool:
        return key in self._sentences

    def word(self, key: str, **args: Argument) -> str:
        """A text other than a sentence of the rules: a title, a prompt, a heading."""
        return self._sentences.format(key, args)

    def problem(self, problem: Problem, names: Sequence[str] = ()) -> str:
        """What is wrong, on which line, and why."""
        text = self.say(problem.sentence, names)
        if problem.because is not None:
            text += " " + self.say(problem.because, names)
        if isinstance(problem, BadFile):
            return self.word("line-number", line=problem.line, problem=text)
        return text[0].upper() + text[1:]

    def card(self, card: Card) -> str:
        """The card's name, as a title."""
        return self._card(card)

    def some(self, card: Card, count: int = 1) -> str:
        """`count` of this card, with the article or number: "an Alliance +3"."""
        return self._card(card, count)

    def about(self, card: Card) -> str:
        """What the card is worth and how many there are."""
        return self._of_card(
            "about", "about", card, {"count": self._game.box.kinds[card].count}, ""
        )

    def cards(self, cards: Sequence[Card]) -> str:
        """A list of cards in order of first appearance, with equal cards together."""
        if not cards:
            return self.word("nothing")
        each = [self.some(card, cards.count(card)) for card in dict.fromkeys(cards)]
        return format_list(each, locale=_LOCALES[self.lang])

    def _arguments(
        self, name: str, type_: str, value: Value, names: Sequence[str], reader: Seat
    ) -> Mapping[str, Argument]:
        if isinstance(value, tuple):
            return {name: self.cards(value), f"{name}-count": len(value)}
        if isinstance(value, str):
            return {name: value}
        if type_ == "seat":
            return {name: names[value], f"{name}-is": "you" if value == reader else "other"}
        if type_ == "card":
            return {name: self.some(value), f"{name}-name": self.card(value)}
        return {name: value}

    def _card(self, card: Card, count: int | None = None) -> str:
        """The name alone, or with a count. Cached: the same few names are used all the time."""
        made = self._cards.get((card, count))
        if made is None:
            made = self._cards[card, count] = self._make_card(card, count)
        return made

    def _make_card(self, card: Card, count: int | None) -> str:
        args: dict[str, Argument] = {} if count is None else {"count": count}
        attribute = "" if count is None else "counted"
        if card == HIDDEN:
            return self._sentences.format("hidden-card", args, attribute)
        return self._of_card("card", "type", card, args, attribute)

    def _of_card(
        self, by_name: str, by_type: str, card: Card, args: Mapping[str, Argument], attribute: str
    ) -> str:
        """The card's own wording if it has one; most cards are worded by their type and figures."""
        kind = self._game.box.kinds[card]
        key = f"{by_name}-{kind.name}"
        if key not in self._sentences:
            key = f"{by_type}-{kind.type}"
        figures: dict[str, Argument] = {**kind.figures, **args}
        if "value" in kind.figures:
            figures["signed"] = f"{kind.figures['value']:+}".replace("-", _MINUS)
        return self._sentences.format(key, figures, attribute)
