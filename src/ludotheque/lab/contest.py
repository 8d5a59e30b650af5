"""One bot among others who are all alike: how often it wins, and when that is sure."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ludotheque.bots import thinks
from ludotheque.core import Chooser, Dice, Game, Outcome
from ludotheque.games import GAMES

from .bot_spec import BotSpec, Thinking
from .confidence import interval, is_sure
from .play import Watch, play_on, share
from .pool import Workers

AT_ONCE: Final = 4
"""So many deals are played before it is asked again whether that is enough."""

FEWEST: Final = 8
"""Fewer deals than this say nothing."""


class Contest(NamedTuple):
    """One bot among others who are all alike."""

    game: str
    bot: str
    against: str
    players: int = 2
    thinking: Thinking = Thinking(seconds=0.05)
    """At a move, for bots that think."""


class Found(NamedTuple):
    """How often the bot won."""

    deals: int
    players: int
    shares: tuple[float, ...]
    """Its share of the victory on each deal, on average over the seats."""

    @property
    def share(self) -> float:
        return sum(self.shares) / self.deals

    @property
    def games(self) -> int:
        return self.deals * self.players

    @property
    def equal_share(self) -> float:
        return 1 / self.players

    @property
    def interval(self) -> tuple[float, float]:
        """It may be looked at after every deal."""
        return interval(self.shares)


def hold(contest: Contest, most: int, workers: Workers, *, until_sure: bool = True) -> Found:
    """Play so many deals at most. The deals count in their order, so chance alone decides when it
    stops, and not which of them are quick."""
    shares: list[float] = []
    for batch in _batches(most):
        jobs = [(contest, deal) for deal in batch]
        played = dict(workers.work(_share, jobs))
        shares += [played[job] for job in jobs]
        enough = len(shares) >= FEWEST and is_sure(shares, 1 / contest.players)
        if until_sure and enough:
            break
    return Found(len(shares), contest.players, tuple(shares))


def _batches(most: int) -> Iterator[range]:
    for first in range(0, most, AT_ONCE):
        yield range(first, min(most, first + AT_ONCE))


def _share(job: tuple[Contest, int]) -> float:
    contest, deal = job
    names = (contest.bot, contest.against)
    one, others = [
        BotSpec(name, contest.thinking if thinks(name) else Thinking()).make("strength")
        for name in names
    ]
    return deal_share(GAMES[contest.game], one, others, contest.players, deal)


def play(game: Game, choosers: Sequence[Chooser], seed: str) -> Outcome:
    """One game with these in its seats."""
    chance = Dice(seed)
    state = game.new(players=len(choosers), chance=chance)
    return play_on(game, state, choosers, chance, Watch())


def deal_share(game: Game, one: Chooser, others: Chooser, players: int, deal: int | str) -> float:
    """The share of the victory that one has among others who are all alike, on average over every
    seat of the same deal."""
    shares = []
    for seat in range(players):
        choosers = [one if at == seat else others for at in range(players)]
        shares.append(share(play(game, choosers, f"contest {deal}"), seat))
    return sum(shares) / players
