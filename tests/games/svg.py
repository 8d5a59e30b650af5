"""What holds for every picture of ours, and what tests of them draw."""

import re
from collections.abc import Iterable
from typing import Any, Protocol, TypeVar
from xml.etree import ElementTree

from ludotheque.core import HIDDEN, Card, Dice, Log, State

S = TypeVar("S", bound=State)

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "symbol", "g", "path", "rect", "text"}


def check_plain(picture: str, *, has_ids: bool) -> None:
    """It is whole, plain and wordless. Only a sprite has ids: what stands alone can stand on a
    page twice."""
    root = ElementTree.fromstring(picture)  # noqa: S314  # it is our own
    assert root.tag == f"{SVG}svg"
    ids: list[str] = []
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert "style" not in element.attrib
        assert not any(attribute.startswith("on") for attribute in element.attrib)
        assert not re.search(r"[^\W\d_]", (element.text or "") + (element.tail or ""))
        if "id" in element.attrib:
            ids.append(element.attrib["id"])
    assert len(ids) == len(set(ids))
    assert bool(ids) == has_ids


class Drawings(Protocol):
    """A module that draws a game."""

    def symbols(self) -> str: ...
    def scene(self) -> str: ...
    def card(self, cards: Any, card: Card) -> str: ...
    def symbol_id(self, cards: Any, card: Card) -> str: ...
    def illustration(self, cards: Any, name: str) -> str | None: ...


def drawn(draw: Drawings, cards: Any, name: str) -> str:
    """A picture of the rules that there must be."""
    found = draw.illustration(cards, name)
    assert found is not None, name
    return found


def every_picture(draw: Drawings, cards: Any, positions: Iterable[str]) -> dict[str, str]:
    """All that does not depend on a view, by name: the sprite, the scene, cards, positions."""
    box = cards.box
    found = {"symbols": draw.symbols(), "scene": draw.scene(), "back": draw.card(cards, HIDDEN)}
    found |= {box.name(kind): draw.card(cards, kind) for kind in range(len(box.kinds))}
    found |= {name: drawn(draw, cards, f"position:{name}") for name in positions}
    return found


def moments(state: S, choices: Dice) -> list[S]:
    """Every state of a game in which chance chooses."""
    found: list[S] = []
    while True:
        moment = state.copy()
        assert isinstance(moment, type(state))
        found.append(moment)
        decision = state.decision()
        if decision is None:
            return found
        state.apply(choices.pick(decision.options), choices, Log())
