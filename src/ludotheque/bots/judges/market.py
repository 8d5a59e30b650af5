"""What the options common to both action-point games are worth, from what a seat can see.

A turn is planned as a whole: what every card in hand would bring if it were played now, what every
card in the line would bring if it were taken, now or later, and which of them together make the
most of the points that are left. Points that are not spent are worth nothing.
"""

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import GAP, Card, Kind, Move, Seat
from ludotheque.games.market.cards import A_POINT as PRICE_OF_A_POINT
from ludotheque.games.market.cards import HIDDEN_CARD
from ludotheque.games.market.moves import Buy, Discard, Draw, End, Lay, Place, Play, Steal, Take
from ludotheque.games.market.state import MarketState, MarketStateT

from .judge import Judge, chances

MANY: Final = 1
"""A turn is several decisions with a dozen options each, so the judge is always asked."""

TIME_ENOUGH: Final = 2.0
"""With so many more turns, there is time to use the cards in hand."""

ANOTHER: Final = 0.3
"""What fraction of its use a card to be played has left if there is one like it in hand."""

HARDLY: Final = 0.5
"""A card whose use is not worth so many points more than it costs is hardly ever played."""

TAKEN_EACH_TURN: Final = 1.4
"""How many cards of the deck a turn uses up, on average."""

AT_ONCE: Final = 0.9
"""A card that has to be taken before it is played may still be answered, or turn out useless."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(Generic[MarketStateT]):
    """One position as one seat sees it. Each game says what its cards would do there."""

    def __init__(
        self, view: MarketStateT, seat: Seat, turns: float, a_point: float, to_hold: float
    ) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.turns: Final = turns
        """How many more turns the seat is likely to have after this one."""
        self.time: Final = min(1.0, turns / TIME_ENOUGH)
        """From 1 to 0: how much of the game is left in which to use or lose something."""
        self.a_point: Final = a_point
        self.hold: Final = to_hold * min(1.0, turns)

    @abstractmethod
    def use(self, card: Card) -> float:
        """What the best use of this card is worth as things are, without its cost; 0 if there is
        none."""

    @abstractmethod
    def done(self, move: Move) -> float:
        """What laying or playing a card like this is worth, without its cost."""

    @abstractmethod
    def paid(self, gold: int) -> float:
        """What it costs to pay this much gold to the bank."""

    def later(self, card: Card, use: float) -> float:
        """What a card in hand is worth that is kept for another turn, if it is of this use now."""
        left = use - self.a_point * (self.view.catalogue.costs[card] + HARDLY)
        return max(0.0, self.hold * left)

    def spare(self, card: Card) -> float:
        """What tells cards without any use now apart, when one of them must go."""
        return 0.0

    def kept(self, card: Card) -> float:
        """What a card that is in hand is worth there."""
        later = self.later(card, self.use(card))
        return later if later > 0.0 else self.hold * self.spare(card)


class _Thing:
    """Something to spend points on, alone or together with what it makes possible."""

    __slots__ = ("cost", "dear", "gain", "more")

    def __init__(self, cost: int, gain: float, dear: int, more: float) -> None:
        self.cost: Final = cost
        self.gain: Final = gain
        self.dear: Final = dear
        """What it costs to take a card and to play it at once; as much as `cost` if that is no
        choice."""
        self.more: Final = more
        """What that brings."""


class Plan(Generic[MarketStateT]):
    """What to do with the points of a turn."""

    def __init__(self, look: Look[MarketStateT], stranger: float) -> None:
        view, seat = look.view, look.seat
        catalogue = view.catalogue
        hand = view.hands.held[seat]
        self._look: Final = look
        self._points: Final = view.points
        self._kept: Final[dict[Card, float]] = {}
        self._things: Final[list[_Thing]] = []
        self._of_card: Final[dict[Card, int]] = {}
        self._of_place: Final[dict[int, int]] = {}
        uses: dict[Card, float] = {}
        for card in hand:
            if card not in self._kept:
                use = uses[card] = look.use(card)
                later = look.later(card, use)
                self._kept[card] = later
                self._of_card[card] = len(self._things)
                cost = catalogue.costs[card]
                gain = use - later if use > 0.0 else 0.0
                self._things.append(_Thing(cost, gain, cost, gain))
        crowded = len(hand) >= view.hand_limit(seat)
        least = min([self._kept[card] for card in hand]) if crowded else 0.0
        for at, card in enumerate(view.line):
            if card == GAP:
                continue
            if card in uses:
                use = uses[card]
            else:
                use = uses[card] = look.use(card)
            if card in self._of_card and catalogue.playable[card] is not None:
                use *= ANOTHER
            price = at + 1
            gain = max(0.0, look.later(card, use) - least)
            dear = price + catalogue.costs[card]
            self._of_place[at] = len(self._things)
            self._things.append(_Thing(price, gain, dear, AT_ONCE * use))
        self.to_draw: Final = max(0.0, look.hold * stranger - least) if view.deck else 0.0
        for _ in range(2):
            self._things.append(_Thing(HIDDEN_CARD, self.to_draw, HIDDEN_CARD, self.to_draw))
        self._best: Final = self._most(-1, view.points + 1)

    def _most(self, without: int, points: int) -> list[float]:
        """For each number of points: the most that can be made of it without this thing."""
        best = [0.0] * (points + 1)
        for number, thing in enumerate(self._things):
            if number == without or (thing.gain <= 0.0 and thing.more <= 0.0):
                continue
            cost, gain, dear, more = thing.cost, thing.gain, thing.dear, thing.more
            for have in range(points, cost - 1, -1):
                found = best[have]
                with_it = best[have - cost] + gain
                if with_it > found:
                    found = with_it
                if have >= dear:
                    with_it = best[have - dear] + more
                    if with_it > found:
                        found = with_it
                best[have] = found
        return best

    def chosen(self) -> list[int]:
        """The things that together make the most of the points."""
        things, points = self._things, self._points
        tables = [[0.0] * (points + 1)]
        for thing in things:
            best = tables[-1][:]
            cost, gain, dear, more = thing.cost, thing.gain, thing.dear, thing.more
            if gain > 0.0 or more > 0.0:
                before = tables[-1]
                for have in range(cost, points + 1):
                    found = before[have - cost] + gain
                    if have >= dear and before[have - dear] + more > found:
                        found = before[have - dear] + more
                    if found > best[have]:
                        best[have] = found
            tables.append(best)
        picked: list[int] = []
        for number in range(len(things) - 1, -1, -1):
            best, before = tables[number + 1], tables[number]
            if best[points] > before[points]:
                picked.append(number)
                thing = things[number]
                if before[points - thing.cost] + thing.gain >= best[points] - TINY:
                    points -= thing.cost
                else:
                    points -= thing.dear
        return picked

    def favourite(self, moves: Sequence[Move]) -> Move:
        """A move that the best plan contains: cards in hand are played before others are taken."""
        picked = self.chosen()
        look, best = self._look, -1.0
        found: Move | None = None
        end = moves[-1]
        for move in moves:
            if isinstance(move, (Lay, Play)):
                if self._of_card[move.card] in picked:
                    gain = look.done(move) + 100.0
                    if gain > best:
                        best, found = gain, move
            elif isinstance(move, Take):
                number = self._of_place[move.at]
                if number in picked and self._things[number].more > best:
                    best, found = self._things[number].more, move
            elif isinstance(move, Draw):
                if found is None and (
                    len(self._things) - 1 in picked or len(self._things) - 2 in picked
                ):
                    best, found = 0.0, move
            elif isinstance(move, Buy):
                if self.worth(move) > self._best[self._points]:
                    return move
            elif isinstance(move, End):
                end = move
        return end if found is None else found

    def worth(self, move: Move) -> float:
        """What the rest of the turn is worth if it begins with this move."""
        points, look = self._points, self._look
        if isinstance(move, End):
            return 0.0
        if isinstance(move, Take):
            number = self._of_place[move.at]
            thing = self._things[number]
            rest = self._most(number, points)
            worth = rest[points - thing.cost] - USELESS
            if thing.gain > 0.0:
                worth = thing.gain + rest[points - thing.cost]
            if thing.more > 0.0 and points >= thing.dear:
                worth = max(worth, thing.more + rest[points - thing.dear])
            return worth
        if isinstance(move, Draw):
            rest = self._most(len(self._things) - 1, points)
            worth = self.to_draw + rest[points - HIDDEN_CARD]
            return worth if self.to_draw > 0.0 else worth - USELESS
        if isinstance(move, Buy):
            return self._best[points + 1] - look.paid(PRICE_OF_A_POINT) - A_TRIFLE
        assert isinstance(move, (Lay, Play))
        cost = move.cost if isinstance(move, Play) else look.view.catalogue.costs[move.card]
        gain = look.done(move)
        rest = self._most(self._of_card[move.card], points)
        if gain <= 0.0:
            return gain - USELESS + rest[points - cost]
        return gain - self._kept[move.card] + rest[points - cost] + A_TRIFLE


USELESS: Final = 0.5
"""What it costs to do something that is of no use, beside doing nothing."""

TINY: Final = 1e-9
"""Less than any difference that matters."""

A_TRIFLE: Final = 0.001
"""Among equals cards are played before others are taken, and points are bought last."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketJudge(Judge[MarketStateT]):
    """Weighs cards that enter or leave a hand; each game adds what they are worth there."""

    def __init__(
        self,
        a_point: float,
        to_hold: float,
        stranger: float,
        a_lead: float,
        foresight: int,
    ) -> None:
        super().__init__(MANY, foresight, a_lead)
        self.a_point: Final = a_point
        """What an action point of a later turn is worth."""
        self.to_hold: Final = to_hold
        """What fraction of its worth a card has while in hand: it may not be laid in time."""
        self.stranger: Final = stranger
        """What an unseen card is worth, less what it costs to play."""

    @abstractmethod
    def look(self, view: MarketStateT, seat: Seat) -> Look[MarketStateT]:
        """The position as this seat sees it."""

    @abstractmethod
    def hopes(self, state: MarketStateT) -> list[float]:
        """The points that each seat may expect in the end."""

    @abstractmethod
    def answers(self, look: Look[MarketStateT], moves: Sequence[Move]) -> list[float]:
        """What it is worth to answer a question of this game like this."""

    def prospects(self, state: MarketStateT) -> tuple[float, ...]:
        return chances(self.hopes(state), self.a_lead)

    def worth(self, view: MarketStateT, seat: Seat, move: Move) -> float:
        return self.worths(view, seat, (move,))[0]

    def worths(self, view: MarketStateT, seat: Seat, moves: Sequence[Move]) -> list[float]:
        look = self.look(view, seat)
        if view.frames:
            first = moves[0]
            if isinstance(first, Discard):
                return [-look.kept(move.card) for move in moves if isinstance(move, Discard)]
            if isinstance(first, Steal):
                return [look.kept(move.card) for move in moves if isinstance(move, Steal)]
            return self.answers(look, moves)
        plan = Plan(look, self.stranger)
        return [plan.worth(move) for move in moves]

    def favourite(self, view: MarketStateT, seat: Seat, moves: Sequence[Move]) -> Move:
        if view.frames:
            return super().favourite(view, seat, moves)
        return Plan(self.look(view, seat), self.stranger).favourite(moves)


def deck_rounds(state: MarketState) -> float:
    """How many more rounds the deck is likely to last."""
    return len(state.deck) / (TAKEN_EACH_TURN * len(state.owners))


def bank_rounds(bank: int, flow: float, growth: float) -> float:
    """How many more rounds the bank is likely to last, if it pays `flow` a round now and `growth`
    more in each round than in the one before."""
    # flow × n + growth × n² / 2 = bank
    return (math.sqrt(flow * flow + 2.0 * growth * bank) - flow) / growth


def trick_worth(kind: Kind, a_point: float) -> float:
    """What a card to be played is worth if the judge does not know its effect: what it costs, in
    points of this worth, and never nothing."""
    return a_point * max(1, kind.figures["cost"])


def best_takes(worths: list[float], points: int) -> float:
    """The most that so many points can take from a line with these worths, in this order."""
    best = [0.0] * (points + 1)
    for at, worth in enumerate(worths):
        for have in range(points, at, -1):
            best[have] = max(best[have], best[have - at - 1] + worth)
    return best[points] if points >= 0 else 0.0


def preference(move: Move, wished: list[Card], left: list[Card]) -> float:
    """How far a move leads to the order that is wished for the rest of a line: the next card, or
    nothing more if the rest lies like that already."""
    if isinstance(move, Place):
        return 0.0 if move.card == wished[0] else -0.2
    return 0.1 if wished == left else -0.1


def duel_odds(edge: int) -> tuple[float, float]:
    """The odds of winning and of losing a duel of two dice with this edge."""
    rolls = [own + edge - theirs for own in range(1, 7) for theirs in range(1, 7)]
    return sum([roll > 0 for roll in rolls]) / 36, sum([roll < 0 for roll in rolls]) / 36


def fail_odds() -> tuple[float, ...]:
    """By the edge that the other has, from -12 to 12: how likely the other's die comes out
    higher."""
    dice = [(theirs, own) for theirs in range(1, 7) for own in range(1, 7)]
    return tuple(
        [sum([theirs + edge > own for theirs, own in dice]) / 36 for edge in range(-12, 13)]
    )
