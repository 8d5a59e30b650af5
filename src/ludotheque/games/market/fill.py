"""What nobody can see: possible hands and decks, each arrangement equally likely."""

from ludotheque.core import EVERYTHING, HIDDEN, Card, Chance, Seat

from .state import MarketState


def shuffle_deck(state: MarketState, chance: Chance) -> None:
    """Shuffle the deck of this true state. Nobody has seen the order of a deck: whoever looks
    through one shuffles it. What players put aside during setup they have seen: it stays."""
    deck = sorted(state.deck)
    chance.shuffle(deck)
    state.deck = tuple(deck)


def fill_hands_and_deck(view: MarketState, seat: Seat, chance: Chance) -> None:
    """Turn this copy of a seat's view into a true state. Cards known to be in a hand are already
    there; unseen cards of kinds that the deck no longer has are all in hands."""
    view.check_view_of(seat)
    seen = view.cards()
    somewhere = [card for card in view.only_in_hands() if card not in seen]
    unseen = view.catalogue.box.unseen(seen + somewhere)
    chance.shuffle(unseen)
    places = sum([hand.count(HIDDEN) for hand in view.hands.held])
    if view.absent or somewhere:
        in_hands = somewhere + [card for card in unseen if card in view.absent]
        anywhere = [card for card in unseen if card not in view.absent]
        free = places - len(in_hands)
        dealt = in_hands + anywhere[:free]
        chance.shuffle(dealt)
        rest = anywhere[free:]
    else:
        dealt, rest = unseen[:places], unseen[places:]
    for other, hand in enumerate(view.hands.held):
        hidden = hand.count(HIDDEN)
        if hidden:
            found: list[Card] = [*hand[hidden:], *dealt[:hidden]]
            del dealt[:hidden]
            found.sort()
            view.hands.held[other] = tuple(found)
    view.deck = tuple(rest)
    view.eyes = EVERYTHING
