"""The command that says what decided a finished game."""

import sys
from pathlib import Path
from types import TracebackType
from typing import Final

import click
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from ludotheque.analysis import USUAL_WORLDS, analyse, finished_game
from ludotheque.terminal import Terminal
from ludotheque.terminal.analysis.account import account
from ludotheque.terminal.analysis.page import page
from ludotheque.terminal.analysis.telling import told_at
from ludotheque.terminal.terminal import console_for

from .arguments import FILE, game_named
from .command import Command
from .errors import CommandError, errors_name_file, file_error
from .record import read_record

MOST_WORLDS: Final = 10_000


def _as_worlds(ctx: click.Context, _param: click.Parameter, text: str | None) -> int:
    if text is None:
        return USUAL_WORLDS
    terminal: Terminal = ctx.obj
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:9]) <= MOST_WORLDS:
        raise click.UsageError(terminal.word("wrong-worlds", found=text, most=MOST_WORLDS), ctx)
    return int(text)


@click.command(
    "analyse",
    cls=Command,
    examples=["ludotheque analyse game.jsonl", "ludotheque analyse game.jsonl --html game.html"],
)
@click.argument("file", type=FILE)
@click.option("--html", metavar="file", type=FILE)
@click.option("--worlds", metavar="line", callback=_as_worlds)
@click.pass_obj
def analyse_record(terminal: Terminal, file: Path, html: Path | None, worlds: int) -> None:
    """Chances along a finished game, luck and choice, and the moments that decided it."""
    record = read_record(file, terminal)
    game = game_named(record.header.game, terminal)
    with errors_name_file(file, game, terminal):
        finished = finished_game(game, record)
    if finished is None:
        raise CommandError(terminal.word("analysis-unfinished", file=str(file)))
    with WorkBar(terminal) as bar:
        analysis = analyse(finished, worlds=worlds, told=bar.show)
    told = told_at(terminal, analysis)
    if html is None:
        terminal.show(*account(told))
        return
    try:
        html.write_text(page(told, terminal.lang), "utf-8")
    except OSError as error:
        raise file_error(html, error, terminal) from None
    terminal.say("analysis-written", file=str(html))


class WorkBar:
    """How far it is: a bar, if somebody watches."""

    def __init__(self, terminal: Terminal) -> None:
        console = console_for({}, sys.stderr)
        self._progress: Final = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            console=console,
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        self._task: Final = self._progress.add_task(terminal.word("analysis-working"), total=None)

    def __enter__(self) -> "WorkBar":
        self._progress.start()
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._progress.stop()

    def show(self, done: int, whole: int) -> None:
        self._progress.update(self._task, completed=done, total=whole)
