"""Whether a record from elsewhere can be shown. A separate process finds out, with limited time and
memory, so that nothing in a file can hurt the server."""

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from ludotheque.bots import BOTS
from ludotheque.core import (
    BadBox,
    BadRecord,
    Game,
    History,
    Match,
    Player,
    Problem,
    Record,
    ResignEntry,
    SeatEntry,
)
from ludotheque.games import GAMES
from ludotheque.texts import Texts, check_own_cards

from .card_list_check import LARGEST_LIST_BYTES, why_too_much
from .held_bytes import held_bytes
from .limited_process import WAIT_SECONDS, call_in_process

MOST_LINES: Final = 3000
MOST_REPLAY_SECONDS: Final = 10.0
"""Of computing, to follow the record twice: to open the table, and to reach its last moment."""
MOST_REPLAY_BYTES: Final = 2**24
"""What its history may take in the server's memory."""
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
    bytes: int = 0
    """What its history takes in memory."""
    seconds: float = 0.0
    """How long the check computed."""


def check_in_process(
    data: bytes, lang: str, games: tuple[str, ...], seconds: float = WAIT_SECONDS
) -> Verdict:
    """What a separate process says about the record. This blocks: call it in a thread."""
    called = call_in_process(check, (data, lang, games), seconds)
    if called.returned is not None:
        return called.returned._replace(seconds=called.seconds)
    code = "record-too-slow" if called.is_late else "record-unusable"
    return Verdict(code=code, seconds=called.seconds)


def check(
    data: bytes,
    lang: str,
    games: tuple[str, ...],
    most_bytes: int = MOST_REPLAY_BYTES,
    most_seconds: float = MOST_REPLAY_SECONDS,
) -> Verdict:
    """Follow the record; `games` are those that have a web table."""
    if data.count(b"\n") > MOST_LINES:
        return Verdict(code="record-too-long")
    game: Game | None = None
    began = time.process_time()
    try:
        record = Record.read(data)
        header = record.header
        if header.game not in games:
            return Verdict(code="record-no-table", found=header.game[:40])
        if len(header.cards.encode()) > LARGEST_LIST_BYTES:
            return Verdict(code="record-too-heavy")
        for line, player in _players(record):
            if player.bot and player.bot not in BOTS:
                return Verdict(code="record-unknown-bot", line=line, found=player.bot[:40])
        game = GAMES[header.game]
        match = Match.resume(game, record)
        if header.cards:
            _check_names(match.game)
    except Problem as problem:
        code = problem.sentence.key.removeprefix("wrong-").removeprefix("refused-")
        sentence = Texts(game, lang).problem(problem, [])
        return Verdict(code=code, sentence=sentence[:LONGEST_SENTENCE])
    if match.outcome() is None:
        return Verdict(code="record-unfinished")
    if header.cards and why_too_much(match.game):
        return Verdict(code="record-too-heavy")  # people could play on from any moment
    history = History.of(match)
    history.at(history.last)  # the server will follow it once more, to show it
    weight = held_bytes(history, match.game)
    if weight > most_bytes or time.process_time() - began > most_seconds:
        return Verdict(code="record-too-heavy")
    return Verdict(match.record.text(), bytes=weight)


def _check_names(game: Game) -> None:
    """BadRecord if the record's own list calls its cards something that cannot be shown."""
    try:
        check_own_cards(game)
    except BadBox as problem:  # its line is one of the list, which is all on the first
        raise BadRecord(1, problem.sentence.phrase, *problem.sentence.values) from None


def _players(record: Record) -> Iterator[tuple[int, Player]]:
    """Everybody who ever held a seat, and the line that says so."""
    for player in record.header.seats:
        yield 1, player
    for entry in record.entries:
        if isinstance(entry, SeatEntry):
            yield entry.number + 1, entry.player
        elif isinstance(entry, ResignEntry) and entry.stand_in is not None:
            yield entry.number + 1, entry.stand_in
