"""The facts by game, for the reasons of a hint."""

from typing import Final

from ludotheque.core import Game, Move, Seat, Sentence, State
from ludotheque.plugins import Plugins, subclass_of

from .facts import MOST_FACTS, Facts


def _facts(_name: str, found: object) -> Facts:
    facts: Facts = subclass_of(Facts, found)()
    return facts


FACTS: Final = Plugins[Facts]("ludotheque.facts", _facts)
"""By game. Of a game without facts, a hint says only what was counted in imagined games."""


def facts_of(game: Game, view: State, seat: Seat, move: Move) -> list[Sentence]:
    """What follows at once from this option of this seat; nothing if the game has no facts."""
    found = FACTS.usable(game.name)
    if found is None:
        return []
    return found.of(view, seat, move)[:MOST_FACTS]


__all__ = ["FACTS", "MOST_FACTS", "Facts", "facts_of"]
