"""The API's requests and answers, as OpenAPI describes them."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from ludotheque.web.http.forms import LONGEST_KEY
from ludotheque.web.http.tokens import SHORTEST_SECRET_KEY
from ludotheque.web.tables.answer_window import ANSWER_SECONDS, USUAL_ANSWER_SECONDS
from ludotheque.web.tables.bot_pace import PACES
from ludotheque.web.tables.table import LONGEST_SAYING
from ludotheque.web.tables.turn_clocks import CLOCKS, NO_CLOCK

LONGEST_TABLE_ID: Final = 32
TableId = Annotated[str, Path(max_length=LONGEST_TABLE_ID)]
HASH_DESCRIPTION: Final = (
    "The SHA-256 of the secret that the deal is made of; empty if it cannot be proved."
)
NUMBER_DESCRIPTION: Final = "Your number for the deal: 64 hexadecimal digits in lower case."
LONGEST_HASH: Final = 64


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Wanted(Model):
    """A request. It is taken at its word: `false` is no number, and `"1"` is none either."""

    model_config = ConfigDict(strict=True)


class Keyed(Wanted):
    """A request that can be repeated: with the same key, it gets the same answer."""

    key: str = Field("", max_length=LONGEST_KEY, description="Identifies this request.")


class SecretlyKeyed(Wanted):
    """A request that gives a token, and can be repeated."""

    key: str = Field(
        "",
        max_length=LONGEST_KEY,
        description="Identifies this request, and keeps the token the same. Whoever knows it can "
        f"have the token: {SHORTEST_SECRET_KEY} characters or more, at random.",
    )


class ErrorBody(Model):
    code: str = Field(description="A code that is the same in every language.")
    message: str = Field(description="A sentence to show to people.")
    rule: str = Field("", description="The number of the rule that forbids it, if a rule does.")


class Error(Model):
    error: ErrorBody


ERRORS: Final = {
    400: "The request is malformed.",
    401: "This house has a password, and you have not said it.",
    403: "You may not do or see this.",
    404: ("No such table, seat or game; `table-erased` if whoever runs the house has erased it."),
    409: "The table has changed since you last looked, or it is too early or too late for this.",
    413: "The request is too large.",
    421: "The server does not answer to the name in the `Host` header.",
    422: "The request is invalid, or the rules forbid it: see `code` and `rule`.",
    429: "Too many requests.",
    500: "Something went wrong on the server; nothing has been lost.",
    503: "The database could not be read or written, or too much is to be done at once. Nothing "
    "was acknowledged: try again, with the same `key`.",
}
_REFERENCE: Final = {
    "application/json": {"schema": {"$ref": f"#/components/schemas/{Error.__name__}"}}
}
_WITH_MODEL: Final = 500

ERROR_REFERENCES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"description": text, "content": _REFERENCE} for status, text in ERRORS.items()
}
"""What a route may answer instead, for the API's description. Errors are JSON, whatever the route
itself answers with."""

ERROR_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    **ERROR_REFERENCES,
    _WITH_MODEL: {"description": ERRORS[_WITH_MODEL], "model": Error},
}
"""The same for a whole router of routes that answer with JSON.

One status names the model, and the others refer to it. Otherwise FastAPI would read the model again
for every status of every route, and the server would take longer to start.
"""


class Text(Model):
    """A sentence from the rules."""

    key: str
    text: str


class SeatWanted(Wanted):
    kind: Literal["me", "bot", "open"]
    name: str = Field(
        "",
        max_length=100,
        description="Your name, if the seat is yours. If it is empty, you get one.",
    )
    bot: str = Field("", max_length=20, description="Which bot, if a bot has the seat.")


class TableWanted(SecretlyKeyed):
    game: str = Field(max_length=64, examples=["district-noir"])
    seats: list[SeatWanted] = Field(max_length=10)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=50)
    start: bool = Field(False, description="Deal at once. Requires that no seat is open.")
    practice: bool = Field(
        False,
        description="One person plays against bots, and may take whole turns back.",
    )
    hints: bool = Field(
        False,
        description="Whether several people may ask for hints here, for everybody to see. One "
        "person among bots always may.",
    )
    seconds: int = Field(
        USUAL_ANSWER_SECONDS,
        description="How many seconds the table waits when several players may answer: "
        f"{', '.join(map(str, ANSWER_SECONDS))}.",
    )
    clock: str = Field(
        NO_CLOCK,
        max_length=20,
        description="How long people may take for a turn; then a bot moves for that turn: "
        f"{', '.join(CLOCKS)}. Not for practice, nor at one screen.",
    )
    spectators: bool = Field(
        True,
        description="Whether people without a seat may look on, from the start on.",
    )
    listed: bool | None = Field(
        None,
        description="Whether the list of this house shows the table. Only a house with a password "
        "has one; there a table that waits for people is listed unless you say `false`.",
    )
    deal: str = Field(
        "", max_length=32, description="The deal that you were offered, if you start at once."
    )
    deal_number: str = Field("", max_length=LONGEST_HASH, description=NUMBER_DESCRIPTION)
    cards: str = Field(
        "", description="Your own list of cards, in TOML; empty for the published box."
    )


class Opened(Model):
    table: str
    token: str = Field(description="Keep it secret: whoever has it plays your seats.")
    number: int
    deal: str = Field(description=HASH_DESCRIPTION)


class AgainWanted(Wanted):
    deal: str = Field(
        default="",
        max_length=32,
        description="The deal that you were offered, if you need nobody else.",
    )
    deal_number: str = Field(default="", max_length=LONGEST_HASH, description=NUMBER_DESCRIPTION)


class NameWanted(SecretlyKeyed):
    name: str = Field(max_length=100, description="If it is empty, you get one.")


class ChairWanted(Keyed):
    bot: str = Field(max_length=20, description="Which bot; empty for an open seat.")


class ExchangeWanted(Keyed):
    seat: int
    other: int


class OptionsWanted(Keyed):
    options: dict[str, bool | int | str] = Field(max_length=50)
    seconds: int | None = None
    pace: str = Field(
        "",
        max_length=20,
        description="How fast bots move where several people play: "
        f"{', '.join(PACES)}. Unchanged if it is empty.",
    )
    clock: str = Field(
        "",
        max_length=20,
        description=f"How long people may take for a turn: {', '.join(CLOCKS)}. Unchanged if it "
        "is empty.",
    )
    spectators: bool | None = Field(
        None, description="Whether people without a seat may look on. Unchanged if it is null."
    )
    listed: bool | None = Field(
        None,
        description="Whether the list of this house shows the table. Unchanged if it is null.",
    )
    hints: bool | None = Field(
        None, description="Whether several people may ask for hints. Unchanged if it is null."
    )


class MoveWanted(Keyed):
    move: str = Field(max_length=200, examples=["play 8", "take"])
    at: int = Field(description="The number of the last line you have seen.")
    seat: int | None = Field(None, description="Required only if you hold several seats.")


class ActWanted(Keyed):
    at: int | None = Field(None, description="The number of the last line you have seen.")
    seat: int | None = None


class StartWanted(ActWanted):
    deal_number: str = Field(
        "",
        max_length=LONGEST_HASH,
        description=f"{NUMBER_DESCRIPTION} Only if nobody else plays from another device.",
    )


class CommitmentWanted(Keyed):
    commitment: str = Field(
        max_length=LONGEST_HASH,
        description="The SHA-256 of your number, as 64 hexadecimal digits in lower case.",
    )


class NumberWanted(Keyed):
    deal_number: str = Field(max_length=LONGEST_HASH, description=NUMBER_DESCRIPTION)


class LetPassWanted(Keyed):
    on: bool
    seat: int | None = None


class SayingWanted(Keyed):
    text: str = Field(max_length=LONGEST_SAYING)


class WhomWanted(Keyed):
    name: str = Field(max_length=100, description="What they were called: see `sent_away`.")


class MutedWanted(Keyed):
    on: bool = Field(description="Whether they can say nothing.")


class CodeWanted(SecretlyKeyed):
    code: str = Field(max_length=64)


class Done(Model):
    number: int = Field(description="The number of the table's last line after this request.")


class WeighedShown(Model):
    move: str
    meaning: str
    chance: float = Field(description="How likely it is to win, from 0 to 1.")
    low: float
    high: float = Field(description="With 95 % confidence the chance is between these two.")


class HintGiven(Model):
    move: str
    meaning: str
    reasons: list[Text]
    sureness: int = Field(description="From 1, too close to call, to 4.")
    options: list[WeighedShown] = Field(description="The best three, or as many as there are.")


class HintShown(Model):
    number: int = Field(description="The number of the table's last line after this request.")
    hint: HintGiven | None = Field(description="Null if somebody has acted meanwhile.")


class Code(Model):
    code: str = Field(description="Another device takes over your seats with this code.")


class GameShown(Model):
    name: str
    title: str
    about: str
    length: str
    players: list[int]
    options: list[dict[str, object]]


class SeatShown(Model):
    name: str
    bot: str
    open: bool
    here: bool
    yours: bool
    muted: bool = Field(description="Whether the host lets them say nothing.")
    wins: int = Field(
        description="How many matches of this chain of rematches they have won, this one included."
    )


class OptionShown(Model):
    move: str
    meaning: str


class Asked(Model):
    seat: int
    question: Text
    options: list[OptionShown] = Field(description="Empty unless you are asked.")
    together: list[int] = Field(
        description="The seats that are asked at once, in the order their answers are played."
    )
    closes: float | None = Field(
        description="When the time to answer ends, in seconds since 1970; silence is a pass then."
    )
    due: float | None = Field(
        description="When the turn ends, in seconds since 1970, if the table has a clock: a bot "
        "moves then, or silence is a pass."
    )


class ScoreShown(Model):
    text: Text
    seat: int | None
    points: int


class OutcomeShown(Model):
    places: list[int]
    points: list[int]
    how: Text
    lines: list[ScoreShown]


class OpenTableShown(Model):
    """A table in the list of a house with a password."""

    table: str
    game: str
    phase: Literal["gathering", "playing"]
    people: list[str] = Field(description="Who sits there, by name.")
    bots: int
    open: int = Field(description="How many seats you could take.")
    spectators: bool = Field(description="Whether people without a seat may look on.")


class CardShown(Model):
    name: str = Field(description="What moves and views call it.")
    title: str = Field(description="What people call it.")
    about: str
    type: str
    count: int
    figures: dict[str, int]


class CardsShown(Model):
    own: bool = Field(description="Whether this is somebody's own list.")
    by: str = Field(description="Who has brought it; empty if that is not known.")
    toml: str = Field(description="The list itself.")
    cards: list[CardShown]


class TableShown(Model):
    table: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    number: int
    seats: list[SeatShown]
    host: bool
    spectators: bool = Field(
        description="Whether people without a seat may look on, from the start on."
    )
    listed: bool = Field(description="Whether the list of this house shows the table.")
    sent_away: list[str] = Field(
        description="Whom the host has sent away, and may invite again, by name."
    )
    options: dict[str, bool | int | str]
    practice: bool = Field(
        description="Whether one person plays against bots, and may take whole turns back."
    )
    challenge: bool = Field(
        description="Whether a deal is played here that another table has, too."
    )
    duplicate: str = Field(description="The match of two pairs that this is a table of, or empty.")
    clock: str = Field(description="How long people may take for a turn.")
    hints: bool = Field(description="Whether hints may be asked for here.")
    hints_asked: list[int] = Field(description="How often each seat has asked for one.")
    own_cards: bool = Field(
        description="Whether it is played with somebody's own cards: see `/cards`."
    )
    deal: str = Field(description=HASH_DESCRIPTION)
    dealing: Literal["", "commitments", "numbers"] = Field(
        description="What every client is asked to send for the deal now."
    )
    asked: Asked | None
    view: dict[str, object] | None = Field(description="The game as you see it.")
    outcome: OutcomeShown | None
    again: str = Field(description="The id of the rematch's table; empty if there is none.")


class Part(TypedDict):
    """A part of a sentence, which takes words of its own: a place, a card of the city."""

    key: str
    args: dict[str, "Arg"]


Arg: TypeAlias = "int | str | list[int] | Part | list[Part]"


class Told(Model):
    key: str
    text: str
    args: dict[str, Arg]


class Journal(Model):
    number: int = Field(description="The last line that this page tells of.")
    told: list[Told]
    next: int | None = Field(description="Ask again with this as `after`; null if this is all.")
