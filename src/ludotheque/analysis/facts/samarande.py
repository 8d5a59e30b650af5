"""Facts about an option in Les Fils de Samarande."""

from ludotheque.core import NO_LOG, Move, Script, Seat, Sentence
from ludotheque.games.market.moves import Play
from ludotheque.games.market.odds import WINS, Odds
from ludotheque.games.samarande import foresight
from ludotheque.games.samarande.moves import Vanish
from ludotheque.games.samarande.phrases import PROTECTS, SAVES, TEST_NOW
from ludotheque.games.samarande.state import SamarandeState

from .market import MarketFacts


class SamarandeFacts(MarketFacts[SamarandeState]):
    """Cities: artisans are guarded, Actions are answered."""

    def odds(self, view: SamarandeState, move: Move) -> Odds:
        return foresight.odds(view, move)

    def view_after(self, view: SamarandeState, move: Move, dice: tuple[int, ...]) -> SamarandeState:
        return foresight.view_after(view, move, dice)

    def coming_test(self, view: SamarandeState, estate: int) -> Odds | None:
        return foresight.coming_test(view, estate)

    def of(self, view: SamarandeState, seat: Seat, move: Move) -> list[Sentence]:
        if isinstance(move, Vanish):
            after = view.copy()
            del after.frames[:-1]  # the taxes come later
            after.apply(move, Script(()), NO_LOG)
            return self.of_changes(view, seat, [after])
        if isinstance(move, Play) and view.frames:
            return _of_answering(view, seat)
        return super().of(view, seat, move)

    def of_contest(self, view: SamarandeState, odds: Odds) -> list[Sentence]:
        if view.frames and view.frames[-1].effect == "rerolling":
            return [Sentence(TEST_NOW, (odds.ways(WINS), odds.cases))]
        return super().of_contest(view, odds)


def _of_answering(view: SamarandeState, seat: Seat) -> list[Sentence]:
    """What a genie that is played in answer averts."""
    asked_about = view.frames[-2]
    move = view.played(asked_about)
    if move.card in view.catalogue.mischievous:
        answered = view.frames[-4]
        if answered.seat != seat:
            return []
        return [Sentence(SAVES, (view.played(answered).card,))]
    if seat in view.action(move.card).told(view, move).harmed():
        return [Sentence(PROTECTS, (asked_about.seat, move.card))]
    return []
