"""A game with its chance laid open: who is asked next, a seat or chance, and what each was told."""

import json
from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    NOBODY,
    WATCHER,
    Chance,
    Decision,
    Event,
    Game,
    Journal,
    Move,
    Seat,
    State,
)

from .actions import Actions

Deal = tuple[int, Mapping[str, object]]
"""How many play, and with which options."""


class Unsettled(Exception):
    """The outcomes have run out: so many are equally likely now."""

    def __init__(self, below: int) -> None:
        super().__init__(f"one of {below} outcomes is needed")
        self.below: Final = below


class Outcomes(Chance):
    """Chance with the outcomes that are known so far; Unsettled where one more is needed."""

    __slots__ = ("_known", "_next")

    def __init__(self, known: tuple[int, ...]) -> None:
        self._known: Final = known
        self._next = 0

    def below(self, n: int) -> int:
        if self._next == len(self._known):
            raise Unsettled(n)
        outcome = self._known[self._next]
        self._next += 1
        return outcome


class Course:
    """A game so far. It never changes: an action leads to another course, and copies are shared.

    A move, or the deal, is made on a copy of the state with the outcomes that are known. Where it
    needs another one, chance is asked (`below` > 0), and it is made again with that outcome.
    """

    __slots__ = (
        "_actions",
        "_move",
        "_outcomes",
        "below",
        "decision",
        "events",
        "game",
        "page",
        "start",
        "state",
        "told",
    )

    def __init__(
        self,
        game: Game,
        actions: Actions,
        start: Deal,
        state: State | None,
        events: tuple[tuple[Seat, Event | Move], ...] = (),
        told: tuple[str, ...] = (),
        page: int = 0,
    ) -> None:
        self.game: Final = game
        self._actions: Final = actions
        self.start: Final = start
        self.state: Final = state
        """The last state that is settled; None before the deal."""
        self.events: Final = events
        """All that was told, and each seat's own moves with the seat that made them."""
        self.told: Final = told or ("",) * (start[0] + 1)
        """The same as a text for each seat, and last for WATCHER."""
        self.page: Final = page
        self.decision: Final[Decision | None] = None if state is None else state.decision()
        self.below = 0
        """How many outcomes are equally likely now; 0 if chance is not asked."""
        self._move: Move | None = None
        self._outcomes: tuple[int, ...] = ()

    def __deepcopy__(self, _memo: object) -> "Course":
        return self

    @staticmethod
    def begin(
        game: Game, actions: Actions, players: int, options: Mapping[str, object]
    ) -> "Course":
        """Before the deal."""
        course = Course(game, actions, (players, options), None)
        return course._made(None, ())

    def at(self, state: State) -> "Course":
        """A course that begins in this state: nothing was told yet."""
        return Course(self.game, self._actions, self.start, state)

    @property
    def seat(self) -> Seat:
        """Who is asked, if chance is not; NOBODY when the game is over."""
        return NOBODY if self.decision is None else self.decision.seat

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.decision is None and not self.below

    @property
    def options(self) -> tuple[Move, ...]:
        return () if self.decision is None else self.decision.options

    def legal(self) -> list[int]:
        """The actions of who is asked."""
        if self.below:
            return list(range(self.below))
        return self._actions.legal(self.options, self.page)

    def text(self, action: int) -> str:
        """What this action is."""
        if self.below:
            return f"{action} of {self.below}"
        if action == self._actions.more:
            return "more"
        return str(self._actions.page(self.options, self.page)[action])

    def after(self, action: int) -> "Course":
        """The course that this action of whoever is asked leads to."""
        if self.below:
            return self._made(self._move, (*self._outcomes, action))
        if action == self._actions.more:
            return Course(
                self.game,
                self._actions,
                self.start,
                self.state,
                self.events,
                self.told,
                self.page + 1,
            )
        return self._made(self._actions.page(self.options, self.page)[action], ())

    def _made(self, move: Move | None, outcomes: tuple[int, ...]) -> "Course":
        """This course once the move, or the deal, has been made with these outcomes; if they do not
        suffice, a course in which chance is asked."""
        journal = Journal()
        chance = Outcomes(outcomes)
        players, options = self.start
        game = self.game
        try:
            if self.state is None:
                state = game.deal(players, chance, game.settings(players, options), journal)
            else:
                assert move is not None
                state = self.state.copy()
                state.apply(move, chance, journal)
        except Unsettled as unsettled:
            waiting = Course(
                game, self._actions, self.start, self.state, self.events, self.told, self.page
            )
            waiting.below = unsettled.below
            waiting._move, waiting._outcomes = move, outcomes
            return waiting
        events: list[tuple[Seat, Event | Move]] = []
        if move is not None:
            events.append((self.seat, move))
        events += [(WATCHER, event) for event in journal.events]
        told = tuple(
            [
                before + "".join([_line(what, by, seat) for by, what in events])
                for before, seat in zip(self.told, (*range(players), WATCHER), strict=True)
            ]
        )
        return Course(game, self._actions, self.start, state, (*self.events, *events), told)

    def resampled(self, seat: Seat, chance: Chance) -> "Course":
        """Another course that this seat cannot tell from this one, at a decision of any seat. What
        others know of the new world is what everybody knows, and what they see there."""
        if self.state is None or self.below:
            raise ValueError("nothing is settled here")
        state = self.game.fill(self.state.view(seat), seat, chance)
        public = self.told[WATCHER]
        told = [public] * len(self.told)
        told[seat] = self.told[seat]
        events = tuple(
            [
                (by, what if isinstance(what, Move) else what.seen_by(seat))
                for by, what in self.events
                if by in (seat, WATCHER)
            ]
        )
        return Course(self.game, self._actions, self.start, state, events, tuple(told), self.page)

    def observation(self, seat: Seat) -> str:
        """What this seat sees now."""
        if self.state is None:
            return "deal"
        page = f"page {self.page}\n" if self.page and self.seat == seat else ""
        view = json.dumps(self.state.view(seat).content(), separators=(",", ":"))
        return f"{'chance' if self.below else ''}{page}{view}"

    def information(self, seat: Seat) -> str:
        """All that this seat was told, has done and sees."""
        return self.told[seat] + self.observation(seat)


def _line(what: Event | Move, by: Seat, seat: Seat) -> str:
    if isinstance(what, Move):
        return f"> {what}\n" if by == seat else ""
    return f"{what.seen_by(seat)!r}\n"
