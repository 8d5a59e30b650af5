"""What all played cards have in common: what the player chooses, how that is written, and what it
costs."""

from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import HIDDEN, Card, Decision, Effect, Frame, Move, Refusal, Sentence

from .cards import MarketCards
from .estate import EstateT
from .moves import Play
from .odds import CERTAIN, Odds
from .parsing import number_of
from .state import MarketStateT

# The kinds of number in a move. All but the last two count from 0 and are written from 1.
ESTATE: Final = "estate"
PLACE: Final = "place"
SEAT: Final = "seat"
PURSE: Final = "purse"
KIND: Final = "kind"
COUNT: Final = "count"

NOWHERE: Final = -1
"""A number that stands for none of the usual things; `_WORDS` gives its meaning."""

_WORDS: Final = {PURSE: "bank", PLACE: "hand"}
"""How NOWHERE is written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect(Effect[MarketStateT], Generic[MarketStateT, EstateT]):
    """What a card does when it is played. Its frame holds the whole move."""

    type: ClassVar[str]
    """The type of card that can have this effect."""
    form: ClassVar[tuple[str, ...]] = ()
    """What the player chooses, in the order in which the move lists it."""

    def options(self, state: MarketStateT, card: Card) -> tuple[Move, ...]:
        """The ways in which the active player, who has the points for it, can play this card: just
        one, unless the card is aimed at something."""
        return (state.catalogue.play(card),)

    def targets(self, estate: EstateT, card: Card) -> list[Play]:
        """The plays aimed at this estate, for a card that is aimed at estates.

        They depend on the estate and the figures of the box alone, never on whose turn it is, on
        points, purses, hands or the line: `aims` keeps them for as long as the estate stays as it
        is, in every copy of the state. What else must be the case belongs into `options`. A law
        checks it (`tests/laws/test_targets.py`).
        """
        return []

    def aims(self, estate: EstateT, card: Card) -> tuple[Play, ...]:
        """The targets, computed once for each estate, which never changes."""
        known = estate.aims.get(card)
        if known is None:
            known = estate.aims[card] = tuple(self.targets(estate, card))
        return known

    def meaning(self, state: MarketStateT, move: Play) -> Sentence:
        """The move in words."""
        return Sentence(state.catalogue.phrases.play, (move.card, move.cost))

    def why_not(self, state: MarketStateT, move: Play) -> Refusal:
        """Why the card cannot be played like this, although it is in hand and affordable."""
        return Refusal(state.catalogue.phrases.no_target, (move.card,))

    def surcharge(self, catalogue: MarketCards, args: tuple[int, ...]) -> int:
        """The points that it costs on top of its own cost."""
        return 0

    def least_surcharge(self, catalogue: MarketCards) -> int | None:
        """The least that it can cost on top of its own cost; None if that never grows."""
        return None

    def odds(self, state: MarketStateT, move: Play) -> Odds:
        """What its dice can decide if nobody answers, by what everybody sees: CERTAIN if it rolls
        none, UNKNOWN if hidden cards or later choices decide. A card that rolls overrides this."""
        return CERTAIN

    def ask(self, state: MarketStateT, frame: Frame) -> Decision | None:
        return None

    def written(self, catalogue: MarketCards, args: tuple[int, ...]) -> list[str]:
        """The choices, as words of the move."""
        words: list[str] = []
        for what, number in zip(self.form, args, strict=True):
            if what == KIND:
                words.append(catalogue.box.names[number])
            elif number == NOWHERE:
                words.append(_WORDS[what])
            else:
                words.append(str(number if what == COUNT else number + 1))
        return words

    def read(self, catalogue: MarketCards, words: list[str]) -> tuple[int, ...] | None:
        """The numbers that these words stand for; None if the words are not a valid choice."""
        if len(words) != len(self.form):
            return None
        args: list[int] = []
        for what, word in zip(self.form, words, strict=True):
            if what == KIND:
                number = catalogue.box.find(word)
                if number == HIDDEN:
                    return None
            elif word == _WORDS.get(what):
                number = NOWHERE
            elif number_of(word):
                number = number_of(word) if what == COUNT else number_of(word) - 1
            else:
                return None
            args.append(number)
        return tuple(args)
