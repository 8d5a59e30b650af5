"""The phrases of Sans Foi Ni Loi: events, questions, refusals and scores. Their sentences are in
fr.ftl and en.ftl; those shared with its sister game are in games/market/.

`home` and `of` say which of a player's ranches is meant: 0 the only one, 1 the first, 2 the second.
"""

from typing import Final

from ludotheque.core import (
    CARD,
    CARDS,
    CARDS_IN_ORDER,
    NUMBER,
    SEAT,
    TEXT,
    Refusal,
    Sentence,
    Vocabulary,
)
from ludotheque.games.market.phrases import MarketPhrases

VOCABULARY: Final = Vocabulary()

SHARED: Final = MarketPhrases(
    VOCABULARY,
    {
        "lay": "SF-43",
        "points": "SF-40",
        "line": "SF-41",
        "deck": "SF-53",
        "answer": "SF-40",
        "play": "SF-45",
        "opponent": "SF-13",
    },
)

# Herds and mines.
WELL_GUARDED: Final = VOCABULARY.told("well-guarded", seat=SEAT, home=NUMBER)
RAN_AWAY: Final = VOCABULARY.told(
    "ran-away",
    harms=("seat",),
    seat=SEAT,
    home=NUMBER,
    card=CARD,
    worth=NUMBER,
    land=CARD,
    number=NUMBER,
)
SOLD: Final = VOCABULARY.told(
    "sold", seat=SEAT, home=NUMBER, card=CARD, worth=NUMBER, land=CARD, number=NUMBER
)
ROLLED_MINE: Final = VOCABULARY.told(
    "rolled-mine",
    seat=SEAT,
    home=NUMBER,
    land=CARD,
    number=NUMBER,
    first=NUMBER,
    second=NUMBER,
    total=NUMBER,
)
BLEW_UP: Final = VOCABULARY.told(
    "blew-up", harms=("seat",), seat=SEAT, home=NUMBER, land=CARD, number=NUMBER
)

# Laying cards.
LAID_HERD: Final = VOCABULARY.told(
    "laid-herd", seat=SEAT, home=NUMBER, card=CARD, land=CARD, number=NUMBER
)

# Tricks.
RAIDED: Final = VOCABULARY.told(
    "raided", seat=SEAT, victim=SEAT, of=NUMBER, land=CARD, number=NUMBER
)
PANICKED: Final = VOCABULARY.told("panicked", seat=SEAT, victim=SEAT, of=NUMBER)
HIRED: Final = VOCABULARY.told("hired", seat=SEAT, card=CARD, victim=SEAT, of=NUMBER, target=CARD)
SHOT: Final = VOCABULARY.told("shot", seat=SEAT, card=CARD, victim=SEAT, of=NUMBER, target=CARD)
KILLER_SHOT: Final = VOCABULARY.told("killer-shot", card=CARD, target=CARD)
BOTH_SHOT: Final = VOCABULARY.told("both-shot", card=CARD, victim=SEAT, of=NUMBER, target=CARD)
SHARPED: Final = VOCABULARY.told("sharped", seat=SEAT, victim=SEAT)
HELD_UP_BANK: Final = VOCABULARY.told("held-up-bank", seat=SEAT)
HELD_UP: Final = VOCABULARY.told("held-up", seat=SEAT, victim=SEAT, of=NUMBER)
ROBBED: Final = VOCABULARY.told("robbed", seat=SEAT, victim=SEAT, of=NUMBER, gold=NUMBER)
RAILED: Final = VOCABULARY.told(
    "railed", seat=SEAT, victim=SEAT, of=NUMBER, land=CARD, number=NUMBER
)
OPENED_SALOON: Final = VOCABULARY.told("opened-saloon", seat=SEAT, home=NUMBER)
CHANGED_SIDES: Final = VOCABULARY.told(
    "changed-sides", seat=SEAT, victim=SEAT, of=NUMBER, card=CARD
)
RUSTLED: Final = VOCABULARY.told(
    "rustled",
    seat=SEAT,
    home=NUMBER,
    victim=SEAT,
    of=NUMBER,
    card=CARD,
    worth=NUMBER,
    land=CARD,
    number=NUMBER,
    own=CARD,
    place=NUMBER,
)
LYNCHED: Final = VOCABULARY.told("lynched", seat=SEAT, victim=SEAT, of=NUMBER, card=CARD)

# Counters and bonuses.
CALMED: Final = VOCABULARY.told("calmed", seat=SEAT, home=NUMBER)
FREED: Final = VOCABULARY.told("freed", seat=SEAT, home=NUMBER, land=CARD, number=NUMBER)
STRUCK_GOLD: Final = VOCABULARY.told(
    "struck-gold", seat=SEAT, home=NUMBER, land=CARD, number=NUMBER
)
BURIED: Final = VOCABULARY.told("buried", seat=SEAT, home=NUMBER, card=CARD)
GIRLS_FOUND: Final = VOCABULARY.told("girls-found", reveals=True, seat=SEAT, cards=CARDS)
GIRLS_ALONE: Final = VOCABULARY.told("girls-alone", reveals=True, seat=SEAT)
TRAPPED: Final = VOCABULARY.told("trapped", seat=SEAT)
LEFT_LINE: Final = VOCABULARY.told("left-line", seat=SEAT)
OFFERED: Final = VOCABULARY.told(
    "offered", seat=SEAT, buyer=SEAT, gold=NUMBER, cards=CARDS_IN_ORDER
)
ACCEPTED: Final = VOCABULARY.told("accepted", seat=SEAT, gold=NUMBER)
DECLINED: Final = VOCABULARY.told("declined", seat=SEAT)

# Questions.
WHICH_RUNS: Final = Sentence(VOCABULARY.asked("which-runs"))
SELL: Final = VOCABULARY.asked("sell", bank=NUMBER)
SET_OR_ASK: Final = VOCABULARY.asked("set-or-ask", buyer=SEAT)
BARGAIN: Final = VOCABULARY.asked("bargain", seat=SEAT, gold=NUMBER)

# Moves.
LAY: Final = VOCABULARY.move("lay", card=CARD)
LAY_ON: Final = VOCABULARY.move("lay-on", card=CARD, land=CARD, number=NUMBER)
PLAY_ON_OWN_LAND: Final = VOCABULARY.move(
    "play-on-own-land", card=CARD, cost=NUMBER, land=CARD, number=NUMBER
)
PLAY_ON_LAND: Final = VOCABULARY.move(
    "play-on-land", card=CARD, cost=NUMBER, victim=SEAT, of=NUMBER, land=CARD, number=NUMBER
)
PLAY_ON_RANCH: Final = VOCABULARY.move(
    "play-on-ranch", card=CARD, cost=NUMBER, victim=SEAT, of=NUMBER
)
PLAY_ON_PERSON: Final = VOCABULARY.move(
    "play-on-person", card=CARD, cost=NUMBER, victim=SEAT, of=NUMBER, target=CARD
)
PLAY_ON_BANK: Final = VOCABULARY.move("play-on-bank", card=CARD, cost=NUMBER)
STEAL_HERD: Final = VOCABULARY.move(
    "steal-herd",
    card=CARD,
    cost=NUMBER,
    victim=SEAT,
    of=NUMBER,
    herd=CARD,
    worth=NUMBER,
    land=CARD,
    number=NUMBER,
    own=CARD,
    place=NUMBER,
)
SELL_HERD: Final = VOCABULARY.move(
    "sell", card=CARD, land=CARD, number=NUMBER, worth=NUMBER, gold=NUMBER, missing=NUMBER
)
"""`missing` is what the herd is worth beyond what the bank can pay."""
KEEP: Final = Sentence(VOCABULARY.move("keep"))
LOSE_HERD: Final = VOCABULARY.move("lose", card=CARD, worth=NUMBER, land=CARD, number=NUMBER)
SET_LINE: Final = VOCABULARY.move("set", cards=CARDS_IN_ORDER)
ASK_GOLD: Final = VOCABULARY.move("ask", gold=NUMBER)
ACCEPT: Final = VOCABULARY.move("accept", gold=NUMBER, cards=CARDS_IN_ORDER)
DECLINE: Final = Sentence(VOCABULARY.move("decline"))

# Refusals.
NO_ROOM: Final = VOCABULARY.refused("no-room", rule="SF-43", number=NUMBER)
NO_LAND: Final = Refusal(VOCABULARY.refused("no-land", rule="SF-43"))
NO_SUCH_HERD: Final = VOCABULARY.refused("no-such-herd", rule="SF-23", number=NUMBER, card=CARD)
NOT_WORTH_THE_MOST: Final = Refusal(VOCABULARY.refused("not-worth-the-most", rule="SF-21"))
NO_SUCH_LAND: Final = VOCABULARY.refused("no-such-land", rule="SF-43", number=NUMBER)
UNDER_A_RAID: Final = VOCABULARY.refused("under-a-raid", rule="SF-60", number=NUMBER)
HAS_A_MINE: Final = VOCABULARY.refused("has-a-mine", rule="SF-83", number=NUMBER)
NOT_EMPTY: Final = VOCABULARY.refused("not-empty", rule="SF-84", number=NUMBER)
SAME_LAND: Final = VOCABULARY.refused("same-land", rule="SF-43", number=NUMBER, same=NUMBER)
NO_ROOM_AT_ALL: Final = Refusal(VOCABULARY.refused("no-room-at-all", rule="SF-71"))
GUARDED_BY_SHERIFF: Final = VOCABULARY.refused("guarded-by-sheriff", rule="SF-80", victim=SEAT)
HAS_A_PANIC: Final = VOCABULARY.refused("has-a-panic", rule="SF-63", victim=SEAT, of=NUMBER)
NO_PANIC: Final = Refusal(VOCABULARY.refused("no-panic", rule="SF-81"))
NO_RAID: Final = Refusal(VOCABULARY.refused("no-raid", rule="SF-82"))
NO_GOLD: Final = VOCABULARY.refused("no-gold", rule="SF-45", victim=SEAT, of=NUMBER)
NO_COWBOYS: Final = Refusal(VOCABULARY.refused("no-cowboys", rule="SF-45"))
NOT_THE_HIGHEST: Final = VOCABULARY.refused("not-the-highest", rule="SF-64", victim=SEAT, of=NUMBER)

# Scoring.
LANDS: Final = VOCABULARY.scored("lands", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)
HERDS: Final = VOCABULARY.scored("herds", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)
COWBOYS: Final = VOCABULARY.scored("cowboys", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)
GOLD: Final = VOCABULARY.scored("gold", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)

# Errors in a player's own list of cards.
ONLY_ONE: Final = VOCABULARY.wrong("only-one", name=TEXT)
