"""How a match ended, as a picture for everybody."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import holder_by_cookie
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.table import OVER
from ludotheque.web.views.language import language_for

from .services import Services

SVG: Final = "image/svg+xml"


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/t/{table_id}/result.svg")
    async def result(request: Request, table_id: str) -> Response:
        """The players, their points and who has won; refused while the match runs."""
        async with services.registry.locked(table_id) as session:
            scene = services.scene(session, holder_by_cookie(request), language_for(request))
            if scene.phase != OVER:
                raise RequestRefused(403, "result-secret")
            picture = services.pages.result_picture(scene)
        return Response(picture, media_type=SVG, headers=NO_STORE)

    return router
