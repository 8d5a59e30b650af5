"""What the genies do: one class per card, in the order of the rulebook."""

from typing import TYPE_CHECKING

from ludotheque.core import HIDDEN, Card, Chance, Frame, Log, Move, Refusal, Sentence
from ludotheque.games.market.card_effect import ESTATE, KIND, NOWHERE, PLACE
from ludotheque.games.market.moves import Play

from .phrases import (
    ANSWER_WITH,
    CANCELLED,
    FOUND_AFTER,
    FOUND_AT_ONCE,
    FOUND_NOTHING,
    FRIGHTENED,
    GENIE_STAYS,
    HAS_ONE,
    HAVE_ONE,
    IMPOSED,
    KIDNAP,
    KIDNAP_TO_HAND,
    KIDNAPPED,
    KIDNAPPED_TO_HAND,
    ONLY_ANSWERS,
    PLAYED_FOR,
    PROTECTED,
    SEARCH,
    SHARED,
    THERE_IS_ROOM,
)
from .targets import Action, OnTheirDistrict, OnTheirs, card_told

if TYPE_CHECKING:
    from .city import City
    from .state import SamarandeState


class FrightfulGenie(OnTheirDistrict):
    """Laid on a District: it and its artisans are out of play while the genie stays (SA-61)."""

    name = "frightful-genie"

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at = move.args
        city = state.cities[victim]
        state.cities[victim] = city.with_frightful(at, move.card)
        log.tell(FRIGHTENED, (victim, city.districts[at].card))


class ExplorerGenie(Action):
    """Turns up cards until one of the chosen kind comes; that card is laid at once, free of charge,
    or goes to the hand. The others are shuffled back (SA-62)."""

    name = "explorer-genie"
    form = (KIND,)

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        if not state.deck:
            return ()
        play = state.catalogue.play
        return tuple([play(card, (kind,)) for kind in state.catalogue.buildable])

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        return Sentence(SEARCH, (move.card, move.cost, move.args[0]))

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        return Sentence(PLAYED_FOR, (state.active, move.card, move.args[0]))

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        if move.args[0] not in state.catalogue.buildable:
            return Refusal(SHARED.no_target, (move.card,))
        return SHARED.deck_is_empty

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        wanted = move.args[0]
        state.throw_away(move.card)
        deck = list(state.deck)
        passed_over: list[Card] = []
        at = len(deck) - 1
        while at >= 0 and deck[at] != wanted:
            passed_over.append(deck[at])
            at -= 1
        if at >= 0:
            deck[at] = HIDDEN
        chance.shuffle(deck)  # with the gap: the number of draws must not reveal what was found
        state.deck = tuple([card for card in deck if card != HIDDEN])
        seen = tuple(passed_over)
        if at < 0:
            state.learn_absent(wanted, seen)
            log.tell(FOUND_NOTHING, (wanted, seen))
            return
        state.learn_turned_up(wanted, seen)
        if seen:
            log.tell(FOUND_AFTER, (wanted, seen))
        else:
            log.tell(FOUND_AT_ONCE, (wanted,))
        state.frames.append(Frame("placing", frame.seat, (state.catalogue.box.names[wanted],)))


class MischievousGenie(Action):
    """Answers and cancels another player's Action; then lies before its own player and costs a
    point each turn (SA-70). The Action that it answers is directly below it on the stack."""

    name = "mischievous-genie"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        return ()

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        return Sentence(ANSWER_WITH, (move.card,))

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        return Refusal(ONLY_ANSWERS, (move.card,))

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        genie = state.played(frame).card
        state.frames.pop()  # the frame that would have asked the remaining players
        cancelled = state.frames.pop()
        card = state.played(cancelled).card
        state.throw_away(card)
        state.cities[frame.seat] = state.cities[frame.seat].with_genie(genie)
        log.tell(CANCELLED, (cancelled.seat, card))
        log.tell(GENIE_STAYS, (frame.seat, genie))


class ImposingGenie(OnTheirs):
    """Before an opponent, whose guards then count 0 in the guard test and in duels (SA-63)."""

    name = "imposing-genie"

    def targets(self, city: "City", card: Card) -> list[Play]:
        return [] if city.imposed else [city.catalogue.play(card, (city.number,))]

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        return Refusal(HAS_ONE, (city.number, move.card))

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim = move.args[0]
        state.cities[victim] = state.cities[victim].with_genie(move.card)
        log.tell(IMPOSED, (victim,))


class KidnapperGenie(OnTheirs):
    """Moves an opponent's artisan to one's own District with room, or to the hand (SA-64)."""

    name = "kidnapper-genie"
    form = (ESTATE, PLACE, KIND, PLACE)

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        play = state.catalogue.play
        rooms = state.cities[state.active].with_room() or (NOWHERE,)
        found: list[Move] = []
        for number in state.rivals[state.active]:
            city = state.cities[number]
            if not city.protected and city.artisans():
                for at, artisan in city.all_artisans():
                    found += [play(card, (number, at, artisan, room)) for room in rooms]
        return tuple(found)

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        victim, _, artisan, room = move.args
        if room == NOWHERE:
            return Sentence(KIDNAP_TO_HAND, (move.card, move.cost, victim, artisan))
        district = state.cities[state.active].districts[room].card
        values = (move.card, move.cost, victim, artisan, district, room + 1)
        return Sentence(KIDNAP, values)

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        return card_told(state, move, move.args[2])

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        _, at, artisan, room = move.args
        if (at, artisan) in city.all_artisans():
            rooms = state.cities[state.active].with_room()
            if room == NOWHERE and rooms:
                return THERE_IS_ROOM
        return Refusal(SHARED.no_target, (move.card,))

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at, artisan, room = move.args
        state.throw_away(move.card)
        state.cities[victim] = state.cities[victim].without_artisan(at, artisan)
        if room == NOWHERE:
            state.hands.gain(frame.seat, artisan)
            log.tell(KIDNAPPED_TO_HAND, (frame.seat, victim, artisan))
        else:
            own = state.cities[frame.seat].with_artisan(room, artisan)
            state.cities[frame.seat] = own
            log.tell(KIDNAPPED, (frame.seat, victim, artisan, own.districts[room].card))


class ProtectorGenie(Action):
    """Laid before its own player, whom opponents' Actions no longer affect (SA-65)."""

    name = "protector-genie"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        return () if state.cities[state.active].protected else (state.catalogue.play(card),)

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        return Refusal(HAVE_ONE, (move.card,))

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        genie = state.played(frame).card
        state.cities[frame.seat] = state.cities[frame.seat].with_genie(genie)
        log.tell(PROTECTED, (frame.seat,))
