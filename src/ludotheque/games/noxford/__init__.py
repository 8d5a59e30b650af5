"""Noxford, for two to four: a city of cards without a grid, and a contest for influence around its
riches."""

from importlib.resources import files

from .game import Noxford


def load() -> Noxford:
    """The game with its published cards."""
    here = files(__name__)
    texts = {lang: (here / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "en")}
    return Noxford((here / "cards.toml").read_text("utf-8"), texts)


__all__ = ["Noxford", "load"]
