"""What comes after an aside, and what is told besides by colour (E16, A8)."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ludotheque.core import Dice, Log, Match, Player, State
from ludotheque.games import GAMES
from ludotheque.games.noxford.scoring import face_down
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.terminal import Terminal
from ludotheque.terminal.games import screen_of
from ludotheque.terminal.scene import Scene
from ludotheque.texts import LANGUAGES
from tests.terminal.program import run

OURS = ["district-noir", "noxford", "samarande", "sans-foi-ni-loi"]
LAST_PROMPT = {"en": "Your choice (", "fr": "Votre choix ("}


def drawn(state: State, game: str, lang: str = "en", *, reader: int = 0, over: bool = False) -> str:
    """The table as it is shown on a plain terminal of 80 columns."""
    file = StringIO()
    terminal = Terminal(lang, Console(file=file, width=80, color_system=None))
    players = [Player(f"P{seat}") for seat in range(state.seats)]
    scene = Scene(terminal, GAMES[game], players, reader, over=over)
    terminal.show(*screen_of(game).draw(state, scene))
    return file.getvalue()


def played(game: str, players: int, moves: int, seed: int) -> State:
    dice = Dice(f"aside {seed}")
    state: State = GAMES[game].new(players=players, chance=dice)
    for _ in range(moves):
        decision = state.decision()
        if decision is None:
            break
        state.apply(dice.pick(decision.options), dice, Log())
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_e16_after_every_aside_the_question_and_all_choices_come_again(
    tmp_path: Path, game: str, lang: str
) -> None:
    asides = ["?", "", "cards", "count", "hint", "log", "rules", "table", "menu", "nonsense", "0",
              "999", "back", "resign"]  # fmt: skip
    stdin = "\n".join([*asides, "no", "q", ""])
    status, out, error = run(
        tmp_path, "play", game, "--seats", "you,greedy", "--seed", "4", "--lang", lang,
        "--pace", "0", stdin=stdin, COLUMNS="80",
    )  # fmt: skip
    assert (status, error) == (0, "")
    asked = out.split(LAST_PROMPT[lang])[:-1]
    assert len(asked) == len(asides) + 1
    menus = [part.rsplit("\n\n", 1)[-1] for part in asked]
    assert re.search(r"^ *1\. .+$", menus[0], re.MULTILINE)
    assert set(menus) == {menus[0]}  # the question, then every choice


def test_e16_menu_leads_back_to_all_choices(tmp_path: Path) -> None:
    status, out, error = run(
        tmp_path, "play", "noxford", "--seats", "you,greedy", "--seed", "4", "--lang", "en",
        "--pace", "0", stdin="1\nmenu\nq\n", COLUMNS="80",
    )  # fmt: skip
    assert (status, error) == (0, "")
    whole, within, again, _rest = out.split("Your choice (")
    assert "“menu” lists all choices again" in within
    assert whole.rsplit("\n\n", 1)[-1] == again.rsplit("\n\n", 1)[-1]


@pytest.mark.parametrize("game", ["samarande", "sans-foi-ni-loi"])
def test_e16_every_seat_and_estate_has_the_number_that_moves_use(game: str) -> None:
    for players in GAMES[game].players:
        state = played(game, players, 60, players)
        shown = drawn(state, game)
        for seat in range(players):
            name = "You" if seat == 0 else f"P{seat}"
            assert f"{seat + 1}\u00a0{name}: {len(state.hand(seat))}" in shown
        estates = re.findall(r"^[▶ ] (\d)\u00a0", shown, re.MULTILINE)
        ranches = 4 if game == "sans-foi-ni-loi" and players == 2 else players
        assert estates == [str(number) for number in range(1, ranches + 1)]


@pytest.mark.parametrize("game", OURS)
def test_e16_there_is_a_running_score_until_the_game_is_over(game: str) -> None:
    state = played(game, 2, 30, 1)
    points = state.standing()
    assert points is not None
    shown = drawn(state, game)
    assert "If it ended now" in shown
    for number in points:
        assert str(number).replace("-", "−") in shown
    assert "If it ended now" not in drawn(state, game, over=True)


def test_a8_what_is_over_is_over_in_district_noir() -> None:
    state = played("district-noir", 2, 1000, 2)
    assert state.decision() is None
    for lang, words in (
        ("en", ("What taking gives", "ended now", "token", "take")),
        ("fr", ("donne une prise", "s’arrêtait", "jeton", "Prise")),
    ):
        shown = drawn(state, "district-noir", lang, over=True)
        assert not [word for word in words if word in shown]
    assert "Left in the line" in drawn(state, "district-noir", over=True)


def test_a8_a_resignation_ends_it_too(tmp_path: Path) -> None:
    status, out, error = run(
        tmp_path, "play", "district-noir", "--seats", "you,greedy", "--seed", "4", "--lang", "en",
        "--pace", "0", stdin="1\nresign\nyes\n", COLUMNS="80",
    )  # fmt: skip
    assert (status, error) == (0, "")
    after = out.split("Really give up?")[1]
    assert "the game is over" in after
    assert "What taking gives" not in after
    assert "ended now" not in after


def test_e16_cancelled_cards_of_noxford_have_a_sign() -> None:
    found = 0
    for seed in range(12):
        state = played("noxford", 3, 20, seed)
        assert isinstance(state, NoxfordState)
        cancelled = [
            place
            for place in face_down(state.catalogue, state.piles, state.city)
            if state.catalogue.owner[state.piles[place][-1]] >= 0
        ]
        city = drawn(state, "noxford").split("\n\n")[1]
        assert len(re.findall(r"×[CLRS]\d", city)) == city.count("×") == len(cancelled)
        found += len(cancelled)
    assert found


def test_e16_a_master_is_not_in_hand() -> None:
    state = played("noxford", 2, 0, 1)
    shown = drawn(state.view(0), "noxford")
    [hand] = [line for line in shown.splitlines() if line.startswith("Your hand")]
    assert hand.count("[") == 3
    assert "[C4]" not in hand
    assert "[C4]" in shown


def test_a6_the_first_turn_is_told_at_the_terminal(tmp_path: Path) -> None:
    status, out, error = run(
        tmp_path, "play", "sans-foi-ni-loi", "--seats", "you,greedy,greedy", "--seed", "4",
        "--lang", "en", "--pace", "0", stdin="q\n", COLUMNS="80",
    )  # fmt: skip
    assert (status, error) == (0, "")
    assert out.count("to see who begins.") >= 3
    assert "has the highest roll and begins." in out or "have the highest roll" in out
    assert "turn" in out.split("begin", 4)[4]


def test_a12_a_match_from_a_moment_is_replayed_as_such(tmp_path: Path) -> None:
    game = GAMES["district-noir"]
    first = Match.start(game, [Player("Ada"), Player("Bo")], seed=1)
    later = Match.start(game, first.players, seed=2, start=first.state)
    (tmp_path / "later").write_text(later.record.text(), "utf-8")
    status, out, error = run(tmp_path, "replay", "later", "--lang", "en", COLUMNS="80")
    assert (status, error) == (0, "")
    assert "from a moment of an earlier one" in out
    assert "The deal." not in out
