"""A table: who sits there, what is played, what was said. It is a fold over its lines.

A change is made in memory and waits in the outbox; the registry stores it before anybody is told.
If that fails, this table is thrown away and read again from the store.
"""

import json
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from ludotheque.core import (
    BY_ONE_MACHINE,
    PROVABLY,
    BackEntry,
    Contribution,
    Decision,
    Entry,
    Event,
    FairDeal,
    Fields,
    Game,
    Match,
    MoveEntry,
    OptionValue,
    Outcome,
    Player,
    Record,
    Refusal,
    RewindEntry,
    Seat,
    State,
)
from ludotheque.web.errors import RefusedByRules, RequestRefused
from ludotheque.web.storage.rows import Line

from .dealing import (
    COMMITMENTS,
    NUMBERS,
    Dealing,
    EarlierDeal,
    clients_of,
    deal_id,
    restore_sent,
)
from .evening import Evening
from .line_log import LineLog
from .lobby import Chair, Lobby, bot_chair, check_bots
from .lost_seats import Loss, LostSeats
from .notices import Notice
from .own_cards import PUBLISHED, OwnCards, game_to_begin, game_to_resume
from .receipts import NO_KEY, RequestKey
from .seat_codes import SeatCode, SeatCodes
from .turn_clocks import NO_CLOCK
from .window_opening import Opening, opening_of

EMPTY: Final = "empty"
"""For the store alone: a table that is waiting, and that only its opener has ever looked at."""
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
PRACTISING: Final = "practising"
PRACTISED: Final = "practised"
"""For the store alone: a match for practice that runs or is over, so that it is counted apart."""

LONGEST_SAYING: Final = 300
STAND_IN: Final = "greedy"
"""The bot that plays on for somebody who has resigned or does not come back."""


_STEPS: Final = ("dealing", "commitments")
"""Kinds of line that begin a step of the deal."""


class Saying(NamedTuple):
    """A line of talk."""

    number: int
    seat: Seat
    name: str
    """The name of the person who sat there then: until the start, people change seats."""
    text: str


class HintAsked(NamedTuple):
    """Somebody has asked for a hint. What it said is stored nowhere."""

    number: int
    seat: Seat
    name: str


class Table:
    """One table, from its opening to the end of its match."""

    def __init__(
        self, table_id: str, games: Mapping[str, Game], lobby: Lobby, cards: OwnCards = PUBLISHED
    ) -> None:
        if lobby.game not in games:
            raise RequestRefused(503, "game-missing", found=lobby.game)
        self.id: Final = table_id
        self._published: Final = games[lobby.game]
        self._cards: Final = cards
        self.lobby = lobby
        self.dealing = Dealing("")
        self.match: Match | None = None
        self._decided: tuple[int, Decision | None] | None = None
        """The number of an entry of the match, and whom it asks after that."""
        self.talk: Final[list[Saying]] = []
        self.hints_asked: Final[list[HintAsked]] = []
        self.rematch_id = ""
        """The table at which the rematch is played."""
        self.lost_seats: Final = LostSeats()
        self.seat_codes: Final = SeatCodes()
        self.notices: Final[list[Notice]] = []
        """What everybody was told of the people here."""
        self.lines: Final = LineLog()
        self.opening: Opening | None = None
        """The window that was open when the table was read."""

    # Opening, and reading what happened

    @staticmethod
    def open(
        table_id: str,
        games: Mapping[str, Game],
        lobby: Lobby,
        now: float,
        request: RequestKey = NO_KEY,
        secret: str = "",
        cards: OwnCards = PUBLISHED,
    ) -> "Table":
        """A new table. Without a secret, its deal cannot be proved. Secret and cards are in the
        first line alone: the lobby is written again with every change."""
        table = Table(table_id, games, lobby, cards)
        check_bots(table.game, lobby.chairs)
        lobby.check_practice()
        table.lines.begin_request(now, request)
        table.dealing = Dealing(secret)
        more: dict[str, object] = {"secret": secret} if secret else {}
        if cards.text:
            more["cards"] = cards.content()
        table.write("setup", lobby.content(), **more)
        return table

    @staticmethod
    def read(
        table_id: str,
        games: Mapping[str, Game],
        lines: Iterable[Line],
        pause: Callable[[], None] | None = None,
    ) -> "Table":
        """The table that these lines describe. `pause` is called after each entry of its record."""
        contents = [(Fields(json.loads(line.text)), line.at) for line in lines]
        opening = contents[0][0]
        cards = OwnCards.restore(opening.fields("cards")) if "cards" in opening else PUBLISHED
        table = Table(table_id, games, Lobby.restore(opening.fields("setup")), cards)
        record: list[str] = []
        for content, at in contents:
            table._follow(content, at, record)
        if record:
            read = Record.read("".join([f"{line}\n" for line in record]))
            game = game_to_resume(table._published, read.header.cards)
            table.match = Match.resume(game, read, keep=table._keep, pause=pause)
            if table.is_being_answered():
                table.opening = opening_of(table.match, pause)
        return table

    def _follow(self, content: Fields, at: float, record: list[str]) -> None:
        is_entry = "record" in content
        is_dealing = any(kind in content for kind in _STEPS)
        is_lobby = is_dealing or ("setup" in content and not record)
        self.lines.follow(content, at, is_entry=is_entry, is_act=is_entry or is_lobby)
        if "secret" in content:
            self.dealing = Dealing(content.text("secret"))
        self.lost_seats.follow(content)
        self.seat_codes.follow(content)
        if "notice" in content:
            self.notices.append(Notice.restore(content.fields("notice"), self.number))
        if "setup" in content:
            self.lobby = Lobby.restore(content.fields("setup"))
        elif is_entry:
            record.append(content.text("record"))
            self.dealing = self.dealing._replace(step="")
        elif "dealing" in content:
            self.dealing = self.dealing._replace(step=COMMITMENTS)
        elif "commitment" in content:
            client, sent = restore_sent(content.fields("commitment"))
            self.dealing = self.dealing.with_commitment(client, sent)
        elif "commitments" in content:
            self.dealing = self.dealing._replace(step=NUMBERS)
        elif "number" in content:
            client, sent = restore_sent(content.fields("number"))
            self.dealing = self.dealing.with_number(client, sent)
        elif "say" in content:
            said = content.fields("say")
            seat = said.number("seat", 0, 99)
            self.talk.append(Saying(self.number, seat, said.text("name"), said.text("text")))
        elif "hint" in content:
            asked = content.fields("hint")
            seat = asked.number("seat", 0, 99)
            self.hints_asked.append(HintAsked(self.number, seat, asked.text("name")))
        elif "again" in content:
            self.rematch_id = content.text("again")

    # Writing

    def _keep(self, text: str) -> None:
        self.write("record", text)

    def write(self, kind: str, content: object, **more: object) -> None:
        """Add a line of this kind."""
        is_entry = kind == "record"
        is_lobby = kind in _STEPS or (kind == "setup" and self.match is None)
        self.lines.write({kind: content, **more}, is_entry=is_entry, is_act=is_entry or is_lobby)

    # What everybody may know

    @property
    def number(self) -> int:
        """The number of the last line."""
        return self.lines.number

    @property
    def last_act(self) -> int:
        """The number of the last line that changed what can be done, as talk does not."""
        return self.lines.last_act

    @property
    def game(self) -> Game:
        """What is played: once the match has begun, with the cards that it was dealt from."""
        if self.match is not None:
            return self.match.game
        return game_to_begin(self._published, self._cards.text)

    @property
    def own_cards(self) -> OwnCards:
        """The list that is played with, if it is somebody's own."""
        if self.match is None:
            return self._cards
        return OwnCards(self.match.record.header.cards, self._cards.by)

    @property
    def phase(self) -> str:
        if self.match is None:
            return GATHERING
        return PLAYING if self.match.outcome() is None else OVER

    @property
    def stored_phase(self) -> str:
        """The phase, as the store counts it. A rematch is never empty: another table names it."""
        is_empty = not self.number and not self.lobby.after and self.phase == GATHERING
        if self.match is not None and self.is_practice:
            return PRACTISING if self.phase == PLAYING else PRACTISED
        return EMPTY if is_empty else self.phase

    @property
    def is_practice(self) -> bool:
        """Whether one person plays against bots here, and may take whole turns back."""
        return self.lobby.practice if self.match is None else self.match.record.header.practice

    @property
    def has_company(self) -> bool:
        """Whether more than one person plays here, each from a device of their own."""
        return len({chair.holder for chair in self.lobby.chairs if chair.holder}) > 1

    @property
    def players(self) -> list[Player]:
        """The current player in each seat of the match."""
        return self._match().players

    @property
    def names(self) -> list[str]:
        if self.match is not None:
            return [player.name for player in self.match.players]
        return [chair.name for chair in self.lobby.chairs]

    @property
    def deal_hash(self) -> str:
        """The hash of the secret that the deal is made of; empty if it is made of none."""
        if self.match is None:
            return self.dealing.hash
        deal = self.match.record.header.deal
        return deal.shown if deal else ""

    @property
    def deal(self) -> str:
        """What the deal is known by that is played here, or that was played on from; empty before
        the start."""
        if self.lobby.deal or self.match is None:
            return self.lobby.deal
        return deal_id(self.match.record.header)

    @property
    def how_dealt(self) -> str:
        """How the match was dealt; before the start, how it will be."""
        if self.match is not None:
            return self.match.record.header.how_dealt
        return PROVABLY if self.dealing.secret else BY_ONE_MACHINE

    def commitments(self) -> list[Contribution]:
        """The seats of each client and what it has promised, once that is public."""
        is_public = self.match is not None or self.dealing.step == NUMBERS
        if not is_public or not self.dealing.commitments:
            return []
        sent = self.dealing.commitments
        return [Contribution(seats, sent.get(seats[0], "")) for seats in self.clients()]

    def clients(self) -> list[list[Seat]]:
        """The seats of each client."""
        return clients_of(self.lobby)

    def decision(self) -> Decision | None:
        """Whom the match asks. It is worked out once for every entry: much depends on it."""
        match = self.match
        if match is None:
            return None
        if self._decided is None or self._decided[0] != match.number:
            self._decided = (match.number, match.decision())
        return self._decided[1]

    def outcome(self) -> Outcome | None:
        return self.match.outcome() if self.match else None

    def evening(self) -> Evening:
        """The score of the chain of rematches, with this match once it is over. It goes by chairs:
        who has won by a stand-in has won."""
        outcome, chairs = self.outcome(), self.lobby.chairs
        if outcome is None:
            return self.lobby.evening
        return self.lobby.evening.after([chair.name for chair in chairs], outcome)

    def view(self, seat: Seat) -> State:
        return self._match().view(seat)

    def last_standing(self, seat: Seat, most: int) -> tuple[Event, ...]:
        """The last things that this seat, or WATCHER, was told, without what was taken back."""
        return self.match.last_standing(seat, most) if self.match else ()

    def told(self, seat: Seat, after: int, until: int | None = None) -> tuple[Event, ...]:
        """What this seat, or WATCHER, was told after line `after`, up to line `until` if that is
        given."""
        if self.match is None or after >= self.number:
            return ()
        last = None if until is None else self.lines.entry_after(until)
        return self.match.journal(seat, self.lines.entry_after(after), last)

    def count_told(self, after: int) -> int:
        """How many things have been told after this line."""
        if self.match is None or after >= self.number:
            return 0
        return self.match.told_count - self.match.told_by(self.lines.entry_after(after))

    def last_told(self, seat: Seat, most: int) -> tuple[Event, ...]:
        """The last things that this seat, or WATCHER, was told."""
        return self.match.last_told(seat, most) if self.match else ()

    @property
    def told_count(self) -> int:
        """How many things have been told."""
        return self.match.told_count if self.match else 0

    def end_of_page(self, after: int, most: int) -> int:
        """The last line of a page that begins after this line: with it, at most so many things have
        been told or said, or it is the only line."""
        last = min(self.number, after + most)
        if self.match is None or last <= after:
            return last
        told = [self.match.told_by(self.lines.entry_after(n)) for n in range(after, last + 1)]
        return max(after + 1, after + bisect_right(told, told[0] + most) - 1)

    def open_record(self) -> str:
        """The record, which nobody may read while the match runs."""
        if self.match is None or self.phase != OVER:
            raise RequestRefused(403, "record-secret")
        return self.match.record.text()

    def is_being_answered(self) -> bool:
        """Whether several are asked at once what they do about the last move."""
        decision = self.decision()
        return decision is not None and decision.window is not None

    def can_take_back(self, seat: Seat) -> bool:
        """Whether this seat may take its last move back. What others are being asked about stands,
        whoever has answered: it would tell what they would have done."""
        if self.is_being_answered() or self._was_moved_by_clock():
            return False
        return self._match().why_not_back(seat) is None

    def can_rewind(self, seat: Seat) -> bool:
        """Whether this seat may take its last turn back."""
        return self._match().why_not_rewind(seat) is None

    def last_act_of(self, seat: Seat) -> int:
        """The line of the last thing that this seat did in the match; of the deal, if it has done
        nothing."""
        entries = self._match().record.entries
        own = (entry.number for entry in reversed(entries) if _is_by(entry, seat))
        return self.lines.line_of(next(own, 0))

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

    def check_started(self) -> None:
        self._match()

    def check_not_started(self) -> None:
        if self.match is not None:
            raise RequestRefused(409, "already-started")
        if self.dealing.step:
            raise RequestRefused(409, "already-dealing")

    def may_be_seen_by(self, holder: str) -> bool:
        """Whether this holder may look at the table. Whoever has its link may look until the start,
        to sit down."""
        is_waiting = self.match is None and not self.dealing.step
        return self.lobby.spectators or is_waiting or self.is_known(holder)

    def check_may_look(self, holder: str) -> None:
        if not self.may_be_seen_by(holder):
            loss = self.lost_seats.of(holder)
            is_elsewhere = loss is not None and not self.lost_seats.is_sent_away(holder)
            raise RequestRefused(403, "seat-elsewhere" if is_elsewhere else "no-spectators")

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
        check_bots(self.game, lobby.chairs)
        lobby.check_practice()
        self.lobby = lobby
        self.write("setup", lobby.content())

    def sit(self, seat: Seat | None, name: str, holder: str) -> None:
        """Take this free chair, by default the first."""
        self.check_not_started()
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
        self.check_not_started()
        self._change_lobby(self.lobby.with_chair(seat, Chair()))

    def set_chair(self, seat: Seat, bot: str) -> None:
        """Give a chair to a bot, or open it."""
        self.check_not_started()
        self._change_lobby(self.lobby.with_bot(seat, bot))

    def add_chair(self) -> None:
        self.check_not_started()
        self._change_lobby(self.lobby.with_another_chair(max(self.game.players)))

    def check_chair_may_go(self, seat: Seat) -> None:
        """Refused if this chair cannot be taken away."""
        self.check_not_started()
        self.lobby.without_chair(seat, min(self.game.players))

    def remove_chair(self, seat: Seat) -> None:
        self.check_not_started()
        self._change_lobby(self.lobby.without_chair(seat, min(self.game.players)))

    def swap_chairs(self, seat: Seat, other: Seat) -> None:
        self.check_not_started()
        self._change_lobby(self.lobby.with_chairs_swapped(seat, other))

    def set_options(
        self,
        options: Mapping[str, OptionValue],
        seconds: int | None = None,
        pace: str = "",
        hints: bool | None = None,
        clock: str = "",
        spectators: bool | None = None,
        listed: bool | None = None,
    ) -> None:
        self.check_not_started()
        lobby = self.lobby.with_options(self.game, options)
        lobby = lobby if seconds is None else lobby.with_seconds(seconds)
        lobby = lobby if hints is None else lobby.with_hints(allowed=hints)
        lobby = lobby.with_clock(clock) if clock else lobby
        lobby = lobby if listed is None else lobby.with_listed(listed=listed)
        lobby = lobby if spectators is None else lobby.with_spectators(allowed=spectators)
        self._change_lobby(lobby.with_pace(pace) if pace else lobby)

    # Dealing

    def start(
        self,
        seed: str | None,
        state: State | None = None,
        rules: int | None = None,
        deal: FairDeal | None = None,
    ) -> None:
        """Deal and begin, or begin from a given state, with the cards of these rules."""
        if self.match is not None:
            raise RequestRefused(409, "already-started")
        if self.lobby.has_open_chair():
            raise RequestRefused(409, "seats-open")
        self.match = Match.start(
            self.game if rules is None else self.game.as_of(rules),
            [Player(chair.name, chair.bot) for chair in self.lobby.chairs],
            seed=seed,
            deal=deal,
            options=self.lobby.options,
            start=state,
            practice=self.lobby.practice,
            keep=self._keep,
        )
        self.dealing = self.dealing._replace(step="")

    def deal_again(self, earlier: EarlierDeal) -> None:
        """Deal what was dealt before, and begin."""
        header = earlier.header
        self.match = Match.start(
            self.game.as_of(header.rules),
            [Player(chair.name, chair.bot) for chair in self.lobby.chairs],
            seed=None if header.deal else header.seed,
            deal=header.deal,
            options=self.lobby.options,
            challenge=earlier.table,
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

    def play_for_bot(self, seat: Seat, move: str) -> None:
        why = self._match().play(seat, move)
        if why is not None:
            raise RuntimeError(f"a bot of {self.game.name} chose a move that is refused: {why.key}")

    def play_for_clock(self, seat: Seat, move: str) -> None:
        """A bot has chosen this for a person whose time is up."""
        why = self._match().play(seat, move, by_clock=True)
        if why is not None:
            raise RuntimeError(f"a bot of {self.game.name} chose a move that is refused: {why.key}")

    def clock_moves(self) -> list[MoveEntry]:
        """The moves that were made for people whose time was up."""
        entries = self.match.record.entries if self.match and self.lobby.clock != NO_CLOCK else ()
        return [entry for entry in entries if isinstance(entry, MoveEntry) and entry.by_clock]

    def _was_moved_by_clock(self) -> bool:
        """Whether the last move was the clock's: what was too late stays so."""
        moved = self.clock_moves()
        return bool(moved) and moved[-1].number == self._match().number

    def back(self, seat: Seat) -> None:
        self._check_person_plays(seat)
        if self._was_moved_by_clock():
            raise RequestRefused(409, "time-was-up")
        if self.is_being_answered():
            raise RequestRefused(409, "being-answered")
        self._check_allowed(seat, self._match().back(seat))

    def rewind(self, seat: Seat) -> None:
        """Take this seat's last turn back, whatever others have done since."""
        self._check_person_plays(seat)
        self._check_allowed(seat, self._match().rewind(seat))

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

    # Hints

    def may_ask_hint(self, seat: Seat) -> bool:
        """Whether this person may ask for a hint now. Among people, not while several are asked at
        once: who asks then would tell that they have something to answer with."""
        match, decision = self.match, self.decision()
        if match is None or decision is None or decision.seat != seat:
            return False
        if match.players[seat].bot or not self.lobby.allows_hints:
            return False
        people = sum(bool(chair.holder) for chair in self.lobby.chairs)
        return decision.window is None or people == 1

    def ask_hint(self, seat: Seat) -> None:
        """Ask for a hint about what is to be done now: everybody is told, once."""
        self._check_person_plays(seat)
        if not self.lobby.allows_hints:
            raise RequestRefused(409, "no-hints-here")
        if not self.may_ask_hint(seat):
            raise RequestRefused(409, "no-hint-now")
        if not self.has_asked_hint(seat):
            name = self.lobby.chairs[seat].name
            self.write("hint", {"seat": seat, "name": name})
            self.hints_asked.append(HintAsked(self.number, seat, name))

    def has_asked_hint(self, seat: Seat) -> bool:
        """Whether this seat has asked for a hint about what is to be done now."""
        last = [asked for asked in self.hints_asked if asked.number > self.last_act]
        return any(asked.seat == seat for asked in last)

    def hint_counts(self) -> list[int]:
        """How often each seat has asked for a hint."""
        asked = [each.seat for each in self.hints_asked]
        return [asked.count(seat) for seat in range(len(self.lobby.chairs))]

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
        if self.lobby.chairs[seat].muted:
            raise RequestRefused(403, "muted")
        text = " ".join(text.split())
        if not 0 < len(text) <= LONGEST_SAYING or not text.isprintable():
            raise RequestRefused(422, "bad-saying", longest=LONGEST_SAYING)
        name = self.lobby.chairs[seat].name
        self.write("say", {"seat": seat, "name": name, "text": text})
        self.talk.append(Saying(self.number, seat, name, text))

    def transfer(self, old: str, new: str, loss: Loss, notice: Notice | None = None) -> None:
        """Move everything that the old token could do to the new one."""
        self.check_known(old)
        self.lost_seats.note(old, loss)
        self.seat_codes.drop(old)
        lobby = self.lobby.with_holder_replaced(old, new)
        self.change_people(lobby, notice, lost=loss.content(old))

    def change_people(self, lobby: Lobby, notice: Notice | None, **more: object) -> None:
        """Change who may do what here, at any time; everybody is told of it by the notice."""
        self.lobby = lobby
        if notice is not None:
            more["notice"] = notice.content()
        self.write("setup", lobby.content(), **more)
        if notice is not None:
            self.notices.append(notice._replace(number=self.number))

    def offer_code(self, code: SeatCode) -> None:
        """Let another device take over with this code."""
        self.seat_codes.add(code)
        self.write("code", code._asdict())

    def set_rematch(self, table_id: str) -> None:
        """Note the table at which the rematch is played."""
        self.rematch_id = table_id
        self.write("again", table_id)


def _is_by(entry: Entry, seat: Seat) -> bool:
    return isinstance(entry, MoveEntry | BackEntry | RewindEntry) and entry.seat == seat


def asks(decision: Decision | None, seat: Seat) -> bool:
    """Whether a decision asks this seat, alone or with others."""
    if decision is None:
        return False
    return seat == decision.seat or bool(decision.window and seat in decision.window.seats)
