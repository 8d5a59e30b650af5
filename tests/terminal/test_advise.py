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


def test_in_the_middle_of_their_game_one_person_is_advised_and_sees_no_bots_hand(
    tmp_path: Path,
) -> None:
    recorded(tmp_path / "alone.jsonl", "district-noir", "Ada", moves=8)
    answers = [run(tmp_path, "advise", "alone.jsonl", "--line", str(line)) for line in range(8)]
    advised = [out for status, out, _ in answers if status == 0]
    refused = [(out, error) for status, out, error in answers if status == 1]
    assert len(advised) == len(refused) == 4
    assert all("Hint: " in out for out in advised)
    assert all(out == "" and "This game is not over" in error for out, error in refused)


def test_after_the_end_there_is_nothing_to_choose(tmp_path: Path) -> None:
    last = recorded(tmp_path / "game.jsonl", "district-noir", "Ada", "Blaise")
    status, out, error = run(tmp_path, "advise", "game.jsonl")
    assert (status, out) == (1, "")
    assert f"At line {last} the game is over" in error
