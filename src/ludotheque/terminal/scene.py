"""The reader, the language and the players at the table."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import NO_LABELS, Game, Labels, Player, Seat, Sentence
from ludotheque.texts import Argument

from .terminal import Terminal


class Scene:
    """All that is needed to put a game into words for one reader, who may be WATCHER."""

    def __init__(
        self,
        terminal: Terminal,
        game: Game,
        players: Sequence[Player],
        reader: Seat,
        labels: Labels = NO_LABELS,
        *,
        over: bool = False,
    ) -> None:
        self.terminal: Final = terminal
        self.texts: Final = terminal.texts(game)
        self.names: Final = [player.name for player in players]
        self.reader: Final = reader
        self.labels: Final = labels
        """What tells like-named things on the table apart. What was told has its labels already."""
        self.over: Final = over
        """Whether the match is over: by the rules, or because somebody has resigned."""

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names, self.reader)

    def tell(self, sentence: Sentence) -> str:
        """A sentence about a view, with labels."""
        return self.say(self.labels.named(sentence))

    def word(self, key: str, **args: Argument) -> str:
        return self.terminal.word(key, **args)

    def headings(self) -> list[str]:
        """The players as headings; the reader is "You"."""
        return [
            self.word("you") if seat == self.reader else name
            for seat, name in enumerate(self.names)
        ]

    def numbered(self) -> list[str]:
        """The players with the numbers by which moves name them."""
        return [numbered(seat, name) for seat, name in enumerate(self.headings())]


def numbered(number: int, name: str) -> str:
    """A name with the number that moves use for it: they count from 1."""
    return f"{number + 1}\N{NO-BREAK SPACE}{name}"
