"""What all commands of the lab have in common."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from ludotheque.commands.arguments import as_pairs, as_seed
from ludotheque.commands.command import Command
from ludotheque.commands.errors import CommandError, system_reason
from ludotheque.core import Problem
from ludotheque.terminal import Terminal

if TYPE_CHECKING:
    from ludotheque.lab.words import LabWords

F = TypeVar("F", bound=Callable[..., Any])

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


def game_options(function: F) -> F:
    """What is played: by whom, with which seed and settings of the game."""
    for option in (
        click.option("--unrepeatable", is_flag=True),
        click.option("--option", metavar="option", multiple=True, callback=as_pairs),
        click.option("--seed", metavar="seed", callback=as_seed),
        click.option("--seats", metavar="bots"),
    ):
        function = option(function)
    return function


def worker_options(function: F) -> F:
    """Who plays it: processes of this machine, or a cluster."""
    for option in (
        click.option("--on", metavar="cluster"),
        click.option("--processes", metavar="count", callback=as_number(1)),
    ):
        function = option(function)
    return function
