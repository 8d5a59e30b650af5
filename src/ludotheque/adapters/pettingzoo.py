"""Every game as an environment of PettingZoo: turn by turn (AEC), with a mask of actions."""

import sys
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludotheque.core import NOBODY, WATCHER, Game, Seat
from ludotheque.games import GAMES
from ludotheque.games.pictures import PICTURES

from .actions import Actions
from .encoding import VERSION, Encoding
from .rendering import text_of
from .table import Table
from .vector import NUMBERS, vector

Observation = dict[str, NDArray[Any]]


def env(game: str | Game, players: int | None = None, **settings: Any) -> AECEnv:
    """The environment of a game, as people use it: what comes out of order, or is out of bounds, is
    refused, and an impossible action loses the game."""
    environment: AECEnv = raw_env(game, players, **settings)
    masked = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(masked))


def raw_env(game: str | Game, players: int | None = None, **settings: Any) -> "Environment":
    """The environment without wrappers: an impossible action is a ValueError."""
    found = GAMES[game] if isinstance(game, str) else game
    return Environment(found, found.players[0] if players is None else players, **settings)


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """A game among so many players. `player_0` has the first seat.

    An observation has the seat's own view as numbers (`observation`), a row of numbers for each
    option that is shown (`options`), and which actions are possible (`action_mask`). An agent
    that is not asked sees its view, no options, and no possible action. Infos are empty.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        most_options: int | None = None,
        render_mode: str | None = None,
        viewer: Seat = WATCHER,
        **options: object,
    ) -> None:
        """`viewer` is whose view is rendered; `options` are those of the game."""
        super().__init__()
        encoding = Encoding(game, players)
        modes = ["human", "ansi", *(["svg"] if game.name in PICTURES else [])]
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"render_mode is {render_mode!r}; it can be {', '.join(modes)}")
        if not WATCHER <= viewer < players:
            raise ValueError(f"there is no seat {viewer}")
        self.metadata = {
            "name": encoding.name,
            "render_modes": modes,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.encoding: Final = encoding
        self.actions: Final = Actions(most_options or encoding.details.most_options)
        self.table: Final = Table(encoding, self.actions, options)
        self._viewer: Final = viewer
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (self.actions.count, len(encoding.option_columns))
        self.action_spaces = {agent: Discrete(self.actions.count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": _numbers((len(encoding.columns),)),
                    "options": _numbers(shape),
                    "action_mask": Box(0, 1, (self.actions.count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        space: Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> Discrete:
        space: Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew. The same seed gives the same games, this one and those that are dealt after it
        without a seed."""
        if seed is not None:
            self.table.sow(seed)
        self.table.deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must act"
        table = self.table
        table.play(int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if table.seat == NOBODY:
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat, table, encoding = self._seats[agent], self.table, self.encoding
        mask = np.zeros(self.actions.count, np.int8)
        rows = np.zeros((self.actions.count, len(encoding.option_columns)), NUMBERS)
        if table.seat == seat:
            shown = len(table.shown)
            rows[:shown] = np.frombuffer(table.packed_options(), NUMBERS).reshape(shown, -1)
            mask[:shown] = 1
            mask[self.actions.more] = table.has_more
            view = np.array(table.numbers(), NUMBERS)
        else:
            view = np.array(encoding.view(table.state.view(seat)), NUMBERS)
        return {"observation": view, "options": rows, "action_mask": mask}

    def render(self) -> str | None:
        view = self.table.state.view(self._viewer)
        game = self.encoding.game
        if self.render_mode == "svg":
            return PICTURES[game.name](view)
        text = text_of(game, view)
        if self.render_mode == "human":
            sys.stdout.write(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def _numbers(shape: tuple[int, ...]) -> Box:
    limits = np.iinfo(NUMBERS)
    return Box(int(limits.min), int(limits.max), shape, NUMBERS)


class Versioned:
    """A game as modules of PettingZoo are used: `samarande_v0.env(players=3)`."""

    def __init__(self, game: str) -> None:
        self.env: Final = partial(env, game)
        self.raw_env: Final = partial(raw_env, game)
        self.vector: Final = partial(vector, game)


def __getattr__(name: str) -> Versioned:
    """`district_noir_v0` and so on: any installed game, with this version of its columns."""
    game = name.removesuffix(f"_v{VERSION}").replace("_", "-")
    if name.endswith(f"_v{VERSION}") and game in GAMES:
        return Versioned(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
