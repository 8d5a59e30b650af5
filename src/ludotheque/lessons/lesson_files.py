"""The lessons beside a game: the folder `lessons` in its package."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.plugins import OWN_PACKAGE, BrokenPlugin
from ludotheque.texts import DEFAULT_LANGUAGE

from .lesson import BadLesson, Lesson
from .lesson_texts import FOLDER, lesson_texts

_SUFFIX: Final = ".toml"


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The game's lessons in their order; none if it brings none. BadLesson if one cannot be
    played."""
    folder = files(game.package) / FOLDER
    if not folder.is_dir():
        return ()
    found = []
    for file in folder.iterdir():
        if file.name.endswith(_SUFFIX):
            name = file.name.removesuffix(_SUFFIX)
            try:
                written = tomllib.loads(file.read_text("utf-8"))
            except tomllib.TOMLDecodeError as problem:
                raise BadLesson(name, "its file", str(problem)) from None
            found.append(Lesson(game, name, written))
    for lesson in found:
        lesson_texts(game, DEFAULT_LANGUAGE).check(lesson)
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def has_lessons(game: Game) -> bool:
    """Whether the game has lessons that can be played. Ours can, as tests say: so a page that only
    links to them need not play them all."""
    if game is GAMES.usable(game.name) and GAMES.package(game.name) == OWN_PACKAGE:
        return (files(game.package) / FOLDER).is_dir()
    return bool(usable_lessons([game])[0])


def usable_lessons(
    games: Iterable[Game],
) -> tuple[dict[str, tuple[Lesson, ...]], list[BrokenPlugin]]:
    """The lessons of each game that has some, and what cannot be used."""
    found, problems = {}, []
    for game in games:
        try:
            lessons = lessons_of(game)
        except BadLesson as problem:
            problems.append(BrokenPlugin(game.name, GAMES.package(game.name), str(problem)))
        else:
            if lessons:
                found[game.name] = lessons
    return found, problems
