"""What the counters and bonuses do: one class per card, in the order of the rulebook."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import HIDDEN, Card, Chance, Frame, Log, Move, Refusal
from ludotheque.games.market.card_effect import CardEffect
from ludotheque.games.market.moves import Play
from ludotheque.games.market.odds import UNKNOWN, Odds, haul

from .phrases import (
    CALMED,
    FREED,
    GIRLS_ALONE,
    GIRLS_FOUND,
    HAS_A_MINE,
    NO_PANIC,
    NO_RAID,
    NOT_EMPTY,
    SHARED,
    STRUCK_GOLD,
    TRAPPED,
    UNDER_A_RAID,
)
from .ranch import NONE
from .targets import OnOwnLand, Trick
from .tricks import A_GOOD_HAUL

if TYPE_CHECKING:
    from .ranch import Land, Ranch
    from .state import SansFoiNiLoiState

FUNERAL: Final = 2
"""What the bank pays the Undertaker for each person."""


class Settling(Trick):
    """A person comes to stay."""

    type = "person"

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        card = state.played(frame).card
        state.ranches[state.active] = state.ranches[state.active].with_person(card)
        log.tell(SHARED.laid, (*state.named(state.active), card))


class Sheriff(Settling):
    """Stays; prevents Card sharp, Hold-up and Cattle theft meanwhile (SF-80): those cards check for
    him."""

    name = "sheriff"


class RodeoKing(Trick):
    """Ends the Panic on one's own ranch; both cards leave the game (SF-81)."""

    name = "rodeo-king"
    type = "bonus"

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        if state.ranches[state.active].panic == NONE:
            return ()
        return (state.catalogue.play(card),)

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        return NO_PANIC

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        ranch = state.ranches[state.active]
        state.throw_away(state.played(frame).card)
        state.throw_away(ranch.panic)
        state.ranches[state.active] = ranch.with_panic(NONE)
        log.tell(CALMED, state.named(state.active))


class Cavalry(OnOwnLand):
    """Ends an Indian raid on one's own land; both are discarded (SF-82)."""

    name = "cavalry"

    def fits(self, land: "Land") -> bool:
        return land.raid != NONE

    def why_not_at_all(self, ranch: "Ranch", move: Play) -> Refusal:
        return NO_RAID

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        at = move.args[0]
        ranch = state.ranches[state.active]
        state.throw_away(move.card)
        state.throw_away(ranch.lands[at].raid)
        state.ranches[state.active] = ranch.with_raid(at, NONE)
        log.tell(FREED, (*state.named(state.active), *state.place(state.active, at)))


class GoldMine(OnOwnLand):
    """Laid on a land, which must be empty (SF-84) and can never again hold a herd (SF-83)."""

    name = "gold-mine"

    def fits(self, land: "Land") -> bool:
        return not land.herds and land.mine == NONE and land.raid == NONE

    def why_not_at_all(self, ranch: "Ranch", move: Play) -> Refusal:
        at = move.args[0]
        land = ranch.lands[at]
        if land.raid != NONE:
            return Refusal(UNDER_A_RAID, (at + 1,))
        return Refusal(HAS_A_MINE if land.mine != NONE else NOT_EMPTY, (at + 1,))

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        at = move.args[0]
        ranch = state.ranches[state.active]
        state.ranches[state.active] = ranch.with_mine(at, move.card)
        log.tell(STRUCK_GOLD, (*state.named(state.active), *state.place(state.active, at)))


class Undertaker(Settling):
    """Stays; is paid for each person out of the game (SF-85): `bury` checks for him."""

    name = "undertaker"


class Girls(Trick):
    """The first two cowboys in the deck go to the hand; the deck is shuffled (SF-87)."""

    name = "girls"
    type = "bonus"

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        return (state.catalogue.play(card),) if state.deck else ()

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        return SHARED.deck_is_empty

    def odds(self, state: "SansFoiNiLoiState", move: Play) -> Odds:
        return UNKNOWN

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        state.throw_away(state.played(frame).card)
        deck = list(state.deck)
        is_cowboy = state.catalogue.is_cowboy
        found: list[Card] = []
        for at in range(len(deck) - 1, -1, -1):  # from the top
            if is_cowboy[deck[at]]:
                found.append(deck[at])
                deck[at] = HIDDEN
                if len(found) == 2:
                    break
        chance.shuffle(deck)  # with the gaps: the number of draws must not reveal what was found
        state.deck = tuple([card for card in deck if card != HIDDEN])
        if len(found) < 2:
            state.absent = state.catalogue.cowboys
        for cowboy in found:
            state.hands.gain(frame.seat, cowboy)
        if found:
            log.tell(GIRLS_FOUND, (frame.seat, tuple(found)))
        else:
            log.tell(GIRLS_ALONE, (frame.seat,))


class Trapper(Trick):
    """The bank pays die + 3 (SF-88)."""

    name = "trapper"
    type = "bonus"

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        return (state.catalogue.play(card),) if state.bank else ()

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        return SHARED.bank_has_no_gold

    def odds(self, state: "SansFoiNiLoiState", move: Play) -> Odds:
        return haul(A_GOOD_HAUL, state.bank)

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        state.throw_away(state.played(frame).card)
        log.tell(TRAPPED, (frame.seat,))
        furs = state.roll(SHARED.rolled_gold, frame.seat, A_GOOD_HAUL, chance, log)
        state.pay(state.active, furs, log)


class Fence(Trick):
    """Stays; its bonus counts in the herd test (SF-89)."""

    name = "fence"
    type = "fence"

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        card = state.played(frame).card
        state.ranches[state.active] = state.ranches[state.active].with_fence(card)
        log.tell(SHARED.laid, (*state.named(state.active), card))


class Mayor(Settling):
    """Stays; before each turn his owner may reorder the line (SF-90): see mayor.py."""

    name = "mayor"


BONUSES: Final[tuple[CardEffect["SansFoiNiLoiState", "Ranch"], ...]] = (
    Sheriff(),
    RodeoKing(),
    Cavalry(),
    GoldMine(),
    Undertaker(),
    Girls(),
    Trapper(),
    Fence(),
    Mayor(),
)
"""All of them."""
