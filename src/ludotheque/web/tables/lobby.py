"""The lobby: which game is played, with which options, and who sits where, until the start."""

from collections.abc import Mapping, Sequence
from itertools import chain, count
from typing import Final, NamedTuple

from ludotheque.bots import bots_for
from ludotheque.core import Fields, Game, OptionValue, Problem, Seat
from ludotheque.texts.names import checked_name, lookalike
from ludotheque.web.errors import InvalidForGame, RequestRefused

from .answer_window import ANSWER_SECONDS, USUAL_ANSWER_SECONDS
from .bot_pace import NORMAL, PACES
from .evening import Evening
from .turn_clocks import CLOCKS, NO_CLOCK

EASIEST_BOT: Final = "novice"
"""With it alone, the form suggests practice."""
BOT_NAMES: Final = ("Colette", "Marcel", "Simone", "Victor", "Agathe", "Jules")
GUEST_NAMES: Final = ("Camille", "Charlie", "Robin", "Sacha", "Alix", "Lou")
"""Who gives no name gets one of these: they are anybody's, in either language."""


class Chair(NamedTuple):
    """A place at the table: a person's, a bot's, or open."""

    name: str = ""
    bot: str = ""
    holder: str = ""
    """The hash of the token that plays it; empty for bots and open chairs."""
    kept: bool = False
    """The name of the person invited to a rematch, for whom the chair is kept."""
    muted: bool = False
    """Whether the host lets this person say nothing."""

    @property
    def is_open(self) -> bool:
        return not self.bot and not self.holder

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.is_open and not self.kept

    def content(self) -> dict[str, object]:
        return {field: value for field, value in self._asdict().items() if value}

    @staticmethod
    def restore(fields: Fields) -> "Chair":
        words = {name: fields.text(name) for name in ("name", "bot", "holder") if name in fields}
        kept = "kept" in fields and fields.truth("kept")
        return Chair(**words, kept=kept, muted="muted" in fields and fields.truth("muted"))


class Lobby(NamedTuple):
    """Everything that can be changed until the start. Each change gives a new lobby."""

    game: str
    options: Mapping[str, OptionValue]
    chairs: tuple[Chair, ...]
    host: str
    """The hash of the token that may change it."""
    one_screen: bool = False
    after: str = ""
    """The table that this is the rematch of."""
    seconds: int = USUAL_ANSWER_SECONDS
    """How long it waits when several people are asked at once and may say nothing."""
    practice: bool = False
    """Whether one person plays against bots, and may take whole turns back."""
    pace: str = NORMAL
    """How fast bots move where several people play."""
    hints: bool = False
    """Whether hints may be asked for where several people play."""
    evening: Evening = Evening()
    """The score of the rematches before."""
    clock: str = NO_CLOCK
    """How long a person may take for a turn."""
    challenge: str = ""
    """The challenge in which an earlier deal is played here once more."""
    deal: str = ""
    """The deal of the match that is played on here; empty if cards are dealt."""
    spectators: bool = True
    """Whether people without a seat may look on, from the start on."""
    listed: bool = False
    """Whether the list of this house shows the table."""
    duplicate: str = ""
    """The duplicate match that this is a table of."""

    def content(self) -> dict[str, object]:
        return {
            **self._asdict(),
            "options": dict(self.options),
            "chairs": [chair.content() for chair in self.chairs],
            "evening": self.evening.content(),
        }

    @staticmethod
    def restore(fields: Fields) -> "Lobby":
        options = fields.fields("options")
        values: dict[str, OptionValue] = {}
        for name in options.names():
            value = options.raw(name)
            if not isinstance(value, bool | int | str):
                raise options.wrong(name)
            values[name] = value
        return Lobby(
            fields.text("game"),
            values,
            tuple([Chair.restore(Fields(item)) for item in fields.items("chairs")]),
            fields.text("host"),
            fields.truth("one_screen"),
            fields.text("after"),
            fields.number("seconds", min(ANSWER_SECONDS), max(ANSWER_SECONDS))
            if "seconds" in fields
            else USUAL_ANSWER_SECONDS,
            "practice" in fields and fields.truth("practice"),
            fields.text("pace") if "pace" in fields else NORMAL,
            "hints" in fields and fields.truth("hints"),
            Evening.restore(fields.fields("evening")) if "evening" in fields else Evening(),
            fields.text("clock") if "clock" in fields else NO_CLOCK,
            fields.text("challenge") if "challenge" in fields else "",
            fields.text("deal") if "deal" in fields else "",
            fields.truth("spectators") if "spectators" in fields else True,
            "listed" in fields and fields.truth("listed"),
            fields.text("duplicate") if "duplicate" in fields else "",
        )

    # Who is who

    def seats_of(self, holder: str) -> list[Seat]:
        """The seats that the holder of this token plays."""
        return [s for s, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def is_host(self, holder: str) -> bool:
        return bool(holder) and holder == self.host

    def has_open_chair(self) -> bool:
        return any(chair.is_open for chair in self.chairs)

    @property
    def allows_hints(self) -> bool:
        """Whether people may ask for hints: one person among bots may, unless it is a challenge."""
        if self.challenge:
            return False
        return self.hints or sum(bool(chair.holder) for chair in self.chairs) == 1

    def check_practice(self) -> None:
        """Refused if it is for practice, and anybody but one person is to play among the bots."""
        people = [chair for chair in self.chairs if not chair.bot]
        if self.practice and (len(people) != 1 or self.has_open_chair()):
            raise RequestRefused(422, "practice-alone")

    def others(self, seat: Seat) -> list[Chair]:
        return [chair for s, chair in enumerate(self.chairs) if s != seat]

    # Changes

    def check_seat(self, seat: Seat) -> None:
        """Refused if there is no such seat."""
        if seat not in range(len(self.chairs)):
            raise RequestRefused(404, "no-such-seat")

    def with_chair(self, seat: Seat, chair: Chair) -> "Lobby":
        self.check_seat(seat)
        chairs = list(self.chairs)
        chairs[seat] = chair
        return self._replace(chairs=tuple(chairs))

    def with_person(self, seat: Seat | None, name: str, holder: str) -> "Lobby":
        """Seat a person in this free chair, by default the first."""
        if self.practice:
            raise RequestRefused(409, "practice-alone")
        if self.seats_of(holder):
            raise RequestRefused(409, "seated-already")
        if seat is None:
            free = [s for s, chair in enumerate(self.chairs) if chair.is_free]
            if not free:
                raise RequestRefused(409, "seat-taken")
            seat = free[0]
        self.check_seat(seat)
        if not self.chairs[seat].is_free:
            raise RequestRefused(409, "seat-taken")
        return self.with_chair(seat, person_chair(name, holder, self.others(seat)))

    def with_bot(self, seat: Seat, bot: str) -> "Lobby":
        """Give the chair to a bot; with an empty name, open the chair."""
        self._check_not_the_hosts(seat)
        return self.with_chair(seat, bot_chair(bot, self.others(seat)) if bot else Chair())

    def with_another_chair(self, most: int) -> "Lobby":
        if len(self.chairs) >= most:
            raise RequestRefused(409, "no-more-chairs")
        return self._replace(chairs=(*self.chairs, Chair()))

    def without_chair(self, seat: Seat, fewest: int) -> "Lobby":
        self.check_seat(seat)
        if len(self.chairs) <= fewest:
            raise RequestRefused(409, "no-fewer-chairs")
        self._check_not_the_hosts(seat)
        return self._replace(chairs=tuple(self.others(seat)))

    def with_chairs_swapped(self, seat: Seat, other: Seat) -> "Lobby":
        emptied = self.with_chair(seat, Chair()).with_chair(other, Chair())
        return emptied.with_chair(seat, self.chairs[other]).with_chair(other, self.chairs[seat])

    def with_options(self, game: Game, options: Mapping[str, OptionValue]) -> "Lobby":
        return self._replace(options=checked_options(game, len(self.chairs), options))

    def with_seconds(self, seconds: int) -> "Lobby":
        if seconds not in ANSWER_SECONDS:
            known = ", ".join(map(str, ANSWER_SECONDS))
            raise RequestRefused(422, "no-such-seconds", found=seconds, known=known)
        return self._replace(seconds=seconds)

    def with_pace(self, pace: str) -> "Lobby":
        if pace not in PACES:
            raise RequestRefused(422, "no-such-pace", found=pace[:40], known=", ".join(PACES))
        return self._replace(pace=pace)

    def with_clock(self, clock: str) -> "Lobby":
        if clock not in CLOCKS:
            raise RequestRefused(422, "no-such-clock", found=clock[:40], known=", ".join(CLOCKS))
        if clock != NO_CLOCK and (self.practice or self.one_screen):
            raise RequestRefused(422, "clock-alone")
        return self._replace(clock=clock)

    def with_hints(self, *, allowed: bool) -> "Lobby":
        return self._replace(hints=allowed)

    def with_spectators(self, *, allowed: bool) -> "Lobby":
        return self._replace(spectators=allowed)

    def with_listed(self, *, listed: bool) -> "Lobby":
        return self._replace(listed=listed)

    def with_holder_replaced(self, old: str, new: str) -> "Lobby":
        """Give everything that one token could do to another."""
        chairs = [
            chair._replace(holder=new) if chair.holder == old else chair for chair in self.chairs
        ]
        host = new if self.is_host(old) else self.host
        return self._replace(chairs=tuple(chairs), host=host)

    def _check_not_the_hosts(self, seat: Seat) -> None:
        self.check_seat(seat)
        if self.chairs[seat].holder == self.host:
            raise RequestRefused(409, "your-own-chair")


def person_chair(name: str, holder: str, others: Sequence[Chair]) -> Chair:
    """A person's chair, if the name can be told from the others'. Who gives none gets one."""
    name = checked_name(name) if name.strip() else proposed_name(others)
    if name.casefold() in [chair.name.casefold() for chair in others]:
        raise RequestRefused(409, "name-taken", name=name)
    other = lookalike(name, [chair.name for chair in others])
    if other:
        raise RequestRefused(409, "name-alike", name=name, other=other)
    return Chair(name, holder=holder)


def bot_chair(bot: str, others: Sequence[Chair]) -> Chair:
    """A bot of this kind, with a name that nobody else at the table has."""
    return Chair(_free_name(BOT_NAMES, others), bot)


def proposed_name(others: Sequence[Chair]) -> str:
    """What a person is called who gives no name."""
    return _free_name(GUEST_NAMES, others)


def _free_name(names: Sequence[str], others: Sequence[Chair]) -> str:
    """The first of these names that nobody else at the table has, or a numbered one."""
    taken = [chair.name for chair in others]
    numbered = (f"{names[0]} {number}" for number in count(len(taken) + 1))
    return next(name for name in chain(names, numbered) if not lookalike(name, taken))


def check_bots(game: Game, chairs: Sequence[Chair]) -> None:
    """Refuse chairs of bots that cannot play this game."""
    bots = bots_for(game) if any(chair.bot for chair in chairs) else []
    for chair in chairs:
        if chair.bot and chair.bot not in bots:
            raise RequestRefused(422, "no-such-bot", found=chair.bot, known=", ".join(bots))


def checked_options(
    game: Game, players: int, given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """The value of every option; errors are reported in the game's own words."""
    try:
        return game.settings(players, given)
    except Problem as problem:
        raise InvalidForGame(problem, game) from None
