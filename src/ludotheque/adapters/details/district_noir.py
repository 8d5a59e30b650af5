"""District Noir: a hand of five different cards and the line are all that can be chosen."""

from typing import ClassVar

from ludotheque.games.district_noir.state import DistrictNoirState

from .details import Details


class DistrictNoirDetails(Details[DistrictNoirState]):
    """Everything is in the zones already."""

    most_options: ClassVar[int] = 8
