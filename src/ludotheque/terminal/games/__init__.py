"""The screens by game."""

from typing import Final

from ludotheque.plugins import Plugins, subclass_of
from ludotheque.terminal.screen import Screen

from .plain import PlainScreen


def _screen(_name: str, found: object) -> Screen:
    screen: Screen = subclass_of(Screen, found)()
    return screen


SCREENS: Final = Plugins[Screen]("ludotheque.screens", _screen)


def screen_of(game: str) -> Screen:
    """The screen of this game: its own, or the plain one."""
    return SCREENS.usable(game) or PlainScreen()
