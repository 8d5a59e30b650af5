"""What people call bots."""

from collections.abc import Callable

from ludotheque.bots import BOTS


def bot_title(word: Callable[..., str], bot: str) -> str:
    """What people call a bot; one that is no longer installed may still sit at an old table."""
    return word(f"bot-{bot}") if bot in BOTS.all_usable() else word("bot-missing", bot=bot)
