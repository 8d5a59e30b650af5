"""Records: cut off, damaged, foreign or forged, they say which line is wrong."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import (
    EVERYTHING,
    BackEntry,
    BadRecord,
    Dice,
    EndEntry,
    Game,
    Match,
    MoveEntry,
    Player,
    Record,
    SeatEntry,
)
from ludotheque.games import GAMES
from ludotheque.texts import Texts
from pebbles import CARDS, PEBBLES, TEXTS, Pebbles
from tests.laws.test_uniform import TINY_DISTRICT_NOIR

NOIR = GAMES["district-noir"]
TWO = (Player("Ada"), Player("Blaise"))


def whole_match(game: Game = NOIR, seed: int = 7) -> Match:
    """A match with a bit of everything, played to the end."""
    match = Match.start(game, TWO, seed=seed)
    dice = Dice("record")
    while (decision := match.decision()) is not None:
        seat = decision.seat
        assert match.play(seat, dice.pick(decision.options)) is None
        if match.number == 3:
            match.back(seat)  # Pebbles has shown a card by then and refuses
        if match.number == 6:
            assert match.hand_over(0, Player("Greedy", bot="greedy")) is None
        if match.number == 9:
            assert match.hand_back(0) is None
    return match


MATCH = whole_match()
TEXT = MATCH.record.text()
LINES = TEXT.splitlines()


def resumed(data: str | bytes, game: Game = NOIR) -> Match:
    return Match.resume(game, Record.read(data))


def fails(data: str | bytes, game: Game = NOIR) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        resumed(data, game)
    for lang in ("fr", "en"):
        said = Texts(game, lang).problem(caught.value, ("Ada", "Blaise"))
        assert str(caught.value.line) in said
        assert said.endswith(".")
    return caught.value


def altered(line: int, **fields: Any) -> str:
    """The record with fields of one line changed, or removed where None."""
    content = json.loads(LINES[line - 1])
    content.update(fields)
    content = {name: value for name, value in content.items() if value is not None}
    return "\n".join([*LINES[: line - 1], json.dumps(content), *LINES[line:], ""])


def test_it_reads_back_to_the_letter() -> None:
    record = Record.read(TEXT)
    assert record.text() == TEXT
    assert not record.torn
    match = resumed(TEXT)
    assert match.state == MATCH.state
    assert match.players == MATCH.players
    assert match.journal(EVERYTHING) == MATCH.journal(EVERYTHING)


def test_what_a_line_looks_like() -> None:
    header = json.loads(LINES[0])
    assert list(header) == [
        "format", "game", "rules", "options", "seats", "seed", "repeatable", "outcomes",
    ]  # fmt: skip
    assert header["seats"] == [{"name": "Ada"}, {"name": "Blaise"}]
    assert len(header["outcomes"]) == NOIR.box.total
    assert list(json.loads(LINES[1])) == ["n", "move", "seat", "by"]
    assert list(json.loads(LINES[20])) == ["n", "move", "seat", "by", "digest"]
    assert [line for line in range(2, len(LINES) + 1) if "digest" in LINES[line - 1]] == [21, 41]


def test_it_survives_being_cut_anywhere_in_its_last_line() -> None:
    data = TEXT.encode()
    start = data.rindex(b"\n", 0, len(data) - 1) + 1
    for cut in range(start + 1, len(data) - 1):
        record = Record.read(data[:cut])
        assert record.torn
        assert len(record.entries) == len(LINES) - 2
        assert record.text() == TEXT[:start]
    assert not Record.read(data[:start]).torn
    assert not Record.read(data[:-1]).torn  # only the end of the line is missing


def test_cut_anywhere_it_goes_on_from_the_last_whole_line() -> None:
    data = TEXT.encode()
    header = data.index(b"\n") + 1
    for cut in range(header, len(data), 37):
        match = resumed(data[:cut])
        whole_lines = max(data[:cut].count(b"\n"), 1)
        assert match.number >= whole_lines - 1


def test_cut_in_the_middle_of_a_letter() -> None:
    match = Match.start(NOIR, (Player("Élodie"), Player("Lana")), seed=1)
    assert match.hand_over(0, Player("Zoé")) is None
    data = match.record.text().encode()
    assert Record.read(data[: data.index("é}".encode()[:1], data.index(b"\n")) + 1]).torn


def test_zeros_where_a_disk_lost_the_last_line() -> None:
    record = Record.read(TEXT.encode() + b"\0" * 300)
    assert record.torn
    assert record.text() == TEXT


@pytest.mark.parametrize("data", ["", b"", "\n", "{", "hello", '{"format": 1}\n', "[]\n", "null\n"])
def test_what_is_no_record(data: str | bytes) -> None:
    assert fails(data).line == 1


def test_a_damaged_line_is_named() -> None:
    for line in (2, 5, len(LINES) - 1):
        lines = LINES[:]
        lines[line - 1] = lines[line - 1][:-3]
        error = fails("\n".join([*lines, ""]))
        assert (error.line, error.sentence.key) == (line, "wrong-unreadable")


@pytest.mark.parametrize(
    ("line", "fields", "key"),
    [
        (1, {"format": 3}, "wrong-newer-format"),
        (1, {"format": "1"}, "wrong-bad-field"),
        (1, {"game": "noxford"}, "wrong-other-game"),
        (1, {"rules": 99}, "wrong-newer-rules"),
        (1, {"rules": None}, "wrong-missing-field"),
        (1, {"options": {"gold": 3}}, "wrong-unknown-option"),
        (1, {"options": []}, "wrong-bad-field"),
        (1, {"seats": [{"name": "Ada"}]}, "wrong-players-exactly"),
        (1, {"seats": [{"name": ""}, {"name": "B"}]}, "wrong-bad-field"),
        (1, {"seats": ["Ada", "B"]}, "wrong-unreadable"),
        (1, {"outcomes": [0]}, "wrong-bad-outcomes"),
        (1, {"outcomes": [99] * NOIR.box.total}, "wrong-bad-outcomes"),
        (1, {"outcomes": [0] * (NOIR.box.total + 1)}, "wrong-bad-outcomes"),
        (1, {"outcomes": [0.5] * NOIR.box.total}, "wrong-bad-field"),
        (1, {"cards": "[deal]"}, "wrong-list-missing-key"),
        (1, {"start": {"game": "pebbles", "rules": 1}}, "wrong-other-game"),
        (1, {"start": NOIR.dump(MATCH.view(0))}, "wrong-bad-field"),
        (1, {"seed": 7}, "wrong-bad-field"),
        (1, {"seed": "\ud800"}, "wrong-bad-field"),
        (1, {"cards": f"a = {'9' * 5000}"}, "wrong-list-value"),
        (1, {"repeatable": "yes"}, "wrong-bad-field"),
        (2, {"n": 2}, "wrong-wrong-number"),
        (2, {"n": None}, "wrong-missing-field"),
        (2, {"move": "sing"}, "wrong-refused-move"),
        (2, {"move": "play docks"}, "wrong-refused-move"),
        (2, {"move": 8}, "wrong-bad-field"),
        (2, {"move": None}, "wrong-unknown-line"),
        (2, {"seat": None}, "wrong-missing-field"),
        (2, {"seat": 7}, "wrong-refused-move"),
        (2, {"seat": -1}, "wrong-bad-field"),
        (2, {"by": "ghost"}, "wrong-bad-field"),
        (2, {"outcomes": [3]}, "wrong-bad-outcomes"),
        (2, {"outcomes": "none"}, "wrong-bad-field"),
        (2, {"digest": "0" * 16}, "wrong-wrong-digest"),
        (2, {"digest": 5}, "wrong-bad-field"),
        (5, {"back": 0}, "wrong-wrong-back"),
        (5, {"back": 9}, "wrong-bad-field"),
        (5, {"seat": 9}, "wrong-refused-entry"),
        (8, {"player": {"name": ""}}, "wrong-bad-field"),
        (8, {"seat": 5}, "wrong-refused-entry"),
        (len(LINES), {"end": {"places": [1, 1], "points": []}}, "wrong-wrong-end"),
        (len(LINES), {"end": None, "resign": 0}, "wrong-refused-entry"),
    ],
)
def test_a_forged_line_is_named(line: int, fields: dict[str, Any], key: str) -> None:
    error = fails(altered(line, **fields))
    assert (error.line, error.sentence.key) == (line, key)


def test_the_wrong_seat_is_named() -> None:
    seat = json.loads(LINES[1])["seat"]
    error = fails(altered(2, seat=1 - seat))
    assert (error.line, error.sentence.key) == (2, "wrong-wrong-seat")


def test_a_refused_move_comes_with_its_reason() -> None:
    error = fails(altered(2, move="play docks"))
    assert error.because is not None
    assert error.because.key == "refused-not-in-hand"
    said = Texts(NOIR, "fr").problem(error, ("Ada", "Blaise"))
    assert said == (
        "Ligne 2\u00a0: «\u00a0play docks\u00a0» n’est pas permis à ce moment. "
        "Vous n’avez pas les Docks en main."
    )


def test_the_files_are_numbered_lines() -> None:
    swapped = [*LINES[:3], LINES[4], LINES[3], *LINES[5:], ""]
    error = fails("\n".join(swapped))
    assert (error.line, error.sentence.key) == (4, "wrong-wrong-number")


def test_a_stand_in_where_nobody_plays_on() -> None:
    lines = [*LINES[:3], '{"n": 3, "resign": 0, "player": {"name": "R", "bot": "random"}}', ""]
    error = fails("\n".join(lines))
    assert (error.line, error.sentence.key) == (4, "wrong-bad-field")


def test_a_start_with_another_number_of_seats() -> None:
    three = PEBBLES.new(players=3, chance=Dice(1))
    match = Match.start(PEBBLES, (*TWO, Player("Chloé")), start=three)
    text = match.record.text().replace(', {"name": "Chloé"}', "")
    error = fails(text, PEBBLES)
    assert (error.line, error.sentence.key) == (1, "wrong-bad-field")


def test_nothing_follows_the_end() -> None:
    extra = EndEntry(len(LINES), (1, 2), ())
    error = fails(TEXT + extra.text() + "\n")
    assert (error.line, error.sentence.key) == (len(LINES) + 1, "wrong-after-the-end")


def test_an_end_before_the_end() -> None:
    early = EndEntry(2, (1, 2), ())
    error = fails("\n".join([*LINES[:2], early.text(), ""]))
    assert (error.line, error.sentence.key) == (3, "wrong-too-early-an-end")


def test_a_record_of_another_game() -> None:
    error = fails(TEXT, PEBBLES)
    assert (error.line, error.sentence.key) == (1, "wrong-other-game")


def test_a_record_under_older_rules_replays_as_far_as_it_can() -> None:
    text = whole_match(PEBBLES).record.text()
    newer = Pebbles(CARDS, TEXTS, rules=2)
    assert resumed(text, newer).decision() is None
    forged = text.replace('"move": "play ', '"move": "play no-such-', 1)
    error = fails(forged, newer)
    assert (error.line, error.sentence.key) == (2, "wrong-older-rules")


def test_missing_the_end_line_only() -> None:
    """The server was killed after the last move was kept and before the end was."""
    kept: list[str] = []
    text = "\n".join([*LINES[:-1], ""])
    match = Match.resume(NOIR, Record.read(text), keep=kept.append)
    assert kept == [LINES[-1]]
    assert match.record.text() == TEXT


def test_going_on_where_it_was_left() -> None:
    """Stopped after any entry and gone on with, the rest comes out the same: entry n draws from
    the seed and n alone."""
    game = PEBBLES
    text = whole_match(game, seed=5).record.text()
    lines = text.splitlines()
    for stop in range(1, len(lines)):
        match = resumed("\n".join([*lines[:stop], ""]), game)
        for entry in Record.read(text).entries[stop - 1 :]:
            if isinstance(entry, MoveEntry):
                assert match.play(entry.seat, entry.move) is None
            elif isinstance(entry, BackEntry):
                assert match.back(entry.seat) is None
            elif isinstance(entry, SeatEntry):
                assert match.hand_over(entry.seat, entry.player) is None
        assert match.record.text() == text


def test_any_moment_can_be_looked_at() -> None:
    record = Record.read(TEXT)
    for number in range(len(record.entries) + 1):
        match = Match.resume(NOIR, record, until=number)
        assert match.number == number
    assert match.state == MATCH.state


def test_cards_of_ones_own_are_in_the_record() -> None:
    cards = TINY_DISTRICT_NOIR.replace("HAND", "1").replace("LINE", "1")
    game = NOIR.with_cards(cards)
    match = Match.start(game, TWO, seed=1)
    decision = match.decision()
    assert decision is not None
    assert match.play(decision.seat, decision.options[0]) is None
    again = resumed(match.record.text())
    assert again.state == match.state
    assert again.game.box.total == 8


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_byte_changed_anywhere_never_gives_a_traceback(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    with suppress(BadRecord):  # a name may have changed, and then all is well
        resumed(bytes(raw))
