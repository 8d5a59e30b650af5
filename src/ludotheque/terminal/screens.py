"""The screens there are, by game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .district_noir import DistrictNoirScreen
from .noxford import NoxfordScreen
from .screen import Screen

SCREENS: Final[Mapping[str, Screen]] = MappingProxyType(
    {"district-noir": DistrictNoirScreen(), "noxford": NoxfordScreen()}
)
