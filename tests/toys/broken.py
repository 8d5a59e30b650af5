"""Pebbles, broken on purpose: each of these breaks one law, to show that the law notices."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from ludotheque.core import (
    CARD,
    EVERYTHING,
    NO_SUCH_MOVE,
    SEAT,
    Card,
    Chance,
    Decision,
    Fields,
    Log,
    Move,
    Outcome,
    Refusal,
    Seat,
    Sentence,
    Vocabulary,
    Window,
)
from tests.toys.pebbles import Pebbles, PebblesState
from tests.toys.pebbles.moves import Play
from tests.toys.pebbles.phrases import DREW, NOT_HELD, PLAY

COIN = 0
ODD = Vocabulary()
DREW_OPENLY = ODD.told("drew-openly", reveals=True, seat=SEAT, card=CARD)
DREW_UNMARKED = ODD.told("drew-unmarked", seat=SEAT)
HAS_A_COIN = Sentence(ODD.asked("has-a-coin"))


# Law 1


class FillForgetsACard(Pebbles):
    """Fills the deck with what it saw in a hand: a card is there twice."""

    def fill(self, view: PebblesState, seat: Seat, chance: Chance) -> PebblesState:
        filled = super().fill(view, seat, chance)
        if filled.deck and filled.table:
            filled.deck[0] = filled.table[0]
        return filled


class FillChangesWhatIsSeen(Pebbles):
    """Deals the looking seat's own hand anew."""

    def fill(self, view: PebblesState, seat: Seat, chance: Chance) -> PebblesState:
        filled = super().fill(view, seat, chance)
        if seat >= 0 and filled.deck and filled.hands[seat]:
            hand = filled.hands[seat]
            hand[0], filled.deck[0] = filled.deck[0], hand[0]
            hand.sort()
        return filled


class FillIsNotUniform(Pebbles):
    """Never shuffles: always the same completion."""

    def fill(self, view: PebblesState, seat: Seat, chance: Chance) -> PebblesState:
        return super().fill(view, seat, _Never())


class _Never(Chance):
    def below(self, n: int) -> int:
        return n - 1


# Law 2


class SharingState(PebblesState):
    def copy(self) -> "PebblesState":
        copy = super().copy()
        copy.table = self.table
        return copy


class CopySharesAList(Pebbles):
    state_class = SharingState


# Law 3


class MoveReadsWrongly(Pebbles):
    def move(self, text: str) -> Move:
        return super().move("play rock" if text == "play coin" else text)


class LoadForgets(Pebbles):
    def restore(self, content: Fields) -> PebblesState:
        state = super().restore(content)
        state.bank = 0
        return state


# Law 4


class UnrecordedState(PebblesState):
    """Draws from a counter of its own instead of the chance it is given."""

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        super().apply(move, _Counter(), log)


_TICKS = count()


class _Counter(Chance):
    def below(self, n: int) -> int:
        return next(_TICKS) % n


class ChanceOfItsOwn(Pebbles):
    state_class = UnrecordedState


# Law 5


class TellingQuestionState(PebblesState):
    def ask_for_a_card(self) -> Decision:
        decision = super().ask_for_a_card()
        question = HAS_A_COIN if COIN in self.hands[self.active] else PLAY
        return Decision(decision.seat, question, decision.options)


class QuestionTellsASecret(Pebbles):
    state_class = TellingQuestionState


class HastyState(PebblesState):
    """Asks all who have cards to play one at once, though each may only do so on their turn."""

    def ask_for_a_card(self) -> Decision:
        decision = super().ask_for_a_card()
        seats = [(self.active + step) % self.seats for step in range(self.seats)]
        window = Window(tuple(seat for seat in seats if self.hands[seat]))
        return Decision(decision.seat, decision.question, decision.options, window)

    def asked(self, seat: Seat) -> Decision | None:
        decision = super().decision()
        if decision is None or not self.hands[seat]:
            return None
        return Decision(seat, decision.question, decision.options, decision.window)


class AsksAheadWrongly(Pebbles):
    state_class = HastyState


# Law 6


class StrictState(PebblesState):
    def refusal(self, move: Move) -> Refusal | None:
        if isinstance(move, Play) and move.card == COIN:
            return Refusal(NOT_HELD, (COIN,))
        return super().refusal(move)


class OptionIsRefused(Pebbles):
    state_class = StrictState


class LaxState(PebblesState):
    def refusal(self, move: Move) -> Refusal | None:
        return None if isinstance(move, Play) and not self.frames else super().refusal(move)


class AcceptsWhatIsNoOption(Pebbles):
    state_class = LaxState


# Law 7


class TellingOrderState(PebblesState):
    """The options come in another order when the next player holds a Coin."""

    def ask_for_a_card(self) -> Decision:
        decision = super().ask_for_a_card()
        rival = self.hands[(self.active + 1) % len(self.hands)]
        options = decision.options[::-1] if COIN in rival else decision.options
        return Decision(decision.seat, decision.question, options)


class OptionsTellASecret(Pebbles):
    state_class = TellingOrderState


class TellingRefusalState(PebblesState):
    """Gives another reason when a rival holds the card."""

    def refusal(self, move: Move) -> Refusal | None:
        why = super().refusal(move)
        if why is not None and why.phrase is NOT_HELD and self.eyes == EVERYTHING:
            rivals = self.hands[: self.active] + self.hands[self.active + 1 :]
            if any(why.values[0] in hand for hand in rivals):
                return Refusal(NO_SUCH_MOVE, (move.text,))
        return why


class RefusalTellsASecret(Pebbles):
    state_class = TellingRefusalState


class BlabbingState(PebblesState):
    """Tells everybody what was drawn, though no view shows it."""

    def end_turn(self, log: Log) -> None:
        if self.deck:
            log.tell(DREW_OPENLY, (self.active, self.deck[0]))
        super().end_turn(log)


class LogTellsASecret(Pebbles):
    state_class = BlabbingState


class FidgetyState(PebblesState):
    """Rolls once more when a Coin is drawn: the dice tell what nobody saw."""

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        if self.deck and self.deck[0] == COIN:
            chance.die()
        super().apply(move, chance, log)


class DiceTellASecret(Pebbles):
    state_class = FidgetyState


# Law 8


class LosingState(PebblesState):
    def end_turn(self, log: Log) -> None:
        super().end_turn(log)
        if len(self.table) > 3:
            self.table.pop()


class LosesACard(Pebbles):
    state_class = LosingState


class CoiningState(PebblesState):
    def end_turn(self, log: Log) -> None:
        super().end_turn(log)
        self.purses[0] += 1


class MakesGold(Pebbles):
    state_class = CoiningState


class EndlessState(PebblesState):
    def end_turn(self, log: Log) -> None:
        self.deck.append(self.table.pop())
        super().end_turn(log)


class NeverEnds(Pebbles):
    state_class = EndlessState


class MiscountingState(PebblesState):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        if outcome is None:
            return None
        points = tuple(points + 1 for points in outcome.points)
        return Outcome(outcome.places, points, outcome.how, outcome.lines)


class PointsDoNotAddUp(Pebbles):
    state_class = MiscountingState


# Law 9


class LacksASentence(Pebbles):
    """Has no French for one of its phrases."""

    def __init__(self, cards: str, texts: Mapping[str, str]) -> None:
        super().__init__(cards, _changed(texts, "fr", "told-robbed", "told-robed"))


class LacksTheHiddenWording(Pebbles):
    def __init__(self, cards: str, texts: Mapping[str, str]) -> None:
        super().__init__(cards, _changed(texts, "en", "told-drew-hidden", "told-drew-hiden"))


class MisnamesAValue(Pebbles):
    def __init__(self, cards: str, texts: Mapping[str, str]) -> None:
        super().__init__(cards, _changed(texts, "en", "robs { $victim }", "robs { $victin }"))


def _changed(texts: Mapping[str, str], lang: str, old: str, new: str) -> dict[str, str]:
    assert old in texts[lang]
    return {**texts, lang: texts[lang].replace(old, new)}


# Law 10


class UnmarkedState(PebblesState):
    """Draws a card without marking that this reveals it."""

    def end_turn(self, log: Log) -> None:
        super().end_turn(_Unmarking(log))


class _Unmarking(Log):
    def __init__(self, log: Log) -> None:
        self._log = log

    def tell(self, phrase: Any, values: Any = (), witnesses: Any = ()) -> None:
        if phrase.reveals:
            self._log.tell(DREW_UNMARKED, (values[0],))
        else:
            self._log.tell(phrase, values, witnesses)


class RevealsUnmarked(Pebbles):
    state_class = UnmarkedState


# Law 11


class OpenDeckState(PebblesState):
    """Counts the deck's next card among the cards in hand."""

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return (*super().hand(seat), *self.deck[:1])


class HandHoldsTheDeck(Pebbles):
    state_class = OpenDeckState


class WhisperingState(PebblesState):
    """Tells what is left in the deck, a secret that nobody saw."""

    def end_turn(self, log: Log) -> None:
        super().end_turn(log)
        if self.deck:
            log.tell(DREW, (self.active, self.deck[0]))


class TellsWhatNobodySaw(Pebbles):
    state_class = WhisperingState
