"""The texts of one room and of every game, in one language."""

from collections import OrderedDict
from typing import Final

from ludotheque.core import Game

from .game_texts import Texts
from .messages import Argument, Sentences

MOST_LISTS: Final = 64
"""Of games with somebody's own cards, the texts of so many are kept."""


class Phrasebook:
    """Titles, prompts and headings of a room (a Fluent source), and the games' sentences."""

    def __init__(self, lang: str, source: str) -> None:
        self.lang: Final = lang
        self._sentences: Final = Sentences(lang, (source,))
        self._texts: Final[dict[Game | None, Texts]] = {}
        self._of_lists: Final[OrderedDict[Game, Texts]] = OrderedDict()

    def texts(self, game: Game | None) -> Texts:
        """The game's sentences in this language; without a game, those common to all."""
        if game is not None and game.own_cards:
            return self._texts_of_list(game)
        if game not in self._texts:
            self._texts[game] = Texts(game, self.lang)
        return self._texts[game]

    def _texts_of_list(self, game: Game) -> Texts:
        texts = self._of_lists.pop(game, None) or Texts(game, self.lang)
        self._of_lists[game] = texts
        if len(self._of_lists) > MOST_LISTS:
            self._of_lists.popitem(last=False)
        return texts

    def word(self, key: str, **args: Argument) -> str:
        """A text of the room itself."""
        return self._sentences.format(key, args)

    def __contains__(self, key: str) -> bool:
        return key in self._sentences
