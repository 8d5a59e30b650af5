"""Collects the answers when several people are asked at once, and plays them in rules order."""

from typing import Final

from ludotheque.core import MoveEntry, Seat, Window
from ludotheque.web.errors import RequestRefused

from .answer_window import AnswerWindow
from .table import Table


class AnswerCollector:
    """The answer windows of one table in use: at most one is open at a time."""

    def __init__(self, table: Table) -> None:
        self.window: AnswerWindow | None = None
        self._table: Final = table
        self._passing: Final[set[Seat]] = set()
        self._followed_entry = -1

    def unanswered(self) -> list[Seat]:
        """The people who can still answer in the open window and have not."""
        return self.window.unanswered() if self.window is not None else []

    def lets_pass(self, seat: Seat) -> bool:
        """Whether this person lets everything pass until their next turn."""
        return seat in self._passing

    # Answering

    def play(self, seat: Seat, move: str) -> bool:
        """Make a move, or keep it as an answer until the table plays it. True if it was kept."""
        if self.window is None or seat not in self.window.window.seats:
            self._table.play(seat, move)
            return False
        self._table.check_answer(seat, move)
        self.window.give(seat, move)
        self._table.mark_answered()
        return True

    def let_pass(self, seat: Seat, *, on: bool) -> None:
        """Start or stop letting everything pass for this person until their next turn."""
        if not on:
            self._passing.discard(seat)
            return
        self._passing.add(seat)
        self.give_silence(seat)

    def give_silence(self, seat: Seat) -> None:
        if self.window is not None:
            self.window.give_silence(seat)

    # Playing what was answered

    def play_answers(self, now: float) -> None:
        """Play all answers whose turn has come; `now` is in seconds since 1970."""
        table = self._table
        while True:
            self.follow(now)
            window = self.window
            if window is None or table.players[window.window.seats[0]].bot:
                return
            move, seat = window.next_move(), window.window.seats[0]
            if move is None:
                return
            try:
                table.play(seat, move)
            except RequestRefused:
                if not window.has_answered(seat):
                    raise
                window.discard(seat)  # an earlier answer has made it impossible

    def follow(self, now: float) -> None:
        """Update the window to the position of the match; `now` is in seconds since 1970."""
        match, decision = self._table.match, self._table.decision()
        entry, before = (match.number if match else -1), self._followed_entry
        if entry == before:
            return
        self._followed_entry = entry
        asked = decision.window if decision else None
        if decision is None or asked is None:
            self.window = None
            if decision is not None:
                self._passing.discard(decision.seat)
        elif self.window is None or entry != before + 1:
            self.window = self._opened(asked, now + self._table.lobby.seconds)
        elif asked.goes_on(self.window.window):
            self.window.window = asked
        elif asked == self.window.window and not self._last_entry_is_a_move():
            self.window = self._opened(asked, self.window.closes, self.window)
        else:
            self.window = self._opened(asked, now + self._table.lobby.seconds)

    def _last_entry_is_a_move(self) -> bool:
        match = self._table.match
        return match is not None and isinstance(match.record.entries[-1], MoveEntry)

    def _opened(
        self, asked: Window, closes: float | None, before: AnswerWindow | None = None
    ) -> AnswerWindow:
        """A new window, or the same one after a seat in it has changed hands."""
        table = self._table
        people = [seat for seat in asked.seats if not table.players[seat].bot]
        holders = {table.lobby.chairs[seat].holder for seat in people}
        at_one_screen = len(holders) < len(people)
        timed = asked.silence is not None and not at_one_screen
        since = before.since if before is not None else table.last_act
        window = AnswerWindow(asked, people, closes if timed else None, since)
        for seat in people:
            if before is not None and before.has_answered(seat):
                window.give(seat, before.answer_of(seat))
            elif seat in self._passing:
                window.give_silence(seat)
        return window
