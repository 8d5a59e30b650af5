"""A game at the terminal, in plain text."""

import os
import subprocess
import sys

import pytest

from ludotheque.games import GAMES
from ludotheque.terminal import play


class Console:
    """A person who answers with these texts, then leaves; and everything they were shown."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.shown: list[str] = []

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    def show(self, text: str) -> None:
        self.shown.append(text)

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def played(lang: str, *answers: str, seed: int = 7) -> str:
    console = Console(*answers)
    play(GAMES["district-noir"], lang, seed=seed, ask=console.ask, show=console.show)
    return console.text


@pytest.mark.parametrize(
    ("lang", "points", "round_"),
    [("fr", "points", "Manche 4 sur 4"), ("en", "points", "Round 4 of 4")],
)
def test_a_whole_game(lang: str, points: str, round_: str) -> None:
    text = played(lang, *["1"] * 24)
    assert round_ in text
    assert points in text
    assert "Greedy" in text


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("?", "Type the number of a choice"),
        ("", "Type the number of a choice"),
        ("99", "is not one of the choices"),
        ("0", "is not one of the choices"),
        ("sing", "“sing” is not a move in this game."),
        ("play -3", "You do not have a Betrayal −3 in your hand."),
        ("back", "can no longer be taken back"),
        ("²", "is not a move in this game"),
    ],
)
def test_a_wrong_answer_gets_the_reason_and_the_question_again(answer: str, said: str) -> None:
    text = played("en", "1", answer, "1", seed=8)
    assert said in text


@pytest.mark.parametrize("answers", [("q",), ("quit",), ("1", "Q"), ()])
def test_leaving(answers: tuple[str, ...]) -> None:
    assert played("fr", *answers).endswith("Partie quittée.")


def test_a_move_by_its_text() -> None:
    assert "You take" in played("en", "take")


def ludotheque(*arguments: str, stdin: str = "", **environment: str) -> tuple[int, str, str]:
    run = subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1", **environment},
        check=False,
    )
    return run.returncode, run.stdout, run.stderr


def test_the_command() -> None:
    status, out, error = ludotheque("play", "--seed", "7", stdin="1\n" * 30, LC_ALL="fr_FR.UTF-8")
    assert (status, error) == (0, "")
    assert "Fin de la partie" in out


def test_the_command_at_the_end_of_its_input() -> None:
    status, out, error = ludotheque("play", "--lang", "en")
    assert (status, error) == (0, "")
    assert "You have left the game." in out


def test_the_version() -> None:
    assert ludotheque("--version")[:2] == (0, "0.1.0\n")


@pytest.mark.parametrize("arguments", [("play", "poker"), ("play", "--seed", "x"), (), ("dance",)])
def test_a_wrong_command_gets_a_sentence(arguments: tuple[str, ...]) -> None:
    status, _, error = ludotheque(*arguments)
    assert status == 2
    assert "usage" in error
    assert "Traceback" not in error
