"""Odds as a page shows them: in percent, and as a bar with a part for each way it can end."""

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.games.market.odds import WINS, Odds
from ludotheque.web.views.scene import Scene


class Segment(NamedTuple):
    """A part of the bar."""

    ending: str
    percent: int
    text: str
    says: str
    """What happens then."""


def percents(ways: Sequence[int]) -> list[int]:
    """Shares of a hundred, rounded so that they make a hundred."""
    cases = sum(ways)
    exact = [100 * each / cases for each in ways]
    shares = [int(each) for each in exact]
    by_rest = sorted(range(len(ways)), key=lambda at: shares[at] - exact[at])
    for at in by_rest[: 100 - sum(shares)]:
        shares[at] += 1
    return shares


def win_percent(odds: Odds) -> int:
    """How often of a hundred times it is won."""
    shares = percents([fall.ways for fall in odds.falls])
    return sum(share for fall, share in zip(odds.falls, shares, strict=True) if fall.ending == WINS)


def segments(odds: Odds, contest: str, scene: Scene) -> tuple[Segment, ...]:
    """The bar for a contest of this kind: a duel, a test, a mine."""
    shares = percents([fall.ways for fall in odds.falls])
    made = [
        Segment(
            fall.ending,
            share,
            scene.word("percent", number=share),
            scene.word(f"{contest}-{fall.ending}"),
        )
        for fall, share in zip(odds.falls, shares, strict=True)
    ]
    return tuple(made)
