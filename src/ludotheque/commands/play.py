"""The commands that play a game at the terminal, new or recorded."""

import os
import shlex
from datetime import datetime
from pathlib import Path

import click
from rich.text import Text

from ludotheque.core import Game, Match, Problem
from ludotheque.terminal import Terminal
from ludotheque.terminal.game_loop import GameLoop
from ludotheque.terminal.games import screen_of
from ludotheque.terminal.record_file import CannotKeep, RecordFile, default_path

from .arguments import (
    FILE,
    as_game,
    as_names,
    as_pace,
    as_pairs,
    as_seed,
    check_bots,
    complete_game,
    game_named,
    options_of,
    players_named,
    with_own_cards,
)
from .command import Command
from .errors import CommandError, errors_name_file, file_error, system_reason
from .this_program import this_program


@click.command(
    "play",
    cls=Command,
    examples=[
        "ludotheque play district-noir",
        "ludotheque play district-noir --seats Ada,Blaise",
        "ludotheque play sans-foi-ni-loi --seats you,greedy,greedy",
        "ludotheque play district-noir --seats greedy,random --pace 0.5",
    ],
)
@click.argument("game", required=False, callback=as_game, shell_complete=complete_game)
@click.option("--seats", metavar="seats", callback=as_names)
@click.option("--seed", metavar="seed", callback=as_seed)
@click.option("--record", metavar="file", type=FILE)
@click.option("--pace", metavar="pace", callback=as_pace)
@click.option("--cards", metavar="file", type=FILE)
@click.option("--option", metavar="option", multiple=True, callback=as_pairs)
@click.pass_obj
def play(
    terminal: Terminal,
    game: Game,
    seats: list[str] | None,
    seed: str | None,
    record: Path | None,
    pace: float,
    cards: Path | None,
    option: list[tuple[str, str]],
) -> None:
    game = with_own_cards(game, cards, terminal)
    players = players_named(seats, game, terminal)
    options = options_of(game, option)
    try:
        game.settings(len(players), options)
    except Problem as problem:
        raise CommandError(terminal.texts(game).problem(problem)) from None
    file = _new_record_file(record, game, terminal)
    try:
        keep = file.keep if file else None
        match = Match.start(game, players, seed=seed, options=options, keep=keep)
    except CannotKeep as error:
        raise file_error(file.path if file else Path(), error, terminal) from None
    _play_match(match, file, terminal, pace)


@click.command("resume", cls=Command, examples=["ludotheque resume game.jsonl"])
@click.argument("file", type=FILE)
@click.option("--pace", metavar="pace", callback=as_pace)
@click.pass_obj
def resume(terminal: Terminal, file: Path, pace: float) -> None:
    with errors_name_file(file, None, terminal):
        reopened, record = RecordFile.reopen(file)
    game = game_named(record.header.game, terminal)
    with errors_name_file(file, game, terminal):
        match = Match.resume(game, record, keep=reopened.keep)
    check_bots(match.players, game, terminal)
    if record.torn:
        terminal.say("torn", "italic")
    if match.decision() is None:
        terminal.say("already-over")
        _show_command_to_copy("replay-with", "replay", file, terminal)
        return
    _play_match(match, reopened, terminal, pace)


def _new_record_file(path: Path | None, game: Game, terminal: Terminal) -> RecordFile | None:
    """The file for the record. Failing to make one is an error only if the player named it."""
    try:
        if path is not None:
            return RecordFile.create(path)
        now = datetime.now()  # local time, because the name is for the player
        default = default_path(game.name, os.environ, now)
        default.parent.mkdir(parents=True, exist_ok=True)
        return RecordFile.create(default)
    except OSError as error:
        if path is None:
            terminal.say("not-saved", "italic", why=system_reason(error))
            return None
        if isinstance(error, FileExistsError):
            raise CommandError(terminal.word("wrong-file-there", file=str(path))) from None
        raise file_error(path, error, terminal) from None


def _play_match(match: Match, file: RecordFile | None, terminal: Terminal, pace: float) -> None:
    """Play, then say where the record is."""
    try:
        is_finished = GameLoop(match, screen_of(match.game.name), terminal, pace).play()
    except CannotKeep as error:
        assert file is not None
        terminal.show("", str(file_error(file.path, error, terminal)))
        is_finished = False
    if file is None:
        return
    file.close()
    terminal.show("")
    if is_finished:
        _show_command_to_copy("replay-with", "replay", file.path, terminal)
    else:
        _show_command_to_copy("stopped", "resume", file.path, terminal)


def _show_command_to_copy(key: str, command: str, path: Path, terminal: Terminal) -> None:
    """Show a sentence, and below it a command line ready to copy."""
    terminal.say(key)
    line = f"  {this_program()} {command} {shlex.quote(str(path))}"
    terminal.console.print(Text(line, "bold"), soft_wrap=True)
