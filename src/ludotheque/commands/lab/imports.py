"""`ludotheque lab import`: games that people have played, put beside those of bots."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludotheque.commands.arguments import FILE, game_named, with_own_cards
from ludotheque.commands.errors import CommandError, errors_name_file
from ludotheque.core import Match, Record
from ludotheque.terminal import Terminal

from .lab_command import LabCommand, as_run, words_of
from .server_tables import finished_matches

if TYPE_CHECKING:
    from ludotheque.lab.record_import import Import


@click.command(
    "import",
    cls=LabCommand,
    examples=[
        "ludotheque lab import game.jsonl another.jsonl --out people",
        "ludotheque lab import --db sqlite:///tables.db --game samarande --out people",
    ],
)
@click.argument("records", nargs=-1, type=FILE)
@click.option("--db", metavar="url")
@click.option("--game", metavar="game")
@click.option("--cards", metavar="file", type=FILE)
@click.option("--out", metavar="folder", type=FILE, callback=as_run)
@click.pass_obj
def import_records(
    terminal: Terminal,
    records: tuple[Path, ...],
    db: str | None,
    game: str | None,
    cards: Path | None,
    out: Path,
) -> None:
    from ludotheque.lab.chunk import Chunk
    from ludotheque.lab.record_import import import_records as imported
    from ludotheque.lab.record_plan import RecordPlan
    from ludotheque.lab.run_folder import RunFolder

    if not records and db is None:
        raise CommandError(terminal.word("wrong-needs-file"))
    read = [(path, _read(path, terminal)) for path in records]
    tables = finished_matches(db, terminal) if db is not None else []
    name = game or next(
        (record.header.game for record in (*[each for _, each in read], *tables)), ""
    )
    played = game_named(name, terminal)
    if RunFolder.is_there(out):
        run = RunFolder.read(out)
    else:
        first = read[0][1].header.cards if read else ""
        own = with_own_cards(played, cards, terminal)
        text = own.box.text if own.own_cards else first
        run = RunFolder.create(out, RecordPlan(played.name, text), Chunk(0, 0))
    for path, record in read:
        _check(path, record, run.plan.game if isinstance(run.plan, RecordPlan) else "", terminal)
    wanted = run.plan.played_game().box.text
    fitting = [
        record
        for record in tables
        if record.header.game == played.name and (record.header.cards or played.box.text) == wanted
    ]
    found = imported(run, played, [*[record for _, record in read], *fitting])
    _show(found, len(tables) - len(fitting), out, terminal)


def _read(path: Path, terminal: Terminal) -> Record:
    """A record that can be replayed to its end."""
    with errors_name_file(path, None, terminal):
        record = Record.read(path.read_bytes())
    game = game_named(record.header.game, terminal)
    with errors_name_file(path, game, terminal):
        Match.resume(game, record)
    return record


def _check(path: Path, record: Record, game: str, terminal: Terminal) -> None:
    if record.header.game != game:
        words = words_of(terminal)
        said = words.word("wrong-import-game", found=record.header.game, game=game)
        raise CommandError(terminal.word("wrong-in-file", file=str(path), problem=said))


def _show(found: "Import", others: int, out: Path, terminal: Terminal) -> None:
    words = words_of(terminal)
    games = words.number(found.taken)
    terminal.show(words.word("imported", count=found.taken, games=games, folder=str(out)))
    left_out = {
        "imported-unfinished": found.unfinished,
        "imported-practice": found.practice,
        "imported-known": found.known,
        "imported-other": others,
    }
    for key, count in left_out.items():
        if count:
            terminal.show(words.word(key, count=count, games=words.number(count)))
