"""Pictures of Noxford: cards, signs and whole tables as SVG, drawn from a view, without words, in
millimetres, with y downwards.

A page includes `symbols()` once and shows a card by its `symbol_id`. The pictures of the rules use
its patterns, so they need a page that includes it; `picture` and `scene` have their own.
"""

from .cities import illustration, scene
from .faces import DRAWINGS, LETTERS, back, face
from .palette import COLOURS, PALETTE
from .sprite import symbol_id, symbols
from .table import picture

__all__ = [
    "COLOURS",
    "DRAWINGS",
    "LETTERS",
    "PALETTE",
    "back",
    "face",
    "illustration",
    "picture",
    "scene",
    "symbol_id",
    "symbols",
]
