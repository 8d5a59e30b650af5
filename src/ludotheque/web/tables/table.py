"""A table: who sits there, what is played, what was said. It is a fold over its lines.

A change is made in memory and waits in the outbox; the registry stores it before anybody is told.
If that fails, this table is thrown away and read again from the store.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ludotheque.core import (
    Decision,
    Event,
    Fields,
    Game,
    Match,
    OptionValue,
    Outcome,
    Player,
    Record,
    Refusal,
    Seat,
    State,
)
from ludotheque.web.errors import RefusedByRules, RequestRefused
from ludotheque.web.storage.store import Line

from .lobby import Chair, Lobby, bot_chair

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

LONGEST_SAYING: Final = 300
STAND_IN: Final = "greedy"
"""The bot that plays on for somebody who has resigned or does not come back."""


class Saying(NamedTuple):
    """A line of talk."""

    number: int
    seat: Seat
    name: str
    """The name of the person who sat there then: until the start, people change seats."""
    text: str


class Table:
    """One table, from its opening to the end of its match."""

    def __init__(self, table_id: str, games: Mapping[str, Game], lobby: Lobby) -> None:
        self.id: Final = table_id
        self.game: Final = games[lobby.game]
        self.lobby = lobby
        self.match: Match | None = None
        self.talk: Final[list[Saying]] = []
        self.rematch_id = ""
        """The table at which the rematch is played."""
        self.number = -1
        """The number of the last line."""
        self.last_act = 0
        """The number of the last line that changed what can be done, as talk does not."""
        self.outbox: Final[list[Line]] = []
        self._entries: Final[list[int]] = []  # the match's last entry after line n
        self._answered: Final[dict[tuple[str, str], int]] = {}
        self._now = 0.0
        self._key = ""
        self._by = ""

    # Opening, and reading what happened

    @staticmethod
    def open(table_id: str, games: Mapping[str, Game], lobby: Lobby, now: float) -> "Table":
        table = Table(table_id, games, lobby)
        table.begin_request(now)
        table._write("setup", lobby.content())
        return table

    @staticmethod
    def read(table_id: str, games: Mapping[str, Game], lines: Iterable[Line]) -> "Table":
        """The table that these lines describe."""
        contents = [Fields(json.loads(line.text)) for line in lines]
        table = Table(table_id, games, Lobby.restore(contents[0].fields("setup")))
        record: list[str] = []
        for content in contents:
            table._follow(content, record)
        if record:
            read = Record.read("".join([f"{line}\n" for line in record]))
            table.match = Match.resume(table.game, read, keep=table._keep)
        return table

    def _follow(self, content: Fields, record: list[str]) -> None:
        self.number += 1
        if "setup" in content:
            self.lobby = Lobby.restore(content.fields("setup"))
        elif "record" in content:
            record.append(content.text("record"))
        elif "say" in content:
            said = content.fields("say")
            seat = said.number("seat", 0, 99)
            self.talk.append(Saying(self.number, seat, said.text("name"), said.text("text")))
        elif "again" in content:
            self.rematch_id = content.text("again")
        if "key" in content:
            self._answered[content.text("by"), content.text("key")] = self.number
        acted = "record" in content or ("setup" in content and not record)
        self._count(acted=acted, entries=max(0, len(record) - 1))

    def _count(self, *, acted: bool, entries: int) -> None:
        if acted:
            self.last_act = self.number
        self._entries.append(entries)

    # Writing

    def begin_request(self, now: float, by: str = "", key: str = "") -> None:
        """Begin a change at this time; `by` and `key` identify the request for it."""
        self._now, self._by, self._key = now, by, key

    def answered(self, by: str, key: str) -> int | None:
        """The line that this request led to when it was first made, if it was."""
        return self._answered.get((by, key)) if key else None

    def _keep(self, text: str) -> None:
        self._write("record", text)

    def _write(self, kind: str, content: object) -> None:
        self.number += 1
        line = {kind: content}
        if self._key:
            line |= {"by": self._by, "key": self._key}
            self._answered[self._by, self._key] = self.number
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        self.outbox.append(Line(self.number, self._now, text))
        # a record's first line is its header, and while it is written there is no match yet
        entries = self.match.number + 1 if self.match and kind == "record" else self._last_entry()
        acted = kind == "record" or (kind == "setup" and self.match is None)
        self._count(acted=acted, entries=entries)

    def _last_entry(self) -> int:
        return self.match.number if self.match else 0

    # What everybody may know

    @property
    def phase(self) -> str:
        if self.match is None:
            return GATHERING
        return PLAYING if self.match.outcome() is None else OVER

    @property
    def players(self) -> list[Player]:
        """The current player in each seat of the match."""
        return self._match().players

    @property
    def names(self) -> list[str]:
        if self.match is not None:
            return [player.name for player in self.match.players]
        return [chair.name for chair in self.lobby.chairs]

    def decision(self) -> Decision | None:
        return self.match.decision() if self.match else None

    def outcome(self) -> Outcome | None:
        return self.match.outcome() if self.match else None

    def view(self, seat: Seat) -> State:
        return self._match().view(seat)

    def told(self, seat: Seat, after: int) -> tuple[Event, ...]:
        """What this seat, or WATCHER, was told since line `after`."""
        if self.match is None or after >= self.number:
            return ()
        return self.match.journal(seat, self._entries[after] if after >= 0 else 0)

    def open_record(self) -> str:
        """The record, which nobody may read while the match runs."""
        if self.match is None or self.phase != OVER:
            raise RequestRefused(403, "record-secret")
        return self.match.record.text()

    def why_not_back(self, seat: Seat) -> Refusal | None:
        return self._match().why_not_back(seat)

    def is_stood_in_for(self, seat: Seat) -> bool:
        """Whether a bot plays a person's seat, so that the person can take it back."""
        match = self.match
        return bool(
            match
            and self.lobby.chairs[seat].holder
            and match.players[seat].bot
            and seat not in match.resigned
        )

    def _match(self) -> Match:
        if self.match is None:
            raise RequestRefused(409, "not-started")
        return self.match

    # Who may do what

    def seats_of(self, holder: str) -> list[Seat]:
        return self.lobby.seats_of(holder)

    def is_host(self, holder: str) -> bool:
        return self.lobby.is_host(holder)

    def is_known(self, holder: str) -> bool:
        """Whether the holder of this token plays here, or is the host."""
        return bool(self.seats_of(holder)) or self.is_host(holder)

    def check_known(self, holder: str) -> None:
        if not self.is_known(holder):
            raise RequestRefused(403, "no-seat")

    def check_seated(self, holder: str) -> None:
        if not self.seats_of(holder):
            raise RequestRefused(403, "no-seat")

    def check_host(self, holder: str) -> None:
        if not self.is_host(holder):
            raise RequestRefused(403, "not-the-host")

    def _check_not_started(self) -> None:
        if self.match is not None:
            raise RequestRefused(409, "already-started")

    def acting_seat(self, holder: str, seat: Seat | None) -> Seat:
        """The seat that the holder acts for; refused if it is not theirs."""
        self.check_seated(holder)
        own = self.seats_of(holder)
        if seat is None and len(own) == 1:
            return own[0]
        if seat is None or seat not in own:
            raise RequestRefused(403, "not-your-seat")
        return seat

    # Until the start

    def _change_lobby(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._write("setup", lobby.content())

    def sit(self, seat: Seat | None, name: str, holder: str) -> None:
        """Take this free chair, by default the first."""
        self._check_not_started()
        self._change_lobby(self.lobby.with_person(seat, name, holder))

    def reclaim_chair(self, name: str, holder: str) -> bool:
        """Take the chair kept for this person in a rematch. False if it is no longer kept."""
        for seat, chair in enumerate(self.lobby.chairs):
            if chair.kept and chair.name == name:
                self._change_lobby(self.lobby.with_chair(seat, Chair(name, holder=holder)))
                return True
        return False

    def leave(self, seat: Seat) -> None:
        """Leave before the start."""
        self._check_not_started()
        self._change_lobby(self.lobby.with_chair(seat, Chair()))

    def set_chair(self, seat: Seat, bot: str) -> None:
        """Give a chair to a bot, or open it; whoever sat there may watch."""
        self._check_not_started()
        self._change_lobby(self.lobby.with_bot(seat, bot))

    def add_chair(self) -> None:
        self._check_not_started()
        self._change_lobby(self.lobby.with_another_chair(max(self.game.players)))

    def remove_chair(self, seat: Seat) -> None:
        self._check_not_started()
        self._change_lobby(self.lobby.without_chair(seat, min(self.game.players)))

    def swap_chairs(self, seat: Seat, other: Seat) -> None:
        self._check_not_started()
        self._change_lobby(self.lobby.with_chairs_swapped(seat, other))

    def set_options(self, options: Mapping[str, OptionValue], seconds: int | None = None) -> None:
        self._check_not_started()
        lobby = self.lobby.with_options(self.game, options)
        self._change_lobby(lobby if seconds is None else lobby.with_seconds(seconds))

    def start(self, seed: str | None, state: State | None = None) -> None:
        """Deal and begin, or begin from a given state."""
        self._check_not_started()
        if self.lobby.has_open_chair():
            raise RequestRefused(409, "seats-open")
        self.match = Match.start(
            self.game,
            [Player(chair.name, chair.bot) for chair in self.lobby.chairs],
            seed=seed,
            options=self.lobby.options,
            start=state,
            keep=self._keep,
        )

    # While the match runs

    def check_up_to_date(self, seen: int, since: int | None = None) -> None:
        """Refused if the caller has not seen the last act, or line `since` if that is given."""
        if seen < (self.last_act if since is None else since):
            raise RequestRefused(409, "stale")
        if seen > self.number:
            raise RequestRefused(422, "from-the-future")

    def play(self, seat: Seat, move: str) -> None:
        self._check_person_plays(seat)
        self._check_allowed(seat, self._match().play(seat, move))

    def check_move(self, seat: Seat, move: str) -> None:
        """Refused if the seat could not make this move now."""
        self._check_allowed(seat, self._match().refusal(seat, move))

    def check_answer(self, seat: Seat, move: str) -> None:
        """Refused if the seat could not give this answer now, alone or with others."""
        self._check_person_plays(seat)
        state = self._match().state
        asked, first = state.asked(seat), state.decision()
        if asked is None or first is None or asked.seat == first.seat:
            self.check_move(seat, move)
        elif move not in map(str, asked.options):
            raise RequestRefused(422, "not-an-answer")

    def mark_answered(self) -> None:
        """Note that the request was answered, although nothing was written for it."""
        if self._key:
            self._answered[self._by, self._key] = self.number

    def play_for_bot(self, seat: Seat, move: str) -> None:
        why = self._match().play(seat, move)
        if why is not None:
            raise RuntimeError(f"a bot of {self.game.name} chose a move that is refused: {why.key}")

    def back(self, seat: Seat) -> None:
        self._check_person_plays(seat)
        self._check_allowed(seat, self._match().back(seat))

    def resign(self, seat: Seat) -> None:
        self._check_allowed(seat, self._match().resign(seat, self._new_stand_in()))

    def stand_in(self, by: str, seat: Seat) -> None:
        """Give an absent person's seat to a bot."""
        match = self._match()
        if seat not in range(len(match.players)):
            raise RequestRefused(404, "no-such-seat")
        if seat in self.seats_of(by):
            raise RequestRefused(409, "your-own-chair")
        self._check_person_plays(seat)
        self._check_allowed(seat, match.hand_over(seat, self._new_stand_in()))

    def take_over(self, seat: Seat) -> None:
        """A person takes their seat back from the bot that stood in."""
        self._check_allowed(seat, self._match().hand_back(seat))

    def _new_stand_in(self) -> Player:
        """A bot whose name differs from everybody who plays or may come back to play."""
        playing = [Chair(player.name) for player in self._match().players]
        chair = bot_chair(STAND_IN, [*self.lobby.chairs, *playing])
        return Player(chair.name, chair.bot)

    def _check_person_plays(self, seat: Seat) -> None:
        if self._match().players[seat].bot:
            raise RequestRefused(409, "is-a-bot")

    def _check_allowed(self, seat: Seat, why: Refusal | None) -> None:
        if why is not None:
            raise RefusedByRules(why, self.game, self.names, seat)

    # At any time

    def say(self, seat: Seat, text: str) -> None:
        text = " ".join(text.split())
        if not 0 < len(text) <= LONGEST_SAYING or not text.isprintable():
            raise RequestRefused(422, "bad-saying", longest=LONGEST_SAYING)
        name = self.lobby.chairs[seat].name
        self._write("say", {"seat": seat, "name": name, "text": text})
        self.talk.append(Saying(self.number, seat, name, text))

    def transfer(self, old: str, new: str) -> None:
        """Move everything that the old token could do to the new one."""
        self.check_known(old)
        self._change_lobby(self.lobby.with_holder_replaced(old, new))

    def set_rematch(self, table_id: str) -> None:
        """Note the table at which the rematch is played."""
        self.rematch_id = table_id
        self._write("again", table_id)


def asks(decision: Decision | None, seat: Seat) -> bool:
    """Whether a decision asks this seat, alone or with others."""
    if decision is None:
        return False
    return seat == decision.seat or bool(decision.window and seat in decision.window.seats)
