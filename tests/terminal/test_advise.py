"""A second opinion at the terminal: `hint` during a game, `advise` on a recorded one."""

from pathlib import Path

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import Match, Player
from ludotheque.games import GAMES
from tests.terminal.program import run

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")


def recorded(path: Path, game: str, *people: str, moves: int = 10**6) -> int:
    """Record a game that greedy plays in everybody's place. Returns its last line."""
    seats = [Player(name) for name in people]
    seats += [Player(f"Bot {number}", bot="greedy") for number in range(2 - len(people))]
    match = Match.start(GAMES[game], seats, seed=5)
    bot = make_bot("greedy", seed=5)
    while (decision := match.decision()) is not None and match.number < moves:
        match.play(decision.seat, bot.choose(match.game, match.view(decision.seat), decision.seat))
    path.write_text(match.record.text(), "utf-8")
    return match.number


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", OURS)
def test_any_position_of_a_finished_game_gets_advice(tmp_path: Path, game: str, lang: str) -> None:
    recorded(tmp_path / "game.jsonl", game, "Ada", "Blaise")
    status, out, error = run(
        tmp_path, "advise", "game.jsonl", "--line", "6", "--lang", lang, COLUMNS="120"
    )
    assert (status, error) == (0, "")
    assert {"en": "Hint: ", "fr": "Conseil\N{NO-BREAK SPACE}: "}[lang] in out
    assert {"en": "of 80 imagined games", "fr": " sur 80."}[lang] in out
    again = run(tmp_path, "advise", "game.jsonl", "--line", "6", "--lang", lang, COLUMNS="120")
    assert again == (status, out, error)


def test_a_hand_is_not_shown_while_several_people_play(tmp_path: Path) -> None:
    recorded(tmp_path / "begun.jsonl", "district-noir", "Ada", "Blaise", moves=6)
    status, out, error = run(tmp_path, "advise", "begun.jsonl")
    assert (status, out) == (1, "")
    assert "This game is not over" in error


def test_one_person_may_ask_in_the_middle_of_their_game(tmp_path: Path) -> None:
    recorded(tmp_path / "alone.jsonl", "district-noir", "Ada", moves=6)
    status, out, error = run(tmp_path, "advise", "alone.jsonl")
    assert (status, error) == (0, "")
    assert "Hint: " in out


def test_after_the_end_there_is_nothing_to_choose(tmp_path: Path) -> None:
    last = recorded(tmp_path / "game.jsonl", "district-noir", "Ada", "Blaise")
    status, out, error = run(tmp_path, "advise", "game.jsonl")
    assert (status, out) == (1, "")
    assert f"At line {last} the game is over" in error
