"""A game of action points at one moment, whatever is built with them.

A player runs one estate, or two where the rules say so: turns, gold and what is built belong to the
estate, the hand to the player. What is asked besides the actions of a turn lies on the stack of
frames; with nothing on it, the estate whose turn it is acts.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    IS_OVER,
    NOT_YOUR_TURN,
    WATCHER,
    Card,
    Chance,
    Decision,
    Frame,
    Log,
    Move,
    Phrase,
    Refusal,
    Seat,
    State,
)

from .hands import Hands
from .line import GAP, closed_up
from .market import A_POINT, HIDDEN_CARD, Market
from .moves import BUY, DRAW, END, Buy, Draw, End, Take

GOES_ON: Final = ""
DECK_OUT: Final = "deck"
BANK_OUT: Final = "bank"
ALL_IDLE: Final = "idle"
ENDS: Final = (GOES_ON, DECK_OUT, BANK_OUT, ALL_IDLE)


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketState(State):
    """The line, the deck, the bank, hands, purses, points. A game adds what is built."""

    __slots__ = (
        "absent",
        "acted",
        "active",
        "bank",
        "deck",
        "discard",
        "frames",
        "hands",
        "idle",
        "line",
        "market",
        "over",
        "owners",
        "points",
        "purses",
    )

    def __init__(
        self,
        market: Market,
        eyes: Seat,
        owners: tuple[Seat, ...],
        active: int,
        points: int,
        acted: bool,
        idle: int,
        bank: int,
        purses: list[int],
        hands: Hands,
        line: tuple[Card, ...],
        deck: tuple[Card, ...],
        absent: tuple[Card, ...],
        discard: tuple[Card, ...],
        frames: list[Frame],
        over: str,
    ) -> None:
        self.market: Final = market
        self.eyes = eyes
        self.owners: Final = owners
        """Whose each estate is, in turn order."""
        self.active = active
        """The estate whose turn it is."""
        self.points = points
        self.acted = acted
        """Whether a card was drawn, laid or played this turn."""
        self.idle = idle
        """How many turns in a row have ended without that."""
        self.bank = bank
        self.purses: Final = purses
        self.hands: Final = hands
        self.line = line
        self.deck = deck
        """The top card comes last."""
        self.absent = absent
        """Kinds that are known not to be in the deck any more."""
        self.discard = discard
        self.frames: Final = frames
        self.over = over

    # What a game adds

    @abstractmethod
    def plays(self, hand: tuple[Card, ...]) -> list[Move]:
        """What the active player can lay or play from this hand now."""

    @abstractmethod
    def play(self, move: Move, chance: Chance, log: Log) -> None:
        """Lay or play a card."""

    @abstractmethod
    def why_not_play(self, move: Move) -> Refusal | None:
        """Why this is no card to be laid or played now; None if it is no such move at all."""

    @abstractmethod
    def ask(self) -> Decision:
        """What the topmost frame asks."""

    @abstractmethod
    def answer(self, move: Move, chance: Chance, log: Log) -> None:
        """Answer the topmost frame, and go on as far as nothing more is asked."""

    @abstractmethod
    def resolve(self, chance: Chance, log: Log) -> None:
        """Go on as far as nothing more is asked."""

    @abstractmethod
    def why_not_answer(self, move: Move) -> Refusal:
        """Why this does not answer what is asked."""

    @abstractmethod
    def begin_turn(self, log: Log) -> None:
        """Put what comes before the actions of the active estate on the stack."""

    @abstractmethod
    def hand_limit(self, seat: Seat) -> int:
        """How many cards may be kept at the end of a turn."""

    def lose_card(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand, in view of all."""
        self.hands.lose(seat, card)

    def steal_card(self, thief: Seat, victim: Seat, card: Card) -> None:
        """A card changes hands, and only these two see which."""
        self.hands.steal(thief, victim, card)

    def turn_up(self, count: int) -> tuple[Card, ...]:
        """So many cards come off the deck, in view of all."""
        turned_up = self.deck[: -count - 1 : -1]
        self.deck = self.deck[:-count]
        return turned_up

    def discard_from_hand(self, card: Card) -> None:
        """A card that was given up is laid on the discard pile."""
        self.discard = (*self.discard, card)

    # Playing

    def decision(self) -> Decision | None:
        if self.over:
            return None
        if self.frames:
            return self.shown(self.ask())
        seat = self.owners[self.active]
        question = self.market.what_to_do(self.points)
        if self.eyes == EVERYTHING or self.eyes == seat:
            return Decision(seat, question, self._actions(self.hands.held[seat]))
        return Decision(seat, question, ())

    def shown(self, asked: Decision) -> Decision:
        """A question as these eyes see it: the options are for who is asked."""
        if self.eyes == EVERYTHING or self.eyes == asked.seat:
            return asked
        return Decision(asked.seat, asked.question, (), asked.window)

    def _actions(self, hand: tuple[Card, ...]) -> tuple[Move, ...]:
        points, market, line = self.points, self.market, self.line
        last = _BUY_OR_END if self.may_buy() else _AND_END
        if not points and market.cheapest:
            return last
        options = self.plays(hand)
        if GAP in line or len(line) < market.line:
            for move in market.takes[: min(points, len(line))]:
                if line[move.at] != GAP:
                    options.append(move)
        else:
            options += market.affordable_takes[min(points, market.line)]
        if points >= HIDDEN_CARD and self.deck:
            options.append(DRAW)
        options += last
        return tuple(options)

    def may_buy(self) -> bool:
        """Whether one more point can be had; a game with a limit to them says so here."""
        return self.purses[self.active] >= A_POINT

    def why_not_buy(self) -> Refusal:
        """Why no more points can be had."""
        return Refusal(self.market.words.too_poor, (A_POINT, self.purses[self.active]))

    def refusal(self, move: Move) -> Refusal | None:
        decision = self.decision()
        if decision is None:
            return IS_OVER
        if self.eyes != EVERYTHING and self.eyes != decision.seat:
            return Refusal(NOT_YOUR_TURN, (decision.seat,))
        if move in decision.options:
            return None
        return self.why_not_answer(move) if self.frames else self._why_not_act(move)

    def _why_not_act(self, move: Move) -> Refusal:
        words, points = self.market.words, self.points
        if isinstance(move, Take):
            if move.at >= len(self.line) or self.line[move.at] == GAP:
                return Refusal(words.nothing_there, (move.price,))
            return Refusal(words.too_dear, (move.price, points))
        if isinstance(move, Draw):
            if not self.deck:
                return words.deck_is_empty
            return Refusal(words.too_dear, (HIDDEN_CARD, points))
        if isinstance(move, Buy):
            return self.why_not_buy()
        why = self.why_not_play(move)
        return why if why is not None else words.nothing_is_asked

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        if self.frames:
            self.answer(move, chance, log)
        elif isinstance(move, Take):
            self._take(move, log)
        elif isinstance(move, Draw):
            self._draw(log)
        elif isinstance(move, Buy):
            self.buy(log)
        elif isinstance(move, End):
            self._end_turn(chance, log)
        else:
            self.play(move, chance, log)

    def _take(self, move: Take, log: Log) -> None:
        at, seat = move.at, self.owners[self.active]
        card = self.line[at]
        self.line = (*self.line[:at], GAP, *self.line[at + 1 :])
        self.points -= move.price
        self.acted = True
        self.hands.gain(seat, card)
        log.tell(self.market.words.took, (seat, card, move.price))

    def _draw(self, log: Log) -> None:
        seat = self.owners[self.active]
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.points -= HIDDEN_CARD
        self.acted = True
        self.hands.draw(seat, card)
        log.tell(self.market.words.drew, (seat, card), (seat,))

    def buy(self, log: Log) -> None:
        self.purses[self.active] -= A_POINT
        self.bank += A_POINT
        self.points += 1
        log.tell(self.market.words.bought, (*self.named(self.active), A_POINT))

    def spend_card(self, card: Card, cost: int) -> None:
        """A card leaves the active player's hand for its cost in points."""
        self.points -= cost
        self.acted = True
        self.lose_card(self.owners[self.active], card)

    # Gold

    def pay(self, estate: int, due: int, log: Log) -> int:
        """The bank pays what it has; what is missing is lost."""
        gold = min(due, self.bank)
        self.bank -= gold
        self.purses[estate] += gold
        if gold < due:
            log.tell(self.market.words.paid_short, (*self.named(estate), gold, due))
        else:
            log.tell(self.market.words.paid, (*self.named(estate), gold))
        return gold

    def roll(self, phrase: Phrase, seat: Seat, added: int, chance: Chance, log: Log) -> int:
        """A seat rolls the die, in view of all, and adds something."""
        die = chance.die()
        log.tell(phrase, (seat, die, added, die + added))
        return die + added

    # The end of a turn

    def _end_turn(self, chance: Chance, log: Log) -> None:
        seat = self.owners[self.active]
        if len(self.hands.held[seat]) > self.hand_limit(seat):
            self.frames.append(Frame("discarding", seat))
        else:
            self.close_turn(log)
            if self.frames:
                self.resolve(chance, log)

    def close_turn(self, log: Log) -> None:
        """Close up and fill the line, see whether the game is over, and give the turn on."""
        market = self.market
        missing = market.line - len(self.line) + self.line.count(GAP)
        if missing and self.deck:
            turned_up = self.turn_up(missing)
            self.line = closed_up(self.line) + turned_up
            log.tell(market.words.turned_up, (turned_up,))
        elif missing:
            self.line = closed_up(self.line)
        self.idle = 0 if self.acted else self.idle + 1
        if not self.deck:
            self.over = DECK_OUT
            log.tell(market.words.deck_is_out)
        elif not self.bank:
            self.over = BANK_OUT
            log.tell(market.words.bank_is_out)
        elif self.idle >= len(self.owners):
            self.over = ALL_IDLE
            log.tell(market.words.all_idle)
        else:
            self.active = (self.active + 1) % len(self.owners)
            self.points = market.points
            self.acted = False
            log.tell(market.words.turn, self.named(self.active))
            self.begin_turn(log)

    # Who is who

    def home(self, estate: int) -> int:
        """Which of its player's two estates this is, 1 or 2; 0 where everybody has one."""
        seats = len(self.hands.held)
        return 0 if len(self.owners) == seats else estate // seats + 1

    def named(self, estate: int) -> tuple[int, int]:
        """An estate as sentences speak of it: whose, and which."""
        return self.owners[estate], self.home(estate)

    def neighbour(self, estate: int) -> Seat:
        """Who sits to the left: whose turn comes next."""
        return self.owners[(estate + 1) % len(self.owners)]

    @property
    def seats(self) -> int:
        return len(self.hands.held)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands.held[seat]

    def gold(self) -> int:
        return self.bank + sum(self.purses)

    # Looking

    def hide(self, seat: Seat) -> None:
        """Make this copy what the seat, or WATCHER, knows; its hands are given already."""
        self.eyes = seat
        self.deck = (HIDDEN,) * len(self.deck)

    def check_sight(self, seat: Seat) -> None:
        """A view can be looked at with its own eyes, or as everybody does."""
        if seat not in (self.eyes, WATCHER) and self.eyes != EVERYTHING:
            raise ValueError(f"these eyes ({self.eyes}) cannot see what seat {seat} sees")

    def market_cards(self) -> list[Card]:
        """Every card that lies in no estate."""
        cards = [*self.deck, *self.discard]
        cards += [card for card in self.line if card != GAP]
        for hand in self.hands.held:
            cards += hand
        return cards

    def market_content(self) -> dict[str, object]:
        """What both games have in their content, gaps of the line as nothing."""
        name = self.market.box.name
        hands = self.hands
        return {
            "eyes": self.eyes,
            "owners": list(self.owners),
            "active": self.active,
            "points": self.points,
            "acted": self.acted,
            "idle": self.idle,
            "bank": self.bank,
            "gold": self.purses[:],
            "hands": [[name(card) for card in hand] for hand in hands.held],
            "known": [[name(card) for card in hand] for hand in hands.known],
            "private": [
                {
                    "seat": key // self.seats,
                    "of": key % self.seats,
                    "cards": [name(card) for card in hands.private[key]],
                }
                for key in sorted(hands.private)
            ],
            "line": ["" if card == GAP else name(card) for card in self.line],
            "deck": [name(card) for card in self.deck],
            "absent": [name(card) for card in self.absent],
            "discard": [name(card) for card in sorted(self.discard)],
            "frames": [frame.content() for frame in self.frames],
            "over": self.over,
        }


_AND_END: Final[tuple[Move, ...]] = (END,)
_BUY_OR_END: Final[tuple[Move, ...]] = (BUY, END)
