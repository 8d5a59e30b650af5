"""What both games have on the table at one moment, and who sees what of it.

A player runs one estate, or two where the rules say so: turns, gold and what is built belong to the
estate, the hand to the player.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import EVERYTHING, HIDDEN, Card, Frame, Seat, State

from .cards import Market
from .hands import Hands
from .line import GAP

GOES_ON: Final = ""
DECK_OUT: Final = "deck"
BANK_OUT: Final = "bank"
ALL_IDLE: Final = "idle"
ENDS: Final = (GOES_ON, DECK_OUT, BANK_OUT, ALL_IDLE)

Rivals = tuple[tuple[int, ...], ...]


def rivals_of(owners: tuple[Seat, ...]) -> Rivals:
    """For each estate those of the other players, in turn order after it."""
    count = len(owners)
    rivals: list[tuple[int, ...]] = []
    for estate, owner in enumerate(owners):
        after = [(estate + step) % count for step in range(1, count)]
        rivals.append(tuple([other for other in after if owners[other] != owner]))
    return tuple(rivals)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The line, the deck, the bank, hands, purses, points. A game adds what is built."""

    __slots__ = (
        "absent",
        "acted",
        "active",
        "bank",
        "deck",
        "discard",
        "frames",
        "hands",
        "idle",
        "line",
        "market",
        "over",
        "owners",
        "points",
        "purses",
        "rivals",
    )

    def __init__(
        self,
        market: Market,
        owners: tuple[Seat, ...],
        rivals: Rivals,
        purses: list[int],
        hands: Hands,
        frames: list[Frame],
        like: "Position | None",
    ) -> None:
        """All that can change is as in `like`. Without it, this is a first turn with nothing but
        the hands dealt: whoever makes it says what differs."""
        self.market: Final = market
        self.owners: Final = owners
        """Whose each estate is, in turn order."""
        self.rivals: Final = rivals
        """For each estate those of the other players."""
        self.purses: Final = purses
        self.hands: Final = hands
        self.frames: Final = frames
        if like is None:
            self.eyes = EVERYTHING
            self.active = 0
            """The estate whose turn it is."""
            self.points = market.points
            self.acted = False
            """Whether a card was drawn, laid or played this turn."""
            self.idle = 0
            """How many turns in a row have ended without that."""
            self.bank = 0
            self.line: tuple[Card, ...] = ()
            self.deck: tuple[Card, ...] = ()
            """The top card comes last."""
            self.absent: tuple[Card, ...] = ()
            """Kinds that are known not to be in the deck any more."""
            self.discard: tuple[Card, ...] = ()
            self.over = GOES_ON
        else:
            self.eyes = like.eyes
            self.active = like.active
            self.points = like.points
            self.acted = like.acted
            self.idle = like.idle
            self.bank = like.bank
            self.line = like.line
            self.deck = like.deck
            self.absent = like.absent
            self.discard = like.discard
            self.over = like.over

    # Who is who

    def home(self, estate: int) -> int:
        """Which of its player's two estates this is, 1 or 2; 0 where everybody has one."""
        seats = len(self.hands.held)
        return 0 if len(self.owners) == seats else estate // seats + 1

    def named(self, estate: int) -> tuple[int, int]:
        """An estate as sentences speak of it: whose, and which."""
        return self.owners[estate], self.home(estate)

    def neighbour(self, estate: int) -> Seat:
        """Who sits to the left: whose turn comes next."""
        return self.owners[(estate + 1) % len(self.owners)]

    @property
    def seats(self) -> int:
        return len(self.hands.held)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands.held[seat]

    def gold(self) -> int:
        return self.bank + sum(self.purses)

    # Looking

    def hide(self, seat: Seat) -> None:
        """Make this copy what the seat, or WATCHER, knows; its hands are given already."""
        self.eyes = seat
        self.deck = (HIDDEN,) * len(self.deck)

    def market_cards(self) -> list[Card]:
        """Every card that lies in no estate."""
        cards = [*self.deck, *self.discard]
        cards += [card for card in self.line if card != GAP]
        for hand in self.hands.held:
            cards += hand
        return cards

    def market_content(self) -> dict[str, object]:
        """What both games have in their content, gaps of the line as nothing."""
        name = self.market.box.name
        hands = self.hands
        return {
            "eyes": self.eyes,
            "owners": list(self.owners),
            "active": self.active,
            "points": self.points,
            "acted": self.acted,
            "idle": self.idle,
            "bank": self.bank,
            "gold": self.purses[:],
            "hands": [[name(card) for card in hand] for hand in hands.held],
            "known": [[name(card) for card in hand] for hand in hands.known],
            "private": [
                {
                    "seat": key // self.seats,
                    "of": key % self.seats,
                    "cards": [name(card) for card in hands.private[key]],
                }
                for key in sorted(hands.private)
            ],
            "line": ["" if card == GAP else name(card) for card in self.line],
            "deck": [name(card) for card in self.deck],
            "absent": [name(card) for card in self.absent],
            "discard": [name(card) for card in sorted(self.discard)],
            "frames": [frame.content() for frame in self.frames],
            "over": self.over,
        }
