"""`ludotheque verify`: sound records, changed ones, and what cannot be read."""

from pathlib import Path

import pytest

from ludotheque.core import Contribution, Dice, Match, Player, commitment_of, draws_of
from ludotheque.games import GAMES
from tests.core.fair_matches import (
    NUMBERS,
    SECRET,
    committed,
    fair_deal,
    fair_match,
    tampered,
)
from tests.terminal.program import run

NOIR = GAMES["district-noir"]
TEXT = fair_match(NOIR).record.text()
SHOWN = commitment_of(SECRET)
OTHER = "f0" * 32


def verified(home: Path, text: str, *options: str, **more: str) -> tuple[int, str, str]:
    """The exit status, what was said as one line, and the errors."""
    (home / "g.jsonl").write_text(text, "utf-8")
    status, out, error = run(home, "verify", "g.jsonl", *options, **more)
    return status, " ".join(out.split()), error


def test_a_fair_game_is_told_check_by_check(tmp_path: Path) -> None:
    status, said, error = verified(tmp_path, TEXT)
    assert (status, error) == (0, "")
    for sentence in (
        "District Noir · Ada, Blaise",
        "only then were the numbers sent.",
        f"has the fingerprint that was shown when the table was opened: {SHOWN}",
        "Ada sent the number that had been promised.",
        "Blaise sent the number that had been promised.",
        "The secret, the table and the numbers give the seed:",
        "The seed gives the deal: all 45 numbers drawn for it are the same.",
        "Nothing else was left to chance.",
        "moves were allowed, and the result is right.",
        "Nobody chose these cards and dice, as long as the fingerprint is the one",
        "This does not prove that the owner of the server did not look at them.",
    ):  # fmt: skip
        assert sentence in said
    assert "✗" not in said


def test_it_is_told_in_french(tmp_path: Path) -> None:
    said = verified(tmp_path, TEXT, "--lang", "fr")[1]
    assert "Blaise a envoyé le nombre promis." in said
    assert "Personne n’a choisi ces cartes ni ces dés" in said
    assert "Cela ne prouve pas que le propriétaire du serveur ne les a pas regardés." in said


@pytest.mark.parametrize(
    ("line", "path", "value", "says"),
    [
        (1, ("deal", "secret"), OTHER, "The server’s secret was replaced."),
        (1, ("deal", "table"), "other", "but the game was dealt with"),
        (
            1,
            ("deal", "clients", 0, "number"),
            OTHER,
            "Ada did not send the number that",
        ),
        (
            1,
            ("deal", "clients", 1, "commitment"),
            OTHER,
            "Blaise did not send the number",
        ),
        (1, ("outcomes", 43), 1, "The seed does not give this deal. Draw 44, a number below 2"),
        (2, ("move",), "play docks", "Line 2: “play docks” is not allowed at this point."),
        (21, ("digest",), "0" * 16, "Line 21: the position that the record notes is not"),
    ],
)
def test_what_was_changed_is_named(
    tmp_path: Path, line: int, path: tuple[str | int, ...], value: object, says: str
) -> None:
    status, said, error = verified(tmp_path, tampered(TEXT, line, *path, value=value))
    assert (status, error) == (1, "")
    assert "✗" in said
    assert says in said
    assert "This record does not hold" in said
    assert "Nobody chose" not in said


def test_a_changed_die_is_named(tmp_path: Path) -> None:
    west = GAMES["sans-foi-ni-loi"]
    match = fair_match(west)
    number, drawn = next(
        (number, drawn)
        for number, drawn in enumerate(draws_of(west, match.record))
        if number and drawn
    )
    below, outcome = drawn[-1]
    other = (outcome + 1) % below
    text = tampered(match.record.text(), number + 1, "outcomes", -1, value=other)
    cut = "".join(
        text.splitlines(keepends=True)[: number + 1]
    )  # the next move may not fit any more
    status, said, _ = verified(tmp_path, cut)
    assert status == 1
    assert f"Line {number + 1}: the seed does not give what was drawn." in said
    assert f"Draw {len(drawn)}, a number below {below}, should be {outcome} but is {other}." in said


def test_what_was_noted_is_compared(tmp_path: Path) -> None:
    status, said, _ = verified(tmp_path, TEXT, "--hash", SHOWN.upper(), "--number", NUMBERS[1])
    assert status == 0
    assert "It is the fingerprint that you noted." in said
    assert "Blaise sent the number that you noted, and it counts." in said
    status, said, _ = verified(tmp_path, TEXT, "--hash", OTHER)
    assert status == 1
    assert f"It is not the fingerprint that you noted: {OTHER}" in said
    assert verified(tmp_path, TEXT, "--number", OTHER)[0] == 1
    status, _, error = verified(tmp_path, TEXT, "--hash", "8414")
    assert status == 1
    assert "--hash has 64 hexadecimal digits" in error


def test_who_sent_no_number_is_named(tmp_path: Path) -> None:
    deal = fair_deal([committed(0, NUMBERS[0]), Contribution((1,))])
    status, said, _ = verified(tmp_path, fair_match(NOIR, deal).record.text())
    assert status == 0
    assert "· Blaise sent no number." in said
    assert "Nobody chose" in said


def test_a_game_from_the_terminal_says_what_cannot_be_checked(tmp_path: Path) -> None:
    run(tmp_path, "play", "--record", "g.jsonl", stdin="1\n" * 24)
    text = (tmp_path / "g.jsonl").read_text("utf-8")
    status, said, _ = verified(tmp_path, text)
    assert status == 0
    assert "The computer that ran this game drew the seed alone." in said
    assert "moves were allowed, and the result is right." in said
    assert "It does not prove that nobody chose the cards" in said
    assert "Nobody chose" not in said


def test_a_chosen_seed_and_a_position_say_so(tmp_path: Path) -> None:
    players = (Player("Ada"), Player("Blaise"))
    seeded = Match.start(NOIR, players, seed="\x1b[2Jx").record.text()
    status, said, _ = verified(tmp_path, seeded)
    assert status == 0
    assert "Somebody chose the seed of this game, “\ufffd[2Jx”" in said
    laid_out = Match.start(NOIR, players, start=NOIR.new(players=2, chance=Dice(1)))
    said = verified(tmp_path, laid_out.record.text())[1]
    assert "there was no deal to check" in said
    assert "The seed gives the deal" not in said


def test_a_line_that_was_cut_off_is_told_of(tmp_path: Path) -> None:
    status, said, _ = verified(tmp_path, TEXT[:-9])
    assert status == 0
    assert "had been cut off and was not checked" in said
    assert "moves so far were allowed" in said


@pytest.mark.parametrize(
    "text",
    ["", "hello\n", '{"format": 1, "game": "poker"}\n', TEXT.replace('"format": 2', '"format": 3')],
)
def test_what_cannot_be_read_has_a_status_of_its_own(tmp_path: Path, text: str) -> None:
    status, said, error = verified(tmp_path, text)
    assert (status, said) == (2, "")
    assert error


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    status, _, error = run(tmp_path, "verify", "missing")
    assert status == 2
    assert "The file missing does not exist." in error
