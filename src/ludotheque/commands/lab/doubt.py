"""`ludotheque lab doubt`: how much the reconstructed figures of a list matter."""

from pathlib import Path
from typing import Final

import click

from ludotheque.commands.arguments import FILE, as_game, complete_game
from ludotheque.core import Game
from ludotheque.terminal import Terminal

from .lab_command import (
    GameRequest,
    LabCommand,
    WorkerRequest,
    as_number,
    game_options,
    words_of,
    worker_options,
)
from .progress import ProgressBar
from .setup import plan_of, workers_of

USUAL_LISTS: Final = 20
USUAL_GAMES: Final = 200


@click.command(
    "doubt",
    cls=LabCommand,
    examples=[
        "ludotheque lab doubt samarande",
        "ludotheque lab doubt samarande --seats greedy*5 --lists 40 --games 500",
    ],
)
@click.argument("game", callback=as_game, required=False, shell_complete=complete_game)
@click.option("--lists", metavar="count", callback=as_number(2))
@click.option("--games", metavar="count", callback=as_number(2))
@click.option("--cards", metavar="file", type=FILE)
@game_options
@worker_options
@click.pass_obj
def doubt(
    terminal: Terminal,
    game: Game,
    lists: int | None,
    games: int | None,
    cards: Path | None,
    asked: GameRequest,
    by: WorkerRequest,
) -> None:
    from ludotheque.lab.card_list import reconstructed
    from ludotheque.lab.doubt import doubt as doubted
    from ludotheque.lab.doubt import spread_of

    plan = plan_of(game, asked, terminal, cards)
    words = words_of(terminal)
    figures = reconstructed(plan.played_game())
    if not figures:
        terminal.show(words.word("doubt-none"))
        return
    count, each = lists or USUAL_LISTS, games or USUAL_GAMES
    found = []
    with (
        workers_of(by, terminal) as workers,
        ProgressBar((count + 1) * each, 0, words, terminal) as bar,
    ):
        for result in doubted(plan, count, each, workers):
            found.append(result)
            bar.show(len(found) * each)
    published, *others = found
    first, turns = words.share(published.first), words.between(published.turns)
    terminal.show(words.word("doubt-published", first=first, turns=turns))
    number, total = words.number(count), words.number(len(figures))
    terminal.show(words.word("doubt-lists", count=count, lists=number, figures=total))
    shares = spread_of([result.first for result in others])
    terminal.show(
        words.word(
            "doubt-first",
            low=words.percent(shares.lowest),
            high=words.percent(shares.highest),
            spread=words.number(100 * shares.spread, 1),
        )
    )
    lengths = spread_of([result.turns for result in others])
    terminal.show(
        words.word(
            "doubt-turns",
            low=words.number(lengths.lowest, 1),
            high=words.number(lengths.highest, 1),
            spread=words.number(lengths.spread, 1),
        )
    )
