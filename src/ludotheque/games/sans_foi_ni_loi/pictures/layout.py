"""A ranch, laid out, and the colours of its table."""

from typing import Final

from ludotheque.games.market.table_layout import SMALL, Row, TableLayout
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, Land, Ranch, card_of
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from ludotheque.games.svg import CARD_WIDTH

from .faces import FACES
from .palette import BROWN, OCHRE, SAND

LAYOUT: Final = TableLayout(BROWN, SAND, OCHRE, "#3d2415", FACES)
_ON_LAND: Final = 15


def ranch(view: SansFoiNiLoiState, ranch: Ranch) -> Row:
    """Lands with what lies on them, then people, fences and a panic."""
    lands = [_land(view, land) for land in ranch.lands]
    others = [*ranch.people, *ranch.fences]
    if ranch.panic != NONE:
        others.append(ranch.panic)
    return LAYOUT.estate(view, ranch.number, lands, others, 6 if lands and others else 0)


def _land(view: SansFoiNiLoiState, land: Land) -> Row:
    """A land with its herds, each with its selling price over its first value."""
    parts = [LAYOUT.small(view, land.card, 0, 0)]
    x = 0.0
    for herd in land.herds:
        x += _ON_LAND
        parts.append(LAYOUT.small(view, card_of(herd), x, 10))
        parts.append(LAYOUT.coin(x + 7.5, 17.5, str(view.catalogue.worth[herd])))
    for card in (land.mine, land.raid):
        if card != NONE:
            x += _ON_LAND
            parts.append(LAYOUT.small(view, card, x, 10))
    return "".join(parts), x + CARD_WIDTH * SMALL
