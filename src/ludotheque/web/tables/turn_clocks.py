"""How long people may take for a turn, where the host has chosen that."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NO_CLOCK: Final = "none"
_DAY: Final = 86400

CLOCKS: Final[Mapping[str, int]] = MappingProxyType(
    {
        NO_CLOCK: 0,
        "relaxed": 180,
        "brisk": 60,
        "1-day": _DAY,
        "3-days": 3 * _DAY,
        "7-days": 7 * _DAY,
    }
)
"""Seconds for a turn; none is as long as one likes."""


def is_over_days(clock: str) -> bool:
    """Whether people come back once in a while, rather than sitting there together."""
    return CLOCKS.get(clock, 0) >= _DAY
