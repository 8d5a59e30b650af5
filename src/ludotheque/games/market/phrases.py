"""The phrases that both games share: events, questions and refusals. Their sentences are in this
folder's fr.ftl and en.ftl.

`home` is 0 where a player has one home, otherwise which of the two: 1 or 2.
"""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    CARD,
    CARDS,
    CARDS_IN_ORDER,
    NUMBER,
    SEAT,
    Refusal,
    Sentence,
    Vocabulary,
    secret,
)


class MarketPhrases:
    """The shared phrases for one game, with its vocabulary and its rule numbers."""

    def __init__(self, vocabulary: Vocabulary, rules: Mapping[str, str]) -> None:
        told, move = vocabulary.told, vocabulary.move
        self.rolled_start: Final = told("rolled-start", seat=SEAT, die=NUMBER)
        self.start_tied: Final = told("start-tied", die=NUMBER)
        self.begins: Final = told("begins", seat=SEAT)
        self.turn: Final = told("turn", begins_turn=True, seat=SEAT, home=NUMBER)
        self.took: Final = told("took", seat=SEAT, card=CARD, price=NUMBER)
        self.drew: Final = told("drew", reveals=True, seat=SEAT, card=secret(CARD))
        self.bought: Final = told("bought", seat=SEAT, home=NUMBER, gold=NUMBER)
        self.discarded: Final = told("discarded", seat=SEAT, card=CARD)
        self.laid: Final = told("laid", seat=SEAT, home=NUMBER, card=CARD)
        self.turned_up: Final = told("turned-up", reveals=True, cards=CARDS_IN_ORDER)
        self.line_ordered: Final = told("line-ordered", seat=SEAT, cards=CARDS_IN_ORDER)
        self.saw_hand: Final = told(
            "saw-hand", reveals=True, seat=SEAT, victim=SEAT, cards=secret(CARDS)
        )
        self.stole_card: Final = told("stole-card", seat=SEAT, victim=SEAT, card=secret(CARD))
        self.paid: Final = told("paid", seat=SEAT, home=NUMBER, gold=NUMBER)
        self.paid_short: Final = told("paid-short", seat=SEAT, home=NUMBER, gold=NUMBER, due=NUMBER)
        self.rolled_difficulty: Final = told(
            "rolled-difficulty", seat=SEAT, die=NUMBER, added=NUMBER, total=NUMBER
        )
        self.rolled_watch: Final = told(
            "rolled-watch", seat=SEAT, die=NUMBER, added=NUMBER, total=NUMBER
        )
        self.rolled_attack: Final = told(
            "rolled-attack", seat=SEAT, die=NUMBER, added=NUMBER, total=NUMBER
        )
        self.rolled_defence: Final = told(
            "rolled-defence", seat=SEAT, die=NUMBER, added=NUMBER, total=NUMBER
        )
        self.rolled_gold: Final = told(
            "rolled-gold", seat=SEAT, die=NUMBER, added=NUMBER, total=NUMBER
        )
        self.deck_is_out: Final = told("deck-is-out")
        self.bank_is_out: Final = told("bank-is-out")
        self.all_idle: Final = told("all-idle")
        self.gold_goes_round: Final = told("gold-goes-round")

        self.act: Final = vocabulary.asked("act", points=NUMBER)
        self.ask_discard: Final = vocabulary.asked("discard", limit=NUMBER, over=NUMBER)
        self.ask_steal: Final = vocabulary.asked("steal", victim=SEAT)
        self.ask_place: Final = vocabulary.asked("place", price=NUMBER)

        self.take: Final = move("take", card=CARD, price=NUMBER)
        self.draw: Final = Sentence(move("draw"))
        self.buy: Final = move("buy", gold=NUMBER)
        self.end: Final = Sentence(move("end"))
        self.discard: Final = move("discard", card=CARD)
        self.steal: Final = move("steal", card=CARD)
        self.place: Final = move("place", card=CARD)
        self.leave: Final = Sentence(move("leave"))
        self.leave_all: Final = Sentence(move("leave-all"))
        self.play: Final = move("play", card=CARD, cost=NUMBER)
        self.play_on_hand: Final = move("play-on-hand", card=CARD, cost=NUMBER, victim=SEAT)
        self.no_card: Final = Sentence(move("no-card"))

        refused = vocabulary.refused
        self.not_in_hand: Final = refused("not-in-hand", rule=rules["lay"], card=CARD)
        self.too_dear: Final = refused("too-dear", rule=rules["points"], cost=NUMBER, points=NUMBER)
        self.nothing_there: Final = refused("nothing-there", rule=rules["line"], price=NUMBER)
        self.deck_is_empty: Final = Refusal(refused("deck-is-empty", rule=rules["deck"]))
        self.too_poor: Final = refused("too-poor", rule=rules["points"], cost=NUMBER, gold=NUMBER)
        self.answer_first: Final = Refusal(refused("answer-first", rule=rules["answer"]))
        self.nothing_is_asked: Final = Refusal(refused("nothing-is-asked", rule=rules["answer"]))
        self.no_target: Final = refused("no-target", rule=rules["play"], card=CARD)
        self.not_an_opponent: Final = Refusal(refused("not-an-opponent", rule=rules["opponent"]))
        self.bank_has_no_gold: Final = Refusal(refused("bank-has-no-gold", rule=rules["play"]))
        self.no_cards: Final = refused("no-cards", rule=rules["play"], victim=SEAT)

        self.won: Final = vocabulary.scored("won", seat=SEAT, points=NUMBER)
        self.won_by_two: Final = vocabulary.scored(
            "won-by-two", seat=SEAT, other=SEAT, points=NUMBER
        )
        self.won_by_many: Final = vocabulary.scored("won-by-many", count=NUMBER, points=NUMBER)

        # Why a hint is given. Each game words the tests for itself.
        advised = vocabulary.advised
        self.wins_duel: Final = advised("duel", won=NUMBER, tied=NUMBER, cases=NUMBER)
        self.brings: Final = advised("brings", gold=NUMBER)
        self.brings_between: Final = advised("brings-between", least=NUMBER, most=NUMBER)
        self.gains_points: Final = advised("gains-points", seat=SEAT, points=NUMBER)
        self.loses_points: Final = advised("loses-points", seat=SEAT, points=NUMBER)
        self.test_changes: Final = advised(
            "test", seat=SEAT, home=NUMBER, before=NUMBER, won=NUMBER, cases=NUMBER
        )
        self.new_test: Final = advised("new-test", seat=SEAT, home=NUMBER, won=NUMBER, cases=NUMBER)
        self.leaves: Final = advised("leaves", points=NUMBER)
        self.leaves_enough: Final = advised("leaves-enough", points=NUMBER, card=CARD)
        self.buys: Final = advised("buys", points=NUMBER, gold=NUMBER)
        self.ends_game: Final = advised("ends-game", points=NUMBER, best=NUMBER)

        self.deal_too_large: Final = vocabulary.wrong("deal-too-large", needed=NUMBER, cards=NUMBER)
