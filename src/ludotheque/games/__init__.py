"""The games in the package."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludotheque.core import Game

from . import district_noir, noxford, samarande, sans_foi_ni_loi

DISTRICT_NOIR: Final = district_noir.load()
NOXFORD: Final = noxford.load()
SANS_FOI_NI_LOI: Final = sans_foi_ni_loi.load()
SAMARANDE: Final = samarande.load()

GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {game.name: game for game in (DISTRICT_NOIR, NOXFORD, SANS_FOI_NI_LOI, SAMARANDE)}
)
"""Every game by its name."""

__all__ = ["DISTRICT_NOIR", "GAMES", "NOXFORD", "SAMARANDE", "SANS_FOI_NI_LOI"]
