"""How both games begin."""

from ludotheque.core import Card, Chance, Log, Seat

from .cards import MarketCards
from .hands import Hands
from .phrases import MarketPhrases


def draw(deck: list[Card], count: int) -> list[Card]:
    """Remove the top cards from the deck and return them; the deck's top comes last."""
    return [deck.pop() for _ in range(count)]


def deal_hands(catalogue: MarketCards, players: int, chance: Chance) -> tuple[Hands, list[Card]]:
    """Everybody's hand, and the rest of the deck."""
    deck = catalogue.box.all_cards()
    chance.shuffle(deck)
    held = [tuple(sorted(draw(deck, catalogue.hand))) for _ in range(players)]
    return Hands(held, [()] * players, {}), deck


def first_player(players: int, phrases: MarketPhrases, chance: Chance, log: Log) -> Seat:
    """The player with the highest roll begins; tied players roll again."""
    left = list(range(players))
    while len(left) > 1:
        rolls = [chance.die() for _ in left]
        for seat, roll in zip(left, rolls, strict=True):
            log.tell(phrases.rolled_start, (seat, roll))
        highest = max(rolls)
        left = [seat for seat, roll in zip(left, rolls, strict=True) if roll == highest]
        if len(left) > 1:
            log.tell(phrases.start_tied, (highest,))
    log.tell(phrases.begins, (left[0],))
    return left[0]
