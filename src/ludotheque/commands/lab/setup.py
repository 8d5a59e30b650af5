"""From a command line to what is played and to who plays it."""

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludotheque.commands.arguments import options_of, with_own_cards
from ludotheque.commands.errors import CommandError
from ludotheque.core import Game, Problem
from ludotheque.terminal import Terminal

from .lab_command import check_installed

if TYPE_CHECKING:
    from ludotheque.lab.plan import Plan
    from ludotheque.lab.pool import Workers

USUAL_SEED: Final = "0"
USUAL_BOT: Final = "greedy"
_ADDRESS: Final = re.compile(r"ray|ray://[^\s]+|[^\s:/]+:[0-9]{1,5}")


def plan_of(
    game: Game,
    terminal: Terminal,
    *,
    cards: Path | None = None,
    seats: str | None = None,
    seed: str | None = None,
    option: Sequence[tuple[str, str]] = (),
    unrepeatable: bool = False,
) -> "Plan":
    """What is played. Without seats, greedy plays against itself, as few as can play."""
    from ludotheque.lab.bot_spec import read_seats
    from ludotheque.lab.plan import Plan

    own = with_own_cards(game, cards, terminal)
    text = seats or ",".join([USUAL_BOT] * min(game.players))
    specs = read_seats(text, own, unrepeatable=unrepeatable)
    options = options_of(own, option)
    try:
        own.settings(len(specs), options)
    except Problem as problem:
        raise CommandError(terminal.texts(own).problem(problem)) from None
    return Plan(
        game=own.name,
        seats=tuple(str(spec) for spec in specs),
        seed=USUAL_SEED if seed is None else seed,
        cards=own.box.text if own.own_cards else "",
        options=tuple(sorted(options.items())),
    )


def with_changes(plan: "Plan", **changes: Any) -> "Plan":
    """The plan with whatever was said on the command line; None was not said."""
    return replace(plan, **{name: value for name, value in changes.items() if value is not None})


def workers_of(
    processes: int | None, on: str | None, terminal: Terminal
) -> "AbstractContextManager[Workers]":
    """Who plays: a process for each core, as many as are asked for, or a Ray cluster."""
    from ludotheque.lab.pool import Pool
    from ludotheque.lab.problem import LabProblem

    if on is None:
        return Pool(processes or 0)
    if not _ADDRESS.fullmatch(on):
        raise LabProblem("wrong-on", found=on)
    check_installed("ray", ("ray",), terminal)
    from ludotheque.lab.ray_cluster import RayCluster

    return RayCluster(on)
