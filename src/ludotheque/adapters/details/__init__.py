"""What each game adds to its columns, found by the entry points `ludotheque.details`."""

from typing import Final

from ludotheque.plugins import Plugins, subclass_of

from .details import Details


def _details(_name: str, found: object) -> Details:
    details: Details = subclass_of(Details, found)()
    return details


DETAILS: Final = Plugins[Details]("ludotheque.details", _details)
"""By game. A game without details has the columns that every game has."""


def details_of(game: str) -> Details:
    """The details of this game: its own, or none."""
    return DETAILS.usable(game) or Details()


__all__ = ["DETAILS", "Details", "details_of"]
