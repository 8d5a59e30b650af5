"""The texts of one room and of every game, in one language."""

from typing import Final

from ludotheque.core import Game

from .game_texts import Texts
from .messages import Argument, Sentences


class Phrasebook:
    """Titles, prompts and headings of a room (a Fluent source), and the games' sentences."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang: Final = lang
        self._sentences: Final = Sentences(lang, (source,))
        self._texts: Final[dict[Game, Texts]] = {}

    def texts(self, game: Game) -> Texts:
        """The game's sentences in this language."""
        if game not in self._texts:
            self._texts[game] = Texts(game, self.lang)
        return self._texts[game]

    def word(self, key: str, **args: Argument) -> str:
        """A text of the room itself."""
        return self._sentences.format(key, args)

    def __contains__(self, key: str) -> bool:
        return key in self._sentences
