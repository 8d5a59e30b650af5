"""A game from a package that brings no lessons."""

from typing import Final

from pebbles import CARDS, TEXTS, Pebbles


class Untaught(Pebbles):
    """Pebbles, as if it came from here."""


UNTAUGHT: Final = Untaught(CARDS, TEXTS)
