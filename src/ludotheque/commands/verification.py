"""The command that checks a recorded game: the deal, the dice and every move."""

from pathlib import Path
from typing import Final

import click
from rich.table import Table
from rich.text import Text

from ludotheque.core import FAILS, HOLDS, NOTE, Record, Verification, is_deal_number
from ludotheque.core import verify as verify_record
from ludotheque.terminal import Terminal, without_controls

from .arguments import FILE, game_named
from .command import Command
from .errors import CommandError, errors_name_file

_MARKS: Final = {HOLDS: ("✓", "green"), FAILS: ("✗", "bold red"), NOTE: ("·", "")}


class UnreadableRecord(CommandError):
    """Nothing could be checked."""

    exit_code = 2


def as_digits(ctx: click.Context, param: click.Parameter, text: str | None) -> str:
    """64 hexadecimal digits; empty if the option is not given."""
    terminal: Terminal = ctx.obj
    digits = "" if text is None else text.strip().lower()
    if digits and not is_deal_number(digits):
        option = str(param.opts[0])
        raise CommandError(terminal.word("wrong-digits", option=option, found=str(text)))
    return digits


@click.command(
    "verify",
    cls=Command,
    examples=["ludotheque verify game.jsonl", "ludotheque verify game.jsonl --hash 8414cd6b…"],
)
@click.argument("file", type=FILE)
@click.option("--hash", "noted_hash", metavar="hash", callback=as_digits)
@click.option("--number", "noted_number", metavar="digits", callback=as_digits)
@click.pass_context
def verify(ctx: click.Context, file: Path, noted_hash: str, noted_number: str) -> None:
    """Exit status: 0 if the record is sound, 1 if it is not, 2 if it cannot be read."""
    terminal: Terminal = ctx.obj
    try:
        record, found = _verified(file, noted_hash, noted_number, terminal)
    except CommandError as error:
        raise UnreadableRecord(error.message) from None
    _show(record, found, terminal)
    if not found.is_sound:
        ctx.exit(1)


def _verified(
    file: Path, noted_hash: str, noted_number: str, terminal: Terminal
) -> tuple[Record, Verification]:
    with errors_name_file(file, None, terminal):
        record = Record.read(file.read_bytes())
    game = game_named(record.header.game, terminal)
    with errors_name_file(file, game, terminal):
        found = verify_record(game, record, noted_hash=noted_hash, noted_number=noted_number)
    return record, found


def _show(record: Record, found: Verification, terminal: Terminal) -> None:
    """One line a check, then what they prove."""
    game = game_named(record.header.game, terminal)
    texts = terminal.texts(game)
    names = [player.name for player in record.header.seats]
    title = terminal.word("verify-title", game=texts.word("game-name"), names=", ".join(names))
    terminal.show(Text(title, "bold"), "")
    lines = Table.grid(padding=(0, 1))
    for check in found.checks:
        mark, style = _MARKS[check.status]
        said = texts.say(check.sentence, names)
        if check.problem is not None:
            said += " " + texts.problem(check.problem, names)
        lines.add_row(Text(mark, style), Text(without_controls(said)))
    terminal.show(lines, "")
    if record.torn:
        terminal.say("verify-torn", "italic")
    style = "green" if found.is_proof else "" if found.is_sound else "bold red"
    terminal.show(Text(texts.say(found.conclusion, names), style))
