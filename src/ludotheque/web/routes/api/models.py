"""What the API takes and gives, as its OpenAPI description shows it."""

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from ludotheque.web.http.forms import LONGEST_KEY
from ludotheque.web.tables.answer_window import SECONDS, USUAL_SECONDS
from ludotheque.web.tables.table import LONGEST_SAYING


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ErrorBody(Model):
    code: str = Field(description="A word that does not change with the language.")
    message: str = Field(description="A sentence for people.")
    rule: str = Field("", description="The number of the game's rule that forbids it, if one does.")


class Error(Model):
    error: ErrorBody


ERRORS: Final = {
    400: "What was sent cannot be read.",
    403: "This is not yours to do or to see.",
    404: "There is no such table, seat or game.",
    409: "Something has happened meanwhile, or it is too early or too late for this.",
    413: "Too large.",
    421: "The server does not go by the name in the `Host` header.",
    422: "It makes no sense, or the rules forbid it: the code and the rule say which.",
    429: "Too often.",
    500: "Something went wrong on our side; nothing has been lost.",
    503: "It could not be stored or read: nothing has changed, try again.",
}
RESPONSES: Final[dict[int | str, dict[str, object]]] = {
    status: {"model": Error, "description": text} for status, text in ERRORS.items()
}


class Text(Model):
    """Something the rules say."""

    key: str
    text: str


class SeatWanted(Model):
    kind: Literal["me", "bot", "open"]
    name: str = Field("", max_length=100, description="Your name, if the seat is yours.")
    bot: str = Field("", max_length=20, description="Which bot, if it is one's.")


class TableWanted(Model):
    game: str = Field(max_length=64, examples=["district-noir"])
    seats: list[SeatWanted] = Field(max_length=10)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=50)
    start: bool = Field(False, description="Deal at once; no seat may be open.")
    seconds: int = Field(
        USUAL_SECONDS,
        description="How long the table waits where several are asked at once and may say nothing: "
        f"{', '.join(map(str, SECONDS))}.",
    )


class Opened(Model):
    table: str
    token: str = Field(description="Yours alone: whoever has it plays your seats.")
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
    key: str = Field("", max_length=LONGEST_KEY, description="Names this request.")
    seat: int | None = Field(None, description="Needed only if you hold several seats.")


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
    number: int = Field(description="The line that this led to.")


class Code(Model):
    code: str = Field(description="For another device, which takes over with it.")


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
    options: list[OptionShown] = Field(description="Only for the seat that is asked.")
    together: list[int] = Field(
        description="Who is asked the same at once; the answers are played in this order."
    )
    closes: float | None = Field(
        description="When who has not answered has let it pass, in seconds since 1970."
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
    view: dict[str, object] | None = Field(description="The game as you may see it.")
    outcome: OutcomeShown | None
    again: str = Field(description="The table of the return match.")


class Told(Model):
    key: str
    text: str
    args: dict[str, int | str | list[int]]


class Journal(Model):
    number: int
    told: list[Told]
