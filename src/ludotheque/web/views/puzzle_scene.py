"""A puzzle in words and pictures: the game's own stage, seen by whoever is asked there."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ludotheque.analysis import facts_of
from ludotheque.core import Move
from ludotheque.puzzles import Figures, Puzzle, of_the_day
from ludotheque.texts import Phrasebook

from .learner_scene import LearnerScene
from .stage import Stage

WHOLE: Final = 100


class PuzzleScene(LearnerScene):
    """The position of a puzzle. Nothing that the page shows depends on the best option."""

    def __init__(self, puzzle: Puzzle, words: Phrasebook) -> None:
        super().__init__("", puzzle.game, words, puzzle.match(), puzzle.seat())
        self.puzzle: Final = puzzle

    @property
    def here(self) -> str:
        return f"{puzzles_address(self.game.name)}/{self.puzzle.number}"

    def title(self) -> str:
        return self.word("puzzle-title", game=self.texts.word("game-name"))

    def beginning(self) -> str:
        return self.began(self.match)

    @property
    def number(self) -> int:
        return self.match.number

    # The answer

    def is_best(self, move: Move) -> bool:
        return move.text == self._best.text

    def best(self) -> str:
        """What is to be found."""
        return self.meaning(self._best)

    def facts(self) -> list[str]:
        """What follows at once from the best option."""
        return [self.tell(fact) for fact in facts_of(self.game, self.view(), self.seat, self._best)]

    def reasons(self) -> list[str]:
        """Why it is the best one: what follows from it, by how much it is better, and what was
        counted."""
        next_best = min(self.puzzle.others.values(), key=lambda other: other.mean)
        ahead = self._ahead("puzzle-ahead", next_best)
        return [*self.facts(), ahead, self.say(self.puzzle.compared())]

    def cost(self, move: Move) -> str:
        """How much another option is worse."""
        return self._ahead("puzzle-cost", self.puzzle.others[move.text])

    def clue(self) -> str:
        """What helps, without naming the option if that can be avoided."""
        facts = self.facts()
        return facts[0] if facts else self.say(self.puzzle.odds())

    @property
    def _best(self) -> Move:
        return self.game.move(self.puzzle.best)

    def _ahead(self, key: str, figures: Figures) -> str:
        mean, low, high = [round(WHOLE * each) for each in figures]
        return self.word(key, points=mean, low=low, high=high)


def puzzles_address(game: str) -> str:
    """Where the puzzles of this game are: their list, and before the numbers of all."""
    return f"/games/{game}/puzzles"


class DailyPuzzle(NamedTuple):
    """The puzzle of a day: of which game, and where it is."""

    stage: Stage
    address: str


def puzzle_of_the_day(stages: Iterable[Stage], day: int) -> DailyPuzzle | None:
    """Games take turns. None if none has puzzles."""
    having = [stage for stage in stages if stage.has_puzzles]
    if not having:
        return None
    stage = having[day % len(having)]
    number = of_the_day(len(stage.puzzles), day)
    return DailyPuzzle(stage, f"{puzzles_address(stage.game.name)}/{number}")
