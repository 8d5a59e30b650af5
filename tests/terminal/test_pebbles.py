"""A game that is made by the recipe is playable at the terminal."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from ludotheque.core import Match, Player
from ludotheque.terminal.game_loop import GameLoop
from ludotheque.terminal.terminal import Terminal
from pebbles import PEBBLES
from pebbles_beach.screen import PebblesScreen


class Answered(Terminal):
    """Somebody sits there who asks about the cards, and then always takes the first choice."""

    def __init__(self, lang: str, console: Console) -> None:
        super().__init__(lang, console)
        self.answers: Iterator[str] = iter(["cards", *["1"] * 40])

    def ask(self, prompt: str, hint: str = "") -> str:
        return next(self.answers)


@pytest.mark.parametrize(("lang", "end"), [("fr", "Fin de la partie"), ("en", "The end")])
def test_a_whole_game(lang: str, end: str) -> None:
    shown = io.StringIO()
    terminal = Answered(lang, Console(file=shown, width=80, color_system=None))
    match = Match.start(PEBBLES, [Player("Ada"), Player("Random", bot="random")], seed=2)
    assert GameLoop(match, PebblesScreen(), terminal, 0).play()
    assert match.outcome() is not None
    text = shown.getvalue()
    assert end in text
    assert any(terminal.texts(PEBBLES).about(card) in text for card in range(3))
    assert all(len(line) <= 80 for line in text.splitlines())
