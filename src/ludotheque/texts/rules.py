"""A game's rules in our own words, written in Markdown beside the game."""

from importlib.resources import files


def rules_text(game: str, lang: str) -> str:
    """The rules of this game, in this language."""
    package = f"ludotheque.games.{game.replace('-', '_')}"
    return (files(package) / f"rules.{lang}.md").read_text("utf-8")
