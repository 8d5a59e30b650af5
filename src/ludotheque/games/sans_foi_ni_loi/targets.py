"""What cards can be aimed at, and why another target is refused."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludotheque.core import Card, Move, Refusal, Sentence
from ludotheque.games.market.card_effect import ESTATE, KIND, PLACE, CardEffect
from ludotheque.games.market.moves import Play

from .phrases import (
    NO_LAND,
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
        """Whether it can be aimed at this land, which alone decides: see `CardEffect.targets`."""

    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        play = ranch.catalogue.play
        return [
            play(card, (ranch.number, at))
            for at, land in enumerate(ranch.lands)
            if self.fits(land) and ranch.same_as(at) == at
        ]

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        number, at = move.args
        whose = (*state.named(number), *state.place(number, at))
        return Sentence(PLAY_ON_LAND, (move.card, move.cost, *whose))

    def why_not_there(self, state: "SansFoiNiLoiState", move: Play, ranch: "Ranch") -> Refusal:
        at = move.args[1]
        if not 0 <= at < len(ranch.lands):
            return Refusal(NO_SUCH_LAND, (at + 1,))
        fits = self.fits(ranch.lands[at])
        return same_land(ranch, at) if fits else self.why_not_at_all(ranch, move)

    def why_not_at_all(self, ranch: "Ranch", move: Play) -> Refusal:
        """Why it cannot be aimed at this land."""
        return Refusal(SHARED.no_target, (move.card,))


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
        """Whether it can be aimed at this land, which alone decides: see `CardEffect.targets`."""

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
        place = state.place(state.active, move.args[0])
        return Sentence(PLAY_ON_OWN_LAND, (move.card, move.cost, *place))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        ranch, at = state.ranches[state.active], move.args[0]
        why = no_own_land(ranch, at)
        if why is not None:
            return why
        fits = self.fits(ranch.lands[at])
        return same_land(ranch, at) if fits else self.why_not_at_all(ranch, move)

    @abstractmethod
    def why_not_at_all(self, ranch: "Ranch", move: Play) -> Refusal:
        """Why it cannot be aimed at this land."""


def no_own_land(ranch: "Ranch", at: int) -> Refusal | None:
    """There is no land at all, or none of this number; None if there is."""
    if not ranch.lands:
        return NO_LAND
    return None if 0 <= at < len(ranch.lands) else Refusal(NO_SUCH_LAND, (at + 1,))


def same_land(ranch: "Ranch", at: int) -> Refusal:
    """An earlier land equal to this one must be named instead."""
    return Refusal(SAME_LAND, (at + 1, ranch.same_as(at) + 1))
