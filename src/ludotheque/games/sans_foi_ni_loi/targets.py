"""What cards can be aimed at, and why another target is refused."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludotheque.core import Card, Move, Refusal, Sentence
from ludotheque.games.market.card_effect import ESTATE, KIND, PLACE, CardEffect
from ludotheque.games.market.moves import Play

from .phrases import (
    NO_SUCH_LAND,
    PLAY_ON_LAND,
    PLAY_ON_OWN_LAND,
    PLAY_ON_PERSON,
    PLAY_ON_RANCH,
    SAME_LAND,
    SHARED,
)

if TYPE_CHECKING:
    from .ranch import Land, Ranch
    from .state import SansFoiNiLoiState


@mypyc_attr(allow_interpreted_subclasses=True)
class Trick(CardEffect["SansFoiNiLoiState", "Ranch"]):
    """A dirty trick, unless a subclass says otherwise."""

    type = "trick"


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirs(Trick):
    """A card aimed at something on an opponent's ranch."""

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        found: tuple[Move, ...] = ()
        for number in state.rivals[state.active]:
            found += self.aims(state.ranches[number], card)
        return found

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        return Sentence(PLAY_ON_RANCH, (move.card, move.cost, *state.named(move.args[0])))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        if move.args[0] not in state.rivals[state.active]:
            return SHARED.not_an_opponent
        return self.why_not_there(state, move, state.ranches[move.args[0]])

    def why_not_there(self, state: "SansFoiNiLoiState", move: Play, ranch: "Ranch") -> Refusal:
        """Why not, for a move aimed at an opponent's ranch."""
        return Refusal(SHARED.no_target, (move.card,))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirLand(OnTheirs):
    """A card aimed at an opponent's land."""

    form = (ESTATE, PLACE)

    @abstractmethod
    def fits(self, land: "Land") -> bool:
        """Whether it can be aimed at this land."""

    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        play = ranch.catalogue.play
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
        return why if why is not None else Refusal(SHARED.no_target, (move.card,))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirPeople(OnTheirs):
    """A card aimed at a person on an opponent's ranch."""

    form = (ESTATE, KIND)

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        number, person = move.args
        return Sentence(PLAY_ON_PERSON, (move.card, move.cost, *state.named(number), person))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnOwnLand(Trick):
    """A card aimed at one of the player's own lands."""

    type = "bonus"
    form = (PLACE,)

    @abstractmethod
    def fits(self, land: "Land") -> bool:
        """Whether it can be aimed at this land."""

    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        play = ranch.catalogue.play
        return [
            play(card, (at,))
            for at, land in enumerate(ranch.lands)
            if self.fits(land) and ranch.same_as(at) == at
        ]

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        return self.aims(state.ranches[state.active], card)

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
        """Why it cannot be aimed at this land."""


def why_not_this_land(ranch: "Ranch", at: int) -> Refusal | None:
    """There is no such land, or an earlier land equal to it must be named instead."""
    if at >= len(ranch.lands):
        return Refusal(NO_SUCH_LAND, (at + 1,))
    same = ranch.same_as(at)
    return Refusal(SAME_LAND, (at + 1, same + 1)) if same != at else None
