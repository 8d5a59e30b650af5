"""What is foretold of a move, from its seat's view alone, is what happens."""

import pytest

from ludotheque.core import NOBODY, Chance, Dice, Game, Log, Match, Move, Player, foresee
from ludotheque.games import GAMES
from pebbles import CARDS, TEXTS, Pebbles, PebblesState

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")
GAMES_EACH = 3


def a_match(game: Game, number: int) -> Match:
    players = Dice(number).pick(game.players)
    return Match.start(game, [Player(f"P{seat}", "") for seat in range(players)], seed=number)


def check_next_move(match: Match, chance: Dice) -> None:
    """What is foretold of a random move is what happens."""
    decision = match.decision()
    assert decision is not None
    seat, move = decision.seat, chance.pick(decision.options)
    foretold = foresee(match.game, match.view(seat), seat, move, chance)
    assert foretold is not None, f"{match.game.name}: {move} depends on what the seat cannot know"
    assert match.play(seat, move) is None
    after = match.decision()
    assert foretold.ends_game == (after is None)
    assert foretold.turn_of == match.state.whose_turn()
    is_being_answered = after is not None and after.window is not None
    can_take_back = match.why_not_back(seat) is None and not is_being_answered
    assert foretold.can_take_back == can_take_back, f"{match.game.name}: {move}"
    assert foretold.next_seat == (after.seat if after and can_take_back else NOBODY)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize("name", OURS)
def test_every_move_of_a_random_game_is_foretold_rightly(name: str, number: int) -> None:
    match, chance = a_match(GAMES[name], number), Dice(number)
    while match.decision() is not None:
        check_next_move(match, chance)


@pytest.mark.parametrize("name", OURS)
def test_looking_ahead_changes_nothing(name: str) -> None:
    match = a_match(GAMES[name], 1)
    decision = match.decision()
    assert decision is not None
    before = match.state.content()
    view = match.view(decision.seat)
    for move in decision.options[:5]:
        foresee(match.game, view, decision.seat, move, Dice(1))
    assert match.state.content() == before
    assert match.view(decision.seat) == view


def test_a_turn_of_the_market_goes_on_while_others_are_asked() -> None:
    """Whose turn it is and who is asked are two things."""
    match, chance = a_match(GAMES["samarande"], 2), Dice(2)
    found = False
    while not found:
        decision = match.decision()
        assert decision is not None, "nobody else was asked"
        match.play(decision.seat, chance.pick(decision.options))
        asked = match.decision()
        found = asked is not None and match.state.whose_turn() not in (asked.seat, NOBODY)


class DoubtfulState(PebblesState):
    """Nobody draws, and a die is rolled if a card of any but the first kind lies on the deck."""

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        if self.deck[0]:
            chance.die()
        super().apply(move, chance, log)

    def end_turn(self, log: Log) -> None:
        self.active = (self.active + 1) % len(self.hands)


class Doubtful(Pebbles):
    state_class = DoubtfulState


def test_what_depends_on_a_hidden_card_is_not_foretold() -> None:
    game = Doubtful(CARDS, TEXTS)
    match = Match.start(game, [Player("Ada", ""), Player("Blaise", "")], seed=1)
    decision = match.decision()
    assert decision is not None
    seat, view = decision.seat, match.view(decision.seat)
    found = {
        foresee(game, view, seat, move, Dice(seed))
        for move in decision.options
        for seed in range(9)
    }
    assert None in found
