"""What a worker is given: a game as one seat sees it, and how long to think about it."""

from functools import lru_cache
from typing import NamedTuple

from ludotheque.core import Game, Problem, Seat, State
from ludotheque.games import GAMES


class BadJob(ValueError):
    """A job that is given to no worker, and why."""


class Job(NamedTuple):
    """Everything a worker is told: nothing that its seat may not know."""

    game: str
    rules: int
    """The number of the rules: the published box may have been another one then."""
    cards: str
    """A custom list of cards, or empty for the published box."""
    view: dict[str, object]
    """What the seat sees, as `game.dump` gives it."""
    seat: Seat
    bot: str
    seed: str
    """For this bot alone: the seed of the match would give its deal away."""
    seconds: float = 0.0
    """How long a bot that thinks is given; its answer takes no less."""
    iterations: int = 0
    """The most iterations a bot may think. Given without seconds, they make the answer repeatable;
    but the time it takes then shows how much there was to think about."""
    wants_hint: bool = False
    """Whether a person has asked what they could do: there is no bot then."""

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
        """The job of choosing for this seat, which sees this view."""
        cards = game.box.text if game.own_cards else ""
        return Job(
            game.name, game.rules, cards, game.dump(view), seat, bot, seed, seconds, iterations
        )

    @staticmethod
    def for_hint(game: Game, view: State, seat: Seat, *, seed: str, seconds: float) -> "Job":
        """The job of working out a hint for this seat, which sees this view."""
        job = Job.about(game, view, seat, bot="", seed=seed, seconds=seconds)
        return job._replace(wants_hint=True)

    def __repr__(self) -> str:
        """Safe for a log: no card, no seed."""
        asked = "hint" if self.wants_hint else f"bot={self.bot!r}"
        return f"Job({self.game!r}, seat={self.seat}, {asked})"


@lru_cache(maxsize=64)
def game_with(name: str, rules: int, cards: str) -> Game:
    """The game of this name under the rules of this number, with these cards or those that were
    published then; BadJob if there is no such game."""
    if name not in GAMES:
        raise BadJob(f"there is no game {name!r}")
    try:
        then = GAMES[name].as_of(rules)
        return then.with_cards(cards) if cards else then
    except Problem as problem:
        raise BadJob(f"{name} cannot be played with these cards: {problem}") from None


def view_of(job: Job) -> State:
    """What the seat sees; BadJob if it is not exactly what this seat may see."""
    game = game_with(job.game, job.rules, job.cards)
    view = _loaded(game, job.view)
    if view is None or not is_seen_by(job.seat, view) or game.dump(view) != job.view:
        raise BadJob(f"this is not a view of {job.game} that seat {job.seat} can have")
    return view


def is_seen_by(seat: Seat, view: State) -> bool:
    """Whether this is what the seat sees: looking at it again hides nothing more."""
    return view.eyes == seat and view.view(seat) == view


def _loaded(game: Game, dumped: dict[str, object]) -> State | None:
    """None if it cannot be loaded; the reason may name cards, so it stays here."""
    try:
        return game.load(dumped)
    except Problem:
        return None
