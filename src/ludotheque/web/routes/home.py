"""Pages that belong to no table: home, setting up, rules, cards, health and metrics."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
)

from ludotheque.core import Player, Problem
from ludotheque.texts import LANGUAGES
from ludotheque.web.errors import Refused, WrongForTheGame
from ludotheque.web.http.forms import COOKIE, Form
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.answer_window import USUAL_SECONDS
from ludotheque.web.tables.lobby import Chair, bot_chair
from ludotheque.web.views.games import STAGES
from ludotheque.web.views.language import COOKIE as LANGUAGE_COOKIE
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.stage import Stage

from .services import Desk

DOORS: Final = ("bots", "friends", "screen")
A_YEAR: Final = 365 * 86400


def seat_cookie(
    response: RedirectResponse | JSONResponse, desk: Desk, table: str, token: str
) -> None:
    """Let this browser play its seat at this table, and at no other."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=A_YEAR,
        path=f"/t/{table}",
        secure=desk.settings.is_https,
        httponly=True,
        samesite="lax",
    )


def routes(desk: Desk) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/")
    async def home(request: Request) -> HTMLResponse:
        return HTMLResponse(desk.pages.home(language_for(request)))

    @router.post("/language")
    async def language(request: Request) -> RedirectResponse:
        form = await Form.of(request)
        if form["lang"] not in LANGUAGES:
            raise Refused(422, "bad-form")
        to = form["to"]
        inside = to.startswith("/") and not to.startswith(("//", "/\\"))
        response = RedirectResponse(to if inside else "/", 303)
        response.set_cookie(
            LANGUAGE_COOKIE,
            form["lang"],
            max_age=A_YEAR,
            secure=desk.settings.is_https,
            samesite="lax",
        )
        return response

    @router.get("/games/{name}/rules")
    async def rules(request: Request, name: str) -> HTMLResponse:
        return HTMLResponse(desk.pages.rules(_stage(name), language_for(request)))

    @router.get("/games/{name}/cards")
    async def cards(request: Request, name: str) -> HTMLResponse:
        stage = _stage(name)
        path = f"/games/{name}/cards"
        return HTMLResponse(desk.pages.page("cards", language_for(request), path, stage=stage))

    @router.get("/play/{name}/{door}")
    async def setting_up(request: Request, name: str, door: str) -> HTMLResponse:
        if door not in DOORS:
            raise Refused(404, "no-such-page")
        return _setup_page(request, _stage(name), door, Form({}))

    def _setup_page(
        request: Request, stage: Stage, door: str, given: Form, problem: str = ""
    ) -> HTMLResponse:
        lang = language_for(request)
        page = desk.pages.page(
            "setup",
            lang,
            f"/play/{stage.game.name}/{door}",
            stage=stage,
            texts=phrasebook(lang).texts(stage.game),
            door=door,
            given=given,
            values=_values(stage, given),
            problem=problem,
        )
        return HTMLResponse(page, 422 if problem else 200)

    @router.post("/tables", response_model=None)
    async def open_table(request: Request) -> HTMLResponse | RedirectResponse:
        form = await Form.of(request)
        stage, door = _stage(form["game"]), form["door"]
        if door not in DOORS:
            raise Refused(404, "no-such-page")
        desk.limit_openings(request)
        words = phrasebook(language_for(request))
        token = desk.house.sources.token()
        try:
            chairs = _chairs(form, stage, door, hashed(token), words.word("person"))
            live = await desk.house.open(
                stage.game.name,
                chairs,
                token,
                options=form.options(stage.game),
                one_screen=door == "screen",
                begin=door != "friends",
                seconds=form.number_or_none("seconds") or USUAL_SECONDS,
            )
        except Refused as refused:
            if refused.status >= 500:
                raise
            return _setup_page(request, stage, door, form, refused.text(words))
        except Problem as problem:
            text = WrongForTheGame(problem, stage.game).text(words)
            return _setup_page(request, stage, door, form, text)
        response = RedirectResponse(f"/t/{live.table.id}", 303)
        seat_cookie(response, desk, live.table.id, token)
        return response

    @router.get("/health")
    async def health() -> JSONResponse:
        well = await desk.house.is_well()
        return JSONResponse({"status": "ok" if well else "failing"}, 200 if well else 503)

    @router.get("/metrics")
    async def metrics() -> PlainTextResponse:
        house = desk.house
        tables = await house.store.count()
        lines = [
            "# TYPE ludotheque_tables gauge",
            *[f'ludotheque_tables{{phase="{phase}"}} {n}' for phase, n in sorted(tables.items())],
            "# TYPE ludotheque_tables_in_memory gauge",
            f"ludotheque_tables_in_memory {house.live_tables}",
            "# TYPE ludotheque_streams gauge",
            f"ludotheque_streams {house.streams}",
            "# TYPE ludotheque_lines_total counter",
            f"ludotheque_lines_total {house.lines}",
            "# TYPE ludotheque_bots_thinking gauge",
            f"ludotheque_bots_thinking {house.thinkers.busy}",
            "# TYPE ludotheque_bots_waiting gauge",
            f"ludotheque_bots_waiting {house.thinkers.waiting}",
        ]
        return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    return router


def _stage(name: str) -> Stage:
    if name not in STAGES:
        raise Refused(404, "no-such-game", found=name[:40])
    return STAGES[name]


def _values(stage: Stage, given: Form) -> dict[str, object]:
    """The options as they were filled in; at first, as the game has them."""
    values: dict[str, object] = {}
    for option in stage.game.options:
        text = given[f"option-{option.key}"]
        if option.type is bool:
            values[option.key] = text == "true" if "game" in given else option.default
        else:
            values[option.key] = text or option.default
    return values


def _chairs(form: Form, stage: Stage, door: str, holder: str, person: str) -> tuple[Chair, ...]:
    """Who sits where, as the form says."""
    if door == "screen":
        return _chairs_at_one_screen(form, stage, holder, person)
    count = form.number("players") if form["players"] else min(stage.game.players)
    if count not in stage.game.players:
        raise Refused(422, "bad-form")
    chairs = [_person(form["name"], holder)]
    while len(chairs) < count:
        chairs.append(bot_chair(form["bot"], chairs) if door == "bots" else Chair())
    return tuple(chairs)


def _chairs_at_one_screen(form: Form, stage: Stage, holder: str, person: str) -> tuple[Chair, ...]:
    chairs: list[Chair] = []
    for seat in range(max(stage.game.players)):
        kind = form[f"kind-{seat}"]
        if kind == "nobody":
            continue
        if kind == "person":
            name = form[f"name-{seat}"] or f"{person} {len(chairs) + 1}"
            if name.strip().casefold() in [chair.name.casefold() for chair in chairs]:
                raise Refused(409, "name-taken", name=name.strip())
            chairs.append(_person(name, holder))
        else:
            chairs.append(bot_chair(kind, chairs))
    return tuple(chairs)


def _person(name: str, holder: str) -> Chair:
    return Chair(Player(name).name, holder=holder)
