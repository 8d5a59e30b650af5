"""District Noir at a terminal: the line, the collections, the hand."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core import EVERYTHING, Card
from ludotheque.games.district_noir.holdings import Holdings
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.terminal.line_breaks import prose
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import Screen
from ludotheque.texts import Texts

_STYLES: Final = {"support": "bold", "alliance": "green", "betrayal": "red", "city": "yellow"}


class DistrictNoirScreen(Screen[DistrictNoirState]):
    """One screen of text, readable on 60 columns."""

    def draw(self, view: DistrictNoirState, scene: Scene) -> list[RenderableType]:
        parts: list[RenderableType] = [_title(view, scene), ""]
        parts += [_line(view, scene), "", _collections(view, scene), ""]
        for seat, hand in enumerate(view.hands):
            if view.eyes in (seat, EVERYTHING):
                own, name = scene.word("hand"), scene.names[seat]
                heading = own if seat == scene.reader else scene.word("hand-of", name=name)
                cards = _chips(hand, view, scene)
                parts.append(Text.assemble((f"{heading}  ", "dim"), cards))
        return parts


def _title(view: DistrictNoirState, scene: Scene) -> Text:
    game, starter = scene.texts.word("game-name"), view.starter
    figures = {"round": view.round, "rounds": view.catalogue.rounds, "deck": len(view.deck)}
    if scene.over:
        return Text(scene.word("title-over", game=game), "bold")
    if starter == scene.reader:
        return prose(scene.word("title-you", game=game, **figures), "bold")
    return prose(scene.word("title", game=game, name=scene.names[starter], **figures), "bold")


def _line(view: DistrictNoirState, scene: Scene) -> RenderableType:
    if not view.line:
        return Text(scene.word("line-empty"))
    table = Table.grid(padding=(0, 2))
    if scene.over:
        table.add_row(Text(scene.word("line-left"), "dim"), _chips(view.line, view, scene))
        return table
    first = max(0, len(view.line) - view.catalogue.take)
    for key, cards in (("line-stays", view.line[:first]), ("line-taken", view.line[first:])):
        if cards:
            table.add_row(Text(scene.word(key), "dim"), _chips(cards, view, scene))
    return table


def _chips(cards: Sequence[Card], view: DistrictNoirState, scene: Scene) -> Text:
    """Cards as short signs: the value of a Support, the sign or name of others."""
    if not cards:
        return Text(scene.word("no-cards"), "dim")
    return Text("  ").join([_chip(card, view, scene.texts) for card in cards])


def _chip(card: Card, view: DistrictNoirState, texts: Texts) -> Text:
    kind = view.catalogue.box.kinds[card]
    name = texts.card(card) if kind.type == "city" else texts.card(card).split()[-1]
    return Text(f"[{name}]", _STYLES[kind.type])


def _collections(view: DistrictNoirState, scene: Scene) -> Table:
    """What each player has taken and what it is worth now."""
    cards, owned = view.catalogue, Holdings(view)
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column("")
    for name in scene.headings():
        table.add_column(Text(name), justify="left", overflow="ellipsis")
    for card in cards.supports:
        each = [_owned(owned.count(seat, card), owned.majority(seat, card)) for seat in (0, 1)]
        table.add_row(Text(scene.texts.card(card), "bold"), *each)
    series = [_owned(owned.series(seat), owned.series_worth(seat)) for seat in (0, 1)]
    table.add_row(scene.word("series"), *series)
    for key, kinds, style in (
        ("alliances", cards.alliances, "green"),
        ("betrayals", cards.betrayals, "red"),
    ):
        sums = [_signed(owned.sum_of(seat, kinds)) for seat in (0, 1)]
        table.add_row(Text(scene.word(key), style), *sums)
    places = [[scene.texts.card(card) for card in owned.of(seat, cards.cities)] for seat in (0, 1)]
    table.add_row(Text(scene.word("city"), "yellow"), *[", ".join(p) or "·" for p in places])
    table.add_section()
    table.add_row(scene.word("in-hand"), *[str(len(hand)) for hand in view.hands])
    if scene.over:
        return table
    takes = [scene.word("take-made" if taken else "take-to-come") for taken in view.taken]
    table.add_row(scene.word("take-of-the-round"), *takes)
    now = view.standing()
    if now is not None:
        table.add_row(Text(scene.word("if-it-ended-now")), *[Text(_number(p), "bold") for p in now])
    return table


def _owned(count: int, worth: int) -> str:
    """The number of cards and their points: `2 (+5)`."""
    if not count:
        return "·"
    return f"{count} ({_signed(worth)})" if worth else str(count)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "·"


def _number(points: int) -> str:
    return str(points).replace("-", "−")
