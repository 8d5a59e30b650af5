"""What a worker is asked: a game as one seat sees it, and how long to think about it."""

from functools import lru_cache
from typing import NamedTuple

from ludotheque.core import Game, Problem, Seat, State
from ludotheque.games import GAMES


class BadJob(ValueError):
    """A job that is given to nobody, and why."""


class Job(NamedTuple):
    """All that a worker is told: nothing that the seat may not know."""

    game: str
    cards: str
    """Somebody's own list of cards, or empty for the published box."""
    view: dict[str, object]
    """What the seat sees, as `game.dump` gives it."""
    seat: Seat
    bot: str
    seed: str
    """For this bot alone: from the seed of a match, its deal could be worked out."""
    seconds: float = 0.0
    """How long a bot that thinks is given; the answer takes no less."""
    iterations: int = 0
    """What a bot thinks at most. Alone, without seconds, it makes the answer repeatable and lets
    it take the time of the work, which tells how much there was to think about."""

    @staticmethod
    def about(
        game: Game,
        view: State,
        seat: Seat,
        *,
        bot: str,
        seed: str,
        seconds: float = 0.0,
        iterations: int = 0,
    ) -> "Job":
        """The job to choose for this seat, which sees this view."""
        cards = game.box.text if game.own_cards else ""
        return Job(game.name, cards, game.dump(view), seat, bot, seed, seconds, iterations)

    def __repr__(self) -> str:
        """Fit for a log: no card, no seed."""
        return f"Job({self.game!r}, seat={self.seat}, bot={self.bot!r})"


@lru_cache(maxsize=64)
def game_with(name: str, cards: str) -> Game:
    """The game of this name, with these cards if there are any; BadJob if there is none."""
    if name not in GAMES:
        raise BadJob(f"there is no game {name!r}")
    try:
        return GAMES[name].with_cards(cards) if cards else GAMES[name]
    except Problem as problem:
        raise BadJob(f"{name} cannot be played with these cards: {problem}") from None


def view_of(job: Job) -> State:
    """What the seat sees; BadJob if it is not what this seat may see, and nothing else."""
    game = game_with(job.game, job.cards)
    view = _loaded(game, job.view)
    if view is None or not is_seen_by(job.seat, view) or game.dump(view) != job.view:
        raise BadJob(f"this is not a view of {job.game} that seat {job.seat} can have")
    return view


def is_seen_by(seat: Seat, view: State) -> bool:
    """Whether this is what the seat sees: looking at it again hides nothing more."""
    return view.eyes == seat and view.view(seat) == view


def _loaded(game: Game, dumped: dict[str, object]) -> State | None:
    """None if it cannot be; why not may name cards, and stays here."""
    try:
        return game.load(dumped)
    except Problem:
        return None
