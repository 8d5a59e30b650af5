"""What Sans Foi Ni Loi tells, asks, refuses and scores. The sentences are in fr.ftl and en.ftl,
those that its sister game says too in games/market/.

`home` and `of` say which ranch of somebody's is meant: 0 the only one, 1 the first, 2 the second.
"""

from typing import Final

from ludotheque.core import CARD, CARDS, NUMBER, SEAT, TEXT, Refusal, Sentence, Vocabulary
from ludotheque.games.market.phrases import MarketWords

WORDS: Final = Vocabulary()

MARKET: Final = MarketWords(
    WORDS,
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

# The herds and the mines.
WELL_GUARDED: Final = WORDS.told("well-guarded", seat=SEAT, home=NUMBER)
RAN_AWAY: Final = WORDS.told("ran-away", seat=SEAT, home=NUMBER, card=CARD)
SOLD: Final = WORDS.told("sold", seat=SEAT, home=NUMBER, card=CARD)
ROLLED_MINE: Final = WORDS.told(
    "rolled-mine", seat=SEAT, home=NUMBER, first=NUMBER, second=NUMBER, total=NUMBER
)
BLEW_UP: Final = WORDS.told("blew-up", seat=SEAT, home=NUMBER, land=CARD)

# Cards that are laid.
LAID_HERD: Final = WORDS.told("laid-herd", seat=SEAT, home=NUMBER, card=CARD, land=CARD)

# The tricks.
RAIDED: Final = WORDS.told("raided", seat=SEAT, victim=SEAT, of=NUMBER, land=CARD)
PANICKED: Final = WORDS.told("panicked", seat=SEAT, victim=SEAT, of=NUMBER)
HIRED: Final = WORDS.told("hired", seat=SEAT, card=CARD, victim=SEAT, of=NUMBER, target=CARD)
SHOT: Final = WORDS.told("shot", seat=SEAT, card=CARD, target=CARD)
KILLER_SHOT: Final = WORDS.told("killer-shot", card=CARD, target=CARD)
BOTH_SHOT: Final = WORDS.told("both-shot", card=CARD, target=CARD)
SHARPED: Final = WORDS.told("sharped", seat=SEAT, victim=SEAT)
HELD_UP_BANK: Final = WORDS.told("held-up-bank", seat=SEAT)
HELD_UP: Final = WORDS.told("held-up", seat=SEAT, victim=SEAT, of=NUMBER)
ROBBED: Final = WORDS.told("robbed", seat=SEAT, victim=SEAT, of=NUMBER, gold=NUMBER)
RAILED: Final = WORDS.told("railed", seat=SEAT, victim=SEAT, of=NUMBER, land=CARD)
OPENED_SALOON: Final = WORDS.told("opened-saloon", seat=SEAT, home=NUMBER)
CHANGED_SIDES: Final = WORDS.told("changed-sides", seat=SEAT, victim=SEAT, of=NUMBER, card=CARD)
RUSTLED: Final = WORDS.told(
    "rustled", seat=SEAT, home=NUMBER, victim=SEAT, of=NUMBER, card=CARD, land=CARD
)
LYNCHED: Final = WORDS.told("lynched", seat=SEAT, victim=SEAT, of=NUMBER, card=CARD)

# Counters and bonuses.
CALMED: Final = WORDS.told("calmed", seat=SEAT, home=NUMBER)
FREED: Final = WORDS.told("freed", seat=SEAT, home=NUMBER, land=CARD)
STRUCK_GOLD: Final = WORDS.told("struck-gold", seat=SEAT, home=NUMBER, land=CARD)
BURIED: Final = WORDS.told("buried", seat=SEAT, home=NUMBER, card=CARD)
GIRLS_FOUND: Final = WORDS.told("girls-found", reveals=True, seat=SEAT, cards=CARDS)
GIRLS_ALONE: Final = WORDS.told("girls-alone", reveals=True, seat=SEAT)
TRAPPED: Final = WORDS.told("trapped", seat=SEAT)
LEFT_LINE: Final = WORDS.told("left-line", seat=SEAT)
OFFERED: Final = WORDS.told("offered", seat=SEAT, buyer=SEAT, gold=NUMBER, cards=CARDS)
ACCEPTED: Final = WORDS.told("accepted", seat=SEAT, gold=NUMBER)
DECLINED: Final = WORDS.told("declined", seat=SEAT)

# Questions.
WHICH_RUNS: Final = Sentence(WORDS.asked("which-runs"))
SELL: Final = WORDS.asked("sell", bank=NUMBER)
SET_OR_ASK: Final = WORDS.asked("set-or-ask", buyer=SEAT)
BARGAIN: Final = WORDS.asked("bargain", seat=SEAT, gold=NUMBER)

# Moves.
LAY: Final = WORDS.move("lay", card=CARD)
LAY_ON: Final = WORDS.move("lay-on", card=CARD, land=CARD, number=NUMBER)
PLAY_ON_OWN_LAND: Final = WORDS.move(
    "play-on-own-land", card=CARD, cost=NUMBER, land=CARD, number=NUMBER
)
PLAY_ON_LAND: Final = WORDS.move(
    "play-on-land", card=CARD, cost=NUMBER, victim=SEAT, of=NUMBER, land=CARD, number=NUMBER
)
PLAY_ON_RANCH: Final = WORDS.move("play-on-ranch", card=CARD, cost=NUMBER, victim=SEAT, of=NUMBER)
PLAY_ON_PERSON: Final = WORDS.move(
    "play-on-person", card=CARD, cost=NUMBER, victim=SEAT, of=NUMBER, target=CARD
)
PLAY_ON_BANK: Final = WORDS.move("play-on-bank", card=CARD, cost=NUMBER)
STEAL_HERD: Final = WORDS.move(
    "steal-herd",
    card=CARD,
    cost=NUMBER,
    victim=SEAT,
    of=NUMBER,
    herd=CARD,
    worth=NUMBER,
    land=CARD,
    number=NUMBER,
)
SELL_HERD: Final = WORDS.move("sell", card=CARD, worth=NUMBER, land=CARD, number=NUMBER)
KEEP: Final = Sentence(WORDS.move("keep"))
LOSE_HERD: Final = WORDS.move("lose", card=CARD, worth=NUMBER, land=CARD, number=NUMBER)
SET_LINE: Final = WORDS.move("set", cards=CARDS)
ASK_GOLD: Final = WORDS.move("ask", gold=NUMBER)
ACCEPT: Final = WORDS.move("accept", gold=NUMBER, cards=CARDS)
DECLINE: Final = Sentence(WORDS.move("decline"))

# Why not.
NO_ROOM: Final = WORDS.refused("no-room", rule="SF-43", number=NUMBER)
NO_SUCH_LAND: Final = WORDS.refused("no-such-land", rule="SF-43", number=NUMBER)
UNDER_A_RAID: Final = WORDS.refused("under-a-raid", rule="SF-60", number=NUMBER)
HAS_A_MINE: Final = WORDS.refused("has-a-mine", rule="SF-83", number=NUMBER)
NOT_EMPTY: Final = WORDS.refused("not-empty", rule="SF-84", number=NUMBER)
SAME_LAND: Final = WORDS.refused("same-land", rule="SF-43", number=NUMBER, same=NUMBER)
NO_ROOM_AT_ALL: Final = Refusal(WORDS.refused("no-room-at-all", rule="SF-71"))
GUARDED_BY_SHERIFF: Final = WORDS.refused("guarded-by-sheriff", rule="SF-80", victim=SEAT)
HAS_A_PANIC: Final = WORDS.refused("has-a-panic", rule="SF-63", victim=SEAT, of=NUMBER)
NO_PANIC: Final = Refusal(WORDS.refused("no-panic", rule="SF-81"))
NO_RAID: Final = Refusal(WORDS.refused("no-raid", rule="SF-82"))
NO_GOLD: Final = WORDS.refused("no-gold", rule="SF-45", victim=SEAT, of=NUMBER)
NO_COWBOYS: Final = Refusal(WORDS.refused("no-cowboys", rule="SF-45"))
NOT_THE_HIGHEST: Final = WORDS.refused("not-the-highest", rule="SF-64", victim=SEAT, of=NUMBER)

# The account.
LANDS: Final = WORDS.scored("lands", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)
HERDS: Final = WORDS.scored("herds", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)
COWBOYS: Final = WORDS.scored("cowboys", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)
GOLD: Final = WORDS.scored("gold", seat=SEAT, home=NUMBER, place=NUMBER, count=NUMBER)

# What is wrong with somebody's own list of cards.
ONLY_ONE: Final = WORDS.wrong("only-one", name=TEXT)
