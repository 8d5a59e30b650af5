"""How a game ended and how the points were scored."""

from typing import Final

from .eyes import Seat
from .labels import Labels
from .sentence import Sentence

NOBODY: Final = -1


class ScoreLine:
    """One line of the final score: a reason, a seat and its points."""

    __slots__ = ("points", "seat", "sentence")

    def __init__(self, sentence: Sentence, seat: Seat = NOBODY, points: int = 0) -> None:
        self.sentence: Final = sentence
        self.seat: Final = seat
        self.points: Final = points

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ScoreLine)
            and self.sentence == other.sentence
            and self.seat == other.seat
            and self.points == other.points
        )

    def __hash__(self) -> int:
        return hash((self.sentence, self.seat, self.points))

    def __repr__(self) -> str:
        return f"ScoreLine({self.sentence!r}, seat={self.seat}, points={self.points})"


class Outcome:
    """The end of a game: places, points and reasons.

    `places` has one place for each seat: 1 is first, and seats that tie have the same place.
    `points` is empty if the game ended without scoring.
    """

    __slots__ = ("how", "lines", "places", "points")

    def __init__(
        self,
        places: tuple[int, ...],
        points: tuple[int, ...],
        how: Sentence,
        lines: tuple[ScoreLine, ...] = (),
    ) -> None:
        self.places: Final = places
        self.points: Final = points
        self.how: Final = how
        self.lines: Final = lines

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, place in enumerate(self.places) if place == 1])

    def named(self, labels: Labels) -> "Outcome":
        """The same outcome, its sentences with these labels."""
        lines = [
            ScoreLine(labels.named(line.sentence), line.seat, line.points) for line in self.lines
        ]
        return Outcome(self.places, self.points, labels.named(self.how), tuple(lines))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.places == other.places
            and self.points == other.points
            and self.how == other.how
            and self.lines == other.lines
        )

    def __hash__(self) -> int:
        return hash((self.places, self.points, self.how, self.lines))

    def __repr__(self) -> str:
        return f"Outcome(places={self.places}, points={self.points}, {self.how!r})"
