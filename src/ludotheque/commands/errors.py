"""Errors of commands, as sentences in the player's language."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from ludotheque.core import Game, Problem
from ludotheque.terminal import Terminal
from ludotheque.terminal.record_file import CannotKeep, FileInUse


class CommandError(click.ClickException):
    """A command that cannot be carried out, and the sentence that says why. Exit status 1."""


def file_error(path: Path, error: Exception, terminal: Terminal) -> CommandError:
    """The file cannot be read or written."""
    if isinstance(error, FileNotFoundError):
        return CommandError(terminal.word("wrong-file-missing", file=str(path)))
    why = system_reason(error)
    return CommandError(terminal.word("wrong-file-unusable", file=str(path), why=why))


def system_reason(error: Exception) -> str:
    """The operating system's own words, if it has any."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


@contextmanager
def errors_name_file(path: Path, game: Game | None, terminal: Terminal) -> Iterator[None]:
    """Turn any problem with a file's content into an error that names the file. The game is None as
    long as the file has not said which."""
    try:
        yield
    except Problem as problem:
        most = max(game.players) if game is not None else 0
        seats = [str(seat) for seat in range(most)]  # as the file counts them
        said = terminal.texts(game).problem(problem, seats)
        raise CommandError(terminal.word("wrong-in-file", file=str(path), problem=said)) from None
    except FileInUse:
        raise CommandError(terminal.word("wrong-file-in-use", file=str(path))) from None
    except (CannotKeep, OSError, UnicodeDecodeError) as error:
        raise file_error(path, error, terminal) from None
