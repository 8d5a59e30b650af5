"""What District Noir tells, asks, refuses and scores. The sentences are in fr.ftl and en.ftl."""

from typing import Final

from ludotheque.core import CARD, CARDS, NUMBER, SEAT, Refusal, Sentence, Vocabulary, secret

WORDS: Final = Vocabulary()

PLAYED: Final = WORDS.told("played", seat=SEAT, card=CARD)
TOOK: Final = WORDS.told("took", seat=SEAT, cards=CARDS)
NEW_ROUND: Final = WORDS.told("new-round", round=NUMBER, seat=SEAT)
DREW: Final = WORDS.told("drew", reveals=True, seat=SEAT, cards=secret(CARDS))
HOLDS_THE_CITY: Final = WORDS.told("holds-the-city", seat=SEAT)
LAST_ROUND_OVER: Final = WORDS.told("last-round-over")

PLAY_OR_TAKE: Final = Sentence(WORDS.asked("play-or-take"))
PLAY_ON_EMPTY_LINE: Final = Sentence(WORDS.asked("play-on-empty-line"))
PLAY_AFTER_TAKING: Final = Sentence(WORDS.asked("play-after-taking"))
MUST_TAKE: Final = Sentence(WORDS.asked("must-take"))

PLAY_A_CARD: Final = WORDS.move("play", card=CARD)
TAKE_CARDS: Final = WORDS.move("take", cards=CARDS)

NOT_IN_HAND: Final = WORDS.refused("not-in-hand", rule="DN-21", card=CARD)
HAND_IS_EMPTY: Final = Refusal(WORDS.refused("hand-is-empty", rule="DN-24"))
LINE_IS_EMPTY: Final = Refusal(WORDS.refused("line-is-empty", rule="DN-23"))
TAKEN_ALREADY: Final = Refusal(WORDS.refused("taken-already", rule="DN-24"))

WON_THE_CITY: Final = WORDS.scored("won-the-city", seat=SEAT)
WON_ON_POINTS: Final = WORDS.scored("won-on-points", seat=SEAT, points=NUMBER, other=NUMBER)
WON_ON_SUPPORTS: Final = WORDS.scored(
    "won-on-supports", seat=SEAT, points=NUMBER, card=CARD, more=NUMBER, fewer=NUMBER
)
DRAWN: Final = WORDS.scored("drawn", points=NUMBER)

MAJORITY: Final = WORDS.scored("majority", seat=SEAT, card=CARD, more=NUMBER, fewer=NUMBER)
TIED: Final = WORDS.scored("tied", card=CARD, each=NUMBER)
SERIES: Final = WORDS.scored("series", seat=SEAT, count=NUMBER)
ALLIANCES: Final = WORDS.scored("alliances", seat=SEAT, cards=CARDS)
BETRAYALS: Final = WORDS.scored("betrayals", seat=SEAT, cards=CARDS)
LEFT_IN_LINE: Final = WORDS.scored("left-in-line", cards=CARDS)

UNEVEN_DEAL: Final = WORDS.wrong(
    "uneven-deal", cards=NUMBER, removed=NUMBER, line=NUMBER, round=NUMBER
)
DEAL_TOO_SMALL: Final = WORDS.wrong("deal-too-small", take=NUMBER, hand=NUMBER, line=NUMBER)
NO_SUPPORTS: Final = WORDS.wrong("no-supports")
