"""Every game in OpenSpiel: after `register()`, `pyspiel.load_game("python_district_noir")`."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from ludotheque.core import NOBODY, Chance, Game, Seat
from ludotheque.games import GAMES

from .actions import Actions, rewards
from .course import Course
from .encoding import Encoding
from .history import History

LONGEST: Final = 2**31 - 1
MOST_OUTCOMES: Final = 64
"""More than dice have, and than anything else but a deck of cards."""
PAGES: Final = 16
"""More pages of options than any position is known to have."""


def register() -> None:
    """Make every installed game known to OpenSpiel; those that it knows already stay."""
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        kind = game_type(game)
        if kind.short_name not in known:
            # OpenSpiel drops what it was given after Python has ended: a class survives that
            own = type(kind.short_name, (SpielGame,), {"published": game, "kind": kind})
            pyspiel.register_game(kind, own)


def spiel_name(game: Game) -> str:
    return f"python_{game.name.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    encoding = Encoding(game, game.players[0])
    parameters: dict[str, Any] = {
        "players": game.players[0],
        "most_options": encoding.details.most_options,
        "cards": "",
    }
    for option in game.options:
        parameters[option.key] = option.default_under(game.rules)
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game with its parameters: `players`, `most_options` at once, `cards` (a file with another
    box), and the game's own options."""

    published: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.published
        given = {**self.kind.parameter_specification, **(params or {})}
        players = int(given.pop("players"))
        most_options = int(given.pop("most_options"))
        cards = str(given.pop("cards"))
        if cards:
            game = game.with_cards(Path(cards).read_text("utf-8"))
        self.encoding: Final = Encoding(game, players)
        self.actions: Final = Actions(most_options)
        self.options: Final = given
        """The options of the game."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=max(MOST_OUTCOMES, game.box.total),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=min(LONGEST, game.longest * PAGES),
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer | None":
        """An observer of all that one player sees; None if OpenSpiel asks for a part of it."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return Observer(self, perfect_recall=kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A moment of a game. All that it knows is its course, which clones can share."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        encoding = game.encoding
        self.course = Course.begin(encoding.game, game.actions, encoding.players, game.options)

    def current_player(self) -> int:
        course = self.course
        if course.below:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if course.seat == NOBODY else course.seat

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        below = self.course.below
        return [(outcome, 1 / below) for outcome in range(below)]

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, _player: Seat, action: int) -> str:
        return self.course.text(action)

    def is_terminal(self) -> bool:
        return self.course.is_over

    def returns(self) -> list[float]:
        state = self.course.state
        outcome = None if state is None else state.outcome()
        if outcome is None:
            return [0.0] * self.course.start[0]
        return list(rewards(outcome))

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one, drawn uniformly. It has no history of
        actions: nobody could know one."""
        resampled: SpielState = self.get_game().new_initial_state()
        resampled.course = self.course.resampled(player, Sampled(sampler))
        return resampled

    def __str__(self) -> str:
        course = self.course
        shown = None if course.state is None else course.state.content()
        return f"{course.page} {course.below} {json.dumps(shown)}"


class Sampled(Chance):
    """Chance from numbers between 0 and 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler: Final = sampler

    def below(self, n: int) -> int:
        return min(n - 1, int(self._sampler() * n))


class Observer:
    """What a player sees, or with perfect recall all that the player knows."""

    def __init__(self, game: SpielGame, *, perfect_recall: bool) -> None:
        self._encoding: Final = game.encoding
        self._actions: Final = game.actions
        self._history: Final = History(game.encoding) if perfect_recall else None
        shapes = {
            "view": (len(self._encoding.columns),),
            "page": (1,),
            "options": (self._actions.count, len(self._encoding.option_columns)),
        }
        if self._history:
            shapes["history"] = self._history.shape
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: Final = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: Final = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: SpielState, player: Seat) -> None:
        course, parts = state.course, self.dict
        self.tensor.fill(0)
        if course.state is None:
            return
        parts["view"][:] = self._encoding.view(course.state.view(player))
        if course.seat == player and not course.below:
            shown = self._encoding.options(self._actions.page(course.options, course.page))
            parts["page"][:] = course.page
            parts["options"][: len(shown)] = shown
        if self._history:
            for row, numbers in enumerate(self._history.rows(course.events, player)):
                parts["history"][row] = numbers

    def string_from(self, state: SpielState, player: Seat) -> str:
        course = state.course
        return course.information(player) if self._history else course.observation(player)
