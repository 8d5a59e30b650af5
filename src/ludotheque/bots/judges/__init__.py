"""The judges by game, for the bots that use one."""

from typing import Final

from ludotheque.plugins import Plugins, subclass_of

from .judge import Judge


def _judge(_name: str, found: object) -> Judge:
    judge: Judge = subclass_of(Judge, found)()
    return judge


JUDGES: Final = Plugins[Judge]("ludotheque.judges", _judge)
"""By game. A game without a judge is judged by `PlainJudge`."""

__all__ = ["JUDGES", "Judge"]
