"""Any position as an SVG, for the games that can be drawn."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludotheque.core import State

from .district_noir import pictures as district_noir
from .district_noir.state import DistrictNoirState
from .noxford import pictures as noxford
from .noxford.state import NoxfordState
from .samarande import pictures as samarande
from .samarande.state import SamarandeState
from .sans_foi_ni_loi import pictures as sans_foi_ni_loi
from .sans_foi_ni_loi.state import SansFoiNiLoiState


def _district_noir(view: State) -> str:
    assert isinstance(view, DistrictNoirState)
    return district_noir.picture(view)


def _noxford(view: State) -> str:
    assert isinstance(view, NoxfordState)
    return noxford.picture(view)


def _samarande(view: State) -> str:
    assert isinstance(view, SamarandeState)
    return samarande.picture(view)


def _sans_foi_ni_loi(view: State) -> str:
    assert isinstance(view, SansFoiNiLoiState)
    return sans_foi_ni_loi.picture(view)


PICTURES: Final[Mapping[str, Callable[[State], str]]] = MappingProxyType(
    {
        "district-noir": _district_noir,
        "noxford": _noxford,
        "samarande": _samarande,
        "sans-foi-ni-loi": _sans_foi_ni_loi,
    }
)
"""By game: a state, true or as somebody sees it, to its picture."""
