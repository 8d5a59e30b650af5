"""How a match ends when somebody has resigned."""

from .eyes import Seat
from .outcome import Outcome, ScoreLine
from .phrases import RANKED_LAST, RESIGNED_AHEAD, WON_BY_RESIGNATION
from .sentence import Sentence


def won_by_resignation(winner: Seat, seats: int) -> Outcome:
    """The outcome when all other seats have resigned."""
    places = tuple([1 if seat == winner else 2 for seat in range(seats)])
    return Outcome(places, (), Sentence(WON_BY_RESIGNATION, (winner,)))


def with_resigned_last(outcome: Outcome, resigned: list[Seat]) -> Outcome:
    """Rank players who resigned behind all others, whatever their stand-ins achieved."""
    stayed = sorted([place for seat, place in enumerate(outcome.places) if seat not in resigned])
    places = tuple(
        [
            len(stayed) + 1 if seat in resigned else stayed.index(place) + 1
            for seat, place in enumerate(outcome.places)
        ]
    )
    gone = tuple([ScoreLine(Sentence(RANKED_LAST, (seat,)), seat) for seat in resigned])
    how = outcome.how
    if any(seat in resigned for seat in outcome.winners):
        how = Sentence(RESIGNED_AHEAD)  # the game's own sentence names a winner who resigned
    return Outcome(places, outcome.points, how, outcome.lines + gone)
