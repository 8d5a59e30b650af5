"""The phrases of Noxford: events, questions, refusals and scores. Their sentences are in fr.ftl and
en.ftl."""

from typing import Final

from ludotheque.core import (
    CARD,
    LIST,
    NUMBER,
    SEAT,
    TEXT,
    WORDS,
    Refusal,
    Sentence,
    Vocabulary,
    secret,
)

VOCABULARY: Final = Vocabulary()

BEGINS: Final = VOCABULARY.told("begins", seat=SEAT)
# Cards in the city, and places by what they touch. A card is followed by its letter, if others have
# the same name. `corner` and `layer` say where it lies: no wording uses them, but letters are found
# by them. Those of `owner` are their own, to whoever reads it.
LAID: Final = VOCABULARY.words(
    "laid", card=CARD, owner=SEAT, letter=TEXT, corner=TEXT, layer=NUMBER
)
LINED_UP: Final = VOCABULARY.words(
    "lined-up", line=TEXT, placed=CARD, card=CARD, owner=SEAT, letter=TEXT, corner=TEXT
)
BESIDE: Final = VOCABULARY.words(
    "beside", side=TEXT, card=CARD, owner=SEAT, letter=TEXT, corner=TEXT
)
ALONG: Final = VOCABULARY.words(
    "along", side=TEXT, line=TEXT, placed=CARD, card=CARD, owner=SEAT, letter=TEXT, corner=TEXT
)
BY_TWO: Final = VOCABULARY.words("by-two", first=WORDS, second=WORDS)
BETWEEN: Final = VOCABULARY.words("between", first=WORDS, second=WORDS)
NUMBERED: Final = VOCABULARY.words("numbered", place=WORDS, number=NUMBER, count=NUMBER, way=TEXT)
OVER: Final = VOCABULARY.words("over", under=WORDS)
NEAR: Final = VOCABULARY.words("near", card=CARD, owner=SEAT, letter=TEXT, corner=TEXT)
TITLE: Final = VOCABULARY.words("title", card=CARD, letter=TEXT, corner=TEXT)
ALL_OF: Final = VOCABULARY.words("all-of", cards=LIST)

PLACED: Final = VOCABULARY.told(
    "placed", seat=SEAT, card=CARD, letter=TEXT, sideways=NUMBER, corner=TEXT, where=WORDS
)
COVERED: Final = VOCABULARY.told(
    "covered", harms=("under",), seat=SEAT, card=CARD, letter=TEXT, corner=TEXT, under=WORDS
)
MOVED: Final = VOCABULARY.told(
    "moved",
    harms=("owner",),
    seat=SEAT,
    card=CARD,
    owner=SEAT,
    letter=TEXT,
    sideways=NUMBER,
    corner=TEXT,
    where=WORDS,
    origin=TEXT,
    source=WORDS,
)
MOVED_OVER: Final = VOCABULARY.told(
    "moved-over",
    harms=("owner", "under"),
    seat=SEAT,
    card=CARD,
    owner=SEAT,
    letter=TEXT,
    corner=TEXT,
    under=WORDS,
    origin=TEXT,
    source=WORDS,
)
STAYED: Final = VOCABULARY.told("stayed", seat=SEAT)
PASSED: Final = VOCABULARY.told("passed", seat=SEAT)
DREW: Final = VOCABULARY.told("drew", reveals=True, seat=SEAT, card=secret(CARD))
TURNED_UP: Final = VOCABULARY.told("turned-up", reveals=True, card=CARD)
ENDED: Final = VOCABULARY.told("ended", seat=SEAT)
ALL_PASSED: Final = VOCABULARY.told("all-passed")

YOUR_TURN: Final = Sentence(VOCABULARY.asked("turn"))
USE_THE_GEAR: Final = Sentence(VOCABULARY.asked("gear"))

PLACE: Final = VOCABULARY.move("place", card=CARD, sideways=NUMBER, where=WORDS)
COVER: Final = VOCABULARY.move("cover", card=CARD, under=WORDS)
MOVE: Final = VOCABULARY.move("move", moved=WORDS, sideways=NUMBER, where=WORDS)
MOVE_OVER: Final = VOCABULARY.move("move-over", moved=WORDS, under=WORDS)
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
OVERLAPS: Final = VOCABULARY.refused("overlaps", rule="NX-14", other=WORDS)
TOUCHES_NOTHING: Final = Refusal(VOCABULARY.refused("touches-nothing", rule="NX-13"))
TOUCHES_ONE: Final = VOCABULARY.refused("touches-one", rule="NX-13", other=WORDS)
NOT_ALIGNED: Final = VOCABULARY.refused("not-aligned", rule="NX-13", edges=NUMBER)
NOT_OFFERED: Final = VOCABULARY.refused("not-offered", rule="NX-15", sideways=NUMBER, where=WORDS)

NO_CARD_THERE: Final = Refusal(VOCABULARY.refused("no-card-there", rule="NX-30"))
NEUTRAL_COVERS_NOTHING: Final = VOCABULARY.refused(
    "neutral-covers-nothing", rule="NX-31", card=CARD
)
NEUTRAL_IS_NOT_COVERED: Final = VOCABULARY.refused(
    "neutral-is-not-covered", rule="NX-31", card=CARD, letter=TEXT, corner=TEXT
)
RANK_TOO_LOW: Final = VOCABULARY.refused(
    "rank-too-low", rule="NX-30", card=CARD, rank=TEXT, under=WORDS, other=TEXT
)
LOCKED: Final = VOCABULARY.refused("locked", rule="NX-30", card=CARD, letter=TEXT, corner=TEXT)

NOT_THE_GEAR: Final = VOCABULARY.refused(
    "not-the-gear", rule="NX-40", card=CARD, letter=TEXT, corner=TEXT
)
MASTERS_STAY: Final = VOCABULARY.refused(
    "masters-stay", rule="NX-41", card=CARD, letter=TEXT, corner=TEXT
)
LOCKED_IN: Final = VOCABULARY.refused(
    "locked-in", rule="NX-41", card=CARD, letter=TEXT, corner=TEXT
)
WOULD_SPLIT: Final = VOCABULARY.refused(
    "would-split", rule="NX-41", card=CARD, letter=TEXT, corner=TEXT
)
SAME_PLACE: Final = VOCABULARY.refused(
    "same-place", rule="NX-44", card=CARD, letter=TEXT, corner=TEXT
)

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

CANCELLED: Final = VOCABULARY.scored("cancelled", card=CARD, letter=TEXT, corner=TEXT, cards=LIST)
INFLUENCE: Final = VOCABULARY.scored(
    "influence", card=CARD, letter=TEXT, corner=TEXT, cards=LIST, influence=NUMBER
)
WON: Final = VOCABULARY.scored("won", card=CARD, letter=TEXT, corner=TEXT, symbols=NUMBER)
FAVOURITE: Final = VOCABULARY.scored(
    "favourite", card=CARD, letter=TEXT, corner=TEXT, symbols=NUMBER
)
TIED: Final = VOCABULARY.scored("tied", card=CARD, letter=TEXT, corner=TEXT, influence=NUMBER)
NOBODYS: Final = VOCABULARY.scored("nobodys", card=CARD, letter=TEXT, corner=TEXT)

# Why a hint is given. `most` and `next` are the greatest influences around a District.
ENDS: Final = VOCABULARY.advised("ends")
DISTRICT_WON: Final = VOCABULARY.advised(
    "district-won", district=WORDS, most=NUMBER, next=NUMBER, points=NUMBER
)
DISTRICT_TAKEN: Final = VOCABULARY.advised(
    "district-taken", district=WORDS, seat=SEAT, most=NUMBER, next=NUMBER, points=NUMBER
)
DISTRICT_LOST: Final = VOCABULARY.advised("district-lost", district=WORDS, seat=SEAT)
DISTRICT_TO_OTHER: Final = VOCABULARY.advised(
    "district-to-other", district=WORDS, seat=SEAT, most=NUMBER, next=NUMBER
)
DISTRICT_NEW: Final = VOCABULARY.advised("district-new", most=NUMBER, next=NUMBER, points=NUMBER)
DISTRICT_NEW_TO_OTHER: Final = VOCABULARY.advised(
    "district-new-to-other", seat=SEAT, most=NUMBER, next=NUMBER
)
DISTRICT_FIRMER: Final = VOCABULARY.advised(
    "district-firmer", district=WORDS, most=NUMBER, next=NUMBER
)
DISTRICT_LOOSER: Final = VOCABULARY.advised(
    "district-looser", district=WORDS, seat=SEAT, most=NUMBER, next=NUMBER
)
IS_TURNED: Final = VOCABULARY.advised("is-turned", barracks=LIST)
TURNS: Final = VOCABULARY.advised("turns", cards=LIST)
FREES: Final = VOCABULARY.advised("frees", cards=LIST)

NO_PLACE_AT_ALL: Final = VOCABULARY.wrong("no-place-at-all", table=TEXT, size=TEXT)
SAME_SYNDICATE: Final = VOCABULARY.wrong("same-syndicate", master=CARD, first=NUMBER, second=NUMBER)
TABLE_TOO_SMALL: Final = VOCABULARY.wrong("table-too-small", table=TEXT, needed=TEXT)
CARD_TOO_WIDE: Final = VOCABULARY.wrong("card-too-wide", size=TEXT)
BAD_FIGURE: Final = VOCABULARY.wrong(
    "bad-figure", name=TEXT, figure=TEXT, found=NUMBER, low=NUMBER, high=NUMBER
)
BAD_CARD_SIZE: Final = VOCABULARY.wrong("bad-card-size", low=NUMBER, high=NUMBER)
TOO_MANY_FIELDS: Final = VOCABULARY.wrong("too-many-fields", most=NUMBER)
SYNDICATE_INCOMPLETE: Final = VOCABULARY.wrong("syndicate-incomplete", syndicate=NUMBER)
TOO_FEW_NEUTRALS: Final = VOCABULARY.wrong("too-few-neutrals", count=NUMBER)
NO_HAND: Final = VOCABULARY.wrong("no-hand")
