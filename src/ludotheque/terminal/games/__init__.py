"""The screens by game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludotheque.terminal.screen import Screen

from .district_noir import DistrictNoirScreen
from .noxford import NoxfordScreen
from .samarande import SamarandeScreen
from .sans_foi_ni_loi import SansFoiNiLoiScreen

SCREENS: Final[Mapping[str, Screen]] = MappingProxyType(
    {
        "district-noir": DistrictNoirScreen(),
        "noxford": NoxfordScreen(),
        "sans-foi-ni-loi": SansFoiNiLoiScreen(),
        "samarande": SamarandeScreen(),
    }
)
