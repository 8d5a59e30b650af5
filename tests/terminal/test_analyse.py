"""What decided a finished game, at the terminal and as a page."""

import re
from pathlib import Path

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import Match, Player
from ludotheque.games import GAMES
from tests.terminal.program import run


def recorded(path: Path, game: str = "district-noir", moves: int = 10**6) -> None:
    """Record a game in which Blaise plays at random; one name is no harm to a page."""
    match = Match.start(GAMES[game], [Player("Ada </script>"), Player("Blaise")], seed=5)
    bots = [make_bot("greedy", seed=5), make_bot("random", seed=5)]
    while (decision := match.decision()) is not None and match.number < moves:
        seat = decision.seat
        match.play(seat, bots[seat].choose(match.game, match.view(seat), seat))
    path.write_text(match.record.text(), "utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_finished_game_is_told_of_in_both_languages(tmp_path: Path, lang: str) -> None:
    recorded(tmp_path / "game.jsonl")
    words = ("analyse", "game.jsonl", "--worlds", "40", "--lang", lang)
    status, out, error = run(tmp_path, *words, COLUMNS="200")
    assert (status, error) == (0, ""), "no bar where nobody watches"
    said = {
        "en": (
            "Blunder · Blaise, move ",
            "“You” is Blaise here.",
            "Better: ",
            "Their choices cost ",
        ),
        "fr": (
            "Erreur · Blaise, coup ",
            "«\N{NO-BREAK SPACE}Vous\N{NO-BREAK SPACE}», ici, c’est Blaise.",
            "Mieux\N{NO-BREAK SPACE}: ",
            "Ses choix ont coûté ",
        ),
    }
    for words_said in said[lang]:
        assert words_said in out
    assert "█" in out
    assert "▁" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_nothing_else_and_marks_every_moment(tmp_path: Path, lang: str) -> None:
    recorded(tmp_path / "game.jsonl")
    words = ("analyse", "game.jsonl", "--worlds", "40", "--lang", lang, "--html", "page.html")
    status, out, error = run(tmp_path, *words)
    assert (status, error) == (0, "")
    assert "page.html" in out
    page = (tmp_path / "page.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"(?:src|href)=|url\(|https?://|@import|fetch\(", page)
    assert page.count("</script>") == 1
    moments = re.findall(r'<li id="m(\d+)"', page)
    assert moments
    assert len(moments) == page.count('class="mark ')
    assert page.count('<th scope="row">') >= len(moments)
    for curve in re.findall(r'class="(?:known|opened)" d="M([^"]*L[^"]*)"', page):
        heights = [float(place.split()[1]) for place in curve.split("L")]
        assert len(heights) > 20
        assert all(0.0 <= height <= 300.0 for height in heights)


def test_only_a_finished_game_is_analysed(tmp_path: Path) -> None:
    recorded(tmp_path / "begun.jsonl", moves=6)
    status, out, error = run(tmp_path, "analyse", "begun.jsonl", "--lang", "en")
    assert (status, out) == (1, "")
    assert "begun.jsonl is not over" in error
    status, out, error = run(tmp_path, "analyse", "nowhere.jsonl", "--lang", "en")
    assert (status, out) == (1, "")
    assert "nowhere.jsonl" in error
    (tmp_path / "odd.jsonl").write_text("odd\n")
    status, out, error = run(tmp_path, "analyse", "odd.jsonl", "--lang", "en")
    assert (status, out) == (1, "")
    assert "odd.jsonl" in error


@pytest.mark.parametrize("worlds", ["0", "many", "-3", "10001", "²"])
def test_worlds_are_a_number(tmp_path: Path, worlds: str) -> None:
    recorded(tmp_path / "game.jsonl")
    status, out, error = run(
        tmp_path, "analyse", "game.jsonl", f"--worlds={worlds}", "--lang", "en"
    )
    assert (status, out) == (2, "")
    assert f"“{worlds}” will not do" in error


def test_a_page_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    recorded(tmp_path / "game.jsonl", "district-noir")
    words = ("--worlds", "4", "--lang", "en", "--html", "nowhere/page.html")
    status, out, error = run(tmp_path, "analyse", "game.jsonl", *words)
    assert (status, out) == (1, "")
    assert "nowhere/page.html" in error
