"""Bots by name."""

from collections.abc import Callable
from typing import Final

from .bot import Bot
from .greedy import Greedy
from .ismcts import Ismcts
from .random_bot import RandomBot

BOTS: Final = ("random", "greedy", "ismcts")
"""From the weakest to the strongest."""

BOTS_THAT_THINK: Final = ("ismcts",)
"""The bots that take seconds or iterations."""

USUAL_SECONDS: Final = 1.0


def make_bot(
    name: str,
    *,
    seed: int | str | None = None,
    seconds: float = 0.0,
    iterations: int = 0,
    interrupted: Callable[[], bool] | None = None,
) -> Bot:
    """The bot of this name. Without a seed, its moves are unpredictable.

    `ismcts` thinks for the given seconds or iterations, by default for one second. It regularly
    asks whether it is `interrupted` and, if so, makes the best move so far. The other bots answer
    at once.
    """
    if name == "ismcts":
        if not iterations:
            seconds = seconds or USUAL_SECONDS
        return Ismcts(seed, seconds=seconds, iterations=iterations, interrupted=interrupted)
    if seconds or iterations:
        raise ValueError(f"the bot {name!r} does not think: it takes no seconds or iterations")
    if name == "greedy":
        return Greedy(seed)
    if name == "random":
        return RandomBot(seed)
    raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
