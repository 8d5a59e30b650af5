"""The games there are."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludotheque.core import Game

from . import district_noir, noxford, samarande, sans_foi_ni_loi

GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {
        game.name: game
        for game in (
            district_noir.load(),
            noxford.load(),
            sans_foi_ni_loi.load(),
            samarande.load(),
        )
    }
)

__all__ = ["GAMES"]
