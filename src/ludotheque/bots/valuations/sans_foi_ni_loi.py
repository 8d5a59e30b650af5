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

PLAYED: Final = (
    "hired-killer",
    "hold-up",
    "trapper",
    "indian-raid",
    "rails",
    "panic",
    "saloon",
    "cattle-theft",
    "lynching",
    "cavalry",
    "gold-mine",
    "rodeo-king",
    "fence",
    "card-sharp",
    "girls",
    "sheriff",
    "undertaker",
    "mayor",
)
"""What they do makes cards worth very different amounts in a hand: a Mayor most of all."""

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
    "turn",
    "points",
    "lands-built-early",
    "herds-kept-early",
    "cowboys-hired-early",
    "watch-early",
    "watch-to-spare-early",
    "undertaker",
    "herds-in-panic",
    "herds-under-a-raid",
    *[f"{effect}-in-hand" for effect in PLAYED],
)

RANKINGS: Final = 4
_PURSE: Final = 2 * RANKINGS
_HAND: Final = NAMES.index("land-in-hand")
_TURN: Final = NAMES.index("turn")
_OF_TYPE: Final = {"land": 0, "herd": 1, "cowboy": 2}
_BUILT: Final = NAMES.index("lands-built-early")
_OF_EFFECT: Final = {effect: NAMES.index(f"{effect}-in-hand") for effect in PLAYED}

SOON: Final = 2.0
"""With fewer rounds left than this, what is not there yet comes too late."""

EARLY: Final = 6.0
"""With so many rounds left, it is early."""

TO_SPARE: Final = 4
"""Watching herds by more than this over what they need is of no more use."""


class SansFoiNiLoiValuation(Valuation[SansFoiNiLoiState]):
    """Counts what the four rankings are likely to bring, what may change them, and what is in hand,
    card by card."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__name__), scale=14.0, plies=2)

    def features(self, state: SansFoiNiLoiState) -> list[list[float]]:
        cards, rounds = state.catalogue, rounds_left(state)
        time, early, stay = min(1.0, rounds / SOON), min(1.0, rounds / EARLY), min(A_STAY, rounds)
        found = [[0.0] * len(NAMES) for _ in range(state.seats)]
        owners, owned = state.owners, all_counts(state)
        for category, counted in enumerate(owned):
            for number, points in enumerate(likely_points(counted, category, time)):
                row = found[owners[number]]
                row[category] += points
                row[RANKINGS + category] += points * early
        for number, ranch in enumerate(state.ranches):
            gold = float(state.purses[number])
            herds, difficulty, watch = ranch.herds(), ranch.difficulty(), ranch.watch()
            fear = risk(difficulty, watch) if herds else 0.0
            value, room, raids, raided = 0.0, 0, 0, 0
            for land in ranch.lands:
                room += land.room
                if land.raid == NONE:
                    value += sum([cards.worth[herd] for herd in land.herds])
                else:
                    raids += 1
                    raided += len(land.herds)
            in_panic = ranch.panic != NONE
            ranch_features = (
                gold * time,
                gold * early,
                fear * time,
                fear * herds * early,
                time if in_panic else 0.0,
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
            for category in range(RANKINGS - 1):
                row[_BUILT + category] += owned[category][number] * early
            later_features = (
                watch * early,
                max(0, min(TO_SPARE, watch - difficulty)) * early,
                stay if ranch.has(cards.undertakers) else 0.0,
                herds * time if in_panic else 0.0,
                raided * time,
            )
            for at, figure in enumerate(later_features):
                row[_BUILT + RANKINGS - 1 + at] += figure
        kinds = cards.box.kinds
        for seat, held in enumerate(state.hands.held):
            row = found[seat]
            for card in held:
                if card >= 0:
                    kind = kinds[card]
                    if kind.type in _OF_TYPE:
                        row[_HAND + _OF_TYPE[kind.type]] += time
                    elif kind.effect in _OF_EFFECT:
                        row[_OF_EFFECT[kind.effect]] += time
        row = found[owners[state.active]]
        row[_TURN] += 1.0
        row[_TURN + 1] += state.points * time
        return found
