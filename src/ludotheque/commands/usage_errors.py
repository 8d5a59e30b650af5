"""Errors in a command line, in the player's language instead of click's English."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import click

from ludotheque.terminal import Terminal

from .errors import CommandError


@contextmanager
def usage_errors_translated(ctx: click.Context) -> Iterator[None]:
    """Reword click's errors. The exit status is 2, but 1 for an argument that is missing."""
    terminal: Terminal = ctx.obj
    try:
        yield
    except click.NoSuchCommand as error:
        assert isinstance(ctx.command, click.Group)
        said = terminal.word(
            "wrong-command", found=error.command_name, known=", ".join(ctx.command.commands)
        )
        raise click.UsageError(said + _suggestion(error.possibilities, terminal), ctx) from None
    except click.NoSuchOption as error:
        said = terminal.word("wrong-flag", command=str(ctx.info_name), found=error.option_name)
        raise click.UsageError(said + _suggestion(error.possibilities, terminal), ctx) from None
    except click.BadOptionUsage as error:
        needs_value = error.option_name in _flags_with_value(ctx.command)
        key = "wrong-needs-value" if needs_value else "wrong-takes-no-value"
        raise click.UsageError(terminal.word(key, option=error.option_name), ctx) from None
    except click.MissingParameter as error:
        raise CommandError(terminal.word(_needed(error.param))) from None


def check_values(ctx: click.Context, words: Sequence[str]) -> None:
    """Refuse an option whose value is empty or another option.

    Click would take `--record --seed` for a file named `--seed`.
    """
    flags = _flags_with_value(ctx.command)
    for word, next_word in pairwise([*words, ""]):
        flag, equals, value = word.partition("=")
        is_missing = not value if equals else not next_word or next_word.startswith("--")
        if flag in flags and is_missing:
            raise click.BadOptionUsage(flag, "", ctx)


def check_nothing_is_left(ctx: click.Context, words: Sequence[str]) -> None:
    """Refuse words that neither an argument nor an option has taken."""
    if words:
        terminal: Terminal = ctx.obj
        raise click.UsageError(terminal.word("wrong-extra", found=words[0]), ctx)


def _needed(param: click.Parameter | None) -> str:
    """Arguments that may not be missing are the name of a new game, runs of the lab, or files."""
    known = {"name": "wrong-needs-name", "runs": "wrong-needs-run"}
    return known.get(str(param.name) if param is not None else "", "wrong-needs-file")


def _flags_with_value(command: click.Command) -> set[str]:
    options = [param for param in command.params if isinstance(param, click.Option)]
    return {flag for option in options if not option.is_flag for flag in option.opts}


def _suggestion(possibilities: Sequence[str] | None, terminal: Terminal) -> str:
    """The nearest known word, if one is close."""
    return " " + terminal.word("did-you-mean", word=possibilities[0]) if possibilities else ""
