"""What lets a device install us like a program of its own: a manifest, and a service worker that
says when there is no connection."""

from collections.abc import Iterable

from ludotheque.texts import Phrasebook
from ludotheque.web.http.responses import compact_json

_PAPER = "#f7f3ec"
_ICONS = "/static/pictures"


def manifest(words: Phrasebook) -> str:
    """What a device wants to know of an installed program."""
    icons = [
        {
            "src": f"{_ICONS}/icon-{size}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "any maskable",
        }
        for size in (192, 512)
    ]
    return compact_json(
        {
            "id": "/",
            "name": words.word("site"),
            "short_name": words.word("site"),
            "description": words.word("home-about"),
            "lang": words.lang,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": _PAPER,
            "theme_color": _PAPER,
            "icons": icons,
        }
    )


def service_worker(script: str, offline_page: str, files: Iterable[str]) -> str:
    """The script, with the addresses of all that it may keep. It changes with them, so browsers
    notice other files; words of the one page alone they do not notice."""
    may_keep = {"OFFLINE_PAGE": offline_page, "FILES": list(files)}
    told = [f"self.{name} = {compact_json(value)};\n" for name, value in may_keep.items()]
    return "".join(told) + script
