"""Pebbles at a terminal."""

from rich.console import RenderableType
from rich.text import Text

from ludotheque.core import EVERYTHING
from ludotheque.terminal.line_breaks import Flow
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import Screen
from pebbles.state import PebblesState


class PebblesScreen(Screen[PebblesState]):
    """Who has how much, and the reader's own hand."""

    def draw(self, view: PebblesState, scene: Scene) -> list[RenderableType]:
        parts: list[RenderableType] = [Text(scene.texts.word("game-name"), "bold")]
        for name, gold in zip(scene.headings(), view.purses, strict=True):
            parts.append(Text.assemble(name, "  ", scene.word("estate-gold", gold=gold)))
        for seat, hand in enumerate(view.hands):
            if view.eyes in (seat, EVERYTHING):
                cards = [Text(scene.texts.card(card)) for card in hand]
                parts.append(Flow(scene.word("hand") + "  ", cards))
        return parts
