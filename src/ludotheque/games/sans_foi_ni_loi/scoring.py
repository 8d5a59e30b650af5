"""Four rankings of the ranches, and the winner (SF-95 to SF-98)."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Outcome, ScoreLine, Sentence
from ludotheque.games.market.scoring import how_it_ended, places_of

from .phrases import COWBOYS, GOLD, HERDS, LANDS, SHARED
from .ranch import NONE, Ranch

if TYPE_CHECKING:
    from .state import SansFoiNiLoiState

PRESTIGE: Final[tuple[int, ...]] = (5, 3, 2, 1)
"""The points for the first to the fourth place of a ranking."""


def counts(ranch: Ranch, gold: int) -> tuple[int, int, int, int]:
    """What is ranked: lands, herds, cowboys, gold; nothing under a raid counts (SF-96)."""
    lands = [land for land in ranch.lands if land.raid == NONE]
    herds = sum([len(land.herds) for land in lands])
    return len(lands), herds, len(ranch.cowboys()), gold


def prestige(ranked: list[int]) -> list[int]:
    """Each ranch's points in one ranking: equal counts share the better place and the next is
    skipped; a count of zero gets none."""
    points: list[int] = []
    for count, place in zip(ranked, places_of(ranked), strict=True):
        points.append(PRESTIGE[place - 1] if count and place <= len(PRESTIGE) else 0)
    return points


def totals(state: "SansFoiNiLoiState") -> list[int]:
    """Each player's points, without an account of them."""
    owned = [counts(ranch, gold) for ranch, gold in zip(state.ranches, state.purses, strict=True)]
    totals = [0] * state.seats
    for category in range(len(owned[0])):
        ranked = prestige([counted[category] for counted in owned])
        for owner, points in zip(state.owners, ranked, strict=True):
            totals[owner] += points
    return totals


def score(state: "SansFoiNiLoiState") -> Outcome:
    """The end of the game, category by category, ranch by ranch."""
    owned = [counts(ranch, gold) for ranch, gold in zip(state.ranches, state.purses, strict=True)]
    totals = [0] * state.seats
    lines: list[ScoreLine] = []
    for category, phrase in enumerate((LANDS, HERDS, COWBOYS, GOLD)):
        ranked = [counted[category] for counted in owned]
        places = places_of(ranked)
        for number, points in enumerate(prestige(ranked)):
            seat, home = state.named(number)
            values = (seat, home, places[number] if ranked[number] else 0, ranked[number])
            lines.append(ScoreLine(Sentence(phrase, values), seat, points))
            totals[seat] += points
    final = places_of(totals)
    return Outcome(tuple(final), tuple(totals), how_it_ended(SHARED, totals), tuple(lines))
