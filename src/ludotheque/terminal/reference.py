"""Reference pages: the games, their rules, their cards."""

import re
from collections.abc import Iterable
from typing import Final

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludotheque.core import Game, Kind

from .terminal import Terminal

_PICTURE: Final = re.compile(r"!\[[^\]]*\]\([^)]*\)\s*")
"""A picture in Markdown, with the space or the blank line after it."""


def show_games(games: Iterable[Game], terminal: Terminal) -> None:
    """List each game with its seats, its length and one sentence."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    for key in ("games-heading", "games-players", "games-minutes", "games-about"):
        table.add_column(terminal.word(key), overflow="fold")
    for game in games:
        texts = terminal.texts(game)
        low, high = min(game.players), max(game.players)
        table.add_row(
            Text(f"{texts.word('game-name')}\n{game.name}", "bold"),
            str(low) if low == high else f"{low}–{high}",
            texts.word("game-length"),
            texts.word("game-about"),
        )
    terminal.show(table)


def show_rules(text: str, terminal: Terminal) -> None:
    """Show a game's rules, written in Markdown, without the pictures meant for web pages."""
    terminal.show(Markdown(_PICTURE.sub("", text)))


def show_cards(game: Game, terminal: Terminal) -> None:
    """List each card with its figures and their sources."""
    texts = terminal.texts(game)
    name = texts.word("game-name")
    terminal.say("cards-heading", "bold", count=game.box.total, game=name)
    figures = list(dict.fromkeys(figure for kind in game.box.kinds for figure in kind.figures))
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(terminal.word("cards-name"))
    for figure in ("count", *figures):
        table.add_column(terminal.word(f"figure-{figure}"), justify="right")
    table.add_column(terminal.word("cards-source"), overflow="fold")
    for card, kind in enumerate(game.box.kinds):
        values = [_number(kind.figures.get(figure)) for figure in figures]
        table.add_row(texts.card(card), str(kind.count), *values, _source(kind, terminal))
    terminal.show("", table, "")
    terminal.say("cards-note", game=game.name)


def _number(value: int | None) -> str:
    return "" if value is None else str(value).replace("-", "−")


def _source(kind: Kind, terminal: Terminal) -> str:
    """One word if all figures have the same source, else a word for each."""
    each = {figure: terminal.word(f"source-{source}") for figure, source in kind.sources.items()}
    if len(set(each.values())) == 1:
        return each["count"]
    named = [
        terminal.word("figure-source", figure=terminal.word(f"figure-{figure}"), source=source)
        for figure, source in each.items()
    ]
    return ", ".join(named)
