"""Playing on a table that a test has laid out, whatever the game."""

from collections.abc import Iterable

from ludotheque.core import Event, Game, Journal, Script, State


def play(
    game: Game,
    state: State,
    moves: Iterable[str],
    dice: str = "",
    outcomes: tuple[int, ...] = (),
) -> Journal:
    """Make these moves, each of which must be allowed, with these dice and then these outcomes,
    all of which must be drawn."""
    journal = Journal()
    script = Script([*[int(face) - 1 for face in dice.split()], *outcomes])
    for text in moves:
        move = game.move(text)
        assert state.refusal(move) is None, (text, state.refusal(move))
        state.apply(move, script, journal)
    assert not script.left, "not all of the script was drawn"
    return journal


def told(journal: Journal, key: str) -> list[Event]:
    return [event for event in journal.events if event.key == f"told-{key}"]


def options(state: State, begin: str = "") -> list[str]:
    """The options that begin like this."""
    decision = state.decision()
    texts = [str(move) for move in decision.options] if decision else []
    return [text for text in texts if text.startswith(begin)]


def asked(state: State) -> tuple[int, str]:
    """Who is asked, and what."""
    decision = state.decision()
    assert decision is not None
    return decision.seat, decision.question.key.removeprefix("asked-")


def refused(game: Game, state: State, move: str) -> tuple[str, str]:
    """The key and rule with which this move is refused; empty if it is allowed."""
    why = state.refusal(game.move(move))
    return (why.key.removeprefix("refused-"), why.rule) if why else ("", "")
