"""The API for after the end: moments, playing on, records from elsewhere."""

from typing import Annotated

from fastapi import APIRouter, Body, Query
from pydantic import Field
from starlette.requests import Request

from ludotheque.web.http.callers import caller_of
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.replays import ALL
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.replay_scene import ReplayScene

from .models import ERROR_RESPONSES, Asked, Model, Opened, OutcomeShown, TableId, Told, Wanted
from .serializers import asked_shown, opened, outcome_shown, told_of


class MomentShown(Model):
    table: str
    game: str
    line: int = Field(description="The record's entry that led to this moment.")
    last: int = Field(description="The number of the last moment.")
    eyes: str
    seats: list[str] = Field(description="Who held each seat at that moment.")
    told: list[Told] = Field(description="What happened in this line.")
    asked: Asked | None
    view: dict[str, object] = Field(description="The game as these eyes saw it.")
    hands: list[list[str]] = Field(description="Every seat's cards; only if `eyes` is `all`.")
    outcome: OutcomeShown | None


class PlayOnWanted(Wanted):
    line: int = Field(ge=0)
    seat: int = Field(ge=0, description="The seat you take.")
    name: str = Field(max_length=100)
    bot: str = Field(max_length=20, description="Which bot plays the other seats.")


class Uploaded(Model):
    table: str = Field(description="The finished table where the game can be replayed.")
    last: int = Field(description="The number of its last moment.")


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)
    registry = services.registry

    @router.get("/tables/{table_id}/replay", summary="A moment of a finished match")
    async def moment(
        request: Request,
        table_id: TableId,
        line: Annotated[int, Query(ge=0)] = 0,
        eyes: Annotated[str, Query(max_length=9, description="`all`, `public` or a seat.")] = ALL,
    ) -> MomentShown:
        there = await services.replays.moment(table_id, line, eyes, caller_of(request.scope))
        scene = ReplayScene(there, phrasebook(language_for(request)))
        replay, match = there.replay, there.match
        box = replay.game.box
        outcome = match.outcome()
        return MomentShown(
            table=table_id,
            game=replay.game.name,
            line=line,
            last=replay.last,
            eyes=eyes,
            seats=scene.names,
            told=told_of(scene, scene.moment.told_by_line()),
            asked=asked_shown(scene),
            view=replay.game.dump(scene.moment.view()),
            hands=[[box.name(card) for card in hand] for hand in scene.moment.hands()],
            outcome=None if outcome is None else outcome_shown(scene, outcome),
        )

    @router.post(
        "/tables/{table_id}/replay/play-on", status_code=201, summary="Play on from a moment"
    )
    async def play_on(request: Request, table_id: TableId, wanted: PlayOnWanted) -> Opened:
        caller = caller_of(request.scope)
        there = await services.replays.moment(table_id, wanted.line, ALL, caller)
        await services.limit_openings(request)
        token = registry.tokens.token()
        table = await services.replays.play_on(there, wanted.seat, wanted.name, wanted.bot, token)
        async with registry.locked(table) as session:
            return opened(session.table, token)

    @router.post("/records", status_code=201, summary="Upload a record")
    async def upload(
        request: Request,
        record: Annotated[bytes, Body(media_type="application/jsonl")],
    ) -> Uploaded:
        lang, who = language_for(request), caller_of(request.scope)
        await services.uploads.admit(who)
        table = await services.uploads.take(record, lang, who)
        return Uploaded(table=table, last=(await services.replays.find(table)).last)

    return router
