"""The texts of a game in one language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from babel.lists import format_list

from ludotheque.core import (
    GAP,
    HIDDEN,
    NOBODY,
    WATCHER,
    BadFile,
    Card,
    Event,
    Game,
    Option,
    Problem,
    Seat,
    Sentence,
    Value,
    Zone,
    cards_in,
    parts_in,
)
from ludotheque.languages import DEFAULT_LANGUAGE

from .forms import Forms
from .house_names import laid_over
from .language import core_texts, locale_of
from .messages import Argument, sentences_of
from .own_titles import LETTERED, TITLED, title_arguments

_MINUS: Final = "\N{MINUS SIGN}"
_SIGNS: Final = {"+": "plus-", "-": "minus-", _MINUS: "minus-"}
"""A sign that begins a card's name, in the key of its picture: Fluent allows none there."""

_CARDS: Final = ("card", "cards", "cards-in-order")
"""The types of values that are still told when they are blanked: as hidden cards."""
_IN_PARTS: Final = ("words", "list")
"""The types of values that are sentences themselves."""
_NO_CARDS: Final = {HIDDEN: "hidden-card", GAP: "gap"}

MOST_PEOPLE: Final = 500
"""How many people's names are kept."""
_MOST_SAID: Final = 8192
"""How many sentences are kept, each as one reader was told it."""


class Texts:
    """A game's sentences in one language, said to one reader at a time."""

    def __init__(self, game: Game | None, lang: str) -> None:
        """Without a game, only what is common to all games can be said."""
        if game is not None and lang not in game.texts:
            lang = DEFAULT_LANGUAGE  # a game of another package need not speak all of ours
        self.lang: Final = lang
        self._game: Final = game
        own = ("", "") if game is None else laid_over(game, lang)
        self._sentences: Final = sentences_of(lang, (core_texts(lang), *own))
        self._forms: Final = Forms(self._sentences)
        self._cards: Final[dict[Card, Mapping[str, Argument]]] = {}
        self._counted: Final[dict[tuple[Card, int], str]] = {}
        self._people: Final[dict[str, Mapping[str, Argument]]] = {}
        self._said: Final = lru_cache(_MOST_SAID)(self._say)

    @property
    def game(self) -> Game:
        """The game that these texts are about."""
        assert self._game is not None
        return self._game

    def say(
        self, sentence: Sentence, names: Sequence[str], reader: Seat = WATCHER, called: str = ""
    ) -> str:
        """The sentence for this reader, who is addressed as "you". `names` are by seat; `called` is
        the reader's own name, where a bot may hold their seat for a while. What was said is kept: a
        log has the same sentences after every move, and hundreds of options have a few parts."""
        if isinstance(sentence, Event):
            own = called or (names[reader] if reader != WATCHER else "")
            names = sentence.names or names
            if reader != WATCHER and names[reader] != own:
                reader = WATCHER  # somebody else held the reader's seat then
        blanked = isinstance(sentence, Event) and sentence.blanked
        if not _names_people(sentence):
            names, reader = (), WATCHER  # the same for everybody, at all tables
        return self._said(sentence, tuple(names), reader, blanked)

    def _say(self, sentence: Sentence, names: tuple[str, ...], reader: Seat, blanked: bool) -> str:
        key = sentence.key
        if blanked:
            key += "-hidden"
        args: dict[str, Argument] = {}
        for name, arg, value in zip(
            sentence.phrase.names, sentence.phrase.types, sentence.values, strict=True
        ):
            if not (blanked and arg.secret) or arg.name in _CARDS:
                # other blanked secrets are left out, so that a wording that uses one fails
                args.update(self._arguments(name, arg.name, value, names, reader))
        return self._sentences.format_once(key, args)  # `say` keeps it

    def check(self) -> None:
        """MissingText if something in the game's texts is no Fluent text."""
        self._sentences.check()

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
        return self.form(card, "name")

    def form(self, card: Card, form: str) -> str:
        """The card's name in this form: "the", "of-the"."""
        return str(self._forms_of(card)[form])

    def some(self, card: Card, count: int = 1) -> str:
        """`count` of this card, with the article or number: "an Alliance +3"."""
        if count == 1:
            return self.form(card, "some")
        made = self._counted.get((card, count))
        if made is None:
            key, figures = self._name_entry(card)
            made = self._counted[card, count] = self._forms.several(key, figures, count)
        return made

    def in_sentence(self, name: str, card: Card) -> dict[str, Argument]:
        """A card as an argument of a text: `name` is the card with its article, and the variables
        of its forms begin with `name`."""
        return {
            f"{name}-{form}" if form else name: text for form, text in self._forms_of(card).items()
        }

    def about(self, card: Card) -> str:
        """What the card is worth and how many there are."""
        key, figures = self._entry(card, "about", "about")
        box = self.game.box
        return self.word(key, **figures, count=box.kinds[box.kind_of[card]].count)

    def picture(self, card: Card) -> str:
        """The card's name and, where that has been described, what its picture shows."""
        name = self.game.box.names[card]
        key = "picture-" + _SIGNS.get(name[0], name[0]) + name[1:]
        if key not in self._sentences:
            return self.card(card)
        return self.word("pictured", name=self.card(card), shows=self.word(key))

    def cards(self, cards: Sequence[Card]) -> str:
        """A list of cards in order of first appearance, with equal cards together."""
        return self._listed([(card, cards.count(card)) for card in dict.fromkeys(cards)])

    def cards_in_order(self, cards: Sequence[Card]) -> str:
        """A list of cards whose order says something: gaps are named, and only equal neighbours
        are told together."""
        return self._listed([(card, len(list(equal))) for card, equal in groupby(cards)])

    def _listed(self, counts: Sequence[tuple[Card, int]]) -> str:
        if not counts:
            return self.word("nothing")
        return self.listed([self.some(card, count) for card, count in counts])

    def listed(self, names: Sequence[str]) -> str:
        """Names one after another: "Ada, Blaise and Chloé"."""
        return format_list(list(names), locale=locale_of(self.lang))

    def zone(self, zone: Zone) -> str:
        """The title of a place, without its owner: "Hand", "Second ranch"."""
        return self.word(f"zone-{zone.name}", number=zone.number)

    def figure(self, name: str) -> str:
        """The title of a figure that cards have: "Cost". A field that only a player's own list has
        is called what the list calls it."""
        key = f"figure-{name}"
        if key not in self and name in self.game.box.fields:
            return name.replace("-", " ").capitalize()
        return self.word(key)

    def choice(self, option: Option, choice: str) -> str:
        """The title of a choice that an option allows. A choice of a card is called after it."""
        key = f"option-{option.key}-{choice}"
        card = self.game.box.find(choice)
        if key in self or card == HIDDEN:
            return self.word(key)
        return self.card(card)

    def _arguments(
        self, name: str, type_: str, value: Value, names: Sequence[str], reader: Seat
    ) -> Mapping[str, Argument]:
        if type_ in _IN_PARTS:
            return {name: self._parts_of(parts_in(value), names, reader)}
        if isinstance(value, (tuple, Sentence)):
            cards = cards_in(value)
            listed = self.cards(cards) if type_ == "cards" else self.cards_in_order(cards)
            return {name: listed, f"{name}-count": len(cards)}
        if isinstance(value, str):
            return {name: value}
        if type_ == "seat":
            if value == NOBODY:
                return {name: "", f"{name}-is": "nobody"}
            forms = self._forms_of_name(names[value])
            said = {f"{name}-{form}": text for form, text in forms.items()}
            return {**said, name: names[value], f"{name}-is": "you" if value == reader else "other"}
        if type_ == "card":
            return self.in_sentence(name, value)
        return {name: value}

    def _parts_of(self, parts: Sequence[Sentence], names: Sequence[str], reader: Seat) -> str:
        said = [self.say(part, names, reader) for part in parts]
        return said[0] if len(said) == 1 else format_list(said, locale=locale_of(self.lang))

    def _forms_of(self, card: Card) -> Mapping[str, Argument]:
        """Kept: the same few names are used all the time."""
        made = self._cards.get(card)
        if made is None:
            made = self._cards[card] = self._forms.card(*self._name_entry(card))
        return made

    def _name_entry(self, card: Card) -> tuple[str, dict[str, Argument]]:
        """The key of what the card is called, and what it is filled in with: a title of a player's
        own list goes before the usual entry, and a letter behind the name."""
        key, figures = self._entry(card)
        if card in _NO_CARDS:
            return key, figures
        kind = self.game.box.kinds[card]
        if kind.words:
            titled = title_arguments(kind, self.lang, self._sentences.attributes(key, figures))
            if titled is not None:
                key, figures = TITLED, titled
        if not kind.letter:
            return key, figures
        name = self._sentences.format(key, figures)
        gender = self._sentences.attributes(key, figures).get("gender", "")
        return LETTERED, {"name": name, "letter": kind.letter, "gender": gender}

    def _forms_of_name(self, name: str) -> Mapping[str, Argument]:
        """Kept, but not for ever: a server hears of new people all the time."""
        made = self._people.get(name)
        if made is None:
            if len(self._people) >= MOST_PEOPLE:
                self._people.clear()
            made = self._people[name] = self._forms.person(name)
        return made

    def _entry(
        self, card: Card, by_name: str = "card", by_type: str = "type"
    ) -> tuple[str, dict[str, Argument]]:
        """The key of the card's own wording if it has one, else of its type's; and its figures."""
        if card in _NO_CARDS:
            return _NO_CARDS[card], {}
        kind = self.game.box.kinds[card]
        key = f"{by_name}-{kind.name}"
        if key not in self._sentences:
            key = f"{by_type}-{kind.type}"
        figures: dict[str, Argument] = {**kind.figures}
        if "value" in kind.figures:
            figures["signed"] = f"{kind.figures['value']:+}".replace("-", _MINUS)
        return key, figures


def _names_people(sentence: Sentence) -> bool:
    """Whether what is said depends on who sits where."""
    for arg, value in zip(sentence.phrase.types, sentence.values, strict=True):
        if arg.name == "seat":
            return True
        if arg.name in _IN_PARTS and any(map(_names_people, parts_in(value))):
            return True
    return False
