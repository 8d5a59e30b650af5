"""What can be chosen in the settings, and is kept on the device."""

from collections.abc import Mapping
from typing import Final

DEVICE_SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("system", "light", "dark"),
    "text-size": ("normal", "large", "larger"),
    "pace": ("instant", "quick", "normal", "steps"),
    "motion": ("system", "less"),
    "signs": ("normal", "strong"),
}
"""The values of each. The server never learns which is chosen: shared/device-settings.js stores it
and applies it."""

USUAL_SETTINGS: Final = ("normal", "system")
"""What counts until somebody chooses."""
