"""Noxford at the terminal: the city to scale, places numbered in it, playable to the end."""

import re
from pathlib import Path

import pytest

from ludotheque.terminal.scale_drawing import Plan
from tests.games.noxford.tables import USUAL, place
from tests.terminal.program import Terminal, run

RECORD = Path(__file__).parents[1] / "records" / "noxford-0.1.jsonl"


@pytest.mark.parametrize(
    ("lang", "end", "place_word"),
    [("fr", "gagne", "Placer"), pytest.param("en", "wins", "Place", marks=pytest.mark.slow)],
)
def test_a_whole_game_by_number(tmp_path: Path, lang: str, end: str, place_word: str) -> None:
    status, out, error = run(
        tmp_path, "play", "noxford", "--seats", "Ada,random", "--seed", "3", "--lang", lang,
        stdin="1\n" * 80, COLUMNS="100",
    )  # fmt: skip
    assert (status, error) == (0, "")
    assert end in out or "share" in out or "partage" in out
    assert place_word in out
    drawn = [line for line in out.splitlines() if "│" in line]
    assert 60 < max(map(len, drawn)) <= 100


@pytest.mark.slow
def test_places_are_numbered_in_the_city_and_in_the_list(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "noxford", "--seats", "Ada,random", "--seed", "3", "--pace", "0",
        columns=100,
    )  # fmt: skip
    terminal.until("Your choice")
    terminal.answer("1")
    shown = terminal.until("Your choice")
    listed = re.findall(r"^ *(\d+)\. Place", shown, re.MULTILINE)
    drawn = shown[: shown.index("gold ·")]
    assert listed == [str(number) for number in range(1, len(listed) + 1)]
    for number in listed:
        assert re.search(rf"(?<!\d){number}(?!\d)", drawn)
    terminal.answer("place cobra-punk upright 0 0")
    assert "must touch two" in terminal.until("Your choice") or "in your hand" in terminal.text
    terminal.answer("q")
    assert "resume" in terminal.to_the_end()


def test_a_plan_is_to_scale() -> None:
    rects = [USUAL.rect(place("upright 500 300")), USUAL.rect(place("sideways 563 300"))]
    plan = Plan(rects, 80)
    for rect in rects:
        plan.card(rect, ["X"], "")
    lines = plan.drawn().plain.split("\n")
    assert [line.rstrip() for line in lines] == [
        "┌─────────┐",
        "│         │",
        "│         ├──────────────┐",
        "│    X    │              │",
        "│         │      X       │",
        "│         │              │",
        "│         │              │",
        "└─────────┴──────────────┘",
    ]


@pytest.mark.parametrize("columns", [60, 200])
def test_a_plan_fits_the_window(columns: int) -> None:
    rects = [USUAL.rect(place(f"upright {x} {x // 2}")) for x in (0, 400, 1137)]
    plan = Plan(rects, columns)
    assert max(map(len, plan.drawn().plain.split("\n"))) <= columns


def test_show_draws_any_position(tmp_path: Path) -> None:
    status, _, error = run(tmp_path, "show", str(RECORD), "--line", "12", "--svg", "city.svg")
    assert (status, error) == (0, "")
    assert (tmp_path / "city.svg").read_text("utf-8").startswith("<svg")
    status, out, error = run(tmp_path, "show", str(RECORD), COLUMNS="120")
    assert (status, error) == (0, "")
    assert "If it ended now" in out


@pytest.mark.slow
def test_show_of_a_game_that_is_not_over_keeps_its_secrets(tmp_path: Path) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    (tmp_path / "begun.jsonl").write_text("\n".join(lines[:9]) + "\n", "utf-8")
    run(tmp_path, "show", "begun.jsonl", "--line", "3", "--svg", "begun.svg")
    run(tmp_path, "show", str(RECORD), "--line", "3", "--svg", "over.svg")
    begun, over = ((tmp_path / name).read_text("utf-8") for name in ("begun.svg", "over.svg"))
    assert len(begun) < len(over)
    status, out, _ = run(tmp_path, "show", "begun.jsonl")
    assert status == 0
    assert "hand  " not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--line", "999"), "There is no line 999: they go from 0 to 48."),
        (("--line", "x"), "There is no line x: they go from 0 to 48."),
        (("--svg", "/no/such/place.svg"), "The file /no/such/place.svg does not exist."),
    ],
)
def test_show_says_what_is_wrong(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    status, _, error = run(tmp_path, "show", str(RECORD), *arguments, COLUMNS="200")
    assert status == 1
    assert said in error
