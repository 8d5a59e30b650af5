"""The command that gives advice on a position of a recorded game."""

from pathlib import Path
from typing import Final

import click

from ludotheque.analysis import hint
from ludotheque.core import Match
from ludotheque.terminal import Terminal
from ludotheque.terminal.advice import advice
from ludotheque.terminal.games import screen_of
from ludotheque.terminal.scene import Scene

from .arguments import FILE, game_named, line_number
from .command import Command
from .errors import CommandError, errors_name_file
from .record import read_record

WORLDS: Final = 80
"""So many worlds are imagined: the same advice every time."""


@click.command("advise", cls=Command, examples=["ludotheque advise game.jsonl --line 12"])
@click.argument("file", type=FILE)
@click.option("--line", metavar="line")
@click.pass_obj
def advise(terminal: Terminal, file: Path, line: str | None) -> None:
    """Show what the seat that decides sees, and advise it. Before the end of a game, only somebody
    who plays alone against bots is advised, and only for their own seat."""
    record = read_record(file, terminal)
    game = game_named(record.header.game, terminal)
    with errors_name_file(file, game, terminal):
        whole = Match.resume(game, record)
    match = Match.resume(game, record, until=line_number(line, whole.number, terminal))
    decision = match.decision()
    if decision is None:
        raise CommandError(terminal.word("advise-over", line=match.number))
    people = [seat for seat, player in enumerate(whole.players) if not player.bot]
    if whole.outcome() is None and people != [decision.seat]:
        raise CommandError(terminal.word("advise-unfinished"))
    view = match.view(decision.seat)
    scene = Scene(terminal, match.game, match.players, decision.seat, match.labels, over=False)
    terminal.show(*screen_of(game.name).draw(view, scene))
    found = hint(match.game, view, decision.seat, iterations=WORLDS)
    terminal.show(*advice(found, match.game, view, scene))
