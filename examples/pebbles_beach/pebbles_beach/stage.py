"""Pebbles on the web: the plain table, on a beach."""

from ludotheque.core import Game
from ludotheque.web.views.games.plain import PlainStage
from ludotheque.web.views.scene import Scene
from pebbles.state import PebblesState


class PebblesStage(PlainStage[PebblesState]):
    """The plain table, and above it the sand on which the bank's gold lies."""

    package = "pebbles_beach"

    def __init__(self, game: Game) -> None:
        super().__init__(game, "beach plain")

    def context(self, view: PebblesState, scene: Scene) -> dict[str, object]:
        coin = self.game.box.find("coin")
        return {**super().context(view, scene), "bank": view.bank, "coin": self.drawing(coin)}
