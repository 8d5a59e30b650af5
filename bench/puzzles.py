"""`python -m bench.puzzles`: finds the puzzles of each game in games among bots, and writes them
beside the game. Run by `make puzzles`.

Two of `greedy` play, who slip now and then. A glance, in a few imagined worlds, finds the positions
in which one option is clearly best. Each is confirmed in other worlds, ten times as many, and by
Strong with ten times the iterations: see docs/puzzles.md, which also has the rule of the levels.

Each game is kept as soon as it was looked through, and is not played again, so it can be stopped
and continued. The file of a game is written anew whenever a puzzle was found.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotheque.analysis.verdict import deviations_for, paired
from ludotheque.analysis.worlds import Figure, Shares, Worlds
from ludotheque.bots import choice_seed, make_bot
from ludotheque.bots.judges import judge_of
from ludotheque.core import Dice, Game, Match, Move, MoveEntry, Player, Seat, State
from ludotheque.games import GAMES
from ludotheque.puzzles import EASY, FILE, HARD, LEVELS, NAMES, TRICKY
from ludotheque.version import VERSION

FOLDER: Final = Path("build/puzzles")
GAMES_FOLDER: Final = Path(__file__).parents[1] / "src/ludotheque/games"
WANTED: Final = 42
"""So many of each game."""
MOST_OF_A_LEVEL: Final = {
    "district-noir": 18,
    "noxford": 40,  # where one option is clear there, it is hardly ever another than Medium's
    "sans-foi-ni-loi": 18,
    "samarande": 18,
}

EFFORT: Final = 10
"""Confirmed with so many times what a glance takes."""
WORLDS: Final = {"district-noir": 40, "noxford": 80, "sans-foi-ni-loi": 24, "samarande": 24}
"""So many worlds at a glance."""
FIRST_WORLDS: Final = 8
"""What does not look clear in so many is given up."""
ITERATIONS: Final = {"district-noir": 200, "noxford": 200, "sans-foi-ni-loi": 60, "samarande": 60}
"""So long Strong thinks, if it is to find the option quickly."""

CLEAR: Final = 0.05
"""The best option is clear if it surely wins so many games more than any other, of one."""
CLOSELY: Final = 12
"""So many options are confirmed with the whole effort: those that look best without searching. The
others are held against the best one at a glance."""
EVEN: Final = 0.5
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 400
LOOKS: Final = 60
"""So many positions of each game are looked at."""
SLIPS_ONE_IN: Final = 4

POSITIONS: Final = "positions"
NOT_NEEDED: Final = "not-needed"
CLEAR_AT_A_GLANCE: Final = "clear-at-a-glance"
CONFIRMED: Final = "confirmed"
ANOTHER_OPTION: Final = "rejected-another-option"
MORE_WORLDS: Final = "rejected-ten-times-the-worlds"
STRONG: Final = "rejected-strong-chooses-otherwise"
TALLIES: Final = (
    POSITIONS,
    CLEAR_AT_A_GLANCE,
    NOT_NEEDED,
    CONFIRMED,
    MORE_WORLDS,
    ANOTHER_OPTION,
    STRONG,
)
"""What is counted of the positions of a game."""

WIDTH: Final = 100


class Puzzle(NamedTuple):
    """A position, its best option, and by how much that is better than every other."""

    seed: str
    moves: list[str]
    """What led to it."""
    level: int
    best: str
    worlds: int
    ahead: int
    """In how many worlds the odds are good with the best option."""
    better: int
    worse: int
    """In how many worlds the best option does better than the next best one, and worse."""
    others: dict[str, tuple[float, float, float]]
    """By how much the best option is better, and between what, in shares of a game."""


class Looked(NamedTuple):
    """What became of the positions of one game."""

    number: int
    tally: dict[str, int]
    puzzles: list[Puzzle]


def main() -> None:
    parser = argparse.ArgumentParser(prog="puzzles", description="Find puzzles in games of bots.")
    parser.add_argument("--game", choices=list(WORLDS), action="append")
    parser.add_argument("--wanted", type=int, default=WANTED, help="of each game")
    parser.add_argument("--games", type=int, default=100_000, help="at most so many are played")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in given.game or WORLDS:
        found = find(name, given.wanted, given.games, FOLDER)
        sys.stdout.write(f"{name}: {told(found)}\n")


def find(name: str, wanted: int, games: int, folder: Path) -> list[Looked]:
    """Look through games until there are enough puzzles, and not too many of one level."""
    path = folder / f"{name}.jsonl"
    found = read(path)
    for number in range(len(found), games):
        have = Counter(puzzle.level for game in found for puzzle in game.puzzles)
        lacking = [level for level in LEVELS if have[level] < MOST_OF_A_LEVEL[name]]
        if have.total() >= wanted or not lacking:
            break
        looked = look_through(name, number, lacking)
        found.append(looked)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(looked) + "\n")
        if looked.puzzles:
            write(name, found)
            sys.stderr.write(f"{name}: game {number}: {told(found)}\n")
    write(name, found)
    return found


def read(path: Path) -> list[Looked]:
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [_looked(*json.loads(line)) for line in lines]


def _looked(number: int, tally: dict[str, int], puzzles: list[list[Any]]) -> Looked:
    return Looked(number, tally, [Puzzle(*puzzle) for puzzle in puzzles])


def look_through(name: str, number: int, lacking: Sequence[int]) -> Looked:
    """One game, and at most one puzzle of each level that is lacking."""
    seed = f"puzzle {name} {number}"
    tally: Counter[str] = Counter()
    puzzles: list[Puzzle] = []
    wanted = set(lacking)
    for match in picked(name, seed):
        puzzle = _Look(match, seed, wanted, tally).puzzle()
        if puzzle is not None:
            puzzles.append(puzzle)
            wanted.discard(puzzle.level)
    return Looked(number, dict(tally), puzzles)


def picked(name: str, seed: str) -> Iterator[Match]:
    """Some of the positions of a game, as a match that stands so."""
    dice = Dice(f"{seed} picked")
    fitting = [number for number, match in enumerate(played(name, seed)) if _fits(match)]
    looks: set[int] = set()
    while fitting and len(looks) < LOOKS:
        looks.add(fitting.pop(dice.below(len(fitting))))
    for number, match in enumerate(played(name, seed)):
        if number in looks:
            yield match


def played(name: str, seed: str) -> Iterator[Match]:
    """A game among bots, at each of its positions."""
    game = GAMES[name]
    match = Match.start(game, [Player(player) for player in NAMES], seed=seed)
    slips = Dice(f"{seed} slips")
    while (decision := match.decision()) is not None:
        yield match
        seat = decision.seat
        name_of_bot = "novice" if slips.below(SLIPS_ONE_IN) == 0 else "greedy"
        bot = make_bot(name_of_bot, seed=choice_seed(seed, match.number))
        why = match.play(seat, bot.choose(game, match.view(seat), seat))
        assert why is None


def _fits(match: Match) -> bool:
    """Whether somebody is asked alone, and has a choice that can be surveyed."""
    decision = match.decision()
    assert decision is not None
    is_asked_alone = decision.window is None or len(decision.window.seats) == 1
    return is_asked_alone and FEWEST_OPTIONS <= len(decision.options) <= MOST_OPTIONS


class _Look:
    """A look at one position."""

    def __init__(self, match: Match, seed: str, wanted: set[int], tally: Counter[str]) -> None:
        self._match: Final = match
        self._game: Final[Game] = match.game
        self._seed: Final = seed
        self._wanted: Final = wanted
        self._tally: Final = tally
        decision = match.decision()
        assert decision is not None
        self._seat: Final[Seat] = decision.seat
        self._view: Final[State] = match.view(decision.seat)
        seen = self._view.decision()
        assert seen is not None
        worths = judge_of(self._game).worths(self._view, self._seat, seen.options)
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        self._options: Final = [seen.options[at] for at in order]
        self._worlds: Final = Worlds(self._game, match.state.seats, seed)
        self._glance: Final = WORLDS[self._game.name]
        self._iterations: Final = ITERATIONS[self._game.name]

    def puzzle(self) -> Puzzle | None:
        """None if no option is clearly best, or none is wanted of its level."""
        self._tally[POSITIONS] += 1
        closely = self._options[:CLOSELY]
        found = self._in_worlds(closely, FIRST_WORLDS, "first glance")
        best = _best(found, self._seat)
        if any(each.mean < CLEAR for each in self._ahead(found, best).values()):
            return None
        found = self._in_worlds(closely, self._glance, "glance")
        best = _best(found, self._seat)
        if not all(self._is_clear(each) for each in self._ahead(found, best).values()):
            return None
        self._tally[CLEAR_AT_A_GLANCE] += 1
        if best == 0 and EASY not in self._wanted:
            self._tally[NOT_NEEDED] += 1
            return None
        quick = EASY if best == 0 else self._level(closely[best])
        if quick not in self._wanted:
            self._tally[NOT_NEEDED] += 1
            return None
        return self._confirmed(closely, best, quick)

    def _level(self, best: Move) -> int:
        """Of what does not come first to mind."""
        return TRICKY if self._strong(self._iterations) == best else HARD

    def _confirmed(self, closely: list[Move], best: int, level: int) -> Puzzle | None:
        sure = deviations_for(len(self._options))
        rest = [closely[best], *self._options[CLOSELY:]]
        glanced = self._in_worlds(rest, self._glance, "rest")
        others = {str(rest[at]): figure for at, figure in self._ahead(glanced, 0).items()}
        if not all(self._is_clear(each) for each in others.values()):
            self._tally[ANOTHER_OPTION] += 1
            return None
        found = self._in_worlds(closely, EFFORT * self._glance, "confirmed")
        ahead = self._ahead(found, best)
        if not all(self._is_clear(each, sure) for each in ahead.values()):
            self._tally[MORE_WORLDS] += 1
            return None
        if self._strong(EFFORT * self._iterations) != closely[best]:
            self._tally[STRONG] += 1
            return None
        self._tally[CONFIRMED] += 1
        others |= {str(closely[at]): figure for at, figure in ahead.items()}
        mine = [shares[self._seat] for shares in found[best]]
        next_best = min(ahead, key=lambda at: ahead[at].mean)
        pairs = list(zip(mine, [each[self._seat] for each in found[next_best]], strict=True))
        return Puzzle(
            self._seed,
            [entry.move for entry in self._match.record.entries if isinstance(entry, MoveEntry)],
            level,
            str(closely[best]),
            EFFORT * self._glance,
            sum(share > EVEN for share in mine),
            sum(one > other for one, other in pairs),
            sum(one < other for one, other in pairs),
            {move: _rounded(figure) for move, figure in others.items()},
        )

    def _in_worlds(self, moves: list[Move], count: int, purpose: str) -> list[list[Shares]]:
        return self._worlds.known(self._view, self._seat, moves, count, purpose)

    def _ahead(self, found: list[list[Shares]], best: int) -> dict[int, Figure]:
        """By how much the best option is better than every other."""
        return {
            at: paired(found[best], each, self._seat) for at, each in enumerate(found) if at != best
        }

    def _is_clear(self, ahead: Figure, deviations: float = 1.96) -> bool:
        return ahead.between(deviations)[0] > CLEAR

    def _strong(self, iterations: int) -> Move:
        bot = make_bot("ismcts", seed=self._seed, iterations=iterations)
        return bot.choose(self._game, self._view, self._seat)


def _best(found: list[list[Shares]], seat: Seat) -> int:
    sums = [sum([shares[seat] for shares in each]) for each in found]
    return sums.index(max(sums))


def _rounded(figure: Figure) -> tuple[float, float, float]:
    low, high = figure.between()
    return round(figure.mean, 3), round(max(-1.0, low), 3), round(min(1.0, high), 3)


def told(found: Sequence[Looked]) -> str:
    levels = Counter(puzzle.level for game in found for puzzle in game.puzzles)
    return f"{len(found)} games, {dict(sorted(levels.items()))}, {dict(tallied(found))}"


def tallied(found: Sequence[Looked]) -> Counter[str]:
    tally: Counter[str] = Counter()
    for game in found:
        tally.update(game.tally)
    return tally


def write(name: str, found: Sequence[Looked]) -> None:
    """The file of a game: what was found, from the easiest level on."""
    puzzles = [puzzle for game in found for puzzle in game.puzzles]
    text = _heading(name, found)
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.level):
        text += written(puzzle)
    path = GAMES_FOLDER / name.replace("-", "_") / FILE
    path.write_text(text, "utf-8")


def _heading(name: str, found: Sequence[Looked]) -> str:
    tally = tallied(found)
    lines = [
        "# Puzzles: positions of games among bots, in which one option is clearly best.",
        "# Found by `make puzzles`, which writes this file: see docs/puzzles.md.",
        f"rules = {GAMES[name].rules}",
        "",
        "[found]",
        f'version = "{VERSION}"',
        f"date = {date.today().isoformat()}",
        f"games = {len(found)}",
        *[f"{what} = {tally[what]}" for what in TALLIES],
    ]
    return "".join([f"{line}\n" for line in lines])


def written(puzzle: Puzzle) -> str:
    """What the file says of a puzzle."""
    lines = [
        "",
        "[[puzzle]]",
        f"seed = {json.dumps(puzzle.seed)}",
        f"level = {puzzle.level}",
        f"best = {json.dumps(puzzle.best)}",
        f"worlds = {puzzle.worlds}",
        f"ahead = {puzzle.ahead}",
        f"better = {puzzle.better}",
        f"worse = {puzzle.worse}",
        "moves = [",
        *_rows([f"{json.dumps(move)}," for move in puzzle.moves]),
        "]",
        "[puzzle.others]",
        *[f"{json.dumps(move)} = {list(figures)}" for move, figures in puzzle.others.items()],
    ]
    return "".join([f"{line}\n" for line in lines])


def _rows(words: Sequence[str]) -> list[str]:
    """These words in as few lines as will do."""
    rows: list[str] = []
    for word in words:
        if rows and len(rows[-1]) + len(word) < WIDTH:
            rows[-1] += f" {word}"
        else:
            rows.append(f"  {word}")
    return rows


if __name__ == "__main__":
    main()
