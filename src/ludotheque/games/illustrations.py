"""Pictures for the rules, by the names that the rules use."""

from collections.abc import Callable

from ludotheque.core import HIDDEN, Box, Card


def illustrated(
    name: str, box: Box, card: Callable[[Card], str], position: Callable[[str], str | None]
) -> str | None:
    """`card:souk` is a whole card, `position:line` the drawing that `position` has under that name.
    None if there is no picture of this name."""
    what, _, which = name.partition(":")
    if what == "card":
        found = box.find(which)
        return None if found == HIDDEN else card(found)
    return position(which) if what == "position" else None


def others_of(box: Box, names: list[str]) -> list[str] | None:
    """The names of all the other cards; None if the box lacks a card of one of these names."""
    found = [box.find(name) for name in names]
    return None if HIDDEN in found else [box.name(card) for card in box.unseen(found)]
