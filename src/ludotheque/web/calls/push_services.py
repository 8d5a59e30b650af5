"""Which push services messages may go to: a browser names one, and nobody may name an address in
the host's own network."""

import re
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

KNOWN: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
)
KNOWN_ENDS: Final = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
LONGEST_ENDPOINT: Final = 1000
_PLAIN: Final = re.compile(r"[!-~]+")


def is_known_service(endpoint: str) -> bool:
    """Whether this is the address of a push service that browsers are known to use."""
    host = _parts(endpoint)
    if host is None or not host.startswith("https://"):
        return False
    name = host.removeprefix("https://")
    return name in KNOWN or name.endswith(KNOWN_ENDS)


def is_own_service(endpoint: str, own: Collection[str]) -> bool:
    """Whether this is at a push service that the host has chosen."""
    return _parts(endpoint) in own


def _parts(endpoint: str) -> str | None:
    """Scheme, name and port; None if it is no address of a push service."""
    if len(endpoint) > LONGEST_ENDPOINT or _PLAIN.fullmatch(endpoint) is None:
        return None
    try:
        parts = urlsplit(endpoint)
        parts.port  # noqa: B018  # it is read, and may be none
    except ValueError:
        return None
    if "@" in parts.netloc or parts.fragment or not parts.hostname:
        return None
    return f"{parts.scheme}://{parts.netloc}".lower()
