"""What decided a finished game: chances along its course, luck and choice, and telling moments."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from ludotheque.bots.judges import judge_of
from ludotheque.core import Move, Seat, Sentence

from .acts import Act, FinishedGame
from .facts import facts_of
from .outlook import shares_of
from .verdict import (
    FINE_MOVE,
    Verdict,
    counted,
    deviations_for,
    kind_of,
    open_sentence,
    paired,
)
from .worlds import EXACTLY_NOTHING, Figure, Shares, Worlds, plain_figure

USUAL_WORLDS: Final = 120
"""So many worlds are imagined for a moment that is looked at closely."""

A_GLANCE: Final = 4
"""At every moment, one world for so many of those."""

FEWEST: Final = 6

COMPARED: Final = 5
"""So many options are compared at a glance, those that look best, beside what was played."""

LOOKED_AT_CLOSELY: Final = 20
"""So many moments at most: the most telling ones."""

FORESEEN: Final = 0.015
"""What differs by less at a glance is not looked at closely."""

TRIES: Final = 4
"""So often chance is asked anew, to see whether it had a part in something."""

Told = Callable[[int, int], None]
"""Is told how much of the work is done, and how much there is."""


Found = Callable[["AnalysedAct"], None]
"""Is told of a moment as soon as it has a verdict."""


class Interrupted(Exception):
    """Whoever asked for an analysis does not want it any more."""


class Point(NamedTuple):
    """Everybody's chances of winning before an act, or at the end."""

    known: tuple[Figure, ...]
    """From what each seat could know then."""
    opened: tuple[Figure, ...]
    """With all hands open."""


class AnalysedAct(NamedTuple):
    """What an act changed."""

    act: Act
    choice: tuple[Figure, ...]
    """For each seat: how much better or worse than what comes to mind at once."""
    luck: tuple[Figure, ...]
    """For each seat: what was drawn or rolled, against what could have been."""
    verdict: Verdict | None


class SeatAccount(NamedTuple):
    """Where a seat's share of the victory came from: an equal share at the beginning, and five
    parts that add up to the rest."""

    share: float
    start: float
    deal: Figure
    """What the deal changed, and who began."""
    luck: Figure
    """What was drawn and rolled later."""
    own_choices: Figure
    others_choices: Figure
    rest: Figure
    """What lay in hidden hands, and what nobody could see coming, nor could these figures."""


class GameAnalysis(NamedTuple):
    """What decided a game."""

    finished: FinishedGame
    worlds: int
    points: tuple[Point, ...]
    """One before each act, and one at the end."""
    acts: tuple[AnalysedAct, ...]
    accounts: tuple[SeatAccount, ...]
    looked_at: int
    """How many moments were looked at closely."""

    def telling(self) -> list[AnalysedAct]:
        """The acts with a verdict, the most telling first."""
        found = [each for each in self.acts if each.verdict is not None]
        return sorted(found, key=_telling, reverse=True)


class _Glance(NamedTuple):
    """What one look at a choice has shown."""

    obvious: Move
    best: Move
    choice: tuple[Figure, ...]
    promise: float
    """How much there may be to tell."""


def analyse(
    finished: FinishedGame,
    *,
    worlds: int = USUAL_WORLDS,
    seed: int | str = 0,
    told: Told | None = None,
    found: Found | None = None,
    interrupted: Callable[[], bool] | None = None,
) -> GameAnalysis:
    """First a glance at every moment, then a closer look at those that promise most, and the curves
    at last. The same seed and worlds give the same answer."""
    return _Analyst(finished, worlds, seed, told, found, interrupted).analysis()


class _Analyst:
    """Works it out."""

    def __init__(
        self,
        finished: FinishedGame,
        worlds: int,
        seed: int | str,
        told: Told | None,
        found: Found | None,
        interrupted: Callable[[], bool] | None,
    ) -> None:
        if worlds < 1:
            raise ValueError("an analysis needs worlds")
        self._finished: Final = finished
        self._seats: Final = finished.last.seats
        self._count: Final = worlds
        self._few: Final = max(FEWEST, worlds // A_GLANCE)
        self._worlds: Final = Worlds(finished.game, self._seats, seed, self._go_on)
        self._told: Final = told
        self._found: Final = found
        self._interrupted: Final = interrupted
        self._done = 0
        self._whole = 4 * len(finished.acts)

    def analysis(self) -> GameAnalysis:
        acts = self._finished.acts
        glances = [self._glance(act) for act in acts]
        promising = [at for at, glance in enumerate(glances) if glance is not None]
        promising = [at for at in promising if _promise(glances[at]) >= FORESEEN]
        promising.sort(key=lambda at: _promise(glances[at]), reverse=True)
        closely = promising[:LOOKED_AT_CLOSELY]
        self._whole = 4 * len(acts) + 4 * len(closely)
        deviations = deviations_for(len(closely))
        choices = [self._unchanged() if each is None else each.choice for each in glances]
        verdicts: dict[int, Verdict] = {}
        for at in closely:
            glance = glances[at]
            assert glance is not None
            choices[at], verdict = self._look(acts[at], glance, deviations)
            if verdict is not None:
                verdicts[at] = verdict
                if self._found is not None:
                    self._found(AnalysedAct(acts[at], choices[at], self._unchanged(), verdict))
        points = [self._point(act) for act in acts]
        points.append(self._end())
        analysed = [
            AnalysedAct(
                act,
                self._resigning(points, at) if act.move is None else choices[at],
                self._luck(points, at),
                verdicts.get(at),
            )
            for at, act in enumerate(acts)
        ]
        accounts = [self._account(seat, points, analysed) for seat in self._all()]
        return GameAnalysis(
            self._finished,
            self._count,
            tuple(points),
            tuple(analysed),
            tuple(accounts),
            len(closely),
        )

    # A choice

    def _glance(self, act: Act) -> _Glance | None:
        """None if there was nothing to choose."""
        self._work(1)
        view = act.before.view(act.seat)
        decision = view.decision()
        if act.move is None or decision is None or len(decision.options) < 2:
            return None
        worths = judge_of(self._finished.game).worths(view, act.seat, decision.options)
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        moves = [decision.options[at] for at in order[:COMPARED]]
        if act.move in moves:
            played = moves.index(act.move)
        else:
            played = len(moves)
            moves.append(act.move)
        found = self._worlds.known(view, act.seat, moves, self._few, "glance", act.resigned)
        seat = act.seat
        ahead = [paired(each, found[played], seat).mean for each in found]
        best = ahead.index(max(ahead))
        promise = max(ahead[best], -ahead[0])
        choice = self._choice(found[played], found[0]) if played else self._unchanged()
        return _Glance(moves[0], moves[best], choice, promise)

    def _look(
        self, act: Act, glance: _Glance, deviations: float
    ) -> tuple[tuple[Figure, ...], Verdict | None]:
        """In other worlds than those that have chosen what to look at: they are not partial."""
        self._work(4)
        assert act.move is not None
        seat, played = act.seat, act.move
        view = act.before.view(seat)
        moves = [played, glance.obvious, glance.best]
        worlds = self._worlds
        mine, obvious, best = worlds.known(view, seat, moves, self._count, "look", act.resigned)
        against_best, against_obvious = paired(best, mine, seat), paired(obvious, mine, seat)
        better, compared, difference = glance.best, best, against_best
        if against_obvious.mean > against_best.mean:
            better, compared, difference = glance.obvious, obvious, against_obvious
        kind = kind_of(difference, against_obvious, deviations)
        choice = self._unchanged() if glance.obvious == played else self._choice(mine, obvious)
        if not kind:
            return choice, None
        if kind == FINE_MOVE:
            better, compared, difference = glance.obvious, obvious, against_obvious
        low, high = difference.between(deviations)
        game = self._finished.game
        reasons = facts_of(game, view, seat, played if kind == FINE_MOVE else better)
        if kind != FINE_MOVE:
            reasons.append(counted(compared, mine, seat))
            pair = [better, played]
            opened = worlds.opened(act.before, pair, self._count, "look", act.resigned)
            reasons += open_sentence(paired(opened[0], opened[1], seat), deviations)
        named: list[Sentence] = [act.labels.named(each) for each in reasons]
        return choice, Verdict(
            kind, better, difference, max(-1.0, low), min(1.0, high), tuple(named)
        )

    def _choice(self, mine: list[Shares], obvious: list[Shares]) -> tuple[Figure, ...]:
        pairs = list(zip(mine, obvious, strict=True))
        return tuple(
            [
                plain_figure([one[seat] - other[seat] for one, other in pairs])
                for seat in range(self._seats)
            ]
        )

    def _unchanged(self) -> tuple[Figure, ...]:
        return (EXACTLY_NOTHING,) * self._seats

    # The curves

    def _point(self, act: Act) -> Point:
        """Everybody's chances before this act."""
        self._work(2)
        known: list[Figure] = []
        worlds, state = self._worlds, act.before
        for seat in range(self._seats):
            found = worlds.known(state.view(seat), seat, [None], self._few, "curve", act.resigned)
            known.append(plain_figure([shares[seat] for shares in found[0]]))
        opened = worlds.opened(state, [None], 2 * self._few, "curve", act.resigned)[0]
        return Point(tuple(known), self._figures(opened))

    def _figures(self, found: list[Shares]) -> tuple[Figure, ...]:
        return tuple(
            [plain_figure([shares[seat] for shares in found]) for seat in range(self._seats)]
        )

    def _end(self) -> Point:
        shares = shares_of(self._finished.outcome)
        figures = tuple([Figure(share, 0.0, 0) for share in shares])
        return Point(figures, figures)

    # Luck and choice

    def _resigning(self, points: list[Point], at: int) -> tuple[Figure, ...]:
        """A resignation changes everything by choice."""
        return tuple(
            [_less(points[at + 1].opened[seat], points[at].opened[seat]) for seat in self._all()]
        )

    def _luck(self, points: list[Point], at: int) -> tuple[Figure, ...]:
        """What was drawn or rolled, against what could have been: with all hands open, the chances
        after this act, less those that the same act leads to when chance is asked anew."""
        act = self._finished.acts[at]
        self._work(1)
        if act.move is None or not self._drew(at):
            return self._unchanged()
        found = self._worlds.opened(act.before, [act.move], self._few, "luck", act.resigned)[0]
        expected = self._figures(found)
        return tuple([_less(points[at + 1].opened[seat], expected[seat]) for seat in self._all()])

    def _drew(self, at: int) -> bool:
        """Whether chance had a part in this act: asked anew, it would lead elsewhere."""
        act = self._finished.acts[at]
        assert act.move is not None
        after = self._finished.state_before(at + 1)
        seen = [after.view(seat) for seat in self._all()]
        for other in self._worlds.tries(act.before, act.move, TRIES):
            if [other.view(seat) for seat in self._all()] != seen:
                return True
        return False

    def _account(self, seat: Seat, points: list[Point], acts: list[AnalysedAct]) -> SeatAccount:
        start = 1.0 / self._seats
        share = points[-1].opened[seat].mean
        first = points[0].opened[seat]
        deal = Figure(first.mean - start, first.variance, first.count)
        luck = _sum([each.luck[seat] for each in acts])
        own = _sum([each.choice[seat] for each in acts if each.act.seat == seat])
        others = _sum([each.choice[seat] for each in acts if each.act.seat != seat])
        parts = _sum([deal, luck, own, others])
        rest = Figure(share - start - parts.mean, parts.variance, parts.count)
        return SeatAccount(share, start, deal, luck, own, others, rest)

    def _all(self) -> range:
        return range(self._seats)

    def _work(self, done: int) -> None:
        """Before each piece of work: say how far it is, and stop if nobody waits for it."""
        self._go_on()
        if self._told is not None:
            self._told(self._done, self._whole)
        self._done += done

    def _go_on(self) -> None:
        if self._interrupted is not None and self._interrupted():
            raise Interrupted


def _promise(glance: _Glance | None) -> float:
    return 0.0 if glance is None else glance.promise


def _telling(analysed: AnalysedAct) -> float:
    verdict = analysed.verdict
    return 0.0 if verdict is None else abs(verdict.difference.mean)


def _less(one: Figure, other: Figure) -> Figure:
    variance = one.variance + other.variance
    return Figure(one.mean - other.mean, variance, min(one.count, other.count))


def _sum(figures: list[Figure]) -> Figure:
    return Figure(
        math.fsum([each.mean for each in figures]),
        math.fsum([each.variance for each in figures]),
        sum([each.count for each in figures]),
    )
