"""A game under way, by actions: what an environment keeps between two steps."""

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Final

from ludotheque.core import NO_LOG, NOBODY, Chance, Decision, Dice, Move, Seat, State

from .actions import Actions, rewards
from .encoding import Encoding

NOTHING: Final[tuple[Move, ...]] = ()


class Table:
    """One game after another. `seat` is asked, NOBODY once the game is over; `shown` are the
    options on the page that it looks at."""

    __slots__ = (
        "_deals",
        "_decision",
        "_seed",
        "actions",
        "chance",
        "encoding",
        "options",
        "page",
        "seat",
        "settings",
        "state",
    )

    def __init__(
        self, encoding: Encoding, actions: Actions, settings: Mapping[str, object]
    ) -> None:
        self.encoding: Final = encoding
        self.actions: Final = actions
        self.settings: Final = settings
        self.sow(token_hex(8))
        self.deal()

    def sow(self, seed: int | str) -> None:
        """The seed decides all games that are dealt from now on."""
        self._seed = str(seed)
        self._deals = 0

    def deal(self) -> None:
        """Begin the next game."""
        self.chance: Chance = Dice(f"{self._seed}/{self._deals}")
        self._deals += 1
        encoding = self.encoding
        self.state: State = encoding.game.new(
            players=encoding.players, chance=self.chance, **self.settings
        )
        self.ask()

    def ask(self) -> None:
        """Find out who is asked what in the state, from the first page."""
        decision = self.state.decision()
        self._decision: Decision | None = decision
        self.page = 0
        self.seat: Seat = NOBODY if decision is None else decision.seat
        self.options: tuple[Move, ...] = NOTHING if decision is None else decision.options

    @property
    def shown(self) -> Sequence[Move]:
        return self.actions.page(self.options, self.page)

    @property
    def has_more(self) -> bool:
        return self.actions.has_more(self.options, self.page)

    def play(self, action: int) -> None:
        """Make the move of this action, or show the next page; ValueError if it is impossible."""
        if action == self.actions.more and self.has_more:
            self.page += 1
            return
        shown = self.shown
        if not 0 <= action < len(shown):
            raise ValueError(f"action {action} is not possible: the mask says which are")
        self.state.apply(shown[action], self.chance, NO_LOG)
        self.ask()

    def numbers(self) -> list[int]:
        """What the seat that is asked sees. It is asked the same in its view as in the state."""
        return self.encoding.view_asked(self.state.view(self.seat), self._decision)

    def packed_options(self) -> bytes:
        """The rows of the options that are shown, as 32-bit integers."""
        return self.encoding.packed_options(self.shown)

    def rewards(self) -> tuple[float, ...]:
        """Of each seat, once the game is over."""
        outcome = self.state.outcome()
        assert outcome is not None
        return rewards(outcome)
