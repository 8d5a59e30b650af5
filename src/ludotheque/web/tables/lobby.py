"""What a table is set up with: the game, its options, and who sits where."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ludotheque.bots import BOTS
from ludotheque.core import Fields, Game, OptionValue, Player, Problem, Seat
from ludotheque.web.errors import Refused, WrongForTheGame

from .answer_window import SECONDS, USUAL_SECONDS

BOT_NAMES: Final = ("Colette", "Marcel", "Simone", "Victor", "Agathe", "Jules")


class Chair(NamedTuple):
    """A place at the table: a person's, a bot's, or open."""

    name: str = ""
    bot: str = ""
    holder: str = ""
    """The hash of the token that plays it; empty for bots and open chairs."""
    kept: bool = False
    """Kept for the person with this name, who has been asked for a return match."""

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
        return Chair(**words, kept="kept" in fields and fields.truth("kept"))


class Setup(NamedTuple):
    """All that can be changed until the start."""

    game: str
    options: Mapping[str, OptionValue]
    chairs: tuple[Chair, ...]
    host: str
    """The hash of the token that may change it."""
    one_screen: bool = False
    after: str = ""
    """The table of which this is the return match."""
    seconds: int = USUAL_SECONDS
    """How long it waits where several are asked at once and may say nothing."""

    def content(self) -> dict[str, object]:
        return {
            **self._asdict(),
            "options": dict(self.options),
            "chairs": [chair.content() for chair in self.chairs],
        }

    @staticmethod
    def restore(fields: Fields) -> "Setup":
        options = fields.fields("options")
        values: dict[str, OptionValue] = {}
        for name in options.names():
            value = options.raw(name)
            if not isinstance(value, bool | int | str):
                raise options.wrong(name)
            values[name] = value
        return Setup(
            fields.text("game"),
            values,
            tuple([Chair.restore(Fields(item)) for item in fields.items("chairs")]),
            fields.text("host"),
            fields.truth("one_screen"),
            fields.text("after"),
            fields.number("seconds", min(SECONDS), max(SECONDS))
            if "seconds" in fields
            else USUAL_SECONDS,
        )

    def waiting(self, seconds: int) -> "Setup":
        if seconds not in SECONDS:
            known = ", ".join(map(str, SECONDS))
            raise Refused(422, "no-such-seconds", found=seconds, known=known)
        return self._replace(seconds=seconds)

    def with_chair(self, seat: Seat, chair: Chair) -> "Setup":
        if seat not in range(len(self.chairs)):
            raise Refused(404, "no-such-seat")
        chairs = list(self.chairs)
        chairs[seat] = chair
        return self._replace(chairs=tuple(chairs))

    def seats_of(self, holder: str) -> list[Seat]:
        """The seats that whoever holds this token plays."""
        return [s for s, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def check_name(self, name: str, seat: Seat) -> str:
        """The name, if it can be told from the others'."""
        name = Player(name).name
        others = [chair.name.casefold() for s, chair in enumerate(self.chairs) if s != seat]
        if name.casefold() in others:
            raise Refused(409, "name-taken", name=name)
        return name


def bot_chair(bot: str, others: Sequence[Chair]) -> Chair:
    """A bot of this sort, with a name that nobody at the table has."""
    if bot not in BOTS:
        raise Refused(422, "no-such-bot", found=bot, known=", ".join(BOTS))
    taken = [chair.name.casefold() for chair in others]
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    name = free[0] if free else f"{BOT_NAMES[0]} {len(taken) + 1}"
    return Chair(name, bot)


def settings_for(
    game: Game, players: int, given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """All options, those given checked: what the game says against them it says in its words."""
    try:
        return game.settings(players, given)
    except Problem as problem:
        raise WrongForTheGame(problem, game) from None
