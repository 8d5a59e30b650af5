"""From a command line to what is played and to who plays it."""

import re
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludotheque.commands.arguments import options_of, with_own_cards
from ludotheque.commands.errors import CommandError
from ludotheque.core import Game, Problem
from ludotheque.terminal import Terminal

from .lab_command import GameRequest, WorkerRequest, check_installed

if TYPE_CHECKING:
    from ludotheque.lab.plan import Plan
    from ludotheque.lab.pool import Workers

USUAL_SEED: Final = "0"
USUAL_BOT: Final = "greedy"
_ADDRESS: Final = re.compile(r"ray|ray://[^\s]+|[^\s:/]+:[0-9]{1,5}")


def plan_of(
    game: Game, asked: GameRequest, terminal: Terminal, cards: Path | None = None
) -> "Plan":
    """What is played. Without seats, greedy plays against itself, as few as can play."""
    from ludotheque.lab.bot_spec import read_seats
    from ludotheque.lab.plan import Plan

    own = with_own_cards(game, cards, terminal)
    text = asked.seats or ",".join([USUAL_BOT] * min(game.players))
    specs = read_seats(text, own, unrepeatable=asked.unrepeatable)
    options = options_of(own, asked.option)
    try:
        own.settings(len(specs), options)
    except Problem as problem:
        raise CommandError(terminal.texts(own).problem(problem)) from None
    return Plan(
        game=own.name,
        seats=tuple(str(spec) for spec in specs),
        seed=USUAL_SEED if asked.seed is None else asked.seed,
        cards=own.box.text if own.own_cards else "",
        options=tuple(sorted(options.items())),
    )


def with_changes(plan: "Plan", **changes: Any) -> "Plan":
    """The plan with whatever was said on the command line; None was not said."""
    return replace(plan, **{name: value for name, value in changes.items() if value is not None})


def workers_of(by: WorkerRequest, terminal: Terminal) -> "AbstractContextManager[Workers]":
    """Who plays: a process for each core, as many as are asked for, or a Ray cluster."""
    from ludotheque.lab.pool import Pool
    from ludotheque.lab.problem import LabProblem

    if by.on is None:
        return Pool(by.processes or 0)
    if not _ADDRESS.fullmatch(by.on):
        raise LabProblem("wrong-on", found=by.on)
    check_installed("ray", ("ray",), terminal)
    from ludotheque.lab.ray_cluster import RayCluster

    return RayCluster(by.on)
