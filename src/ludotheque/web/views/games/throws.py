"""The dice as everybody saw them fall: what led to a throw, how it could have ended, what came of
it. Only throws of the last move are shown, so that none outlives its moment."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from ludotheque.core import Card, Event, Phrase
from ludotheque.games.market.odds import (
    LOSES,
    TIES,
    WINS,
    Odds,
    duel,
    guard_test,
    last_defence,
    last_watch,
    mining,
)
from ludotheque.games.sans_foi_ni_loi.phases import EXPLODES_FROM
from ludotheque.web.views.scene import Scene

from .odds_bar import Segment, segments

START: Final = "start"
DIFFICULTY: Final = "difficulty"
WATCH: Final = "watch"
"""The purpose of a throw that only has to equal the other one."""
GUARD: Final = "guard"
"""The purpose of a throw that loses if it only equals the other one."""
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
GOLD: Final = "gold"
MINE: Final = "mine"

_FIRST: Final = {WATCH: DIFFICULTY, GUARD: DIFFICULTY, DEFENCE: ATTACK}
"""What is rolled before, for a throw against another one."""
_SIGNS: Final = {WINS: "✓", TIES: "=", LOSES: "✗"}
_TURNED: Final = {WINS: LOSES, TIES: TIES, LOSES: WINS}


class Roll(NamedTuple):
    """One roll."""

    key: str
    dice: tuple[int, ...]
    added: int
    total: int
    what: str
    who: str
    says: str
    card: Card | None = None
    """Who or what it is rolled for, in a duel."""
    result: str = ""
    """Against another throw: `wins`, `loses` or `ties`."""
    sign: str = ""


class Throw(NamedTuple):
    """Rolls that belong together, what led to them and what came of them."""

    key: str
    contest: str
    """`duel`, `test` or `mine` if there is something to win; otherwise empty."""
    before: str
    rolls: tuple[Roll, ...]
    """In a contest, the one whose chances the bar tells comes first."""
    bar: tuple[Segment, ...]
    verdict: str
    """How the first one stands against the second."""
    after: tuple[str, ...]


class Throws:
    """Reads throws out of what was told."""

    def __init__(
        self,
        purposes: Mapping[Phrase, str],
        causes: frozenset[Phrase],
        results: frozenset[Phrase],
        scene: Scene,
    ) -> None:
        self._purposes: Final = purposes
        self._causes: Final = causes
        self._results: Final = results
        self._scene: Final = scene

    def found(self, told: Sequence[Event], recent: int) -> list[Throw]:
        """The throws among the last `recent` things told, oldest first."""
        places = range(len(told) - recent, len(told))
        rolled = [at for at in places if told[at].phrase in self._purposes]
        groups: list[list[int]] = []
        for at in rolled:
            if groups and groups[-1][-1] == at - 1 and not self._is_whole(told, groups[-1]):
                groups[-1].append(at)
            else:
                groups.append([at])
        return [self._throw(told, group) for group in groups]

    def _is_whole(self, told: Sequence[Event], group: list[int]) -> bool:
        """Whether another roll does not belong to these."""
        return self._purposes[told[group[-1]].phrase] in (*_FIRST, GOLD, MINE)

    def _throw(self, told: Sequence[Event], group: list[int]) -> Throw:
        first, last = group[0], group[-1]
        rolls = [self._roll(told, at) for at in group]
        was_rolled = False
        wanted = _FIRST.get(rolls[0].what)
        if wanted is not None:  # the first die was rolled before something was asked
            earlier = [at for at in range(first) if self._purposes.get(told[at].phrase) == wanted]
            rolls = [self._roll(told, at) for at in earlier[-1:]] + rolls
            was_rolled = True
        cause = [event for event in told[:first][-1:] if event.phrase in self._causes]
        after = takewhile(lambda event: event.phrase in self._results, told[last + 1 :])
        contest, odds = _odds(rolls, was_rolled)
        bar = segments(odds, f"market-{contest}", self._scene) if odds else ()
        verdict = ""
        if len(rolls) == 2 and contest:
            if cause and "target" in cause[0].phrase.names:
                cards = cause[0].number("card"), cause[0].number("target")
                rolls = [roll._replace(card=card) for roll, card in zip(rolls, cards, strict=True)]
            rolls = _compared(*rolls)
            verdict = self._scene.word(f"market-verdict-{contest}-{rolls[0].result}")
        return Throw(
            rolls[-1].key,
            contest,
            self._scene.say(cause[0]) if cause else "",
            tuple(rolls),
            bar,
            verdict,
            tuple([self._scene.say(event) for event in after]),
        )

    def _roll(self, told: Sequence[Event], at: int) -> Roll:
        event, key = told[at], f"{self._scene.told_count - len(told) + at}"
        numbers = [value for value in event.values if isinstance(value, int)]
        what, who = self._purposes[event.phrase], self._scene.name(numbers[0])
        says = self._scene.say(event)
        if "die" in event.phrase.names:
            die = event.number("die")
            added = event.number("added") if "added" in event.phrase.names else 0
            return Roll(key, (die,), added, die + added, what, who, says)
        one, other, total = numbers[-3:]
        return Roll(key, (one, other), 0, total, what, who, says)


def _odds(rolls: Sequence[Roll], was_rolled: bool) -> tuple[str, Odds | None]:
    """What was decided, and how it could have ended before the last die, or before both."""
    if rolls[-1].what == MINE:
        return "mine", mining(EXPLODES_FROM)
    if len(rolls) < 2 or rolls[1].what not in _FIRST:
        return "", None
    against, own = rolls
    if own.what == DEFENCE:
        total = against.total
        return "duel", (
            last_defence(total, own.added) if was_rolled else duel(against.added, own.added)
        )
    equal_is_enough = own.what == WATCH
    if was_rolled:
        return "test", last_watch(own.added, against.total, equal_is_enough)
    return "test", guard_test(own.added, against.added, equal_is_enough)


def _compared(against: Roll, own: Roll) -> list[Roll]:
    """Two throws against each other, the one whose chances are told first. The test says which of
    them wins if they are equal; in a duel neither does."""
    if own.what == DEFENCE:
        first, second, equal = against, own, TIES
    else:
        first, second, equal = own, against, WINS if own.what == WATCH else LOSES
    result = WINS if first.total > second.total else LOSES
    if first.total == second.total:
        result = equal
    turned = _TURNED[result]
    return [
        first._replace(result=result, sign=_SIGNS[result]),
        second._replace(result=turned, sign=_SIGNS[turned]),
    ]
