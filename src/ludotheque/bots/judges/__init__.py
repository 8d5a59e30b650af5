"""The judges by game, for the bots that use one."""

from typing import Final

from ludotheque.core import Game
from ludotheque.plugins import Plugins, subclass_of

from .judge import Judge
from .plain import PlainJudge


def _judge(_name: str, found: object) -> Judge:
    judge: Judge = subclass_of(Judge, found)()
    return judge


JUDGES: Final = Plugins[Judge]("ludotheque.judges", _judge)
"""By game. A game without a judge is judged by `PlainJudge`."""


def judge_of(game: Game) -> Judge:
    """The game's own judge, or one that judges by trying."""
    found = JUDGES.usable(game.name)
    if found is not None:
        return found
    return PlainJudge(game)  # in one expression with `or`, mypyc crashes


__all__ = ["JUDGES", "Judge", "judge_of"]
