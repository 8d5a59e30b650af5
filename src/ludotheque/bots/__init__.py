"""Opponents. They receive views, never the true state."""

from .bot import Bot
from .choice_seed import choice_seed
from .registry import BOTS, bots_for, make_bot, opponents_for, thinks

__all__ = ["BOTS", "Bot", "bots_for", "choice_seed", "make_bot", "opponents_for", "thinks"]
