"""The page that takes a record from elsewhere."""

from email.parser import BytesParser
from email.policy import HTTP
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from ludotheque.web.errors import RequestRefused
from ludotheque.web.views.language import language_for, phrasebook

from .services import Services

FIELD: Final = "record"


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/records", include_in_schema=False)

    def page(request: Request, problem: str = "", status: int = 200) -> HTMLResponse:
        largest = services.settings.limits.largest_upload_bytes
        lang = language_for(request)
        shown = services.pages.page(
            "uploads/upload", lang, "/records", problem=problem, largest=largest
        )
        return HTMLResponse(shown, status)

    @router.get("")
    async def choose(request: Request) -> HTMLResponse:
        return page(request)

    @router.post("", response_model=None)
    async def upload(request: Request) -> HTMLResponse | RedirectResponse:
        lang = language_for(request)
        try:
            data = file_in(await request.body(), request.headers.get("content-type", ""))
            table = await services.uploads.take(data, lang, services.address_of(request))
        except RequestRefused as refused:
            return page(request, refused.text(phrasebook(lang)), refused.status)
        return RedirectResponse(f"/t/{table}/replay", 303)

    return router


def file_in(body: bytes, content_type: str) -> bytes:
    """The file in a form, as browsers send it."""
    message = BytesParser(policy=HTTP).parsebytes(
        b"content-type: " + content_type.encode("latin-1", "replace") + b"\r\n\r\n" + body
    )
    for part in message.iter_parts() if message.is_multipart() else ():
        if part.get_param("name", header="content-disposition") == FIELD:
            found = part.get_payload(decode=True)
            return found if isinstance(found, bytes) else b""
    raise RequestRefused(422, "bad-form")
