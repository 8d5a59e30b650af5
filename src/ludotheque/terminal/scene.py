"""The reader, the language and the players at the table."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Game, Player, Seat, Sentence
from ludotheque.texts import Argument

from .terminal import Terminal


class Scene:
    """All that is needed to put a game into words for one reader, who may be WATCHER."""

    def __init__(
        self, terminal: Terminal, game: Game, players: Sequence[Player], reader: Seat
    ) -> None:
        self.terminal: Final = terminal
        self.texts: Final = terminal.texts(game)
        self.names: Final = [player.name for player in players]
        self.reader: Final = reader

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names, self.reader)

    def word(self, key: str, **args: Argument) -> str:
        return self.terminal.word(key, **args)

    def headings(self) -> list[str]:
        """The players as headings; the reader is "You"."""
        return [
            self.word("you") if seat == self.reader else name
            for seat, name in enumerate(self.names)
        ]
