"""The web application: one house, its pages, its API, and the guard before them."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.resources import as_file, files
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from ludotheque.core import Problem
from ludotheque.version import VERSION

from .errors import Refused
from .http.middleware import Guard
from .routes import home as reading
from .routes import replay as replaying
from .routes import table as playing
from .routes import uploads as uploading
from .routes.api import replays as api_replays
from .routes.api import tables as api
from .routes.services import Desk
from .settings import Settings
from .tables.registry import House
from .views.games import STAGES
from .views.pages import Pages
from .views.stage import Stage

BY_STATUS: Final = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}
WORTH_COMPRESSING: Final = 1000


class Static(StaticFiles):
    """Files that browsers keep, but ask about: a newer version must not meet older files."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]  # as they came
        response.headers["cache-control"] = "no-cache"
        return response


def make_app(house: House, settings: Settings, stages: Mapping[str, Stage] = STAGES) -> ASGIApp:
    """Everything that a server serves. It takes the house's store and thinkers along."""
    desk = Desk(house, Pages(stages, settings), settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Ludothèque",
        version=VERSION,
        description=api.DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,  # their scripts would come from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    # They are tried in this order, each route of each: those who ask most often wait least.
    app.include_router(api.routes(desk))
    app.include_router(playing.routes(desk))
    app.include_router(reading.routes(desk))
    app.include_router(replaying.routes(desk))
    app.include_router(uploading.routes(desk))
    app.include_router(api_replays.routes(desk))
    with as_file(files("ludotheque.web") / "static") as static:
        app.mount("/static", Static(directory=static))

    @app.exception_handler(Refused)
    async def refused(request: Request, why: Refused) -> Response:
        return desk.refuse(request, why)

    @app.exception_handler(Problem)
    async def problem(request: Request, why: Problem) -> Response:
        return desk.problem(request, why)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, _why: RequestValidationError) -> Response:
        return desk.refuse(request, Refused(422, "bad-form"))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, why: HTTPException) -> Response:
        status = why.status_code
        return desk.refuse(request, Refused(status, BY_STATUS.get(status, "bad-form")))

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, _why: Exception) -> Response:
        return desk.refuse(request, Refused(500, "our-fault"))  # the guard makes a note of it

    compressed = GZipMiddleware(app, minimum_size=WORTH_COMPRESSING)
    return Guard(compressed, settings, house.sources, desk.refuse)
