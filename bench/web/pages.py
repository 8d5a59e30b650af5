"""How much a browser is sent for a page: the page itself and all that it asks for."""

import http.client
import json
import re
from html.parser import HTMLParser
from typing import Final, NamedTuple, TypedDict
from urllib.parse import urljoin, urlsplit

from bench.web.http_client import HOST, Unexpected
from bench.web.players import address
from ludotheque.games import GAMES

LOADED: Final = {
    "embed": "src",
    "iframe": "src",
    "img": "src",
    "link": "href",
    "object": "data",
    "script": "src",
    "source": "src",
    "use": "href",
}
"""What a browser loads by itself, and where its address stands."""

_IN_A_STYLE: Final = re.compile(r"""(?:url\(|@import\s)\s*["']?([^"')\s]+)""")
_IN_A_SCRIPT: Final = re.compile(r"""^import\b[^"';]*["']([^"']+)["']""", re.MULTILINE)


class Weight(TypedDict):
    """All transfers of a page together, headers included."""

    requests: int
    plain: int
    compressed: int


class Got(NamedTuple):
    kind: str
    text: str
    size: int


class _Loaded(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: Final[list[str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if ("rel", "apple-touch-icon") in attrs:
            return  # it is loaded only when somebody puts us among their programs
        for name, value in attrs:
            if name == LOADED.get(tag) and value:
                self.found.append(value)


def weigh_pages(port: int) -> dict[str, Weight]:
    """The home page, and every game's table as a player sees it just after the deal."""
    weights = {"home": weigh(port, "/", address(0))}
    for number, game in enumerate(GAMES, start=1):
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        wanted = json.dumps({"game": game, "seats": seats, "start": True})
        kind = {"content-type": "application/json"}
        opened = json.loads(_ask(port, "POST", "/api/tables", kind, wanted).text)
        cookie = f"seat={opened['token']}"
        weights[game] = weigh(port, f"/t/{opened['table']}", address(number), cookie)
    return weights


def weigh(port: int, path: str, visitor: str = HOST, cookie: str = "") -> Weight:
    """Load it as a browser at this address would that has never been here."""
    weight: Weight = {"requests": 0, "plain": 0, "compressed": 0}
    waiting, seen = [path], {path}
    while waiting:
        path = waiting.pop()
        headers = {"cookie": cookie} if cookie else {}
        got = _ask(port, "GET", path, headers, visitor=visitor)
        weight["requests"] += 1
        weight["plain"] += got.size
        headers["accept-encoding"] = "gzip"
        weight["compressed"] += _ask(port, "GET", path, headers, visitor=visitor).size
        for loaded in addresses(got.kind, got.text):
            found = path_here(urljoin(path, loaded))
            if found and found not in seen:
                seen.add(found)
                waiting.append(found)
    return weight


def addresses(kind: str, text: str) -> list[str]:
    """What this text makes a browser load."""
    if kind == "text/css":
        return _IN_A_STYLE.findall(text)
    if kind in ("text/javascript", "application/javascript"):
        return _IN_A_SCRIPT.findall(text)
    if kind == "text/html":
        loaded = _Loaded()
        loaded.feed(text)
        return loaded.found
    return []


def path_here(address: str) -> str:
    """The address on this host, or nothing if the page brings it along."""
    parts = urlsplit(address)
    if parts.scheme == "data" or not parts.path:
        return ""
    if parts.scheme or parts.netloc:
        raise Unexpected(f"a page asks another host: {address}")
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def _ask(
    port: int,
    method: str,
    path: str,
    headers: dict[str, str],
    body: str = "",
    visitor: str = HOST,
) -> Got:
    connection = http.client.HTTPConnection(HOST, port, timeout=60, source_address=(visitor, 0))
    try:
        connection.request(method, path, body or None, headers)
        answer = connection.getresponse()
        content = answer.read()
    finally:
        connection.close()
    if answer.status >= 300:
        raise Unexpected(f"{answer.status} for {path}")
    size = len(content) + sum(len(name) + len(value) + 4 for name, value in answer.getheaders())
    text = "" if answer.getheader("content-encoding") else content.decode(errors="replace")
    return Got(answer.headers.get_content_type(), text, size)
