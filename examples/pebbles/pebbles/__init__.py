"""Pebbles: the small game that docs/new-game.md makes, in plain Python.

The tests of the core play it too: it uses every part of the contract, and `tests/toys/broken.py`
breaks it in every way that a law must notice.
"""

from typing import Final

from ludotheque.core import Move, State
from ludotheque.games.game_files import cards_text, texts_by_language

from .game import Pebbles
from .moves import Play
from .state import PebblesState

CARDS: Final = cards_text(__name__)
TEXTS: Final = texts_by_language(__name__)
PEBBLES: Final = Pebbles(CARDS, TEXTS)
"""The game with its published cards."""


def copies_of_pebble(state: State, move: Move) -> int:
    """How many of the chooser's cards this move could mean."""
    assert isinstance(state, PebblesState)
    return state.hands[state.active].count(move.card) if isinstance(move, Play) else 1


__all__ = ["CARDS", "PEBBLES", "TEXTS", "Pebbles", "PebblesState", "copies_of_pebble"]
