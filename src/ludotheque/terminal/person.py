"""A person at the keyboard."""


class Quit(Exception):
    """The person leaves the game."""
