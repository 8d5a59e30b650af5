"""Every puzzle is played up to its question with the engine, and is what its file says."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from bench.puzzles import look_through
from bench.puzzles import written as as_written
from ludotheque.games import GAMES
from ludotheque.puzzles import (
    FILE,
    LEVELS,
    BadPuzzle,
    Puzzle,
    has_puzzles,
    of_the_day,
    puzzles_of,
    usable_puzzles,
)
from ludotheque.texts import LANGUAGES
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.puzzle_scene import PuzzleScene
from tests.plugins.announced import published_games
from tests.toys.untaught import UNTAUGHT

PUZZLES: Final = {
    f"{name}/{puzzle.number}": puzzle for name in GAMES for puzzle in puzzles_of(GAMES[name])
}
CLEAR: Final = 0.05

WRITTEN: Final = """
seed = "a"
level = 1
best = "play 8"
worlds = 400
ahead = 300
better = 200
worse = 100
moves = []
[others]
"play 5" = [0.2, 0.1, 0.3]
"""


def written(**changed: object) -> dict[str, object]:
    return {**tomllib.loads(WRITTEN), **changed}


@pytest.mark.parametrize("name", published_games())
def test_every_game_has_forty_puzzles_from_many_games(name: str) -> None:
    puzzles = puzzles_of(GAMES[name])
    assert len(puzzles) >= 40
    assert len({puzzle.level for puzzle in puzzles}) > 1
    assert len({puzzle.seed for puzzle in puzzles}) > 20


@pytest.mark.parametrize("name", published_games())
def test_what_was_rejected_is_written_down(name: str) -> None:
    """In the file, and in the document's table."""
    found = tomllib.loads((files(GAMES[name].package) / FILE).read_text("utf-8"))["found"]
    rejected = [count for what, count in found.items() if what.startswith("rejected-")]
    wanted = found["clear-at-a-glance"] - found["not-needed"]
    assert found["confirmed"] == len(puzzles_of(GAMES[name])) == wanted - sum(rejected)
    levels = Counter(puzzle.level for puzzle in puzzles_of(GAMES[name]))
    share = f"{round(100 * sum(rejected) / wanted)} %"
    row = [name, found["games"], found["positions"], wanted, found["confirmed"], share, *rejected]
    counts = [name, *[levels[level] for level in LEVELS]]
    document = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    for cells in (row, counts):
        assert f"| {' | '.join([str(cell) for cell in cells])} |" in document


@pytest.mark.slow
@pytest.mark.parametrize("name", ["district-noir", "samarande"])
def test_the_command_finds_the_same_again(name: str) -> None:
    shipped = (files(GAMES[name].package) / FILE).read_text("utf-8")
    looked = look_through(name, 0, LEVELS)
    assert looked.tally["positions"] > 20
    assert shipped.count(f'"puzzle {name} 0"') == len(looked.puzzles)
    assert all(as_written(puzzle) in shipped for puzzle in looked.puzzles)


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_a_puzzle_can_be_played_up_to_its_question(puzzle: Puzzle) -> None:
    match = puzzle.match()
    decision = match.view(puzzle.seat()).decision()
    assert decision is not None
    assert {str(move) for move in decision.options} == {puzzle.best, *puzzle.others}
    assert puzzle.best not in puzzle.others
    assert match.refusal(puzzle.seat(), puzzle.best) is None
    assert len(decision.options) > 2


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_its_best_option_is_clearly_the_best(puzzle: Puzzle) -> None:
    assert all(CLEAR < other.low <= other.mean <= other.high for other in puzzle.others.values())
    assert puzzle.better > puzzle.worse
    assert puzzle.better + puzzle.worse <= puzzle.worlds
    assert puzzle.ahead <= puzzle.worlds


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_everything_can_be_said_of_it(puzzle: Puzzle, lang: str) -> None:
    scene = PuzzleScene(puzzle, phrasebook(lang))
    assert all([scene.question(), scene.best(), scene.clue(), *scene.reasons()])
    for move in puzzle.others:
        cost = scene.cost(puzzle.game.move(move))
        assert str(round(100 * puzzle.others[move].mean)) in cost


@pytest.mark.parametrize("name", published_games())
def test_puzzles_stand_by_level_and_none_twice(name: str) -> None:
    puzzles = puzzles_of(GAMES[name])
    assert [puzzle.level for puzzle in puzzles] == sorted(puzzle.level for puzzle in puzzles)
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 12, 40, 42, 45])
def test_each_has_its_day_before_the_first_comes_again(count: int) -> None:
    days = [of_the_day(count, day) for day in range(7 * count)]
    for cycle in range(7):
        assert sorted(days[cycle * count : (cycle + 1) * count]) == list(range(1, count + 1))


def test_a_game_whose_turn_comes_every_fourth_day_shows_all_of_them() -> None:
    assert {of_the_day(42, day) for day in range(0, 42 * 8, 4)} == set(range(1, 43))


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"level": 4}, "no level 4"),
        ({"level": "easy"}, "no whole number"),
        ({"moves": "play 8"}, "no list"),
        ({"best": 8}, "no text"),
        ({"others": []}, "no table"),
        ({"others": {"play 5": [0.2]}}, "mean and an interval"),
        ({"others": {"play 5": [0.2, "low", 0.3]}}, "no number"),
        ({"title": "Mate in two"}, "'title'"),
    ],
)
def test_what_is_no_puzzle_says_why(changed: dict[str, object], says: str) -> None:
    with pytest.raises(BadPuzzle, match=says):
        Puzzle(GAMES["district-noir"], 1, written(**changed))


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"moves": ["nonsense"]}, "nonsense"),
        ({"moves": ["play docks and more"]}, "docks"),
        ({}, "is no option, or is not weighed"),
    ],
)
def test_what_cannot_be_played_says_why(changed: dict[str, object], says: str) -> None:
    puzzle = Puzzle(GAMES["district-noir"], 1, written(**changed))
    with pytest.raises(BadPuzzle, match=says):
        puzzle.match()


def test_a_game_without_puzzles_has_none() -> None:
    assert usable_puzzles([UNTAUGHT]) == ({}, [])
    assert not has_puzzles(UNTAUGHT)
