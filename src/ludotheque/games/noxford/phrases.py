"""The phrases of Noxford: events, questions, refusals and scores. Their sentences are in fr.ftl and
en.ftl."""

from typing import Final

from ludotheque.core import CARD, CARDS, NUMBER, SEAT, TEXT, Refusal, Sentence, Vocabulary, secret

VOCABULARY: Final = Vocabulary()

PLACED: Final = VOCABULARY.told("placed", seat=SEAT, card=CARD, sideways=NUMBER, corner=TEXT)
COVERED: Final = VOCABULARY.told("covered", seat=SEAT, card=CARD, under=CARD, corner=TEXT)
MOVED: Final = VOCABULARY.told("moved", seat=SEAT, card=CARD, sideways=NUMBER, corner=TEXT)
MOVED_OVER: Final = VOCABULARY.told("moved-over", seat=SEAT, card=CARD, under=CARD, corner=TEXT)
STAYED: Final = VOCABULARY.told("stayed", seat=SEAT)
PASSED: Final = VOCABULARY.told("passed", seat=SEAT)
DREW: Final = VOCABULARY.told("drew", reveals=True, seat=SEAT, card=secret(CARD))
TURNED_UP: Final = VOCABULARY.told("turned-up", reveals=True, card=CARD)
ENDED: Final = VOCABULARY.told("ended", seat=SEAT)
ALL_PASSED: Final = VOCABULARY.told("all-passed")

YOUR_TURN: Final = Sentence(VOCABULARY.asked("turn"))
USE_THE_GEAR: Final = Sentence(VOCABULARY.asked("gear"))

PLACE: Final = VOCABULARY.move("place", card=CARD, sideways=NUMBER, corner=TEXT)
COVER: Final = VOCABULARY.move("cover", card=CARD, under=CARD, corner=TEXT)
MOVE: Final = VOCABULARY.move("move", card=CARD, sideways=NUMBER, corner=TEXT)
MOVE_OVER: Final = VOCABULARY.move("move-over", card=CARD, under=CARD, corner=TEXT)
DO_PASS: Final = Sentence(VOCABULARY.move("pass"))
DO_STAY: Final = Sentence(VOCABULARY.move("stay"))

NOT_IN_HAND: Final = VOCABULARY.refused("not-in-hand", rule="NX-30", card=CARD)
NOT_YOURS: Final = VOCABULARY.refused("not-yours", rule="NX-30", card=CARD)
NOT_DISPLAYED: Final = VOCABULARY.refused("not-displayed", rule="NX-30", card=CARD)
MASTER_IS_PLACED: Final = Refusal(VOCABULARY.refused("master-is-placed", rule="NX-32"))
CAN_STILL_PLAY: Final = Refusal(VOCABULARY.refused("can-still-play", rule="NX-34"))
GEAR_FIRST: Final = Refusal(VOCABULARY.refused("gear-first", rule="NX-40"))
NO_GEAR: Final = Refusal(VOCABULARY.refused("no-gear", rule="NX-40"))

OFF_THE_TABLE: Final = VOCABULARY.refused("off-the-table", rule="NX-14", size=TEXT)
OVERLAPS: Final = VOCABULARY.refused("overlaps", rule="NX-14", card=CARD)
TOUCHES_NOTHING: Final = Refusal(VOCABULARY.refused("touches-nothing", rule="NX-13"))
TOUCHES_ONE: Final = VOCABULARY.refused("touches-one", rule="NX-13", card=CARD)
NOT_ALIGNED: Final = VOCABULARY.refused("not-aligned", rule="NX-13", edges=NUMBER)
NOT_OFFERED: Final = VOCABULARY.refused("not-offered", rule="NX-15", corner=TEXT)

NO_CARD_THERE: Final = VOCABULARY.refused("no-card-there", rule="NX-30", corner=TEXT)
NEUTRAL_COVERS_NOTHING: Final = VOCABULARY.refused(
    "neutral-covers-nothing", rule="NX-31", card=CARD
)
NEUTRAL_IS_NOT_COVERED: Final = VOCABULARY.refused(
    "neutral-is-not-covered", rule="NX-31", card=CARD
)
RANK_TOO_LOW: Final = VOCABULARY.refused(
    "rank-too-low", rule="NX-30", card=CARD, rank=TEXT, under=CARD, other=TEXT
)
LOCKED: Final = VOCABULARY.refused("locked", rule="NX-30", card=CARD)

NOT_THE_GEAR: Final = VOCABULARY.refused("not-the-gear", rule="NX-40", card=CARD)
MASTERS_STAY: Final = VOCABULARY.refused("masters-stay", rule="NX-41", card=CARD)
LOCKED_IN: Final = VOCABULARY.refused("locked-in", rule="NX-41", card=CARD)
WOULD_SPLIT: Final = VOCABULARY.refused("would-split", rule="NX-41", card=CARD)
SAME_PLACE: Final = VOCABULARY.refused("same-place", rule="NX-44", card=CARD)

WON_ON_POINTS: Final = VOCABULARY.scored("won-on-points", seat=SEAT, points=NUMBER)
WON_ON_DISTRICTS: Final = VOCABULARY.scored(
    "won-on-districts", seat=SEAT, points=NUMBER, districts=NUMBER
)
SHARED_BY_TWO: Final = VOCABULARY.scored(
    "shared-by-two", seat=SEAT, other=SEAT, points=NUMBER, districts=NUMBER
)
SHARED_BY_MORE: Final = VOCABULARY.scored(
    "shared-by-more", count=NUMBER, points=NUMBER, districts=NUMBER
)

CANCELLED: Final = VOCABULARY.scored("cancelled", card=CARD, cards=CARDS)
INFLUENCE: Final = VOCABULARY.scored("influence", card=CARD, cards=CARDS, influence=NUMBER)
WON: Final = VOCABULARY.scored("won", card=CARD, symbols=NUMBER)
FAVOURITE: Final = VOCABULARY.scored("favourite", card=CARD, symbols=NUMBER)
TIED: Final = VOCABULARY.scored("tied", card=CARD, influence=NUMBER)
NOBODYS: Final = VOCABULARY.scored("nobodys", card=CARD)

TABLE_TOO_SMALL: Final = VOCABULARY.wrong("table-too-small", table=TEXT, needed=TEXT)
CARD_TOO_WIDE: Final = VOCABULARY.wrong("card-too-wide", size=TEXT)
BAD_FIGURE: Final = VOCABULARY.wrong("bad-figure", name=TEXT, figure=TEXT, found=NUMBER)
SYNDICATE_INCOMPLETE: Final = VOCABULARY.wrong("syndicate-incomplete", syndicate=NUMBER)
TOO_FEW_NEUTRALS: Final = VOCABULARY.wrong("too-few-neutrals", count=NUMBER)
NO_HAND: Final = VOCABULARY.wrong("no-hand")
