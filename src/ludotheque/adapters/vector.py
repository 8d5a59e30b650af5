"""Many games at once, on arrays: every step makes a move in each of them."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludotheque.core import NOBODY, Game
from ludotheque.games import GAMES

from .actions import Actions
from .encoding import Encoding
from .table import Table

NUMBERS: Final = np.int32


def vector(
    game: str | Game,
    count: int,
    players: int | None = None,
    *,
    seed: int | None = None,
    most_options: int | None = None,
    **options: object,
) -> "Vector":
    """So many games among so many players, dealt; `options` are those of the game."""
    found = GAMES[game] if isinstance(game, str) else game
    encoding = Encoding(found, found.players[0] if players is None else players)
    actions = Actions(most_options or encoding.details.most_options)
    tables = [Table(encoding, actions, options) for _ in range(count)]
    return Vector(encoding, actions, tables, seed)


class Vector:
    """Rows are games. Each row is what the seat that is asked there sees and may do; after the end
    of a game it is that of the next one. The arrays are the same ones after every step: copy what
    you keep."""

    def __init__(
        self, encoding: Encoding, actions: Actions, tables: Sequence[Table], seed: int | None
    ) -> None:
        if not tables:
            raise ValueError("there must be at least one game")
        count = len(tables)
        self.encoding: Final = encoding
        self.actions: Final = actions
        self.tables: Final = tables
        self.seats: Final[NDArray[Any]] = np.zeros(count, np.int64)
        """Who is asked."""
        self.observations: Final[NDArray[Any]] = np.zeros((count, len(encoding.columns)), NUMBERS)
        """What that seat sees, in the columns of `encoding`."""
        self.options: Final[NDArray[Any]] = np.zeros(
            (count, actions.count, len(encoding.option_columns)), NUMBERS
        )
        """A row for each option that is shown."""
        self.masks: Final[NDArray[Any]] = np.zeros((count, actions.count), np.bool_)
        """Which actions are possible."""
        self.rewards: Final[NDArray[Any]] = np.zeros((count, encoding.players), np.float32)
        """Of each seat, by place, where a game ended with this step; 0 elsewhere."""
        self.finished: Final[NDArray[Any]] = np.zeros(count, np.bool_)
        """Where a game ended with this step."""
        self._actions: Final = np.arange(actions.count)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew. With a seed, row k has the games of an environment of PettingZoo
        that was reset with `seed + k`, one after another."""
        self.rewards.fill(0)
        self.finished.fill(False)
        for row, table in enumerate(self.tables):
            if seed is not None:
                table.sow(seed + row)
            table.deal()
        self._show()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action in each game; ValueError, and nothing has happened, if one is impossible."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),):
            raise ValueError(f"there must be an action for each of the {len(self)} games")
        inside = (chosen >= 0) & (chosen < self.actions.count)
        allowed = self.masks[np.arange(len(self)), np.where(inside, chosen, 0)] & inside
        if not allowed.all():
            row = int(np.argmin(allowed))
            raise ValueError(f"action {chosen[row]} is not possible in game {row}")
        self.rewards.fill(0)
        self.finished.fill(False)
        for row, action in enumerate(chosen.tolist()):
            table = self.tables[row]
            table.play(action)
            if table.seat == NOBODY:
                self.rewards[row] = table.rewards()
                self.finished[row] = True
                table.deal()
        self._show()

    def _show(self) -> None:
        """Fill the arrays. What can be is filled for all games at once, which takes NumPy hardly
        longer than for one."""
        tables, width = self.tables, self.options[0].nbytes
        self.seats[:] = [table.seat for table in tables]
        for row, table in enumerate(tables):
            self.observations[row] = table.numbers()
        packed = b"".join([table.packed_options().ljust(width, b"\0") for table in tables])
        self.options[:] = np.frombuffer(packed, NUMBERS).reshape(self.options.shape)
        shown = np.array([len(table.shown) for table in tables])
        np.less(self._actions, shown[:, None], out=self.masks)
        self.masks[:, self.actions.more] = [table.has_more for table in tables]
