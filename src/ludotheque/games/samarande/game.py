"""Les Fils de Samarande: dealing, completing views, parsing and loading."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    NO_LOG,
    Chance,
    Fields,
    Frame,
    Game,
    Log,
    Move,
    Option,
    OptionValue,
    Seat,
    Sentence,
)
from ludotheque.games.market.ends import most_quiet
from ludotheque.games.market.fill import shuffle_deck
from ludotheque.games.market.rivals import rivals_of
from ludotheque.games.market.setup import deal_hands, first_player

from .cards import MOST_PLAYERS, Cards
from .city import City
from .fill import fill
from .loading import restore
from .meaning import meaning
from .parsing import read_move
from .phrases import VOCABULARY
from .state import CATEGORY, KIND, SamarandeState

NAME: Final = "samarande"
RULES: Final = 2
"""2: a turn in which gold has moved is not an idle one (SA-53); an Explorer genie looks for a
category, unless the option says otherwise (SA-62); lists of cards state more figures (SA-03)."""

OPTIONS: Final = (Option("explorer", CATEGORY, choices=(CATEGORY, KIND), former={1: KIND}),)


class Samarande(Game[SamarandeState]):
    """A game for 2 to 5 by Bruno Cathala."""

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
            options=OPTIONS,
            own_cards=own_cards,
            asks_together=True,
            former=former,
        )

    def deal(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, OptionValue],
        log: Log = NO_LOG,
    ) -> SamarandeState:
        cards, owners = self.cards, tuple(range(players))
        hands, deck = deal_hands(cards, players, chance)
        first = first_player(players, cards.phrases, chance, log)
        state = SamarandeState(
            cards,
            owners,
            rivals_of(owners),
            [0] * players,
            hands,
            [Frame("choosing", first), Frame("redealing", first)],
            [City(cards, seat, (), (), (), ()) for seat in owners],
        )
        state.active = first
        state.bank = cards.bank
        state.deck = tuple(deck)
        state.seeks_kinds = options["explorer"] == KIND
        return state

    def fill(self, view: SamarandeState, seat: Seat, chance: Chance) -> SamarandeState:
        filled = view.copy()
        fill(filled, seat, chance)
        return filled

    def reshuffle(self, state: SamarandeState, chance: Chance) -> SamarandeState:
        shuffled = state.copy()
        shuffle_deck(shuffled, chance)
        return shuffled

    def read(self, text: str) -> Move | None:
        return read_move(self.cards, text)

    def meaning(self, move: Move, state: SamarandeState) -> Sentence:
        return meaning(move, state)

    def with_cards(self, text: str) -> "Samarande":
        return Samarande(text, self.texts, True, self.rules, self.former)

    def restore(self, content: Fields) -> SamarandeState:
        return restore(self.cards, content)


def _longest(cards: Cards) -> int:
    """A bound that is easy to see, not a tight one.

    Each card is drawn, laid or played once, and a guild once more for each guard: that is how many
    turns can keep the game from ending, each followed by so many quiet ones at most (SA-53). In a
    turn the Caliph asks for every place, everybody is asked about each Action and each genie, every
    card may be discarded, all points may be bought, and the turn ends.
    """
    total = cards.box.total
    actions = 3 * total
    quiet = most_quiet(cards.bank, MOST_PLAYERS) + 1
    most_in_a_turn = 2 * total + (actions + total) * (MOST_PLAYERS + cards.line + 2)
    return 2 * MOST_PLAYERS + (actions + 1) * quiet * most_in_a_turn


__all__ = ["NAME", "RULES", "Samarande"]
