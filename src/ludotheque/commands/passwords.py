"""The password of a house, given as an option, in a file, or in the environment: whoever may list
the processes of this machine sees the options."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from ludotheque.terminal import Terminal

from .errors import CommandError, errors_name_file

VARIABLE: Final = "LUDOTHEQUE_PASSWORD"
LONGEST: Final = 200


def as_password(ctx: click.Context, _param: click.Parameter, word: str | None) -> str:
    """The password; empty if none is given."""
    return "" if word is None else _checked(word, ctx.obj)


def password_in(file: Path, terminal: Terminal) -> str:
    """The first line of this file."""
    with errors_name_file(file, None, terminal):
        text = file.read_text("utf-8")
    return _checked(text.partition("\n")[0], terminal)


def password_around(environment: Mapping[str, str], terminal: Terminal) -> str:
    """What the environment says; empty if it says nothing."""
    word = environment.get(VARIABLE, "")
    return _checked(word, terminal) if word else ""


def _checked(word: str, terminal: Terminal) -> str:
    word = word.strip()
    if not 0 < len(word) <= LONGEST or not word.isprintable():
        raise CommandError(terminal.word("wrong-password", longest=LONGEST))
    return word
