"""Les Fils de Samarande at the terminal: playable and readable to the end."""

from pathlib import Path

import pytest

from ludotheque.core import Match, Player
from ludotheque.games import GAMES
from ludotheque.games.samarande.state import SamarandeState
from tests.terminal.program import Terminal, check_whole_game, run


@pytest.mark.slow
@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "fr"), (4, "en"), (5, "fr")])
def test_a_whole_game(tmp_path: Path, players: int, lang: str) -> None:
    check_whole_game(tmp_path, "samarande", players, lang)


@pytest.mark.slow
def test_a_whole_game_of_people_at_one_screen(tmp_path: Path) -> None:
    """The first choice again; whoever is asked in a window says nothing."""
    status, out, err = run(
        tmp_path, "play", "samarande", "--seats", "Ada,Blaise,greedy", "--seed", "11",
        "--lang", "en", "--pace", "0", stdin="1\n\n" * 4000, COLUMNS="80",
    )  # fmt: skip
    assert (status, err) == (0, "")
    assert "The end" in out
    windows = [part.split("Does anybody answer?")[0] for part in out.split("\n" * 20)]
    assert len(windows) > 10
    for shown in windows:
        if "press Enter" in shown or "Your choice" in shown:
            continue
        assert "Your hand" not in shown  # what all look at shows nobody's cards


def with_a_carpet() -> tuple[int, list[str]]:
    """A seed with which whoever begins can play a Magic carpet; and what each keeps, in turn."""
    for seed in range(200):
        match = Match.start(GAMES["samarande"], [Player("Ada"), Player("Blaise")], seed=seed)
        state = match.state
        assert isinstance(state, SamarandeState)
        names = GAMES["samarande"].box.names
        first, second = state.hands.held[state.active], state.hands.held[1 - state.active]
        carpet = GAMES["samarande"].box.find("magic-carpet")
        if carpet in first:
            rest = [card for card in first if card != carpet][:3]
            kept = (sorted([*rest, carpet]), list(second[:4]))
            return seed, ["keep " + " ".join(names[card] for card in cards) for cards in kept]
    raise AssertionError("nobody ever has a carpet")


@pytest.mark.slow
@pytest.mark.rule("SA-71")
def test_at_one_screen_the_table_is_asked_once_whether_anybody_answers(tmp_path: Path) -> None:
    seed, kept = with_a_carpet()
    terminal = Terminal(
        tmp_path, "play", "samarande", "--seats", "Ada,Blaise", "--seed", str(seed),
        "--pace", "0", "--lang", "en", columns=100,
    )  # fmt: skip
    for choice in ("stay", "stay", *kept):
        terminal.until("press Enter")
        terminal.answer("")
        terminal.until("Your choice")
        terminal.answer(choice)
    terminal.until("press Enter")
    terminal.answer("")
    terminal.until("Your choice")
    terminal.answer("play magic-carpet")
    asked = terminal.until("Enter: nobody")
    assert "Does anybody answer?" in asked
    assert "’s hand" not in asked.split("Does anybody")[-1]
    terminal.answer("Zoé")
    terminal.until("is not among those")
    terminal.until("Enter: nobody")
    terminal.answer("")
    terminal.until("press Enter")  # the curtain, for whose turn it is
    terminal.answer("")
    assert "Magic carpet" in terminal.until("Your choice")
    terminal.answer("q")
