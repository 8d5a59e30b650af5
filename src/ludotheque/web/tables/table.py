"""A table: who sits there, what is played, what was said. It is a fold over its lines.

What is done now is worked out in memory and waits in the outbox; whoever runs the house stores it
before anybody is told. If that fails, this table is thrown away and read anew from the store.
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
from ludotheque.web.errors import Refused, RefusedByTheGame
from ludotheque.web.storage.store import Line

from .lobby import Chair, Setup, bot_chair, settings_for

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

LONGEST_SAYING: Final = 300
STAND_IN: Final = "greedy"
"""Who plays on for somebody who has resigned or does not come back."""


class Saying(NamedTuple):
    """A line of talk."""

    number: int
    seat: Seat
    name: str
    """Of whoever sat there then: until the start, people change seats."""
    text: str


class Table:
    """One table, from its opening to the end of its match."""

    def __init__(self, table_id: str, games: Mapping[str, Game], setup: Setup) -> None:
        self.id: Final = table_id
        self.game: Final = games[setup.game]
        self.setup = setup
        self.match: Match | None = None
        self.talk: Final[list[Saying]] = []
        self.again = ""
        """The table at which the return match is played."""
        self.number = -1
        """The number of the last line."""
        self.last_act = 0
        """The number of the last line that changed what can be done, as talk does not."""
        self.outbox: Final[list[Line]] = []
        self._entries: Final[list[int]] = []  # line n: the match's last entry after it
        self._answered: Final[dict[tuple[str, str], int]] = {}
        self._now = 0.0
        self._key = ""
        self._by = ""

    # Opening, and reading what happened

    @staticmethod
    def open(table_id: str, games: Mapping[str, Game], setup: Setup, now: float) -> "Table":
        table = Table(table_id, games, setup)
        table.at(now)
        table._write("setup", setup.content())
        return table

    @staticmethod
    def read(table_id: str, games: Mapping[str, Game], lines: Iterable[Line]) -> "Table":
        """The table that these lines tell of."""
        contents = [Fields(json.loads(line.text)) for line in lines]
        table = Table(table_id, games, Setup.restore(contents[0].fields("setup")))
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
            self.setup = Setup.restore(content.fields("setup"))
        elif "record" in content:
            record.append(content.text("record"))
        elif "say" in content:
            said = content.fields("say")
            seat = said.number("seat", 0, 99)
            self.talk.append(Saying(self.number, seat, said.text("name"), said.text("text")))
        elif "again" in content:
            self.again = content.text("again")
        if "key" in content:
            self._answered[content.text("by"), content.text("key")] = self.number
        acted = "record" in content or ("setup" in content and not record)
        self._count(acted=acted, entries=max(0, len(record) - 1))

    def _count(self, *, acted: bool, entries: int) -> None:
        if acted:
            self.last_act = self.number
        self._entries.append(entries)

    # Writing

    def at(self, now: float, by: str = "", key: str = "") -> None:
        """What follows happens now; `by` and `key` name the request that asks for it."""
        self._now, self._by, self._key = now, by, key

    def answered(self, by: str, key: str) -> int | None:
        """The line that this very request has already led to."""
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
        # a record's first line is its header; while it is written, there is no match yet
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
        """Who holds each seat of the match now."""
        return self._match().players

    @property
    def names(self) -> list[str]:
        if self.match is not None:
            return [player.name for player in self.match.players]
        return [chair.name for chair in self.setup.chairs]

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
        """The record, which is nobody's to read while the match runs."""
        if self.match is None or self.phase != OVER:
            raise Refused(403, "record-secret")
        return self.match.record.text()

    def why_not_back(self, seat: Seat) -> Refusal | None:
        return self._match().why_not_back(seat)

    def is_stood_in_for(self, seat: Seat) -> bool:
        """Whether a bot plays a person's seat, so that the person can take it back."""
        match = self.match
        return bool(
            match
            and self.setup.chairs[seat].holder
            and match.players[seat].bot
            and seat not in match.resigned
        )

    def _match(self) -> Match:
        if self.match is None:
            raise Refused(409, "not-started")
        return self.match

    # Who may do what

    def seats_of(self, holder: str) -> list[Seat]:
        return self.setup.seats_of(holder)

    def is_host(self, holder: str) -> bool:
        return bool(holder) and holder == self.setup.host

    def acting_seat(self, holder: str, seat: Seat | None) -> Seat:
        """The seat that the holder acts for; Refused if it is not theirs."""
        own = self.seats_of(holder)
        if not own:
            raise Refused(403, "no-seat")
        if seat is None and len(own) == 1:
            return own[0]
        if seat is None or seat not in own:
            raise Refused(403, "not-your-seat")
        return seat

    def _only_the_host(self, holder: str) -> None:
        if not self.is_host(holder):
            raise Refused(403, "not-the-host")
        if self.match is not None:
            raise Refused(409, "already-started")

    # Until the start

    def _set(self, setup: Setup) -> None:
        self.setup = setup
        self._write("setup", setup.content())

    def sit(self, seat: Seat, name: str, holder: str) -> None:
        """Take an open chair."""
        if self.match is not None:
            raise Refused(409, "already-started")
        if self.seats_of(holder):
            raise Refused(409, "seated-already")
        if seat not in range(len(self.setup.chairs)):
            raise Refused(404, "no-such-seat")
        if not self.setup.chairs[seat].is_free:
            raise Refused(409, "seat-taken")
        chair = Chair(self.setup.check_name(name, seat), holder=holder)
        self._set(self.setup.with_chair(seat, chair))

    def come_back(self, name: str, holder: str) -> bool:
        """Take the chair that was kept for a return match, if it still is."""
        for seat, chair in enumerate(self.setup.chairs):
            if chair.kept and chair.name == name:
                self._set(self.setup.with_chair(seat, Chair(name, holder=holder)))
                return True
        return False

    def stand_up(self, holder: str) -> None:
        """Leave before the start."""
        if self.match is not None:
            raise Refused(409, "already-started")
        self._set(self.setup.with_chair(self.acting_seat(holder, None), Chair()))

    def set_chair(self, by: str, seat: Seat, bot: str) -> None:
        """The host gives a chair to a bot, or opens it; whoever sat there may watch."""
        self._only_the_host(by)
        self.setup.with_chair(seat, Chair())  # is there such a seat?
        if self.setup.chairs[seat].holder == by:
            raise Refused(409, "your-own-chair")
        others = [chair for s, chair in enumerate(self.setup.chairs) if s != seat]
        chair = bot_chair(bot, others) if bot else Chair()
        self._set(self.setup.with_chair(seat, chair))

    def add_chair(self, by: str) -> None:
        self._only_the_host(by)
        if len(self.setup.chairs) >= max(self.game.players):
            raise Refused(409, "no-more-chairs")
        self._set(self.setup._replace(chairs=(*self.setup.chairs, Chair())))

    def remove_chair(self, by: str, seat: Seat) -> None:
        self._only_the_host(by)
        self.setup.with_chair(seat, Chair())
        if len(self.setup.chairs) <= min(self.game.players):
            raise Refused(409, "no-fewer-chairs")
        if self.setup.chairs[seat].holder == by:
            raise Refused(409, "your-own-chair")
        chairs = [chair for s, chair in enumerate(self.setup.chairs) if s != seat]
        self._set(self.setup._replace(chairs=tuple(chairs)))

    def exchange(self, by: str, seat: Seat, other: Seat) -> None:
        """Two chairs change places."""
        self._only_the_host(by)
        changed = self.setup.with_chair(seat, Chair()).with_chair(other, Chair())
        changed = changed.with_chair(seat, self.setup.chairs[other])
        self._set(changed.with_chair(other, self.setup.chairs[seat]))

    def set_options(
        self, by: str, options: Mapping[str, OptionValue], seconds: int | None = None
    ) -> None:
        self._only_the_host(by)
        checked = settings_for(self.game, len(self.setup.chairs), options)
        setup = self.setup if seconds is None else self.setup.waiting(seconds)
        self._set(setup._replace(options=checked))

    def start(self, by: str, seed: str | None, start: State | None = None) -> None:
        """Deal, and begin."""
        self._only_the_host(by)
        if any(chair.is_open for chair in self.setup.chairs):
            raise Refused(409, "seats-open")
        self.deal(seed, start)

    def deal(self, seed: str | None, start: State | None = None) -> None:
        players = [Player(chair.name, chair.bot) for chair in self.setup.chairs]
        self.match = Match.start(
            self.game,
            players,
            seed=seed,
            options=self.setup.options,
            start=start,
            keep=self._keep,
        )

    # While the match runs

    def up_to_date(self, at: int, since: int | None = None) -> None:
        """Refused if whoever asks has not seen what happened last, or at least since `since`."""
        if at < (self.last_act if since is None else since):
            raise Refused(409, "stale")
        if at > self.number:
            raise Refused(422, "from-the-future")

    def play(self, seat: Seat, move: str) -> None:
        self._unless_a_bot_plays(seat)
        self._unless_refused(seat, self._match().play(seat, move))

    def judge(self, seat: Seat, move: str) -> None:
        """Refused if this move is, were the seat to make it now."""
        self._unless_refused(seat, self._match().refusal(seat, move))

    def judge_answer(self, seat: Seat, move: str) -> None:
        """Refused if this is no answer to what several are asked at once, this seat among them."""
        self._unless_a_bot_plays(seat)
        state = self._match().state
        asked, first = state.asked(seat), state.decision()
        if asked is None or first is None or asked.seat == first.seat:
            self.judge(seat, move)
        elif move not in map(str, asked.options):
            raise Refused(422, "not-an-answer")

    def noted(self) -> None:
        """The request is answered, though nothing was written for it."""
        if self._key:
            self._answered[self._by, self._key] = self.number

    def play_for_bot(self, seat: Seat, move: str) -> None:
        why = self._match().play(seat, move)
        if why is not None:
            raise RuntimeError(f"a bot of {self.game.name} chose a move that is refused: {why.key}")

    def back(self, seat: Seat) -> None:
        self._unless_a_bot_plays(seat)
        self._unless_refused(seat, self._match().back(seat))

    def resign(self, seat: Seat) -> None:
        self._unless_refused(seat, self._match().resign(seat, self._new_stand_in()))

    def stand_in(self, by: str, seat: Seat) -> None:
        """Give an absent person's seat to a bot."""
        if not self.seats_of(by):
            raise Refused(403, "no-seat")
        match = self._match()
        if seat not in range(len(match.players)):
            raise Refused(404, "no-such-seat")
        if seat in self.seats_of(by):
            raise Refused(409, "your-own-chair")
        self._unless_a_bot_plays(seat)
        self._unless_refused(seat, match.hand_over(seat, self._new_stand_in()))

    def _unless_a_bot_plays(self, seat: Seat) -> None:
        if self._match().players[seat].bot:
            raise Refused(409, "is-a-bot")

    def _new_stand_in(self) -> Player:
        """A bot with a name that nobody has who plays, or may come back to play."""
        playing = [Chair(player.name) for player in self._match().players]
        chair = bot_chair(STAND_IN, [*self.setup.chairs, *playing])
        return Player(chair.name, chair.bot)

    def take_over(self, holder: str, seat: Seat | None) -> None:
        """Have one's own seat back from the bot that stood in."""
        own = self.acting_seat(holder, seat)
        self._unless_refused(own, self._match().hand_back(own))

    def _unless_refused(self, seat: Seat, why: Refusal | None) -> None:
        if why is not None:
            raise RefusedByTheGame(why, self.game, self.names, seat)

    # At any time

    def say(self, seat: Seat, text: str) -> None:
        text = " ".join(text.split())
        if not 0 < len(text) <= LONGEST_SAYING or not text.isprintable():
            raise Refused(422, "bad-saying", longest=LONGEST_SAYING)
        name = self.setup.chairs[seat].name
        self._write("say", {"seat": seat, "name": name, "text": text})
        self.talk.append(Saying(self.number, seat, name, text))

    def move_holder(self, old: str, new: str) -> None:
        """What one token could do, another can do from now on, and the old one no longer."""
        if not (self.seats_of(old) or self.is_host(old)):
            raise Refused(403, "no-seat")
        chairs = [
            chair._replace(holder=new) if chair.holder == old else chair
            for chair in self.setup.chairs
        ]
        host = new if self.is_host(old) else self.setup.host
        self._set(self.setup._replace(chairs=tuple(chairs), host=host))

    def point_to(self, again: str) -> None:
        """The return match is played at this table."""
        self.again = again
        self._write("again", again)
