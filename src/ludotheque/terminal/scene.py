"""Who reads, in which language, and who sits at the table."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Game, Player, Seat, Sentence
from ludotheque.texts import Argument

from .terminal import Terminal


class Scene:
    """Everything that is needed to put a game into words for one reader, WATCHER included."""

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
        """The seats as headings: the reader's own is "You"."""
        return [
            self.word("you") if seat == self.reader else name
            for seat, name in enumerate(self.names)
        ]
