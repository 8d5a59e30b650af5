"""Sans Foi Ni Loi at the terminal: playable and readable to the end."""

from pathlib import Path

import pytest

from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from tests.terminal.program import Terminal, check_whole_game, run


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game(tmp_path: Path, players: int, lang: str) -> None:
    check_whole_game(tmp_path, "sans-foi-ni-loi", players, lang)


@pytest.mark.slow
def test_people_at_one_screen_see_nothing_of_each_others_hands(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "sans-foi-ni-loi", "--seats", "Ada,Blaise,Chloé", "--seed", "3",
        "--pace", "0", columns=100,
    )  # fmt: skip
    terminal.until("press Enter")
    terminal.answer("")
    own = terminal.until("Your choice")
    assert own.count("Your hand") == 1
    assert "’s hand" not in own
    terminal.answer("end")
    terminal.until("Hand the screen over")
    terminal.answer("q")
    terminal.to_the_end()


@pytest.mark.slow
def test_what_can_be_seen_and_asked(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "sans-foi-ni-loi", "--seats", "you,greedy,greedy", "--seed", "5",
        "--pace", "0", columns=100,
    )  # fmt: skip
    shown = terminal.until("Your choice")
    for text in ("bank: 50 gold", "deck: 102", "The line", "6 action points left", "0 gold"):
        assert text in shown
    for answer, said in [
        ("cards", "point"),
        ("take", "Take"),
        ("play mayor", "You do not have the Mayor in your hand."),
        ("take 9", "“take 9” is not a move in this game."),
        ("sell 1 fair-herd 2", "nobody is asking now"),
        ("keep", "nobody is asking now"),
        ("buy", "An action point costs 2 gold, and you have none."),
        ("play panic 03", "“play panic 03” is not a move in this game."),
        ("lay poor-herd 1", "in your hand"),
        ("rules", "Reconstructed figures"),
    ]:
        terminal.answer(answer)
        terminal.until(said)
    terminal.answer("q")
    terminal.to_the_end()


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("fr", ("Tueur à gages +3", "reconstitué", "Des rails sur la prairie", "Prime")),
        ("en", ("Hired killer +3", "reconstructed", "Rails across the prairie", "Bounty")),
    ],
)
def test_the_cards_and_where_their_figures_come_from(
    tmp_path: Path, lang: str, texts: tuple[str, ...]
) -> None:
    status, out, _ = run(tmp_path, "cards", "sans-foi-ni-loi", "--lang", lang, COLUMNS="120")
    assert status == 0
    assert str(SANS_FOI_NI_LOI.box.total) in out
    for text in texts:
        assert text in out


def test_a_wrong_list_of_cards_names_the_line(tmp_path: Path) -> None:
    _, text, _ = run(tmp_path, "cards", "sans-foi-ni-loi", "--toml")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('effect = "saloon"', 'effect = "salon"'), "utf-8")
    line = text.splitlines().index('effect = "saloon"') + 1
    status, _, err = run(tmp_path, "play", "sans-foi-ni-loi", "--cards", str(own))
    assert status == 1
    said = " ".join(err.split())
    assert f"Line {line}: a card of type “trick” cannot have the effect “salon”." in said
    own.write_text(text.replace("count = 16", "count = 12"), "utf-8")
    status, out, _ = run(tmp_path, "cards", "sans-foi-ni-loi", "--cards", str(own))
    assert status == 0
    assert f"all {SANS_FOI_NI_LOI.box.total - 4} cards" in out
    status, out, _ = run(tmp_path, "play", "--cards", str(own), "sans-foi-ni-loi", stdin="q\n")
    assert status == 0
    assert "Your choice" in out
