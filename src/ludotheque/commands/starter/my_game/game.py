"""The game as a whole: it deals, reads moves, imagines what is hidden, and loads what was saved."""

from collections.abc import Iterator, Mapping
from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    NO_LOG,
    NOBODY,
    Box,
    Card,
    Chance,
    Fields,
    Game,
    Log,
    Move,
    OptionValue,
    Seat,
    Sentence,
)
from ludotheque.games.card_fields import is_whole_box, read_cards

from .moves import Play
from .phrases import HOARD, TAKE, VOCABULARY, WASTE
from .state import MyGameState

NAME: Final = "my-game"
PLAYERS: Final = (2, 3, 4)
RULES: Final = 1
"""Raise it when games that were saved before would go on differently."""

FIGURES_OF_TYPES: Final = {"nut": ("value",), "squirrel": ()}
"""Which figures `cards.toml` gives for each type of card."""


class MyGame(Game[MyGameState]):
    """Hazelnuts are hoarded, and squirrels take them away."""

    def __init__(self, cards: str, texts: Mapping[str, str], own_cards: bool = False) -> None:
        box = Box.parse(cards, FIGURES_OF_TYPES, deal=("hand",))
        super().__init__(
            NAME,
            rules=RULES,
            players=PLAYERS,
            longest=box.total,  # every card is played once
            box=box,
            vocabulary=VOCABULARY,
            texts=texts,
            own_cards=own_cards,
        )
        self._moves: Final = {move.text: move for move in self.all_moves()}

    def all_moves(self) -> Iterator[Move]:
        """Everything that could ever be played."""
        for card, name in enumerate(self.box.names):
            yield Play(card, name)
            if self.is_squirrel(card):
                yield from [Play(card, name, victim) for victim in range(max(PLAYERS))]

    def is_squirrel(self, card: Card) -> bool:
        return self.box.kinds[card].type == "squirrel"

    def deal(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, OptionValue],
        log: Log = NO_LOG,
    ) -> MyGameState:
        """Shuffle, and deal around the table from whoever begins (R1)."""
        deck = self.box.all_cards()
        chance.shuffle(deck)
        first = chance.below(players)
        dealt = deck[: players * self.box.deal["hand"]]
        hands: list[list[Card]] = [[] for _ in range(players)]
        for turn, card in enumerate(dealt):
            hands[(first + turn) % players].append(card)
        return MyGameState(
            self,
            EVERYTHING,
            active=first,
            hands=[sorted(hand) for hand in hands],
            hoards=[[] for _ in range(players)],
            deck=deck[len(dealt) :],
            discards=[],
        )

    def fill(
        self,
        view: MyGameState,
        seat: Seat,
        chance: Chance,
    ) -> MyGameState:
        """One way that it could be behind this view, all equally likely: for bots that think."""
        unseen = self.box.unseen(view.cards())
        chance.shuffle(unseen)
        filled = view.copy()
        filled.eyes = EVERYTHING
        for other, hand in enumerate(view.hands):
            if other != seat:
                filled.hands[other] = sorted([unseen.pop() for _ in hand])
        filled.deck = unseen
        return filled

    def reshuffle(
        self,
        state: MyGameState,
        chance: Chance,
    ) -> MyGameState:
        """The same game, with another order of the cards that nobody has seen: when a game is
        analysed with all hands open, the deck stays closed."""
        shuffled = state.copy()
        shuffled.deck.sort()  # its true order must not matter
        chance.shuffle(shuffled.deck)
        return shuffled

    def read(self, text: str) -> Move | None:
        """The move with this text; None if there is none."""
        return self._moves.get(text)

    def meaning(self, move: Move, state: MyGameState) -> Sentence:
        """What the move would do, as players read it among their options."""
        assert isinstance(move, Play)
        if not self.is_squirrel(move.card):
            return Sentence(HOARD, (move.card,))
        if move.victim == NOBODY:
            return Sentence(WASTE, (move.card,))
        return Sentence(TAKE, (move.victim,))

    def with_cards(self, text: str) -> "MyGame":
        return MyGame(text, self.texts, own_cards=True)

    def restore(self, content: Fields) -> MyGameState:
        """The state with this content. It may come from a file that somebody has changed, so
        everything is checked."""
        hands = self._piles(content, "hands")
        hoards = self._piles(content, "hoards")
        if len(hands) not in PLAYERS or len(hoards) != len(hands):
            raise content.wrong("hands")
        state = MyGameState(
            self,
            content.number("eyes", EVERYTHING, len(hands) - 1),
            active=content.number("active", 0, len(hands) - 1),
            hands=hands,
            hoards=hoards,
            deck=[*read_cards(self.box, content, "deck", content.raw("deck"))],
            discards=[*read_cards(self.box, content, "discards", content.raw("discards"))],
        )
        cards = state.cards()
        if not is_whole_box(self.box, cards) or (state.eyes == EVERYTHING and HIDDEN in cards):
            raise content.wrong("deck")
        return state

    def _piles(self, content: Fields, field: str) -> list[list[Card]]:
        piles = content.items(field)
        return [[*read_cards(self.box, content, field, pile)] for pile in piles]
