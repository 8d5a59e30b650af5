"""The parts of a table, laid out: a hand, the line, a player's pile."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Card, Seat
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.games.svg import moved, pen

from .faces import DRAWINGS, HEIGHT, WIDTH, covered, face
from .palette import BONE, RED

LINE_HEIGHT: Final = HEIGHT + 15

_STEP: Final = 70.0
_PILE_SCALE: Final = 0.62
_PILE_STEP: Final = 47.0
_ABOVE_PILES: Final = 20.0
_PEEPING_OUT: Final = 13.5
_SERIES_WIDTH: Final = 32.0


def row(state: DistrictNoirState, cards: Sequence[Card], width: float) -> str:
    """Cards side by side, overlapping where they would not fit."""
    step = _step(len(cards), width, WIDTH, _STEP)
    return "".join(
        [moved(step * place, 0, face(state.catalogue, card)) for place, card in enumerate(cards)]
    )


def line(state: DistrictNoirState, width: float) -> str:
    """The line; while a player can take, a bracket marks the cards that a take would bring."""
    cards = state.line
    shown = row(state, cards, width)
    if not cards or all(state.taken) or state.decision() is None:
        return shown
    step = _step(len(cards), width, WIDTH, _STEP)
    first = max(0, len(cards) - state.catalogue.take)
    start, end = step * first, step * (len(cards) - 1) + WIDTH
    return shown + pen(2.4, f"M{start:g} {HEIGHT + 6}v7H{end:g}v-7", colour=RED)


def pile(state: DistrictNoirState, seat: Seat, width: float) -> str:
    """A player's pile: equal cards stacked, a crown over each majority, and a sign for each
    complete series at the end."""
    own, other = state.piles[seat], state.piles[1 - seat]
    kinds = tuple(dict.fromkeys(own))
    step = _step(len(kinds), width - _SERIES_WIDTH, WIDTH * _PILE_SCALE, _PILE_STEP)
    parts: list[str] = []
    for place, card in enumerate(kinds):
        x, count = step * place, own.count(card)
        for copy in range(count):
            drawn = (
                face(state.catalogue, card) if copy == count - 1 else covered(state.catalogue, card)
            )
            parts.append(moved(x, _ABOVE_PILES + _PEEPING_OUT * copy, drawn, _PILE_SCALE))
        if card in state.catalogue.supports and count > other.count(card):
            parts.append(_light(moved(x + 11.5, 2, DRAWINGS["majority"], 0.16)))
    end = step * len(kinds)
    parts += [
        _light(moved(end, _ABOVE_PILES - 4 + 20 * number, DRAWINGS["series"], 0.28))
        for number in range(min([own.count(support) for support in state.catalogue.supports]))
    ]
    return "".join(parts)


def pile_height(state: DistrictNoirState, seat: Seat) -> float:
    """The height of that drawing."""
    own = state.piles[seat]
    most = max([own.count(card) for card in own], default=1)
    return _ABOVE_PILES + HEIGHT * _PILE_SCALE + _PEEPING_OUT * (most - 1)


def _step(count: int, width: float, each: float, most: float) -> float:
    """The distance from each of `count` things to the next."""
    return min(most, (width - each) / (count - 1)) if count > 1 else most


def _light(sign: str) -> str:
    """A sign drawn light, for the dark table."""
    return f'<g color="{BONE}">{sign}</g>'
