"""The terminal table in a real pseudo-terminal."""

import json
import os
import signal
from pathlib import Path

import pytest

from tests.terminal.program import ANSI, Terminal, plain

PROMPTS = {"fr": "Votre choix", "en": "Your choice"}


def play_to_the_end(terminal: Terminal, lang: str, ending: str) -> str:
    """Always the first choice, until the game is over."""
    for _ in range(60):
        if terminal.until(PROMPTS[lang], ending).endswith(ending):
            break
        terminal.answer("1")
    return terminal.to_the_end()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "ending", "how"),
    [("fr", "Fin de la partie", "Pour la revoir"), ("en", "The end", "To watch it again")],
)
def test_a_whole_game(tmp_path: Path, lang: str, ending: str, how: str) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--pace", "0", "--lang", lang)
    rest = play_to_the_end(terminal, lang, ending)
    assert how in rest
    assert terminal.status == 0
    assert ANSI.search(terminal.raw), "a terminal gets colours"


@pytest.mark.slow
@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_is_wider_than_the_window(tmp_path: Path, columns: int, lang: str) -> None:
    terminal = Terminal(
        tmp_path, "play", "--seed", "7", "--pace", "0", "--lang", lang, columns=columns
    )
    play_to_the_end(terminal, lang, "Fin de la partie" if lang == "fr" else "The end")
    for line in terminal.text.splitlines():
        if "ludotheque replay" not in line:  # a command to copy is not broken
            assert len(line.rstrip()) <= columns, line
    assert "[8]" in terminal.text


@pytest.mark.slow
def test_no_color(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7", NO_COLOR="1")
    terminal.until("Your choice")
    assert not ANSI.search(terminal.raw)
    terminal.answer("q")
    terminal.to_the_end()


@pytest.mark.slow
def test_every_kind_of_wrong_answer(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--pace", "0", "--record", "g")
    terminal.until("Your choice")
    for answer, said in [
        ("", "Choose by number"),
        ("?", "Choose by number"),
        ("0", "There is no choice 0"),
        ("77", "There is no choice 77"),
        ("-1", "“-1” is not a move in this game."),
        ("sing", "“sing” is not a move in this game."),
        ("play joker", "“play joker” is not a move in this game."),
        ("play docks", "You do not have the Docks in your hand."),
        ("PLAY  Docks", "You do not have the Docks in your hand."),
        ("play −3", "You do not have a Betrayal\u00a0−3 in your hand."),
        ("9" * 600, "type a number from 1 to 5"),
        ("[bold]x[/bold]", "“[bold]x[/bold]” is not a move in this game."),
        ("back", "There is no move to take back."),
        ("count", "Unseen cards"),
        ("log", "Your choice"),
        ("rules", "Reconstructed figures"),
        ("play", "1. Play"),
    ]:
        terminal.answer(answer)
        terminal.until(said)
    assert len((tmp_path / "g").read_text("utf-8").splitlines()) == 1
    terminal.answer("take")
    terminal.until("You take")
    terminal.until("Your choice")
    terminal.answer("take")
    terminal.until("you can take only once per round")
    terminal.answer("resign")
    terminal.until("Really give up?")
    terminal.answer("no")
    terminal.until("The game goes on.")
    terminal.answer("resign")
    terminal.until("Really give up?")
    terminal.answer("yes")
    terminal.until("wins by resignation.")
    terminal.to_the_end()


@pytest.mark.parametrize(
    "way", ["q", *[pytest.param(way, marks=pytest.mark.slow) for way in ("eof", "interrupt")]]
)
def test_leaving_leaves_a_record_and_says_how_to_go_on(tmp_path: Path, way: str) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--pace", "0", "--record", "g")
    terminal.until("Your choice")
    terminal.answer("1")
    terminal.until("Your choice")
    if way == "q":
        terminal.answer("q")
    elif way == "eof":
        terminal.child.sendeof()
    else:
        terminal.child.sendintr()
    rest = terminal.to_the_end()
    assert "ludotheque resume g" in rest
    assert "Traceback" not in rest
    assert terminal.status == 0
    assert all(json.loads(line) for line in (tmp_path / "g").read_text("utf-8").splitlines())


@pytest.mark.slow
def test_resume_after_a_kill(tmp_path: Path) -> None:
    """Killed with -9 in the middle: it goes on after the last move that was made."""
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--pace", "0", "--record", "g")
    for _ in range(3):
        terminal.until("Your choice")
        terminal.answer("1")
    terminal.until("Your choice")
    os.kill(terminal.child.pid, signal.SIGKILL)
    terminal.child.wait()
    before = (tmp_path / "g").read_text("utf-8")
    assert len(before.splitlines()) >= 6
    again = Terminal(tmp_path, "resume", "g", "--pace", "0")
    rest = play_to_the_end(again, "en", "The end")
    assert "ludotheque replay g" in rest
    assert (tmp_path / "g").read_text("utf-8").startswith(before)


@pytest.mark.slow
def test_a_record_cannot_be_open_twice(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "play", "--record", "g", "--pace", "0")
    first.until("Your choice")
    second = Terminal(tmp_path, "resume", "g")
    assert "already open elsewhere" in second.to_the_end()
    assert second.status == 1
    first.answer("q")
    first.to_the_end()


def test_the_curtain_falls_between_two_people(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "Ada,Blaise", "--seed", "7")
    first = terminal.until("alone with the screen")
    assert "hand" not in first
    hands: dict[str, str] = {}
    name = "Ada" if "Ada, press" in first else "Blaise"
    for _ in range(4):
        terminal.answer("")
        shown = terminal.until("Your choice")
        assert shown.count("Your hand") == 1
        hands[name] = next(line for line in shown.splitlines() if "Your hand" in line)
        terminal.answer("1")
        behind = terminal.until("alone with the screen")
        after_clearing = plain(terminal.raw.split("\x1b[2J\x1b[3J")[-1])
        assert after_clearing.startswith("It is")
        assert "hand" not in after_clearing.replace("Hand the screen", "")
        name = "Ada" if "Ada, press" in behind else "Blaise"
    assert len(hands) == 2
    assert hands["Ada"] != hands["Blaise"]
    terminal.answer("q")
    assert "ludotheque resume" in terminal.to_the_end()


@pytest.mark.slow
def test_taking_back_at_one_screen(tmp_path: Path) -> None:
    """Until the next person looks, the last one can take the move back at the curtain."""
    terminal = Terminal(tmp_path, "play", "--seats", "Ada,Blaise", "--seed", "7", "--record", "g")
    first = terminal.until("alone with the screen")
    assert "back" not in terminal.until(">")
    terminal.answer("")
    hand = terminal.until("Your choice")
    terminal.answer("1")
    terminal.until("alone with the screen")
    assert "back" in terminal.until(">")
    terminal.answer("back")
    again = terminal.until("Your choice")
    assert "You take your last move back." in again
    own_hand = [line for line in hand.splitlines() if "Your hand" in line]
    assert own_hand == [line for line in again.splitlines() if "Your hand" in line]
    terminal.answer("2")
    second = terminal.until("alone with the screen")
    assert ("Ada, press" in second) != ("Ada, press" in first)
    terminal.answer("")
    terminal.until("Your choice")
    terminal.answer("back")
    terminal.until("Somebody else has moved since")
    terminal.answer("q")
    terminal.to_the_end()
    assert '"back": 0' in (tmp_path / "g").read_text("utf-8")


@pytest.mark.slow
def test_who_leaves_leaves_no_hand_on_the_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "Ada,Blaise", "--seed", "7", "--record", "g")
    terminal.until("alone with the screen")
    terminal.answer("")
    terminal.until("Your choice")
    terminal.child.sendintr()
    terminal.to_the_end()
    left = plain(terminal.raw.split("\x1b[2J\x1b[3J")[-1])
    assert "hand" not in left
    assert "ludotheque resume g" in left


@pytest.mark.slow
def test_the_end_of_a_game_of_two_people_tells_only_what_is_new(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "Ada,Blaise", "--seed", "1", "--record", "g")
    before_the_end = ""
    while True:
        shown = terminal.until("alone with the screen", "Your choice", "The end")
        if shown.endswith("The end"):
            break
        terminal.answer("1" if shown.endswith("Your choice") else "")
        before_the_end = terminal.text
    terminal.to_the_end()
    new = terminal.text[len(before_the_end) :]
    assert new.count(" plays ") + new.count(" takes ") <= 2


@pytest.mark.slow
def test_watching_bots_shows_the_table(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "greedy,random", "--seed", "7", "--pace", "0")
    terminal.to_the_end()
    assert terminal.text.count("What taking gives") > 30


@pytest.mark.slow
def test_replay(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--pace", "0", "--record", "g")
    play_to_the_end(terminal, "en", "The end")
    replay = Terminal(tmp_path, "replay", "g")
    assert "line 0 of" in replay.until("Enter: next")
    for answer, said in [
        ("", "line 1 of"),
        ("n", "line 2 of"),
        ("p", "line 1 of"),
        ("20", "line 20 of"),
        ("first", "line 0 of"),
        ("p", "line 0 of"),
        ("last", "The end"),
        ("n", "The end"),
        ("7", "line 7 of"),
        ("human", "as Human sees it"),
        ("greedy", "as Greedy sees it"),
        ("all", "all hands open"),
        ("nobody", "as everybody sees it"),
        ("?", "the previous line"),
        ("999", "There is no line 999"),
        ("zoé", "“zoé” is neither a command"),
    ]:
        replay.answer(answer)
        replay.until(said)
        replay.until("Enter: next")
    replay.answer("all")
    shown = replay.until("Enter: next")
    assert "Human’s hand" in shown
    assert "Greedy’s hand" in shown
    replay.answer("nobody")
    shown = replay.until("Enter: next")
    assert "’s hand" not in shown
    replay.answer("q")
    replay.to_the_end()
    assert replay.status == 0


@pytest.mark.slow
def test_a_game_that_is_not_over_is_shown_as_everybody_knows_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", "7", "--pace", "0", "--record", "g")
    terminal.until("Your choice")
    terminal.answer("1")
    terminal.until("Your choice")
    terminal.answer("q")
    terminal.to_the_end()
    replay = Terminal(tmp_path, "replay", "g")
    replay.until("only what everybody knows is shown")
    replay.until("Enter: next")
    for eyes in ("all", "greedy", "human"):
        replay.answer(eyes)
        shown = replay.until("Enter: next")
        assert "only what everybody knows is shown" in shown
        assert "’s hand" not in shown
    replay.child.sendeof()
    replay.to_the_end()
