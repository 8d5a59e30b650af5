"""The games of one device. The server keeps no list of them: the device does, and asks each table
with the cookie of its seat there, wherever that table is."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludotheque.bots import BOTS
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import SEAT_COOKIE, Form, holder_by_cookie, token_by_cookie
from ludotheque.web.http.kept_answers import KeptAnswers
from ludotheque.web.http.responses import NO_STORE, set_seat_cookie
from ludotheque.web.http.tokens import hashed
from ludotheque.web.views.bot_titles import bot_title
from ludotheque.web.views.guest import Guest
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.my_game import my_game

from .services import Services

LARGEST_FILE_BYTES: Final = 1_000_000
"""Of a file with games, which never leaves the device as a whole: some hundred have room."""


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    registry = services.registry
    kept = KeptAnswers()

    @router.get("/my-games")
    async def page(request: Request) -> Response:
        lang = language_for(request)
        return kept.answer(request, lang, lambda: _page(services, lang))

    @router.get("/t/{table_id}/my-game")
    async def summary(request: Request, table_id: str) -> JSONResponse:
        """What this device may keep of the table. It opens no table that waits for its first
        visitor, since its list is no visit."""
        async with registry.locked(table_id) as session:
            session.table.check_may_look(holder_by_cookie(request))
            guest = Guest.of(session.table, holder_by_cookie(request))
            world = services.stage(session.table.game.name).world
            return JSONResponse(my_game(session, guest, world), headers=NO_STORE)

    @router.post("/t/{table_id}/my-game/token")
    async def token(request: Request, table_id: str) -> JSONResponse:
        """The token of this device's own seat, for a file that its owner keeps."""
        async with registry.locked(table_id) as session:
            session.table.check_known(holder_by_cookie(request))
        return JSONResponse({"token": token_by_cookie(request)}, headers=NO_STORE)

    @router.post("/t/{table_id}/my-game/take")
    async def take(request: Request, table_id: str) -> JSONResponse:
        """A token from such a file gives its seat to this device, unless it has one here."""
        wanted = (await Form.of(request))["token"]
        async with registry.locked(table_id) as session:
            if not session.table.is_known(hashed(wanted)):
                raise RequestRefused(403, "no-seat")
            has_seat = session.table.is_known(holder_by_cookie(request))
        response = JSONResponse({"taken": not has_seat}, headers=NO_STORE)
        if not has_seat:
            path = f"/t/{table_id}"
            set_seat_cookie(response, path, wanted, is_https=services.settings.is_https)
        return response

    @router.post("/t/{table_id}/my-game/forget")
    async def forget(request: Request, table_id: str) -> JSONResponse:
        """This device has no seat there any more. Whoever has the token otherwise still does. Who
        was sent away is not forgotten."""
        response = JSONResponse({}, headers=NO_STORE)
        holder, has_table = holder_by_cookie(request), await registry.has(table_id)
        table = (await registry.find(table_id)).table if holder and has_table else None
        if table is None or not table.lost_seats.is_sent_away(holder):
            response.delete_cookie(SEAT_COOKIE, path=f"/t/{table_id}")
        return response

    return router


def _page(services: Services, lang: str) -> str:
    words = phrasebook(lang)
    titles = {bot: bot_title(words.word, bot) for bot in BOTS.all_usable()}
    return services.pages.page(
        "home/my_games",
        lang,
        "/my-games",
        levels={**titles, "people": words.word("mine-people")},
        keep_days=services.settings.keep_days,
        largest=LARGEST_FILE_BYTES,
    )
