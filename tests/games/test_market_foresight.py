"""What is foreseen of an option from a view is what happens, in games played by chance."""

from typing import Any

import pytest

from ludotheque.core import Dice, Game, Log, Move, Script
from ludotheque.games.market.moves import Play
from ludotheque.games.market.state import MarketState
from ludotheque.games.samarande import SAMARANDE
from ludotheque.games.samarande import foresight as samarande
from ludotheque.games.samarande.moves import PASS, STAND
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from ludotheque.games.sans_foi_ni_loi import foresight as sans_foi_ni_loi
from ludotheque.laws.random_play import played

GAMES: list[tuple[Game, Any]] = [
    (SANS_FOI_NI_LOI, sans_foi_ni_loi),
    (SAMARANDE, samarande),
]


def shown(state: MarketState) -> dict[str, object]:
    """Everything public, and the hands' sizes."""
    content = dict(state.content())
    for hidden in ("hands", "known", "private", "deck", "eyes", "sightings", "frames"):
        content.pop(hidden, None)
    return {
        **content,
        "standing": state.standing(),
        "in hand": [len(hand) for hand in state.hands.held],
    }


def truly(state: MarketState, move: Move, dice: tuple[int, ...]) -> MarketState:
    """The true state after this move, if everybody lets it pass and nothing is rolled again."""
    after = state.copy()
    assert isinstance(after, MarketState)
    del after.frames[:-1]  # what comes after the question is not foreseen
    script = Script([face - 1 for face in dice])
    after.apply(move, script, Log())
    if isinstance(move, Play):
        while after.frames and after.frames[-1].effect in ("answering", "duelling"):
            after.apply(STAND if after.frames[-1].effect == "duelling" else PASS, script, Log())
    assert not script.left
    return after


@pytest.mark.slow
@pytest.mark.parametrize(("game", "foresight"), GAMES, ids=["sans-foi-ni-loi", "samarande"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_foreseen_is_what_happens(game: Game, foresight: Any, players: int) -> None:
    foreseen = 0
    for state in played(game, players, Dice(f"foresight {players}")):
        assert isinstance(state, MarketState)
        decision = state.decision()
        if decision is None or decision.window is not None:
            continue
        view = state.view(decision.seat)
        for move in decision.options:
            odds = foresight.odds(view, move)
            if odds.is_contest and not isinstance(move, Play):
                continue  # a second roll: what follows is told by its odds alone
            for fall in odds.falls:
                after = foresight.view_after(view, move, fall.dice)
                assert shown(after) == shown(truly(state, move, fall.dice)), move.text
                foreseen += 1
    assert foreseen > 500
