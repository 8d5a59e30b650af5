"""A card of a game of action points that nobody has drawn is a plain tile."""

from ludotheque.core import Card
from ludotheque.games.drawings import Drawings
from ludotheque.games.market.card_faces import CardFaces
from ludotheque.games.market.cards import MarketCards
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from ludotheque.games.svg import text

CARDS = SANS_FOI_NI_LOI.cards


def corners(cards: MarketCards, card: Card) -> str:
    return text(4.5, 18, 18, str(cards.box.kinds[card].count), "#102030")


def test_a_card_without_a_drawing_is_a_plain_tile() -> None:
    drawn = CardFaces("x", Drawings("ludotheque.games.sans_foi_ni_loi"), "#f0e0d0", corners)
    plain = CardFaces("x", Drawings("ludotheque.games.market"), "#f0e0d0", corners)
    for card, kind in enumerate(CARDS.box.kinds):
        assert drawn.symbol_id(CARDS, card) in (f"x-{kind.name}", f"x-{kind.type}")
        assert plain.symbol_id(CARDS, card) == ""
        tile = plain.face(CARDS, card)
        assert f">{kind.count}</text>" in tile
        assert drawn.face(CARDS, card).startswith(tile)
        assert drawn.face(CARDS, card) != tile
