"""`ludotheque lab ladder`: whether each level beats the one below. Run by `make ladder`."""

from typing import TYPE_CHECKING, Final

import click

from ludotheque.commands.arguments import complete_game, game_named
from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.plugins import OWN_PACKAGE
from ludotheque.terminal import Terminal

from .lab_command import LabCommand, WorkerRequest, as_number, words_of, worker_options
from .setup import workers_of

if TYPE_CHECKING:
    from ludotheque.lab.bot_spec import Thinking
    from ludotheque.lab.ladder import Step
    from ludotheque.lab.ratings import Rating
    from ludotheque.lab.words import LabWords

USUAL_DEALS: Final = 200
USUAL_THINKING: Final = "200i"


@click.command(
    "ladder",
    cls=LabCommand,
    examples=[
        "ludotheque lab ladder district-noir --deals 40",
        "ludotheque lab ladder noxford --thinking 0.05s --unrepeatable",
    ],
)
@click.argument("game", required=False, shell_complete=complete_game)
@click.option("--deals", metavar="count", callback=as_number(1))
@click.option("--thinking", metavar="thinking")
@click.option("--unrepeatable", is_flag=True)
@click.option("--only-two", is_flag=True)
@worker_options
@click.pass_obj
def ladder(
    terminal: Terminal,
    game: str | None,
    deals: int | None,
    thinking: str | None,
    unrepeatable: bool,
    only_two: bool,
    by: WorkerRequest,
) -> None:
    """Rows of a table in Markdown, each as soon as it is sure."""
    from ludotheque.lab.bot_spec import read_thinking
    from ludotheque.lab.ladder import rated, steps
    from ludotheque.lab.problem import LabProblem

    long = read_thinking(thinking or USUAL_THINKING)
    if not (long.is_repeatable or unrepeatable):
        raise LabProblem("wrong-seconds", found=str(long))
    names = [game] if game else [name for name in GAMES if GAMES.package(name) == OWN_PACKAGE]
    games = [game_named(name, terminal) for name in names]
    words, most = words_of(terminal), deals or USUAL_DEALS
    with workers_of(by, terminal) as workers:
        for each in games:
            _title(each, most, long, words, terminal)
            climbed = []
            for step in steps(each, most, long, workers, players=min(each.players)):
                climbed.append(step)
                _row(step, words, terminal)
            if min(each.players) == 2:
                _show_ratings(rated(each, climbed), words, terminal)
            if len(each.players) > 1 and not only_two:
                players = max(each.players)
                for step in steps(each, most, long, workers, players=players, only_next=True):
                    _row(step, words, terminal)
            terminal.show("")


def _show_ratings(found: "dict[str, Rating]", words: "LabWords", terminal: Terminal) -> None:
    terminal.show("", words.word("ladder-ratings"))
    for level, rating in found.items():
        points, low, high = (words.number(figure) for figure in rating)
        title = words.word(f"level-{level}")
        said = words.word("ladder-rating", level=title, points=points, low=low, high=high)
        terminal.show(f"- {said}")
    terminal.show("")


def _title(
    game: Game, deals: int, thinking: "Thinking", words: "LabWords", terminal: Terminal
) -> None:
    from ludotheque.version import is_compiled

    how_long = (
        words.word("ladder-seconds", seconds=f"{thinking.seconds:g}")
        if thinking.seconds
        else words.word("ladder-iterations", iterations=thinking.iterations)
    )
    terminal.show(
        words.word(
            "ladder-title",
            game=words.texts(game).word("game-name"),
            way=words.word("ladder-compiled" if is_compiled() else "ladder-plain"),
            thinking=how_long,
            deals=words.number(deals),
        ),
        "",
    )
    columns = ("players", "contest", "won", "won-share", "equal")
    titles = [words.word(f"column-{column}") for column in columns]
    _line(titles, terminal)
    _line(["---"] * len(titles), terminal)


def _row(step: "Step", words: "LabWords", terminal: Terminal) -> None:
    found = step.found
    low, high = found.interval
    upper, lower = (words.word(f"level-{level}") for level in (step.upper, step.lower))
    won = words.number(found.share * found.games, 0 if _is_whole(found.share * found.games) else 1)
    figures = (words.number(100 * each) for each in (found.share, low, high))
    figure, least, most = figures
    cells = [
        str(found.players),
        words.word("ladder-against", upper=upper, lower=lower),
        words.word("ladder-won", won=won, games=words.number(found.games)),
        words.word("share-between", figure=figure, low=least, high=most),
        words.percent(found.equal_share, 0),
    ]
    _line(cells, terminal)


def _line(cells: list[str], terminal: Terminal) -> None:
    terminal.console.print(f"| {' | '.join(cells)} |", markup=False, soft_wrap=True)


def _is_whole(figure: float) -> bool:
    return abs(figure - round(figure)) < 1e-6
