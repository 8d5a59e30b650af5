"""Pebbles: dealing, completing views, parsing and loading."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    NO_LOG,
    Box,
    Card,
    Chance,
    Fields,
    Game,
    Log,
    Move,
    Option,
    OptionValue,
    Seat,
    Sentence,
)

from .effects import EFFECTS
from .moves import Number, Play
from .phrases import GRAB_GOLD, PLAY_A_CARD, ROB_SOMEBODY, VOCABULARY
from .state import PebblesState

NAME: Final = "pebbles"
RULES: Final = 1
MOST_GOLD: Final = 20


class Pebbles(Game[PebblesState]):
    """A toy for two or three."""

    state_class: type[PebblesState] = PebblesState

    def __init__(
        self,
        cards: str,
        texts: Mapping[str, str],
        own_cards: bool = False,
        rules: int = RULES,
        former: Mapping[int, Game] | None = None,
    ) -> None:
        box = Box.parse(cards, {"pebble": ()}, ("hand",))
        super().__init__(
            NAME,
            rules=rules,
            players=(2, 3),
            longest=3 * box.total,
            box=box,
            vocabulary=VOCABULARY,
            texts=texts,
            options=(
                Option("gold", 9, low=1, high=MOST_GOLD),
                Option("greedy-bank", False),
                Option("mood", "calm", choices=("calm", "wild")),
            ),
            own_cards=own_cards,
            former=former,
        )
        self.plays: Final = [Play(card, name) for card, name in enumerate(box.names)]

    def deal(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, OptionValue],
        log: Log = NO_LOG,
    ) -> PebblesState:
        deck = self.box.all_cards()
        chance.shuffle(deck)
        hand = range(self.box.deal["hand"])
        hands = [sorted([deck.pop() for _ in hand]) for _ in range(players)]
        bank = options["gold"]
        assert isinstance(bank, int)
        return self.state_class(
            self,
            EVERYTHING,
            active=chance.below(players),
            bank=bank,
            hands=hands,
            purses=[0] * players,
            deck=deck,
            table=[],
            frames=[],
        )

    def fill(self, view: PebblesState, seat: Seat, chance: Chance) -> PebblesState:
        unseen = self.box.unseen(view.cards())
        chance.shuffle(unseen)
        filled = view.copy()
        filled.eyes = EVERYTHING
        for other, hand in enumerate(view.hands):
            if other != seat:
                filled.hands[other] = sorted([unseen.pop() for _ in hand])
        filled.deck = unseen
        return filled

    def reshuffle(self, state: PebblesState, chance: Chance) -> PebblesState:
        shuffled = state.copy()
        shuffled.deck.sort()  # its true order must not matter
        chance.shuffle(shuffled.deck)
        return shuffled

    def read(self, text: str) -> Move | None:
        verb, _, rest = text.partition(" ")
        if verb == "play" and self.box.find(rest) != HIDDEN:
            return self.plays[self.box.find(rest)]
        if verb in ("rob", "grab") and rest in ("0", "1", "2"):
            return Number(verb, int(rest))
        return None

    def meaning(self, move: Move, state: PebblesState) -> Sentence:
        if isinstance(move, Play):
            return Sentence(PLAY_A_CARD, (move.card,))
        assert isinstance(move, Number)
        return Sentence(ROB_SOMEBODY if move.verb == "rob" else GRAB_GOLD, (move.number,))

    def with_cards(self, text: str) -> "Pebbles":
        return type(self)(text, self.texts, True, self.rules, self.former)

    def restore(self, content: Fields) -> PebblesState:
        hands = [self._cards(content, "hands", hand) for hand in content.items("hands")]
        return self.state_class(
            self,
            content.number("eyes", EVERYTHING, len(hands) - 1),
            active=content.number("active", 0, len(hands) - 1),
            bank=content.number("bank", 0, MOST_GOLD),
            hands=hands,
            purses=list(content.numbers("purses")),
            deck=self._cards(content, "deck", content.raw("deck")),
            table=self._cards(content, "table", content.raw("table")),
            frames=EFFECTS.restore(content.items("frames"), len(hands)),
        )

    def _cards(self, content: Fields, field: str, names: object) -> list[Card]:
        if not isinstance(names, list):
            raise content.wrong(field)
        return [self.box.find(name) for name in names]
