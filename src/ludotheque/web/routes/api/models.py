"""The API's requests and answers, as OpenAPI describes them."""

from typing import Annotated, Any, Final, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from ludotheque.web.http.forms import LONGEST_KEY
from ludotheque.web.tables.answer_window import ANSWER_SECONDS, USUAL_ANSWER_SECONDS
from ludotheque.web.tables.table import LONGEST_SAYING

TableId = Annotated[str, Path(max_length=32)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ErrorBody(Model):
    code: str = Field(description="A code that is the same in every language.")
    message: str = Field(description="A sentence to show to people.")
    rule: str = Field("", description="The number of the rule that forbids it, if a rule does.")


class Error(Model):
    error: ErrorBody


ERRORS: Final = {
    400: "The request is malformed.",
    403: "You may not do or see this.",
    404: "No such table, seat or game.",
    409: "The table has changed since you last looked, or it is too early or too late for this.",
    413: "The request is too large.",
    421: "The server does not answer to the name in the `Host` header.",
    422: "The request is invalid, or the rules forbid it: see `code` and `rule`.",
    429: "Too many requests.",
    500: "Something went wrong on the server; nothing has been lost.",
    503: "The database could not be read or written: nothing has changed, try again.",
}
_WITH_MODEL: Final = 500


def error_responses(media_type: str = "application/json") -> dict[int | str, dict[str, Any]]:
    """What a route may answer instead, for the API's description.

    One status names the model, and the others refer to it. Otherwise FastAPI would read the model
    again for every status of every route, and the server would take longer to start.
    """
    content = {media_type: {"schema": {"$ref": f"#/components/schemas/{Error.__name__}"}}}
    found: dict[int | str, dict[str, Any]] = {
        status: {"description": text, "content": content} for status, text in ERRORS.items()
    }
    found[_WITH_MODEL] = {"description": ERRORS[_WITH_MODEL], "model": Error}
    return found


class Text(Model):
    """A sentence from the rules."""

    key: str
    text: str


class SeatWanted(Model):
    kind: Literal["me", "bot", "open"]
    name: str = Field("", max_length=100, description="Your name, if the seat is yours.")
    bot: str = Field("", max_length=20, description="Which bot, if a bot has the seat.")


class TableWanted(Model):
    game: str = Field(max_length=64, examples=["district-noir"])
    seats: list[SeatWanted] = Field(max_length=10)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=50)
    start: bool = Field(False, description="Deal at once. Requires that no seat is open.")
    seconds: int = Field(
        USUAL_ANSWER_SECONDS,
        description="How many seconds the table waits when several players may answer: "
        f"{', '.join(map(str, ANSWER_SECONDS))}.",
    )


class Opened(Model):
    table: str
    token: str = Field(description="Keep it secret: whoever has it plays your seats.")
    number: int


class NameWanted(Model):
    name: str = Field(max_length=100)


class ChairWanted(Model):
    bot: str = Field(max_length=20, description="Which bot; empty for an open seat.")


class ExchangeWanted(Model):
    seat: int
    other: int


class OptionsWanted(Model):
    options: dict[str, bool | int | str] = Field(max_length=50)
    seconds: int | None = None


class MoveWanted(Model):
    move: str = Field(max_length=200, examples=["play 8", "take"])
    at: int = Field(description="The number of the last line you have seen.")
    key: str = Field("", max_length=LONGEST_KEY, description="Identifies this request.")
    seat: int | None = Field(None, description="Required only if you hold several seats.")


class ActWanted(Model):
    at: int | None = Field(None, description="The number of the last line you have seen.")
    key: str = Field(default="", max_length=LONGEST_KEY)
    seat: int | None = None


class LetPassWanted(Model):
    on: bool
    seat: int | None = None


class SayingWanted(Model):
    text: str = Field(max_length=LONGEST_SAYING)


class CodeWanted(Model):
    code: str = Field(max_length=64)


class Done(Model):
    number: int = Field(description="The number of the table's last line after this request.")


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


class ScoreShown(Model):
    text: Text
    seat: int | None
    points: int


class OutcomeShown(Model):
    places: list[int]
    points: list[int]
    how: Text
    lines: list[ScoreShown]


class TableShown(Model):
    table: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    number: int
    seats: list[SeatShown]
    host: bool
    options: dict[str, bool | int | str]
    asked: Asked | None
    view: dict[str, object] | None = Field(description="The game as you see it.")
    outcome: OutcomeShown | None
    again: str = Field(description="The id of the rematch's table; empty if there is none.")


class Told(Model):
    key: str
    text: str
    args: dict[str, int | str | list[int]]


class Journal(Model):
    number: int
    told: list[Told]
