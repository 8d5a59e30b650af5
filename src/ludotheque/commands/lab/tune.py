"""`ludotheque lab tune`: the value of one figure that comes nearest to a target."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from ludotheque.commands.arguments import FILE, as_game, complete_game
from ludotheque.core import Game
from ludotheque.terminal import Terminal

from .lab_command import (
    GameRequest,
    LabCommand,
    WorkerRequest,
    as_number,
    game_options,
    words_of,
    worker_options,
)
from .progress import ProgressBar
from .setup import plan_of, workers_of
from .terminal_table import show_table

if TYPE_CHECKING:
    from ludotheque.lab.figure_search import Candidate, Search, Target
    from ludotheque.lab.interval import Interval
    from ludotheque.lab.words import LabWords

USUAL_GAMES: Final = 1000
_RANGE: Final = re.compile(r"(-?[0-9]{1,3})\.\.(-?[0-9]{1,3})")
_TARGET: Final = re.compile(r"(even|played|turns)(?::([0-9]{1,6}(?:\.[0-9]+)?))?")


@click.command(
    "tune",
    cls=LabCommand,
    examples=[
        "ludotheque lab tune samarande --figure deal.points --range 4..8 --target even",
        "ludotheque lab tune sans-foi-ni-loi --figure panic.cost --range 0..5 --target played",
        "ludotheque lab tune samarande --figure deal.bank --range 30..60 --target turns:40",
    ],
)
@click.argument("game", callback=as_game, required=False, shell_complete=complete_game)
@click.option("--figure", metavar="figure")
@click.option("--range", "values", metavar="range")
@click.option("--target", metavar="target")
@click.option("--cards", metavar="file", type=FILE)
@game_options
@click.option("--games", metavar="count", callback=as_number(1))
@worker_options
@click.pass_obj
def tune(
    terminal: Terminal,
    game: Game,
    figure: str | None,
    values: str | None,
    target: str | None,
    cards: Path | None,
    asked: GameRequest,
    games: int | None,
    by: WorkerRequest,
) -> None:
    from ludotheque.lab.card_list import read_figure
    from ludotheque.lab.figure_search import check_target, search

    plan = plan_of(game, asked, terminal, cards)
    wanted = read_figure(figure or "", plan.played_game())
    aim = read_target(target or "")
    check_target(wanted, aim)
    span = read_range(values or "")
    words, most = words_of(terminal), games or USUAL_GAMES
    with (
        workers_of(by, terminal) as workers,
        ProgressBar(most, 0, words, terminal) as bar,
    ):
        for found in search(plan, wanted, span, aim, workers, most):
            bar.show(found.best.games)
    _show(str(wanted), found, aim, words, terminal)


def read_range(text: str) -> range:
    """`1..5`, both ends included."""
    from ludotheque.lab.figure_search import MOST_VALUES
    from ludotheque.lab.problem import LabProblem

    ends = _RANGE.fullmatch(text)
    values = range(int(ends[1]), int(ends[2]) + 1) if ends else range(0)
    if not 0 < len(values) <= MOST_VALUES:
        raise LabProblem("wrong-range", found=text, most=MOST_VALUES)
    return values


def read_target(text: str) -> "Target":
    """`even`, `played`, `played:30`, `turns:40`."""
    from ludotheque.lab.figure_search import EVEN, HALF, PLAYED, TURNS, Target
    from ludotheque.lab.problem import LabProblem

    found = _TARGET.fullmatch(text)
    measure, aim = (found[1], found[2]) if found else ("", None)
    if measure == EVEN and aim is None:
        return Target(EVEN)
    if measure == PLAYED and float(aim or 0) <= 100:
        return Target(PLAYED, HALF if aim is None else float(aim) / 100)
    if measure == TURNS and aim is not None:
        return Target(TURNS, float(aim))
    raise LabProblem("wrong-target", found=text)


def _show(
    figure: str, found: "Search", target: "Target", words: "LabWords", terminal: Terminal
) -> None:
    best = found.best
    terminal.show(
        words.word(
            "tune-best",
            figure=figure,
            value=words.number(best.value),
            measured=_measured(best.figure, target, words),
            chance=words.percent(best.chance, 0),
        )
    )
    others = [words.number(each.value) for each in found.candidates[1:] if each.chance >= 0.05]
    if found.is_sure or not others:
        terminal.show(words.word("tune-sure"))
    else:
        terminal.show(words.word("tune-not-sure", values=", ".join(others)))
    if found.impossible:
        values = ", ".join(words.number(value) for value in found.impossible)
        terminal.show(words.word("tune-impossible", values=values))
    columns = (
        words.word("column-figure", figure=figure),
        words.word("column-measured"),
        words.word("column-chance"),
        words.word("column-games"),
    )
    rows = [
        _row(each, target, words) for each in sorted(found.candidates, key=lambda each: each.value)
    ]
    terminal.show("")
    show_table(columns, rows, terminal)


def _row(each: "Candidate", target: "Target", words: "LabWords") -> list[str]:
    return [
        words.number(each.value),
        _measured(each.figure, target, words),
        words.percent(each.chance, 0),
        words.number(each.games),
    ]


def _measured(figure: "Interval", target: "Target", words: "LabWords") -> str:
    shown = words.between(figure) if target.measure == "turns" else words.share(figure)
    return words.word(f"tune-{target.measure}", figure=shown)
