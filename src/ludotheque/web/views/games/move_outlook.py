"""What an option would change, in figures: worked out from the view of the seat that is asked, and
as if nobody answered."""

from typing import Any, Final, NamedTuple, Protocol

from ludotheque.core import Move
from ludotheque.games.market.cards import HIDDEN_CARD
from ludotheque.games.market.moves import Draw, Lay, Play, Take
from ludotheque.games.market.odds import Odds
from ludotheque.games.market.state import MarketState

from .odds_bar import win_percent

POINTS: Final = "points"
GOLD: Final = "gold"
TEST: Final = "test"

NO_TEST: Final = -1
"""Stands for the chance of an estate that has nothing to guard."""

TAKES: Final = "take"
DRAWS: Final = "draw"
PLAYS: Final = "play"
"""The kinds of move that something is said about besides the figures."""


class Foresight(Protocol):
    """What a module that looks ahead in one of the games provides."""

    def odds(self, view: Any, move: Move) -> Odds: ...
    def view_after(self, view: Any, move: Move, dice: tuple[int, ...]) -> Any: ...
    def coming_test(self, view: Any, estate: int) -> Odds | None: ...


class Change(NamedTuple):
    """A figure before and after: a seat's if it is points, otherwise an estate's."""

    what: str
    whose: int
    before: int
    least: int
    most: int
    """The dice may still decide between the least and the most."""


class Case(NamedTuple):
    """What follows if it ends like this."""

    ending: str
    changes: tuple[Change, ...]


class Outlook(NamedTuple):
    """Everything that an option leads to. Equal ones are shown once."""

    kind: str
    cost: int
    """In action points."""
    odds: Odds
    cases: tuple[Case, ...]
    later_cost: str
    """What it costs to use the card once it is in hand."""


class Outlooks:
    """What the options of one view lead to."""

    def __init__(self, foresight: Foresight, view: MarketState) -> None:
        self._foresight: Final = foresight
        self._view: Final = view
        self._before: Final = self._figures(view)

    def of(self, move: Move) -> Outlook:
        view, odds = self._view, self._foresight.odds(self._view, move)
        kind, cost, later = "", 0, ""
        if isinstance(move, Take):
            kind, cost, later = TAKES, move.price, view.catalogue.prices[view.line[move.at]]
        elif isinstance(move, Draw):
            kind, cost = DRAWS, HIDDEN_CARD
        elif isinstance(move, Play) and not view.frames:
            kind, cost = PLAYS, move.cost
        elif isinstance(move, Lay):
            cost = view.catalogue.costs[move.card]
        is_second_roll = odds.is_contest and kind != PLAYS
        cases = () if is_second_roll or kind == TAKES else self._cases(move, odds)
        return Outlook(kind, cost, odds, cases, later)

    def _cases(self, move: Move, odds: Odds) -> tuple[Case, ...]:
        falls = [
            (fall.ending, self._figures(self._foresight.view_after(self._view, move, fall.dice)))
            for fall in odds.falls
        ]
        endings = dict.fromkeys(ending for ending, _ in falls)
        return tuple(
            Case(ending, self._changes([figures for each, figures in falls if each == ending]))
            for ending in endings
        )

    def _changes(self, after: list[dict[tuple[str, int], int]]) -> tuple[Change, ...]:
        found = []
        for (what, whose), before in self._before.items():
            values = [figures[what, whose] for figures in after]
            least, most = min(values), max(values)
            if (least, most) != (before, before):
                found.append(Change(what, whose, before, least, most))
        return tuple(found)

    def _figures(self, view: MarketState) -> dict[tuple[str, int], int]:
        """Everything that may change: points, gold, and how likely it is to win the next test."""
        tests = [self._foresight.coming_test(view, estate) for estate in range(len(view.owners))]
        return {
            **{(POINTS, seat): points for seat, points in enumerate(view.standing() or ())},
            **{(GOLD, estate): gold for estate, gold in enumerate(view.purses)},
            **{
                (TEST, estate): NO_TEST if odds is None else win_percent(odds)
                for estate, odds in enumerate(tests)
            },
        }
