"""Noxford at the terminal: the city to scale, places numbered in it, playable to the end."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from ludotheque.core import Player
from ludotheque.terminal import terminal as terminals
from ludotheque.terminal.games.noxford import NoxfordScreen
from ludotheque.terminal.scale_drawing import Plan
from ludotheque.terminal.scene import Scene
from tests.games.noxford.tables import GAME, USUAL, place, table
from tests.games.noxford.test_own_list import five_fields
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


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        (
            "fr",
            "Déplacer votre Gros Bras des Lions A, actuellement à gauche de votre Gros Bras des "
            "Lions B, au-dessus du Quartier du poison",
            "Déplacer votre Gros Bras des Lions B, actuellement à droite de votre Gros Bras des "
            "Lions A, au-dessus du Quartier du poison",
        ),
        (
            "en",
            "Move your Lion Tough A, now left of your Lion Tough B, above the District of poison",
            "Move your Lion Tough B, now right of your Lion Tough A, above the District of poison",
        ),
    ],
)
def test_a3_a_gear_says_which_card_moves_and_where_it_is(
    lang: str, first: str, second: str
) -> None:
    state = table({
        "upright 525 356": "district-gold", "sideways 588 356": "district-poison",
        "upright 588 419": "lion-tough", "upright 651 419": "lion-tough",
        "upright 462 356": "lion-gear-punk",
    }, active=1)  # fmt: skip
    state.gear = place("upright 462 356")
    terminal = terminals.Terminal(lang, Console(file=io.StringIO(), width=100))
    scene = Scene(terminal, GAME, [Player("Ada"), Player("Blaise")], 1)
    decision = state.decision()
    assert decision is not None
    screen = NoxfordScreen()
    entries = screen.entries(decision.options, state, scene)
    parts = [entry.part.replace("\N{NO-BREAK SPACE}", " ") for entry in entries]
    assert first in parts
    assert second in parts
    assert len(set(parts)) == len(parts)
    drawn = str(screen.draw(state, scene)[2])
    assert re.search(r" A .* B ", drawn), "the letters are on the plan"


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
    assert "Points" in out
    assert "If it ended now" not in out


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


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_b2_five_fields_and_a_chosen_syndicate(tmp_path: Path, lang: str) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text(five_fields().box.text, "utf-8")
    status, out, error = run(
        tmp_path, "play", "noxford", "--seats", "Ada,random", "--seed", "3", "--lang", lang,
        "--cards", str(cards), "--option", "syndicate_1=scorpion-master",
        stdin="1\n" * 80, COLUMNS="100",
    )  # fmt: skip
    assert (status, error) == (0, "")
    assert "■ steam" in out
    assert "[S4]" in out  # the Master of the Scorpions waits for Ada
    assert re.search(r"S (You|Vous) .*\[S4\]", out)


@pytest.mark.parametrize(("lang", "said"), [("fr", "les places 1 et 2"), ("en", "seats 1 and 2")])
def test_b2_the_same_syndicate_twice_gets_a_sentence(tmp_path: Path, lang: str, said: str) -> None:
    status, _, error = run(
        tmp_path, "play", "noxford", "--seats", "Ada,random", "--lang", lang,
        "--option", "syndicate_1=rat-master", "--option", "syndicate_2=rat-master",
    )  # fmt: skip
    assert status == 1
    assert said in " ".join(error.lower().split())


@pytest.mark.parametrize(("lang", "said"), [("fr", "aucun emplacement"), ("en", "no place")])
def test_b4_a_table_without_a_place_gets_a_sentence(tmp_path: Path, lang: str, said: str) -> None:
    sizes = ("table_width=800", "table_height=600", "card_width=270", "card_height=290")
    options = [word for size in sizes for word in ("--option", size)]
    status, _, error = run(
        tmp_path, "play", "noxford", "--seats", "Ada,random", "--lang", lang, *options
    )
    assert status == 1
    assert said in " ".join(error.split())
