"""Who has won, and how everybody did: for the end of a match, and for a picture to share."""

from typing import NamedTuple

from ludotheque.core import Outcome, Seat

from .scene import Scene

_FULL = 11
"""So many letters of a headline fit at full size."""


class Ranked(NamedTuple):
    """One player in the final ranking."""

    seat: Seat
    place: int
    name: str
    points: int | None
    """None if no points were counted."""
    is_winner: bool


class Result(NamedTuple):
    """The final ranking, the winners first."""

    headline: str
    """Who has won, by their names."""
    ranked: list[Ranked]

    @staticmethod
    def of(scene: Scene, outcome: Outcome) -> "Result":
        order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        ranked = [
            Ranked(
                seat,
                outcome.places[seat],
                scene.names[seat],
                outcome.points[seat] if outcome.points else None,
                seat in outcome.winners,
            )
            for seat in order
        ]
        return Result(winning_words(scene, outcome, by_name=True), ranked)

    @property
    def headline_share(self) -> float:
        """How large the headline can be, at most 1, so that it fits into its place."""
        return min(1, _FULL / max(1, len(self.headline)))


def winning_words(scene: Scene, outcome: Outcome, *, by_name: bool = False) -> str:
    """Who has won, in a few words. A reader who has won alone is "you", unless all go by name."""
    winners = outcome.winners
    if not by_name and len(winners) == 1 and scene.is_you(winners[0]):
        return scene.word("winner-you")
    names = scene.texts.listed([scene.names[seat] for seat in winners])
    return scene.word("winner-one" if len(winners) == 1 else "winner-several", names=names)
