"""What a request says: who is asking, and what was filled in."""

from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import HTTPConnection, Request

from ludotheque.core import Game, OptionValue
from ludotheque.web.errors import RequestRefused

from .multipart import parts_in
from .tokens import hashed

SEAT_COOKIE: Final = "seat"
LONGEST_NUMBER: Final = 9
LONGEST_KEY: Final = 64


def holder_by_cookie(request: HTTPConnection) -> str:
    """The hash of the token that this browser was given for this table."""
    return hashed(token_by_cookie(request))


def token_by_cookie(request: HTTPConnection) -> str:
    return request.cookies.get(SEAT_COOKIE, "")


async def holder_by_header(request: Request) -> str:
    """The hash of the token that a program sends. It is async because FastAPI would call it in a
    thread otherwise."""
    return hashed(token_by_header(request))


def token_by_header(request: HTTPConnection) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def wants_json(request: Request) -> bool:
    """Whether our own script or a program is asking, not a form."""
    path: str = request.scope["path"]  # request.url would trust the Host header
    return path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def wants_fragment(request: Request) -> bool:
    """Whether our own script wants only the part of a page that changes."""
    return bool(request.headers.get("x-fragment"))


def whole_number(text: str) -> int | None:
    """The number that these digits spell; None if they are not digits, or too many."""
    is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    return int(text) if is_number else None


def inside(address: str) -> str:
    """An address of ours to which a form leads on; the home page instead of anything else."""
    is_inside = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_inside else "/"


class Form:
    """The fields of a form, as a browser sends them."""

    def __init__(self, fields: dict[str, str]) -> None:
        self._fields: Final = fields

    @staticmethod
    async def of(request: Request) -> "Form":
        content_type = request.headers.get("content-type", "")
        try:
            if content_type.startswith("multipart/"):
                parts = await parts_in(request.stream(), content_type)
                return Form({name.decode(): part.decode() for name, part in parts.items()})
            pairs = parse_qsl(
                (await request.body()).decode(), keep_blank_values=True, max_num_fields=100
            )
        except ValueError:
            raise RequestRefused(422, "bad-form") from None
        return Form(dict(pairs))

    def __getitem__(self, name: str) -> str:
        """What was filled in, or an empty text, so that a template can show it again."""
        return self._fields.get(name, "")

    def with_field(self, name: str, value: str) -> "Form":
        """The same form with something else in this field."""
        return Form({**self._fields, name: value})

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def number(self, name: str) -> int:
        found = self.number_or_none(name)
        if found is None:
            raise RequestRefused(422, "bad-form")
        return found

    def number_or_none(self, name: str) -> int | None:
        text = self[name]
        if not text:
            return None
        number = whole_number(text)
        if number is None:
            raise RequestRefused(422, "bad-form")
        return number

    def choice(self, name: str) -> bool | None:
        """Whether a box is ticked whose form names it either way; None if the form does not."""
        return self[name] == "on" if self[name] else None

    @property
    def key(self) -> str:
        """The key that tells a repeated request from a new one."""
        if len(self["key"]) > LONGEST_KEY:
            raise RequestRefused(422, "bad-form")
        return self["key"]

    def options(self, game: Game) -> dict[str, OptionValue]:
        """The game's options as this form gives them; a word that it does not give is left out."""
        found: dict[str, OptionValue] = {}
        for option in game.options:
            text = self[f"option-{option.key}"]
            if option.type is bool:
                found[option.key] = text == "true"
            elif option.type is int:
                found[option.key] = self.number(f"option-{option.key}")
            elif text:
                found[option.key] = text
        return found
