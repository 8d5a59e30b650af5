"""Cards that somebody has seen go into the deck: so they were in no hand at that moment.

Whoever puts cards back at the beginning knows which; when an Explorer genie turns cards up, all
know which were shuffled back. As cards come and go this becomes less certain, and is kept only as
far as it surely holds: of every hand it is known how many cards, at the least, were there already
and are there still. None of these is one of the cards that were in the deck.
"""

from typing import Final

from ludotheque.core import WATCHER, Card, Seat

Cards = tuple[Card, ...]


class Sighting:
    """What was seen at one moment. It never changes."""

    __slots__ = ("fresh", "seen")

    def __init__(self, seen: tuple[Cards, ...], fresh: tuple[int, ...]) -> None:
        self.seen: Final = seen
        """What each seat knows to have been in the deck, sorted, and last what everybody does:
        WATCHER is -1."""
        self.fresh: Final = fresh
        """Of each hand, how many cards are still there that nobody else has seen."""

    def known_to(self, eyes: Seat) -> Cards:
        """All that these eyes saw."""
        if eyes == WATCHER or not self.seen[eyes]:
            return self.seen[WATCHER]
        return tuple(sorted(self.seen[eyes] + self.seen[WATCHER]))

    def after(self, cards: Cards, seat: Seat) -> "Sighting | None":
        """What is left of it when these cards, which may have been among those in the deck, have
        been seen, one of them or some other leaving this hand; WATCHER if none left a hand."""
        seen, fresh = self.seen, self.fresh
        if cards:
            seen = tuple([_without(known, cards) for known in seen])
        if seat != WATCHER and fresh[seat]:
            fresh = (*fresh[:seat], fresh[seat] - 1, *fresh[seat + 1 :])
        return Sighting(seen, fresh) if any(seen) and any(fresh) else None

    def seen_by(self, eyes: Seat) -> "Sighting | None":
        """What these eyes know of it."""
        shown = range(len(self.fresh))
        seen = (*[self.seen[seat] if seat == eyes else () for seat in shown], self.seen[WATCHER])
        return Sighting(seen, self.fresh) if any(seen) else None


def _without(cards: Cards, others: Cards) -> Cards:
    """These cards less those others, as far as they are among them."""
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return tuple(left)


Sightings = tuple[Sighting, ...]


def after(sightings: Sightings, cards: Cards, seat: Seat = WATCHER) -> Sightings:
    """What all of them are still good for."""
    found = [sighting.after(cards, seat) for sighting in sightings]
    return tuple([sighting for sighting in found if sighting is not None])


def seen_by(sightings: Sightings, eyes: Seat) -> Sightings:
    """What these eyes know of them."""
    found = [sighting.seen_by(eyes) for sighting in sightings]
    return tuple([sighting for sighting in found if sighting is not None])


__all__ = ["Cards", "Sighting", "Sightings", "after", "seen_by"]
