"""A table in play, for one guest: what they see, and what they may do."""

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Final

from ludotheque.core import (
    NO_LABELS,
    WATCHER,
    Decision,
    Event,
    Labels,
    Outcome,
    Player,
    Seat,
    Sentence,
    State,
)
from ludotheque.texts import Phrasebook
from ludotheque.web.tables.challenges import can_be_dealt_again
from ludotheque.web.tables.given_hint import GivenHint
from ludotheque.web.tables.lobby import Lobby
from ludotheque.web.tables.own_cards import OwnCards
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import GATHERING, OVER, PLAYING, Saying
from ludotheque.web.tables.told import Told, recounted
from ludotheque.web.tables.turn_clocks import CLOCKS, is_over_days
from ludotheque.web.tables.turn_end import next_due

from .guest import Guest
from .scene import Note, Scene, without_options

MOST_NEWS: Final = 150
LINES_SHOWN_LONGER: Final = 12
"""So many lines of the table pass before a notice about its people is in the log alone."""
MOST_SAYINGS: Final = 150
"""How much of the talk is shown: all of it is sent again after every move."""


class TableScene(Scene):
    """A table in use, as a guest sees it."""

    def __init__(
        self, session: TableSession, guest: Guest, words: Phrasebook, eyes: Seat | None = None
    ) -> None:
        table = session.table
        super().__init__(table.id, table.game, words, guest.eyes if eyes is None else eyes)
        self.guest = guest
        self.session: Final = session
        self.table: Final = table

    # Words

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names, self.eyes, self._called)

    @property
    def reader(self) -> Hashable:
        return super().reader, self._called

    @property
    def _called(self) -> str:
        """The reader's own name; a bot may play for them."""
        return "" if self.eyes == WATCHER else self.lobby.chairs[self.eyes].name

    @property
    def labels(self) -> Labels:
        match = self.table.match
        return NO_LABELS if match is None else match.labels

    def name(self, seat: Seat) -> str:
        return self.word("you") if self.is_you(seat) else self.names[seat]

    def is_you(self, seat: Seat) -> bool:
        return seat == self.eyes

    def beginning(self) -> str:
        return self.began(self.table.match) if self.table.match else ""

    def title(self) -> str:
        """The title says first whose turn it is."""
        game = self.texts.word("game-name")
        if self.is_practice:
            game = self.word("title-practice", game=game)
        decision = self.table.decision()
        if self.phase == GATHERING:
            return self.word("title-dealing" if self.is_dealt else "title-gathering", game=game)
        if decision is None:
            return self.word("title-over", game=game)
        if self.is_asked and not self.guest.shares_a_screen:
            return self.word("title-you", game=game)
        if self.session.answers.is_asking():
            return self.word("title-all", game=game)
        return self.word("title-other", game=game, name=self.names[decision.seat])

    def question(self) -> str:
        decision = self.table.decision()
        if decision is None:
            return ""
        if self.is_asked:
            return self.say(decision.question)
        if self.session.answers.is_asking():
            return self._waiting_for_answers()
        return self.word(self._waiting_key(decision.seat), name=self.names[decision.seat])

    def _waiting_key(self, seat: Seat) -> str:
        if self.players[seat].bot:
            return "asked-bot"
        is_here = seat in self.guest.seats or self.is_here(seat)
        return "asked-other" if is_here else "asked-away"

    def _waiting_for_answers(self) -> str:
        """Everybody who was asked is named, until their answers are played: a list of those who
        have yet to answer would tell who has."""
        window = self.session.answers.window
        assert window is not None
        if window.has_answered(self.eyes):
            return self.word("answer-noted")
        names = [self.names[seat] for seat in window.asked()]
        return self.word("asked-all", names=self.texts.listed(names))

    # The position

    @property
    def number(self) -> int:
        return self.table.number

    @property
    def last_act(self) -> int:
        return self.table.last_act

    @property
    def own_act(self) -> int:
        return self.table.last_act_of(self.eyes)

    @property
    def lobby(self) -> Lobby:
        return self.table.lobby

    @property
    def players(self) -> Sequence[Player]:
        return self.table.players

    @cached_property
    def names(self) -> list[str]:
        return self.table.names

    @property
    def phase(self) -> str:
        return self.table.phase

    def view(self) -> State:
        return self.table.view(self.eyes)

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def decision(self) -> Decision | None:
        if self.table.decision() is None:
            return None
        view = self.view()
        return (view.asked(self.eyes) if self.is_asked else None) or without_options(view)

    @property
    def is_asked(self) -> bool:
        if self.eyes == WATCHER or not self.session.can_be_answered_by(self.eyes):
            return False
        return not self.players[self.eyes].bot

    def asks(self, seat: Seat) -> bool:
        return self.session.asks(seat)

    def asked_together(self) -> list[Seat]:
        decision = self.table.decision()
        return list(decision.window.seats) if decision and decision.window else []

    def told(self, after: int, until: int | None = None) -> tuple[Event, ...]:
        """What these eyes were told after line `after`, up to line `until` if that is given."""
        return self.table.told(self.eyes, after, until)

    def news(self, after: int) -> tuple[Event, ...]:
        """What these eyes were told after line `after`; only the last things if they are many."""
        return self.last_told(min(MOST_NEWS, self.table.count_told(after)))

    def last_told(self, most: int) -> tuple[Event, ...]:
        return self.table.last_told(self.eyes, most)

    def recounted(self, most: int) -> list[Told]:
        match = self.table.match
        return [] if match is None else recounted(match, self.last_told(most))

    def last_standing(self, most: int) -> tuple[Event, ...]:
        return self.table.last_standing(self.eyes, most)

    def told_by_last_act(self) -> tuple[Event, ...]:
        match = self.table.match
        return () if match is None else match.journal(self.eyes, match.number - 1)

    @property
    def told_count(self) -> int:
        return self.table.told_count

    @property
    def closes(self) -> float | None:
        window = self.session.answers.window
        if window is None or window.is_closed or is_over_days(self.lobby.clock):
            return None
        return window.closes

    @property
    def seconds(self) -> int:
        """How long a window stays open."""
        return self.lobby.seconds

    @property
    def turn_end(self) -> float | None:
        return next_due(self.table, self.session.answers.window) if self.turn_seconds else None

    @property
    def turn_seconds(self) -> int:
        return CLOCKS.get(self.lobby.clock, 0) if self.phase == PLAYING else 0

    # The deal

    @property
    def deal_hash(self) -> str:
        return self.table.deal_hash

    @property
    def is_dealt(self) -> bool:
        """Whether it is being dealt, for everybody to see."""
        return bool(self.table.dealing.step)

    @property
    def dealing(self) -> str:
        return self.table.dealing.step if self.guest.seats else ""

    @property
    def is_only_client(self) -> bool:
        return all(seats == list(self.guest.seats) for seats in self.table.clients())

    @property
    def commitments(self) -> list[tuple[str, str]]:
        """Who has promised which number: names and hashes, once all may know."""
        return [
            (", ".join(self.names[seat] for seat in client.seats), client.commitment)
            for client in self.table.commitments()
        ]

    @property
    def how_dealt(self) -> str:
        """How it was dealt, or will be."""
        return self.table.how_dealt

    # The cards

    @property
    def own_cards(self) -> OwnCards:
        """The list that is played with, if it is somebody's own."""
        return self.table.own_cards

    # The people around it

    def is_here(self, seat: Seat) -> bool:
        """The reader is, whether or not their page has its stream yet."""
        return seat in self.guest.seats or self.session.is_here(seat)

    @property
    def resigned(self) -> Sequence[Seat]:
        return self.table.match.resigned if self.table.match else ()

    @property
    def muted(self) -> Sequence[Seat]:
        return [seat for seat, chair in enumerate(self.lobby.chairs) if chair.muted]

    @property
    def other_people(self) -> list[Seat]:
        """The seats of people who play from other devices."""
        chairs = enumerate(self.lobby.chairs)
        return [s for s, chair in chairs if chair.holder and s not in self.guest.seats]

    @property
    def sent_away(self) -> list[str]:
        """Whom the host has sent away, by name."""
        return self.table.lost_seats.sent_away()

    @property
    def talk(self) -> Sequence[Saying]:
        return self.table.talk[-MOST_SAYINGS:]

    @property
    def has_talk(self) -> bool:
        people = [chair for chair in self.lobby.chairs if chair.holder]
        return not self.guest.shares_a_screen and (bool(self.talk) or len(people) > 1)

    @property
    def spectators(self) -> int:
        return self.session.audience.spectators()

    @property
    def rematch_id(self) -> str:
        return self.table.rematch_id

    @property
    def evening(self) -> str:
        score = self.table.evening()
        if score.played < (2 if self.phase == OVER else 1):
            return ""
        wins = [f"{chair.name} {score.won_by(chair.name)}" for chair in self.lobby.chairs]
        return self.word("evening", wins=" · ".join(wins), count=score.played)

    # Hints

    @property
    def can_ask_hint(self) -> bool:
        if not self.is_asked or not self.table.may_ask_hint(self.eyes):
            return False
        decision = self.decision()
        return decision is not None and len(decision.options) > 1  # else there is nothing to advise

    @property
    def hint(self) -> GivenHint | None:
        return self.session.hints.get(self.eyes) if self.can_ask_hint else None

    @property
    def hints_are_public(self) -> bool:
        return sum(bool(chair.holder) for chair in self.lobby.chairs) > 1

    def notes(self) -> list[Note]:
        table = self.table
        hints = [
            self._note(asked.number, asked.seat, "hint-asked", asked.name)
            for asked in table.hints_asked[-MOST_SAYINGS:]
        ]
        found = [*hints, *self._clock_notes(), *self.notices(MOST_SAYINGS)]
        return sorted(found, key=lambda note: note.number)

    def _note(self, number: int, seat: Seat, key: str, name: str, **about: str) -> Note:
        """What this person has done, in their words or in those for others."""
        who = "you" if seat in self.guest.seats else "other"
        says = self.word(key, who=who, name=name, **about)
        return Note(self.table.lines.entry_after(number), number, seat, says)

    def _clock_notes(self) -> list[Note]:
        """Whose time was up: once for each turn."""
        notes: list[Note] = []
        last = (-1, -1)
        for entry in self.table.clock_moves()[-MOST_SAYINGS:]:
            goes_on = last == (entry.number - 1, entry.seat)
            last = (entry.number, entry.seat)
            if not goes_on:
                who = "you" if self.is_you(entry.seat) else "other"
                says = self.word("clock-moved", who=who, name=self.names[entry.seat])
                line = self.table.lines.line_of(entry.number)
                notes.append(Note(entry.number - 1, line, entry.seat, says))
        return notes

    def notices(self, most: int) -> list[Note]:
        """The last things that everybody was told of the people here."""
        return [
            self._note(
                notice.number,
                notice.by,
                f"notice-{notice.kind}",
                notice.by_name or self.word("the-host"),
                about=notice.name,
            )
            for notice in self.table.notices[-most:]
        ]

    def latest_notices(self) -> list[Note]:
        number = self.table.number
        found = [note for note in self.notices(1) if number - note.number < LINES_SHOWN_LONGER]
        loss = self.guest.loss
        is_told_already = bool(loss and loss.name) and not self.guest.is_known
        return [] if is_told_already else found

    def hint_counts(self) -> list[tuple[Seat, int]]:
        counts = self.table.hint_counts()
        if not any(counts) and not self.lobby.hints:
            return []
        return [
            (seat, count) for seat, count in enumerate(counts) if self.lobby.chairs[seat].holder
        ]

    # What the reader may do besides playing

    @property
    def lets_pass(self) -> bool:
        return self.session.answers.lets_pass(self.eyes)

    @property
    def answering_seats(self) -> list[Seat]:
        window = self.session.answers.window
        if window is None or window.window.silence is None or not self.guest.shares_a_screen:
            return []
        if self.eyes != WATCHER:
            return []
        return [seat for seat in window.unanswered() if seat in self.guest.seats]

    @property
    def curtain_for(self) -> Seat | None:
        decision = self.table.decision()
        if not self.guest.shares_a_screen or self.eyes != WATCHER or decision is None:
            return None
        window = self.session.answers.window
        if window is not None and window.window.silence is not None:
            return None  # all are asked at once, and whoever answers steps up
        own = decision.seat in self.guest.seats and not self.players[decision.seat].bot
        return decision.seat if own else None

    def can_take_back(self) -> list[Seat]:
        if self.phase != PLAYING:
            return []
        return [seat for seat in self.guest.seats if self.table.can_take_back(seat)]

    @property
    def is_challenge(self) -> bool:
        return bool(self.lobby.challenge)

    @property
    def is_duplicate(self) -> bool:
        return bool(self.lobby.duplicate)

    @property
    def challenge_door(self) -> str:
        if not self.guest.seats or self.phase != OVER or self.is_duplicate:
            return ""
        if self.is_challenge:
            return "challenge-compare"
        return "challenge" if can_be_dealt_again(self.table) else ""

    @property
    def is_practice(self) -> bool:
        return self.table.is_practice

    def can_rewind(self) -> list[Seat]:
        if self.phase != PLAYING or not self.is_practice:
            return []
        return [seat for seat in self.guest.seats if self.table.can_rewind(seat)]

    def absent(self) -> list[Seat]:
        if self.phase != PLAYING or not self.guest.seats:
            return []
        others = [seat for seat in range(len(self.names)) if seat not in self.guest.seats]
        return [seat for seat in others if self.session.is_absent(seat)]

    def stood_in_for(self) -> list[Seat]:
        return [seat for seat in self.guest.seats if self.table.is_stood_in_for(seat)]
