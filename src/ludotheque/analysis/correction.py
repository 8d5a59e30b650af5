"""What is said too high or too low, put right by as much as games have shown."""

import math
import tomllib
from importlib.resources import files
from typing import Final

PAIR: Final = 2


class Correction:
    """A chance as it was found to be, for one as it is worked out. What is certain stays so, and
    the better of two options stays the better one."""

    def __init__(self, shift: float, slope: float) -> None:
        self.shift: Final = shift
        self.slope: Final = slope

    def corrected(self, chance: float) -> float:
        if not 0.0 < chance < 1.0:
            return chance
        odds = self.shift + self.slope * math.log(chance / (1.0 - chance))
        return 1.0 / (1.0 + math.exp(-odds))

    def evened(self) -> "Correction":
        """The same without the shift, which belongs to the best of several options as its own seat
        sees it. A chance that is not one of a choice is put right alike for both seats."""
        return Correction(0.0, self.slope)

    def of_both(self, shares: list[float]) -> list[float]:
        """The chances of two seats, put right so that they still add up to 1."""
        first = self.corrected(shares[0])
        return [first, 1.0 - first]


def _read() -> dict[str, Correction]:
    text = (files("ludotheque.bots.valuations") / "corrections.toml").read_text("utf-8")
    return {
        game: Correction(float(found["shift"]), float(found["slope"]))
        for game, found in tomllib.loads(text).items()
    }


_CORRECTIONS: Final = _read()


def correction_of(game: str, players: int) -> Correction | None:
    """The correction of a game's chances; None if there is none, as for more than two players."""
    return _CORRECTIONS.get(game) if players == PAIR else None
