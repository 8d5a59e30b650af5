"""The phrases of District Noir: events, questions, refusals and scores. Their sentences are in
fr.ftl and en.ftl."""

from typing import Final

from ludotheque.core import (
    CARD,
    CARDS,
    LIST,
    NUMBER,
    SEAT,
    Refusal,
    Sentence,
    Vocabulary,
    secret,
)

VOCABULARY: Final = Vocabulary()

PLAYED: Final = VOCABULARY.told("played", seat=SEAT, card=CARD)
TOOK: Final = VOCABULARY.told("took", seat=SEAT, cards=CARDS)
NEW_ROUND: Final = VOCABULARY.told("new-round", round=NUMBER, seat=SEAT)
DREW: Final = VOCABULARY.told("drew", reveals=True, seat=SEAT, cards=secret(CARDS))
HOLDS_THE_CITY: Final = VOCABULARY.told("holds-the-city", seat=SEAT)
LAST_ROUND_OVER: Final = VOCABULARY.told("last-round-over")

PLAY_OR_TAKE: Final = Sentence(VOCABULARY.asked("play-or-take"))
PLAY_ON_EMPTY_LINE: Final = Sentence(VOCABULARY.asked("play-on-empty-line"))
PLAY_AFTER_TAKING: Final = Sentence(VOCABULARY.asked("play-after-taking"))
MUST_TAKE: Final = Sentence(VOCABULARY.asked("must-take"))

PLAY_A_CARD: Final = VOCABULARY.move("play", card=CARD)
TAKE_CARDS: Final = VOCABULARY.move("take", cards=CARDS)

NOT_IN_HAND: Final = VOCABULARY.refused("not-in-hand", rule="DN-21", card=CARD)
HAND_IS_EMPTY: Final = Refusal(VOCABULARY.refused("hand-is-empty", rule="DN-24"))
LINE_IS_EMPTY: Final = Refusal(VOCABULARY.refused("line-is-empty", rule="DN-23"))
TAKEN_ALREADY: Final = Refusal(VOCABULARY.refused("taken-already", rule="DN-24"))

WON_THE_CITY: Final = VOCABULARY.scored("won-the-city", seat=SEAT)
WON_ON_POINTS: Final = VOCABULARY.scored("won-on-points", seat=SEAT, points=NUMBER, other=NUMBER)
WON_ON_SUPPORTS: Final = VOCABULARY.scored(
    "won-on-supports", seat=SEAT, points=NUMBER, card=CARD, more=NUMBER, fewer=NUMBER
)
DRAWN: Final = VOCABULARY.scored("drawn", points=NUMBER)

MAJORITY: Final = VOCABULARY.scored("majority", seat=SEAT, card=CARD, more=NUMBER, fewer=NUMBER)
TIED: Final = VOCABULARY.scored("tied", card=CARD, each=NUMBER)
SERIES: Final = VOCABULARY.scored("series", seat=SEAT, count=NUMBER)
ALLIANCES: Final = VOCABULARY.scored("alliances", seat=SEAT, cards=CARDS)
BETRAYALS: Final = VOCABULARY.scored("betrayals", seat=SEAT, cards=CARDS)
LEFT_IN_LINE: Final = VOCABULARY.scored("left-in-line", cards=CARDS)

# Why a hint is given. `own` are the points of whoever is advised, `points` those of `other`.
SUPPORTS: Final = VOCABULARY.words("supports", card=CARD)
WINS_THE_CITY: Final = VOCABULARY.advised("wins-the-city")
THREATENS_THE_CITY: Final = VOCABULARY.advised("threatens-the-city", held=NUMBER, all=NUMBER)
KEEPS_THE_CITY: Final = VOCABULARY.advised("keeps-the-city", other=SEAT, held=NUMBER)
SCORES: Final = VOCABULARY.advised("scores", own=NUMBER, other=SEAT, points=NUMBER)
ENDS: Final = VOCABULARY.advised("ends", own=NUMBER, other=SEAT, points=NUMBER)
MOST_OF: Final = VOCABULARY.advised("most-of", cards=LIST)
NO_LONGER_MOST: Final = VOCABULARY.advised("no-longer-most", other=SEAT, cards=LIST)
COULD_SCORE: Final = VOCABULARY.advised("could-score", own=NUMBER, other=SEAT, points=NUMBER)
COULD_WIN_THE_CITY: Final = VOCABULARY.advised("could-win-the-city", other=SEAT)
ONLY_YOU_TAKE: Final = VOCABULARY.advised("only-you-take", other=SEAT)
NOBODY_TAKES: Final = VOCABULARY.advised("nobody-takes")
NOBODY_TAKES_AGAIN: Final = VOCABULARY.advised("nobody-takes-again")

UNEVEN_DEAL: Final = VOCABULARY.wrong(
    "uneven-deal", cards=NUMBER, removed=NUMBER, line=NUMBER, round=NUMBER
)
DEAL_TOO_SMALL: Final = VOCABULARY.wrong("deal-too-small", take=NUMBER, hand=NUMBER, line=NUMBER)
NO_SUPPORTS: Final = VOCABULARY.wrong("no-supports")
