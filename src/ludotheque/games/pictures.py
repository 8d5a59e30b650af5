"""Any position as an SVG, for the games that can be drawn."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from .district_noir.pictures import picture as district_noir
from .noxford.pictures import picture as noxford
from .samarande.pictures import picture as samarande
from .sans_foi_ni_loi.pictures import picture as sans_foi_ni_loi

PICTURES: Final[Mapping[str, Callable[[Any], str]]] = MappingProxyType(
    {
        "district-noir": district_noir,
        "noxford": noxford,
        "samarande": samarande,
        "sans-foi-ni-loi": sans_foi_ni_loi,
    }
)
"""By game: the function that draws one of its states, true or as a viewer sees it."""
