"""The parts of a table, laid out: the line with its prices, a ranch."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Card
from ludotheque.games.inking import CARD_HEIGHT, CARD_WIDTH, disc, moved, text
from ludotheque.games.market.line import GAP

from ..ranch import NONE, Land, Ranch, card_of
from ..state import SansFoiNiLoiState
from .faces import face
from .ink import BROWN, OCHRE, SAND, fill, pen
from .signs import SIGNS

GAP_WIDE: Final = 8
LINE_HEIGHT: Final = CARD_HEIGHT + 22
RANCH_HEIGHT: Final = 84
_SMALL: Final = 0.62
_ON_LAND: Final = 15


def coin(x: float, y: float, figures: str) -> str:
    """Gold, with how much of it."""
    at = x - 2.8 * len(figures)
    return (
        fill(OCHRE, disc(x, y, 8)) + pen(1, disc(x, y, 8)) + text(at, y + 3.8, 11, figures, BROWN)
    )


def price(x: float, y: float, figures: str) -> str:
    """So many action points."""
    return fill(SAND, disc(x, y, 8)) + text(x - 3, y + 4, 11.5, figures, BROWN)


def line(view: SansFoiNiLoiState) -> str:
    """The cards that can be taken, each over its price, and the deck."""
    parts: list[str] = []
    step = CARD_WIDTH + GAP_WIDE
    for place, card in enumerate(view.line):
        if card != GAP:
            parts.append(moved(step * place, 0, face(view.cards_of, card)))
        parts.append(price(step * place + CARD_WIDTH / 2, CARD_HEIGHT + 12, str(place + 1)))
    if view.deck:
        parts.append(moved(step * len(view.line) + 10, 0, face(view.cards_of, NONE)))
    return "".join(parts)


def line_width(view: SansFoiNiLoiState) -> float:
    return (CARD_WIDTH + GAP_WIDE) * (len(view.line) + 1) + 2


def ranch(view: SansFoiNiLoiState, ranch: Ranch) -> tuple[str, float]:
    """A ranch in one row, and how wide it is: gold, lands with what lies on them, people."""
    parts = [coin(10, 30, str(view.purses[ranch.number]))]
    x = 28.0
    for land in ranch.lands:
        drawn, width = _land(view, land)
        parts.append(moved(x, 0, drawn))
        x += width + 6
    others: Sequence[Card] = [*ranch.people, *ranch.fences]
    if ranch.panic != NONE:
        others = [*others, ranch.panic]
    x += 6 if ranch.lands and others else 0
    for card in others:
        parts.append(moved(x, 0, face(view.cards_of, card), _SMALL))
        x += CARD_WIDTH * _SMALL + 4
    return "".join(parts), x


def _land(view: SansFoiNiLoiState, land: Land) -> tuple[str, float]:
    """A land, and on it its herds, each with what it would sell for."""
    parts = [moved(0, 0, face(view.cards_of, land.card), _SMALL)]
    x = 0.0
    for place, herd in enumerate(land.herds):
        x += _ON_LAND
        covered = place + 1 < len(land.herds) or land.raid != NONE
        parts.append(moved(x, 10, face(view.cards_of, card_of(herd)), _SMALL))
        parts.append(coin(x + (7 if covered else 30), 68, str(view.cards_of.worth[herd])))
    for card in (land.mine, land.raid):
        if card != NONE:
            x += _ON_LAND
            parts.append(moved(x, 10, face(view.cards_of, card), _SMALL))
    return "".join(parts), x + CARD_WIDTH * _SMALL


def die(number: int) -> str:
    """A die, 100 by 100."""
    return SIGNS[f"die-{number}"]
