"""Bots by name, ours and those of other packages."""

from collections.abc import Callable
from typing import Final

from ludotheque.core import Game
from ludotheque.plugins import Plugins, subclass_of

from .bot import Bot


def _bot(_name: str, found: object) -> type[Bot]:
    bot: type[Bot] = subclass_of(Bot, found)
    for texts in (bot.titles, bot.abouts):
        if not all(isinstance(text, str) for text in texts.values()):
            raise TypeError("its titles and abouts must be texts by language")
    return bot


OURS: Final = ("random", "novice", "greedy", "ismcts", "expert")

BOTS: Final = Plugins[type[Bot]]("ludotheque.bots", _bot, first=OURS)
"""Ours, from the weakest to the strongest, then others."""


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play this game. One that cannot even say so is broken."""
    found: list[str] = []
    for name, bot in BOTS.all_usable().items():
        try:
            if bot.plays(game):
                found.append(name)
        except Exception as error:
            BOTS.broken(name, error)
    return found


def opponents_for(game: Game) -> list[str]:
    """The names of those that people are offered as opponents."""
    return [name for name in bots_for(game) if BOTS[name].is_opponent]


def thinks(name: str) -> bool:
    """Whether the bot of this name is given seconds or iterations to think."""
    bot = BOTS.usable(name)
    return bot is not None and bot.thinks


def make_bot(
    name: str,
    *,
    seed: int | str | None = None,
    seconds: float = 0.0,
    iterations: int = 0,
    interrupted: Callable[[], bool] | None = None,
    clock: Callable[[], float] | None = None,
) -> Bot:
    """The bot of this name. Without a seed, its moves are unpredictable.

    A bot that thinks does so for the given seconds or iterations, by default for one second. It
    regularly asks whether it is `interrupted` and, if so, makes the best move so far. Its seconds
    are those of the `clock`: by default of the one on the wall, by which people wait; a contest
    counts what the processor spent (`time.thread_time`). The other bots answer at once.
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    bot = BOTS[name]
    if not bot.thinks and (seconds or iterations):
        raise ValueError(f"the bot {name!r} does not think: it takes no seconds or iterations")
    return bot.make(
        seed, seconds=seconds, iterations=iterations, interrupted=interrupted, clock=clock
    )
