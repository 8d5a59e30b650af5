"""Reference pages: the games, their rules, their cards."""

import re
from collections.abc import Iterable
from typing import Final

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludotheque.core import Game
from ludotheque.texts import FOLDED, figures_of, legend, reconstructed, rules_text

from .line_breaks import glued, prose
from .terminal import Terminal

_NAME_WIDTH: Final = 24

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


def show_rules(game: Game, terminal: Terminal) -> None:
    """Show a game's rules, written in Markdown, without the pictures meant for web pages."""
    text = _PICTURE.sub("", rules_text(terminal.texts(game))).replace(FOLDED, "")
    terminal.show(Markdown(glued(text)), "")
    terminal.say("rules-cards", game=game.name)


def show_cards(game: Game, terminal: Terminal) -> None:
    """List each card with its figures, where they are from, and what it does."""
    texts = terminal.texts(game)
    heading = terminal.word("cards-heading", count=game.box.total, game=texts.word("game-name"))
    terminal.show(prose(heading, "bold"), reconstructed(texts), *legend(texts), "")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(max_width=_NAME_WIDTH)
    for card, kind in enumerate(game.box.kinds):
        if kind.count:
            figures = "\N{NO-BREAK SPACE}· ".join(figures_of(texts, card))
            about = prose(f"{figures}\n{texts.about(card)}\n")
            table.add_row(prose(texts.card(card), "bold"), about)
    terminal.show(table)
    if any("card" in kind.sources.values() for kind in game.box.kinds):
        terminal.say("cards-own", game=game.name)
