"""The plain screen: any game at a terminal, from what the contract knows."""

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from ludotheque.core import HIDDEN, WATCHER, Dice, Log, Player, Seat, State
from ludotheque.games import GAMES
from ludotheque.terminal import terminal as terminals
from ludotheque.terminal.games import SCREENS, screen_of
from ludotheque.terminal.games.plain import PlainScreen
from ludotheque.terminal.scene import Scene
from ludotheque.texts import Texts
from tests.plugins.announced import EXAMPLES, announce
from tests.terminal.program import ENDS, Terminal, run

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Emma", "Félix")
PROMPTS = {"fr": "Votre choix", "en": "Your choice"}
SMALL = "pebbles"


def drawn(game: str, state: State, reader: Seat, lang: str, columns: int) -> str:
    shown = io.StringIO()
    terminal = terminals.Terminal(lang, Console(file=shown, width=columns, color_system=None))
    players = [Player(name) for name in NAMES[: state.seats]]
    scene = Scene(terminal, GAMES[game], players, reader)
    terminal.show(*PlainScreen().draw(state.view(reader), scene))
    return shown.getvalue()


def later(game: str, players: int, moves: int) -> State:
    dice = Dice("plain screen")
    state: State = GAMES[game].new(players=players, chance=dice)
    for _ in range(moves):
        decision = state.decision()
        if decision is not None:
            state.apply(dice.pick(decision.options), dice, Log())
    return state


def words(text: str) -> str:
    """Without line breaks and indentation."""
    return " ".join(text.replace(" · ", " ").split())


def test_it_is_the_screen_of_a_game_without_one() -> None:
    assert SMALL not in SCREENS
    assert isinstance(screen_of(SMALL), PlainScreen)


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_place_and_every_card_in_sight_is_named(game: str, lang: str, columns: int) -> None:
    state = later(game, max(GAMES[game].players), 8)
    for reader in (0, WATCHER):
        text, view = drawn(game, state, reader, lang, columns), state.view(reader)
        assert all(len(line.rstrip()) <= columns for line in text.splitlines()), text
        texts = Texts(GAMES[game], lang)
        said = words(text)
        for zone in view.zones():
            assert words(texts.zone(zone)) in said
            for card in zone.cards:
                count = zone.cards.count(card)
                each = [texts.card(card), *[texts.some(card, n) for n in range(1, count + 1)]]
                assert any(words(name) in said for name in each)
        own = "Vous" if lang == "fr" else "You"
        assert (own in text) == (reader == 0)


def test_what_is_hidden_is_counted_and_points_and_gold_are_told() -> None:
    state = later(SMALL, 2, 2)
    text, view, standing = drawn(SMALL, state, WATCHER, "en", 80), state.view(0), state.standing()
    assert standing is not None
    said = words(text)
    hidden = [zone for zone in state.view(WATCHER).zones() if HIDDEN in zone.cards]
    assert said.count("hidden card") == len(hidden) > 1
    assert f"Bank {state.gold() - sum(standing)} gold" in said
    for name, points in zip(NAMES, standing, strict=False):
        assert f"{name} {points or 'no'} point" in said
    own = [line for line in drawn(SMALL, state, 0, "en", 80).splitlines() if "Hand" in line][-1]
    texts = Texts(GAMES[SMALL], "en")
    assert all(texts.card(card) in own for card in set(view.hand(0)))


def small_game(tmp_path: Path) -> str:
    """What PYTHONPATH must be for the program to find the small game."""
    site = tmp_path / "site"
    site.mkdir()
    announce(EXAMPLES / SMALL, site)
    found = [str(site), str(EXAMPLES / SMALL), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(filter(None, found))


def play_to_the_end(terminal: Terminal, lang: str) -> None:
    for _ in range(60):
        if terminal.until(PROMPTS[lang], ENDS[lang]).endswith(ENDS[lang]):
            terminal.to_the_end()
            return
        terminal.answer("1")
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "columns", "asked", "told"),
    [
        ("en", 60, ("cards", "count", "log", "rules"), ("A roll of the die", "Our rulings")),
        ("fr", 80, ("cartes", "compte", "journal", "règles"), ("Un lancer de dé", "Nos décisions")),
    ],
)
def test_the_small_game_in_a_pseudo_terminal(
    tmp_path: Path, lang: str, columns: int, asked: tuple[str, ...], told: tuple[str, ...]
) -> None:
    terminal = Terminal(
        tmp_path, "play", SMALL, "--seats", "Ada,greedy", "--seed", "2", "--pace", "0",
        "--lang", lang, columns=columns, PYTHONPATH=small_game(tmp_path),
    )  # fmt: skip
    for command in asked:
        terminal.until(PROMPTS[lang])
        terminal.answer(command)
    play_to_the_end(terminal, lang)
    assert terminal.status == 0
    for text in told:
        assert text in terminal.text
    for line in terminal.text.splitlines():
        if "ludotheque replay" not in line:  # a command to copy is not broken
            assert len(line.rstrip()) <= columns, line


@pytest.mark.slow
def test_the_small_game_at_one_screen(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", SMALL, "--seats", "Ada,Blaise", "--seed", "2",
        "--lang", "en", PYTHONPATH=small_game(tmp_path),
    )  # fmt: skip
    for _ in range(60):
        seen = terminal.until("Enter", PROMPTS["en"], ENDS["en"])
        if seen.endswith(ENDS["en"]):
            break
        terminal.answer("1" if seen.endswith(PROMPTS["en"]) else "")
    terminal.to_the_end()
    assert terminal.status == 0


WITHOUT_ITS_SCREEN = """
import sys
from rich.console import Console
from ludotheque.core import Match, Player
from ludotheque.games import GAMES
from ludotheque.terminal.game_loop import GameLoop
from ludotheque.terminal.games.plain import PlainScreen
from ludotheque.terminal.terminal import Terminal

players = [Player("Ada"), Player("Greedy", bot="greedy")]
match = Match.start(GAMES["district-noir"], players, seed=7)
assert GameLoop(match, PlainScreen(), Terminal(sys.argv[1], Console()), 0).play()
"""


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_district_noir_without_its_own_screen(tmp_path: Path, lang: str) -> None:
    terminal = Terminal(tmp_path, lang, code=WITHOUT_ITS_SCREEN, columns=60)
    play_to_the_end(terminal, lang)
    assert terminal.status == 0
    assert ("Cartes prises" if lang == "fr" else "Cards taken") in terminal.text
    assert all(len(line.rstrip()) <= 60 for line in terminal.text.splitlines())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The game “pebbles” cannot be drawn as a picture.\n"),
        ("fr", "Le jeu «\u00a0pebbles\u00a0» ne peut pas être dessiné en image.\n"),
    ],
)
def test_a_game_without_pictures_says_so(tmp_path: Path, lang: str, said: str) -> None:
    assert run(tmp_path, "play", SMALL, "--seats", "random,random", "--record", "g")[0] == 0
    shown = run(tmp_path, "show", "g", "--svg", "g.svg", "--lang", lang)
    assert shown == (1, "", said)
    assert not (tmp_path / "g.svg").exists()
