"""The page of whoever runs this house: its tables, its load, what is kept; and erasing a table."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import Form
from ludotheque.web.http.host_key import HOUSE_PAGE
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.house_books import house_books
from ludotheque.web.tables.seat_links import token_in
from ludotheque.web.tables.table import EMPTY, GATHERING, PLAYING, PRACTISING
from ludotheque.web.views.house_scene import MOST_SHOWN, HouseScene, Load
from ludotheque.web.views.language import language_for, phrasebook

from .services import Services

RUNNING = (EMPTY, GATHERING, PLAYING, PRACTISING)


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    registry, key = services.registry, services.host_key

    def page(request: Request, template: str, **context: object) -> HTMLResponse:
        shown = services.pages.page(template, language_for(request), HOUSE_PAGE, **context)
        return HTMLResponse(shown, headers=NO_STORE)

    async def scene(request: Request) -> HouseScene:
        books = await registry.read(house_books(registry.store, RUNNING, MOST_SHOWN))
        load = Load(
            services.request_count.last_minute(),
            services.request_count.total,
            registry.stream_count,
            registry.session_count,
            registry.pool.busy,
            registry.pool.waiting,
        )
        return HouseScene(
            phrasebook(language_for(request)),
            services.stages,
            books,
            load,
            registry.clock.now(),
        )

    @router.get(HOUSE_PAGE)
    async def house(request: Request) -> HTMLResponse:
        """What stands behind the # of the link only the browser knows: its script sends it."""
        if not key.is_of_host(request):
            return page(request, "home/house_key")
        erased = "erased" in request.query_params
        return page(
            request,
            "home/house",
            house=await scene(request),
            settings=services.settings,
            erased=erased,
        )

    @router.post(HOUSE_PAGE)
    async def come_in(request: Request) -> Response:
        form = await Form.of(request)
        await key.check(request, token_in(form["link"]))
        response = RedirectResponse(HOUSE_PAGE, 303)
        key.remember(response)
        return response

    @router.post(f"{HOUSE_PAGE}/erase", response_model=None)
    async def erase(request: Request) -> Response:
        """Asked for once, it asks back; asked for twice, the table is gone."""
        key.check_device(request)
        form = await Form.of(request)
        table_id = form["table"]
        if form["sure"]:
            await registry.erase(table_id)
            return RedirectResponse(f"{HOUSE_PAGE}?erased", 303)
        rows = (await scene(request)).tables
        found = next((row for row in rows if row.table_id == table_id), None)
        if found is None:
            raise RequestRefused(404, "no-such-table")
        return page(request, "home/house_erase", table=found)

    return router
