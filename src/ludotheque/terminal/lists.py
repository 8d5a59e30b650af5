"""What can be read without playing: the games, their rules, their cards."""

from collections.abc import Iterable

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludotheque.core import Game, Kind

from .voice import Voice


def show_games(games: Iterable[Game], voice: Voice) -> None:
    """Each game with its seats, its length, and one sentence."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("games-heading", "games-players", "games-minutes", "games-about"):
        table.add_column(voice.word(key), overflow="fold")
    for game in games:
        texts = voice.texts(game)
        low, high = min(game.players), max(game.players)
        table.add_row(
            Text(f"{texts.word('game-name')}\n{game.name}", "bold"),
            str(low) if low == high else f"{low}–{high}",
            texts.word("game-length"),
            texts.word("game-about"),
        )
    voice.show(table)


def show_rules(text: str, voice: Voice) -> None:
    """A game's rules, written in Markdown."""
    voice.show(Markdown(text))


def show_cards(game: Game, voice: Voice) -> None:
    """Each card with its figures, and where each of them comes from."""
    texts = voice.texts(game)
    name = texts.word("game-name")
    voice.say("cards-heading", "bold", count=game.box.total, game=name)
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("cards-name", "cards-count", "cards-value", "cards-source"):
        justify = "right" if key in ("cards-count", "cards-value") else "left"
        table.add_column(voice.word(key), justify=justify, overflow="fold")  # type: ignore[arg-type]
    for card, kind in enumerate(game.box.kinds):
        value = str(kind.figures["value"]).replace("-", "−") if "value" in kind.figures else ""
        table.add_row(texts.card(card), str(kind.count), value, _source(kind, voice))
    voice.show("", table, "")
    voice.say("cards-note", game=game.name)


def _source(kind: Kind, voice: Voice) -> str:
    each = {figure: voice.word(f"source-{source}") for figure, source in kind.sources.items()}
    if len(set(each.values())) == 1:
        return each["count"]
    return voice.word("source-both", count=each["count"], value=each["value"])
