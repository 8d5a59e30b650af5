"""The puzzles beside a game: the file `puzzles.toml` in its package."""

import math
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from ludotheque.core import Game, Problem
from ludotheque.games import GAMES
from ludotheque.plugins import OWN_PACKAGE, BrokenPlugin

from .puzzle import BadPuzzle, Puzzle

FILE: Final = "puzzles.toml"
_THIRD: Final = 3


@cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The game's puzzles, from the easiest level on; none if it brings none. BadPuzzle if one
    cannot be used. Ours can, as tests say: those of other packages are all played once."""
    file = files(game.package) / FILE
    if not file.is_file():
        return ()
    try:
        found = tomllib.loads(file.read_text("utf-8"))
        then = game.as_of(found["rules"])
        written = [dict(puzzle) for puzzle in found["puzzle"]]
    except (Problem, KeyError, TypeError, ValueError) as problem:
        raise BadPuzzle(FILE, repr(problem)) from None
    puzzles = [Puzzle(then, number, each) for number, each in enumerate(written, start=1)]
    if not _is_ours(game):
        for puzzle in puzzles:
            puzzle.match()
    return tuple(puzzles)


def usable_puzzles(
    games: Iterable[Game],
) -> tuple[dict[str, tuple[Puzzle, ...]], list[BrokenPlugin]]:
    """The puzzles of each game that has some, and what cannot be used."""
    found, problems = {}, []
    for game in games:
        try:
            puzzles = puzzles_of(game)
        except BadPuzzle as problem:
            problems.append(BrokenPlugin(game.name, GAMES.package(game.name), str(problem)))
        else:
            if puzzles:
                found[game.name] = puzzles
    return found, problems


def has_puzzles(game: Game) -> bool:
    """Whether the game has puzzles that can be used. A page that only links to ours need not read
    them."""
    if _is_ours(game):
        return (files(game.package) / FILE).is_file()
    return bool(usable_puzzles([game])[0])


def of_the_day(puzzles: int, day: int) -> int:
    """The number of the puzzle of this day, of so many. Each has its day before the first comes
    again, and levels change from day to day."""
    strides = range(puzzles // _THIRD + 1, puzzles + 2)
    stride = next(each for each in strides if math.gcd(each, puzzles) == 1)
    turn = day // puzzles  # so that a game whose turn comes every few days shows all of them
    return (day + turn) * stride % puzzles + 1


def _is_ours(game: Game) -> bool:
    return game is GAMES.usable(game.name) and GAMES.package(game.name) == OWN_PACKAGE
