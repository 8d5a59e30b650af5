"""What is new to somebody in their first games, so that it is explained to them once."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from ludotheque.texts import Argument

NO_ARGUMENTS: Final[Mapping[str, Argument]] = MappingProxyType({})


class Situation(NamedTuple):
    """A situation in which somebody is asked. What there is to say is `situation-NAME` among the
    sentences of its game; one that has no such sentence needs none."""

    name: str
    lights: str = ""
    """What it is about, as selectors with semicolons between them."""
    args: Mapping[str, Argument] = NO_ARGUMENTS

    @property
    def key(self) -> str:
        return f"situation-{self.name}"
