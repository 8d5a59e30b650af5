"""Pages that belong to no table: home, setup, rules, cards."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ludotheque.bots import opponents_for
from ludotheque.core import Problem
from ludotheque.texts import LANGUAGES
from ludotheque.web.errors import InvalidForGame, RequestRefused
from ludotheque.web.http.forms import Form, inside, wants_json
from ludotheque.web.http.kept_answers import KeptAnswers
from ludotheque.web.http.responses import SECONDS_A_YEAR
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.answer_window import USUAL_ANSWER_SECONDS
from ludotheque.web.tables.lobby import Chair, bot_chair, person_chair
from ludotheque.web.views.language import LANGUAGE_COOKIE, language_for, phrasebook
from ludotheque.web.views.stage import Stage

from .services import Services

DOORS: Final = ("bots", "friends", "screen")


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    kept = KeptAnswers(address=services.settings.address)

    @router.get("/")
    async def home(request: Request) -> Response:
        lang, day = language_for(request), services.registry.clock.day()
        return kept.answer(request, (lang, day), lambda: services.pages.home(lang, day))

    @router.get("/about")
    async def about(request: Request) -> Response:
        lang = language_for(request)
        return kept.answer(request, ("about", lang), lambda: services.pages.about(lang))

    @router.post("/language")
    async def language(request: Request) -> RedirectResponse:
        form = await Form.of(request)
        if form["lang"] not in LANGUAGES:
            raise RequestRefused(422, "bad-form")
        response = RedirectResponse(inside(form["to"]), 303)
        response.set_cookie(
            LANGUAGE_COOKIE,
            form["lang"],
            max_age=SECONDS_A_YEAR,
            secure=services.settings.is_https,
            samesite="lax",
        )
        return response

    @router.get("/games/{name}/rules")
    async def rules(request: Request, name: str) -> Response:
        lang, stage = language_for(request), services.stage(name)
        return kept.answer(
            request, (name, "rules", lang), lambda: services.pages.rules(stage, lang)
        )

    @router.get("/games/{name}/cards")
    async def cards(request: Request, name: str) -> Response:
        lang, stage = language_for(request), services.stage(name)
        return kept.answer(
            request, (name, "cards", lang), lambda: services.pages.cards(stage, lang)
        )

    @router.get("/games/{name}/cards.toml")
    async def card_list(request: Request, name: str) -> Response:
        game = services.stage(name).game
        answer = kept.answer(request, (name, "list"), lambda: game.box.text, "application/toml")
        answer.headers["content-disposition"] = f'attachment; filename="{name}.toml"'
        return answer

    @router.get("/games/{name}/own-box")
    async def own_box(request: Request, name: str) -> Response:
        lang, stage = language_for(request), services.stage(name)
        return kept.answer(
            request, (name, "own-box", lang), lambda: services.pages.own_box(stage, lang)
        )

    @router.get("/play/{name}/{door}")
    async def new_table(request: Request, name: str, door: str, bot: str = "") -> Response:
        """`bot` is the one to be suggested."""
        if door not in DOORS:
            raise RequestRefused(404, "no-such-page")
        lang, stage = language_for(request), services.stage(name)
        suggested = bot if bot in opponents_for(stage.game) else ""
        return kept.answer(
            request,
            (name, door, lang, suggested),
            lambda: _setup_page(lang, stage, door, Form({"bot": suggested})),
        )

    def _setup_page(lang: str, stage: Stage, door: str, given: Form, problem: str = "") -> str:
        return services.pages.page(
            "home/setup",
            lang,
            f"/play/{stage.game.name}/{door}",
            stage=stage,
            texts=phrasebook(lang).texts(stage.game),
            door=door,
            given=given,
            values=_option_values(stage, given),
            most_list_bytes=services.settings.limits.largest_list_bytes,
            problem=problem,
        )

    @router.post("/tables", response_model=None)
    async def open_table(request: Request) -> Response:
        form = await Form.of(request)
        if form["cards-file"]:  # shown again as text, since a browser forgets which file it was
            form = form.with_field("cards", form["cards-file"])
        stage, door = services.stage(form["game"]), form["door"]
        if door not in DOORS:
            raise RequestRefused(404, "no-such-page")
        await services.limit_openings(request)
        if door == "friends":
            await services.limit_unstarted(request)
        lang = language_for(request)
        words = phrasebook(lang)
        token = services.registry.tokens.token()
        try:
            chairs = _chairs(form, stage, door, hashed(token), words.word("person"))
            cards = await services.own_cards(request, form["cards"], stage, chairs)
            session = await services.registry.open(
                stage.game.name,
                chairs,
                token,
                options=form.options(stage.game),
                one_screen=door == "screen",
                practice=bool(form["practice"]),
                hints=bool(form["hints"]),
                listed=door == "friends" and services.password.is_needed,
                spectators=form.choice("spectators") is not False,
                begin=door != "friends",
                seconds=form.number_or_none("seconds") or USUAL_ANSWER_SECONDS,
                offer=services.offer(form["offer"]),
                deal_number=form["deal-number"],
                cards=cards,
            )
        except RequestRefused as refused:
            if refused.status >= 500 or wants_json(request):
                raise
            return HTMLResponse(_setup_page(lang, stage, door, form, refused.text(words)), 422)
        except Problem as problem:
            why = InvalidForGame(problem, stage.game)
            if wants_json(request):
                raise why from None
            return HTMLResponse(_setup_page(lang, stage, door, form, why.text(words)), 422)
        services.note_opening(request, session.table)
        return services.seated(request, session.table.id, token)

    return router


def _option_values(stage: Stage, given: Form) -> dict[str, object]:
    """The options as they were filled in; at first, the game's defaults."""
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
        raise RequestRefused(422, "bad-form")
    chairs = [person_chair(form["name"], holder, [])]
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
            chairs.append(person_chair(name, holder, chairs))
        else:
            chairs.append(bot_chair(kind, chairs))
    return tuple(chairs)
