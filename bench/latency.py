"""How quickly a table answers: what was waited for each move, in a few figures."""

import sys
from collections.abc import Sequence
from math import ceil
from typing import TypedDict


class Latency(TypedDict):
    """Moves that one player made, and how long it took until the other had them."""

    moves: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float


def latency(delays: Sequence[float], seconds: float) -> Latency:
    """The figures of so many moves, made within so many seconds; delays in milliseconds."""
    return {
        "moves": len(delays),
        "moves_per_second": len(delays) / seconds,
        "p50_ms": percentile(delays, 50),
        "p95_ms": percentile(delays, 95),
    }


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest of the values that at least so many per cent do not exceed."""
    if not values:
        raise ValueError("nothing was measured")
    return sorted(values)[max(ceil(percent / 100 * len(values)), 1) - 1]


def missing(column: str, why: str) -> None:
    """Say in one line why something is not measured; the rest of the bench goes on."""
    sys.stderr.write(f"{column} is not measured: {' '.join(why.split())}\n")
