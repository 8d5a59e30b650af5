"""The drawings that both games' tables ask for by name, besides those of cards and their types."""

from typing import Final

from ludotheque.games.drawings import BACK, SCENE


def die(face: int) -> str:
    """The name of the sign of a die that shows this face."""
    return f"die-{face}"


SIGNS: Final = (BACK, SCENE, "coin", "hand", *[die(face) for face in range(1, 7)])
"""By name; each game has its own, in its colours."""
