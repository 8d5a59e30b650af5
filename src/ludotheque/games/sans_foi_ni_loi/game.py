"""Sans Foi Ni Loi: dealing, completing views, parsing and loading."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    NO_LOG,
    Chance,
    Fields,
    Game,
    Log,
    Move,
    OptionValue,
    Seat,
    Sentence,
)
from ludotheque.games.market.ends import most_quiet
from ludotheque.games.market.fill import fill_hands_and_deck, shuffle_deck
from ludotheque.games.market.rivals import rivals_of
from ludotheque.games.market.setup import deal_hands, draw, first_player

from .cards import MOST_PLAYERS, Cards
from .loading import restore
from .meaning import meaning
from .parsing import read_move
from .phrases import VOCABULARY
from .ranch import NONE, Ranch
from .state import SansFoiNiLoiState

NAME: Final = "sans-foi-ni-loi"
RULES: Final = 2
"""2: a turn in which a herd was sold or gold has moved is not an idle one (SF-54)."""


class SansFoiNiLoi(Game[SansFoiNiLoiState]):
    """A game for 2 to 6 by Bruno Cathala."""

    def __init__(
        self,
        cards: str,
        texts: Mapping[str, str],
        own_cards: bool = False,
        rules: int = RULES,
        former: Mapping[int, Game] | None = None,
    ) -> None:
        self.cards: Final = Cards(cards, rules)
        super().__init__(
            NAME,
            rules=rules,
            players=tuple(range(2, MOST_PLAYERS + 1)),
            longest=_longest(self.cards),
            box=self.cards.box,
            vocabulary=VOCABULARY,
            texts=texts,
            own_cards=own_cards,
            former=former,
        )

    def deal(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, OptionValue],
        log: Log = NO_LOG,
    ) -> SansFoiNiLoiState:
        cards = self.cards
        hands, deck = deal_hands(cards, players, chance)
        line = tuple(draw(deck, cards.line))
        first = first_player(players, cards.phrases, chance, log)
        if players == 2:  # SF-12: as with four players; the first player's first ranch begins
            owners: tuple[Seat, ...] = (first, 1 - first, first, 1 - first)
            first = 0
        else:
            owners = tuple(range(players))
        state = SansFoiNiLoiState(
            cards,
            owners,
            rivals_of(owners),
            [0] * len(owners),
            hands,
            [],
            [Ranch(cards, number, (), (), (), NONE) for number in range(len(owners))],
            [()] * len(cards.wanted),
        )
        state.active = first
        state.bank = cards.banks[players]
        state.line = line
        state.deck = tuple(deck)
        log.tell(cards.phrases.turn, state.named(first))
        return state

    def fill(self, view: SansFoiNiLoiState, seat: Seat, chance: Chance) -> SansFoiNiLoiState:
        filled = view.copy()
        fill_hands_and_deck(filled, seat, chance)
        return filled

    def reshuffle(self, state: SansFoiNiLoiState, chance: Chance) -> SansFoiNiLoiState:
        shuffled = state.copy()
        shuffle_deck(shuffled, chance)
        return shuffled

    def read(self, text: str) -> Move | None:
        return read_move(self.cards, text)

    def meaning(self, move: Move, state: SansFoiNiLoiState) -> Sentence:
        return meaning(move, state)

    def with_cards(self, text: str) -> "SansFoiNiLoi":
        return SansFoiNiLoi(text, self.texts, True, self.rules, self.former)

    def restore(self, content: Fields) -> SansFoiNiLoiState:
        return restore(self.cards, content)


def _longest(cards: Cards) -> int:
    """A bound that is easy to see, not a tight one.

    Each card is drawn, laid or played once, and a killer once more for each person: that is how
    many turns can keep the game from ending, each followed by so many quiet ones at most (SF-54).
    In a turn the Mayor asks twice for every place, a bargain takes three answers, every herd may be
    sold or run away, all gold may be spent on points, every card may be discarded, and the turn
    ends.
    """
    total = cards.box.total
    actions = 3 * total
    gold = max(cards.banks)
    most_in_a_turn = 2 * (cards.line + 1) + 3 + total + gold + total + actions
    return (actions + 1) * (most_quiet(gold, MOST_PLAYERS) + 1) * most_in_a_turn


__all__ = ["NAME", "RULES", "SansFoiNiLoi"]
