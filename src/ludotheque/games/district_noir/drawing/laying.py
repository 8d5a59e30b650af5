"""The parts of a table, laid out: a hand, what somebody has taken, the line."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Card, Seat

from ..state import DistrictNoirState
from . import signs
from .faces import HEIGHT, WIDTH, covered, face
from .ink import BONE, moved, red_pen

PILE_SCALE: Final = 0.62
_STEP: Final = 70
_PILE_STEP: Final = 47.0
_PEEP: Final = 13.5
_SIGNS_ABOVE: Final = 20.0


def row(state: DistrictNoirState, cards: Sequence[Card], width: float) -> str:
    """Cards side by side, closer together where they would not fit."""
    step = row_step(len(cards), width)
    return "".join(
        [moved(step * place, 0, face(state.cards_of, card)) for place, card in enumerate(cards)]
    )


def row_step(count: int, width: float) -> float:
    """How far each card of a row lies from the one before."""
    return min(_STEP, (width - WIDTH) / (count - 1)) if count > 1 else _STEP


def row_width(count: int, width: float) -> float:
    """How wide a row of so many cards is."""
    return row_step(count, width) * (count - 1) + WIDTH if count else 0


def line(state: DistrictNoirState, width: float) -> str:
    """The line, with a bracket under the cards that a take would bring."""
    cards = state.line
    if not cards:
        return ""
    step = row_step(len(cards), width)
    first = max(0, len(cards) - state.cards_of.take)
    start, end = step * first, step * (len(cards) - 1) + WIDTH
    bracket = red_pen(2.4, f"M{start:g} {HEIGHT + 6}v7H{end:g}v-7")
    return row(state, cards, width) + bracket


LINE_HEIGHT: Final = HEIGHT + 15


def pile(state: DistrictNoirState, seat: Seat) -> str:
    """What somebody has taken, equal cards on each other, a crown over each majority and, at the
    end, a fan for each complete series."""
    own, other = state.piles[seat], state.piles[1 - seat]
    parts: list[str] = []
    x = 0.0
    for card in dict.fromkeys(own):
        count = own.count(card)
        for copy in range(count):
            drawn = face if copy == count - 1 else covered
            place = _SIGNS_ABOVE + _PEEP * copy
            parts.append(moved(x, place, drawn(state.cards_of, card), PILE_SCALE))
        if card in state.cards_of.supports and count > other.count(card):
            parts.append(_light_sign(x + 11.5, 2, signs.MAJORITY))
        x += _PILE_STEP
    for number in range(min([own.count(support) for support in state.cards_of.supports])):
        parts.append(_light_sign(x, _SIGNS_ABOVE + 24 * number, signs.SERIES, 0.28))
    return "".join(parts)


def pile_size(state: DistrictNoirState, seat: Seat) -> tuple[float, float]:
    """How wide and how high that is."""
    own = state.piles[seat]
    if not own:
        return (0, 0)
    kinds = set(own)
    series = min([own.count(support) for support in state.cards_of.supports]) > 0
    most = max([own.count(card) for card in kinds])
    width = _PILE_STEP * len(kinds) + (28 if series else WIDTH * PILE_SCALE - _PILE_STEP)
    return (width, _SIGNS_ABOVE + HEIGHT * PILE_SCALE + _PEEP * (most - 1))


def _light_sign(x: float, y: float, sign: str, scale: float = 0.16) -> str:
    """A sign on the dark of the table."""
    return f'<g color="{BONE}">{moved(x, y, sign, scale)}</g>'
