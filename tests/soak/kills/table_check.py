"""Checks one table: its lines against the rules, and against what its people have sent."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ludotheque.core import Fields, Match, Player, Record, Seat, Window, verify
from ludotheque.games import GAMES
from ludotheque.web.tables.answer_row import NOTHING_SAID, AnswerRow
from tests.soak.kills.figures import DOUBLED, LOST, UNEXPLAINED, Figures
from tests.soak.kills.ledger import Act, Fate, Ledger

KINDS: Final = (
    "setup",
    "dealing",
    "commitment",
    "commitments",
    "number",
    "record",
    "say",
    "again",
    "code",
)
SENT_FOR_THE_DEAL: Final = {"commitment": "commit", "number": "reveal"}
"""Lines that hold what a client has sent, and how it was sent."""
OPENING: Final = ("start", *SENT_FOR_THE_DEAL.values())
"""What may lead to more lines at once: the promises of all, the deal."""
LINED: Final = ("moves", "back", "resign", "talk", *OPENING)
"""What is a line as soon as it is acknowledged, but for answers."""


@dataclass
class Played:
    """What a table played for a seat in a window."""

    move: str
    allowed: frozenset[str]


@dataclass
class WindowSeen:
    """A window as the lines show it."""

    window: Window
    """What was left of it when it was last seen."""
    entry: int
    """The entry of the match that opened it."""
    played: Final[dict[Seat, Played | None]] = field(default_factory=dict)
    """None where a bot has played, in a seat that was a person's or never was."""


class Damage(Exception):
    """The lines cannot be followed any further."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind: Final = kind


class TableCheck:
    """Follows a table line by line with a match of its own, and remembers every line."""

    def __init__(self, table_id: str, ledger: Ledger, figures: Figures) -> None:
        self.id: Final = table_id
        self.lines: Final[list[str]] = []
        self.setups: Final[list[dict[str, Any]]] = []
        self.again = ""
        self.match: Match | None = None
        self._entries = 0
        self.is_broken = False
        """Whether a line was found that cannot be followed: it is told of once."""
        self._ledger: Final = ledger
        self._figures: Final = figures
        self._window: WindowSeen | None = None
        self._window_at: Final[list[WindowSeen | None]] = []
        self._turn_at: Final[dict[Seat, int]] = {}
        """The last line after which a seat was asked alone."""

    # Following the lines

    def follow(self, lines: Sequence[tuple[int, str]]) -> None:
        """Go on with what is new; what was there before must still be there, as it was."""
        if self.is_broken:
            return
        try:
            for place, (number, text) in enumerate(lines):
                self._see(place, number, text)
            if len(lines) < len(self.lines):
                raise Damage(LOST, f"{len(self.lines) - len(lines)} lines are gone")
        except Damage as damage:
            self.is_broken = True
            self._trouble(damage.kind, str(damage))

    def _see(self, place: int, number: int, text: str) -> None:
        if number != place:
            raise Damage(LOST, f"there is no line {place}")
        if place >= len(self.lines):
            self._take(place, text)
        elif self.lines[place] != text:
            raise Damage(LOST, f"line {place} was {self.lines[place]} and is {text}")

    def _take(self, number: int, text: str) -> None:
        self._figures.counts["lines checked"] += 1
        self.lines.append(text)
        content = json.loads(text)
        by, key = content.get("by", ""), content.get("key", "")
        act = self._ledger.find(by, key)
        kinds = [kind for kind in KINDS if kind in content]
        is_keyed = act is not None or key in self._ledger.arrival_keys
        if len(kinds) != 1 or bool(key) != is_keyed:
            self._trouble(UNEXPLAINED, f"line {number} is {text}")
        elif kinds == ["setup"]:
            self._take_setup(content["setup"])
        elif kinds == ["record"]:
            self._take_record(number, content["record"], act)
        elif kinds == ["say"]:
            self._take_saying(number, content["say"], act)
        elif kinds == ["again"]:
            self._take_again(number, content["again"])
        elif kinds == ["code"]:
            self._take_code(number, content["code"])
        else:
            self._take_dealing(number, kinds[0], content, act)
        self._window_at.append(self._window)

    def _take_setup(self, setup: dict[str, Any]) -> None:
        self.setups.append(setup)
        names = [chair["name"] for chair in setup["chairs"] if "name" in chair]
        for name in {name for name in names if names.count(name) > 1}:
            self._trouble(DOUBLED, f"{name} sits in two chairs")

    def _take_again(self, number: int, there: str) -> None:
        if self.again:
            self._trouble(DOUBLED, f"line {number} names a second return match")
        self.again = there

    def _take_code(self, number: int, code: dict[str, Any]) -> None:
        if code["holder"] not in self._ledger.movers:
            self._trouble(UNEXPLAINED, f"nobody asked for the code of line {number}: {code}")

    def _take_dealing(
        self, number: int, kind: str, content: dict[str, Any], act: Act | None
    ) -> None:
        """What comes between the start and the deal when several clients play."""
        if kind in SENT_FOR_THE_DEAL:
            sent = content[kind]["sent"]
            self._find_by(act, SENT_FOR_THE_DEAL[kind], number, content[kind]["seat"], sent)
        elif act is not None and act.kind == "start":
            self._find(act, "start", number)

    def _take_saying(self, number: int, saying: dict[str, Any], act: Act | None) -> None:
        if act is None or act.text != saying["text"]:
            self._trouble(UNEXPLAINED, f"nobody said line {number}: {saying}")
        else:
            self._find(act, "talk", number)

    # Following the match

    def _take_record(self, number: int, text: str, act: Act | None) -> None:
        if self.match is None:
            record = Record.read(f"{text}\n")
            self.match = Match.resume(GAMES[record.header.game], record)
            if self.match.record.header_line() != text:
                raise Damage(UNEXPLAINED, f"line {number} is not what its header says: {text}")
            if act is not None and act.kind == "start":
                self._find(act, "start", number)
            self._follow_window(is_move=False)
            return
        entry = json.loads(text)
        self._entries += 1
        place = entry.get("n", 0)  # the header has none
        if place != self._entries:
            kind = DOUBLED if place < self._entries else LOST
            raise Damage(kind, f"line {number} should be entry {self._entries}: {text}")
        if "end" not in entry:
            self._explain(number, entry, act)
            self._carry_out(entry)
        made = self.match.record.entries
        if self._entries > len(made) or made[self._entries - 1].text() != text:
            raise Damage(UNEXPLAINED, f"the rules do not lead to line {number}: {text}")
        self._follow_window(is_move="move" in entry)

    def _carry_out(self, entry: dict[str, Any]) -> None:
        """Let our own match do the same, with the same dice."""
        assert self.match is not None
        if "move" in entry:
            self.match.play(entry["seat"], entry["move"])
        elif "back" in entry:
            self.match.back(entry["seat"])
        elif "resign" in entry:
            stand_in = Player.restore(Fields(entry["player"])) if "player" in entry else None
            self.match.resign(entry["resign"], stand_in)
        elif "player" in entry:
            self.match.hand_over(entry["seat"], Player.restore(Fields(entry["player"])))

    def _explain(self, number: int, entry: dict[str, Any], act: Act | None) -> None:
        """Who has sent this line?"""
        assert self.match is not None
        if "back" in entry:
            self._find_by(act, "back", number, entry["seat"])
        elif "resign" in entry:
            self._find_by(act, "resign", number, entry["resign"])
        elif "move" not in entry:
            self._trouble(UNEXPLAINED, f"nobody was away, but line {number} is {entry}")
        elif self.match.players[entry["seat"]].bot:
            if self._window is not None:
                self._window.played[entry["seat"]] = None
        elif self._window is not None:
            self._explain_answer(number, entry["seat"], entry["move"])
        else:
            self._find_by(act, "moves", number, entry["seat"], entry["move"])

    def _explain_answer(self, number: int, seat: Seat, move: str) -> None:
        assert self.match is not None
        assert self._window is not None
        decision = self.match.decision()
        assert decision is not None
        allowed = frozenset(map(str, decision.options))
        self._window.played[seat] = Played(move, allowed)
        silence = self._window.window.silence
        if silence is not None and silence.text == move:
            return  # whoever says nothing passes
        if not any(sent.text == move for sent in self._answers(self._window, seat)):
            self._trouble(UNEXPLAINED, f"seat {seat} never answered {move!r}: line {number}")

    def _follow_window(self, *, is_move: bool) -> None:
        """Which window is open after an entry: the same, another or none."""
        assert self.match is not None
        decision, before = self.match.decision(), self._window
        asked = decision.window if decision else None
        if asked is None:
            self._window = None
            if decision is not None:
                self._turn_at[decision.seat] = len(self.lines) - 1
        elif before is not None and is_move and asked.goes_on(before.window):
            before.window = asked
        elif before is None or is_move or asked != before.window:
            self._window = WindowSeen(asked, self._entries)

    # Finding what was sent

    def _find_by(self, act: Act | None, kind: str, number: int, seat: Seat, text: str = "") -> None:
        if act is None or (act.seat, act.text) != (seat, text):
            self._trouble(UNEXPLAINED, f"nobody sent line {number}: {kind} {text!r} of seat {seat}")
        else:
            self._find(act, kind, number)

    def _find(self, act: Act, kind: str, number: int) -> None:
        if act.kind != kind or act.table != self.id:
            self._trouble(UNEXPLAINED, f"line {number} has the key of {act}")
        elif act.line is not None:
            self._trouble(DOUBLED, f"{act} is in line {act.line} and in line {number}")
        else:
            act.line = number

    def _answers(self, window: WindowSeen | None, seat: Seat) -> list[Act]:
        """What this seat has answered in this window and was not refused, in order."""
        return [
            act
            for act in self._ledger.acts[self.id]
            if act.is_answer
            and act.seat == seat
            and act.fate is not Fate.REFUSED
            and act.at < len(self._window_at)
            and self._window_at[act.at] is window
        ]

    def _last_of(self, seat: Seat) -> str:
        """What this seat sent last, and the last lines, for whoever looks for the cause."""
        sent = [f"{act}: {act.fate.name}" for act in self._ledger.acts[self.id] if act.seat == seat]
        return f"sent {sent[-4:]}, lines {self.lines[-4:]}"

    # Judging

    def judge(self, due: Collection[Act], waiting: Mapping[Seat, AnswerRow]) -> None:
        """Everything that was acknowledged is there, in its place. `waiting` is what is stored and
        no line holds yet."""
        if self.is_broken:
            return
        for act in self._ledger.acts[self.id]:
            if act.fate is Fate.REFUSED and act.line is not None and not act.is_settled:
                act.is_settled = True
                self._trouble(UNEXPLAINED, f"{act} was refused, but is in line {act.line}")
            if act not in due or act.is_settled:
                continue
            stored = waiting.get(act.seat, NOTHING_SAID)
            if act.is_answer:
                self._judge_answer(act, stored)
            elif act.kind == "let-pass":
                self._judge_passing(act, stored)
            elif act.kind in LINED:
                self._judge_line(act)
            else:
                act.is_settled = True
        for seat, stored in waiting.items():
            self._judge_stored(seat, self._answer_in(stored))

    def _answer_in(self, stored: AnswerRow) -> str:
        """What waits to be played. What was left from an earlier window never is."""
        window = self._window
        return stored.move if window is not None and window.entry == stored.entry else ""

    def _judge_stored(self, seat: Seat, move: str) -> None:
        """Whatever waits was sent by somebody, and can still be played."""
        if not move:
            return
        window = self._window
        silence = window.window.silence if window else None
        sent = [act.text for act in self._answers(window, seat)] if window else []
        if move not in sent and (silence is None or silence.text != move):
            self._trouble(UNEXPLAINED, f"{move!r} of seat {seat} waits, though nobody said so")

    def _judge_passing(self, act: Act, stored: AnswerRow) -> None:
        """Who lets everything pass does so until their turn, or until they say otherwise."""
        seat, sent = act.seat, self._ledger.acts[self.id]
        later = [
            other
            for other in sent[sent.index(act) + 1 :]
            if (other.kind, other.seat) == ("let-pass", seat) and other.fate is not Fate.REFUSED
        ]
        match = self.match
        is_over = match is None or match.outcome() is not None or match.players[seat].bot
        if later or is_over or self._turn_at.get(seat, -1) > act.number:
            act.is_settled = True
        elif stored.passes != (act.text == "True"):
            act.is_settled = True
            self._trouble(LOST, f"{act} was acknowledged, but is not stored")

    def _judge_line(self, act: Act) -> None:
        act.is_settled = True
        if act.line is None:
            self._trouble(LOST, f"{act} was acknowledged as line {act.number}")
        elif act.kind in OPENING and act.line <= act.number < len(self.lines):
            pass  # the deal may have followed at once
        elif act.number != act.line and not self._is_end(act.line + 1, act.number):
            self._trouble(LOST, f"{act} was acknowledged as line {act.number}, is in {act.line}")

    def _is_end(self, place: int, number: int) -> bool:
        """Whether the line that was named is the end, which the act itself has led to."""
        return place == number < len(self.lines) and '\\"end\\"' in self.lines[number]

    def _judge_answer(self, act: Act, stored: AnswerRow) -> None:
        window = self._window_at[act.at] if act.at < len(self._window_at) else None
        if window is None:
            act.is_settled = True
            self._trouble(LOST, f"{act} was acknowledged, but nothing is asked there")
            return
        answers = self._answers(window, act.seat)
        later = answers[answers.index(act) + 1 :]
        if act.seat in window.played:
            self._judge_played(act, window.played[act.seat], later)
        elif window is not self._window or self._is_a_bots(act.seat):
            act.is_settled = True
            self._figures.counts["answers overtaken by others"] += 1
        elif not later and self._answer_in(stored) != act.text:
            act.is_settled = True
            self._trouble(
                LOST,
                f"{act} was acknowledged as line {act.number} and has not been played, nor does it "
                f"wait in the window of entry {window.entry}: {stored}; {self._last_of(act.seat)}",
            )

    def _is_a_bots(self, seat: Seat) -> bool:
        """Whether the person has resigned since, so that a bot answers in their place."""
        return self.match is not None and bool(self.match.players[seat].bot)

    def _judge_played(self, act: Act, played: Played | None, later: Sequence[Act]) -> None:
        if later and all(other.fate is Fate.UNKNOWN for other in later):
            return  # it may have been changed in time, or not
        act.is_settled = True
        if played is None or act.text not in played.allowed:
            self._figures.counts["answers overtaken by others"] += 1
        elif played.move != act.text and not later:
            self._trouble(LOST, f"{act} was acknowledged, but {played.move!r} was played")

    def judge_match(self) -> None:
        """Check the whole match from its lines, as anybody who is given its record can: its deal,
        its dice and its moves."""
        if self.match is None or self.is_broken:
            return
        texts = [json.loads(line) for line in self.lines]
        text = "".join([f"{each['record']}\n" for each in texts if "record" in each])
        if self._ledger.records.get(self.id, text) != text:
            self._trouble(UNEXPLAINED, "its record is not what is stored")
        record = Record.read(text)
        failure = verify(GAMES[record.header.game], record).failure
        if failure is not None:
            self._trouble(UNEXPLAINED, f"its record fails: {failure.name}, {failure.problem}")
        self._figures.counts["matches checked move by move"] += 1

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.outcome() is not None

    def _trouble(self, kind: str, what: str) -> None:
        self._figures.trouble(kind, f"table {self.id}: {what}")
