"""The colours: black ink on bone paper, one red, and what the night is made of."""

from typing import Final

BLACK: Final = "#191411"
"""The ink: a drawing that is to lie on paper says `currentColor`."""
BONE: Final = "#f1e8da"
"""The paper of a card, painted where light falls on black."""
RED: Final = "#d21f33"
"""What catches the eye, or hurts."""

_NIGHT: Final = ("#2a231e", "#3d342c", "#1d1714", "#17120f", "#0b0807")
"""The scene's sky, far towers, near ones, road, and what stands in front."""

PALETTE: Final = (BLACK, BONE, RED, *_NIGHT)
"""All colours that a drawing may have, the ink first."""
