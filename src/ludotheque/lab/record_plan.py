"""A run of games that were played elsewhere: by people, or at a server's tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ludotheque.core import Game

from .plan import game_with


@dataclass(frozen=True)
class RecordPlan:
    """Whatever was imported: all that the games have in common is the game and its cards."""

    game: str
    cards: str = ""

    kind: ClassVar[str] = "records"
    main_table: ClassVar[str] = "games"

    def played_game(self) -> Game:
        return game_with(self.game, self.cards)

    def content(self) -> dict[str, object]:
        return {"game": self.game}

    @staticmethod
    def restore(content: Mapping[str, Any], cards: str) -> "RecordPlan":
        return RecordPlan(str(content["game"]), cards)
