"""The web application: the tables, their pages, their API, and the guard in front of them."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

from fastapi import Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.status import HTTP_405_METHOD_NOT_ALLOWED
from starlette.types import ASGIApp, Scope

from ludotheque.core import Problem
from ludotheque.version import VERSION

from .calls.desk import CallDesk
from .errors import RequestRefused
from .http.front_door import FrontDoor
from .http.kept_answers import KeptAnswers
from .http.middleware import RequestGuard
from .http.responses import compact_json
from .nodes.forwarding import Forwarding, FromNodes
from .nodes.node import Node
from .routes import (
    analysis,
    challenges,
    choices,
    deals,
    duplicates,
    home,
    house,
    installation,
    joined_files,
    learn,
    mistakes,
    my_games,
    open_tables,
    operations,
    password,
    push,
    puzzles,
    replay,
    results,
    seats,
    table,
    uploads,
)
from .routes.api import analysis as api_analysis
from .routes.api import challenges as api_challenges
from .routes.api import deals as api_deals
from .routes.api import duplicates as api_duplicates
from .routes.api import replays as api_replays
from .routes.api import seats as api_seats
from .routes.api import tables as api_tables
from .routes.api.move_lane import MoveLane
from .routes.lookers import only_who_may_look
from .routes.sealed_tables import SealedTables
from .routes.services import Services
from .settings import Settings
from .tables.registry import TableRegistry
from .views.stage import Stage

BY_STATUS: Final = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}
COMPRESSED_FROM_BYTES: Final = 1000
OF_A_SEAT: Final = (seats.routes, my_games.routes, api_seats.routes)
"""What gives a seat back, or asks for one's own: each checks that by itself."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE")
READING: Final = ("GET", "HEAD")


class Static(StaticFiles):
    """Files that browsers cache but revalidate: a newer page must not meet older files."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]  # passed through
        response.headers["cache-control"] = "no-cache"
        return response


def methods_of(app: FastAPI, scope: Scope) -> list[str]:
    """What can be done at this address. FastAPI itself names only what the first of its routes
    does."""
    found = []
    for method in METHODS:
        asked = {**scope, "method": method}
        for route in app.routes:
            is_known = route.matches(asked)[0] is Match.FULL
            if is_known and (method in READING or not isinstance(route, Mount)):
                found.append(method)
                break
    return found


def make_app(
    registry: TableRegistry,
    settings: Settings,
    stages: Mapping[str, Stage],
    node: Node | None = None,
) -> ASGIApp:
    """Everything that a server serves. The app starts and stops the registry."""
    calls = CallDesk(registry, settings)
    services = Services(registry, stages, settings, calls)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await registry.start()
        yield
        services.analyses.stop()
        await calls.stop()
        await registry.stop()

    app = FastAPI(
        title="Ludothèque",
        version=VERSION,
        description=api_tables.DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,  # their scripts would come from another site
        redoc_url=None,
        openapi_url=None,  # it is kept, like other pages that are the same for everybody
    )
    kept = KeptAnswers()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def schema(request: Request) -> Response:
        return kept.answer(request, "", lambda: compact_json(app.openapi()), "application/json")

    # Routes are tried in this order, so the busiest come first.
    may_look = [Depends(only_who_may_look(services))]
    for routes in (
        api_tables.routes,
        table.routes,
        seats.routes,
        push.routes,
        home.routes,
        my_games.routes,
        open_tables.routes,
        password.routes,
        learn.routes,
        puzzles.routes,
        joined_files.routes,
        installation.routes,
        operations.routes,
        house.routes,
        replay.routes,
        analysis.routes,
        mistakes.routes,
        choices.routes,
        results.routes,
        challenges.routes,
        duplicates.routes,
        deals.routes,
        uploads.routes,
        api_replays.routes,
        api_analysis.routes,
        api_deals.routes,
        api_challenges.routes,
        api_duplicates.routes,
        api_seats.routes,
    ):
        of_a_seat = routes in OF_A_SEAT
        app.include_router(routes(services), dependencies=None if of_a_seat else may_look)
    for stage in stages.values():
        if stage.brings("static"):
            app.mount(f"/static/{stage.folder}", Static(packages=[(stage.package, "static")]))
    app.mount("/static", Static(packages=[("ludotheque.web", "static")]))

    @app.exception_handler(RequestRefused)
    async def refused(request: Request, why: RequestRefused) -> Response:
        return services.refuse(request, why)

    @app.exception_handler(Problem)
    async def problem(request: Request, why: Problem) -> Response:
        return services.refuse_problem(request, why)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, _why: RequestValidationError) -> Response:
        return services.refuse(request, RequestRefused(422, "bad-form"))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, why: HTTPException) -> Response:
        # FastAPI says 400 of a body that cannot be read, such as JSON nested too deeply.
        status = 422 if why.status_code == 400 else why.status_code
        refusal = RequestRefused(status, BY_STATUS.get(status, "bad-form"))
        response = services.refuse(request, refusal)
        if status == HTTP_405_METHOD_NOT_ALLOWED:
            response.headers["allow"] = ", ".join(methods_of(app, request.scope))
        return response

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, _why: Exception) -> Response:
        return services.refuse(request, RequestRefused(500, "our-fault"))  # the guard logs it

    compressed = GZipMiddleware(app, minimum_size=COMPRESSED_FROM_BYTES)
    moving = MoveLane(compressed, services)
    answering: ASGIApp = SealedTables(moving, registry, services.refuse)
    if node is not None:
        answering = Forwarding(answering, node, services.refuse, registry.let_go)
    if services.password.is_needed:
        answering = FrontDoor(answering, services.password, services.refuse)
    guard = RequestGuard(
        answering,
        settings,
        registry.clock,
        services.work,
        services.requests,
        services.refuse,
        services.request_count,
    )
    return guard if node is None else FromNodes(guard, node)
