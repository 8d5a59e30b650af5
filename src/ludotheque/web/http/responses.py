"""What answers are made of: headers, cookies, errors, JSON."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from .forms import SEAT_COOKIE, wants_json

NO_STORE: Final = {"cache-control": "no-store"}
SECONDS_A_YEAR: Final = 365 * 86400


def _plain(content: object) -> str:
    """What a template has made is text, too. Anything else that JSON does not know is a mistake."""
    if not isinstance(content, str):
        raise TypeError(f"{type(content).__name__} is nothing for JSON")
    return str(content)


_ENCODE: Final = msgspec.json.Encoder(enc_hook=_plain).encode


def compact_json(content: object) -> str:
    return _ENCODE(content).decode()


def error_content(code: str, message: str, rule: str = "") -> dict[str, str]:
    error = {"code": code, "message": message}
    if rule:
        error["rule"] = rule
    return error


def error_json(status: int, code: str, message: str, rule: str = "") -> Response:
    return JSONResponse({"error": error_content(code, message, rule)}, status)


def go_to_table(
    request: Request, table_id: str, below: str = ""
) -> RedirectResponse | JSONResponse:
    """Send the browser to a table or to a page below it, by a redirect or as JSON for our own
    script."""
    if wants_json(request):
        return JSONResponse({"go": f"/t/{table_id}{below}"}, headers=NO_STORE)
    return RedirectResponse(f"/t/{table_id}{below}", 303)


def set_seat_cookie(response: Response, path: str, token: str, *, is_https: bool) -> None:
    """Let this browser play its seat at the table with this path, and at no other table."""
    response.set_cookie(
        SEAT_COOKIE,
        token,
        max_age=SECONDS_A_YEAR,
        path=path,
        secure=is_https,
        httponly=True,
        samesite="lax",
    )
