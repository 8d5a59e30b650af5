"""The API for what decided a finished game."""

from typing import Literal

from fastapi import APIRouter
from pydantic import Field
from starlette.requests import Request

from ludotheque.analysis import Figure, PlainAct, ToldMoment
from ludotheque.web.http.callers import caller_of
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.analyses import WorkedOut
from ludotheque.web.views.analysis_scene import AnalysisScene, ProgressScene
from ludotheque.web.views.language import language_for, phrasebook

from .models import ERROR_RESPONSES, Model, TableId


class FigureShown(Model):
    """A mean over imagined worlds, and where it is with 95 %."""

    mean: float
    low: float
    high: float


class PointShown(Model):
    """Everybody's chances of winning before an act, or at the end."""

    known: list[FigureShown] = Field(description="From what each seat could know then.")
    open: list[FigureShown] = Field(description="With all hands open; decks stay closed.")


class MomentTold(Model):
    line: int = Field(description="The record's entry of what was done.")
    seat: int
    kind: Literal["blunder", "missed-chance", "fine-move"]
    played: str
    other: str = Field(
        description="The better option; of a fine move, the one that comes to mind at once."
    )
    difference: str
    reasons: list[str]


class ActShown(Model):
    line: int
    seat: int
    move: str = Field(description="Empty if the seat resigned.")
    choice: FigureShown = Field(description="What the seat won or lost by this choice.")
    luck: list[FigureShown] = Field(description="What was drawn or rolled, for each seat.")


class AccountShown(Model):
    """Where a seat's share of the victory came from: these parts and an equal share add up."""

    share: float
    start: float
    deal: FigureShown
    luck: FigureShown
    own_choices: FigureShown
    others_choices: FigureShown
    rest: FigureShown
    told: list[str] = Field(description="The same in two sentences.")


class AnalysisResult(Model):
    worlds: int = Field(description="In so many imagined worlds a telling moment was looked at.")
    looked_at: int = Field(description="How many moments were looked at closely.")
    points: list[PointShown] = Field(description="One before each act, and one at the end.")
    acts: list[ActShown]
    accounts: list[AccountShown]


class AnalysisShown(Model):
    table: str
    game: str
    state: Literal["waiting", "working", "done"]
    done: int = Field(description="Of `whole`, in pieces of work; both are 0 before it begins.")
    whole: int
    moments: list[MomentTold] = Field(
        description="What decided the game, the most telling first, as far as it was found."
    )
    analysis: AnalysisResult | None = Field(description="Only when it is done.")


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)

    @router.get("/tables/{table_id}/analysis", summary="What decided a finished match")
    async def analysis(request: Request, table_id: TableId) -> AnalysisShown:
        """Whoever asks first begins it. Ask again every few seconds until it is done; it is kept
        with the table."""
        words = phrasebook(language_for(request))
        found = await services.analyses.find(table_id, caller_of(request.scope))
        if not isinstance(found, WorkedOut):
            progress = ProgressScene(found, words)
            return AnalysisShown(
                table=table_id,
                game=found.game.name,
                state="waiting" if progress.is_waiting else "working",
                done=progress.done,
                whole=progress.whole,
                moments=[_moment(each) for each in progress.moments],
                analysis=None,
            )
        async with services.registry.locked(table_id) as session:
            outcome = session.table.outcome()
        assert outcome is not None
        return _done(table_id, found, AnalysisScene(found, outcome, words, ()))

    return router


def _done(table_id: str, found: WorkedOut, scene: AnalysisScene) -> AnalysisShown:
    analysis = found.analysis
    accounts = [
        AccountShown(
            share=account.share,
            start=account.start,
            deal=_figure(account.deal),
            luck=_figure(account.luck),
            own_choices=_figure(account.own_choices),
            others_choices=_figure(account.others_choices),
            rest=_figure(account.rest),
            told=scene.told.sentences(seat),
        )
        for seat, account in enumerate(analysis.accounts)
    ]
    result = AnalysisResult(
        worlds=analysis.worlds,
        looked_at=analysis.looked_at,
        points=[
            PointShown(known=_figures(point.known), open=_figures(point.opened))
            for point in analysis.points
        ],
        acts=[_act(act) for act in analysis.acts],
        accounts=accounts,
    )
    return AnalysisShown(
        table=table_id,
        game=found.game.name,
        state="done",
        done=1,
        whole=1,
        moments=[_moment(each) for each in scene.moments],
        analysis=result,
    )


def _act(act: PlainAct) -> ActShown:
    return ActShown(
        line=act.number,
        seat=act.seat,
        move=act.move,
        choice=_figure(act.choice),
        luck=_figures(act.luck),
    )


def _moment(told: ToldMoment) -> MomentTold:
    return MomentTold(
        line=told.number,
        seat=told.seat,
        kind=told.kind,  # type: ignore[arg-type]  # one of the three
        played=told.played,
        other=told.other,
        difference=told.difference,
        reasons=list(told.reasons),
    )


def _figures(figures: tuple[Figure, ...]) -> list[FigureShown]:
    return [_figure(each) for each in figures]


def _figure(figure: Figure) -> FigureShown:
    low, high = figure.between()
    return FigureShown(mean=round(figure.mean, 4), low=round(low, 4), high=round(high, 4))
