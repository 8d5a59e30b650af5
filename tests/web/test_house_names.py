"""A server that is started with other names shows no others, and says what is wrong with a file."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli import main
from tests.texts.test_house_names import FORMER
from tests.web.clients import client

FILE = Path(__file__).parents[1] / "texts" / "neutral_names.ftl"
ADDRESSES = ("/", "/games/district-noir/rules", "/games/district-noir/learn", "/about")


@pytest.mark.slow
def test_every_page_has_the_names_of_the_house(tmp_path: Path) -> None:
    options = ("--no-browser", "--lang", "en", "--db", f"sqlite:///{tmp_path / 'tables.db'}")
    command = [sys.executable, "-u", "-m", "ludotheque", "serve", "--names", str(FILE), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            found = next(filter(None, (re.search(r"http://\S+", line) for line in server.stdout)))
            with client(found[0]) as browser:
                for lang, former in FORMER.items():
                    for address in ADDRESSES:
                        page = browser.get(address, headers={"accept-language": lang})
                        assert page.status_code == 200, address
                        assert not re.search(former, page.text), (address, lang)
                games = browser.get("/api/games", headers={"accept-language": "fr"}).text
                assert "Quartier sombre" in games
        finally:
            server.terminate()
            server.wait(600)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Line 2: the texts of this game have no entry “card-dock”."),
        ("fr", "Ligne 2\N{NO-BREAK SPACE}: les textes de ce jeu n’ont pas d’entrée"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(
    lang: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = tmp_path / "names.ftl"
    names.write_text("## district-noir en\ncard-dock = Quay\n", "utf-8")
    assert main(["serve", "--no-browser", "--lang", lang, "--names", str(names)]) != 0
    said = " ".join(re.split(r"[ \n]+", capsys.readouterr().err))
    assert sentence in said
    assert "names.ftl" in said.replace(" ", "")
