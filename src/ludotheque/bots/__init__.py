"""Opponents. They receive views, never the true state."""

from .bot import Bot
from .registry import BOTS, BOTS_THAT_THINK, make_bot

__all__ = ["BOTS", "BOTS_THAT_THINK", "Bot", "make_bot"]
