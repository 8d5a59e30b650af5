"""Sans Foi Ni Loi, for two to six: a ranch, its herds and its cowboys, and no mercy."""

from importlib.resources import files

from ludotheque.games.market import texts as market_texts

from .game import SansFoiNiLoi


def load() -> SansFoiNiLoi:
    """The game with its published cards."""
    here = files(__name__)
    shared = market_texts()
    texts = {
        lang: shared[lang] + (here / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "en")
    }
    return SansFoiNiLoi((here / "cards.toml").read_text("utf-8"), texts)


__all__ = ["SansFoiNiLoi", "load"]
