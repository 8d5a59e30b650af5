"""Who looks at a table, in which language, and what they may do there."""

from typing import ClassVar, Final, NamedTuple

from ludotheque.core import WATCHER, Decision, Event, Move, Seat, Sentence, State
from ludotheque.texts import Argument, Phrasebook
from ludotheque.web.tables.session import LiveTable
from ludotheque.web.tables.table import GATHERING, PLAYING


class Guest(NamedTuple):
    """Somebody at a table: the holder of seats, the host, or a spectator."""

    holder: str
    seats: tuple[Seat, ...]
    is_host: bool

    @staticmethod
    def of(live: LiveTable, holder: str) -> "Guest":
        table = live.table
        return Guest(holder, tuple(table.seats_of(holder)), table.is_host(holder))

    @property
    def is_known(self) -> bool:
        return bool(self.seats) or self.is_host

    @property
    def eyes(self) -> Seat:
        """What they may be sent unasked. At one screen, only what everybody knows: a hand is
        shown to whoever says who they are."""
        return self.seats[0] if len(self.seats) == 1 else WATCHER

    @property
    def shares_a_screen(self) -> bool:
        return len(self.seats) > 1


class Scene:
    """Everything needed to put a table into words and pictures for one guest."""

    is_replay: ClassVar = False
    """Whether this is how it was, and nothing can be done about it."""

    def __init__(
        self, live: LiveTable, guest: Guest, words: Phrasebook, now: float, eyes: Seat | None = None
    ) -> None:
        self.live: Final = live
        self.table: Final = live.table
        self.guest: Final = guest
        self.words: Final = words
        self.texts: Final = words.texts(live.table.game)
        self.names: Final = live.table.names
        self.eyes: Final = guest.eyes if eyes is None else eyes
        self._now: Final = now

    def word(self, key: str, **args: Argument) -> str:
        return self.words.word(key, **args)

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names, self.eyes)

    def name(self, seat: Seat) -> str:
        return self.word("you") if seat == self.eyes else self.names[seat]

    # What is asked

    def decision(self) -> Decision | None:
        """Who is asked; the options only for whoever looks with the asked seat's own eyes."""
        table = self.table
        if table.decision() is None:
            return None
        view = table.view(self.eyes)
        return (view.asked(self.eyes) if self.is_asked else None) or _without_options(view)

    @property
    def is_asked(self) -> bool:
        """Whether whoever looks is to choose, alone or with others, and has not done so."""
        if self.eyes == WATCHER or not self.live.asks(self.eyes):
            return False
        if self.table.players[self.eyes].bot:
            return False
        answers = self.live.answers
        return answers is None or self.eyes in answers.unheard()

    @property
    def has_answered(self) -> bool:
        """Whether whoever looks has said what the table will play when the others have."""
        return self.live.answers is not None and self.live.answers.has_answered(self.eyes)

    @property
    def closes(self) -> float | None:
        """When the window closes in which people may answer, in seconds since 1970."""
        answers = self.live.answers
        return answers.closes if answers is not None and not answers.closed else None

    @property
    def seconds(self) -> int:
        """How long a window is open."""
        return self.table.setup.seconds

    @property
    def lets_pass(self) -> bool:
        return self.eyes in self.live.letting_pass

    @property
    def asked_at_one_screen(self) -> list[Seat]:
        """Before the one screen: who may say that they answer. Nobody's hand is shown."""
        answers = self.live.answers
        if answers is None or answers.window.silence is None or not self.guest.shares_a_screen:
            return []
        if self.eyes != WATCHER:
            return []
        return [seat for seat in answers.unheard() if seat in self.guest.seats]

    @property
    def curtain_for(self) -> Seat | None:
        """At one screen: the person who is to say that they sit before it."""
        decision = self.table.decision()
        if not self.guest.shares_a_screen or self.eyes != WATCHER or decision is None:
            return None
        if self.live.answers is not None and self.live.answers.window.silence is not None:
            return None  # all are asked at once, and who answers says so
        own = decision.seat in self.guest.seats and not self.table.players[decision.seat].bot
        return decision.seat if own else None

    def question(self) -> str:
        """One line: what is asked of whoever reads, or whom the table waits for."""
        decision = self.table.decision()
        if decision is None:
            return ""
        if self.is_asked:
            return self.say(decision.question)
        answers = self.live.answers
        if answers is not None and answers.unheard():
            return self.word("answer-noted" if self.has_answered else "asked-all")
        bot = bool(self.table.players[decision.seat].bot)
        key = "asked-bot" if bot else "asked-other"
        return self.word(key, name=self.names[decision.seat])

    def meaning(self, move: Move) -> str:
        table = self.table
        return self.say(table.game.meaning(move, table.view(self.eyes)))

    def title(self) -> str:
        """What the browser's tab says: whose turn it is, first of all."""
        game = self.texts.word("game-name")
        decision = self.table.decision()
        if self.table.phase == GATHERING:
            return self.word("title-gathering", game=game)
        if decision is None:
            return self.word("title-over", game=game)
        if self.is_asked and not self.guest.shares_a_screen:
            return self.word("title-you", game=game)
        if self.live.answers is not None and self.live.answers.unheard():
            return self.word("title-all", game=game)
        return self.word("title-other", game=game, name=self.names[decision.seat])

    # What may be done besides playing

    @property
    def acting_seats(self) -> tuple[Seat, ...]:
        """The seats that this guest may act for now: at one screen, all of theirs."""
        return self.guest.seats

    def can_take_back(self) -> list[Seat]:
        if self.table.phase != PLAYING:
            return []
        return [seat for seat in self.guest.seats if self.table.why_not_back(seat) is None]

    def absent(self) -> list[Seat]:
        """Whose seat this guest may give to a bot."""
        if self.table.phase != PLAYING or not self.guest.seats:
            return []
        others = [seat for seat in range(len(self.names)) if seat not in self.guest.seats]
        return [seat for seat in others if self.live.is_absent(seat, self._now)]

    def stood_in_for(self) -> list[Seat]:
        """Which of this guest's seats a bot plays meanwhile."""
        return [seat for seat in self.guest.seats if self.table.is_stood_in_for(seat)]

    def told(self, after: int) -> tuple[Event, ...]:
        return self.table.told(self.eyes, after)


def _without_options(view: State) -> Decision | None:
    """Who is asked, for whoever is not."""
    decision = view.decision()
    return decision and Decision(decision.seat, decision.question, (), decision.window)
