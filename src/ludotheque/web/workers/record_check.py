"""Whether a record from elsewhere can be shown. A separate process finds out, with limited time and
memory, so that nothing in a file can hurt the server."""

import multiprocessing
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from ludotheque.bots import BOTS
from ludotheque.core import Match, Player, Problem, Record, ResignEntry, SeatEntry
from ludotheque.games import GAMES
from ludotheque.texts import Texts

from .pool import start_ignoring_interrupts

WAIT_SECONDS: Final = 60.0
CPU_SECONDS: Final = 20
MEMORY_BYTES: Final = 2**30
MOST_LINES: Final = 3000
LONGEST_SENTENCE: Final = 400


class Verdict(NamedTuple):
    """A finished match that can be followed from its first line to its last; or why not."""

    record: str = ""
    """The record, written again from what was understood of it."""
    code: str = ""
    """What is wrong: a key of the table's texts, unless there is a sentence."""
    sentence: str = ""
    """What the game finds wrong, and on which line."""
    line: int = 0
    found: str = ""


def check_in_process(
    data: bytes, lang: str, games: tuple[str, ...], seconds: float = WAIT_SECONDS
) -> Verdict:
    """What a separate process says about the record. This blocks: call it in a thread."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=work, args=(there,), daemon=True)
    start_ignoring_interrupts(process)
    there.close()
    try:
        here.send((data, lang, games))
        if not here.poll(seconds):
            return Verdict(code="record-too-slow")
        verdict: Verdict = here.recv()
        return verdict
    except (EOFError, OSError):  # the process died: the record was too much for it
        return Verdict(code="record-unusable")
    finally:
        process.kill()
        process.join()
        here.close()


def work(there: Connection) -> None:
    """Check one record, and end."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    there.send(check(*there.recv()))


def check(data: bytes, lang: str, games: tuple[str, ...]) -> Verdict:
    """Follow the record; `games` are those that have a web table."""
    if data.count(b"\n") > MOST_LINES:
        return Verdict(code="record-too-long")
    game = GAMES[games[0]]  # until we know which: every game has the core's words
    try:
        record = Record.read(data)
        header = record.header
        if header.game not in games:
            return Verdict(code="record-no-table", found=header.game[:40])
        if header.cards:
            return Verdict(code="record-own-cards")
        for line, player in _players(record):
            if player.bot and player.bot not in BOTS:
                return Verdict(code="record-unknown-bot", line=line, found=player.bot[:40])
        game = GAMES[header.game]
        match = Match.resume(game, record)
    except Problem as problem:
        code = problem.sentence.key.removeprefix("wrong-").removeprefix("refused-")
        sentence = Texts(game, lang).problem(problem, [])
        return Verdict(code=code, sentence=sentence[:LONGEST_SENTENCE])
    if match.outcome() is None:
        return Verdict(code="record-unfinished")
    return Verdict(match.record.text())


def _players(record: Record) -> Iterator[tuple[int, Player]]:
    """Everybody who ever held a seat, and the line that says so."""
    for player in record.header.seats:
        yield 1, player
    for entry in record.entries:
        if isinstance(entry, SeatEntry):
            yield entry.number + 1, entry.player
        elif isinstance(entry, ResignEntry) and entry.stand_in is not None:
            yield entry.number + 1, entry.stand_in
