"""The places of a table in short, as tests of any game compare them."""

from ludotheque.core import NOBODY, Game, State, Zone


def places(game: Game, state: State) -> dict[str, str]:
    """`{"line 2": "novice", "0 hand": "? ?", "bank": "50 gold"}`: what lies in each place that is
    not empty, the owner's seat before its name."""
    return {_place(zone): lying for zone in state.zones() if (lying := _lying(game, zone))}


def empty_places(state: State) -> list[str]:
    return [_place(zone) for zone in state.zones() if not zone.cards and not zone.gold]


def _place(zone: Zone) -> str:
    owner = "" if zone.owner == NOBODY else f"{zone.owner} "
    number = f" {zone.number}" if zone.number else ""
    return f"{owner}{zone.name}{number}"


def _lying(game: Game, zone: Zone) -> str:
    words = [game.box.name(card) for card in zone.cards]
    return " ".join([*words, f"{zone.gold} gold"] if zone.gold else words)
