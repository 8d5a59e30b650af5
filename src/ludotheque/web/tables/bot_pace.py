"""How long bots take to move. It depends on who sits at the table, and never on what there is to
think about."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.bots import thinks
from ludotheque.core import Player

QUICK: Final = "quick"
NORMAL: Final = "normal"
SLOW: Final = "slow"
PACES: Final = (QUICK, NORMAL, SLOW)
"""What a host can choose where several people play."""

_SPEEDS: Final = {QUICK: 0.5, NORMAL: 1.0, SLOW: 2.0}

PACE_SECONDS: Final = 0.9
"""The time before a bot's move is shown among people, however much it had to think about."""

PACE_SECONDS_OF_THINKERS: Final = 1.5

PACE_SECONDS_IN_A_WINDOW: Final = 0.4
THINKING_SECONDS: Final = 1.0
THINKING_SECONDS_IN_A_WINDOW: Final = 0.3

ALONE_SECONDS: Final = 0.12
"""With one person, a bot that does not think moves at once, for all that can be seen: the page
shows its moves at the pace of whoever watches."""
REPLY_SECONDS: Final = 0.05
"""What a thinker's answer may take beyond its thinking."""


class BotPace(NamedTuple):
    """How long a bot thinks, and when its move is shown."""

    thinking: float
    pause: float


def pace_of(bot: str, players: Sequence[Player], pace: str, *, in_window: bool) -> BotPace:
    """The pace of this bot among these players, at a table whose host has chosen `pace`."""
    if sum(not player.bot for player in players) <= 1:
        return _alone(bot, players, in_window=in_window)
    if in_window:
        return BotPace(
            THINKING_SECONDS_IN_A_WINDOW if thinks(bot) else 0.0, PACE_SECONDS_IN_A_WINDOW
        )
    usual = PACE_SECONDS_OF_THINKERS if thinks(bot) else PACE_SECONDS
    pause = usual * _SPEEDS[pace]
    if not thinks(bot):
        return BotPace(0.0, pause)
    return BotPace(min(THINKING_SECONDS, pause - REPLY_SECONDS), pause)


def _alone(bot: str, players: Sequence[Player], *, in_window: bool) -> BotPace:
    """With one person, bots take only their thinking time, and those that think share it: a round
    is as long with five of them as with one."""
    if not thinks(bot):
        return BotPace(0.0, ALONE_SECONDS)
    thinkers = sum(bool(player.bot) and thinks(player.bot) for player in players)
    whole = THINKING_SECONDS_IN_A_WINDOW if in_window else THINKING_SECONDS
    thinking = whole / thinkers
    return BotPace(thinking, thinking + REPLY_SECONDS)
