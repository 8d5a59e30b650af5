"""Les Fils de Samarande, for two to five: a city of the thousand and one nights, and its genies."""

from importlib.resources import files

from ludotheque.games.market import texts as market_texts

from .game import Samarande


def load() -> Samarande:
    """The game with its published cards."""
    here = files(__name__)
    shared = market_texts()
    texts = {
        lang: shared[lang] + (here / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "en")
    }
    return Samarande((here / "cards.toml").read_text("utf-8"), texts)


__all__ = ["Samarande", "load"]
