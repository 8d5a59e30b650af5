"""The figures of the line, the hands and the points, looked up once for each box."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludotheque.core import GAP, HIDDEN, MOST_FIGURE, BadBox, Box, Card, Effects, Move, Sentence

from .moves import ANYWHERE, Discard, Lay, Place, Play, Steal, Take
from .phrases import MarketPhrases

if TYPE_CHECKING:
    from .card_effect import CardEffect

A_POINT: Final = 2
"""The price of one more action point, in gold."""

HIDDEN_CARD: Final = 3
"""The price of the hidden top card, in points."""

DEAL: Final = ("hand", "line", "limit", "points", "bank")
"""The figures of the table `deal` that both games have, besides their own."""

DEAL_RANGES: Final = dict.fromkeys(("hand", "line", "limit", "bank"), (1, MOST_FIGURE))
"""What these figures can be: a game needs at least one of each."""

_USUAL_POINTS: Final = 20

_NO_LAYS: Final[tuple[Lay, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketCards:
    """What the shared rules know of a box. Each game's own cards subclass it."""

    def __init__(
        self,
        box: Box,
        phrases: MarketPhrases,
        most_players: int,
        costs: tuple[int, ...],
        cheapest: int,
        effects: "Mapping[str, CardEffect]",
        stack: Effects,
        laid_alone: tuple[str, ...],
        rules: int,
    ) -> None:
        self.box: Final = box
        self.gold_is_action: Final = rules >= 2
        """Whether a turn in which gold has moved is not an idle one (SF-54, SA-53)."""
        self.phrases: Final = phrases
        self.hand: Final = box.deal["hand"]
        self.line: Final = box.deal["line"]
        self.limit: Final = box.deal["limit"]
        self.points: Final = box.deal["points"]
        self.costs: Final = costs
        """The points that it costs to lay or play each card."""
        self.playable: Final[tuple[CardEffect | None, ...]] = tuple(
            [effects.get(kind.effect) for kind in box.kinds]
        )
        """What each card does when it is played; None for cards that are laid."""
        self.prices: Final = tuple([self._price(card) for card in range(len(costs))])
        """What each card costs, as it is shown: `2+` if more is paid for a greater target."""
        self.stack: Final = stack
        """Everything that can lie on the stack of frames."""
        self.takes: Final = tuple([Take(price) for price in range(1, self.line + 1)])
        self.affordable_takes: Final[tuple[tuple[Move, ...], ...]] = tuple(
            [self.takes[:points] for points in range(self.line + 1)]
        )
        """The takes possible from a line without gaps, by the points available."""
        self.discards: Final = tuple([Discard(card, name) for card, name in enumerate(box.names)])
        self.steals: Final = tuple([Steal(card, name) for card, name in enumerate(box.names)])
        self.places: Final = tuple([Place(card, name) for card, name in enumerate(box.names)])
        self.no_card: Final = Place(GAP, "-")
        """The move that leaves a gap in the next place."""
        self.placed: Final = {move.text: move.card for move in (*self.places, self.no_card)}
        """The card that each of these moves places, by the move's text."""
        self.ask_place: Final = tuple(
            [Sentence(phrases.ask_place, (price,)) for price in range(1, self.line + 1)]
        )
        self.cheapest: Final = cheapest
        """The lowest cost of laying or playing any card in one's own turn."""
        self.simple_lays: Final[tuple[tuple[Lay, ...], ...]] = tuple(
            [
                (Lay(card, kind.name, ANYWHERE),) if kind.type in laid_alone else _NO_LAYS
                for card, kind in enumerate(box.kinds)
            ]
        )
        """The one way to lay a card that needs no place of its own."""
        self._lays: Final[dict[tuple[Card, int], Lay]] = {}
        self._plays: Final[dict[tuple[Card, tuple[int, ...]], Play]] = {}
        self._plays_by_text: Final[dict[str, Play]] = {}
        self._questions: Final = tuple([Sentence(phrases.act, (n,)) for n in range(_USUAL_POINTS)])
        self._check(most_players)

    # Cards laid and played: each move is made once and shared

    def lay(self, card: Card, place: int) -> Lay:
        """This card laid in this place."""
        key = (card, place)
        move = self._lays.get(key)
        if move is None:
            move = self._lays[key] = Lay(card, self.box.names[card], place)
        return move

    def play(self, card: Card, args: tuple[int, ...] = ()) -> Play:
        """This card played with these numbers."""
        key = (card, args)
        move = self._plays.get(key)
        if move is None:
            move = self._plays[key] = self._new_play(card, args)
            self._plays_by_text[move.text] = move
        return move

    def _new_play(self, card: Card, args: tuple[int, ...]) -> Play:
        effect = self.playable[card]
        assert effect is not None
        text = " ".join(["play", self.box.names[card], *effect.written(self, args)])
        return Play(text, card, args, self.costs[card] + effect.surcharge(self, args))

    def read_play(self, text: str) -> Play:
        """The play with this text, which is known to be valid."""
        move = self.find_play(text)
        assert move is not None
        return move

    def find_play(self, text: str) -> Play | None:
        """The play with this text; None if there is none."""
        known = self._plays_by_text.get(text)
        if known is not None:
            return known
        words = text.split(" ")
        card = self.box.find(words[1]) if len(words) > 1 else HIDDEN
        effect = self.playable[card] if card != HIDDEN else None
        if effect is None:
            return None
        args = effect.read(self, words[2:])
        move = None if args is None else self._new_play(card, args)
        return move if move is not None and move.text == text else None

    # What the box holds

    def _price(self, card: Card) -> str:
        effect = self.playable[card]
        least = effect.least_surcharge(self) if effect is not None else None
        return str(self.costs[card]) if least is None else f"{self.costs[card] + least}+"

    def with_effect(self, effect: str) -> tuple[Card, ...]:
        return tuple([card for card, kind in enumerate(self.box.kinds) if kind.effect == effect])

    # Questions

    def what_to_do(self, points: int) -> Sentence:
        """The question that a player with these points is asked in a turn."""
        if points < len(self._questions):
            return self._questions[points]
        return Sentence(self.phrases.act, (points,))

    def _check(self, most_players: int) -> None:
        needed = self.hand * most_players + self.line + 1  # or the game would end as it begins
        if self.box.total < needed:
            raise BadBox(
                self.box.line_of_deal(), self.phrases.deal_too_large, needed, self.box.total
            )
