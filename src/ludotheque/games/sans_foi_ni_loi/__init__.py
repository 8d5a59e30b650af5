"""Sans Foi Ni Loi, for two to six: a ranch, its herds and its cowboys, and no mercy."""

from importlib.resources import files

from ludotheque.games.market import texts

from .game import SansFoiNiLoi


def load() -> SansFoiNiLoi:
    """The game with its published cards."""
    cards = (files(__name__) / "cards.toml").read_text("utf-8")
    return SansFoiNiLoi(cards, texts(__name__))


__all__ = ["SansFoiNiLoi", "load"]
