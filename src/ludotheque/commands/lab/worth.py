"""`ludotheque lab worth`: what cards are worth, by exchanging them."""

from pathlib import Path
from typing import Final

import click

from ludotheque.commands.arguments import FILE, complete_game, game_named
from ludotheque.core import HIDDEN, Game
from ludotheque.terminal import Terminal

from .lab_command import (
    GameRequest,
    LabCommand,
    WorkerRequest,
    as_number,
    as_run,
    game_options,
    words_of,
    worker_options,
)
from .run_progress import play_run
from .setup import plan_of

USUAL_PAIRS: Final = 400


@click.command(
    "worth",
    cls=LabCommand,
    examples=[
        "ludotheque lab worth sans-foi-ni-loi --out worth",
        "ludotheque lab worth sans-foi-ni-loi --card panic --card sheriff --out two-cards",
        "ludotheque lab worth --out worth",
    ],
)
@click.argument("game", required=False, shell_complete=complete_game)
@game_options
@click.option("--card", metavar="card", multiple=True)
@click.option("--plain", metavar="card")
@click.option("--pairs", metavar="count", callback=as_number(1))
@click.option("--cards", metavar="file", type=FILE)
@click.option("--out", metavar="folder", type=FILE, callback=as_run)
@click.option("--chunk", metavar="count", callback=as_number(1))
@worker_options
@click.pass_obj
def worth(
    terminal: Terminal,
    game: str | None,
    asked: GameRequest,
    card: tuple[str, ...],
    plain: str | None,
    pairs: int | None,
    cards: Path | None,
    out: Path,
    chunk: int | None,
    by: WorkerRequest,
) -> int:
    """Exit status: 0, or 130 if it was interrupted; then the same command goes on."""
    from ludotheque.lab.chunk import Chunk
    from ludotheque.lab.exchange import Exchange, exchange_of
    from ludotheque.lab.problem import LabProblem
    from ludotheque.lab.run_folder import RunFolder

    if RunFolder.is_there(out):
        run = RunFolder.read(out)
        if not isinstance(run.plan, Exchange):
            raise LabProblem("wrong-run-there", folder=str(out))
        exchange = run.plan
    else:
        if game is None:
            raise LabProblem("wrong-run-nothing")
        named = game_named(game, terminal)
        plan = plan_of(named, asked, terminal, cards)
        for name in (*card, *([plain] if plain else [])):
            _check_card(name, plan.played_game())
        exchange = exchange_of(plan, card, plain or "")
        games = (pairs or USUAL_PAIRS) * len(exchange.wanted)
        run = RunFolder.create(out, exchange, Chunk(0, games - 1))
    if pairs is not None and pairs * len(exchange.wanted) > run.wanted.games:
        run.wanted = Chunk(0, pairs * len(exchange.wanted) - 1)
        run.save()
    return play_run(run, chunk or 0, by, words_of(terminal), terminal)


def _check_card(name: str, game: Game) -> None:
    from ludotheque.lab.problem import LabProblem

    if game.box.find(name) == HIDDEN:
        known = ", ".join(kind.name for kind in game.box.kinds if not kind.letter)
        raise LabProblem("wrong-lab-card", found=name, known=known)
