"""What tests of both market games need to lay out a table and play on it."""

from typing import TypedDict

from ludotheque import scripted_play as playing
from ludotheque.core import GAP, HIDDEN, Card, Game, Journal, Seat
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.state import MarketState


class Around(TypedDict, total=False):
    """What lies around the estates, where it is not as usual. The deck's first is its top."""

    bank: int
    line: str
    deck: str
    discard: str
    active: int
    points: int
    idle: int
    quiet: int


class MarketTables:
    """One of the games, its cards called by their names."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def cards(self, names: str) -> tuple[Card, ...]:
        """`"novice trapper"` as cards; a dash is a gap in the line."""
        find = self.game.box.find
        found = tuple(GAP if name == "-" else find(name) for name in names.split())
        assert HIDDEN not in found, f"no such card among {names}"
        return found

    def names(self, kinds: tuple[Card, ...]) -> str:
        """Cards as their names."""
        return " ".join("-" if card == GAP else self.game.box.name(card) for card in kinds)

    def hand(self, state: MarketState, seat: Seat) -> str:
        return self.names(state.hands.held[seat])

    # Laying out

    def hands(self, given: tuple[str, ...], players: int) -> Hands:
        """These hands, and empty ones for the rest, of which nobody knows anything."""
        every = (*given, *[""] * (players - len(given)))
        return Hands([tuple(sorted(self.cards(hand))) for hand in every], [()] * players, {})

    def set_out(self, state: MarketState, around: Around) -> None:
        state.bank = around["bank"]
        state.line = self.cards(around["line"])
        state.deck = self.cards(around["deck"])[::-1]
        state.discard = self.cards(around.get("discard", ""))
        state.active = around.get("active", 0)
        state.points = around.get("points", 6)
        state.idle = around.get("idle", 0)
        state.quiet = around.get("quiet", 0)

    # Playing

    def play(
        self, state: MarketState, *moves: str, dice: str = "", outcomes: tuple[int, ...] = ()
    ) -> Journal:
        """Make these moves, each of which must be allowed."""
        return playing.play(self.game, state, moves, dice, outcomes)

    def refused(self, state: MarketState, move: str) -> tuple[str, str]:
        return playing.refused(self.game, state, move)

    def next_turn(self, state: MarketState, dice: str = "") -> Journal:
        """End the turn; what the next one rolls at its beginning."""
        return self.play(state, "end", dice=dice)


def filled_up(given: tuple[int, ...], count: int) -> list[int]:
    """These figures, and nothing for the rest."""
    return [*given, *[0] * (count - len(given))]
