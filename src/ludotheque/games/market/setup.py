"""How both games begin."""

from ludotheque.core import Card, Chance, Seat

from .cards import MarketCards
from .hands import Hands


def draw(deck: list[Card], count: int) -> list[Card]:
    """The top cards of the deck, which loses them; its top comes last."""
    return [deck.pop() for _ in range(count)]


def deal_hands(catalogue: MarketCards, players: int, chance: Chance) -> tuple[Hands, list[Card]]:
    """Everybody's hand, and the deck that is left."""
    deck = catalogue.box.all_cards()
    chance.shuffle(deck)
    held = [tuple(sorted(draw(deck, catalogue.hand))) for _ in range(players)]
    return Hands(held, [()] * players, {}), deck


def first_player(players: int, chance: Chance) -> Seat:
    """The highest roll begins; those who tie roll again."""
    left = list(range(players))
    while len(left) > 1:
        rolls = [chance.die() for _ in left]
        highest = max(rolls)
        left = [seat for seat, roll in zip(left, rolls, strict=True) if roll == highest]
    return left[0]
