"""What the dirty tricks do: one class per card, in the order of the rulebook."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Card, Chance, Frame, Log, Move, Refusal, Sentence
from ludotheque.games.market.card_effect import (
    COUNT,
    ESTATE,
    KIND,
    NOWHERE,
    PLACE,
    PURSE,
    SEAT,
    CardEffect,
)
from ludotheque.games.market.cards import MarketCards
from ludotheque.games.market.effects import see_hand
from ludotheque.games.market.moves import Play
from ludotheque.games.market.odds import UNKNOWN, Fall, Odds, duel, haul

from .phrases import (
    BOTH_SHOT,
    CHANGED_SIDES,
    GUARDED_BY_SHERIFF,
    HAS_A_PANIC,
    HELD_UP,
    HELD_UP_BANK,
    HIRED,
    KILLER_SHOT,
    LYNCHED,
    NO_COWBOYS,
    NO_GOLD,
    NO_ROOM_AT_ALL,
    NO_SUCH_HERD,
    NO_SUCH_LAND,
    NOT_THE_HIGHEST,
    OPENED_SALOON,
    PANICKED,
    PLAY_ON_BANK,
    PLAY_ON_RANCH,
    RAIDED,
    RAILED,
    ROBBED,
    RUSTLED,
    SHARED,
    SHARPED,
    SHOT,
    STEAL_HERD,
    UNDER_A_RAID,
)
from .ranch import NONE, age_of, card_of, herd_of
from .targets import OnTheirLand, OnTheirPeople, OnTheirs, Trick, same_land

if TYPE_CHECKING:
    from .ranch import Land, Ranch
    from .state import SansFoiNiLoiState

A_GOOD_HAUL: Final = 3
"""What a Hold-up and a Trapper bring on top of the die."""


class IndianRaid(OnTheirLand):
    """Laid on a land, which is out of play until the Cavalry comes (SF-60)."""

    name = "indian-raid"

    def fits(self, land: "Land") -> bool:
        return land.raid == NONE

    def why_not_at_all(self, ranch: "Ranch", move: Play) -> Refusal:
        return Refusal(UNDER_A_RAID, (move.args[1] + 1,))

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at = move.args
        ranch = state.ranches[victim]
        state.ranches[victim] = ranch.with_raid(at, move.card)
        log.tell(RAIDED, (frame.seat, *state.named(victim), *state.place(victim, at)))


class Panic(OnTheirs):
    """Laid on a ranch: herds count double in the test, and failing it loses two (SF-62)."""

    name = "panic"
    form = (ESTATE,)

    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        return [ranch.catalogue.play(card, (ranch.number,))] if ranch.panic == NONE else []

    def why_not_there(self, state: "SansFoiNiLoiState", move: Play, ranch: "Ranch") -> Refusal:
        return Refusal(HAS_A_PANIC, state.named(ranch.number))

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim = move.args[0]
        state.ranches[victim] = state.ranches[victim].with_panic(move.card)
        log.tell(PANICKED, (frame.seat, *state.named(victim)))


class HiredKiller(OnTheirPeople):
    """A duel with the person of the highest bonus: the killer returns to his owner's hand, or dies
    and his bounty is paid (SF-64)."""

    name = "hired-killer"
    type = "killer"

    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        play = ranch.catalogue.play
        return [play(card, (ranch.number, person)) for person in ranch.highest()]

    def why_not_there(self, state: "SansFoiNiLoiState", move: Play, ranch: "Ranch") -> Refusal:
        if move.args[1] in ranch.people:
            return Refusal(NOT_THE_HIGHEST, state.named(ranch.number))
        return Refusal(SHARED.no_target, (move.card,))

    def odds(self, state: "SansFoiNiLoiState", move: Play) -> Odds:
        bonus = state.catalogue.bonus
        return duel(bonus[move.card], bonus[move.args[1]])

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        killer = move.card
        victim, target = move.args
        bonus = state.catalogue.bonus
        log.tell(HIRED, (frame.seat, killer, *state.named(victim), target))
        defender = state.owners[victim]
        attack = state.roll(SHARED.rolled_attack, frame.seat, bonus[killer], chance, log)
        defence = state.roll(SHARED.rolled_defence, defender, bonus[target], chance, log)
        if attack >= defence:
            state.ranches[victim] = state.ranches[victim].without_person(target)
        if attack > defence:
            killer = state.lay_by(killer, target)
            state.hands.gain(frame.seat, killer)
            log.tell(SHOT, (frame.seat, killer, *state.named(victim), target))
            state.pay(state.active, bonus[target], log)
            state.bury(target, log)
        elif attack < defence:
            bounty = state.catalogue.bounties[killer] + state.bonus_of_victims(killer)
            state.throw_away(killer)
            log.tell(KILLER_SHOT, (killer, target))
            state.pay(victim, bounty, log)
            state.bury(killer, log)
        else:
            state.throw_away(target)
            state.throw_away(killer)
            log.tell(BOTH_SHOT, (killer, *state.named(victim), target))
            state.bury(target, log)
            state.bury(killer, log)


class CardSharp(Trick):
    """Shows an opponent's hand, from which one card is stolen (SF-67)."""

    name = "card-sharp"
    form = (SEAT,)

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        active = state.owners[state.active]
        return tuple(
            [
                state.catalogue.play(card, (seat,))
                for seat, hand in enumerate(state.hands.held)
                if seat != active and hand and not state.has_sheriff(seat)
            ]
        )

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        return Sentence(SHARED.play_on_hand, (move.card, move.cost, move.args[0]))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        victim = move.args[0]
        if victim >= state.seats or victim == state.owners[state.active]:
            return SHARED.not_an_opponent
        if state.has_sheriff(victim):
            return Refusal(GUARDED_BY_SHERIFF, (victim,))
        return Refusal(SHARED.no_cards, (victim,))

    def odds(self, state: "SansFoiNiLoiState", move: Play) -> Odds:
        return UNKNOWN

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        state.throw_away(move.card)
        log.tell(SHARPED, (frame.seat, move.args[0]))
        see_hand(state, frame.seat, move.args[0], log)


class HoldUp(Trick):
    """Takes die + 3 gold from the bank or an opponent, chosen before the roll (SF-68)."""

    name = "hold-up"
    form = (PURSE,)

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        play = state.catalogue.play
        sheriffs = state.catalogue.sheriffs
        ranches = [
            play(card, (number,))
            for number in state.rivals[state.active]
            if state.purses[number] and not state.ranches[number].has(sheriffs)
        ]
        return (*ranches, play(card, (NOWHERE,))) if state.bank else tuple(ranches)

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        if move.args[0] == NOWHERE:
            return Sentence(PLAY_ON_BANK, (move.card, move.cost))
        return Sentence(PLAY_ON_RANCH, (move.card, move.cost, *state.named(move.args[0])))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        victim = move.args[0]
        if victim == NOWHERE:
            return SHARED.bank_has_no_gold
        if victim not in state.rivals[state.active]:
            return SHARED.not_an_opponent
        if state.ranches[victim].has(state.catalogue.sheriffs):
            return Refusal(GUARDED_BY_SHERIFF, (state.owners[victim],))
        return Refusal(NO_GOLD, state.named(victim))

    def odds(self, state: "SansFoiNiLoiState", move: Play) -> Odds:
        victim = move.args[0]
        return haul(A_GOOD_HAUL, state.bank if victim == NOWHERE else state.purses[victim])

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim = move.args[0]
        state.throw_away(move.card)
        if victim == NOWHERE:
            log.tell(HELD_UP_BANK, (frame.seat,))
        else:
            log.tell(HELD_UP, (frame.seat, *state.named(victim)))
        haul = state.roll(SHARED.rolled_gold, frame.seat, A_GOOD_HAUL, chance, log)
        if victim == NOWHERE:
            state.pay(state.active, haul, log)
        else:
            gold = min(haul, state.purses[victim])
            state.purses[victim] -= gold
            state.purses[state.active] += gold
            log.tell(ROBBED, (frame.seat, *state.named(victim), gold))


class Rails(OnTheirLand):
    """Removes a land from the game with everything on it (SF-69)."""

    name = "rails"

    def fits(self, land: "Land") -> bool:
        return True

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at = move.args
        log.tell(RAILED, (frame.seat, *state.named(victim), *state.place(victim, at)))
        state.destroy_land(victim, at)
        state.throw_away(move.card)


class Saloon(Trick):
    """Each opponent loses one random cowboy to the player (SF-70)."""

    name = "saloon"

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        cowboys = state.catalogue.cowboys
        for number in state.rivals[state.active]:
            if state.ranches[number].has(cowboys):
                return (state.catalogue.play(card),)
        return ()

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        return NO_COWBOYS

    def odds(self, state: "SansFoiNiLoiState", move: Play) -> Odds:
        """Cowboys count alike: whichever comes, the first of each ranch stands for them."""
        cowboys = state.catalogue.cowboys
        rivals = state.rivals[state.active]
        losing = [number for number in rivals if state.ranches[number].has(cowboys)]
        return Odds((Fall("", 0, 1, (1,) * len(losing)),), 1)

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        state.throw_away(state.played(frame).card)
        log.tell(OPENED_SALOON, (frame.seat, state.home(state.active)))
        for number in state.rivals[state.active]:
            cowboys = state.ranches[number].cowboys()
            if cowboys:
                cowboy = chance.pick(cowboys)
                state.ranches[number] = state.ranches[number].without_person(cowboy)
                state.ranches[state.active] = state.ranches[state.active].with_person(cowboy)
                log.tell(CHANGED_SIDES, (frame.seat, *state.named(number), cowboy))


class CattleTheft(Trick):
    """Moves an opponent's herd to one's own land, keeping its age (SF-71)."""

    name = "cattle-theft"
    form = (ESTATE, PLACE, KIND, COUNT, PLACE)

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        rooms = state.ranches[state.active].lands_with_room()
        if not rooms:
            return ()
        play = state.catalogue.play
        found: list[Move] = []
        for number in state.rivals[state.active]:
            ranch = state.ranches[number]
            if ranch.has(state.catalogue.sheriffs):
                continue
            for at, land in enumerate(ranch.lands):
                if land.herds and land.raid == NONE and ranch.same_as(at) == at:
                    for herd in sorted(set(land.herds)):
                        args = (number, at, card_of(herd), age_of(herd))
                        found += [play(card, (*args, room)) for room in rooms]
        return tuple(found)

    def meaning(self, state: "SansFoiNiLoiState", move: Play) -> Sentence:
        victim, at, herd, age, room = move.args
        worth = state.catalogue.worth[herd_of(herd, age)]
        values = (move.card, move.cost, *state.named(victim), herd, worth)
        places = (*state.place(victim, at), *state.place(state.active, room))
        return Sentence(STEAL_HERD, (*values, *places))

    def why_not(self, state: "SansFoiNiLoiState", move: Play) -> Refusal:
        victim = move.args[0]
        if victim not in state.rivals[state.active]:
            return SHARED.not_an_opponent
        if state.ranches[victim].has(state.catalogue.sheriffs):
            return Refusal(GUARDED_BY_SHERIFF, (state.owners[victim],))
        own = state.ranches[state.active]
        if not own.lands_with_room():
            return NO_ROOM_AT_ALL
        why = _why_not_that_herd(state.ranches[victim], move)
        if why is not None:
            return why
        return state.why_not_lay(state.catalogue.lay(move.args[2], move.args[4]))

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at, card, age, room = move.args
        herd = herd_of(card, age)
        places = (*state.place(victim, at), *state.place(state.active, room))
        state.ranches[victim] = state.ranches[victim].without_herd(at, herd)
        state.ranches[state.active] = state.ranches[state.active].with_herd(room, herd)
        state.throw_away(move.card)
        whose = (*state.named(state.active), *state.named(victim))
        log.tell(RUSTLED, (*whose, card, state.catalogue.worth[herd], *places))


def _why_not_that_herd(ranch: "Ranch", move: Play) -> Refusal | None:
    """Why this herd of an opponent's cannot be stolen; None if it can."""
    _, at, card, age, _ = move.args
    if not 0 <= at < len(ranch.lands):
        return Refusal(NO_SUCH_LAND, (at + 1,))
    if ranch.lands[at].raid != NONE:
        return Refusal(UNDER_A_RAID, (at + 1,))
    if herd_of(card, age) not in ranch.lands[at].herds:
        return Refusal(NO_SUCH_HERD, (at + 1, card))
    return None if ranch.same_as(at) == at else same_land(ranch, at)


class Lynching(OnTheirPeople):
    """Removes a person from the game, for 2 points plus that person's bonus (SF-72)."""

    name = "lynching"

    def surcharge(self, catalogue: MarketCards, args: tuple[int, ...]) -> int:
        return catalogue.box.kinds[args[1]].figures.get("bonus", 0)

    def least_surcharge(self, catalogue: MarketCards) -> int | None:
        people = [kind for kind in catalogue.box.kinds if kind.type in ("cowboy", "person")]
        return min([kind.figures["bonus"] for kind in people], default=0)

    def targets(self, ranch: "Ranch", card: Card) -> list[Play]:
        play = ranch.catalogue.play
        return [play(card, (ranch.number, person)) for person in sorted(set(ranch.people))]

    def options(self, state: "SansFoiNiLoiState", card: Card) -> tuple[Move, ...]:
        return tuple(
            [
                move
                for number in state.rivals[state.active]
                for move in self.aims(state.ranches[number], card)
                if move.cost <= state.points
            ]
        )

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, target = move.args
        state.ranches[victim] = state.ranches[victim].without_person(target)
        state.throw_away(move.card)
        state.throw_away(target)
        log.tell(LYNCHED, (frame.seat, *state.named(victim), target))
        state.bury(target, log)


TRICKS: Final[tuple[CardEffect["SansFoiNiLoiState", "Ranch"], ...]] = (
    IndianRaid(),
    Panic(),
    HiredKiller(),
    CardSharp(),
    HoldUp(),
    Rails(),
    Saloon(),
    CattleTheft(),
    Lynching(),
)
"""All of them."""
