"""A puzzle: a game up to a decision, the option that is best there, and what was counted."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.core import Game, Match, Player, Problem, Seat, Sentence
from ludotheque.core.phrases import ADVISED_AHEAD, ADVISED_BETTER

EASY: Final = 1
TRICKY: Final = 2
HARD: Final = 3
LEVELS: Final = (EASY, TRICKY, HARD)
"""What comes first to mind; what Strong finds quickly; what it finds with ten times the effort."""

NAMES: Final = ("Ada", "Colette")
"""Who plays. Pages call whoever solves a puzzle by a word of their own."""

MOST_MATCHES: Final = 16
"""So many are kept: whoever solves a puzzle asks several times."""

_WORDS: Final = {
    "seed",
    "level",
    "best",
    "worlds",
    "ahead",
    "better",
    "worse",
    "moves",
    "others",
}


class BadPuzzle(Exception):
    """A puzzle that cannot be used: which, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")


class Figures(NamedTuple):
    """By how much the best option is better than another one, and between what, in shares of a
    game."""

    mean: float
    low: float
    high: float


class Puzzle:
    """What the game's file says of one puzzle."""

    def __init__(self, game: Game, number: int, written: Mapping[str, object]) -> None:
        """`game` has the rules that the puzzle was found under. BadPuzzle if the file says it
        otherwise."""
        self.game: Final = game
        self.number: Final = number
        self.where: Final = f"puzzle {number}"
        if set(written) != _WORDS:
            odd = sorted(set(written) ^ _WORDS)[0]
            raise BadPuzzle(self.where, f"it lacks {odd!r}, or should not have it")
        try:
            self.seed: Final = _text(written["seed"])
            self.level: Final = _whole(written["level"])
            self.best: Final = _text(written["best"])
            self.worlds: Final = _whole(written["worlds"])
            self.ahead: Final = _whole(written["ahead"])
            """In so many of the worlds the odds are good after the best option."""
            self.better: Final = _whole(written["better"])
            """In so many it does better than the next best one."""
            self.worse: Final = _whole(written["worse"])
            self.moves: Final = tuple([_text(move) for move in _listed(written["moves"])])
            self.others: Final = _figures(written["others"])
            """By the moves of the other options."""
        except TypeError as problem:
            raise BadPuzzle(self.where, str(problem)) from None
        if self.level not in LEVELS:
            raise BadPuzzle(self.where, f"there is no level {self.level}")

    @property
    def key(self) -> str:
        """What tells it from all others, also when numbers have changed."""
        return f"{self.seed}/{len(self.moves)}"

    def match(self) -> Match:
        """The game as it stands. BadPuzzle if it cannot stand so."""
        return _match(self)

    def seat(self) -> Seat:
        """Who is to find the best option."""
        decision = self.match().decision()
        assert decision is not None
        return decision.seat

    def odds(self) -> Sentence:
        """What the best option leads to."""
        return Sentence(ADVISED_AHEAD, (self.ahead, self.worlds))

    def compared(self) -> Sentence:
        """How it compares with the next best one."""
        return Sentence(ADVISED_BETTER, (self.better, self.worse, self.worlds))


@lru_cache(MOST_MATCHES)
def _match(puzzle: Puzzle) -> Match:
    match = Match.start(puzzle.game, [Player(name) for name in NAMES], seed=puzzle.seed)
    for move in puzzle.moves:
        decision = match.decision()
        if decision is None:
            raise BadPuzzle(puzzle.where, f"nobody is asked before {move!r}")
        _play(puzzle, match, decision.seat, move)
    decision = match.decision()
    if decision is None:
        raise BadPuzzle(puzzle.where, "nobody is asked any more")
    view = match.view(decision.seat).decision()
    assert view is not None
    options = {str(option) for option in view.options}
    known = {puzzle.best, *puzzle.others}
    if options != known:
        odd = sorted(options ^ known)[0]
        raise BadPuzzle(puzzle.where, f"{odd!r} is no option, or is not weighed")
    return match


def _play(puzzle: Puzzle, match: Match, seat: Seat, move: str) -> None:
    try:
        why = match.play(seat, move)
    except Problem as problem:
        raise BadPuzzle(puzzle.where, f"{move!r}: {problem!r}") from None
    if why is not None:
        raise BadPuzzle(puzzle.where, f"{move!r}: {why!r}")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _share(value: object) -> float:
    if not isinstance(value, int | float):
        raise TypeError(f"{value!r} is no number")
    return float(value)


def _listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return value


def _figures(value: object) -> dict[str, Figures]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} is no table")
    found = {}
    for move, figures in value.items():
        listed = _listed(figures)
        if len(listed) != len(Figures._fields):
            raise TypeError(f"{move!r} has other figures than a mean and an interval")
        found[_text(move)] = Figures(*[_share(each) for each in listed])
    return found
