"""The commands that look something up: the games, their rules, their cards."""

from pathlib import Path

import click
from rich.text import Text

from ludotheque.core import Game
from ludotheque.terminal import Terminal
from ludotheque.terminal.reference import show_cards, show_games, show_rules
from ludotheque.texts import worded_games

from .arguments import FILE, as_game, complete_game, plugin_problem, with_own_cards
from .command import Command


@click.command("games", cls=Command, examples=["ludotheque games"])
@click.pass_obj
def games(terminal: Terminal) -> None:
    found, problems = worded_games(terminal)
    show_games(found.values(), terminal)
    for broken in problems:
        terminal.show("", Text(plugin_problem(broken, terminal), "italic"))


@click.command("rules", cls=Command, examples=["ludotheque rules district-noir --lang fr"])
@click.argument("game", required=False, callback=as_game, shell_complete=complete_game)
@click.pass_obj
def rules(terminal: Terminal, game: Game) -> None:
    show_rules(game, terminal)


@click.command(
    "cards",
    cls=Command,
    examples=[
        "ludotheque cards district-noir",
        "ludotheque cards district-noir --toml > my-cards.toml",
    ],
)
@click.argument("game", required=False, callback=as_game, shell_complete=complete_game)
@click.option("--cards", metavar="file", type=FILE)
@click.option("--toml", is_flag=True)
@click.pass_obj
def cards(terminal: Terminal, game: Game, cards: Path | None, toml: bool) -> None:
    game = with_own_cards(game, cards, terminal)
    if toml:
        terminal.console.print(Text(game.box.text), soft_wrap=True, end="")
    else:
        show_cards(game, terminal)
