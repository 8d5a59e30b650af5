"""A mistake of a finished game: the moment as its seat saw it then, to be tried again."""

from typing import Final

from ludotheque.analysis import FINE_MOVE, PlainAct, ToldAnalysis
from ludotheque.core import Seat
from ludotheque.texts import Phrasebook
from ludotheque.web.tables.replays import Moment

from .learner_scene import LearnerScene


def mistakes_of(told: ToldAnalysis, seat: Seat) -> list[PlainAct]:
    """What this seat would better have done otherwise, in the order of play."""
    return [
        act
        for act in told.analysis.acts
        if act.seat == seat and act.verdict is not None and act.verdict.kind != FINE_MOVE
    ]


class MistakeScene(LearnerScene):
    """The moment before a mistake."""

    def __init__(
        self, moment: Moment, told: ToldAnalysis, seat: Seat, step: int, words: Phrasebook
    ) -> None:
        """`step` counts the mistakes of this seat, from 1."""
        replay = moment.replay
        super().__init__(replay.table_id, replay.game, words, moment.match, seat)
        mistakes = mistakes_of(told, seat)
        self.told: Final = told
        self.step: Final = step
        self.last_step: Final = len(mistakes)
        self.act: Final = mistakes[step - 1]
        self.mistake: Final = told.moment(self.act)

    @property
    def points(self) -> int:
        """What it cost, in points of the chance of winning."""
        verdict = self.act.verdict
        assert verdict is not None
        return round(100 * verdict.difference.mean)

    @property
    def address(self) -> str:
        """Where this seat's mistakes are, before their numbers."""
        return f"/t/{self.table_id}/mistakes/{self.seat}"

    @property
    def here(self) -> str:
        return f"{self.address}/{self.step}"

    def title(self) -> str:
        return self.word("mistakes-title", game=self.texts.word("game-name"))

    def beginning(self) -> str:
        return self.began(self.match)

    @property
    def number(self) -> int:
        return self.match.number
