"""The judges by game, for the bots that use one."""

from collections.abc import Mapping
from typing import Final

from .district_noir import DistrictNoirJudge
from .judge import Judge
from .noxford import NoxfordJudge
from .samarande import SamarandeJudge
from .sans_foi_ni_loi import SansFoiNiLoiJudge

JUDGES: Final[Mapping[str, Judge]] = {
    "district-noir": DistrictNoirJudge(),
    "noxford": NoxfordJudge(),
    "sans-foi-ni-loi": SansFoiNiLoiJudge(),
    "samarande": SamarandeJudge(),
}

__all__ = ["JUDGES", "Judge"]
