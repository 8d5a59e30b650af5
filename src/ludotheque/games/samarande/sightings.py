"""Cards that a player has seen go into the deck, and that were therefore in no hand at that moment.

A player who puts cards back during setup knows which; when an Explorer genie turns cards up,
everybody knows which were shuffled back. This becomes less certain as cards come and go, so only
what is certain is kept: for every hand, the least number of its cards that were already there and
still are. None of these is one of the cards seen in the deck.
"""

from typing import Final

from ludotheque.core import WATCHER, Card, Seat

Cards = tuple[Card, ...]


class Sighting:
    """What was seen at one moment. It never changes."""

    __slots__ = ("fresh", "seen")

    def __init__(self, seen: tuple[Cards, ...], fresh: tuple[int, ...]) -> None:
        self.seen: Final = seen
        """The cards that each seat knows to have been in the deck, sorted; the last entry, which
        WATCHER (-1) indexes, is what everybody knows."""
        self.fresh: Final = fresh
        """For each hand, how many of its cards from that moment are still there, unseen by anybody
        else."""

    def known_to(self, eyes: Seat) -> Cards:
        """All that this viewer saw."""
        if eyes == WATCHER or not self.seen[eyes]:
            return self.seen[WATCHER]
        return tuple(sorted(self.seen[eyes] + self.seen[WATCHER]))

    def after(self, cards: Cards, seat: Seat) -> "Sighting | None":
        """What remains certain once these cards, which may be among those seen in the deck, have
        been seen again, and a card has left this seat's hand; WATCHER if none has."""
        seen, fresh = self.seen, self.fresh
        if cards:
            seen = tuple([_without(known, cards) for known in seen])
        if seat != WATCHER and fresh[seat]:
            fresh = (*fresh[:seat], fresh[seat] - 1, *fresh[seat + 1 :])
        return Sighting(seen, fresh) if any(seen) and any(fresh) else None

    def seen_by(self, eyes: Seat) -> "Sighting | None":
        """What this viewer knows of it."""
        shown = range(len(self.fresh))
        seen = (*[self.seen[seat] if seat == eyes else () for seat in shown], self.seen[WATCHER])
        return Sighting(seen, self.fresh) if any(seen) else None


def _without(cards: Cards, others: Cards) -> Cards:
    """These cards without those of the others that are among them."""
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return tuple(left)


Sightings = tuple[Sighting, ...]


def after(sightings: Sightings, cards: Cards, seat: Seat = WATCHER) -> Sightings:
    """What remains certain of each sighting."""
    found = [sighting.after(cards, seat) for sighting in sightings]
    return tuple([sighting for sighting in found if sighting is not None])


def seen_by(sightings: Sightings, eyes: Seat) -> Sightings:
    """What this viewer knows of the sightings."""
    found = [sighting.seen_by(eyes) for sighting in sightings]
    return tuple([sighting for sighting in found if sighting is not None])


__all__ = ["Cards", "Sighting", "Sightings", "after", "seen_by"]
