"""Opponents. They receive views, never the true state."""

from .bot import Bot
from .making import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
