"""Sans Foi Ni Loi at a terminal: the line with its prices, the ranches, the hand."""

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotheque.core import EVERYTHING, HIDDEN, Card, State
from ludotheque.games.market.line import GAP
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, Land, Ranch, card_of
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState

from .scene import Scene
from .screen import Screen

_STYLES: Final = {
    "land": "green",
    "herd": "magenta",
    "cowboy": "blue",
    "person": "cyan",
    "killer": "red",
    "trick": "red",
    "bonus": "yellow",
    "fence": "yellow",
}
_BETWEEN: Final = Text(" · ", "dim")


class SansFoiNiLoiScreen(Screen):
    """One screen of text, readable on 60 columns."""

    def draw(self, view: State, scene: Scene) -> list[RenderableType]:
        assert isinstance(view, SansFoiNiLoiState)
        parts: list[RenderableType] = [_title(view, scene), "", _line(view, scene), ""]
        for number in range(len(view.ranches)):
            parts += _ranch(view, number, scene)
        parts += ["", _hand_sizes(view, scene)]
        parts += _shot(view, scene)
        for seat, hand in enumerate(view.hands.held):
            if view.eyes in (seat, EVERYTHING):
                own, name = scene.word("hand"), scene.names[seat]
                heading = own if seat == scene.reader else scene.word("hand-of", name=name)
                parts.append(Text.assemble((f"{heading}  ", "dim"), _hand(view, hand, scene)))
        return parts

    def cards_in_sight(self, view: State) -> list[Card]:
        """What can be taken from the line, or is in the hand of whoever looks."""
        assert isinstance(view, SansFoiNiLoiState)
        cards = [*view.line]
        if view.eyes >= 0:
            cards += view.hands.held[view.eyes]
        return sorted({card for card in cards if card >= 0})


def _title(view: SansFoiNiLoiState, scene: Scene) -> Text:
    game = scene.texts.word("game-name")
    return Text(scene.word("market-title", game=game, deck=len(view.deck), bank=view.bank), "bold")


def _line(view: SansFoiNiLoiState, scene: Scene) -> Text:
    """Each card with its price; a gap is a dash."""
    places: list[Text] = []
    for price, card in enumerate(view.line, start=1):
        name = Text("–", "dim") if card == GAP else _card(view, card, scene)
        places.append(Text.assemble((f"{price}\N{NO-BREAK SPACE}", "bold"), name))
    return Text.assemble((scene.word("market-line") + "  ", "dim"), _BETWEEN.join(places))


def _card(view: SansFoiNiLoiState, card: Card, scene: Scene) -> Text:
    return Text(scene.texts.card(card), _STYLES[view.cards_of.box.kinds[card].type])


def _ranch(view: SansFoiNiLoiState, number: int, scene: Scene) -> list[RenderableType]:
    """Who and how rich, the lands, the people."""
    owner, home = view.named(number)
    name = scene.headings()[owner]
    if home:
        name += " " + scene.word("ranch-first" if home == 1 else "ranch-second")
    mark = "▶ " if number == view.active and not view.over else "  "
    gold = scene.word("ranch-gold", gold=view.purses[number])
    parts: list[RenderableType] = [Text.assemble(mark, (name, "bold"), "  ", gold)]
    ranch = view.ranches[number]
    lands = [_land(view, at, land, scene) for at, land in enumerate(ranch.lands)]
    if lands:
        parts.append(Padding(_BETWEEN.join(lands), (0, 0, 0, 4)))
    people = _people(view, ranch, scene)
    if people:
        parts.append(Padding(_BETWEEN.join(people), (0, 0, 0, 4)))
    return parts


def _land(view: SansFoiNiLoiState, at: int, land: Land, scene: Scene) -> Text:
    """`2 Fair land: Fair herd 4`: herds with what they would sell for."""
    text = Text.assemble((f"{at + 1}\N{NO-BREAK SPACE}", "bold"), _card(view, land.card, scene))
    there = [
        Text.assemble(
            _card(view, card_of(herd), scene), f"\N{NO-BREAK SPACE}{view.cards_of.worth[herd]}"
        )
        for herd in land.herds
    ]
    there += [_card(view, card, scene) for card in (land.mine, land.raid) if card != NONE]
    free = land.room
    if free:
        there.append(Text(scene.word("ranch-room", room=free), "dim"))
    if there:
        text.append_text(Text.assemble(" (", Text(", ").join(there), ")"))
    return text


def _people(view: SansFoiNiLoiState, ranch: Ranch, scene: Scene) -> list[Text]:
    cards = [*ranch.people, *ranch.fences]
    if ranch.panic != NONE:
        cards.append(ranch.panic)
    found: list[Text] = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        text = _card(view, card, scene)
        found.append(text if count == 1 else Text.assemble(f"{count} × ", text))
    return found


def _hand_sizes(view: SansFoiNiLoiState, scene: Scene) -> Text:
    """How many cards each holds, and what is known of them."""
    sizes: list[Text] = []
    for seat, hand in enumerate(view.hands.held):
        text = Text.assemble(scene.headings()[seat], f"\N{NO-BREAK SPACE}{len(hand)}")
        known = [card for card in hand if card != HIDDEN]
        if known and view.eyes not in (seat, EVERYTHING):
            text.append_text(Text.assemble(" (", scene.texts.cards(known), ")"))
        sizes.append(text)
    return Text.assemble((scene.word("in-hand") + "  ", "dim"), _BETWEEN.join(sizes))


def _shot(view: SansFoiNiLoiState, scene: Scene) -> list[RenderableType]:
    """Whom each killer has shot (SF-66)."""
    return [
        Text(
            scene.word(
                "killer-shot", killer=scene.texts.card(killer), cards=scene.texts.cards(shot)
            ),
            "dim",
        )
        for killer, shot in zip(view.cards_of.killers, view.victims, strict=True)
        if shot
    ]


def _hand(view: SansFoiNiLoiState, hand: tuple[Card, ...], scene: Scene) -> Text:
    """Each card with what it costs to lay or play."""
    if not hand:
        return Text(scene.word("no-cards"), "dim")
    costs = view.cards_of.costs
    return _BETWEEN.join(
        [
            Text.assemble(_card(view, card, scene), (f"\N{NO-BREAK SPACE}{costs[card]}", "dim"))
            for card in hand
        ]
    )
