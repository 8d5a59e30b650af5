"""A bot that thinks, and knows from many games how a position stands.

It searches as `ismcts` does where a judge leads. Two things are its own: a position is valued by
features whose weights were fitted on games that were played to their end (`Valuation`), and what
counts is winning, alone or together, and no other place.
"""

from collections.abc import Sequence

from ludotheque.core import Chance, Decision, Game, Move, Seat, State

from .judged_play import play_valued
from .judges import Judge, judge_of
from .led_search import Lead, LedSearch
from .searcher import Search, Searcher
from .valuations import VALUATIONS, Valuation


class Expert(Searcher):
    """Searches with fitted values. It plays the games that have some."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        return VALUATIONS.usable(game.name) is not None

    def search(self, game: Game, view: State, seat: Seat, options: tuple[Move, ...]) -> Search:
        valuation = VALUATIONS[game.name]
        return _ValuedSearch(seat, options, judge_of(game), valuation)


class _ValuedSearch(LedSearch):
    """Plays on as the judge would, until a position can be valued."""

    def __init__(
        self, seat: Seat, options: tuple[Move, ...], judge: Judge, valuation: Valuation
    ) -> None:
        lead = Lead(valuation.scale, valuation.sure, valuation.doubt)
        super().__init__(seat, options, judge, lead)
        self._valuation = valuation

    def rewards(self, state: State, decision: Decision | None, chance: Chance) -> Sequence[float]:
        return play_valued(state, decision, chance, self.judge, self._valuation)
