"""What every card that is played has in common: what it can be aimed at, how that is written, and
why it cannot be aimed at something else."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludotheque.core import HIDDEN, Card, Decision, Effect, Frame, Move, Refusal, Sentence

from .moves import THE_BANK, Play
from .words import (
    NO_SUCH_LAND,
    NO_TARGET,
    NOT_AN_OPPONENT,
    PLAY,
    PLAY_ON_LAND,
    PLAY_ON_OWN_LAND,
    PLAY_ON_PERSON,
    PLAY_ON_RANCH,
    SAME_LAND,
)

if TYPE_CHECKING:
    from .cards import Cards
    from .ranch import Land, Ranch
    from .state import SansFoiNiLoiState

# What the numbers of a move are.
RANCH: Final = "ranch"
LAND: Final = "land"
SEAT: Final = "seat"
PURSE: Final = "purse"
KIND: Final = "kind"
AGE: Final = "age"

_BANK: Final = "bank"
_MOST: Final = 999


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect(Effect["SansFoiNiLoiState"]):
    """What a card does when it is played. Its frame knows the whole move."""

    type: ClassVar[str] = "trick"
    """Which cards can have this effect."""
    form: ClassVar[tuple[str, ...]] = ()
    """What has to be chosen, in the order in which a move says it."""

    @abstractmethod
    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        """How the active player, who has the points for it, can play this card."""

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        """The move in words."""
        return Sentence(PLAY, (move.card, move.cost))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        """Why it cannot be played like this, although it is in hand and there are the points."""
        return Refusal(NO_TARGET, (move.card,))

    def surcharge(self, cards: "Cards", args: tuple[int, ...]) -> int:
        """What it costs beyond its own cost, in points."""
        return 0

    def ask(self, state: "SansFoiNiLoiState", frame: Frame) -> Decision | None:
        return None

    def written(self, cards: "Cards", args: tuple[int, ...]) -> list[str]:
        """What was chosen, as words of the move."""
        words: list[str] = []
        for what, number in zip(self.form, args, strict=True):
            if what == KIND:
                words.append(cards.box.names[number])
            elif what == PURSE and number == THE_BANK:
                words.append(_BANK)
            else:
                words.append(str(number if what == AGE else number + 1))
        return words

    def read(self, cards: "Cards", words: list[str]) -> tuple[int, ...] | None:
        """The numbers that these words stand for; None if they are no such choice."""
        if len(words) != len(self.form):
            return None
        args: list[int] = []
        for what, word in zip(self.form, words, strict=True):
            if what == KIND:
                number = cards.box.find(word)
                if number == HIDDEN:
                    return None
            elif what == PURSE and word == _BANK:
                number = THE_BANK
            elif word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= _MOST:
                number = int(word) if what == AGE else int(word) - 1
            else:
                return None
            args.append(number)
        return tuple(args)


class Alone(CardEffect):
    """A card that is aimed at nothing in particular."""

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        return (state.cards_of.play(card),)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirs(CardEffect):
    """A card that is aimed at something on an opponent's ranch."""

    @abstractmethod
    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        """What it can be aimed at on this ranch."""

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        found: tuple[Move, ...] = ()
        for number in state.rivals[state.active]:
            found += self.aims(state.ranches[number], card)
        return found

    def aims(self, ranch: "Ranch", card: Card) -> tuple[Play, ...]:
        """The targets, worked out once for a ranch as it is."""
        known = ranch.aims.get(card)
        if known is None:
            known = ranch.aims[card] = tuple(self.targets(ranch, card))
        return known

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        return Sentence(PLAY_ON_RANCH, (move.card, move.cost, *state.named(move.args[0])))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        if move.args[0] not in state.rivals[state.active]:
            return NOT_AN_OPPONENT
        return self.why_not_there(state, move, state.ranches[move.args[0]])

    def why_not_there(self, state: "SansFoiNiLoiState", move: Play, ranch: "Ranch") -> Refusal:
        """The same, when it is aimed at an opponent's ranch."""
        return Refusal(NO_TARGET, (move.card,))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirLand(OnTheirs):
    """A card that is aimed at an opponent's land."""

    form = (RANCH, LAND)

    @abstractmethod
    def fits(self, land: "Land") -> bool:
        """Whether it can be aimed at such a land."""

    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        play = ranch.cards_of.play
        return [
            play(card, (ranch.number, at))
            for at, land in enumerate(ranch.lands)
            if self.fits(land) and ranch.same_as(at) == at
        ]

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        number, at = move.args
        land = state.ranches[number].lands[at].card
        return Sentence(PLAY_ON_LAND, (move.card, move.cost, *state.named(number), land, at + 1))

    def why_not_there(self, state: "SansFoiNiLoiState", move: Play, ranch: "Ranch") -> Refusal:
        why = why_not_this_land(ranch, move.args[1])
        return why if why is not None else Refusal(NO_TARGET, (move.card,))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirPeople(OnTheirs):
    """A card that is aimed at somebody on an opponent's ranch."""

    form = (RANCH, KIND)

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        number, person = move.args
        return Sentence(PLAY_ON_PERSON, (move.card, move.cost, *state.named(number), person))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnOwnLand(CardEffect):
    """A card that is aimed at a land of one's own."""

    type = "bonus"
    form = (LAND,)

    @abstractmethod
    def fits(self, land: "Land") -> bool:
        """Whether it can be aimed at such a land."""

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        ranch = state.ranches[state.active]
        known = ranch.aims.get(card)
        if known is None:
            play = state.cards_of.play
            known = ranch.aims[card] = tuple(
                [
                    play(card, (at,))
                    for at, land in enumerate(ranch.lands)
                    if self.fits(land) and ranch.same_as(at) == at
                ]
            )
        return known

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        at = move.args[0]
        land = state.ranches[state.active].lands[at].card
        return Sentence(PLAY_ON_OWN_LAND, (move.card, move.cost, land, at + 1))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        ranch = state.ranches[state.active]
        why = why_not_this_land(ranch, move.args[0])
        return why if why is not None else self.why_not_at_all(ranch, move)

    @abstractmethod
    def why_not_at_all(self, ranch: "Ranch", move: Play) -> Refusal:
        """Why such a land does not do."""


def why_not_this_land(ranch: "Ranch", at: int) -> Refusal | None:
    """There is no such land, or one just like it is to be named instead."""
    if at >= len(ranch.lands):
        return Refusal(NO_SUCH_LAND, (at + 1,))
    same = ranch.same_as(at)
    return Refusal(SAME_LAND, (at + 1, same + 1)) if same != at else None
