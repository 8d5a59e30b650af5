"""A third language takes files and no code: one is made of the English texts and plugged in. Then
no page and no screen has a word of English left."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Collection, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

from ludotheque.bots import BOTS
from ludotheque.cli import PROGRAM
from ludotheque.core import Dice, Game
from ludotheque.games import GAMES
from ludotheque.laws.random_play import played
from ludotheque.texts import LANGUAGES
from ludotheque.web.tables.lobby import GUEST_NAMES
from tests.texts.pseudo_language import (
    LANG,
    accented,
    accented_fluent,
    accented_rules,
    copy_with_it,
)

ROOT: Final = Path(__file__).parents[2]
ENGLISH: Final = re.compile("[A-Za-z]{2,}")
ATTRIBUTES: Final = re.compile("alt|title|aria-label|placeholder|label|data-.*-(text|question)")
VOID: Final = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "use", "path"}
NOT_WORDS: Final = re.compile(
    r"https?://\S+|(?:sqlite|postgresql)://\S*|\b[A-Z]{2}-\d\d\b|--[a-z-]+|\bludotheque\b.*$|\.jsonl\b"
    r"|\b[0-9a-f]{8,}\b|\S+/\S+|English|Français|Ctrl|Enter|\bSVG\b|\[deal\]"
)
"""Addresses, numbers of rules, what is typed at a command line or in a list, and what languages
call themselves."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("pseudo")
    copy_with_it(ROOT, made)
    return made


def run(copy: Path, *command: str, stdin: str = "") -> str:
    paths = ("src", ".", "examples/pebbles", "examples/pebbles_beach")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(copy / path) for path in paths),
        "PYTHONUTF8": "1",
        "HOME": str(copy / "home"),
        "XDG_STATE_HOME": str(copy / "home"),
        "COLUMNS": "200",
        "NO_COLOR": "1",
    }
    done = subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


class _Shown(HTMLParser):
    """What a page shows or reads aloud."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._inside: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self._inside.append(tag)
        self.texts += [value or "" for name, value in attrs if ATTRIBUTES.fullmatch(name)]
        given = dict(attrs)
        if tag == "meta" and given.get("name", given.get("property")) in (
            "description",
            "og:title",
        ):
            self.texts.append(given.get("content") or "")

    def handle_endtag(self, tag: str) -> None:
        if tag in self._inside:
            while self._inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not {"script", "style", "code", "kbd"} & set(self._inside):
            self.texts.append(data)


def english_in(texts: list[str], typed: Collection[str] = ()) -> set[str]:
    """Words of English that are left in these texts, but for what is typed just so in every
    language."""
    known = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(typed, key=len, reverse=True)))})\b")
    found: set[str] = set()
    for text in texts:
        left = known.sub(" ", text) if typed else text
        found |= set(ENGLISH.findall(NOT_WORDS.sub(" ", left)))
    return found


def test_the_pseudo_language_leaves_no_letter_but_what_the_machine_needs() -> None:
    assert accented("Ladies, 3") == "Ŀȧḓīḗş, 3"
    made = accented_fluent(
        "card-a = Ace { $count ->\n        [one] card\n       *[other] cards\n    }\n"
        "    .plural = Aces\n    .gender = feminine\n"
    )
    assert "Ȧƈḗ { $count ->" in made
    assert ".plural = Ȧƈḗş" in made
    assert ".gender = feminine" in made
    assert accented_rules("Take {cards} ([DN-24](x)) DN-24") == "Ŧȧķḗ {cards} ([DN-24](x)) DN-24"


def test_english_on_a_page_is_found() -> None:
    page = '<p>Ħī <b title="Hello">3</b></p><input placeholder="Name"><code>x play</code>'
    assert english_in(_Shown(page).texts) == {"Hello", "Name"}
    assert not english_in(_Shown("<p>Ħī https://a.example/b DN-24</p>").texts)


def check(shown: Mapping[str, set[str]]) -> None:
    left = {name: words for name, words in shown.items() if words}
    assert not left, "\n".join(f"{name}: {sorted(words)}" for name, words in left.items())


@pytest.mark.slow
def test_no_page_has_a_word_in_its_code(copy: Path) -> None:
    out = run(copy, "-m", "tests.texts.pseudo_pages", f"sqlite:///{copy / 'tables.sqlite'}")
    pages: dict[str, str] = json.loads(out[out.index("{") :])
    assert len(pages) > 40
    for name, page in pages.items():
        assert f'lang="{LANG}"' in page, name
    people = GUEST_NAMES  # who is called the same in every language
    check({name: english_in(_Shown(page).texts, people) for name, page in pages.items()})


COMMANDS: Final = (
    ("games",),
    ("--help",),
    *((command, "--help") for command in ("play", "serve", "replay", "cards", "new-game")),
    *(("cards", game) for game in GAMES),
    *(("rules", game) for game in GAMES),
    ("play", "?"),
    ("play", "district-noir", "--pace", "?"),
    ("replay", "0.jsonl"),
)
TYPED: Final = "?\ncards\ncount\nlog\nx\n1\n1\n1\n1\nquit\n"


def words_of_moves(game: Game) -> set[str]:
    """What is typed to make a move of this game, and shown beside it."""
    words = set(ENGLISH.findall(" ".join(game.box.names)))
    for state in played(game, min(game.players), Dice("typed")):
        decision = state.decision()
        for move in decision.options if decision else ():
            words |= set(ENGLISH.findall(str(move)))
    return words


@pytest.mark.slow
def test_no_screen_has_a_word_in_its_code(copy: Path) -> None:
    typed = {*PROGRAM.commands, *LANGUAGES, LANG, *GAMES, *BOTS, *TYPED.split(), "you"}
    typed |= {name.capitalize() for name in BOTS}
    shown = {}
    for command in COMMANDS:
        out = run(copy, "-m", "ludotheque", *command, "--lang", LANG)
        assert any(letter in out for letter in accented("aeiou")), out
        shown[" ".join(command)] = english_in(out.splitlines(), typed)
    for name, game in GAMES.items():
        play = ("-m", "ludotheque", "play", name, "--seats", "Ωδα,greedy", "--pace", "0")
        out = run(copy, *play, "--seed", "1", "--lang", LANG, stdin=TYPED)
        assert any(letter in out for letter in accented("aeiou")), out
        shown[f"play {name}"] = english_in(out.splitlines(), typed | words_of_moves(game))
    check(shown)
