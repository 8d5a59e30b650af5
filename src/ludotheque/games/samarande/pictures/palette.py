"""The colours: tile blue and cream, one gold, and a night of moonlight."""

from typing import Final

BLUE: Final = "#0c3552"
"""The ink: a drawing that is to lie on paper says `currentColor`."""
CREAM: Final = "#fdf5e2"
"""The paper of a card, and what is light on blue."""
GOLD: Final = "#dfa024"
"""What catches the eye."""
RED: Final = "#a3162a"
"""What hurts."""

_SKY: Final = "#2c83aa"
"""Blue thinned with water, for what is farther back."""
_TILES: Final = "#17618a"
"""The tiles on the back of a card."""
_NIGHT: Final = ("#12608f", "#0f4f79", "#1d76a3", "#0d4265", "#08283f")
"""The scene's sky, its upper part, far roofs, the palace, and roofs close by."""

PALETTE: Final = (BLUE, CREAM, GOLD, RED, _SKY, _TILES, *_NIGHT)
"""All colours that a drawing may have, the ink first."""
