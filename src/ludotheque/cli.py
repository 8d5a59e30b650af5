"""The command line: its commands, its language and its exit statuses."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

import click

from .commands import advise, analyse, new_game, play, record, reference, server, verification
from .commands.command import CommandGroup
from .commands.help_page import show_overview
from .commands.lab import lab
from .languages import LANGUAGES, language_of
from .terminal import Terminal, console_for
from .version import version_told


def version_option() -> click.Option:
    """`--version`: print the version and exit."""
    return click.Option(
        ["--version", "-V"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_version,
    )


def _show_version(ctx: click.Context, _param: click.Parameter, is_wanted: bool) -> None:
    if not is_wanted or ctx.resilient_parsing:
        return
    terminal: Terminal = ctx.obj
    terminal.show(version_told(terminal.lang))
    ctx.exit()


class Program(CommandGroup):
    """All commands; shows the overview if none is given."""

    def __init__(self, name: str, commands: Sequence[click.Command]) -> None:
        super().__init__(name, commands)
        self.params.append(version_option())

    def show_help(self, terminal: Terminal) -> None:
        show_overview(self, terminal)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        while args[0] == "help":  # `help play` means `play --help`
            args = [*args[1:], "--help"]
        return super().resolve_command(ctx, args)


PROGRAM: Final = Program(
    "ludotheque",
    [
        server.serve,
        play.play,
        play.resume,
        record.replay,
        record.show,
        advise.advise,
        analyse.analyse_record,
        verification.verify,
        reference.games,
        reference.rules,
        reference.cards,
        server.backup,
        new_game.new_game,
        lab,
    ],
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line. Exit status: 0, 1 if it failed, 2 if malformed, 130 if interrupted."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character it cannot encode must not crash it
    terminal = Terminal(_language(words), console_for(os.environ))
    try:
        status = PROGRAM.main(words, "ludotheque", standalone_mode=False, obj=terminal)
    except click.Abort:  # an interrupt
        return 130
    except click.ClickException as error:
        errors = Terminal(terminal.lang, console_for(os.environ, sys.stderr))
        errors.show(error.message)
        if isinstance(error, click.UsageError):
            errors.say("try-help", command=_command_to_try(error.ctx, terminal))
        return error.exit_code
    return status if isinstance(status, int) else 0  # a command that ends with a status of its own


def _command_to_try(ctx: click.Context | None, terminal: Terminal) -> str:
    """The command whose help to suggest, or a placeholder if there is none."""
    if ctx is None or ctx.command is PROGRAM:
        return terminal.word("placeholder-command")
    return ctx.command_path.removeprefix("ludotheque ")


def _language(words: Sequence[str]) -> str:
    """The requested language. Errors need it too, so it is found before parsing."""
    for at, word in enumerate(words):
        wanted = word.removeprefix("--lang=") if "=" in word else "".join(words[at + 1 : at + 2])
        if word.split("=")[0] == "--lang" and wanted in LANGUAGES:
            return wanted
    return language_of(os.environ)
