"""Bots by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .bot import Bot
from .greedy import Greedy
from .randomly import Randomly

BOTS: Final[Mapping[str, type[Bot]]] = MappingProxyType({"random": Randomly, "greedy": Greedy})


def make_bot(name: str, *, seed: int | str | None = None) -> Bot:
    """A bot of this sort; without a seed, one that nobody can foresee."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
