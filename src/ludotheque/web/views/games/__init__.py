"""The stages by game."""

from importlib.resources import files
from typing import Final

from ludotheque.analysis import FACTS
from ludotheque.bots import BOTS, bots_for
from ludotheque.bots.judges import JUDGES
from ludotheque.bots.valuations import VALUATIONS
from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.lessons import usable_lessons
from ludotheque.plugins import OWN_PACKAGE, BrokenPlugin, Plugins, subclass_of
from ludotheque.puzzles import usable_puzzles
from ludotheque.texts import LANGUAGES, worded_games
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.stage import Stage

from .plain import PlainStage


def _stage(name: str, found: object) -> Stage:
    stage: Stage = subclass_of(Stage, found)(GAMES[name])
    stage.sprite()
    stage.banner()  # both are on pages that show other games too, or on every page of this one
    _check_files(stage)
    return stage


def _check_files(stage: Stage) -> None:
    """An exception if a stage of another package has no such package, or if it names a file that it
    does not bring."""
    if not stage.package:
        return
    scripts = (stage.script,) if stage.script else ()
    named = {"templates": (stage.template,), "static": (*stage.styles, *scripts)}
    for folder, names in named.items():
        for name in names:
            own = name.removeprefix(f"{stage.folder}/")
            if own != name and not (files(stage.package) / folder / own).is_file():
                raise FileNotFoundError(f"{stage.package} has no {folder}/{own}")


STAGES: Final = Plugins[Stage]("ludotheque.stages", _stage)


def stage_of(game: Game) -> Stage:
    """The game's own stage, or the plain one."""
    return STAGES.usable(game.name) or PlainStage(game)


def usable_stages() -> tuple[dict[str, Stage], list[BrokenPlugin]]:
    """A stage for each game that can be used, and what cannot be used."""
    games: dict[str, Game] = GAMES.all_usable()
    for game in games.values():
        bots_for(game)  # finds out which bots cannot say
    problems = [
        *STAGES.problems(),
        *JUDGES.problems(),
        *VALUATIONS.problems(),
        *FACTS.problems(),
        *BOTS.problems(),
    ]
    for lang in LANGUAGES:
        worded, unworded = worded_games(phrasebook(lang))
        games = {name: game for name, game in games.items() if name in worded}
        problems += unworded
    # that ours can be played is tested, and playing them all takes longer than the rest of a start
    brought = [game for name, game in games.items() if GAMES.package(name) != OWN_PACKAGE]
    problems += [*usable_lessons(brought)[1], *usable_puzzles(brought)[1]]
    told = {str(broken): broken for broken in problems}  # what both languages lack is told once
    return {name: stage_of(game) for name, game in games.items()}, list(told.values())
