"""A game of action points in play, whatever the players build.

Questions other than the actions of a turn are on the stack of frames; when it is empty, the estate
whose turn it is acts.
"""

from abc import abstractmethod
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ludotheque.core import (
    EVERYTHING,
    GAP,
    HIDDEN,
    IS_OVER,
    NOBODY,
    NOT_YOUR_TURN,
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

from .cards import A_POINT, HIDDEN_CARD, MarketCards
from .ends import ALL_IDLE, BANK_OUT, DECK_OUT, GOES_ON, most_quiet
from .hands import Hands
from .line import closed_up
from .moves import BUY, DRAW, END, Buy, Draw, End, Lay, Play, Take
from .rivals import Rivals

MarketCardsT = TypeVar("MarketCardsT", bound=MarketCards, covariant=True, default=MarketCards)
"""One game's own cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketState(State, Generic[MarketCardsT]):
    """The line, the deck, the bank, hands, purses and points; turns, their actions, and the end.
    Each game adds what players build, lay and play.

    A player runs one estate, or two where the rules say so: turns, gold and buildings belong to the
    estate, the hand to the player.
    """

    __slots__ = (
        "absent",
        "acted",
        "active",
        "bank",
        "catalogue",
        "deck",
        "discard",
        "frames",
        "hands",
        "idle",
        "line",
        "over",
        "owners",
        "points",
        "purses",
        "quiet",
        "rivals",
    )

    def __init__(
        self,
        catalogue: MarketCardsT,
        owners: tuple[Seat, ...],
        rivals: Rivals,
        purses: list[int],
        hands: Hands,
        frames: list[Frame],
        like: "MarketState | None",
    ) -> None:
        """Everything that can change is copied from `like`. Without it, this is a first turn with
        only the hands dealt; the caller sets what differs."""
        self.catalogue: Final = catalogue
        self.owners: Final = owners
        """The owner of each estate, in turn order."""
        self.rivals: Final = rivals
        """For each estate, those of the other players."""
        self.purses: Final = purses
        self.hands: Final = hands
        self.frames: Final = frames
        if like is None:
            self.eyes = EVERYTHING
            self.active = 0
            """The estate whose turn it is."""
            self.points = catalogue.points
            self.acted = False
            """Whether anything was done this turn: a card drawn, laid or played, a herd sold, a
            point bought, or gold moved in any other way."""
            self.idle = 0
            """How many turns in a row have ended with nothing done."""
            self.quiet = 0
            """How many turns in a row have ended without a card drawn, laid or played; not counted
            under the first rules."""
            self.bank = 0
            self.line: tuple[Card, ...] = ()
            self.deck: tuple[Card, ...] = ()
            """The top card comes last."""
            self.absent: tuple[Card, ...] = ()
            """Kinds known to be absent from the deck."""
            self.discard: tuple[Card, ...] = ()
            self.over = GOES_ON
        else:
            self.eyes = like.eyes
            self.active = like.active
            self.points = like.points
            self.acted = like.acted
            self.idle = like.idle
            self.quiet = like.quiet
            self.bank = like.bank
            self.line = like.line
            self.deck = like.deck
            self.absent = like.absent
            self.discard = like.discard
            self.over = like.over

    # Players and estates

    def home(self, estate: int) -> int:
        """Which of its player's two estates this is, 1 or 2; 0 where each player has one."""
        seats = len(self.hands.held)
        return 0 if len(self.owners) == seats else estate // seats + 1

    def named(self, estate: int) -> tuple[int, int]:
        """An estate as sentences name it: its owner, and which one."""
        return self.owners[estate], self.home(estate)

    def neighbour(self, estate: int) -> Seat:
        """The seat to the left, whose turn comes next."""
        return self.owners[(estate + 1) % len(self.owners)]

    @property
    def seats(self) -> int:
        return len(self.hands.held)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands.held[seat]

    def gold(self) -> int:
        return self.bank + sum(self.purses)

    # Views

    def hide(self, seat: Seat) -> None:
        """Reduce this copy to what the seat, or WATCHER, knows; its hands are already reduced."""
        self.eyes = seat
        self.deck = (HIDDEN,) * len(self.deck)

    # What a game adds

    @abstractmethod
    def lays(self, card: Card) -> tuple[Move, ...]:
        """The ways in which the active player can lay this card, which needs a place, now."""

    @abstractmethod
    def why_not_lay(self, move: Lay) -> Refusal:
        """Why a card that is in hand and affordable cannot be laid there."""

    @abstractmethod
    def play(self, move: Lay | Play, chance: Chance, log: Log) -> None:
        """Lay or play a card."""

    @abstractmethod
    def begin_turn(self, log: Log) -> None:
        """Push what comes before the actions of the active estate."""

    @abstractmethod
    def hand_limit(self, seat: Seat) -> int:
        """How many cards may be kept at the end of a turn."""

    def only_in_hands(self) -> list[Card]:
        """Cards that everybody knows to be in some hand, whoever may hold them."""
        return []

    # Gaining and losing cards

    def lose_card(self, seat: Seat, card: Card) -> None:
        """Remove a card from a hand, in view of everybody."""
        self.hands.lose(seat, card)

    def steal_card(self, thief: Seat, victim: Seat, card: Card) -> None:
        """Move a card between two hands; only these two players see which."""
        self.hands.steal(thief, victim, card)

    def turn_up(self, count: int) -> tuple[Card, ...]:
        """Draw this many cards from the deck, in view of everybody."""
        turned_up = self.deck[: -count - 1 : -1]
        self.deck = self.deck[:-count]
        return turned_up

    def throw_away(self, card: Card) -> None:
        """Remove a card from the game."""
        self.discard = (*self.discard, card)

    # The stack

    def ask(self) -> Decision:
        """The question of the topmost frame."""
        asked = self.catalogue.stack.ask(self, self.frames)
        assert asked is not None
        return asked

    def answer(self, move: Move, chance: Chance, log: Log) -> None:
        """Answer the topmost frame, and continue until the next question."""
        self.catalogue.stack.answer(self, self.frames, move, chance, log)

    def resolve(self, chance: Chance, log: Log) -> None:
        """Continue until the next question."""
        self.catalogue.stack.resolve(self, self.frames, chance, log)

    def why_not_answer(self, move: Move) -> Refusal:
        """Why this move does not answer the question; a game with a better reason overrides
        this."""
        return self.catalogue.phrases.answer_first

    def played(self, frame: Frame) -> Play:
        """The move whose effect this frame resolves."""
        return self.catalogue.read_play(frame.answers[0])

    # Playing

    def decision(self) -> Decision | None:
        if self.over:
            return None
        if self.frames:
            return self.shown(self.ask())
        seat = self.owners[self.active]
        question = self.catalogue.what_to_do(self.points)
        if self.eyes == EVERYTHING or self.eyes == seat:
            return Decision(seat, question, self._actions(self.hands.held[seat]))
        return Decision(seat, question, ())

    def whose_turn(self) -> Seat:
        """The owner's of the active estate, whoever must answer something in that turn."""
        return NOBODY if self.over else self.owners[self.active]

    def shown(self, asked: Decision) -> Decision:
        """A question as the viewer sees it: only the player asked sees the options."""
        if self.eyes == EVERYTHING or self.eyes == asked.seat:
            return asked
        return Decision(asked.seat, asked.question, (), asked.window)

    def _actions(self, hand: tuple[Card, ...]) -> tuple[Move, ...]:
        points, catalogue, line = self.points, self.catalogue, self.line
        last = _BUY_OR_END if self.may_buy() else _AND_END
        if not points and catalogue.cheapest:
            return last
        options = self.plays(hand)
        if GAP in line or len(line) < catalogue.line:
            for move in catalogue.takes[: min(points, len(line))]:
                if line[move.at] != GAP:
                    options.append(move)
        else:
            options += catalogue.affordable_takes[min(points, catalogue.line)]
        if points >= HIDDEN_CARD and self.deck:
            options.append(DRAW)
        options += last
        return tuple(options)

    def plays(self, hand: tuple[Card, ...]) -> list[Move]:
        """What the active player can lay or play from this hand now."""
        catalogue, points = self.catalogue, self.points
        costs, effects, simple_lays = catalogue.costs, catalogue.playable, catalogue.simple_lays
        found: list[Move] = []
        last = HIDDEN
        for card in hand:
            if card == last or costs[card] > points:
                continue
            last = card
            effect = effects[card]
            if effect is not None:
                found += effect.options(self, card)
            else:
                found += simple_lays[card] or self.lays(card)
        return found

    def may_buy(self) -> bool:
        """Whether one more point can be bought; a game that limits them overrides this."""
        return self.purses[self.active] >= A_POINT

    def why_not_buy(self) -> Refusal:
        """Why no more points can be bought."""
        return Refusal(self.catalogue.phrases.too_poor, (A_POINT, self.purses[self.active]))

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
        phrases, points = self.catalogue.phrases, self.points
        if isinstance(move, Take):
            if move.at >= len(self.line) or self.line[move.at] == GAP:
                return Refusal(phrases.nothing_there, (move.price,))
            return Refusal(phrases.too_dear, (move.price, points))
        if isinstance(move, Draw):
            if not self.deck:
                return phrases.deck_is_empty
            return Refusal(phrases.too_dear, (HIDDEN_CARD, points))
        if isinstance(move, Buy):
            return self.why_not_buy()
        if isinstance(move, Lay | Play):
            return self._why_not_play(move)
        return phrases.nothing_is_asked

    def _why_not_play(self, move: Lay | Play) -> Refusal:
        catalogue, card = self.catalogue, move.card
        if card not in self.hands.held[self.owners[self.active]]:
            return Refusal(catalogue.phrases.not_in_hand, (card,))
        cost = move.cost if isinstance(move, Play) else catalogue.costs[card]
        if cost > self.points:
            return Refusal(catalogue.phrases.too_dear, (cost, self.points))
        if isinstance(move, Lay):
            return self.why_not_lay(move)
        effect = catalogue.playable[card]
        assert effect is not None
        return effect.why_not(self, move)

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
            assert isinstance(move, (Lay, Play))  # a game's other moves are answers
            self.play(move, chance, log)

    def _take(self, move: Take, log: Log) -> None:
        at, seat = move.at, self.owners[self.active]
        card = self.line[at]
        self.line = (*self.line[:at], GAP, *self.line[at + 1 :])
        self.points -= move.price
        self._draw_or_play()
        self.hands.gain(seat, card)
        log.tell(self.catalogue.phrases.took, (seat, card, move.price))

    def _draw(self, log: Log) -> None:
        seat = self.owners[self.active]
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.points -= HIDDEN_CARD
        self._draw_or_play()
        self.hands.draw(seat, card)
        log.tell(self.catalogue.phrases.drew, (seat, card), (seat,))

    def buy(self, log: Log) -> None:
        self.purses[self.active] -= A_POINT
        self.bank += A_POINT
        self.points += 1
        self.move_gold()
        log.tell(self.catalogue.phrases.bought, (*self.named(self.active), A_POINT))

    def spend_card(self, card: Card, cost: int) -> None:
        """Remove a card from the active player's hand and spend its cost in points."""
        self.points -= cost
        self._draw_or_play()
        self.lose_card(self.owners[self.active], card)

    def _draw_or_play(self) -> None:
        self.acted = True
        self.quiet = 0

    def move_gold(self) -> None:
        """Note that this turn is not an idle one, though no card was drawn, laid or played."""
        if self.catalogue.gold_is_action:
            self.acted = True

    # Gold

    def pay(self, estate: int, due: int, log: Log) -> int:
        """The bank pays what it can; the rest is lost."""
        gold = min(due, self.bank)
        self.bank -= gold
        self.purses[estate] += gold
        if gold:
            self.move_gold()
        if gold < due:
            log.tell(self.catalogue.phrases.paid_short, (*self.named(estate), gold, due))
        else:
            log.tell(self.catalogue.phrases.paid, (*self.named(estate), gold))
        return gold

    def roll(self, phrase: Phrase, seat: Seat, added: int, chance: Chance, log: Log) -> int:
        """A seat rolls the die in view of everybody and adds a bonus."""
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
        """Close up and refill the line, check whether the game is over, and pass the turn."""
        catalogue = self.catalogue
        missing = catalogue.line - len(self.line) + self.line.count(GAP)
        if missing and self.deck:
            turned_up = self.turn_up(missing)
            self.line = closed_up(self.line) + turned_up
            log.tell(catalogue.phrases.turned_up, (turned_up,))
        elif missing:
            self.line = closed_up(self.line)
        self.idle = 0 if self.acted else self.idle + 1
        if catalogue.gold_is_action:
            self.quiet += 1
        if not self.deck:
            self.over = DECK_OUT
            log.tell(catalogue.phrases.deck_is_out)
        elif not self.bank:
            self.over = BANK_OUT
            log.tell(catalogue.phrases.bank_is_out)
        elif self.idle >= len(self.owners):
            self.over = ALL_IDLE
            log.tell(catalogue.phrases.all_idle)
        elif self.quiet > most_quiet(self.gold(), len(self.owners)):
            self.over = ALL_IDLE
            log.tell(catalogue.phrases.gold_goes_round)
        else:
            self.active = (self.active + 1) % len(self.owners)
            self.points = catalogue.points
            self.acted = False
            log.tell(catalogue.phrases.turn, self.named(self.active))
            self.begin_turn(log)


MarketStateT = TypeVar("MarketStateT", bound=MarketState, default=Any)
"""One game's own state."""

_AND_END: Final[tuple[Move, ...]] = (END,)
_BUY_OR_END: Final[tuple[Move, ...]] = (BUY, END)
