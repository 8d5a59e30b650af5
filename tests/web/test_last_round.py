"""The end is announced when it is in sight by what everybody knows, and only then."""

import pytest

from ludotheque.core import WATCHER, Dice, Game, Log, State
from ludotheque.games import GAMES
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.games.market.state import MarketState
from ludotheque.games.noxford.state import NoxfordState
from tests.browser import sans_foi_ni_loi_positions as ranches
from tests.web.every_stage import EVERY_STAGE
from tests.web.rendered_pages import rendered, scene, table_of


def warning(state: State, game: Game, eyes: int = WATCHER, lang: str = "en") -> str:
    session = table_of(game.name, state.seats, state)
    shown = scene(session, eyes, lang)
    text = EVERY_STAGE[game.name].warning(shown.view(), shown)
    has_line = "last-round" in rendered(session, eyes, lang).ids()
    assert has_line == bool(text)
    return text


def played(game: Game, moves: int) -> State:
    dice = Dice(f"the end of {game.name}")
    state = game.new(players=min(game.players), chance=dice)
    for _ in range(moves):
        decision = state.decision()
        if decision is None:
            break
        state.apply(dice.pick(decision.options), dice, Log())
    return state


@pytest.mark.slow
def test_the_last_round_of_district_noir_is_announced_when_it_begins() -> None:
    game = GAMES["district-noir"]
    seen = set()
    for moves in range(0, 48, 3):
        state = played(game, moves)
        assert isinstance(state, DistrictNoirState)
        if state.decision() is None:
            break
        is_last = state.round == state.catalogue.rounds
        seen.add(is_last)
        assert bool(warning(state, game)) == is_last
    assert seen == {True, False}


@pytest.mark.slow
def test_the_last_card_in_noxford_is_announced() -> None:
    game = GAMES["noxford"]
    state = played(game, 8)
    assert isinstance(state, NoxfordState)
    assert not warning(state, game)
    state.hands[1], state.decks[1], state.masters[1] = (), (), True
    assert warning(state, game).startswith("Blaise has one card left")
    assert warning(state, game, 1).startswith("You have one card left")
    assert warning(state, game, 0, "fr").startswith("Il ne reste qu’une carte à Blaise")
    state.hands[1] = state.hands[0][:1]
    assert not warning(state, game)


def market(deck: int | None = None, bank: int | None = None, idle: int = 0) -> MarketState:
    state = ranches.acting()
    if deck is not None:
        state.deck = state.deck[:deck]
    if bank is not None:
        state.bank = bank
    state.idle = idle
    return state


@pytest.mark.parametrize(
    ("deck", "says"), [(7, ""), (6, "6 cards are left"), (1, "1 card is left")]
)
def test_the_deck_is_announced_when_one_turn_can_empty_it(deck: int, says: str) -> None:
    found = warning(market(deck=deck), GAMES["sans-foi-ni-loi"])
    assert (says in found) if says else not found


@pytest.mark.parametrize(("bank", "says"), [(7, ""), (6, "6 gold left"), (0, "is empty")])
def test_the_bank_is_announced_when_one_die_can_empty_it(bank: int, says: str) -> None:
    found = warning(market(bank=bank), GAMES["sans-foi-ni-loi"])
    assert (says in found) if says else not found


def test_a_round_in_which_nobody_acts_is_announced_in_its_last_turn() -> None:
    game = GAMES["sans-foi-ni-loi"]
    assert not warning(market(idle=2), game)
    assert warning(market(idle=3), game) == "If nothing is done this turn, the game is over."
