"""Games of people come into a run without their names, and count as what they were."""

import json
from pathlib import Path

import pytest

from ludotheque.core import BadRecord, Dice, Match, Player, Record
from ludotheque.games import GAMES
from ludotheque.lab.chunk import Chunk
from ludotheque.lab.problem import LabProblem
from ludotheque.lab.record_import import PERSON, import_records, moves_that_stand
from ludotheque.lab.record_plan import RecordPlan
from ludotheque.lab.run_folder import RunFolder
from ludotheque.lab.tables import CARDS
from tests.lab.runs import rows

NOIR = GAMES["district-noir"]
PLAYERS = (Player("Ada Lovelace"), Player("Greedy", "greedy"))


def new_run(path: Path, game: str = "district-noir") -> RunFolder:
    return RunFolder.create(path, RecordPlan(game), Chunk(0, 0))


def match_of(seed: int, game: str = "district-noir", *, practice: bool = False) -> Match:
    match = Match.start(GAMES[game], PLAYERS, seed=seed, practice=practice)
    dice = Dice(f"moves {seed}")
    while (decision := match.decision()) is not None:
        assert match.play(decision.seat, dice.pick(decision.options)) is None
        if dice.below(4) == 0 and match.why_not_back(decision.seat) is None:
            match.back(decision.seat)
        elif practice and dice.below(12) == 0:
            match.rewind(0)
    return match


def as_read(match: Match) -> Record:
    return Record.read(match.record.text())


@pytest.mark.parametrize("game", ["district-noir", "samarande"])
def test_what_was_played_is_what_is_there(tmp_path: Path, game: str) -> None:
    match = match_of(1, game)
    run = new_run(tmp_path / "run", game)
    found = import_records(run, GAMES[game], [as_read(match)])
    assert found == (1, 0, 0, 0)
    (row,) = rows(run)
    outcome = match.outcome()
    assert outcome is not None
    assert (tuple(row["places"]), tuple(row["points"])) == (outcome.places, outcome.points)
    assert row["seats"] == [PERSON, "greedy"]
    assert row["decisions"] == len(moves_that_stand(match.record))
    assert rows(run, CARDS)


def test_no_name_is_left(tmp_path: Path) -> None:
    import_records(new_run(tmp_path / "run"), NOIR, [as_read(match_of(1))])
    for path in (tmp_path / "run").rglob("*"):
        if path.is_file():
            assert b"Ada" not in path.read_bytes()
            assert b"Lovelace" not in path.read_bytes()
    assert "Lovelace" not in json.dumps(rows(RunFolder.read(tmp_path / "run")))


def test_moves_that_were_taken_back_do_not_count() -> None:
    match = match_of(3)
    assert any(entry.content().get("back") is not None for entry in match.record.entries)
    stood = moves_that_stand(match.record)
    assert len(stood) < len(match.record.entries) - 1


def test_unfinished_practised_and_known_games_are_left_out(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    whole = as_read(match_of(1))
    unfinished = Record(whole.header, whole.entries[:10])
    practised = as_read(match_of(5, practice=True))
    assert import_records(run, NOIR, [whole, unfinished, practised, whole]) == (1, 1, 1, 1)
    again = RunFolder.read(tmp_path / "run")
    assert import_records(again, NOIR, [whole, as_read(match_of(2))]) == (1, 0, 0, 1)
    assert [row["game"] for row in rows(again)] == [0, 1]
    assert not again.missing()


def test_a_resignation_is_an_end(tmp_path: Path) -> None:
    match = Match.start(NOIR, PLAYERS, seed=1)
    match.resign(0)
    run = new_run(tmp_path / "run")
    assert import_records(run, NOIR, [as_read(match)]).taken == 1
    (row,) = rows(run)
    assert row["ended"] == "resigned"
    assert row["places"] == [2, 1]


def test_other_cards_and_damaged_records_are_refused_and_nothing_is_added(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    whole = as_read(match_of(1))
    own = NOIR.with_cards(NOIR.box.text.replace("value = 4", "value = 9"))
    other = Match.start(own, PLAYERS, seed=1)
    with pytest.raises(LabProblem, match="wrong-import-cards"):
        import_records(run, NOIR, [whole, as_read(other)])
    damaged = Record.read(whole.text().replace('"move": "play', '"move": "sing', 1))
    with pytest.raises(BadRecord):
        import_records(run, NOIR, [whole, damaged])
    assert run.games == 0
