"""How games stand, by features whose weights were fitted on many games."""

from typing import Final

from ludotheque.plugins import Plugins, subclass_of

from .valuation import Valuation


def _valuation(_name: str, found: object) -> Valuation:
    valuation: Valuation = subclass_of(Valuation, found)()
    return valuation


VALUATIONS: Final = Plugins[Valuation]("ludotheque.valuations", _valuation)
"""By game. Whoever plays a game without one asks its judge alone."""

__all__ = ["VALUATIONS", "Valuation"]
