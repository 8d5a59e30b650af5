"""One's seat on other devices: the link that gives it back, and the code that moves it."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import Form, holder_by_cookie, token_by_cookie
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.actions import NEW_LINK, RENEW_LINK, ActionRequest
from ludotheque.web.tables.seat_links import link_to_seat, token_in
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.language import language_for
from ludotheque.web.views.pages import qr

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}", include_in_schema=False)
    registry = services.registry

    def page(request: Request, template: str, table_id: str, **context: object) -> HTMLResponse:
        shown = services.pages.page(
            f"table/{template}",
            language_for(request),
            f"/t/{table_id}",
            back=f"/t/{table_id}",
            only_here=services.settings.is_for_this_device_only,
            **context,
        )
        return HTMLResponse(shown, headers=NO_STORE)

    def link_shown(table_id: str, token: str) -> dict[str, object]:
        link = link_to_seat(f"{services.settings.address()}/t/{table_id}", token)
        return {"link": link, "qr": qr(link)}

    # The link

    @router.get("/my-seat")
    async def my_seat(request: Request, table_id: str) -> HTMLResponse:
        token = token_by_cookie(request)
        holder = hashed(token)
        async with registry.locked(table_id) as session:
            session.table.check_known(holder)
            shares = len(session.table.seats_of(holder)) > 1
            others = _others(session, holder) if session.table.is_host(holder) else []
            has_seat = bool(session.table.seats_of(holder)) and not shares
            ntfy = await services.calls.ntfy() if has_seat else None
            lang = language_for(request)
            topic = ntfy.address(table_id, holder, lang) if ntfy else ""
            return page(
                request,
                "my_seat",
                table_id,
                topic=topic,
                topic_qr=qr(topic) if topic else "",
                shares_a_screen=shares,
                others=others,
                **link_shown(table_id, token),
            )

    @router.post("/new-link", response_model=None)
    async def new_link(request: Request, table_id: str) -> Response:
        """A new link for one's own seat: this device keeps it, all others lose it."""
        form = await Form.of(request)
        token = services.new_token(form.key, table_id)
        wanted = ActionRequest(
            holder_by_cookie(request), key=hashed(form.key), new_holder=hashed(token)
        )
        await services.perform(table_id, NEW_LINK, wanted)
        return services.seated(request, table_id, token, "/my-seat")

    @router.post("/renew-link")
    async def renew_link(request: Request, table_id: str) -> HTMLResponse:
        """A new link for somebody else, for the host to pass on."""
        form = await Form.of(request)
        token = services.new_token(form.key, table_id)
        wanted = ActionRequest(
            holder_by_cookie(request),
            key=hashed(form.key),
            seat=form.number("seat"),
            new_holder=hashed(token),
        )
        await services.perform(table_id, RENEW_LINK, wanted)
        async with registry.locked(table_id) as session:
            name = session.table.lobby.chairs[form.number("seat")].name
        return page(request, "renewed_link", table_id, person=name, **link_shown(table_id, token))

    @router.get("/return")
    async def come_back(request: Request, table_id: str) -> HTMLResponse:
        """Where a link leads. What stands behind its # only the browser knows."""
        await registry.find(table_id)
        return page(request, "return", table_id)

    @router.post("/return", response_model=None)
    async def back(request: Request, table_id: str) -> Response:
        form = await Form.of(request)
        token = token_in(form["link"])
        async with registry.locked(table_id) as session:
            if not session.table.is_known(hashed(token)):
                raise RequestRefused(403, "link-invalid")
            here = holder_by_cookie(request)
            if here != hashed(token) and session.table.is_known(here):
                raise RequestRefused(409, "another-seat-here")
        return services.seated(request, table_id, token)

    # The code

    @router.post("/pass-on")
    async def pass_on(request: Request, table_id: str) -> HTMLResponse:
        code = await services.handovers.offer(table_id, holder_by_cookie(request))
        link = f"{services.settings.address()}/t/{table_id}/seat/{code}"
        return page(request, "pass_on", table_id, link=link, qr=qr(link))

    @router.get("/seat/{code}")
    async def seat_offered(request: Request, table_id: str, code: str) -> HTMLResponse:
        async with registry.locked(table_id) as session:
            holder = services.handovers.holder(session, code)
            chairs = session.table.lobby.chairs
            names = ", ".join(chairs[seat].name for seat in session.table.seats_of(holder))
        return page(request, "take_seat", table_id, names=names)

    @router.post("/seat/{code}", response_model=None)
    async def seat_taken(request: Request, table_id: str, code: str) -> Response:
        form = await Form.of(request)
        token = services.new_token(form.key, table_id)
        await services.handovers.take(table_id, code, token, form.key)
        return services.seated(request, table_id, token)

    return router


def _others(session: TableSession, holder: str) -> list[dict[str, object]]:
    """The other people, for the host."""
    return [
        {"seat": seat, "name": chair.name, "is_gone": session.is_gone(seat)}
        for seat, chair in enumerate(session.table.lobby.chairs)
        if chair.holder and chair.holder != holder
    ]
