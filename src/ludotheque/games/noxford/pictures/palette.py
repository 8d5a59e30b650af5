"""The colours: ink and brass on paper and slate, and one for each Syndicate."""

from typing import Final

INK: Final = "#1b2231"
"""A drawing that is to lie on paper says `currentColor`."""
PAPER: Final = "#efe4cb"
BRASS: Final = "#c79a45"
STONE: Final = "#8d949f"
SLATE: Final = "#18202f"
"""The table at night."""
RAISED: Final = "#27324a"
"""The table where light falls on it, and the back of a Neutral card."""
WHITE: Final = "#fff"
"""What is on a Syndicate's colour: letter, rank and pattern."""

COLOURS: Final = ("#2c7d78", "#b5702a", "#6b4fa0", "#9a3236")
"""Of the Syndicates."""

_SIGNS: Final = ("#fff8e6", "#3f7d4c", "#8f98a6", "#34508c")
"""Ivory around the signs, the green of poison, the steel of arms, the blue of an eye."""

PALETTE: Final = (INK, PAPER, BRASS, STONE, SLATE, *COLOURS, *_SIGNS)
"""All colours that a drawing may have, the ink first."""
