"""How a game of Noxford stands."""

from typing import Final

from ludotheque.games.noxford.scoring import face_down, influences, worth
from ludotheque.games.noxford.state import NoxfordState

from .valuation import Valuation, weights_beside

LEADS: Final = 4
"""A lead of more than this is like this one."""

GAPS: Final = 3
"""Ties are the first of them; a gap of more than two is like one of two."""

_LED_EARLY: Final = LEADS
_TRAILED: Final = 2 * LEADS
_TRAILED_EARLY: Final = 2 * LEADS + GAPS

NAMES: Final = (
    *[f"led-by-{lead + 1}" for lead in range(LEADS)],
    *[f"led-by-{lead + 1}-early" for lead in range(LEADS)],
    *[f"behind-by-{gap}" for gap in range(GAPS)],
    *[f"behind-by-{gap}-early" for gap in range(GAPS)],
    "master",
    "master-early",
    "cards-left",
    "cards-left-early",
    "last-card",
    "turn",
    "turn-early",
)

A_LONG_WAY: Final = 10.0
"""With so many cards left to whoever has the fewest, it is early."""


class NoxfordValuation(Valuation[NoxfordState]):
    """Counts what each seat's Districts are worth by how far it leads there, and how many cards it
    has left: whoever plays the last one ends the game."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__name__), scale=40.0, doubt=0.3)

    def features(self, state: NoxfordState) -> list[list[float]]:
        cards, piles, city, seats = state.catalogue, state.piles, state.city, state.seats
        left = [
            len(state.hands[seat]) + len(state.decks[seat]) + state.masters[seat]
            for seat in range(seats)
        ]
        early = min(1.0, min(left) / A_LONG_WAY)
        found = [[0.0] * _TRAILED_EARLY for _ in range(seats)]
        for row in found:
            row.extend([0.0] * GAPS)
        cancelled = face_down(cards, piles, city)
        for place, pile in piles.items():
            if cards.is_district[pile[-1]]:
                influence = influences(cards, piles, city, seats, place, cancelled)
                for seat, row in enumerate(found):
                    own = influence[seat]
                    if own:
                        rival = max([each for at, each in enumerate(influence) if at != seat])
                        value = float(sum(worth(cards, pile[-1], seat)))
                        if own > rival:
                            at = min(own - rival, LEADS) - 1
                            row[at] += value
                            row[_LED_EARLY + at] += value * early
                        else:
                            at = min(rival - own, GAPS - 1)
                            row[_TRAILED + at] += value
                            row[_TRAILED_EARLY + at] += value * early
        whose = state.whose_turn()
        for seat, row in enumerate(found):
            master, turn = float(state.masters[seat]), float(seat == whose)
            cards_left = float(left[seat])
            row.extend(
                [
                    master,
                    master * early,
                    cards_left,
                    cards_left * early,
                    float(left[seat] == 1),
                    turn,
                    turn * early,
                ]
            )
        return found
