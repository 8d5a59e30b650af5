"""Action-point games at a terminal: the line with its prices, the estates and the hands."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from ludotheque.core import EVERYTHING, GAP, HIDDEN, Card, Seat
from ludotheque.games.market.state import MarketState, MarketStateT
from ludotheque.terminal.line_breaks import Flow, prose
from ludotheque.terminal.scene import Scene, numbered
from ludotheque.terminal.screen import Screen


class MarketScreen(Screen[MarketStateT]):
    """One screen of text, readable on 60 columns. Each game adds what is built."""

    styles: ClassVar[Mapping[str, str]]
    """The colour of each type of card."""

    @abstractmethod
    def rows(self, view: MarketStateT, number: int, scene: Scene) -> list[list[Text]]:
        """What an estate has built, row by row."""

    def name(self, view: MarketStateT, number: int, scene: Scene) -> str:
        """Whose estate it is."""
        return scene.headings()[view.owners[number]]

    def remarks(self, view: MarketStateT, scene: Scene) -> list[RenderableType]:
        """Further information, shown above the reader's own hand."""
        return []

    def draw(self, view: MarketStateT, scene: Scene) -> list[RenderableType]:
        parts: list[RenderableType] = [_title(view, scene), ""]
        if view.line:
            parts += [self._line(view, scene), ""]
        for number in range(len(view.owners)):
            parts += self._estate(view, number, scene)
        parts += ["", *self.remarks(view, scene)]
        if view.discard:
            gone = self.counted(view, sorted(view.discard), scene)
            parts.append(Flow(scene.texts.word("zone-discard") + "  ", gone))
        parts.append(_hand_sizes(view, scene))
        points = None if scene.over else view.standing()
        if points is not None:
            parts.append(_points(points, scene))
        for seat, hand in enumerate(view.hands.held):
            if view.eyes in (seat, EVERYTHING):
                parts.append(self._hand(view, seat, hand, scene))
        return parts

    def cards_in_sight(self, view: MarketStateT) -> list[Card]:
        """The cards that can be taken from the line or are in the viewer's hand."""
        cards = [*view.line]
        if view.eyes >= 0:
            cards += view.hands.held[view.eyes]
        return sorted({card for card in cards if card >= 0})

    def card(self, view: MarketStateT, card: Card, scene: Scene) -> Text:
        return Text(scene.texts.card(card), self.styles[view.catalogue.box.kinds[card].type])

    def counted(self, view: MarketStateT, cards: Sequence[Card], scene: Scene) -> list[Text]:
        """The cards, each with its count behind it: in front stands the number of a land."""
        found: list[Text] = []
        for card in dict.fromkeys(cards):
            count = cards.count(card)
            text = self.card(view, card, scene)
            found.append(
                text
                if count == 1
                else Text.assemble(text, f"\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{count}")
            )
        return found

    def _line(self, view: MarketStateT, scene: Scene) -> Flow:
        """Each card with its price; a gap is a dash."""
        places: list[Text] = []
        for price, card in enumerate(view.line, start=1):
            name = Text("–", "dim") if card == GAP else self.card(view, card, scene)
            places.append(Text.assemble((f"{price}\N{NO-BREAK SPACE}", "bold"), name))
        return Flow(scene.word("market-line") + "  ", places)

    def _estate(self, view: MarketStateT, number: int, scene: Scene) -> list[RenderableType]:
        """The owner, their gold and what is built."""
        mark = "▶ " if number == view.active and not scene.over else "  "
        gold = scene.word("estate-gold", gold=view.purses[number])
        name = numbered(number, self.name(view, number, scene))
        parts: list[RenderableType] = [Text.assemble(mark, (name, "bold"), "  ", gold)]
        rows = [row for row in self.rows(view, number, scene) if row]
        return parts + [Flow(" " * 4, row) for row in rows]

    def _hand(self, view: MarketStateT, seat: Seat, hand: tuple[Card, ...], scene: Scene) -> Flow:
        """Each card with its cost to lay or play."""
        own, name = scene.word("market-hand"), scene.names[seat]
        heading = own if seat == scene.reader else scene.word("market-hand-of", name=name)
        cards = []
        for card in hand:
            price = f"\N{NO-BREAK SPACE}({view.catalogue.prices[card]})"
            cards.append(Text.assemble(self.card(view, card, scene), price))
        return Flow(f"{heading}  ", cards or [Text(scene.word("no-cards"), "dim")])


def _title(view: MarketState, scene: Scene) -> Text:
    game = scene.texts.word("game-name")
    bank = scene.word("estate-gold", gold=view.bank)
    return prose(scene.word("market-title", game=game, deck=len(view.deck), bank=bank), "bold")


def _hand_sizes(view: MarketState, scene: Scene) -> Flow:
    """How many cards each player holds, and which of them are known."""
    sizes: list[Text] = []
    for seat, hand in enumerate(view.hands.held):
        text = Text(scene.word("holds", name=scene.numbered()[seat], count=len(hand)))
        known = [card for card in hand if card != HIDDEN]
        if known and view.eyes not in (seat, EVERYTHING):
            text.append_text(Text.assemble(" (", scene.texts.cards(known), ")"))
        sizes.append(text)
    return Flow(scene.word("in-hand") + "  ", sizes)


def _points(points: Sequence[int], scene: Scene) -> Flow:
    """What each player would have if the game ended now."""
    each = zip(scene.numbered(), points, strict=True)
    shown = [Text(scene.word("holds", name=name, count=count)) for name, count in each]
    return Flow(scene.word("if-it-ended-now") + "  ", shown)
