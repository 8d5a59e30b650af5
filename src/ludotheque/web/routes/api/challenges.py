"""The API for challenges: the same deal for others, and how they did."""

from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import Field
from starlette.requests import Request

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import holder_by_header
from ludotheque.web.http.tokens import hashed, table_of_key
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.challenges import OfferedDeal
from ludotheque.web.tables.receipts import RequestKey, digest_of

from .models import ERROR_RESPONSES, Model, NameWanted, Opened, TableId
from .serializers import opened

Holder = Annotated[str, Depends(holder_by_header)]


class PlayerShown(Model):
    name: str
    bot: str = Field(description="Empty for the person.")


class ChallengeShown(Model):
    challenge: str = Field(description="The id that its link ends with.")
    game: str
    seats: list[PlayerShown] = Field(description="Who played when the deal was first played.")
    seat: int = Field(description="The seat that is played again.")
    until: float = Field(description="When it ends, in seconds since 1970.")
    open: bool = Field(description="Whether it can be taken, and its deal is sealed.")


class StandingShown(Model):
    name: str
    yours: bool
    places: list[int]
    points: list[int]
    hints: int = Field(description="How many hints the person had. A challenge gives none.")


class ComparedShown(Model):
    deal: ChallengeShown
    playing: int = Field(description="How many have not finished yet.")
    finished: int
    results: list[StandingShown] = Field(
        description="The best first. Empty until your own game is over."
    )


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)
    registry, challenges = services.registry, services.challenges

    @router.post("/tables/{table_id}/challenge", status_code=201, summary="Challenge others")
    async def make(request: Request, table_id: TableId, holder: Holder) -> ChallengeShown:
        """Let others play the deal of your finished game against bots. It is sealed from now on;
        doing it again puts the end off."""
        await services.limit_openings(request)
        challenge_id = await challenges.open(table_id, holder)
        return _shown(await challenges.find(challenge_id))

    @router.delete("/tables/{table_id}/challenge", summary="End your challenge")
    async def end(table_id: TableId, holder: Holder) -> ComparedShown:
        await challenges.end(table_id, holder)
        return await _compared(table_id, holder)

    @router.get("/tables/{table_id}/challenge", summary="How everybody did with your deal")
    async def compare(table_id: TableId, holder: Holder) -> ComparedShown:
        return await _compared(table_id, holder)

    @router.get("/challenges/{challenge}", summary="What a challenge is about")
    async def offered(challenge: TableId) -> ChallengeShown:
        return _shown(await challenges.find(challenge))

    @router.post("/challenges/{challenge}/tables", status_code=201, summary="Take a challenge")
    async def take(request: Request, challenge: TableId, wanted: NameWanted) -> Opened:
        """Opens a table with the same deal, which begins at once."""
        await services.limit_openings(request)
        table_id = table_of_key(wanted.key) if wanted.key else ""
        token = services.new_token(wanted.key, table_id)
        asked = digest_of("take", {"challenge": challenge, "name": wanted.name})
        identity = RequestKey(hashed(token), hashed(wanted.key), asked)
        number = await registry.done_before(table_id, identity)
        if number is None:
            table_id = await challenges.take(challenge, wanted.name, token, table_id, identity)
        return opened((await registry.find(table_id)).table, token, number)

    async def _compared(table_id: str, holder: str) -> ComparedShown:
        compared = await challenges.compare(table_id, holder)
        if compared is None:
            raise RequestRefused(404, "no-such-challenge")
        return ComparedShown(
            deal=_shown(compared.deal),
            playing=compared.playing,
            finished=compared.finished,
            results=[
                StandingShown(
                    name=each.name,
                    yours=each.table_id == table_id,
                    places=list(each.places),
                    points=list(each.points),
                    hints=each.hints,
                )
                for each in compared.standings
            ],
        )

    return router


def _shown(deal: OfferedDeal) -> ChallengeShown:
    return ChallengeShown(
        challenge=deal.id,
        game=deal.game,
        seats=[PlayerShown(name=player.name, bot=player.bot) for player in deal.players],
        seat=deal.seat,
        until=deal.until,
        open=deal.is_open,
    )
