"""One record a game and release, replayed for ever."""

from pathlib import Path

import pytest

from ludotheque.core import Match, Record
from ludotheque.games import GAMES
from tests.plugins.announced import published_games

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_released_record_replays_to_its_end(path: Path) -> None:
    record = Record.read(path.read_bytes())
    match = Match.resume(GAMES[record.header.game], record)
    assert match.decision() is None
    assert match.record.text() == path.read_text("utf-8")


def test_every_published_game_has_a_record() -> None:
    games = {Record.read(path.read_bytes()).header.game for path in RECORDS}
    assert games == set(published_games())
