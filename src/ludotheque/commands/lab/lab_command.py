"""What all commands of the lab have in common."""

from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from ludotheque.commands.arguments import as_pairs, as_seed
from ludotheque.commands.command import Command
from ludotheque.commands.errors import CommandError, system_reason
from ludotheque.core import Problem
from ludotheque.terminal import Terminal

if TYPE_CHECKING:
    from ludotheque.lab.words import LabWords

NEEDED: Final = ("matplotlib", "numpy", "pyarrow", "scipy")
"""The packages of the extra `lab`."""

MOST: Final = 10**12


class LabCommand(Command):
    """A command that needs the extra `lab`, and says in a sentence what it cannot do."""

    within = "lab"

    def invoke(self, ctx: click.Context) -> Any:
        terminal: Terminal = ctx.obj
        check_installed("lab", NEEDED, terminal)
        from ludotheque.lab.problem import LabProblem

        try:
            return super().invoke(ctx)
        except LabProblem as problem:
            raise CommandError(words_of(terminal).problem(problem)) from None
        except Problem as problem:
            raise CommandError(terminal.texts(None).problem(problem)) from None
        except OSError as error:
            file, why = str(error.filename or ""), system_reason(error)
            said = terminal.word("wrong-file-unusable", file=file, why=why)
            raise CommandError(said) from None


def check_installed(extra: str, packages: tuple[str, ...], terminal: Terminal) -> None:
    """Refuse with what to install if one of these packages is missing."""
    if any(find_spec(package) is None for package in packages):
        command = f'pip install "ludotheque[{extra}]"'
        raise CommandError(terminal.word("wrong-lab-missing", command=command))


def words_of(terminal: Terminal) -> "LabWords":
    from ludotheque.lab.words import lab_words

    return lab_words(terminal.lang)


def as_number(least: int) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """A callback for whole numbers from this one on."""

    def read(ctx: click.Context, param: click.Parameter, text: str | None) -> int | None:
        if text is None:
            return None
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= MOST):
            terminal: Terminal = ctx.obj
            option = str(param.opts[0])
            said = terminal.word("wrong-count", found=text, option=option, least=least)
            raise CommandError(said)
        return int(text)

    return read


class GameRequest(NamedTuple):
    """What is to be played, as the command line says it."""

    seats: str | None
    seed: str | None
    option: list[tuple[str, str]]
    unrepeatable: bool


class WorkerRequest(NamedTuple):
    """Who is to play it: processes of this machine, or a cluster."""

    processes: int | None
    on: str | None


def game_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a `GameRequest`, which the function gets as `asked`."""

    @wraps(function)
    def wrapped(*args: Any, **given: Any) -> Any:
        asked = GameRequest(*[given.pop(name) for name in GameRequest._fields])
        return function(*args, asked=asked, **given)

    for option in (
        click.option("--unrepeatable", is_flag=True),
        click.option("--option", metavar="option", multiple=True, callback=as_pairs),
        click.option("--seed", metavar="seed", callback=as_seed),
        click.option("--seats", metavar="bots"),
    ):
        wrapped = option(wrapped)
    return wrapped


def worker_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a `WorkerRequest`, which the function gets as `by`."""

    @wraps(function)
    def wrapped(*args: Any, **given: Any) -> Any:
        by = WorkerRequest(*[given.pop(name) for name in WorkerRequest._fields])
        return function(*args, by=by, **given)

    for option in (
        click.option("--on", metavar="cluster"),
        click.option("--processes", metavar="count", callback=as_number(1)),
    ):
        wrapped = option(wrapped)
    return wrapped


def as_run(ctx: click.Context, _param: click.Parameter, path: Path | None) -> Path:
    """The folder of a run, which must be named."""
    if path is None:
        terminal: Terminal = ctx.obj
        raise CommandError(terminal.word("wrong-needs-out"))
    return path
