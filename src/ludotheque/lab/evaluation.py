"""Any agent against each level of the house, every deal from every seat."""

from collections.abc import Iterator, Sequence

from ludotheque.bots import thinks
from ludotheque.core import Chooser, Game

from .bot_spec import BotSpec, Thinking
from .contest import Found, deal_share
from .ladder import levels_of


def against_levels(
    game: Game,
    agent: Chooser,
    deals: int,
    thinking: Thinking,
    *,
    players: int = 2,
    levels: Sequence[str] | None = None,
) -> Iterator[tuple[str, Found]]:
    """The agent among others of one level, from the weakest level to the strongest, or of those
    that are named. The deals are the same for every agent; levels that think do so as long as it
    says."""
    for level in levels or levels_of(game):
        others = BotSpec(level, thinking if thinks(level) else Thinking()).make("evaluation")
        shares = [deal_share(game, agent, others, players, deal) for deal in range(deals)]
        yield level, Found(deals, players, tuple(shares))
