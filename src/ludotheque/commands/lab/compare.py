"""`ludotheque lab compare`: two card lists, until it is sure what changes."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from ludotheque.commands.arguments import FILE, as_game, complete_game
from ludotheque.commands.errors import CommandError
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
    from ludotheque.lab.comparison import Change
    from ludotheque.lab.words import LabWords

USUAL_GAMES: Final = 2000
USUAL_PRECISION: Final = 2.0


def as_points(ctx: click.Context, param: click.Parameter, text: str | None) -> float:
    """Percentage points, as a share."""
    try:
        points = USUAL_PRECISION if text is None else float(text)
    except ValueError:
        points = 0.0
    if not 0.0 < points < 100.0:
        terminal: Terminal = ctx.obj
        option = str(param.opts[0])
        raise CommandError(terminal.word("wrong-share", found=str(text), option=option))
    return points / 100.0


@click.command(
    "compare",
    cls=LabCommand,
    examples=[
        "ludotheque lab compare samarande --cards mine.toml",
        "ludotheque lab compare samarande --cards a.toml --cards b.toml --seats greedy*5",
        "ludotheque lab compare samarande --cards mine.toml --precision 1 --games 20000",
    ],
)
@click.argument("game", callback=as_game, required=False, shell_complete=complete_game)
@click.option("--cards", metavar="file", type=FILE, multiple=True)
@game_options
@click.option("--games", metavar="count", callback=as_number(1))
@click.option("--precision", metavar="points", callback=as_points)
@worker_options
@click.pass_obj
def compare(
    terminal: Terminal,
    game: Game,
    cards: tuple[Path, ...],
    asked: GameRequest,
    games: int | None,
    precision: float,
    by: WorkerRequest,
) -> None:
    from ludotheque.lab.comparison import compare as compared
    from ludotheque.lab.problem import LabProblem

    if not 0 < len(cards) <= 2:
        raise LabProblem("wrong-lists")
    lists = (None, cards[0]) if len(cards) == 1 else cards
    first, second = (plan_of(game, asked, terminal, path) for path in lists)
    words, most = words_of(terminal), games or USUAL_GAMES
    with (
        workers_of(by, terminal) as workers,
        ProgressBar(most, 0, words, terminal) as bar,
    ):
        for comparison in compared(first, second, workers, most, precision):
            bar.show(comparison.games)
    changes = comparison.changes()
    played = first.played_game()
    names = [_name(change, played, words) for change in changes]
    if all(change.verdict == "same" for change in changes):
        terminal.show(words.word("change-none"))
    else:
        for name, change in zip(names, changes, strict=True):
            terminal.show(_sentence(name, change, words))
    columns = ("column-what", "column-first-list", "column-second-list", "column-difference")
    rows = [_row(name, change, words) for name, change in zip(names, changes, strict=True)]
    terminal.show("")
    show_table([words.word(column) for column in columns], rows, terminal)
    count = comparison.games
    key = "change-sure" if comparison.is_sure else "change-not-sure"
    terminal.show("", words.word(key, count=count, games=words.number(count)))


def _name(change: "Change", game: Game, words: "LabWords") -> str:
    if change.measure == "order":
        if change.name == "1":
            return words.word("change-first")
        return words.word("change-order", number=change.name)
    if change.measure == "ended":
        return words.word("change-ended", how=words.end(game, change.name))
    return words.word(f"change-{change.measure}")


def _difference(change: "Change", words: "LabWords") -> str:
    if change.measure == "turns":
        return words.between(change.difference, signed=True)
    return words.word("change-points", between=words.points(change.difference))


def _sentence(name: str, change: "Change", words: "LabWords") -> str:
    if change.measure == "turns":
        negligible = words.number(change.negligible, 1)
    else:
        negligible = words.percent(change.negligible)
    by = _difference(change, words)
    if change.verdict == "same":
        return words.word("change-same", what=name, negligible=negligible)
    return words.word(f"change-{change.verdict}", what=name, by=by)


def _row(name: str, change: "Change", words: "LabWords") -> list[str]:
    show = words.number if change.measure == "turns" else words.percent
    difference = (
        words.between(change.difference, signed=True)
        if change.measure == "turns"
        else words.points(change.difference)
    )
    return [name, show(change.first, 1), show(change.second, 1), difference]
