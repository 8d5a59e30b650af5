"""The page that takes a record from elsewhere."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.callers import caller_of
from ludotheque.web.http.multipart import file_in
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
        lang, caller = language_for(request), caller_of(request.scope)
        try:
            await services.uploads.admit(caller)
            content_type = request.headers.get("content-type", "")
            data = await file_in(request.stream(), content_type, FIELD)
            table = await services.uploads.take(data, lang, caller)
        except RequestRefused as refused:
            return page(request, refused.text(phrasebook(lang)), refused.status)
        return RedirectResponse(f"/t/{table}/replay", 303)

    return router
