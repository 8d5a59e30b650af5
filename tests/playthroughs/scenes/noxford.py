"""Scenes of Noxford: Gears, passing, and the ways to end that a game of chance seldom finds."""

from ludotheque.games.noxford.surface import Surface
from tests.games.noxford.tables import NEUTRAL, opening, table
from tests.playthroughs.entries import Scene

NAME = "noxford"
TIGHT = Surface(151, 88, 63, 88)
"""A table with room for the first two cards and no other."""

SCENES = (
    Scene(
        NAME,
        "cover-and-refill",
        "A Lieutenant covers a Punk, a Barracks and a Master are placed; what is used is refilled.",
        table(
            opening(**{"upright 563 363": "lion-punk"}),
            hands=("cobra-lieutenant cobra-punk cobra-tough", "lion-tough lion-punk lion-punk"),
            decks=("cobra-tough cobra-punk", "lion-tough"),
            display="barracks district-gold",
            deck="district-all district-arms",
        ),
        (
            "cover cobra-lieutenant 563 363",
            "place barracks sideways 500 237",
            "place cobra-master upright 437 237",
        ),
    ),
    Scene(
        NAME,
        "gears",
        "One Gear moves the top of a pile over a card, one moves nothing, one a card elsewhere.",
        table(
            opening(**{"sideways 500 237": "lion-gear-punk rat-tough"}),
            hands=("cobra-gear-punk cobra-punk", "lion-gear-punk lion-punk", "rat-gear-punk"),
            decks=("", "", "rat-punk"),
        ),
        (
            "place cobra-gear-punk upright 563 363",
            "move 500 237 over 563 363",
            "place lion-gear-punk upright 500 388",
            "stay",
            "place rat-gear-punk upright 437 237",
            "move 563 300 upright 588 275",
        ),
    ),
    Scene(
        NAME,
        "last-gear",
        "Where the table wants it, a Gear turns although it was its owner's last card.",
        table(
            opening(**{"sideways 500 237": "lion-tough"}),
            hands=("cobra-gear-punk", "lion-punk"),
            masters=(False, True),
            last_gear=True,
        ),
        ("place cobra-gear-punk upright 563 363", "move 500 237 over 563 363"),
    ),
    Scene(
        NAME,
        "won-on-districts",
        "Equal points: two Districts are more than one.",
        table(
            {
                "upright 100 100": "district-gold",
                "upright 163 100": "cobra-punk",
                "upright 100 188": "district-arms",
                "upright 100 276": "barracks",
                "upright 100 364": "district-poison-arms",
                "upright 163 364": "lion-punk",
            },
            hands=("cobra-punk", "lion-tough"),
            masters=(False, False),
        ),
        ("place cobra-punk upright 163 188",),
    ),
    Scene(
        NAME,
        "shared-by-two",
        "Equal points and equally many Districts.",
        table(
            {
                "upright 100 100": "district-gold",
                "upright 163 100": "cobra-punk",
                "upright 100 188": "district-poison",
            },
            hands=("cobra-tough", "lion-punk", "rat-punk"),
            masters=(False, False, False),
            active=1,
        ),
        ("place lion-punk upright 163 188",),
    ),
    Scene(
        NAME,
        "shared-by-more-all-pass",
        "Nobody can do anything, so all pass; nobody has won anything, so all share the victory.",
        table(
            {"upright 0 0": "barracks", "sideways 63 0": "district-all"},
            surface=TIGHT,
            hands=("cobra-punk", "lion-punk", "rat-punk", "scorpion-punk"),
            masters=(False, False, False, False),
            active=2,
        ),
        ("pass", "pass", "pass", "pass"),
    ),
    Scene(
        NAME,
        "won-all-pass",
        "A card played after a pass starts the count again; then both pass.",
        table(
            {"upright 0 0": "cobra-punk", "sideways 63 0": NEUTRAL},
            surface=TIGHT,
            hands=("cobra-punk", "lion-tough lion-punk"),
            masters=(False, False),
        ),
        ("pass", "cover lion-tough 0 0", "pass", "pass"),
    ),
)
