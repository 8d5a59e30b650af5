"""The small signs on both games' tables, in each game's colours: dice, gold, a hand."""

from typing import Final

from ludotheque.games.svg import disc, fill, ink, moved, pen, rounded

_PIPS: Final = (
    ((50, 50),),
    ((27, 27), (73, 73)),
    ((25, 25), (50, 50), (75, 75)),
    ((28, 28), (72, 28), (28, 72), (72, 72)),
    ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    ((29, 24), (71, 24), (29, 50), (71, 50), (29, 76), (71, 76)),
)


def die(face: int, light: str, dark: str) -> str:
    """A die showing this face."""
    pips = [disc(x, y, 9) for x, y in _PIPS[face - 1]]
    return (
        fill(light, rounded(4, 4, 92, 92, 18))
        + pen(4, rounded(4, 4, 92, 92, 18), colour=dark)
        + fill(dark, *pips)
    )


def signs(light: str, dark: str, gold: str) -> dict[str, str]:
    """By name, 100 by 100."""
    found = {f"die-{face}": die(face, light, dark) for face in range(1, 7)}
    found["coin"] = (
        fill(gold, disc(50, 50, 46))
        + pen(5, disc(50, 50, 34), colour=dark)
        + fill(dark, "M44 28H56V72H44z")
    )
    card = rounded(-21, -32, 42, 64, 6)
    found["hand"] = moved(34, 54, ink(card), 1, -18) + moved(
        62, 54, ink(card) + pen(5, card, colour=dark), 1, 12
    )
    return found
