"""What every card that is played has in common: what has to be chosen, how that is written, and
what it costs."""

from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import HIDDEN, Card, Decision, Effect, Frame, Move, Refusal, Sentence

from .cards import MarketCards
from .estate import EstateT
from .moves import Play
from .parsing import number_of
from .state import MarketStateT

# What the numbers of a move are. All but the last two count from 0, and are written from 1 on.
ESTATE: Final = "estate"
PLACE: Final = "place"
SEAT: Final = "seat"
PURSE: Final = "purse"
KIND: Final = "kind"
COUNT: Final = "count"

NOWHERE: Final = -1
"""A number that stands for none of the usual things; what for, its word says."""

_WORDS: Final = {PURSE: "bank", PLACE: "hand"}
"""What NOWHERE is written as."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect(Effect[MarketStateT], Generic[MarketStateT, EstateT]):
    """What a card does when it is played. Its frame knows the whole move."""

    type: ClassVar[str]
    """Which cards can have this effect."""
    form: ClassVar[tuple[str, ...]] = ()
    """What has to be chosen, in the order in which a move says it."""

    def options(self, state: MarketStateT, card: Card) -> tuple[Move, ...]:
        """How the active player, who has the points for it, can play this card: as it is, unless
        there is something to aim at."""
        return (state.catalogue.play(card),)

    def targets(self, estate: EstateT, card: Card) -> list[Play]:
        """What it can be aimed at in this estate, if it is aimed at estates. That depends on the
        estate alone."""
        return []

    def aims(self, estate: EstateT, card: Card) -> tuple[Play, ...]:
        """The targets, worked out once for an estate as it is."""
        known = estate.aims.get(card)
        if known is None:
            known = estate.aims[card] = tuple(self.targets(estate, card))
        return known

    def meaning(self, state: MarketStateT, move: Play) -> Sentence:
        """The move in words."""
        return Sentence(state.catalogue.phrases.play, (move.card, move.cost))

    def why_not(self, state: MarketStateT, move: Play) -> Refusal:
        """Why it cannot be played like this, although it is in hand and there are the points."""
        return Refusal(state.catalogue.phrases.no_target, (move.card,))

    def surcharge(self, catalogue: MarketCards, args: tuple[int, ...]) -> int:
        """What it costs beyond its own cost, in points."""
        return 0

    def ask(self, state: MarketStateT, frame: Frame) -> Decision | None:
        return None

    def written(self, catalogue: MarketCards, args: tuple[int, ...]) -> list[str]:
        """What was chosen, as words of the move."""
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
        """The numbers that these words stand for; None if they are no such choice."""
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
