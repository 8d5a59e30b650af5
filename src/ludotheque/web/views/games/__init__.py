"""The games that can be played on the web table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludotheque.games import DISTRICT_NOIR, NOXFORD, SAMARANDE, SANS_FOI_NI_LOI
from ludotheque.web.views.stage import Stage

from .district_noir import DistrictNoirStage
from .noxford import NoxfordStage
from .samarande import SamarandeStage
from .sans_foi_ni_loi import SansFoiNiLoiStage

STAGES: Final[Mapping[str, Stage]] = MappingProxyType(
    {
        "district-noir": DistrictNoirStage(DISTRICT_NOIR),
        "noxford": NoxfordStage(NOXFORD),
        "sans-foi-ni-loi": SansFoiNiLoiStage(SANS_FOI_NI_LOI),
        "samarande": SamarandeStage(SAMARANDE),
    }
)
