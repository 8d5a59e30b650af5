"""What players are asked besides actions and answers to them: the setup, the guard test, taxes,
where to put an artisan that was found, a duel's second roll."""

from typing import TYPE_CHECKING

from ludotheque.core import Chance, Decision, Effect, Frame, Log, Move, Seat, Sentence, Window

from .moves import REDEAL, REROLL, STAND, STAY, Keep, Put, Vanish
from .phrases import (
    CHOOSE,
    CHOSE,
    KEPT_HAND,
    REDEAL_HAND,
    REDEALT,
    REROLL_DUEL,
    REROLL_TEST,
    ROLL_AGAIN,
    SHARED,
    TAXES,
    TO_HAND,
    WELL_GUARDED,
    WHERE,
    WHO_VANISHES,
)
from .window_questions import Everybody
from .wonders import ASSASSIN, GUILD

if TYPE_CHECKING:
    from .state import SamarandeState

_REROLL_OR_STAND = (REROLL, STAND)


class Redealing(Everybody):
    """In turn order, each player without a District may take another hand (SA-10, SA-11)."""

    name = "redealing"

    def ask_for(
        self, state: "SamarandeState", frame: Frame, seat: Seat, window: Window
    ) -> Decision:
        options = (STAY, REDEAL) if state.may_redeal(seat) else (STAY,)
        return Decision(seat, Sentence(REDEAL_HAND, (state.catalogue.hand,)), options, window)

    def answer(
        self, state: "SamarandeState", frame: Frame, move: Move, chance: Chance, log: Log
    ) -> Frame:
        seat = self.answering(state, frame)
        if move == STAY:
            log.tell(KEPT_HAND, (seat,))
        else:
            state.redeal(seat)
            log.tell(REDEALT, (seat, state.hands.held[seat]), (seat,))
        return frame.knowing(move.text)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        """Nothing yet: nothing is drawn before the cards not kept are put back, so the hands handed
        back wait for them."""


class Choosing(Everybody[Keep]):
    """In turn order, each player keeps four cards; the rest is shuffled in, and the line is laid
    out (SA-12)."""

    name = "choosing"

    def ask_for(
        self, state: "SamarandeState", frame: Frame, seat: Seat, window: Window
    ) -> Decision:
        visible = state.can_see(seat)
        options = state.catalogue.ways_to_keep(state.hands.held[seat]) if visible else ()
        return Decision(seat, Sentence(CHOOSE, (state.catalogue.kept,)), options, window)

    def answer(
        self, state: "SamarandeState", frame: Frame, move: Keep, chance: Chance, log: Log
    ) -> Frame:
        seat = self.answering(state, frame)
        state.keep(seat, move.kept)
        log.tell(CHOSE, (seat, move.kept), (seat,))
        return frame.knowing("")  # which cards were kept stays secret

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        state.finish_setup(chance, log)


class Guarding(Effect["SamarandeState"]):
    """The left neighbour's die and the artisans against one's own die, guards and Fortified
    quarters (SA-20)."""

    name = "guarding"

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        return None

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        city = state.cities[frame.seat]
        difficulty = roll_difficulty(state, frame, chance, log)
        if city.may_reroll():
            state.frames.append(Frame("rerolling", frame.seat, (str(difficulty),)))
        else:
            settle_test(state, frame, difficulty, chance, log)


class Rerolling(Effect["SamarandeState"]):
    """Men of the desert and Desert riders may make the neighbour roll again, once (SA-21)."""

    name = "rerolling"

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        if len(frame.answers) > 1:
            return None
        values = (state.neighbour(frame.seat), int(frame.answers[0]))
        return Decision(frame.seat, Sentence(REROLL_TEST, values), _REROLL_OR_STAND)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        difficulty = int(frame.answers[0])
        if frame.answers[1] == REROLL.text:
            log.tell(ROLL_AGAIN, (frame.seat, state.neighbour(frame.seat)))
            difficulty = roll_difficulty(state, frame, chance, log)
        settle_test(state, frame, difficulty, chance, log)


def roll_difficulty(state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> int:
    artisans = state.cities[frame.seat].artisans()
    neighbour = state.neighbour(frame.seat)
    return state.roll(SHARED.rolled_difficulty, neighbour, artisans, chance, log)


def settle_test(
    state: "SamarandeState", frame: Frame, difficulty: int, chance: Chance, log: Log
) -> None:
    """One's own roll must be strictly higher, or an artisan vanishes."""
    bonus = state.cities[frame.seat].bonus()
    guard = state.roll(SHARED.rolled_watch, frame.seat, bonus, chance, log)
    if guard > difficulty:
        log.tell(WELL_GUARDED, (frame.seat,))
    else:
        state.frames.append(Frame("vanishing", frame.seat))


class Vanishing(Effect["SamarandeState", Vanish]):
    """One artisan is discarded, chosen by the left neighbour (SA-20)."""

    name = "vanishing"

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        artisans = state.cities[frame.seat].all_artisans()
        if frame.answers or len(artisans) < 2:
            return None
        options = tuple([state.catalogue.vanish(at, card) for at, card in artisans])
        question = Sentence(WHO_VANISHES, (frame.seat,))
        return Decision(state.neighbour(frame.seat), question, options)

    def answer(
        self, state: "SamarandeState", frame: Frame, move: Vanish, chance: Chance, log: Log
    ) -> Frame:
        state.lose_artisan(frame.seat, move.place, move.card, log)
        return frame.knowing(move.text)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        if not frame.answers:  # there was no choice
            for at, card in state.cities[frame.seat].all_artisans():
                state.lose_artisan(frame.seat, at, card, log)


class Taxing(Effect["SamarandeState"]):
    """The bank pays the taxes of all artisans in the city (SA-30)."""

    name = "taxing"

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        return None

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        taxes = state.cities[frame.seat].taxes()
        if taxes:
            log.tell(TAXES, (frame.seat,))
            state.pay(frame.seat, taxes, log)


class Placing(Effect["SamarandeState", Put]):
    """The card that an Explorer genie found is laid, if possible, or goes to the hand (SA-62)."""

    name = "placing"

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        if len(frame.answers) > 1:
            return None
        cards, card = state.catalogue, state.catalogue.box.find(frame.answers[0])
        rooms = state.cities[frame.seat].with_room() if cards.is_artisan[card] else ()
        if len(rooms) < 2:
            return None
        options = tuple([Put(at) for at in rooms])
        return Decision(frame.seat, Sentence(WHERE, (card,)), options)

    def answer(
        self, state: "SamarandeState", frame: Frame, move: Put, chance: Chance, log: Log
    ) -> Frame:
        state.lay_artisan(frame.seat, move.place, state.catalogue.box.find(frame.answers[0]), log)
        return frame.knowing(move.text)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        if len(frame.answers) > 1:
            return
        cards, seat = state.catalogue, frame.seat
        card = cards.box.find(frame.answers[0])
        if not cards.is_artisan[card]:
            state.lay_alone(seat, card, log)
            return
        rooms = state.cities[seat].with_room()
        if rooms:
            state.lay_artisan(seat, rooms[0], card, log)
        else:
            state.hands.gain(seat, card)
            log.tell(TO_HAND, (seat, card))


class Duelling(Effect["SamarandeState"]):
    """A guard of the desert may make the assassin roll again, once (SA-66)."""

    name = "duelling"

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        if len(frame.answers) > 2:
            return None
        victim, guard = state.played(frame).args
        question = Sentence(REROLL_DUEL, (frame.seat, int(frame.answers[1]), guard))
        return Decision(victim, question, _REROLL_OR_STAND)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        attack = int(frame.answers[1])
        if frame.answers[2] == REROLL.text:
            log.tell(ROLL_AGAIN, (state.played(frame).args[0], frame.seat))
            attack = state.roll(SHARED.rolled_attack, frame.seat, ASSASSIN, chance, log)
        GUILD.settle(state, frame, attack, chance, log)
