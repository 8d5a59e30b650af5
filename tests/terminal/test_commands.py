"""The commands, through a pipe: plain text, clear sentences, both languages."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

from ludotheque.cli import PROGRAM, main
from ludotheque.commands import reference
from ludotheque.core import Dice, Match, Player, RewindEntry
from ludotheque.games import GAMES
from ludotheque.games.district_noir import DISTRICT_NOIR
from ludotheque.texts import LANGUAGES, Texts, rules_text
from ludotheque.version import VERSION, version_told
from tests.terminal.program import ANSI, environment, run, run_apart

WHOLE_GAME = "1\n" * 24


@pytest.mark.parametrize("command", ["", *PROGRAM.commands])
@pytest.mark.parametrize(("lang", "usage"), [("fr", "Utilisation"), ("en", "Usage")])
def test_help(tmp_path: Path, command: str, lang: str, usage: str) -> None:
    arguments = [command, "--help"] if command else ["--help"]
    status, out, error = (
        run(tmp_path, *arguments, "--lang", lang)
        if command
        else run(tmp_path, *arguments, LANG=f"{lang}_FR.UTF-8")
    )
    assert (status, error) == (0, "")
    assert usage in out
    assert max(map(len, out.splitlines())) <= 80
    for parameter in (PROGRAM.commands[command] if command else PROGRAM).params:
        if isinstance(parameter, click.Option):
            assert parameter.opts[0] in out


def test_without_a_command_there_is_help(tmp_path: Path) -> None:
    assert "Commands" in run(tmp_path)[1]


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["dance"], 2, "There is no command “dance”."),
        (["play", "poker"], 1, "There is no game “poker”."),
        (["play", "district-noir", "noxford"], 2, "“noxford” is not understood here."),
        (["play", "--speed", "3"], 2, "The command play has no option --speed."),
        (["paly"], 2, "Did you mean play?"),
        (["play", "--seat", "Ada"], 2, "has no option --seat. Did you mean --seats?"),
        (["play", "-x"], 2, "The command play has no option -x."),
        (["cards", "--toml=yes"], 2, "The option --toml takes no value."),
        (["--lang", "de", "games"], 2, "There is no language “de” here"),
        (["--lang"], 2, "The option --lang needs a value."),
        (["resume", ""], 1, "The name of a file is needed."),
        (["games", "--seed", "3"], 2, "The command games has no option --seed."),
        (["play", "--seed"], 2, "The option --seed needs a value."),
        (["play", "--seed="], 2, "The option --seed needs a value."),
        (["play", "--lang", "de"], 2, "There is no language “de” here"),
        (["play", "--pace", "soon"], 1, "“soon” will not do"),
        (["play", "--pace", "-1"], 1, "“-1” will not do"),
        (["play", "--pace", "nan"], 1, "“nan” will not do"),
        (["play", "--seats", "Ada"], 1, "This game is for 2 players, not for 1."),
        (["play", "--seats", "Ada,Bo,Cy"], 1, "This game is for 2 players, not for 3."),
        (["play", "--seats", "Ada,Ada"], 1, "Two seats have the name “Ada”."),
        (["play", "--seats", "Ada,"], 1, "A name has 1 to 40 characters"),
        (
            ["play", "--seats", "Ada\u3164,Bo"],
            1,
            "This name contains characters that nobody can see",
        ),
        (["play", "--option", "gold"], 1, "a setting is written name=value"),
        (["play", "--option", "gold=3"], 1, "This game has no option “gold”."),
        (["play", "--cards", "missing.toml"], 1, "The file missing.toml does not exist."),
        (["play", "--record", "/no/such/g"], 1, "The file /no/such/g does not exist."),
        (["play", "--record", "/etc/passwd/g"], 1, "/etc/passwd/g cannot be used: Not a dir"),
        (["play", "--record", "--seed"], 2, "The option --record needs a value."),
        (["play", "--seats", "Ada,ada"], 1, "Two seats have the name “ada”."),
        (["replay", "n" * 300], 1, "cannot be used: File name too long"),
        (["resume"], 1, "The name of a file is needed."),
        (["resume", "missing"], 1, "The file missing does not exist."),
        (["replay", "."], 1, "cannot be used: Is a directory"),
        (["rules", "poker"], 1, "There is no game “poker”."),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(
    tmp_path: Path, arguments: list[str], status: int, said: str
) -> None:
    found, out, error = run(tmp_path, *arguments)
    assert (found, out) == (status, "")
    assert said in " ".join(error.split())


def test_errors_are_in_the_language_asked_for(tmp_path: Path) -> None:
    assert "Il n’y a pas de jeu" in run(tmp_path, "play", "poker", "--lang", "fr")[2]
    assert "Il n’y a pas de commande" in run(tmp_path, "dance", LC_ALL="fr_FR.UTF-8")[2]
    mistyped = run(tmp_path, "play", "--seat", "Ada", "--lang", "fr")[2]
    assert "Vouliez-vous dire --seats\u202f?" in mistyped


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--lang", "fr", "games"), "Joueurs"),
        (("--lang=fr", "games"), "Joueurs"),
        (("games", "--lang=fr"), "Joueurs"),
        (("help",), "Commands"),
        (("play", "--speed", "--help"), "--seats"),
        (("--lang", "fr", "help", "play"), "Utilisation"),
        (("cards", "--toml", "--", "noxford"), "[deal]"),
        (("help", "play"), "--seats"),
        (("--lang", "fr"), "Utilisation"),
    ],
)
def test_the_command_line_is_understood(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    status, out, _ = run(tmp_path, *arguments)
    assert status == 0
    assert said in out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ludotheque re", "resume\nreplay"),
        ("ludotheque rules ", "\n".join(GAMES)),
        ("ludotheque play --se", "--seats\n--seed"),
        ("ludotheque play --lang ", "en\nfr"),
    ],
)
def test_a_shell_can_complete_the_line(
    line: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("_LUDOTHEQUE_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    with pytest.raises(SystemExit):
        main([])
    assert capsys.readouterr().out == "".join(f"plain,{word}\n" for word in said.split("\n"))


def test_completions_are_explained_in_the_players_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("_LUDOTHEQUE_COMPLETE", "zsh_complete")
    monkeypatch.setenv("COMP_WORDS", "ludotheque ga")
    monkeypatch.setenv("COMP_CWORD", "1")
    with pytest.raises(SystemExit):
        main([])
    assert capsys.readouterr().out == "plain\ngames\nLes jeux disponibles\n"


def test_an_interrupt_ends_a_command_with_its_usual_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(reference, "show_games", interrupted)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == "\n"  # whatever comes next begins a line of its own


def test_the_terminal_starts_without_the_web() -> None:
    code = "import sys, ludotheque.cli; print(*(name for name in sys.modules if '.web' in name))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.split() == []


@pytest.mark.slow
def test_a_seed_of_any_bytes(tmp_path: Path) -> None:
    arguments = ("play", "--seed", "\udcff", "--record", "g")
    assert run_apart(tmp_path, *arguments, stdin=WHOLE_GAME)[0] == 0
    assert run(tmp_path, "replay", "g")[0] == 0


@pytest.mark.slow
def test_answers_and_screens_that_are_not_utf_8(tmp_path: Path) -> None:
    out = run_apart(tmp_path, "play", stdin="\udcff\n1\n")[1]
    assert "is not a move in this game" in out
    status, _, error = run_apart(tmp_path, "rules", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert (status, error) == (0, "")


@pytest.mark.slow
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """A line that cannot be written has not happened, and the record stays whole."""
    script = (
        f"ulimit -f 1; exec {sys.executable} -m ludotheque play"
        " --seats greedy,random --seed 7 --record g"
    )
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "The file g cannot be used: File too large." in done.stdout
    assert "ludotheque resume g" in done.stdout
    lines = (tmp_path / "g").read_bytes()
    assert lines.endswith(b"\n")
    assert all(json.loads(line) for line in lines.splitlines())
    assert "The end" in run(tmp_path, "resume", "g")[1]


@pytest.mark.slow
def test_a_command_to_copy_can_be_run(tmp_path: Path) -> None:
    (tmp_path / "my games").mkdir()
    out = run(tmp_path, "play", "--record", "my games/g", "--seed", "7", stdin="1\n")[1]
    command = next(line.strip() for line in out.splitlines() if "resume" in line)
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0
    assert "Your choice" in done.stdout


def test_a_name_in_a_record_cannot_control_the_terminal(tmp_path: Path) -> None:
    run(tmp_path, "play", "--record", "g", stdin="1\n")
    text = (tmp_path / "g").read_text("utf-8")
    (tmp_path / "g").write_text(text.replace('"move": "', '"move": "\\u001b[2J', 1), "utf-8")
    error = run(tmp_path, "replay", "g")[2]
    assert "\x1b" not in error
    assert "Line 2" in error


@pytest.mark.parametrize("arguments", [["--version"], ["-V"], ["--lang", "en", "--version"]])
def test_version(tmp_path: Path, arguments: list[str]) -> None:
    status, out, _ = run_apart(tmp_path, *arguments)
    assert status == 0
    assert re.fullmatch(rf"ludotheque {re.escape(VERSION)} \((compiled|plain Python)\)\n", out)


def test_the_version_is_told_in_the_readers_language(tmp_path: Path) -> None:
    plain = {"LANG": "fr_FR.UTF-8", "PYTHONIOENCODING": "ascii"}
    assert "compil" in run_apart(tmp_path, "--version", **plain)[1]
    assert run(tmp_path, "--lang", "fr", "--version")[1] == f"{version_told('fr')}\n"


def test_the_version_is_told_at_once() -> None:
    """It loads nothing that others have written, and of ours only what says it."""
    code = (
        "import runpy, sys\n"
        "sys.argv = ['ludotheque', '--version']\n"
        "before = set(sys.modules)\n"
        "try: runpy.run_module('ludotheque', run_name='__main__')\n"
        "except SystemExit: print(*sorted(set(sys.modules) - before), sep='\\n')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    told, *loaded = done.stdout.splitlines()
    assert VERSION in told
    roots = {name.partition(".")[0] for name in loaded}
    assert roots - sys.stdlib_module_names == {"ludotheque"}
    ours = {name for name in loaded if name.startswith("ludotheque")}
    assert ours == {"ludotheque", "ludotheque.languages", "ludotheque.version"}
    assert not {"asyncio", "importlib.metadata", "logging", "json"} & set(loaded)


@pytest.mark.parametrize(("lang", "said"), [("fr", "choisir son moment"), ("en", "timing")])
def test_games(tmp_path: Path, lang: str, said: str) -> None:
    out = run(tmp_path, "games", "--lang", lang)[1]
    assert "district-noir" in out
    assert said in " ".join(out.split())


@pytest.mark.parametrize(("lang", "said"), [("fr", "Nos décisions"), ("en", "Rulings")])
def test_rules(tmp_path: Path, lang: str, said: str) -> None:
    out = run(tmp_path, "rules", "district-noir", "--lang", lang)[1]
    assert said in out
    assert "DN-34" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_without_their_pictures(tmp_path: Path, lang: str) -> None:
    """Pictures are for pages; here they leave neither words nor gaps behind."""
    out = run(tmp_path, "rules", "district-noir", "--lang", lang)[1]
    said = " ".join(out.split())
    descriptions = re.findall(r"!\[([^\]]*)\]", rules_text(Texts(DISTRICT_NOIR, lang)))
    assert len(descriptions) > 10
    for description in descriptions:
        assert " ".join(description.split()) not in said
    assert not re.search(r"card:|position:|🌆", out)
    assert "\n\n\n\n" not in re.sub(" +", "", out)


@pytest.mark.parametrize(("lang", "row"), [("fr", "Trahison\u00a0−3"), ("en", "Betrayal\u00a0−3")])
def test_cards(tmp_path: Path, lang: str, row: str) -> None:
    out = run(tmp_path, "cards", "district-noir", "--lang", lang)[1]
    line = next(line for line in out.splitlines() if line.startswith(row))
    assert re.findall(r"[−\d]+\*?", line)[-2:] == ["2*", "−3*"]
    assert ("* reconstitué" if lang == "fr" else "* reconstructed") in out


def test_only_reconstructed_figures_are_explained(tmp_path: Path) -> None:
    assert "* reconstructed" in run(tmp_path, "cards", "noxford")[1]
    status, out, err = run(tmp_path, "cards", "pebbles")
    assert (status, err) == (0, "")
    assert "Coin" in out
    assert "* reconstructed" not in out


@pytest.mark.slow
def test_a_list_of_ones_own(tmp_path: Path) -> None:
    text = run(tmp_path, "cards", "--toml")[1]
    assert tomllib.loads(text)["deal"]["hand"] == 5
    (tmp_path / "mine.toml").write_text(text.replace("value = 4", "value = 9", 1), "utf-8")
    out = run(tmp_path, "cards", "--cards", "mine.toml")[1]
    assert any("\u00a09" in line for line in out.splitlines() if line.startswith("Alliance"))
    status, out, _ = run(
        tmp_path, "play", "--cards", "mine.toml", "--record", "g", stdin=WHOLE_GAME
    )
    assert status == 0
    assert run(tmp_path, "replay", "g")[0] == 0


def test_a_wrong_list_names_the_line(tmp_path: Path) -> None:
    text = run(tmp_path, "cards", "--toml")[1]
    (tmp_path / "mine.toml").write_text(text.replace("count = 8", "count = 9"), "utf-8")
    status, _, error = run(tmp_path, "play", "--cards", "mine.toml")
    assert status == 1
    assert "mine.toml: Line 7: the list has 46 cards." in " ".join(error.split())
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe\x00")
    assert "cannot be used" in run(tmp_path, "play", "--cards", "mine.toml")[2]


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "over"), [("fr", "Fin de la partie"), ("en", "The end")])
def test_a_whole_game_through_a_pipe(tmp_path: Path, lang: str, over: str) -> None:
    status, out, error = run_apart(
        tmp_path, "play", "--seed", "7", "--lang", lang, "--record", "g.jsonl", stdin=WHOLE_GAME
    )
    assert (status, error) == (0, "")
    assert over in out
    assert "ludotheque replay g.jsonl" in out
    assert not ANSI.search(out)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = [run(tmp_path, "play", "--seed", "x", "--record", n, stdin=WHOLE_GAME)[1] for n in "ab"]
    assert games[0].replace("replay a", "replay b") == games[1]


@pytest.mark.slow
def test_the_end_of_the_input_leaves_a_record_to_go_on_with(tmp_path: Path) -> None:
    status, out, _ = run(tmp_path, "play", "--record", "g.jsonl", "--seed", "7", stdin="1\n2\n")
    assert status == 0
    assert "ludotheque resume g.jsonl" in out
    lines = (tmp_path / "g.jsonl").read_text("utf-8").splitlines()
    assert len(lines) >= 4
    assert all(json.loads(line) for line in lines)
    status, out, _ = run(tmp_path, "resume", "g.jsonl", stdin=WHOLE_GAME)
    assert status == 0
    assert "The end" in out
    again = run_apart(tmp_path, "resume", "g.jsonl")[1]
    assert "This game is over." in again
    assert "ludotheque replay g.jsonl" in again


def test_without_a_file_it_is_recorded_at_home(tmp_path: Path) -> None:
    out = run(tmp_path, "play", stdin="1\n")[1]
    files = list((tmp_path / "state" / "ludotheque").glob("district-noir-*.jsonl"))
    assert len(files) == 1
    assert str(files[0]) in out.replace("\n", "")


def test_where_it_cannot_be_recorded_it_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    status, out, _ = run(tmp_path, "play", stdin=WHOLE_GAME)
    assert status == 0
    assert "This game is not being recorded" in out
    assert "The end" in out


@pytest.mark.slow
def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    run_apart(tmp_path, "play", "--record", "g.jsonl", stdin="1\n")
    before = (tmp_path / "g.jsonl").read_bytes()
    status, _, error = run_apart(tmp_path, "play", "--record", "g.jsonl", stdin="1\n")
    assert status == 1
    assert "exists already" in error
    assert (tmp_path / "g.jsonl").read_bytes() == before


@pytest.mark.slow
@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_damaged_record_names_the_line(tmp_path: Path, command: str) -> None:
    run(tmp_path, "play", "--record", "g.jsonl", "--seed", "1", stdin="1\n1\n1\n")
    path = tmp_path / "g.jsonl"
    text = path.read_text("utf-8")
    path.write_text(text.replace('"move": "play', '"move": "sing', 1), "utf-8")
    damaged = path.read_bytes()
    status, _, error = run_apart(tmp_path, command, "g.jsonl")
    assert status == 1
    assert "g.jsonl: Line 2: “sing" in error
    assert path.read_bytes() == damaged
    path.write_text("hello\n")
    assert "Line 1" in run_apart(tmp_path, command, "g.jsonl")[2]
    path.write_text('{"format": 1, "game": "poker"}\n')
    assert "g.jsonl: Line 1" in run_apart(tmp_path, command, "g.jsonl")[2]


def test_a_torn_record_goes_on_from_its_last_whole_line(tmp_path: Path) -> None:
    run(tmp_path, "play", "--record", "g.jsonl", "--seed", "1", stdin="1\n1\n1\n")
    path = tmp_path / "g.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    status, out, _ = run(tmp_path, "resume", "g.jsonl", stdin="1\n")
    assert status == 0
    assert "had been cut off" in out
    again = path.read_bytes()
    assert again.startswith(whole[: whole.rindex(b"\n", 0, -1) + 1])
    assert all(json.loads(line) for line in again.splitlines())


def test_a_torn_record_written_by_another_hand(tmp_path: Path) -> None:
    """Other spaces, other line ends, further fields: not one whole line is lost."""
    run(tmp_path, "play", "--record", "g", "--seed", "1", stdin="1\n1\n1\n")
    path = tmp_path / "g"
    lines = [json.loads(line) | {"note": "x"} for line in path.read_text("utf-8").splitlines()]
    whole = "".join(json.dumps(line, separators=(",", ":")) + "\r\n" for line in lines).encode()
    path.write_bytes(whole + b'{"n": 99, "mo')
    assert run(tmp_path, "replay", "g")[0] == 0
    assert path.read_bytes().endswith(b'"mo')
    assert run(tmp_path, "resume", "g", stdin="1\n")[0] == 0
    again = path.read_bytes()
    assert again.startswith(whole)
    assert len(again.splitlines()) > len(lines)
    assert all(json.loads(line) for line in again.splitlines())


def test_a_record_whose_last_line_only_lacks_its_end(tmp_path: Path) -> None:
    run(tmp_path, "play", "--record", "g.jsonl", "--seed", "1", stdin="1\n1\n")
    path = tmp_path / "g.jsonl"
    path.write_bytes(path.read_bytes()[:-1])
    assert run(tmp_path, "resume", "g.jsonl", stdin="1\n")[0] == 0
    assert all(json.loads(line) for line in path.read_text("utf-8").splitlines())


@pytest.mark.slow
def test_a_bot_that_is_not_here(tmp_path: Path) -> None:
    run(tmp_path, "play", "--record", "g.jsonl", stdin="1\n")
    path = tmp_path / "g.jsonl"
    path.write_text(path.read_text("utf-8").replace('"bot": "greedy"', '"bot": "oracle"'), "utf-8")
    status, _, error = run_apart(tmp_path, "resume", "g.jsonl")
    assert status == 1
    assert "“oracle”" in error


def test_watching_bots(tmp_path: Path) -> None:
    status, out, _ = run(tmp_path, "play", "--seats", "greedy,greedy", "--seed", "3")
    assert status == 0
    assert "You are watching Greedy, Greedy (2)." in out
    assert "The end" in out


def test_a_replay_through_a_pipe_tells_the_whole_game(tmp_path: Path) -> None:
    played = run(tmp_path, "play", "--seed", "7", "--record", "g", stdin=WHOLE_GAME)[1]
    status, out, _ = run(tmp_path, "replay", "g")
    assert status == 0
    assert out.startswith("The deal.")
    assert out.count(" plays ") + out.count(" takes ") >= 40
    points = re.compile(r"[−\d]+ points?\b")
    assert len(points.findall(played)) == 2
    assert points.findall(out) == points.findall(played)


def test_turns_that_were_taken_back_in_practice_are_replayed(tmp_path: Path) -> None:
    players = [Player("Ada"), Player("Ben", "random")]
    match, choices = (
        Match.start(GAMES["district-noir"], players, seed=7, practice=True),
        Dice("replayed"),
    )
    while (decision := match.decision()) is not None:
        assert match.play(decision.seat, choices.pick(decision.options)) is None
        if choices.below(9) == 0:
            match.rewind(0)
    (tmp_path / "g").write_text(match.record.text(), "utf-8")
    status, out, _ = run(tmp_path, "replay", "g")
    assert status == 0
    taken_back = sum(isinstance(entry, RewindEntry) for entry in match.record.entries)
    assert out.count("Ada takes their turn back.") == taken_back > 0
    assert run(tmp_path, "verify", "g")[0] == 0


def test_a_reader_that_has_seen_enough(tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m ludotheque rules | head -1"],
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
