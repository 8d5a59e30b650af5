"""Any game at a terminal, by what the contract knows: its places, its points."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from ludotheque.core import HIDDEN, NOBODY, Card, Seat, State, Zone
from ludotheque.terminal.line_breaks import Flow
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import Screen

_BELOW: Final = "  "


class PlainScreen(Screen[State]):
    """The common places, then each player's, the reader's own last: nearest to the question."""

    def draw(self, view: State, scene: Scene) -> list[RenderableType]:
        parts: list[RenderableType] = [Text(scene.texts.word("game-name"), "bold"), ""]
        zones = view.zones()
        parts += _places([zone for zone in zones if zone.owner == NOBODY], scene)
        for seat in sorted(range(view.seats), key=lambda seat: seat == scene.reader):
            own = [zone for zone in zones if zone.owner == seat]
            parts += ["", _player(seat, view, scene), *_places(own, scene, _BELOW)]
        return parts


def _player(seat: Seat, view: State, scene: Scene) -> Text:
    name = Text(scene.numbered()[seat], "bold")
    points = None if scene.over else view.standing()
    if points is None:
        return name
    return Text.assemble(name, "  ", (scene.word("standing", points=points[seat]), "dim"))


def _places(zones: Sequence[Zone], scene: Scene, indent: str = "") -> list[Flow]:
    """A line for each place that holds something, and one for all that are empty."""
    lying = [(scene.texts.zone(zone), _lying(zone, scene)) for zone in zones]
    empty = [Text(title, "dim") for title, items in lying if not items]
    lines = [(title, items) for title, items in lying if items]
    if empty:
        lines.append((scene.word("empty-places"), empty))
    width = max([len(title) for title, _ in lines], default=0)
    return [Flow(f"{indent}{title:{width}}  ", items) for title, items in lines]


def _lying(zone: Zone, scene: Scene) -> list[Text]:
    items = _cards(zone.cards, scene)
    if zone.gold:
        items.append(Text(scene.word("estate-gold", gold=zone.gold), "yellow"))
    return items


def _cards(cards: Sequence[Card], scene: Scene) -> list[Text]:
    """The cards by name, equal neighbours together, hidden ones counted."""
    found: list[Text] = []
    for at, card in enumerate(cards):
        if at and cards[at - 1] == card:
            continue
        count = next((n for n, other in enumerate(cards[at:]) if other != card), len(cards) - at)
        if card == HIDDEN or count > 1:
            found.append(Text(scene.texts.some(card, count), "dim" if card == HIDDEN else ""))
        else:
            found.append(Text(scene.texts.card(card)))
    return found
