"""The games, ours and those of other packages. A game is imported when it is asked for."""

from typing import Final

from ludotheque.core import Game
from ludotheque.plugins import Plugins


def _game(name: str, found: object) -> Game:
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is no ludotheque.core.Game")
    if found.name != name:
        raise ValueError(f"the game calls itself {found.name!r}")
    return found


GAMES: Final = Plugins[Game](
    "ludotheque.games",
    _game,
    first=("district-noir", "noxford", "sans-foi-ni-loi", "samarande"),
)
"""Every game by its name."""

__all__ = ["GAMES"]
