"""District Noir, for two: play a card or take five, at the right moment."""

from importlib.resources import files

from .game import DistrictNoir


def load() -> DistrictNoir:
    """The game with its published cards."""
    here = files(__name__)
    texts = {lang: (here / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "en")}
    return DistrictNoir((here / "cards.toml").read_text("utf-8"), texts)


__all__ = ["DistrictNoir", "load"]
