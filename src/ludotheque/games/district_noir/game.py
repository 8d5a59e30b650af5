"""District Noir: dealing, completing views, parsing and loading."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    NO_LOG,
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

from .cards import Cards
from .loading import restore
from .moves import TAKE, Play
from .phrases import NEW_ROUND, PLAY_A_CARD, TAKE_CARDS, VOCABULARY
from .state import DistrictNoirState

NAME: Final = "district-noir"
RULES: Final = 1


class DistrictNoir(Game[DistrictNoirState]):
    """A game for two by Nao Shimamura and Nobutake Dogen."""

    def __init__(
        self,
        cards: str,
        texts: Mapping[str, str],
        own_cards: bool = False,
        rules: int = RULES,
        former: Mapping[int, Game] | None = None,
    ) -> None:
        self.cards: Final = Cards(cards)
        super().__init__(
            NAME,
            rules=rules,
            players=(2,),
            longest=2 * self.cards.rounds * (self.cards.hand + 1),
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
    ) -> DistrictNoirState:
        deck = self.box.all_cards()
        chance.shuffle(deck)
        removed = _draw(deck, self.cards.removed)
        hands = [tuple(sorted(_draw(deck, self.cards.hand))) for _ in range(players)]
        line = _draw(deck, self.cards.line)
        starter = chance.below(2)  # DN-12: the token is tossed
        log.tell(NEW_ROUND, (1, starter))
        return DistrictNoirState(
            self.cards,
            EVERYTHING,
            starter,
            hands,
            [False, False],
            tuple(line),
            [(), ()],
            tuple(deck),
            tuple(removed),
        )

    def fill(self, view: DistrictNoirState, seat: Seat, chance: Chance) -> DistrictNoirState:
        view.check_view_of(seat)
        unseen = self.box.unseen(view.cards())
        chance.shuffle(unseen)
        filled = view.copy()
        filled.eyes = EVERYTHING
        for other in (0, 1):
            if other != seat:
                filled.hands[other] = tuple(sorted(_draw(unseen, len(view.hands[other]))))
        filled.deck = tuple(_draw(unseen, len(view.deck)))
        filled.removed = tuple(unseen)
        return filled

    def reshuffle(self, state: DistrictNoirState, chance: Chance) -> DistrictNoirState:
        unseen = sorted(state.deck + state.removed)
        chance.shuffle(unseen)
        shuffled = state.copy()
        shuffled.deck = tuple(_draw(unseen, len(state.deck)))
        shuffled.removed = tuple(unseen)
        return shuffled

    def read(self, text: str) -> Move | None:
        if text == TAKE.text:
            return TAKE
        verb, _, name = text.partition(" ")
        card = self.box.find(name)
        return None if verb != "play" or card == HIDDEN else self.cards.plays[card]

    def meaning(self, move: Move, state: DistrictNoirState) -> Sentence:
        if isinstance(move, Play):
            return Sentence(PLAY_A_CARD, (move.card,))
        return Sentence(TAKE_CARDS, (state.line[-self.cards.take :],))

    def with_cards(self, text: str) -> "DistrictNoir":
        return DistrictNoir(text, self.texts, True, self.rules, self.former)

    def restore(self, content: Fields) -> DistrictNoirState:
        return restore(self.cards, content)


def _draw(pile: list[Card], count: int) -> list[Card]:
    """Remove the first cards from the pile and return them."""
    drawn = pile[:count]
    del pile[:count]
    return drawn
