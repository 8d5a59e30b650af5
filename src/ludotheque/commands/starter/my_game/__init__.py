"""my-game, a card game for Ludothèque."""

from typing import Final

from ludotheque.games.game_files import cards_text, texts_by_language

from .game import MyGame

CARDS: Final = cards_text(__name__)
TEXTS: Final = texts_by_language(__name__)
MY_GAME: Final = MyGame(CARDS, TEXTS)
"""The game, as Ludothèque finds it."""
