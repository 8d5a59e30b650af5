"""The places that both games have on the table."""

from ludotheque.core import GAP, NOBODY, Card, Zone

from .state import MarketState


def common_zones(state: MarketState) -> list[Zone]:
    """The places of the line, each with its price as its number; a gap is a place without a card.
    Then the deck, the discards and the bank."""
    zones: list[Zone] = []
    for at in range(state.catalogue.line):
        card = state.line[at] if at < len(state.line) else GAP
        there: tuple[Card, ...] = () if card == GAP else (card,)
        zones.append(Zone("line", NOBODY, there, number=at + 1))
    zones.append(Zone("deck", NOBODY, state.deck[::-1]))
    zones.append(Zone("discard", NOBODY, tuple(sorted(state.discard))))
    zones.append(Zone("bank", NOBODY, (), state.bank))
    return zones


def hand_zones(state: MarketState) -> list[Zone]:
    """The hands, which belong to players and not to estates."""
    return [Zone("hand", seat, hand) for seat, hand in enumerate(state.hands.held)]
