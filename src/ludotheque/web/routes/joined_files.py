"""The files that pages load, joined by the server."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.kept_answers import KeptAnswers
from ludotheque.web.http.responses import SECONDS_A_YEAR
from ludotheque.web.views.page_files import JOINED

from .services import Services

MEDIA_TYPES: Final = {"css": "text/css", "js": "text/javascript"}
FOR_GOOD: Final = f"public, max-age={SECONDS_A_YEAR}, immutable"


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    kept = KeptAnswers()

    @router.api_route(JOINED + "{name}", methods=["GET", "HEAD"])
    async def joined_file(request: Request, name: str) -> Response:
        """A page of another version, which was loaded before the server was exchanged, gets what
        there is now, and does not cache it."""
        found = services.pages.files.find(name)
        if found is None:
            raise RequestRefused(404, "no-such-page")
        media_type = MEDIA_TYPES[name.rpartition(".")[2]]
        answer = kept.answer(request, name, lambda: found.text, media_type)
        is_current = request.url.query == found.version
        answer.headers["cache-control"] = FOR_GOOD if is_current else "no-cache"
        return answer

    return router
