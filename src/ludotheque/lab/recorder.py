"""Watches games and collects the rows of their tables."""

from typing import Final

from ludotheque.core import NOBODY, Decision, Game, Move, Outcome, Seat, State

from .card_counts import CardCounts
from .course import Course
from .play import share
from .tables import CARDS, DECISIONS, GAMES, Rows

SCORED: Final = "scored-"
ASKED: Final = "asked-"
"""How the keys of phrases begin; what follows is kept."""


class Recorder(Course):
    """One row a game, a row for each card and seat, and a row a decision if they are wanted."""

    def __init__(self, game: Game, *, decisions: bool) -> None:
        super().__init__()
        self._names: Final = game.box.names
        self._cards: Final = CardCounts(game.box)
        self._games: Final = Rows(GAMES)
        self._card_rows: Final = Rows(CARDS)
        self._decision_rows: Final = Rows(DECISIONS) if decisions else None
        self._number = 0
        self._seats: tuple[str, ...] = ()
        self._source = ""

    def expect(self, number: int, seats: tuple[str, ...], source: str = "") -> None:
        """The next game has this number, and these play."""
        self._number = number
        self._seats = seats
        self._source = source

    def begin(self, state: State) -> None:
        super().begin(state)
        self._cards.begin(state)

    def step(self, decision: Decision, move: Move, state: State) -> None:
        if self._decision_rows is not None:
            self._decision_rows.add(
                self._number,
                self.made,
                decision.seat,
                decision.question.key.removeprefix(ASKED),
                len(decision.options),
                decision.options.index(move),
                move.text,
            )
        super().step(decision, move, state)
        self._cards.step(decision, move, state)

    def end(self, state: State, outcome: Outcome) -> None:
        self.finish(state, outcome)

    def finish(self, state: State, outcome: Outcome, ended: str = "") -> None:
        """Write the rows of the game that is over, as the state told it or in another way."""
        self._cards.end(state, outcome)
        self._games.add(
            self._number,
            len(outcome.places),
            self._seats,
            self.first,
            outcome.places,
            outcome.points,
            categories(outcome),
            self.made,
            self.turns,
            ended or self.ended,
            outcome.how.key.removeprefix(SCORED),
            self._source,
        )
        cards = self._cards
        for seat in range(len(outcome.places)):
            won = share(outcome, seat)
            counts = zip(
                self._names,
                cards.dealt[seat],
                cards.gained[seat],
                cards.played[seat],
                cards.kept[seat],
                cards.held[seat],
                strict=False,  # the names of cards with letters come last
            )
            for name, *each in counts:
                if any(each):
                    self._card_rows.add(self._number, seat, name, *each, won)

    def packed(self) -> dict[str, bytes]:
        """All tables, each as the content of a Parquet file."""
        found = {GAMES: self._games, CARDS: self._card_rows}
        if self._decision_rows is not None:
            found[DECISIONS] = self._decision_rows
        return {name: rows.packed() for name, rows in found.items()}


def categories(outcome: Outcome) -> list[dict[str, object]]:
    """The points of each seat by what they were scored for."""
    sums: dict[tuple[Seat, str], int] = {}
    for line in outcome.lines:
        if line.seat != NOBODY and line.points:
            key = line.seat, line.sentence.key.removeprefix(SCORED)
            sums[key] = sums.get(key, 0) + line.points
    return [
        {"seat": seat, "category": category, "points": points}
        for (seat, category), points in sums.items()
    ]
