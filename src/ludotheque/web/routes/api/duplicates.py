"""The API for duplicate matches: two pairs, two tables, and every deal at both."""

from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import Field
from starlette.requests import Request

from ludotheque.web.http.forms import holder_by_header, token_by_header
from ludotheque.web.http.tokens import hashed, table_of_key
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.duplicate import DEALS, PAIRS, TABLES, DuplicateScore, is_complete
from ludotheque.web.tables.duplicate_desk import DuplicateSeen

from .models import ERROR_RESPONSES, Model, SecretlyKeyed, TableId, Wanted

Holder = Annotated[str, Depends(holder_by_header)]


class DuplicateWanted(SecretlyKeyed):
    game: str = Field(max_length=100)
    name: str = Field(max_length=100, description="If it is empty, you get one.")
    deals: int = Field(description=f"How many: {', '.join(map(str, DEALS))}.")


class PlaceWanted(SecretlyKeyed):
    name: str = Field(max_length=100, description="If it is empty, you get one.")
    place: int | None = Field(
        None, description="Which place, from 0 to 3; the first that is free if you name none."
    )


class BeginningWanted(Wanted):
    bot: str = Field(
        "", max_length=20, description="Which bot plays on the places that are still free."
    )


class PlaceTaken(Model):
    duplicate: str = Field(description="The id of the match: anybody who has it can sit down.")
    token: str = Field(description="Keep it secret: whoever has it plays your seats.")


class TableOpened(Model):
    table: str
    token: str = Field(description="The one that you have; it is good at this table, too.")


class PlaceShown(Model):
    name: str = Field(description="Empty while it is free.")
    bot: str = Field(description="Empty for people.")
    pair: int = Field(description="0 or 1.")
    table: int = Field(description="0 or 1: at which of the tables they play.")
    yours: bool


class TablePlayed(Model):
    table: str = Field(description="Empty until it is opened.")
    over: bool
    points: list[int] = Field(
        description="Of each pair, as far as you may know. There are none after a resignation."
    )
    winner: int | None = Field(description="The pair that has won, as far as you may know.")


class DealPlayed(Model):
    sealed: bool = Field(description="Whether it is still to be played somewhere.")
    tables: list[TablePlayed]


class DuplicateShown(Model):
    duplicate: str
    game: str
    begun: bool
    over: bool
    places: list[PlaceShown]
    deals: list[DealPlayed] = Field(description="Empty until it begins.")
    wins: list[int] = Field(description="Games won by each pair, of deals that are sealed no more.")
    lead: int = Field(
        description="By how many points the pair 0 is ahead there; negative if behind."
    )
    winner: int | None = Field(description="The pair that is ahead: by games, then by points.")


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)
    desk = services.duplicates

    @router.post("/duplicates", status_code=201, summary="Open a match of two pairs")
    async def open_match(request: Request, wanted: DuplicateWanted) -> PlaceTaken:
        """You get the first place of four, and begin when the others are there."""
        await services.limit_openings(request)
        duplicate_id = table_of_key(wanted.key) if wanted.key else ""
        token = services.new_token(wanted.key, duplicate_id)
        made = await desk.open(wanted.game, wanted.deals, wanted.name, hashed(token), duplicate_id)
        return PlaceTaken(duplicate=made, token=token)

    @router.get("/duplicates/{duplicate}", summary="How a match of two pairs stands")
    async def see(duplicate: TableId, holder: Holder) -> DuplicateShown:
        """Anybody may ask. Results of a deal are told once it has been played at both tables; your
        own as soon as you have it."""
        return _shown(await desk.see(duplicate, holder))

    @router.post("/duplicates/{duplicate}/places", status_code=201, summary="Join a match")
    async def join(duplicate: TableId, wanted: PlaceWanted) -> PlaceTaken:
        token = services.new_token(wanted.key, duplicate)
        await desk.join(duplicate, wanted.place, wanted.name, hashed(token))
        return PlaceTaken(duplicate=duplicate, token=token)

    @router.delete("/duplicates/{duplicate}/places/{place}", summary="Free a place")
    async def leave(duplicate: TableId, place: int, holder: Holder) -> DuplicateShown:
        """Your own, or anybody's if you have opened the match."""
        await desk.leave(duplicate, place, holder)
        return _shown(await desk.see(duplicate, holder))

    @router.post("/duplicates/{duplicate}/start", summary="Begin a match")
    async def begin(duplicate: TableId, wanted: BeginningWanted, holder: Holder) -> DuplicateShown:
        """Only whoever has opened it can. Its deals are sealed from now on."""
        await desk.begin(duplicate, wanted.bot, holder)
        return _shown(await desk.see(duplicate, holder))

    @router.post("/duplicates/{duplicate}/tables", summary="Go to your table")
    async def play(request: Request, duplicate: TableId, holder: Holder) -> TableOpened:
        """Where you play now: the deal that is not over at your table. It begins at once."""
        table_id = await desk.next_table(duplicate, holder)
        return TableOpened(table=table_id, token=token_by_header(request))

    return router


def _shown(seen: DuplicateSeen) -> DuplicateShown:
    match, score = seen.match, seen.score
    places = [
        PlaceShown(
            name=chair.name,
            bot=chair.bot,
            pair=number // len(TABLES),
            table=number % len(TABLES),
            yours=number == seen.place,
        )
        for number, chair in enumerate(match.chairs)
    ]
    return DuplicateShown(
        duplicate=seen.id,
        game=match.game,
        begun=match.has_begun,
        over=score.is_over,
        places=places,
        deals=_deals(score),
        wins=[score.wins(pair) for pair in PAIRS],
        lead=score.lead,
        winner=score.winner,
    )


def _deals(score: DuplicateScore) -> list[DealPlayed]:
    return [
        DealPlayed(
            sealed=not is_complete(deal),
            tables=[
                TablePlayed(
                    table=table.table_id,
                    over=table.is_over,
                    points=list(table.points),
                    winner=table.winner,
                )
                for table in deal
            ],
        )
        for deal in score.deals
    ]
