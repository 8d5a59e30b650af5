"""What a page lets its player do, read from its parts as its scripts and buttons would."""

import html
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

PLACES: Final = "choices"
"""The part in which Noxford's page has its places as data."""
_BUTTON: Final = re.compile(r"<button\b[^>]*>")
_REFUSED: Final = re.compile(r'\b(?:aria-disabled="true"|disabled)')
_MOVE: Final = re.compile(r'\bname="move"\s+value="([^"]+)"')
_PLACE: Final = re.compile(r'data-part-place="([^"]+)"')
_DATA: Final = re.compile(r"<script[^>]*>(.*)</script>", re.DOTALL)
_WAYS_ROUND: Final = ("upright", "sideways")


def moves_on(parts: Mapping[str, str]) -> list[str]:
    """Every move that a page can send by itself that has been sent these parts."""
    shown = list(_shown(parts, "table"))
    moves = [
        html.unescape(move[1])
        for name in shown
        for button in _BUTTON.findall(parts[name])
        if (move := _MOVE.search(button)) and not _REFUSED.search(button)
    ]
    data = _DATA.search(parts[PLACES]) if PLACES in shown else None
    return moves + placements(json.loads(data[1])) if data else moves


def _shown(parts: Mapping[str, str], name: str) -> Iterator[str]:
    """This part, and those that are within it now: others have been sent and are gone."""
    yield name
    for inside in _PLACE.findall(parts[name]):
        yield from _shown(parts, inside)


def placements(data: Mapping[str, Any]) -> list[str]:
    """Where Noxford's cards can go: the beginning of a move, and a place or a pile of the page."""
    spots = data["spots"]
    moves = []
    for _, place, cover, at, piles, *_ in data["choices"].values():
        for x, y, turned, *_ in (spots[spot] for spot in at):
            moves.append(f"{place} {_WAYS_ROUND[turned]} {x} {y}")
        moves += [f"{cover} {pile.removeprefix('p-').replace('-', ' ')}" for pile, _ in piles]
    return moves
