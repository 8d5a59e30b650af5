"""The commands that show a recorded game, move by move or one position of it."""

from pathlib import Path

import click

from ludotheque.core import NO_LABELS, WATCHER, Match, Record
from ludotheque.games.pictures import PICTURES
from ludotheque.terminal import Terminal
from ludotheque.terminal.games import screen_of
from ludotheque.terminal.replay import Replay
from ludotheque.terminal.scene import Scene

from .arguments import FILE, game_named, line_number
from .command import Command
from .errors import CommandError, errors_name_file, file_error


@click.command("replay", cls=Command, examples=["ludotheque replay game.jsonl"])
@click.argument("file", type=FILE)
@click.pass_obj
def replay(terminal: Terminal, file: Path) -> None:
    record = read_record(file, terminal)
    game = game_named(record.header.game, terminal)
    with errors_name_file(file, game, terminal):
        shown = Replay(game, record, terminal)
    try:
        shown.look()
    except (EOFError, KeyboardInterrupt):
        terminal.show("")


@click.command(
    "show",
    cls=Command,
    examples=[
        "ludotheque show game.jsonl --line 12",
        "ludotheque show game.jsonl --line 12 --svg city.svg",
    ],
)
@click.argument("file", type=FILE)
@click.option("--line", metavar="line")
@click.option("--svg", metavar="file", type=FILE)
@click.pass_obj
def show(terminal: Terminal, file: Path, line: str | None, svg: Path | None) -> None:
    """Show one position: all hands if the game is over, else only what everybody knows."""
    record = read_record(file, terminal)
    game = game_named(record.header.game, terminal)
    with errors_name_file(file, game, terminal):
        whole = Match.resume(game, record)
    match = Match.resume(game, record, until=line_number(line, whole.number, terminal))
    state = match.state if whole.outcome() is not None else match.view(WATCHER)
    if svg is None:
        over = match.outcome() is not None
        scene = Scene(terminal, match.game, match.players, WATCHER, match.labels, over=over)
        terminal.show(*screen_of(game.name).draw(state, scene))
        return
    picture = PICTURES.usable(game.name)
    if picture is None:
        raise CommandError(terminal.word("wrong-no-picture", game=game.name))
    try:
        labels = () if match.labels is NO_LABELS else (match.labels,)
        svg.write_text(picture(state, *labels), "utf-8")
    except OSError as error:
        raise file_error(svg, error, terminal) from None


def read_record(path: Path, terminal: Terminal) -> Record:
    with errors_name_file(path, None, terminal):
        return Record.read(path.read_bytes())
