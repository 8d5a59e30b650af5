"""One random game with every invariant on: what must hold in any state that can be reached."""

import json

from ludotheque.core import EVERYTHING, WATCHER, Dice, Game, Journal, Log, State

SELDOM = 16
"""What takes longer is checked in one state of so many, at random."""


def soak(game: Game, players: int, seed: str) -> int:
    """Play it; AssertionError where something does not hold. How many decisions there were."""
    dice, looking = Dice(f"soak {seed}"), Dice(f"looking {seed}")
    box = game.box.all_cards()
    state = game.new(players=players, chance=dice)
    gold = state.gold()
    decisions = 0
    while True:
        assert sorted(state.cards()) == box, "cards are lost or there twice"
        assert state.gold() == gold, "gold is lost or made"
        _no_debts(state)
        decision = state.decision()
        assert (decision is None) == (state.outcome() is not None), "neither going on nor over"
        if decision is None:
            break
        assert decision.options, "somebody is asked and has no answer"
        assert decisions < game.longest, "the game does not end"
        if looking.below(SELDOM) == 0:
            _look_closely(game, state, players, looking)
        move = dice.pick(decision.options)
        assert state.refusal(move) is None, "an option is refused"
        state.apply(move, dice, Log())
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.places) == players
    assert min(outcome.places) == 1
    for seat, points in enumerate(outcome.points):
        assert points == sum(line.points for line in outcome.lines if line.seat == seat)
    return decisions


def _no_debts(state: State) -> None:
    """Nobody owes gold, not the bank either."""
    content = state.content() if state.gold() else {}
    owned = [content.get("bank", 0), *_list(content.get("gold", []))]
    assert all(isinstance(gold, int) and gold >= 0 for gold in owned), "somebody has less than none"


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _look_closely(game: Game, state: State, players: int, looking: Dice) -> None:
    """Views, completed views, copies and dumps."""
    dumped = json.dumps(game.dump(state))
    assert game.load(json.loads(dumped)) == state, "what is loaded is not what was dumped"
    asked = state.decision()
    assert asked is not None
    for move in asked.options:
        assert game.move(str(move)) == move, "a move is not its text"
    seat = looking.below(players + 1) - 1
    view = state.view(seat)
    filled = game.fill(view, seat, looking)
    assert filled.eyes == EVERYTHING
    assert filled.view(seat) == view, "a view completed is not that view"
    assert sorted(filled.cards()) == game.box.all_cards(), "completing loses or adds cards"
    seen = view.decision()
    assert seen is not None
    assert (seen.seat, seen.question) == (asked.seat, asked.question), "a question tells a secret"
    assert seen.options == (asked.options if seat == asked.seat else ()), "options are shown"
    assert game.load(json.loads(json.dumps(game.dump(view)))) == view
    copy, journal = state.copy(), Journal()
    copy.apply(looking.pick(asked.options), looking, journal)
    assert json.dumps(game.dump(state)) == dumped, "a copy shares what changes"
    for event in journal.seen_by(WATCHER):
        assert event.blanked == event.phrase.has_secrets
