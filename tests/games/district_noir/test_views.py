"""What is hidden: DN-40."""

import pytest

from ludotheque.core import HIDDEN, WATCHER, Dice, Log
from ludotheque.games.district_noir.state import DistrictNoirState
from tests.games.district_noir.tables import GAME, names


def mid_game() -> DistrictNoirState:
    state = GAME.deal(2, Dice(4), {})
    for _ in range(17):
        decision = state.decision()
        assert decision is not None
        state.apply(decision.options[-1], Dice(0), Log())
    return state


def test_dn_40_what_everybody_sees() -> None:
    state = mid_game()
    for seat in (0, 1, WATCHER):
        view = state.view(seat)
        assert view.line == state.line
        assert view.piles == state.piles
        assert view.taken == state.taken
        assert [len(hand) for hand in view.hands] == [len(hand) for hand in state.hands]
        assert len(view.deck) == len(state.deck)
        assert (view.round, view.starter, view.active) == (state.round, state.starter, state.active)


def test_dn_40_what_is_hidden() -> None:
    state = mid_game()
    for seat in (0, 1, WATCHER):
        view = state.view(seat)
        assert set(view.deck) == {HIDDEN}
        assert set(view.removed) == {HIDDEN}
        for other in (0, 1):
            if other == seat:
                assert view.hands[other] == state.hands[other]
            else:
                assert set(view.hands[other]) <= {HIDDEN}


def test_dn_40_hidden_cards_can_be_counted() -> None:
    state = mid_game()
    unseen = GAME.box.unseen(state.view(0).cards())
    truly = sorted((*state.hands[1], *state.deck, *state.removed))
    assert names(tuple(unseen)) == names(tuple(truly))


def test_dn_40_a_view_cannot_be_turned_into_another_seats() -> None:
    view = mid_game().view(0)
    assert view.view(0) == view
    assert view.view(WATCHER) == mid_game().view(WATCHER)
    with pytest.raises(ValueError, match="cannot see"):
        view.view(1)
