"""A moment at which somebody learns: the game's own stage, seen by one seat, where nothing is
played."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final

from ludotheque.core import (
    Decision,
    Event,
    Game,
    Labels,
    Match,
    Outcome,
    Player,
    Seat,
    Sentence,
    State,
)
from ludotheque.texts import Phrasebook
from ludotheque.web.errors import RefusedByRules
from ludotheque.web.tables.table import asks
from ludotheque.web.tables.told import Told, recounted

from .scene import Scene, without_options


class LearnerScene(Scene):
    """The game as it stands, with "you" in one of its seats."""

    is_lesson: ClassVar = True

    def __init__(
        self, table_id: str, game: Game, words: Phrasebook, match: Match, seat: Seat
    ) -> None:
        super().__init__(table_id, game, words, seat)
        self.match: Final = match
        self.seat: Final = seat

    # Words

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names, self.seat)

    @property
    def labels(self) -> Labels:
        return self.match.labels

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def is_you(self, seat: Seat) -> bool:
        return seat == self.seat

    def question(self) -> str:
        decision = self.match.decision()
        if decision is None:
            return ""
        if self.is_asked:
            return self.say(decision.question)
        return self.word("asked-other", name=self.names[decision.seat])

    # The position

    @property
    def players(self) -> Sequence[Player]:
        return self.match.players

    @cached_property
    def names(self) -> list[str]:
        names = [player.name for player in self.players]
        names[self.seat] = self.word("you")
        return names

    def view(self) -> State:
        return self.match.view(self.seat)

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    @property
    def is_asked(self) -> bool:
        decision = self.match.decision()
        return decision is not None and decision.seat == self.seat

    def decision(self) -> Decision | None:
        if self.match.decision() is None:
            return None
        view = self.view()
        return (view.asked(self.seat) if self.is_asked else None) or without_options(view)

    def asks(self, seat: Seat) -> bool:
        return asks(self.match.decision(), seat)

    def asked_together(self) -> list[Seat]:
        decision = self.match.decision()
        return list(decision.window.seats) if decision and decision.window else []

    def last_told(self, most: int) -> tuple[Event, ...]:
        return self.match.last_told(self.seat, most)

    def recounted(self, most: int) -> list[Told]:
        return recounted(self.match, self.last_told(most))

    def last_standing(self, most: int) -> tuple[Event, ...]:
        return self.match.last_standing(self.seat, most)

    def told_by_last_act(self) -> tuple[Event, ...]:
        return self.match.journal(self.seat, self.match.number - 1)

    @property
    def told_count(self) -> int:
        return self.match.told_count

    def check(self, move: str) -> None:
        """Refused if the learner could not make this move now."""
        why = self.match.refusal(self.seat, move)
        if why is not None:
            raise RefusedByRules(why, self.game, self.names, self.seat)
