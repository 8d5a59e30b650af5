"""How a game of Sans Foi Ni Loi stands."""

from typing import Final

from ludotheque.bots.judges.sans_foi_ni_loi import (
    A_STAY,
    all_counts,
    likely_points,
    risk,
    rounds_left,
)
from ludotheque.games.sans_foi_ni_loi.ranch import NONE
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState

from .valuation import Valuation, weights_beside

NAMES: Final = (
    "lands",
    "herds",
    "cowboys",
    "gold",
    "lands-early",
    "herds-early",
    "cowboys-early",
    "gold-early",
    "purse",
    "purse-early",
    "risk",
    "risk-early",
    "panic",
    "mine",
    "mayor",
    "sheriff",
    "raids",
    "room",
    "worth-of-herds",
    "worth-of-herds-early",
    "fences",
    "land-in-hand",
    "herd-in-hand",
    "cowboy-in-hand",
    "trick-in-hand",
    "turn",
    "points",
)

RANKINGS: Final = 4
_PURSE: Final = 2 * RANKINGS
_HAND: Final = NAMES.index("land-in-hand")
_TURN: Final = NAMES.index("turn")
_OF_TYPE: Final = {"land": 0, "herd": 1, "cowboy": 2}
_TRICK: Final = 3

SOON: Final = 2.0
"""With fewer rounds left than this, what is not there yet comes too late."""

EARLY: Final = 6.0
"""With so many rounds left, it is early."""


class SansFoiNiLoiValuation(Valuation[SansFoiNiLoiState]):
    """Counts what the four rankings are likely to bring, what may change them, and the hand."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__name__), scale=14.0, plies=2)

    def features(self, state: SansFoiNiLoiState) -> list[list[float]]:
        cards, rounds = state.catalogue, rounds_left(state)
        time, early, stay = min(1.0, rounds / SOON), min(1.0, rounds / EARLY), min(A_STAY, rounds)
        found = [[0.0] * len(NAMES) for _ in range(state.seats)]
        owners = state.owners
        for category, counted in enumerate(all_counts(state)):
            for number, points in enumerate(likely_points(counted, category, time)):
                row = found[owners[number]]
                row[category] += points
                row[RANKINGS + category] += points * early
        for number, ranch in enumerate(state.ranches):
            gold = float(state.purses[number])
            herds = ranch.herds()
            fear = risk(ranch.difficulty(), ranch.watch()) if herds else 0.0
            value, room, raids = 0.0, 0, 0
            for land in ranch.lands:
                room += land.room
                if land.raid == NONE:
                    value += sum([cards.worth[herd] for herd in land.herds])
                else:
                    raids += 1
            ranch_features = (
                gold * time,
                gold * early,
                fear * time,
                fear * herds * early,
                time if ranch.panic != NONE else 0.0,
                time if ranch.mines() else 0.0,
                stay if ranch.has(cards.mayors) else 0.0,
                stay if ranch.has(cards.sheriffs) else 0.0,
                raids * time,
                room * time,
                value * time,
                value * early,
                len(ranch.fences) * time,
            )
            row = found[owners[number]]
            for at, figure in enumerate(ranch_features):
                row[_PURSE + at] += figure
        kinds = cards.box.kinds
        for seat, held in enumerate(state.hands.held):
            row = found[seat]
            for card in held:
                if card >= 0:
                    row[_HAND + _OF_TYPE.get(kinds[card].type, _TRICK)] += time
        row = found[owners[state.active]]
        row[_TURN] += 1.0
        row[_TURN + 1] += state.points * time
        return found
