"""What a card is worth: paired games that differ in one card.

A deal is made, and one card of a hand (or of the cards that lie open) is exchanged for the card in
question: that is one game. For the other, the same card is exchanged for a plain one, which lay
hidden in the deck. Dice and bots are the same in both, so what differs on average is what the
card has caused: a correlation could also come of who likes to buy it.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from ludotheque.core import WATCHER, Card, Chance, Dice, Game, Seat, State

from .chunk import Chunk
from .plan import Plan
from .play import Watch, play_on, share
from .problem import LabProblem
from .tables import PAIRS, Rows

T = TypeVar("T")

IN_HAND: Final = "hand"
IN_LINE: Final = "line"
PLACES: Final = (IN_HAND, IN_LINE)
"""Where a card is exchanged: in a hand, or among the cards that lie open for everybody."""

MOST_DEALS: Final = 50
"""So many deals are tried until a card can be exchanged."""


class Swap(NamedTuple):
    """Two places that change their cards, in the shuffle of this number."""

    shuffle: int
    one: int
    other: int


class SwappedDice(Chance):
    """Dice by which cards are shuffled as usual, and then some of them change places."""

    def __init__(self, dice: Dice, *swaps: Swap) -> None:
        self._dice: Final = dice
        self._swaps: Final = swaps
        self.shuffled: Final[list[list[Any]]] = []

    def below(self, n: int) -> int:
        return self._dice.below(n)

    def shuffle(self, items: list[T]) -> None:
        self._dice.shuffle(items)
        for shuffle, one, other in self._swaps:
            if shuffle == len(self.shuffled):
                items[one], items[other] = items[other], items[one]
        self.shuffled.append(items[:])


class Dealt(NamedTuple):
    """A first state, the dice that it goes on with, and every list that was shuffled for it."""

    state: State
    dice: Dice
    shuffled: list[list[Any]]

    def open_cards(self) -> list[Card]:
        zones = self.state.view(WATCHER).zones()
        return sorted(card for zone in zones for card in zone.cards if card >= 0)

    def hands(self) -> list[tuple[Card, ...]]:
        return [self.state.hand(seat) for seat in range(self.state.seats)]


class Pair(NamedTuple):
    """Two deals that differ in one card, and the seat that it matters to."""

    with_card: Dealt
    without: Dealt
    seat: Seat
    plain: Card


@dataclass(frozen=True)
class Exchange:
    """Pair n is about the card n modulo their number, so that every card meets the same deals."""

    base: Plan
    wanted: tuple[str, ...]
    """The names of the cards in question."""
    places: tuple[str, ...]
    """Where each of them is exchanged."""
    plain: str = ""
    """The name of the plain card; if empty, for each card the most frequent one that is shuffled
    together with it."""

    kind: ClassVar[str] = "worth"
    main_table: ClassVar[str] = PAIRS

    def played_game(self) -> Game:
        return self.base.played_game()

    def packed(self, chunk: Chunk) -> dict[str, bytes]:
        """Play the pairs of a chunk; their table as the content of a Parquet file."""
        rows = Rows(PAIRS)
        game = self.played_game()
        for number in range(chunk.first, chunk.last + 1):
            deal, at = divmod(number, len(self.wanted))
            name, place = self.wanted[at], self.places[at]
            pair = self.pair(deal, game.box.find(name), place)
            shares = [
                share(
                    play_on(game, dealt.state, self.base.bots_in(deal), dealt.dice, Watch()),
                    pair.seat,
                )
                for dealt in (pair.with_card, pair.without)
            ]
            plain = game.box.names[pair.plain]
            rows.add(number, name, plain, place, pair.seat, len(self.base.seats), *shares)
        return {PAIRS: rows.packed()}

    def pair(self, deal: int, card: Card, place: str) -> Pair:
        """The two deals of this number; LabProblem if the card never comes to such a place."""
        for again in range(MOST_DEALS):
            seed = f"{self.base.seed}/{deal}" + (f"/{again}" if again else "")
            picks = Dice(f"{seed}/exchange/{card}")
            found = self._pair(seed, card, place, picks)
            if found is not None:
                return found
        name = self.played_game().box.names[card]
        raise LabProblem("wrong-exchange", card=name)

    def _pair(self, seed: str, card: Card, place: str, picks: Dice) -> Pair | None:
        base = self._deal(seed)
        shuffles = [at for at, cards in enumerate(base.shuffled) if card in cards]
        if not shuffles:
            return None
        shuffle = shuffles[picks.below(len(shuffles))]
        cards = base.shuffled[shuffle]
        plain = self._plain(cards, card)
        source = picks.pick([at for at, each in enumerate(cards) if each == card])
        slots = [at for at, each in enumerate(cards) if each != card]
        picks.shuffle(slots)
        for slot in slots:
            taken = Swap(shuffle, slot, source)
            dealt = self._deal(seed, taken)
            seat = _changed(base, dealt, card, place)
            if seat is None:
                continue
            now = dealt.shuffled[shuffle]
            spares = [at for at, each in enumerate(now) if each == plain]
            picks.shuffle(spares)
            for spare in spares:
                without = self._deal(seed, taken, Swap(shuffle, slot, spare))
                came = _changed(without, dealt, card, place) == seat
                if came and _is_alone(without, dealt, place):
                    return Pair(dealt, without, seat, plain)
        return None

    def _deal(self, seed: str, *swaps: Swap) -> Dealt:
        dice = Dice(seed)
        chance = SwappedDice(dice, *swaps)
        options = dict(self.base.options)
        players = len(self.base.seats)
        state = self.played_game().new(players=players, chance=chance, **options)
        return Dealt(state, dice, chance.shuffled)

    def _plain(self, cards: list[Card], card: Card) -> Card:
        if self.plain:
            return self.played_game().box.find(self.plain)
        others = sorted(set(cards) - {card})
        return max(others, key=cards.count) if others else card

    def content(self) -> dict[str, object]:
        content = self.base.content()
        return {
            **content,
            "wanted": list(self.wanted),
            "places": list(self.places),
            "plain": self.plain,
        }

    @staticmethod
    def restore(content: Mapping[str, Any], cards: str) -> "Exchange":
        return Exchange(
            Plan.restore(content, cards),
            tuple(str(name) for name in content["wanted"]),
            tuple(str(place) for place in content["places"]),
            str(content["plain"]),
        )


def exchange_of(base: Plan, cards: tuple[str, ...] = (), plain: str = "") -> Exchange:
    """The experiment with these cards, or with all that can be exchanged: in a hand where they can
    be in one, otherwise among the cards that lie open."""
    game = base.played_game()
    trial = Exchange(base, (), (), plain)
    places: dict[str, str] = {}
    for name in cards or _shuffled(base):
        for place in PLACES:
            if name not in places and (not plain or name != plain):
                with suppress(LabProblem):
                    trial.pair(0, game.box.find(name), place)
                    places[name] = place
        if cards and name not in places:
            raise LabProblem("wrong-exchange", card=name)
    return Exchange(base, tuple(places), tuple(places.values()), plain)


def _shuffled(plan: Plan) -> tuple[str, ...]:
    """The names of the cards that are shuffled for such a game, in the order of the list."""
    game = plan.played_game()
    chance = SwappedDice(Dice(f"{plan.seed}/0"))
    game.new(players=len(plan.seats), chance=chance, **dict(plan.options))
    found = {each for cards in chance.shuffled for each in cards if isinstance(each, int)}
    return tuple(game.box.names[card] for card in sorted(found))


def _changed(before: Dealt, after: Dealt, card: Card, place: str) -> Seat | None:
    """Whose chances are measured if the card has come to this place; None if it has not. Of what
    lies open, whoever begins has the first choice."""
    if place == IN_LINE:
        came = after.open_cards().count(card) > before.open_cards().count(card)
        return after.state.whose_turn() if came and before.hands() == after.hands() else None
    for seat, hand in enumerate(after.hands()):
        if hand.count(card) > before.hands()[seat].count(card):
            return seat
    return None


def _is_alone(before: Dealt, after: Dealt, place: str) -> bool:
    """Whether nothing but one card that anybody sees has changed."""
    changed = sum(one != other for one, other in zip(before.hands(), after.hands(), strict=True))
    if place == IN_LINE:
        return changed == 0
    return changed == 1 and before.open_cards() == after.open_cards()
