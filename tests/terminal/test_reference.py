"""The lists of cards and the rules at the terminal (B5, E14, E16)."""

import re
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.texts import FOLDED, LANGUAGES, Texts, figures_of, reconstructed, rules_text
from tests.terminal.program import run

OURS = ["district-noir", "noxford", "samarande", "sans-foi-ni-loi"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_e16_nothing_is_wider_than_80_columns(tmp_path: Path, game: str, lang: str) -> None:
    for command in ("cards", "rules"):
        status, out, error = run(tmp_path, command, game, "--lang", lang, COLUMNS="80")
        assert (status, error) == (0, "")
        assert max(len(line.rstrip()) for line in out.splitlines()) <= 80
        assert "\ue000" not in out
        for line in out.splitlines():  # no line begins with what belongs to the one before
            assert not re.match(r"\s*[»:;!?]", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_b5_every_card_has_its_figures_and_its_text(tmp_path: Path, game: str, lang: str) -> None:
    out = run(tmp_path, "cards", game, "--lang", lang, COLUMNS="80")[1]
    texts = Texts(GAMES[game], lang)
    words = " ".join(out.split())
    assert " ".join(reconstructed(texts).split()) in words
    for card in range(len(texts.game.box.kinds)):
        for figure in figures_of(texts, card):
            assert figure in out
    columns = [line[26:] for line in out.splitlines() if line.startswith(" " * 4)]
    shown = " ".join(" ".join(columns).split())
    about = texts.about(0).split()
    assert about[-1] in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_e14_the_terminal_shows_the_text_of_the_page(tmp_path: Path, game: str, lang: str) -> None:
    """All headings and every ruling, and nothing that is meant for pages."""
    out = " ".join(run(tmp_path, "rules", game, "--lang", lang, COLUMNS="80")[1].split())
    text = rules_text(Texts(GAMES[game], lang))
    for title in re.findall(r"^## (.+)$", text, re.MULTILINE):
        assert title.removesuffix(FOLDED) in out
    for number in re.findall(r"\(([A-Z]{2}-\d\d)\)", text):
        assert number in out
    assert "{" not in out
    assert f"ludotheque cards {game}" in out
