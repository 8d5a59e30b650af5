"""The golden playthroughs, and what each is there for."""

from tests.playthroughs.entries import Entry, WholeGame
from tests.playthroughs.scenes import district_noir, noxford, samarande, sans_foi_ni_loi

WHOLE_GAMES = (
    WholeGame("district-noir", 2, 1, "To the last round."),
    WholeGame("district-noir", 2, 38, "Won by the City."),
    WholeGame("noxford", 2, 1, "Won on points."),
    WholeGame("noxford", 3, 2, "Won on Districts."),
    WholeGame("noxford", 4, 3, "Won on Districts, by one of four."),
    WholeGame("sans-foi-ni-loi", 2, 42, "Two ranches each, nearly everything that can be told."),
    WholeGame("sans-foi-ni-loi", 3, 3741, "A short game, ended by the bank."),
    WholeGame("sans-foi-ni-loi", 4, 51, "Ended by the bank."),
    WholeGame("sans-foi-ni-loi", 5, 708, "Ended by five idle turns, and shared by many."),
    WholeGame("sans-foi-ni-loi", 6, 1, "Two tie for the first turn; ended by the deck."),
    WholeGame("samarande", 2, 41, "Two share the victory."),
    WholeGame("samarande", 3, 11, "Ended by the bank."),
    WholeGame("samarande", 4, 21, "Ended by four idle turns."),
    WholeGame("samarande", 5, 11, "Nearly everything that can be told."),
)

SCENES = (
    *district_noir.SCENES,
    *noxford.SCENES,
    *sans_foi_ni_loi.SCENES,
    *samarande.SCENES,
)

GOLDEN: tuple[Entry, ...] = (*WHOLE_GAMES, *SCENES)
