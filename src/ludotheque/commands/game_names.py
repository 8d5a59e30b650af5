"""Other names for games and cards, in a file that a server is started with."""

from pathlib import Path

from ludotheque.terminal import Terminal
from ludotheque.texts.house_names import BadNames, check_names

from .errors import CommandError, errors_name_file


def names_in(file: Path, terminal: Terminal) -> str:
    """What this file says, checked."""
    with errors_name_file(file, None, terminal):
        text = file.read_text("utf-8-sig")
    try:
        check_names(text)
    except BadNames as problem:
        texts = terminal.texts(None)
        why = texts.word(problem.key, **problem.values)
        said = texts.word("line-number", line=problem.line, problem=why)
        raise CommandError(terminal.word("wrong-in-file", file=str(file), problem=said)) from None
    return text
