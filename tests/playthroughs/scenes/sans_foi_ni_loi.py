"""Scenes of Sans Foi Ni Loi: every trick, counter and bonus, and every way to end."""

from tests.games.sans_foi_ni_loi.tables import table
from tests.playthroughs.entries import Scene

NAME = "sans-foi-ni-loi"

BUILDING = (
    Scene(
        NAME,
        "building",
        "Cards are laid, taken, drawn and discarded, and a point is bought.",
        table(
            "",
            players=3,
            hands=(
                "poor-land fair-herd novice fence fence girls panic panic rails rails mayor saloon",
            ),
            gold=(5,),
            bank=45,
            points=8,
        ),
        (
            "lay poor-land",
            "lay fair-herd 1",
            "lay novice",
            "take 1",
            "draw",
            "buy",
            "end",
            "discard panic",
        ),
    ),
    Scene(
        NAME,
        "herds",
        "A herd test won and one lost: herds are sold, grow older, and one of equals runs away.",
        table(
            "",
            "fair-land: fair-herd 2, poor-herd 1; novice; fence",
            "fair-land: fair-herd 2, poor-herd 4; poor-land: poor-herd 4",
            players=3,
        ),
        ("end", "sell 1 fair-herd 2", "keep", "end", "lose 1 fair-herd 2", "keep"),
        dice="4 3 6 1",
    ),
    Scene(
        NAME,
        "mines",
        "A mine is opened, pays two dice, and blows up with its land at ten or more.",
        table("poor-land; fair-land", players=2, hands=("gold-mine",)),
        ("play gold-mine 1", *["end"] * 4, "take 1", *["end"] * 4),
        dice="3 4 6 4",
    ),
)

TRICKS = (
    Scene(
        NAME,
        "raid-and-cavalry",
        "Indians freeze a land with its herds until the cavalry comes.",
        table(
            "",
            "fair-land: fair-herd 2; poor-land: poor-herd 1",
            players=3,
            hands=("indian-raid", "cavalry"),
        ),
        ("play indian-raid 2 1", "end", "keep", "play cavalry 1"),
        dice="1 6",
    ),
    Scene(
        NAME,
        "panic-and-rodeo-king",
        "In a panic each herd counts double and two run away, until the rodeo king calms them.",
        table(
            "",
            "excellent-land: excellent-herd 2, fair-herd 4, poor-herd 4",
            players=3,
            hands=("panic", "rodeo-king"),
        ),
        ("play panic 2", "end", "keep", "play rodeo-king"),
        dice="6 1",
    ),
    Scene(
        NAME,
        "killers-and-undertaker",
        "Killers win, draw and lose their duels; the undertaker is paid for each of the dead.",
        table(
            "",
            "novice; veteran",
            "undertaker",
            "seasoned; sheriff",
            players=4,
            hands=("killer-3", "killer-2", "killer-4"),
        ),
        (
            "play killer-3 2 veteran",
            "end",
            "play killer-2 4 sheriff",
            "end",
            "play killer-4 2 novice",
        ),
        dice="4 3 4 1 1 6",
    ),
    Scene(
        NAME,
        "undertaker-and-lynching",
        "The undertaker settles, and is paid for somebody whom another player lynches.",
        table("", "novice; mayor", players=5, hands=("undertaker", "", "lynching")),
        ("play undertaker", "end", "leave", "end", "leave", "play lynching 2 mayor"),
    ),
    Scene(
        NAME,
        "card-sharp-and-sheriff",
        "A card is stolen; then the Sheriff comes and keeps hold-ups away, until he is shot.",
        table(
            players=3, hands=("card-sharp killer-4 hold-up", "novice sheriff mayor"), gold=(0, 9)
        ),
        (
            "play card-sharp 2",
            "steal mayor",
            "end",
            "play sheriff",
            "take 1",
            "end",
            "end",
            "play killer-4 2 sheriff",
            "play hold-up 2",
        ),
        dice="6 4 2",
    ),
    Scene(
        NAME,
        "hold-ups-and-trapper",
        "The bank is held up, then a player with too little, and pays a trapper less than is due.",
        table("", players=6, hands=("hold-up hold-up", "trapper"), gold=(0, 3), bank=11),
        ("play hold-up bank", "play hold-up 2", "end", "play trapper", "buy"),
        dice="3 5 6",
    ),
    Scene(
        NAME,
        "rails-saloon-and-theft",
        "A herd is stolen, a saloon wins a cowboy over, and the railway takes a land.",
        table(
            "poor-land",
            "fair-land: fair-herd 3, poor-herd 1; novice; veteran",
            "poor-land: gold-mine; seasoned",
            players=4,
            hands=("cattle-theft", "saloon", "", "rails"),
        ),
        (
            "play cattle-theft 2 1 fair-herd 3 1",
            "end",
            "keep",
            "play saloon",
            "end",
            "end",
            "play rails 2 1",
        ),
        dice="1 6",
        outcomes=(0, 1, 1),
    ),
)

BONUSES = (
    Scene(
        NAME,
        "girls",
        "Girls bring two cowboys out of the deck; the next find none.",
        table(players=3, hands=("girls girls fence",), deck="fence novice panic veteran"),
        ("play girls", "play girls"),
        outcomes=(3, 2, 1, 1),
    ),
    Scene(
        NAME,
        "fence",
        "A fence stands for the rest of the game and helps to guard the herds.",
        table("poor-land: poor-herd 1", players=3, hands=("fence",)),
        ("play fence", "end", "take 1", "end", "take 1", "end"),
        dice="6 5",
    ),
    Scene(
        NAME,
        "mayor",
        "The Mayor orders the line and bargains over it: declined, accepted, left alone, set.",
        table(
            players=3,
            hands=("mayor",),
            line="novice trapper fence panic saloon rails",
            gold=(0, 3, 4),
            bank=43,
        ),
        (
            "play mayor",
            "end",
            *("place saloon", "leave", "ask 3", "decline", "place fence", "leave"),
            *("take 1", "end"),
            *("place rails", "leave", "ask 2", "accept"),
            "end",
            "leave",
            "end",
            *("place novice", "leave", "set"),
        ),
    ),
    Scene(
        NAME,
        "two-ranches",
        "With two players, each ranch has its own turn, herds and gold; one hand serves both.",
        table(
            "poor-land: fair-herd 2",
            "novice; poor-land",
            "",
            "veteran; poor-land: poor-herd 1",
            players=2,
            hands=("killer-4 rails", "panic"),
        ),
        (
            "play killer-4 4 veteran",
            "play rails 2 1",
            "end",
            "play panic 1",
            "end",
            "end",
            "sell 1 poor-herd 1",
            "end",
            "keep",
        ),
        dice="6 2 1 3 1 6",
    ),
)

ENDS = (
    Scene(
        NAME,
        "bank-is-out",
        "The bank cannot pay a herd in full, and its last gold ends the game after the turn.",
        table(
            "poor-land; novice",
            "poor-land: excellent-herd 4; poor-land: poor-herd 1; seasoned",
            players=3,
            gold=(20, 12, 13),
            bank=5,
        ),
        ("end", "sell 1 excellent-herd 4", "keep", "end"),
        dice="1 6",
    ),
    Scene(
        NAME,
        "deck-is-out",
        "The last card of the deck fills the line; two share the victory.",
        table(
            "poor-land",
            "novice",
            "",
            "",
            "poor-land; poor-land",
            players=5,
            deck="fence",
        ),
        ("take 1", "end"),
    ),
    Scene(
        NAME,
        "all-idle",
        "A whole round in which nobody does anything; everybody shares the victory.",
        table("poor-land", "novice", "poor-land: poor-herd 1, indian-raid", gold=(0, 0, 9)),
        ("end", "end", "end"),
    ),
    Scene(
        NAME,
        "gold-goes-round",
        "A point is bought, as so often, and nothing is done with it.",
        table("poor-land", "novice", "novice", gold=(2, 2, 2), bank=44, quiet=2 * 50 * 3),
        ("buy", "end"),
    ),
)

SCENES = (*BUILDING, *TRICKS, *BONUSES, *ENDS)
