"""Collects the answers when several people are asked at once, and plays them in rules order."""

from collections.abc import Iterable, Mapping
from typing import Final

from ludotheque.core import MoveEntry, RewindEntry, Seat, Window
from ludotheque.web.errors import RequestRefused

from .answer_row import AnswerRow
from .answer_window import AnswerWindow, is_same_window
from .receipts import Receipt
from .table import Table
from .turn_clocks import CLOCKS, is_over_days

MOST_RECEIPTS: Final = 8
"""How many requests of a seat are remembered between two lines: whoever repeats one repeats the
last, and nobody can fill the memory by changing their mind."""


class AnswerCollector:
    """The answer windows of one table in use: at most one is open at a time."""

    def __init__(self, table: Table) -> None:
        self.window: AnswerWindow | None = None
        self._table: Final = table
        self._passing: Final[set[Seat]] = set()
        self._receipts: Final[dict[Seat, list[Receipt]]] = {}
        self._stored: Final[dict[Seat, str]] = {}  # the row of each seat, as it is on the disk
        self._followed_entry = -1

    def is_asking(self) -> bool:
        """Whether people are being asked at once; who has answered makes no difference."""
        return self.window is not None and bool(self.window.asked())

    def unanswered(self) -> list[Seat]:
        """The people who can still answer in the open window and have not."""
        return self.window.unanswered() if self.window is not None else []

    def lets_pass(self, seat: Seat) -> bool:
        """Whether this person lets everything pass until their next turn."""
        return seat in self._passing

    # Answering

    def play(self, seat: Seat, move: str) -> None:
        """Make a move, or keep it as an answer until the table plays it."""
        if self.window is None or seat not in self.window.window.seats:
            self._table.play(seat, move)
            return
        self._table.check_answer(seat, move)
        self.window.give(seat, move)
        self._note_request(seat)

    def let_pass(self, seat: Seat, *, on: bool) -> None:
        """Start or stop letting everything pass for this person until their next turn."""
        self._note_request(seat)
        if not on:
            self._passing.discard(seat)
            return
        self._passing.add(seat)
        self._give_silence(seat)

    def stop_passing(self, seat: Seat) -> None:
        """Ask this person again from now on."""
        self._passing.discard(seat)

    def pass_for(self, seats: Iterable[Seat]) -> None:
        """Let it pass for all of these who have not answered."""
        for place, seat in enumerate(seats):
            if place == 0:
                self._note_request(seat)
            self._give_silence(seat)

    def _give_silence(self, seat: Seat) -> None:
        if self.window is not None:
            self.window.give_silence(seat)

    def _note_request(self, seat: Seat) -> None:
        """No line is written for an answer, so its receipt waits with it."""
        if not self._table.lines.request.key:
            return
        receipt = Receipt(self._table.lines.request, self._table.number)
        noted = [*self._receipts.get(seat, ()), receipt]
        self._table.lines.receipts.remove(noted[:-MOST_RECEIPTS])
        self._table.lines.receipts.add(receipt)
        self._receipts[seat] = noted[-MOST_RECEIPTS:]

    # Playing what was answered

    def close_in_time(self, now: float) -> None:
        """Close the window if its time is up; `now` is in seconds since 1970."""
        window = self.window
        if window is not None and window.closes is not None and window.closes <= now:
            window.close()

    def play_answers(self) -> None:
        """Play all answers whose turn has come."""
        table = self._table
        while True:
            self.follow()
            window = self.window
            if window is None or table.players[window.window.seats[0]].bot:
                break
            move, seat = window.next_move(), window.window.seats[0]
            if move is None:
                break
            try:
                table.play(seat, move)
            except RequestRefused:
                if not window.discard(seat):  # else an earlier answer has made it impossible
                    raise
        if table.lines.outbox:
            self._settle()

    def _settle(self) -> None:
        """Lines are being written: they keep the receipts of whatever waits no longer."""
        settled = [seat for seat in self._receipts if not self._is_waiting(seat)]
        receipts = [receipt for seat in settled for receipt in self._receipts.pop(seat)]
        if receipts:
            self._table.lines.settle(receipts)

    def _is_waiting(self, seat: Seat) -> bool:
        return seat in self._passing or bool(self.window and self.window.waiting_answer(seat))

    def follow(self) -> None:
        """Update the window to the position of the match."""
        match, decision = self._table.match, self._table.decision()
        entry = match.number if match else -1
        if match is None or entry == self._followed_entry:
            return
        is_next = entry == self._followed_entry + 1
        is_rewound = bool(entry) and isinstance(match.record.entries[-1], RewindEntry)
        # After a rewind a window is asked anew, even if it is like the one that was open
        before = self.window if is_next and not is_rewound else None
        self._followed_entry = entry
        asked = decision.window if decision else None
        by_move = bool(entry) and isinstance(match.record.entries[-1], MoveEntry)
        if decision is None or asked is None:
            self.window = None
            self._passing.difference_update(
                range(len(self._table.players)) if decision is None else (decision.seat,)
            )
        elif before is None or not is_same_window(asked, before.window, by_move=by_move):
            self.window = self._opened(asked, entry)
            self._pass_at_once()
        elif by_move:
            before.go_on(asked)
        else:
            self.window = self._with_other_people(before)
            self._pass_at_once()

    def _opened(self, asked: Window, entry: int) -> AnswerWindow:
        """A window that was opened by this entry."""
        lobby = self._table.lobby
        holders = [lobby.chairs[seat].holder for seat in asked.seats if lobby.chairs[seat].holder]
        at_one_screen = len(set(holders)) < len(holders)
        timed = asked.silence is not None and not at_one_screen
        # The time counts from the line, so that it is the same after a restart
        over_days = is_over_days(lobby.clock)
        seconds = CLOCKS[lobby.clock] if over_days else lobby.seconds
        closes = self._table.lines.time_of(entry) + seconds if timed else None
        line = self._table.lines.line_of(entry)
        people = self._people(asked)
        return AnswerWindow(asked, people, closes, entry, line, waits_for_all=over_days)

    def _people(self, asked: Window) -> list[Seat]:
        return [seat for seat in asked.seats if not self._table.players[seat].bot]

    def _with_other_people(self, before: AnswerWindow) -> AnswerWindow:
        """The same window, after a seat in it has changed hands. Answers stay with the people who
        are still there."""
        asked = before.window
        window = AnswerWindow(
            asked,
            self._people(asked),
            before.closes,
            before.entry,
            before.since,
            waits_for_all=before.waits_for_all,
        )
        for seat in window.people:
            window.put_back(seat, before.waiting_answer(seat))
        if before.is_ended:
            window.close()
        return window

    def _pass_at_once(self) -> None:
        for seat in self._passing:
            self._give_silence(seat)

    # Storing: a row for each seat that has something to store

    def restore(self, rows: Mapping[Seat, str]) -> None:
        """Go on where the table was when it was stored."""
        opening, decision = self._table.opening, self._table.decision()
        if self._table.match is not None and opening is not None:
            self._followed_entry = self._table.match.number
            self.window = self._opened(opening.window, opening.entry)
            left = decision.window if decision else None
            if left is not None and left != opening.window:
                self.window.go_on(left)
        self.follow()
        self._stored.update(rows)
        for seat, text in rows.items():
            self._put_back(seat, text)

    def unstored(self, seats: Iterable[Seat] | None = None) -> dict[Seat, str]:
        """The rows that differ from what is stored, of these seats or of all; an empty one is to be
        deleted."""
        if self.window is None and not (self._passing or self._receipts or self._stored):
            return {}
        all_seats = range(len(self._table.lobby.chairs))
        rows = {seat: self._row(seat).text() for seat in (all_seats if seats is None else seats)}
        return {seat: text for seat, text in rows.items() if text != self._stored.get(seat, "")}

    def begin_storing(self, rows: Mapping[Seat, str]) -> dict[Seat, str]:
        """These rows are stored from now on, unless `undo` says otherwise. Returns what they
        replace."""
        replaced = {seat: self._stored.get(seat, "") for seat in rows}
        self._stored.update(rows)
        return replaced

    def undo(self, rows: Mapping[Seat, str], replaced: Mapping[Seat, str]) -> None:
        """Storing has failed: go back to the rows that were replaced, as far as nothing else has
        happened since."""
        for seat, text in rows.items():
            if self._row(seat).text() == text:
                self._put_back(seat, replaced[seat])
                self._stored[seat] = replaced[seat]

    def _row(self, seat: Seat) -> AnswerRow:
        answer = self.window.waiting_answer(seat) if self.window is not None else ""
        return AnswerRow(
            self.window.entry if self.window is not None and answer else 0,
            answer,
            seat in self._passing,
            tuple(self._receipts.get(seat, ())),
        )

    def _put_back(self, seat: Seat, text: str) -> None:
        """Let this seat have said what its row says, and nothing else."""
        row = AnswerRow.read(text)
        self._table.lines.receipts.remove(self._receipts.pop(seat, ()))
        for receipt in row.receipts:
            self._table.lines.receipts.add(receipt)
        if row.receipts:
            self._receipts[seat] = list(row.receipts)
        self._passing.discard(seat)
        if row.passes:
            self._passing.add(seat)
        if self.window is not None:
            is_about_it = row.entry == self.window.entry
            self.window.put_back(seat, row.move if is_about_it else "")
