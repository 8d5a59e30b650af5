"""A moment of a finished match in words and pictures."""

from collections.abc import Sequence
from typing import ClassVar, Final

from ludotheque.core import Card, Decision, Event, Labels, Outcome, Player, Seat, Sentence, State
from ludotheque.texts import Phrasebook
from ludotheque.web.tables.replays import Moment
from ludotheque.web.tables.table import asks
from ludotheque.web.tables.told import Told, recounted

from .scene import Scene, without_options


class ReplayScene(Scene):
    """A moment as it was. Its reader holds no seat, so nobody is addressed as "you"."""

    is_replay: ClassVar = True

    def __init__(self, moment: Moment, words: Phrasebook) -> None:
        replay = moment.replay
        super().__init__(replay.table_id, replay.game, words, moment.seat)
        self.moment: Final = moment

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names)

    @property
    def labels(self) -> Labels:
        return self.moment.match.labels

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def title(self) -> str:
        return self.word("replay-title", game=self.texts.word("game-name"))

    def question(self) -> str:
        decision = self.moment.match.decision()
        return "" if decision is None else self.word("replay-asked", name=self.names[decision.seat])

    def happened(self) -> str:
        """What this line says, in words."""
        told = [self.say(event) for event in self.moment.told_by_line()]
        return " ".join([self.beginning(), *told] if self.moment.line == 0 else told)

    def beginning(self) -> str:
        return self.began(self.moment.match)

    @property
    def number(self) -> int:
        return self.moment.line

    @property
    def players(self) -> Sequence[Player]:
        return self.moment.match.players

    def view(self) -> State:
        return self.moment.view()

    @property
    def is_practice(self) -> bool:
        return self.moment.match.record.header.practice

    def outcome(self) -> Outcome | None:
        return self.moment.match.outcome()

    def decision(self) -> Decision | None:
        return None if self.moment.match.decision() is None else without_options(self.view())

    def asks(self, seat: Seat) -> bool:
        return asks(self.moment.match.decision(), seat)

    def asked_together(self) -> list[Seat]:
        decision = self.moment.match.decision()
        return list(decision.window.seats) if decision and decision.window else []

    def last_told(self, most: int) -> tuple[Event, ...]:
        return self.moment.last_told(most)

    def recounted(self, most: int) -> list[Told]:
        return recounted(self.moment.match, self.last_told(most))

    def last_standing(self, most: int) -> tuple[Event, ...]:
        return self.moment.last_standing(most)

    def told_by_last_act(self) -> tuple[Event, ...]:
        return self.moment.told_by_line()

    @property
    def told_count(self) -> int:
        return self.moment.match.told_count

    def hands(self) -> list[tuple[Seat, list[tuple[Card, str]]]]:
        """The open hands: each card with the key of its element."""
        found = []
        for seat, hand in enumerate(self.moment.hands()):
            copies = [hand[:at].count(card) for at, card in enumerate(hand)]
            keys = [f"o-{seat}-{card}-{n}" for card, n in zip(hand, copies, strict=True)]
            found.append((seat, list(zip(hand, keys, strict=True))))
        return found

    def address(self, line: int) -> str:
        """The address of another moment, seen by the same eyes."""
        return f"/t/{self.table_id}/replay?line={line}&eyes={self.moment.eyes}"
