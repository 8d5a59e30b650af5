"""Pebbles: the small game that docs/new-game.md makes, in plain Python.

The tests of the core play it too: it uses every part of the contract, and `tests/toys/broken.py`
breaks it in every way that a law must notice.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from ludotheque.core import Move, State
from tests.toys.pebbles.game import Pebbles
from tests.toys.pebbles.moves import Play
from tests.toys.pebbles.state import PebblesState

HERE: Final = files(__name__)
CARDS: Final = (HERE / "cards.toml").read_text("utf-8")
TEXTS: Final[Mapping[str, str]] = {
    lang: (HERE / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "en")
}


def load() -> Pebbles:
    """The game with its published cards."""
    return Pebbles(CARDS, TEXTS)


def copies_of_pebble(state: State, move: Move) -> int:
    """How many of the chooser's cards this move could mean."""
    assert isinstance(state, PebblesState)
    return state.hands[state.active].count(move.card) if isinstance(move, Play) else 1


__all__ = ["CARDS", "TEXTS", "Pebbles", "PebblesState", "copies_of_pebble", "load"]
