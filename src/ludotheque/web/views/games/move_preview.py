"""What each option would do, in words, shown before it is chosen."""

from typing import Final, NamedTuple

from babel.numbers import format_decimal

from ludotheque.core import Move
from ludotheque.games.market.odds import Odds
from ludotheque.games.market.state import MarketState
from ludotheque.texts.language import locale_of
from ludotheque.web.views.scene import Scene

from .move_outlook import (
    DRAWS,
    NO_TEST,
    PLAYS,
    POINTS,
    TAKES,
    TEST,
    Change,
    Foresight,
    Outlook,
    Outlooks,
)
from .odds_bar import Segment, segments, win_percent

_STAR: Final = "\N{BLACK STAR}"


class ShownChange(NamedTuple):
    """A figure before and after."""

    what: str
    who: str
    before: str
    after: str
    says: str


class ShownCase(NamedTuple):
    """What follows, and how it ends if there are several ways."""

    ending: str
    title: str
    changes: tuple[ShownChange, ...]


class Preview(NamedTuple):
    """An option's outlook in words."""

    key: str
    cost: int
    cost_says: str
    bar: tuple[Segment, ...]
    cases: tuple[ShownCase, ...]
    notes: tuple[str, ...]
    brief: str
    """What is said of it in one word, beside a target or in a button."""


class MovePreviews:
    """The previews of a page. Options that lead to the same have one in common, since there may be
    hundreds of them."""

    def __init__(self, foresight: Foresight, view: MarketState, scene: Scene) -> None:
        self._outlooks: Final = Outlooks(foresight, view)
        self._view: Final = view
        self._scene: Final = scene
        self._found: Final[dict[Outlook, Preview]] = {}

    @property
    def all(self) -> list[Preview]:
        return list(self._found.values())

    def of(self, move: Move) -> Preview:
        outlook = self._outlooks.of(move)
        found = self._found.get(outlook)
        if found is None:
            found = self._worded(outlook, f"preview-{len(self._found)}")
            self._found[outlook] = found
        return found

    # Words

    def _worded(self, outlook: Outlook, key: str) -> Preview:
        odds, word = outlook.odds, self._scene.word
        bar = segments(odds, "market-duel", self._scene) if odds.is_contest else ()
        titles = {part.ending: word("market-if", percent=part.text, what=part.says) for part in bar}
        cases = [
            ShownCase(case.ending, titles.get(case.ending, ""), self._changes(case.changes))
            for case in outlook.cases
        ]
        cost, left = outlook.cost, self._view.points
        return Preview(
            key,
            cost,
            word("market-cost", cost=cost, points=left, left=left - cost) if cost else "",
            bar,
            tuple([case for case in cases if case.title or case.changes]),
            self._notes(outlook),
            self._brief(outlook),
        )

    def _changes(self, changes: tuple[Change, ...]) -> tuple[ShownChange, ...]:
        """The reader's own first."""
        own = [change for change in changes if self._seat(change) == self._view.eyes]
        others = [change for change in changes if self._seat(change) != self._view.eyes]
        return tuple([self._change(change) for change in (*own, *others)])

    def _seat(self, change: Change) -> int:
        return change.whose if change.what == POINTS else self._view.owners[change.whose]

    def _change(self, change: Change) -> ShownChange:
        who = self._scene.name(self._seat(change))
        home = 0 if change.what == POINTS else self._view.home(change.whose)
        if home:
            who = self._scene.word("sf-ranch-of", name=who, home=home)
        before, after = self._figure(change.what, change.before), self._range(change)
        key = f"market-change-{change.what}"
        if change.what == TEST and NO_TEST in (change.before, change.least):
            key += "-new" if change.before == NO_TEST else "-gone"
        says = self._scene.word(key, name=who, before=before, after=after)
        return ShownChange(change.what, who, before, after, says)

    def _figure(self, what: str, figure: int) -> str:
        if what != TEST:
            return str(figure)
        return "\N{EN DASH}" if figure == NO_TEST else self._scene.word("percent", number=figure)

    def _range(self, change: Change) -> str:
        least, most = self._figure(change.what, change.least), str(change.most)
        if change.least == change.most:
            return least
        return self._scene.word("market-range", least=least, most=most)

    def _notes(self, outlook: Outlook) -> tuple[str, ...]:
        word, odds = self._scene.word, outlook.odds
        found = []
        if outlook.kind == TAKES:
            cost = outlook.later_cost
            found.append(word("market-take-note", cost=int(cost) if cost.isdigit() else cost))
        elif outlook.kind == DRAWS:
            found.append(word("market-draw-note"))
        if _is_haul(odds):
            found.append(self._haul(odds))
        if odds.has_second_roll:
            found.append(word("market-second-roll-note"))
        if outlook.kind == PLAYS and self._scene.game.asks_together:
            found.append(word("market-unanswered-note"))
        return tuple(found)

    def _haul(self, odds: Odds) -> str:
        least, most = odds.falls[0].gold, odds.falls[-1].gold
        if least == most:
            return self._scene.word("market-sure-haul-note", gold=most)
        mean = sum(fall.gold * fall.ways for fall in odds.falls) / odds.cases
        rounded = format_decimal(round(mean, 1), locale=locale_of(self._scene.words.lang))
        return self._scene.word("market-haul-note", least=least, most=most, mean=rounded)

    def _brief(self, outlook: Outlook) -> str:
        """The chance to win, what the die brings, or the points of whoever loses most."""
        odds = outlook.odds
        if odds.is_contest:
            return self._scene.word("percent", number=win_percent(odds))
        if _is_haul(odds):
            least, most = odds.falls[0].gold, odds.falls[-1].gold
            if least == most:
                return f"+{most}"
            return self._scene.word("market-range", least=f"+{least}", most=str(most))
        changes = [change for case in outlook.cases for change in case.changes]
        points = [change for change in changes if change.what == POINTS]
        if not points:
            return ""
        worst = min(points, key=_gain)
        return f"{_STAR} {worst.before} \N{RIGHTWARDS ARROW} {worst.least}"


def _gain(change: Change) -> int:
    return change.least - change.before


def _is_haul(odds: Odds) -> bool:
    """Whether a die brings gold."""
    return odds.is_known and not odds.is_contest and odds.cases > 1
