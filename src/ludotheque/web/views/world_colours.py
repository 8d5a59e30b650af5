"""The colours of each world, for pictures that stand outside a page. Pages have them from
`static/shared/page.css`, and a test compares the two."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class WorldColours(NamedTuple):
    """The colours of one world, named as in the style sheet."""

    t1: str
    t2: str
    text: str
    soft: str
    accent: str


PLAIN: Final = WorldColours("#10322d", "#1d5148", "#f2f0e6", "#b9cfc4", "#e0b253")

COLOURS: Final[Mapping[str, WorldColours]] = MappingProxyType(
    {
        "sf": WorldColours("#3d2415", "#5f3a22", "#f9eed8", "#dcc29a", "#e3a43f"),
        "sa": WorldColours("#0b3a5b", "#14608d", "#fdf6e4", "#bcdbe4", "#e6b53f"),
        "dn": WorldColours("#16120f", "#2d2520", "#f3ebde", "#c4b6a3", "#d21f33"),
        "nx": WorldColours("#151c2a", "#2a3650", "#f2e9d6", "#c3b899", "#d0a24a"),
        "plain": PLAIN,
    }
)
"""By the class that gives a page the colours."""
