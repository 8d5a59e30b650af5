"""Example positions for pictures: the part that both games share."""

from ludotheque.core import EVERYTHING

from .cards import MarketCards


def moment(
    catalogue: MarketCards,
    line: list[str],
    hands: tuple[str, ...],
    gold: tuple[int, ...],
    bank: int,
    deck: list[str],
) -> dict[str, object]:
    """The content of a true state at the start of a turn; each game adds what is built."""
    return {
        "eyes": EVERYTHING,
        "owners": list(range(len(hands))),
        "active": 0,
        "points": catalogue.points,
        "acted": False,
        "idle": 0,
        "quiet": 0,
        "bank": bank - sum(gold),
        "gold": list(gold),
        "hands": [hand.split() for hand in hands],
        "known": [[] for _ in hands],
        "private": [],
        "line": line,
        "deck": deck,
        "absent": [],
        "discard": [],
        "frames": [],
        "over": "",
    }
