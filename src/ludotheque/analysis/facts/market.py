"""Facts about an option in the games of action points: what dice decide, points, tests, gold."""

from abc import abstractmethod
from typing import Final

from ludotheque.core import GAP, Card, Move, Seat, Sentence
from ludotheque.games.market.cards import HIDDEN_CARD
from ludotheque.games.market.ends import most_quiet
from ludotheque.games.market.moves import Buy, Draw, End, Lay, Play, Take
from ludotheque.games.market.odds import TIES, WINS, Odds
from ludotheque.games.market.state import MarketState, MarketStateT

from .facts import Facts

_CASES: Final = 216
"""Three dice: chances of two and of three are compared in their cases."""

_NO_TEST: Final = -1
"""Stands for the chances of an estate that has nothing to guard."""


class MarketFacts(Facts[MarketStateT]):
    """Worked out from the view of the seat that chooses, and as if nobody answered."""

    @abstractmethod
    def odds(self, view: MarketStateT, move: Move) -> Odds:
        """What the dice can decide if this option is chosen."""

    @abstractmethod
    def view_after(self, view: MarketStateT, move: Move, dice: tuple[int, ...]) -> MarketStateT:
        """What follows from this option if the dice fall like this."""

    @abstractmethod
    def coming_test(self, view: MarketStateT, estate: int) -> Odds | None:
        """How the next test of this estate would end; None if it has nothing to guard."""

    def of(self, view: MarketStateT, seat: Seat, move: Move) -> list[Sentence]:
        phrases = view.catalogue.phrases
        if isinstance(move, End):
            return self._of_the_end(view, seat)
        if isinstance(move, Draw):
            return [Sentence(phrases.leaves, (view.points - HIDDEN_CARD,))]
        odds = self.odds(view, move)
        if not odds.is_known:
            return []
        if odds.is_contest:
            return self.of_contest(view, odds)
        views = [self.view_after(view, move, fall.dice) for fall in odds.falls]
        if isinstance(move, Take):
            return [_of_taking(views[0], view.line[move.at])]
        if isinstance(move, Buy):
            gold = views[0].purses[view.active]
            return [Sentence(phrases.buys, (views[0].points, gold))]
        return self.of_changes(view, seat, views)

    def of_contest(self, view: MarketStateT, odds: Odds) -> list[Sentence]:
        """What dice decide that are rolled against somebody."""
        values = (odds.ways(WINS), odds.ways(TIES), odds.cases)
        return [Sentence(view.catalogue.phrases.wins_duel, values)]

    def of_changes(
        self, view: MarketStateT, seat: Seat, views: list[MarketStateT]
    ) -> list[Sentence]:
        """What is different in these views, one of which follows. Other than of gold, only what
        they agree in is told."""
        found = self._gold(view, seat, views)
        found += self._points(view, seat, views)
        return found + self._tests(view, seat, views)

    def _gold(self, view: MarketStateT, seat: Seat, views: list[MarketStateT]) -> list[Sentence]:
        phrases, before = view.catalogue.phrases, _gold_of(view, seat)
        hauls = [_gold_of(after, seat) - before for after in views]
        least, most = min(hauls), max(hauls)
        if most <= 0:
            return []
        if least == most:
            return [Sentence(phrases.brings, (most,))]
        return [Sentence(phrases.brings_between, (least, most))]

    def _points(self, view: MarketStateT, seat: Seat, views: list[MarketStateT]) -> list[Sentence]:
        """The seat's own points, and the greatest loss of somebody else's."""
        phrases, before = view.catalogue.phrases, view.standing() or ()
        standings = {after.standing() or () for after in views}
        if len(standings) > 1:
            return []
        now = standings.pop()
        more = [points - former for points, former in zip(now, before, strict=True)]
        found: list[Sentence] = []
        if more[seat] > 0:
            found.append(Sentence(phrases.gains_points, (seat, more[seat])))
        elif more[seat] < 0:
            found.append(Sentence(phrases.loses_points, (seat, -more[seat])))
        more[seat] = 0
        worst = min(more)
        if worst < 0:
            found.append(Sentence(phrases.loses_points, (more.index(worst), -worst)))
        return found

    def _tests(self, view: MarketStateT, seat: Seat, views: list[MarketStateT]) -> list[Sentence]:
        """How likely the next tests are to be passed: the seat's own, then the others'."""
        own: list[Sentence] = []
        others: list[Sentence] = []
        for estate, owner in enumerate(view.owners):
            told = self._test(view, estate, views)
            if told is not None and owner == seat:
                own.append(told)
            elif told is not None:
                others.append(told)
        return own + others

    def _test(self, view: MarketStateT, estate: int, views: list[MarketStateT]) -> Sentence | None:
        phrases, whose = view.catalogue.phrases, view.named(estate)
        before = _chance(self.coming_test(view, estate))
        chances = {_chance(self.coming_test(after, estate)) for after in views}
        now = chances.pop()
        if chances or now in (before, _NO_TEST):
            return None
        if before == _NO_TEST:
            return Sentence(phrases.new_test, (*whose, *_in_cases(now, now)[1:]))
        return Sentence(phrases.test_changes, (*whose, *_in_cases(before, now)))

    def _of_the_end(self, view: MarketStateT, seat: Seat) -> list[Sentence]:
        standing = view.standing()
        if not standing or not _ends(view):
            return []
        best = max([points for other, points in enumerate(standing) if other != seat])
        return [Sentence(view.catalogue.phrases.ends_game, (standing[seat], best))]


def _of_taking(after: MarketState, card: Card) -> Sentence:
    """The points that are left, and whether the card can be used with them."""
    phrases, decision = after.catalogue.phrases, after.decision()
    assert decision is not None
    for move in decision.options:
        if isinstance(move, (Lay, Play)) and move.card == card:
            return Sentence(phrases.leaves_enough, (after.points, card))
    return Sentence(phrases.leaves, (after.points,))


def _gold_of(view: MarketState, seat: Seat) -> int:
    owned = zip(view.owners, view.purses, strict=True)
    return sum([gold for owner, gold in owned if owner == seat])


def _chance(odds: Odds | None) -> int:
    """In how many of all cases the test is passed."""
    return _NO_TEST if odds is None else odds.ways(WINS) * _CASES // odds.cases


def _in_cases(before: int, now: int) -> tuple[int, int, int]:
    """Both chances and the number of cases: those of two dice, unless it takes three."""
    if before % 6 or now % 6:
        return before, now, _CASES
    return before // 6, now // 6, _CASES // 6


def _ends(view: MarketState) -> bool:
    """Whether the game is over if the turn ends now."""
    catalogue = view.catalogue
    missing = catalogue.line - len(view.line) + view.line.count(GAP)
    if len(view.deck) <= missing or not view.bank:
        return True
    if not view.acted and view.idle + 1 >= len(view.owners):
        return True
    seats = len(view.owners)
    return catalogue.gold_is_action and view.quiet + 1 > most_quiet(view.gold(), seats)
