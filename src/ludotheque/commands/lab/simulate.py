"""`ludotheque lab simulate`: play games and keep them, or go on with a run."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from ludotheque.commands.arguments import FILE, complete_game, game_named
from ludotheque.terminal import Terminal

from .lab_command import (
    GameRequest,
    LabCommand,
    WorkerRequest,
    as_number,
    as_run,
    game_options,
    words_of,
    worker_options,
)
from .run_progress import play_run
from .setup import plan_of, with_changes

if TYPE_CHECKING:
    from ludotheque.lab.plan import Plan
    from ludotheque.lab.run_folder import RunFolder

USUAL_GAMES: Final = 1000


@click.command(
    "simulate",
    cls=LabCommand,
    examples=[
        "ludotheque lab simulate district-noir --games 10000 --out noir",
        "ludotheque lab simulate noxford --seats greedy*3,ismcts:200i --out mixed",
        "ludotheque lab simulate --out noir",
        "ludotheque lab simulate samarande --seats greedy*5 --out big --on ray",
    ],
)
@click.argument("game", required=False, shell_complete=complete_game)
@game_options
@click.option("--games", metavar="count", callback=as_number(1))
@click.option("--first", metavar="count", callback=as_number(0))
@click.option("--cards", metavar="file", type=FILE)
@click.option("--decisions", is_flag=True)
@click.option("--fixed", is_flag=True)
@click.option("--out", metavar="folder", type=FILE, callback=as_run)
@click.option("--chunk", metavar="count", callback=as_number(1))
@worker_options
@click.pass_obj
def simulate(
    terminal: Terminal,
    game: str | None,
    asked: GameRequest,
    games: int | None,
    first: int | None,
    cards: Path | None,
    decisions: bool,
    fixed: bool,
    out: Path,
    chunk: int | None,
    by: WorkerRequest,
) -> int:
    """Exit status: 0, or 130 if it was interrupted; then the same command goes on."""
    from ludotheque.lab.chunk import Chunk
    from ludotheque.lab.problem import LabProblem
    from ludotheque.lab.record_plan import RecordPlan
    from ludotheque.lab.run_folder import RunFolder

    run = RunFolder.read(out) if RunFolder.is_there(out) else None
    if run is None and game is None:
        raise LabProblem("wrong-run-nothing")
    if run is not None and isinstance(run.plan, RecordPlan):
        raise LabProblem("wrong-run-imported", folder=str(out))
    if game is not None:
        named = game_named(game, terminal)
        option = asked.option
        if run is not None:  # what is not said is as it was
            known = plan_in(run)
            asked = GameRequest(
                asked.seats or ",".join(known.seats),
                known.seed if asked.seed is None else asked.seed,
                option,
                asked.unrepeatable or not known.is_repeatable,
            )
        plan = plan_of(named, asked, terminal, cards)
        plan = with_changes(plan, decisions=decisions or None, fixed=fixed or None)
        if run is None:
            start = first or 0
            wanted = Chunk(start, start + (games or USUAL_GAMES) - 1)
            run = RunFolder.create(out, plan, wanted)
        else:
            _check_same(run, plan, said_cards=cards is not None, said_option=bool(option))
    assert run is not None
    if games is not None and run.wanted.first + games - 1 > run.wanted.last:
        run.wanted = Chunk(run.wanted.first, run.wanted.first + games - 1)
        run.save()
    return play_run(run, chunk or 0, by, words_of(terminal), terminal)


def plan_in(run: "RunFolder") -> "Plan":
    """What this run plays; LabProblem if it is no run of games."""
    from ludotheque.lab.plan import Plan
    from ludotheque.lab.problem import LabProblem

    if not isinstance(run.plan, Plan):
        raise LabProblem("wrong-run-needs-games", folder=str(run.path))
    return run.plan


def _check_same(run: "RunFolder", plan: "Plan", *, said_cards: bool, said_option: bool) -> None:
    """LabProblem if this run plays something else than what was asked for."""
    from ludotheque.lab.problem import LabProblem

    known = plan_in(run)
    if not said_cards:
        plan = replace(plan, cards=known.cards)
    if not said_option:
        plan = replace(plan, options=known.options)
    plan = replace(plan, decisions=plan.decisions or known.decisions)
    plan = replace(plan, fixed=plan.fixed or known.fixed)
    here, there = plan.content(), known.content()
    if plan.cards != known.cards:
        folder = str(run.path)
        raise LabProblem("wrong-run-other", folder=folder, what="cards", there="…", here="…")
    for what, value in here.items():
        if value != there[what]:
            raise LabProblem(
                "wrong-run-other",
                folder=str(run.path),
                what=what,
                there=str(there[what]),
                here=str(value),
            )
