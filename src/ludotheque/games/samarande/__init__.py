"""Les Fils de Samarande, for two to five: a city of the Thousand and One Nights, and its genies."""

from importlib.resources import files

from ludotheque.games.market import texts

from .game import Samarande


def load() -> Samarande:
    """The game with its published cards."""
    cards = (files(__name__) / "cards.toml").read_text("utf-8")
    return Samarande(cards, texts(__name__))


__all__ = ["Samarande", "load"]
