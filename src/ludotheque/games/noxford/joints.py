"""The cards that hold a city together."""

from .geometry import Rect


def find_joints(touching: dict[Rect, tuple[Rect, ...]]) -> set[Rect]:
    """The cards without which the rest would fall into two or more parts (NX-41). One walk through
    the connected city (Hopcroft and Tarjan)."""
    found: set[Rect] = set()
    if not touching:
        return found
    card = root = next(iter(touching))
    when = {root: 1}  # the order in which the cards are reached
    seen = earliest = 1
    around, at = touching[card], 0
    # for each card on the path: how many of its neighbours were tried, and the earliest card
    # reached from there without going back
    path: list[Rect] = []
    tried: list[int] = []
    reached_from: list[int] = []
    branches = 0
    while True:
        other = card
        while at < len(around):
            other = around[at]
            at += 1
            reached = when.get(other, 0)
            if not reached:
                break
            if reached < earliest:
                earliest = reached
        else:
            if not path:
                break
            card, at, before = path.pop(), tried.pop(), reached_from.pop()
            if not path:
                branches += 1
            elif earliest >= when[card]:
                found.add(card)
            if before < earliest:
                earliest = before
            around = touching[card]
            continue
        path.append(card)
        tried.append(at)
        reached_from.append(earliest)
        card, around, at = other, touching[other], 0
        seen += 1
        when[card] = earliest = seen
    if branches > 1:
        found.add(root)
    return found


def parts_without(touching: dict[Rect, tuple[Rect, ...]], gone: Rect) -> list[set[Rect]]:
    """The parts into which the city falls without this card."""
    parts: list[set[Rect]] = []
    for card in touching:
        if card is gone or any(card in part for part in parts):
            continue
        part = {card}
        reached = [card]
        while reached:
            for other in touching[reached.pop()]:
                if other is not gone and other not in part:
                    part.add(other)
                    reached.append(other)
        parts.append(part)
    return parts
