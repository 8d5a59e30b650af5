"""What is played for a golden file: a whole game of chance, or a scene with written moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.core import (
    Decision,
    Dice,
    Game,
    Journal,
    Move,
    RecordedChance,
    Script,
    Sentence,
    State,
)
from ludotheque.games import GAMES


class Step(NamedTuple):
    """One decision, and all that came of it."""

    number: int
    decision: Decision
    move: Move
    meaning: Sentence
    drawn: tuple[int, ...]
    journal: Journal
    after: State


@dataclass(frozen=True, eq=False)
class WholeGame:
    """A game from the deal to the end, in which chance makes every choice."""

    name: str
    players: int
    seed: int
    shows: str

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def file(self) -> str:
        return f"{self.name}-{self.players}-{self.seed}.txt"

    def deal(self) -> tuple[State, tuple[int, ...], Journal]:
        """The state at the start, what was drawn for it, and what it told."""
        recorded, journal = RecordedChance(Dice(self.seed)), Journal()
        settings = self.game.settings(self.players, {})
        state = self.game.deal(self.players, recorded, settings, journal)
        return state, tuple(recorded.outcomes), journal

    def steps(self) -> Iterator[Step]:
        choices = Dice(f"choices {self.seed}")
        state, _, _ = self.deal()
        number = 0
        while (decision := state.decision()) is not None:
            number += 1
            move = choices.pick(decision.options)
            chance = RecordedChance(Dice(f"{self.seed}/{number}"))
            yield _step(self.game, number, state, decision, move, chance)


@dataclass(frozen=True, eq=False)
class Scene:
    """Some moves on a table laid out for them, with the dice and other outcomes they draw."""

    name: str
    label: str
    shows: str
    table: State
    moves: tuple[str, ...]
    dice: str = ""
    outcomes: tuple[int, ...] = ()

    @property
    def game(self) -> Game:
        return GAMES[self.name]

    @property
    def players(self) -> int:
        return self.table.seats

    @property
    def file(self) -> str:
        return f"{self.name}-{self.players}-{self.label}.txt"

    def steps(self) -> Iterator[Step]:
        state = self.table.copy()
        script = Script([*[int(face) - 1 for face in self.dice.split()], *self.outcomes])
        for number, text in enumerate(self.moves, 1):
            decision = state.decision()
            assert decision is not None, f"{self.file}: over before {text!r}"
            move = self.game.move(text)
            allowed = [str(option) for option in decision.options]
            assert move in decision.options, f"{self.file}: {text!r} is none of {allowed}"
            yield _step(self.game, number, state, decision, move, RecordedChance(script))
        assert not script.left, f"{self.file}: not all of the script was drawn"


Entry = WholeGame | Scene


def _step(
    game: Game, number: int, state: State, decision: Decision, move: Move, chance: RecordedChance
) -> Step:
    """Make the move."""
    meaning, journal = game.meaning(move, state), Journal()
    state.apply(move, chance, journal)
    return Step(number, decision, move, meaning, tuple(chance.outcomes), journal, state.copy())
