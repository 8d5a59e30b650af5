"""Positions of games among `greedy`, and who won when `ismcts` played them on.

Games already in the folder are not played again, so it can be stopped and continued.
"""

import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotheque.bots import make_bot
from ludotheque.core import Dice, Seat, State
from ludotheque.games import GAMES
from ludotheque.lab.play import Watch, play_on, share

OURS: Final = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")

FOLDER: Final = Path("build/calibration")

ITERATIONS: Final = 200
"""How long whoever plays on thinks."""

LATER: Final = 4
"""So many positions that came afterwards are kept of each game."""

MEASURED: Final = 2
FITTED: Final = 3
"""The series of games on which chances are measured, and of those on which they are corrected: no
game is in both."""


class Position(NamedTuple):
    """Somebody's decision, and the share of the victory that this seat had in the end."""

    position: dict[str, Any]
    seat: Seat
    won: float


class PlayedOn(NamedTuple):
    """One game."""

    number: int
    first: Position
    """Any decision of the game among `greedy`."""
    later: tuple[Position, ...]
    """Any that `ismcts` came to from there."""


class _Decisions(Watch):
    """Every decision of a game that is one."""

    def __init__(self) -> None:
        self.seen: list[tuple[State, Seat]] = []

    def begin(self, state: State) -> None:
        self._look(state)

    def step(self, _decision: object, _move: object, state: State) -> None:
        self._look(state)

    def _look(self, state: State) -> None:
        decision = state.decision()
        if decision is not None and len(decision.options) > 1:
            self.seen.append((state.copy(), decision.seat))


def played_on(name: str, series: int, games: int, folder: Path) -> list[PlayedOn]:
    """The games of these numbers that are in the folder, in the order of their numbers."""
    path = _path(name, series, folder)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    found = sorted([_read(line) for line in lines], key=lambda game: game.number)
    return [game for game in found if game.number < games]


def play(name: str, series: int, games: int, folder: Path, processes: int | None) -> None:
    """Play those of these numbers that are not in the folder yet."""
    there = {game.number for game in played_on(name, series, games, folder)}
    jobs = [(name, series, number) for number in range(games) if number not in there]
    folder.mkdir(parents=True, exist_ok=True)
    path = _path(name, series, folder)
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor(processes) as pool:
        for line in pool.map(_line, jobs):
            file.write(line + "\n")
            file.flush()


def _path(name: str, series: int, folder: Path) -> Path:
    return folder / f"{name}-{series}.jsonl"


def _read(line: str) -> PlayedOn:
    number, first, later = json.loads(line)
    return PlayedOn(number, Position(*first), tuple([Position(*each) for each in later]))


def _line(job: tuple[str, int, int]) -> str:
    return json.dumps(_play_game(*job))


def _play_game(name: str, series: int, number: int) -> PlayedOn:
    game, before, after = GAMES[name], _Decisions(), _Decisions()
    key = f"{series} {number}"
    picks = random.Random(f"{name} {key}")  # noqa: S311  # nothing here is secret
    greedy = make_bot("greedy", seed=f"c{number}")
    chance = Dice(f"calibration {key}")
    play_on(game, game.new(players=2, chance=chance), [greedy, greedy], chance, before)
    state, seat = before.seen[picks.randrange(len(before.seen))]
    bots = [make_bot("ismcts", seed=f"s{number}/{at}", iterations=ITERATIONS) for at in (0, 1)]
    outcome = play_on(game, state.copy(), bots, Dice(f"play on {key}"), after)
    shares = [share(outcome, at) for at in (0, 1)]
    came = after.seen[1:]
    later = picks.sample(came, min(LATER, len(came)))
    return PlayedOn(
        number,
        Position(game.dump(state), seat, shares[seat]),
        tuple([Position(game.dump(each), at, shares[at]) for each, at in later]),
    )
