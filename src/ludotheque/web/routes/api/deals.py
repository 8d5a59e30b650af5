"""The API for deals: what is offered before, and what everybody may know after the end."""

from typing import Literal

from fastapi import APIRouter
from pydantic import Field
from starlette.requests import Request

from ludotheque.web.http.callers import caller_of
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.deal_checks import DealCheck
from ludotheque.web.tables.table import OVER
from ludotheque.web.views.deal_scene import DealScene
from ludotheque.web.views.language import language_for, phrasebook

from .models import ERROR_RESPONSES, HASH_DESCRIPTION, Model, TableId


class DealOffered(Model):
    deal: str = Field(description="The id that your table will have. It is good for ten minutes.")
    hash: str = Field(description=HASH_DESCRIPTION)


class ClientShown(Model):
    seats: list[int]
    commitment: str = Field(description="The SHA-256 of the client's number, sent before it.")
    number: str = Field(description="Empty until the match is over, or if none was sent.")


class DrawsShown(Model):
    line: int = Field(description="The record's entry; 0 is the deal.")
    draws: list[tuple[int, int]] = Field(
        description="Each number drawn: it is the second, and less than the first."
    )


class CheckShown(Model):
    name: str
    status: Literal["holds", "fails", "note"]
    text: str


class DealOpened(Model):
    """What the deal was made of, and what the server finds when it computes everything again."""

    secret: str = Field(description="Empty if there was none.")
    procedure: Literal["", "committed", "alone", "unshown"]
    seed: str
    draws: list[DrawsShown]
    checks: list[CheckShown]
    sound: bool = Field(description="Whether no check fails.")
    proof: bool = Field(
        description="Whether it proves that nobody chose the cards, to whoever was shown the hash."
    )


class DealShown(Model):
    table: str = Field(description="The table's id as it went into the seed.")
    how: Literal["provably", "with-a-chosen-seed", "from-a-moment", "by-one-machine"]
    hash: str = Field(description=HASH_DESCRIPTION)
    dealing: Literal["", "commitments", "numbers"]
    clients: list[ClientShown] = Field(
        description="What clients have sent, as far as everybody may know it."
    )
    opened: DealOpened | None = Field(description="Only when the match is over.")


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)
    registry = services.registry

    @router.post("/deals", status_code=201, summary="Be shown the hash of a deal")
    async def offer(request: Request) -> DealOffered:
        """For a table that begins as soon as it is opened."""
        offered = registry.offers.make(caller_of(request.scope))
        return DealOffered(deal=offered.table_id, hash=offered.hash)

    @router.get("/tables/{table_id}/deal", summary="What the deal is made of")
    async def deal(request: Request, table_id: TableId) -> DealShown:
        async with registry.locked(table_id) as session:
            table = session.table
            if table.phase != OVER:
                clients = [client.content() for client in table.commitments()]
                return DealShown(
                    table=table.id,
                    how=table.how_dealt,  # type: ignore[arg-type]  # one of the four
                    hash=table.deal_hash,
                    dealing=table.dealing.step,
                    clients=[ClientShown.model_validate(client) for client in clients],
                    opened=None,
                )
        check = await services.deal_checks.find(table_id, caller_of(request.scope))
        return _checked(check, DealScene(check, phrasebook(language_for(request))))

    return router


def _checked(check: DealCheck, scene: DealScene) -> DealShown:
    deal, header = scene.deal, scene.header
    sent = [] if deal is None else [client.content() for client in deal.contributions]
    opened = DealOpened(
        secret=deal.secret if deal else "",
        procedure=deal.procedure if deal else "",  # type: ignore[arg-type]  # one of the four
        seed=header.seed,
        draws=[
            DrawsShown(line=line, draws=drawn)
            for line, drawn in enumerate(check.verification.draws)
            if drawn
        ],
        checks=[
            CheckShown(
                name=each.name,
                status=each.status,  # type: ignore[arg-type]  # one of the three
                text=scene.say(each),
            )
            for each in check.verification.checks
        ],
        sound=check.verification.is_sound,
        proof=check.verification.is_proof,
    )
    return DealShown(
        table=deal.table if deal else check.table_id,
        how=header.how_dealt,  # type: ignore[arg-type]  # one of the four
        hash=deal.shown if deal else "",
        dealing="",
        clients=[ClientShown.model_validate(client) for client in sent],
        opened=opened,
    )
