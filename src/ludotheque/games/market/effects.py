"""What both games ask besides the actions: discarding cards, stealing one."""

from ludotheque.core import HIDDEN, Chance, Decision, Effect, Frame, Log, Sentence

from .moves import Discard, Steal
from .state import MarketState, MarketStateT


class Discarding(Effect[MarketStateT, Discard]):
    """A player over the hand limit chooses cards to discard; then the turn is over."""

    name = "discarding"

    def ask(self, state: MarketStateT, frame: Frame) -> Decision | None:
        hand, limit = state.hands.held[frame.seat], state.hand_limit(frame.seat)
        over = len(hand) - limit
        if over <= 0:
            return None
        question = Sentence(state.catalogue.phrases.ask_discard, (limit, over))
        discards = state.catalogue.discards
        options = tuple([discards[card] for card in sorted(set(hand)) if card != HIDDEN])
        return Decision(frame.seat, question, options)

    def answer(
        self, state: MarketStateT, frame: Frame, move: Discard, chance: Chance, log: Log
    ) -> Frame:
        state.lose_card(frame.seat, move.card)
        log.tell(state.catalogue.phrases.discarded, (frame.seat, move.card))
        state.throw_away(move.card)
        return frame

    def do(self, state: MarketStateT, frame: Frame, chance: Chance, log: Log) -> None:
        state.close_turn(log)


class Stealing(Effect[MarketStateT, Steal]):
    """A player who has seen a hand takes one card out of it. The frame holds the victim's seat."""

    name = "stealing"

    def ask(self, state: MarketStateT, frame: Frame) -> Decision | None:
        if len(frame.answers) == 2:
            return None
        victim = int(frame.answers[0])
        question = Sentence(state.catalogue.phrases.ask_steal, (victim,))
        hand, steals = state.hands.held[victim], state.catalogue.steals
        options = tuple([steals[card] for card in sorted(set(hand)) if card != HIDDEN])
        return Decision(frame.seat, question, options)

    def answer(
        self, state: MarketStateT, frame: Frame, move: Steal, chance: Chance, log: Log
    ) -> Frame:
        return frame.knowing(state.catalogue.box.name(move.card))

    def do(self, state: MarketStateT, frame: Frame, chance: Chance, log: Log) -> None:
        victim, card = int(frame.answers[0]), state.catalogue.box.find(frame.answers[1])
        state.steal_card(frame.seat, victim, card)
        log.tell(
            state.catalogue.phrases.stole_card, (frame.seat, victim, card), (frame.seat, victim)
        )


def see_hand(state: MarketState, seat: int, victim: int, log: Log) -> None:
    """Show a hand to one player, who will steal a card from it."""
    state.hands.show(victim, seat)
    hand = state.hands.held[victim]
    log.tell(state.catalogue.phrases.saw_hand, (seat, victim, hand), (seat, victim))
    state.frames.append(Frame("stealing", seat, (str(victim),)))
