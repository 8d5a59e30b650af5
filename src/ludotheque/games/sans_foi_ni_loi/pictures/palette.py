"""The colours: brown and sand like a woodcut, one ochre, and a sundown."""

from typing import Final

BROWN: Final = "#3a2113"
"""The ink: a drawing that is to lie on paper says `currentColor`."""
SAND: Final = "#f3e2bf"
"""The paper of a card, and what is cut out of the brown."""
OCHRE: Final = "#cf8420"
"""What catches the eye."""
RED: Final = "#9c1022"
"""What hurts."""

_SUNDOWN: Final = ("#e2a04a", "#c9752c", "#a4562a", "#6b3319", "#2a150b")
"""The scene's sky, its upper part, far mountains, the prairie, and what stands in front."""

PALETTE: Final = (BROWN, SAND, OCHRE, RED, *_SUNDOWN)
"""All colours that a drawing may have, the ink first."""
