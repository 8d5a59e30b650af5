"""What can be chosen in the settings, and is kept on the device."""

from collections.abc import Mapping
from typing import Final

from ludotheque.texts import Phrasebook
from ludotheque.web.http.responses import compact_json

DEVICE_SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("system", "light", "dark"),
    "text-size": ("normal", "large", "larger"),
    "pace": ("instant", "quick", "normal", "steps"),
    "motion": ("system", "less"),
    "signs": ("normal", "strong"),
    "sound": ("off", "on"),
    "alerts": ("off", "on"),
}
"""The values of each. The server never learns which is chosen: shared/device-settings.js stores it
and applies it."""

USUAL_SETTINGS: Final = ("normal", "system", "off")
"""What counts until somebody chooses."""

ALERT_NOTES: Final[Mapping[str, str]] = {
    "insecure": "alerts-note-insecure",
    "unsupported": "alerts-note-unsupported",
    "blocked": "alerts-note-blocked",
    "off": "alerts-note-off",
    "on": "alerts-note-on",
    "closed": "alerts-note-closed",
}
"""What is said of notifications, by what has become of them on a device."""


def alert_notes(words: Phrasebook, push_key: str) -> str:
    """These sentences, and what a browser needs to be told with the page closed, if it can be.
    Pages ask for them once the settings are opened."""
    notes = {name: words.word(key) for name, key in ALERT_NOTES.items()}
    return compact_json({"notes": notes, "key": push_key})
