"""Scenes of District Noir: the ways to end that a game of chance seldom finds."""

from tests.games.district_noir.tables import table
from tests.playthroughs.entries import Scene

NAME = "district-noir"

SCENES = (
    Scene(
        NAME,
        "new-round",
        "The last action of a round: the other player starts the next one and draws first.",
        table(
            line="+2 +2 docks",
            hands=("", "8"),
            taken=(False, True),
            active=1,
            deck="5 5 5 6 6 7 7 7 8 8",
        ),
        ("play 8", "take", "play 5", "play 8"),
    ),
    Scene(
        NAME,
        "city-at-the-very-end",
        "The City wins with the last action of the game, whatever the points.",
        table(
            line="docks 5",
            hands=("", "-1"),
            taken=(False, True),
            active=1,
            piles=("police-station city-hall -3 -3", "8 8 8 7 7 7 +4"),
        ),
        ("play -1", "take"),
    ),
    Scene(
        NAME,
        "won-on-supports",
        "Equal points: the 8s are equal too, and the 7s decide.",
        table(
            line="8 -2 -2",
            hands=("", "+3"),
            taken=(False, True),
            active=1,
            piles=("7 -2 +4", "8 5 +3"),
        ),
        ("play +3", "take"),
    ),
    Scene(
        NAME,
        "drawn",
        "Equal points and equal Supports; cards are left in the line.",
        table(
            line="6 7 -3",
            hands=("docks", "city-hall"),
            taken=(True, True),
            piles=("5 8 +2", "5 8 +3 -1"),
        ),
        ("play docks", "play city-hall"),
    ),
)
