"""What is asked of everybody at once: answered in any order, given to the match in the rule's."""

import pytest

from ludotheque.core import WATCHER, Match, Player, Seat, Window
from tests.games.samarande.tables import GAME, apply, table

GENIE = "mischievous-genie"
ANSWER = f"play {GENIE}"


def open_window(match: Match) -> Window:
    decision = match.view(WATCHER).decision()
    assert decision is not None
    assert decision.window is not None
    return decision.window


def collected(match: Match, answers: dict[Seat, str]) -> dict[Seat, str]:
    """What each person in the window says, in whatever order, as far as it is an option."""
    for seat, answer in answers.items():
        asked = match.view(seat).asked(seat)
        assert asked is not None
        assert answer in map(str, asked.options)
    return answers


def feed(match: Match, answers: dict[Seat, str]) -> list[Seat]:
    """What docs/contract.md says a table does; who was asked, in the order of the rule."""
    asked = []
    before: Window | None = None
    while (decision := match.decision()) is not None and decision.window is not None:
        if before is not None and not decision.window.goes_on(before):
            break
        before = decision.window
        move = answers.get(decision.seat, decision.window.silence)
        assert move is not None
        assert match.play(decision.seat, move) is None
        asked.append(decision.seat)
    return asked


def people(players: int) -> list[Player]:
    return [Player(name) for name in ("Ada", "Blaise", "Chloé", "Denis", "Émilie")[:players]]


def played(*hands: str) -> Match:
    """Seat 0 has just played Ali Baba; the hands of the others."""
    match_state = table(hands=("ali-baba", *hands), players=1 + len(hands))
    match = Match.start(GAME, people(1 + len(hands)), seed=1, start=match_state)
    assert match.play(0, "play ali-baba") is None
    return match


@pytest.mark.rule("SA-71")
def test_an_action_opens_a_window_for_all_others() -> None:
    match = played("palace", GENIE, "souk")
    assert open_window(match) == Window((1, 2, 3), GAME.move("pass"))
    assert match.view(0).asked(0) is None
    for seat, options in ((1, ["pass"]), (2, ["pass", ANSWER]), (3, ["pass"])):
        asked = match.view(seat).asked(seat)
        assert asked is not None
        assert [str(move) for move in asked.options] == options
        seen = match.view(0).asked(seat)
        assert seen is not None
        assert seen.options == ()


@pytest.mark.rule("SA-71")
def test_who_says_nothing_lets_it_pass() -> None:
    match = played("palace", GENIE, "souk")
    assert feed(match, collected(match, {3: "pass"})) == [1, 2, 3]
    decision = match.decision()
    assert decision is not None
    assert (decision.seat, decision.window) == (0, None)


@pytest.mark.rule("SA-71")
def test_the_first_in_turn_order_plays_whoever_was_quicker() -> None:
    match = played("palace", GENIE, GENIE)
    answers = collected(match, {3: ANSWER, 2: ANSWER, 1: "pass"})
    assert feed(match, answers) == [1, 2]
    assert open_window(match).seats == (3, 0, 1)  # about that genie, and seat 3 still has its own


@pytest.mark.rule("SA-73")
def test_an_answer_opens_a_window_of_its_own_even_for_two() -> None:
    match = played(GENIE)
    assert feed(match, {1: ANSWER}) == [1]
    assert open_window(match).seats == (0,)
    assert feed(match, {}) == [0]
    assert match.decision() is not None


@pytest.mark.rule("SA-73")
def test_an_action_that_stands_again_is_asked_about_in_a_new_window() -> None:
    state = table(hands=("ali-baba", GENIE, GENIE))
    apply(state, "play ali-baba", ANSWER, ANSWER, "pass")
    last = state.decision()
    assert last is not None
    assert last.window is not None
    apply(state, "pass")
    again = state.decision()
    assert again is not None
    assert again.window is not None
    assert again.window.seats == (1, 2)
    assert not again.window.goes_on(last.window)


@pytest.mark.rule("SA-11", "SA-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_choices_of_the_beginning_are_collected_from_all_at_once(players: int) -> None:
    match = Match.start(GAME, people(players), seed=5)
    for question in ("redeal", "choose"):
        window = open_window(match)
        assert sorted(window.seats) == list(range(players))
        assert window.silence is None  # everybody has to choose
        answers: dict[Seat, str] = {}
        for seat in reversed(range(players)):
            asked = match.view(seat).asked(seat)
            assert asked is not None
            assert asked.question.key == f"asked-{question}"
            answers[seat] = str(asked.options[-1])
        assert feed(match, collected(match, answers)) == list(window.seats)
    decision = match.decision()
    assert decision is not None
    assert decision.window is None
