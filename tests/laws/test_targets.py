"""A law of the games of action points: what a card can be aimed at depends on the estate alone.

`CardEffect.aims` keeps the targets for as long as the estate stays as it is. So a target that
depended on anything else would be offered too long, or not at all.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from ludotheque.core import Card, Chance, Dice, Frame, Game, Log, Move
from ludotheque.games import GAMES
from ludotheque.games.market.card_effect import ESTATE, CardEffect
from ludotheque.games.market.moves import Play
from ludotheque.games.market.state import MarketState
from ludotheque.games.sans_foi_ni_loi.targets import OnTheirs
from ludotheque.laws.random_play import played


def is_market(game: Game) -> bool:
    return isinstance(game.new(players=game.players[0], chance=Dice(0)), MarketState)


MARKET_GAMES = [game for game in GAMES.values() if is_market(game)]


def law_targets_depend_on_the_estate_alone(
    game: Game, players: int, choices: Chance, instead: Mapping[str, CardEffect] | None = None
) -> None:
    """Every way to play every card is the same whether its targets were kept or are computed now.
    `instead` are other effects for some of the cards."""
    for state in played(game, players, choices):
        assert isinstance(state, MarketState)
        effects = effects_of(state, instead or {})
        nothing_kept = game.load(game.dump(state))
        assert options(effects, state) == options(effects, nothing_kept)


def effects_of(state: MarketState, instead: Mapping[str, CardEffect]) -> dict[Card, CardEffect]:
    names = state.catalogue.box.names
    return {
        card: instead.get(names[card], effect)
        for card, effect in enumerate(state.catalogue.playable)
        if effect is not None
    }


def options(effects: Mapping[Card, CardEffect], state: Any) -> dict[Card, tuple[Move, ...]]:
    return {card: effect.options(state, card) for card, effect in effects.items()}


@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=f"{game.name}-{players}")
        for game in MARKET_GAMES
        for players in game.players
    ],
)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_targets_depend_on_the_estate_alone(game: Game, players: int, seed: int) -> None:
    law_targets_depend_on_the_estate_alone(game, players, Dice(f"targets {seed}"))


class Fickle(OnTheirs):
    """Aimed at a ranch of somebody with fewer gold than whoever plays it: that is not the ranch's
    own affair."""

    name = "fickle"
    form = (ESTATE,)

    def __init__(self) -> None:
        self.poorer: list[int] = []

    def options(self, state: Any, card: Card) -> tuple[Move, ...]:
        mine = state.purses[state.active]
        self.poorer = [at for at, gold in enumerate(state.purses) if gold < mine]
        return super().options(state, card)

    def targets(self, ranch: Any, card: Card) -> list[Play]:
        return [ranch.catalogue.play(card, (ranch.number,))] if ranch.number in self.poorer else []

    def do(self, state: Any, frame: Frame, chance: Chance, log: Log) -> None:
        """Nobody plays it."""


def test_the_law_fails_on_an_effect_that_breaks_it() -> None:
    with pytest.raises(AssertionError):
        law_targets_depend_on_the_estate_alone(
            GAMES["sans-foi-ni-loi"], 3, Dice("targets"), {"panic": Fickle()}
        )


def test_both_games_of_action_points_are_found() -> None:
    assert {"sans-foi-ni-loi", "samarande"} <= {game.name for game in MARKET_GAMES}


def classes(above: type) -> list[type]:
    """The classes of cards: those of the games that have a name."""
    found: list[type] = []
    subclasses: list[type] = above.__subclasses__()
    for below in subclasses:
        found += classes(below)
    is_card = above.__module__.startswith("ludotheque.") and hasattr(above, "name")
    return [above, *found] if is_card else found


def test_every_class_of_a_card_is_listed_and_in_a_box() -> None:
    played_with = {
        type(effect)
        for game in MARKET_GAMES
        for effect in game.new(players=2, chance=Dice(0)).catalogue.playable  # type: ignore[attr-defined]
    }
    assert len(classes(CardEffect)) > 30
    assert set(classes(CardEffect)) <= played_with
