"""What Actions can be aimed at, and why another target is refused."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from ludotheque.core import Card, Move, Refusal, Sentence
from ludotheque.games.market.card_effect import ESTATE, PLACE, CardEffect
from ludotheque.games.market.moves import Play

from .city import NONE
from .phrases import (
    NO_SUCH_DISTRICT,
    OUT_OF_PLAY,
    PLAY_ON_CARD,
    PLAY_ON_CARD_THERE,
    PLAY_ON_DISTRICT,
    PLAYED,
    PLAYED_ON_CARD,
    PLAYED_ON_CARD_THERE,
    PLAYED_ON_DISTRICT,
    PLAYED_ON_OWN_CARD,
    PLAYED_ON_OWN_CARD_THERE,
    PLAYED_ON_PLAYER,
    SAME_DISTRICT,
    SHARED,
    SHIELDED,
)

if TYPE_CHECKING:
    from .city import City, District
    from .state import SamarandeState


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(CardEffect["SamarandeState", "City"]):
    """An Action: announced when it is played, asked about (SA-71), then carried out."""

    type = "action"

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        """The announcement of the Action and its target, before anybody answers; its player comes
        first among the values."""
        return Sentence(PLAYED, (state.active, move.card))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirs(Action):
    """An Action aimed at an opponent, or at something in an opponent's city. A Protector genie
    shields the whole city (SA-65)."""

    form: ClassVar[tuple[str, ...]] = (ESTATE,)

    def targets(self, city: "City", card: Card) -> list[Play]:
        return [city.catalogue.play(card, (city.number,))]

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        found: tuple[Move, ...] = ()
        for number in state.rivals[state.active]:
            city = state.cities[number]
            if not city.protected:
                found += self.aims(city, card)
        return found

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        return Sentence(SHARED.play_on_hand, (move.card, move.cost, move.args[0]))

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        return Sentence(PLAYED_ON_PLAYER, (state.active, move.card, move.args[0]))

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        victim = move.args[0]
        if victim not in state.rivals[state.active]:
            return SHARED.not_an_opponent
        if state.cities[victim].protected:
            return Refusal(SHIELDED, (victim,))
        return self.why_not_there(state, move, state.cities[victim])

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        """Why not, for a move aimed at an opponent who can be a target."""
        return Refusal(SHARED.no_target, (move.card,))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheirDistrict(OnTheirs):
    """An Action aimed at an opponent's District that is not under a Frightful genie."""

    form: ClassVar[tuple[str, ...]] = (ESTATE, PLACE)

    def aimed(self, city: "City", at: int) -> tuple[int, ...]:
        """The numbers of the move aimed at this District."""
        return (city.number, at)

    def targets(self, city: "City", card: Card) -> list[Play]:
        return [
            city.catalogue.play(card, self.aimed(city, at))
            for at, district in enumerate(city.districts)
            if district.genie == NONE and city.same_as(at) == at
        ]

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        victim, at = move.args[0], move.args[1]
        return Sentence(PLAY_ON_DISTRICT, (move.card, move.cost, victim, *state.place(victim, at)))

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        victim, at = move.args[0], move.args[1]
        return Sentence(
            PLAYED_ON_DISTRICT, (state.active, move.card, victim, *state.place(victim, at))
        )

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        at = move.args[1]
        why = no_such_district(city, at)
        if why is not None:
            return why
        return self.why_not_this(move, city.districts[at]) or same_district(city, at)

    def why_not_this(self, move: Play, district: "District") -> Refusal | None:
        """Why not, for a District that exists and is in play; None if another District that is
        equal must be named."""
        return None


def card_meaning(move: Play, target: Card) -> Sentence:
    """An Action aimed at one card of a player's."""
    return Sentence(PLAY_ON_CARD, (move.card, move.cost, move.args[0], target))


def card_told(state: "SamarandeState", move: Play, target: Card) -> Sentence:
    victim = move.args[0]
    if victim == state.active:
        return Sentence(PLAYED_ON_OWN_CARD, (victim, move.card, target))
    return Sentence(PLAYED_ON_CARD, (state.active, move.card, victim, target))


def there_meaning(state: "SamarandeState", move: Play, target: Card, at: int) -> Sentence:
    """An Action aimed at one card on a player's District."""
    values = (move.card, move.cost, move.args[0], target)
    return Sentence(PLAY_ON_CARD_THERE, (*values, *state.place(move.args[0], at)))


def there_told(state: "SamarandeState", move: Play, target: Card, at: int) -> Sentence:
    victim = move.args[0]
    place = state.place(victim, at)
    if victim == state.active:
        return Sentence(PLAYED_ON_OWN_CARD_THERE, (victim, move.card, target, *place))
    return Sentence(PLAYED_ON_CARD_THERE, (state.active, move.card, victim, target, *place))


def no_such_district(city: "City", at: int) -> Refusal | None:
    """There is no such District, or it is out of play; None if there is."""
    if not 0 <= at < len(city.districts):
        return Refusal(NO_SUCH_DISTRICT, (at + 1,))
    return Refusal(OUT_OF_PLAY, (at + 1,)) if city.districts[at].genie != NONE else None


def same_district(city: "City", at: int) -> Refusal:
    """An earlier District equal to this one must be named instead."""
    return Refusal(SAME_DISTRICT, (at + 1, city.same_as(at) + 1))
