"""Which estates belong to a player's opponents."""

from ludotheque.core import Seat

Rivals = tuple[tuple[int, ...], ...]


def rivals_of(owners: tuple[Seat, ...]) -> Rivals:
    """For each estate, those of the other players, in turn order after it."""
    count = len(owners)
    rivals: list[tuple[int, ...]] = []
    for estate, owner in enumerate(owners):
        after = [(estate + step) % count for step in range(1, count)]
        rivals.append(tuple([other for other in after if owners[other] != owner]))
    return tuple(rivals)
