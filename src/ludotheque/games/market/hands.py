"""Hands of cards, and who knows what is in them.

What is known of a hand is a list of cards that it certainly holds. Everybody knows most of it: the
cards taken in the open. After a theft two players know more than the others, and the others less
than before: a card that may have been the stolen one is no longer certain.
"""

from typing import Final

from ludotheque.core import EVERYTHING, HIDDEN, WATCHER, Card, Seat


class Hands:
    """Every seat's hand, sorted; what everybody knows of it; and what single seats know in
    addition."""

    __slots__ = ("held", "known", "private")

    def __init__(
        self,
        held: list[tuple[Card, ...]],
        known: list[tuple[Card, ...]],
        private: dict[int, tuple[Card, ...]],
    ) -> None:
        self.held: Final = held
        self.known: Final = known
        """The cards that everybody knows to be there."""
        self.private: Final = private
        """All that one seat knows of another's hand, by `pair`, where it knows more than
        everybody."""

    def pair(self, observer: Seat, holder: Seat) -> int:
        """Which seat knows which hand, as one number."""
        return observer * len(self.held) + holder

    def known_to(self, observer: Seat, holder: Seat) -> tuple[Card, ...]:
        """The cards that this seat, or WATCHER, knows to be in that hand."""
        if observer in (holder, EVERYTHING):
            return self.held[holder]
        known = self.known[holder]
        return (
            known if observer == WATCHER else self.private.get(self.pair(observer, holder), known)
        )

    # Gaining and losing cards

    def draw(self, seat: Seat, card: Card) -> None:
        """Add a card that nobody else sees."""
        self.held[seat] = _with(self.held[seat], card)

    def gain(self, seat: Seat, card: Card) -> None:
        """Add a card that everybody sees."""
        self.draw(seat, card)
        self.known[seat] = _with(self.known[seat], card)
        if self.private:
            for key in self._about(seat):
                self.private[key] = _with(self.private[key], card)

    def lose(self, seat: Seat, card: Card) -> None:
        """Remove a card in view of everybody."""
        self.held[seat] = _without(self.held[seat], card)
        known = self.known[seat]
        if card in known:
            self.known[seat] = _without(known, card)
        if self.private:
            for key in self._about(seat):
                if card in self.private[key]:
                    self.private[key] = _without(self.private[key], card)
            self._tidy(seat)

    def show(self, holder: Seat, observer: Seat) -> None:
        """Let one player see another's hand."""
        self.private[self.pair(observer, holder)] = self.held[holder]
        self._tidy(holder)

    def steal(self, thief: Seat, victim: Seat, card: Card) -> None:
        """Move a card between two hands; only these two players see which."""
        self.held[victim] = _without(self.held[victim], card)
        self.held[thief] = _with(self.held[thief], card)
        self.known[victim] = _without_one_of_each(self.known[victim])
        for key in self._about(victim):
            if key != self.pair(thief, victim):
                self.private[key] = _without_one_of_each(self.private[key])
        self.private[self.pair(thief, victim)] = self.held[victim]
        knew = self.known_to(victim, thief)
        self.private[self.pair(victim, thief)] = _with(knew, card)
        self._tidy(victim)

    def _about(self, holder: Seat) -> list[int]:
        seats = len(self.held)
        return [key for key in self.private if key % seats == holder]

    def _tidy(self, holder: Seat) -> None:
        """Drop private knowledge that everybody shares."""
        for key in self._about(holder):
            if self.private[key] == self.known[holder]:
                del self.private[key]

    # Copying and views

    def copy(self) -> "Hands":
        return Hands(self.held[:], self.known[:], self.private.copy())

    def seen_by(self, eyes: Seat) -> "Hands":
        """What this viewer knows of the hands, and of what others know."""
        seats = len(self.held)
        held: list[tuple[Card, ...]] = []
        for seat in range(seats):
            known = self.known_to(eyes, seat)
            held.append((HIDDEN,) * (len(self.held[seat]) - len(known)) + known)
        private = {
            key: cards for key, cards in self.private.items() if eyes in (key // seats, key % seats)
        }
        return Hands(held, self.known[:], private)


def _with(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    more = [*cards, card]
    more.sort()
    return tuple(more)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    fewer = list(cards)
    fewer.remove(card)
    return tuple(fewer)


def _without_one_of_each(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards still certain once one has gone that could be any of them."""
    return tuple([card for at, card in enumerate(cards) if at and cards[at - 1] == card])
