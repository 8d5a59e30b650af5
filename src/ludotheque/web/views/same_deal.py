"""How much of the luck the same deal takes out of a comparison, as it was measured. The figures and
where they come from are in `same_deal.toml`; `make same-deal` measures them anew."""

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

_LITTLE: Final = 0.15
_HALF: Final = 0.45


class LuckTakenOut(NamedTuple):
    """Shares of the variance, with their 95 % intervals: value, low, high."""

    points: tuple[float, float, float]
    victory: tuple[float, float, float]

    @property
    def kind(self) -> str:
        """How it is put in words: `none` if it may be nothing, `little`, `some` or `much`."""
        value, low, _ = self.points
        if low <= 0.0:
            return "none"
        if value < _LITTLE:
            return "little"
        return "some" if value < _HALF else "much"

    @property
    def percent(self) -> int:
        return round(100 * self.points[0])

    @property
    def low(self) -> int:
        return max(0, round(100 * self.points[1]))

    @property
    def high(self) -> int:
        return round(100 * self.points[2])


def _three(found: list[float]) -> tuple[float, float, float]:
    value, low, high = map(float, found)
    return value, low, high


def _read() -> dict[str, LuckTakenOut]:
    text = (files("ludotheque.web.views") / "same_deal.toml").read_text("utf-8")
    measured = tomllib.loads(text)
    return {
        game: LuckTakenOut(_three(found["points"]), _three(found["victory"]))
        for game, found in measured.items()
        if isinstance(found, dict)
    }


LUCK_TAKEN_OUT: Final = _read()
"""By game, for two players; games of other packages have not been measured."""
