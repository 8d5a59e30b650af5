"""Pebbles, broken on purpose: each of these breaks one law, to show that the law notices."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from ludotheque.core import (
    CARD,
    EVERYTHING,
    HIDDEN,
    NO_SUCH_MOVE,
    NOBODY,
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
    Zone,
)
from pebbles import Pebbles, PebblesState
from pebbles.moves import Play
from pebbles.phrases import DREW, NOT_HELD, PLAY

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


class CountedState(PebblesState):
    """Knows how often it was copied, beside all that it dumps."""

    copied = 0

    def copy(self) -> "PebblesState":
        copy = super().copy()
        assert isinstance(copy, CountedState)
        copy.copied = self.copied + 1
        return copy


class TurningTableState(CountedState):
    """Each copy turns the list of places round."""

    def zones(self) -> tuple[Zone, ...]:
        return super().zones()[:: -1 if self.copied % 2 else 1]


class CopyTurnsTheTable(Pebbles):
    state_class = TurningTableState


class HopefulState(CountedState):
    """Each copy expects a point more for everybody."""

    def standing(self) -> tuple[int, ...]:
        return tuple(points + self.copied for points in super().standing())


class CopyStandsBetter(Pebbles):
    state_class = HopefulState


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


class PeepingState(PebblesState):
    """A view that remembers how many Coins are left in the deck, beside all that it dumps."""

    coins_in_deck = 0

    def view(self, seat: Seat) -> "PebblesState":
        view = super().view(seat)
        assert isinstance(view, PeepingState)
        view.coins_in_deck = self.deck.count(COIN)
        return view


class TellingZonesState(PeepingState):
    """Puts the table before the deck when there is a Coin in the deck."""

    def zones(self) -> tuple[Zone, ...]:
        deck, table, *others = super().zones()
        return (table, deck, *others) if self.coins_in_deck else (deck, table, *others)


class ZonesTellASecret(Pebbles):
    state_class = TellingZonesState


class TellingStandingState(PeepingState):
    """Counts on the Coins in the deck."""

    def standing(self) -> tuple[int, ...]:
        return tuple(points + self.coins_in_deck for points in super().standing())


class StandingTellsASecret(Pebbles):
    state_class = TellingStandingState


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


class BiasedState(PebblesState):
    """Always sees the first player one point ahead of the score."""

    def standing(self) -> tuple[int, ...]:
        first, *others = super().standing()
        return (first + 1, *others)


class StandingIsNotTheScore(Pebbles):
    state_class = BiasedState


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


class LacksTheTitleOfAPlace(Pebbles):
    def __init__(self, cards: str, texts: Mapping[str, str]) -> None:
        super().__init__(cards, _changed(texts, "fr", "zone-purse", "zone-pursue"))


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


# Law 12


class LosingSightState(PebblesState):
    """Shows only the topmost card of the table."""

    def zones(self) -> tuple[Zone, ...]:
        deck, table, *others = super().zones()
        return (deck, Zone(table.name, table.owner, table.cards[-1:]), *others)


class ZonesLackACard(Pebbles):
    state_class = LosingSightState


class PennilessState(PebblesState):
    """Does not show what is in the bank."""

    def zones(self) -> tuple[Zone, ...]:
        deck, table, bank, *others = super().zones()
        return (deck, table, Zone(bank.name, bank.owner, bank.cards), *others)


class ZonesLackGold(Pebbles):
    state_class = PennilessState


class SwappingState(PebblesState):
    """Shows each hand as that of the next player."""

    def zones(self) -> tuple[Zone, ...]:
        zones = []
        for zone in super().zones():
            owner = (zone.owner + 1) % self.seats if zone.name == "hand" else zone.owner
            zones.append(Zone(zone.name, owner, zone.cards, zone.gold))
        return tuple(zones)


class ZonesSwapTheHands(Pebbles):
    state_class = SwappingState


class TwinZonesState(PebblesState):
    """Has two banks that nothing tells apart."""

    def zones(self) -> tuple[Zone, ...]:
        return (*super().zones(), Zone("bank", NOBODY, ()))


class ZonesAreTheSamePlace(Pebbles):
    state_class = TwinZonesState


class NosyState(PebblesState):
    """Shuffles the table by looking at it."""

    def zones(self) -> tuple[Zone, ...]:
        self.table.reverse()
        return super().zones()


class LookingChangesSomething(Pebbles):
    state_class = NosyState


class ModestState(PebblesState):
    """Gives a place with nothing but hidden cards another name."""

    def zones(self) -> tuple[Zone, ...]:
        deck, *others = super().zones()
        name = "unseen" if HIDDEN in deck.cards else deck.name
        return (Zone(name, deck.owner, deck.cards), *others)


class ViewNamesPlacesDifferently(Pebbles):
    state_class = ModestState


class JealousState(PebblesState):
    """Players do not see what lies on the table; a watcher does."""

    def zones(self) -> tuple[Zone, ...]:
        deck, table, *others = super().zones()
        cards = (HIDDEN,) * len(table.cards) if self.eyes >= 0 else table.cards
        return (deck, Zone(table.name, table.owner, cards), *others)

    def cards(self) -> list[Card]:
        return [card for zone in self.zones() for card in zone.cards]


class WatcherSeesMore(Pebbles):
    state_class = JealousState


class ShiftingState(PebblesState):
    """In a view, a card of the table lies in the deck, and one of the deck on the table."""

    def zones(self) -> tuple[Zone, ...]:
        deck, table, *others = super().zones()
        if self.eyes != EVERYTHING and deck.cards and table.cards:
            first = table.cards[:1]
            table = Zone(table.name, table.owner, deck.cards[:1] + table.cards[1:])
            deck = Zone(deck.name, deck.owner, first + deck.cards[1:])
        return (deck, table, *others)


class ViewShowsACardElsewhere(Pebbles):
    state_class = ShiftingState


class ScatteredState(PebblesState):
    """In a view, one card of the deck lies on the table."""

    def zones(self) -> tuple[Zone, ...]:
        deck, table, *others = super().zones()
        if self.eyes != EVERYTHING:
            table = Zone(table.name, table.owner, deck.cards[:1] + table.cards)
            deck = Zone(deck.name, deck.owner, deck.cards[1:])
        return (deck, table, *others)


class ViewHasOtherSizes(Pebbles):
    state_class = ScatteredState


class PocketingState(PebblesState):
    """In a view, the bank's gold is in the first purse."""

    def zones(self) -> tuple[Zone, ...]:
        deck, table, bank, purse, *others = super().zones()
        if self.eyes != EVERYTHING:
            purse = Zone(purse.name, purse.owner, (), purse.gold + bank.gold)
            bank = Zone(bank.name, bank.owner, ())
        return (deck, table, bank, purse, *others)


class ViewHasItsGoldElsewhere(Pebbles):
    state_class = PocketingState


class AbsentState(PebblesState):
    """Has a standing for the players with gold only."""

    def standing(self) -> tuple[int, ...]:
        return tuple(gold for gold in self.purses if gold)


class StandingLacksASeat(Pebbles):
    state_class = AbsentState


# Law 13


class NamesNoVictim(Pebbles):
    """Whoever is robbed, the options read the same."""

    def __init__(self, cards: str, texts: Mapping[str, str]) -> None:
        super().__init__(cards, _changed(texts, "en", "Rob { $victim }", "Rob somebody"))


class CountsInOneLanguageOnly(Pebbles):
    """Says how much is taken, but not in French."""

    def __init__(self, cards: str, texts: Mapping[str, str]) -> None:
        super().__init__(
            cards, _changed(texts, "fr", "Prendre { counted-gold }", "Prendre de l’or")
        )


# Law 14


class TellsNoAmount(Pebbles):
    """However much is taken, the log says the same."""

    def __init__(self, cards: str, texts: Mapping[str, str]) -> None:
        super().__init__(
            cards, _changed(texts, "en", "robs { $victim } of { counted-gold }", "robs { $victim }")
        )


# Law 15


class ReshuffleKeepsTheDeck(Pebbles):
    """The next card is the one that will come."""

    def reshuffle(self, state: PebblesState, chance: Chance) -> PebblesState:
        return state.copy()


class ReshuffleDealsAnew(Pebbles):
    """Shuffles the hands of others too, as `fill` does."""

    def reshuffle(self, state: PebblesState, chance: Chance) -> PebblesState:
        return self.fill(state.view(0), 0, chance)


class ReshuffleShufflesTheTable(Pebbles):
    """Moves what everybody has seen."""

    def reshuffle(self, state: PebblesState, chance: Chance) -> PebblesState:
        shuffled = super().reshuffle(state, chance)
        chance.shuffle(shuffled.table)
        return shuffled


class ReshuffleShufflesTheGame(Pebbles):
    """Shuffles the deck of the game itself."""

    def reshuffle(self, state: PebblesState, chance: Chance) -> PebblesState:
        chance.shuffle(state.deck)
        return state.copy()


class ReshuffleStartsFromTheDeck(Pebbles):
    """Shuffles uniformly, but what comes of it depends on how the deck lay."""

    def reshuffle(self, state: PebblesState, chance: Chance) -> PebblesState:
        shuffled = state.copy()
        chance.shuffle(shuffled.deck)
        return shuffled


class ReshuffleIsNotUniform(Pebbles):
    """Turns the deck by one card, each time."""

    def reshuffle(self, state: PebblesState, chance: Chance) -> PebblesState:
        shuffled = state.copy()
        shuffled.deck = [*state.deck[1:], *state.deck[:1]]
        return shuffled
