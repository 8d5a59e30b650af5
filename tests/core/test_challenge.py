"""A match with the deal of another one: the record says so, and it can be checked."""

import json

import pytest

from ludotheque.core import (
    ALONE,
    BadRecord,
    Contribution,
    Dice,
    FairDeal,
    Game,
    Match,
    MoveEntry,
    Player,
    Record,
    verify,
)
from ludotheque.games import GAMES
from tests.core.fair_matches import NUMBERS, fair_deal

NOIR = GAMES["district-noir"]
ALL_FOUR = [GAMES[name] for name in ("district-noir", "noxford", "samarande", "sans-foi-ni-loi")]
DEAL = fair_deal([Contribution((0,), number=NUMBERS[0])], ALONE)


def players(name: str) -> list[Player]:
    return [Player(name), Player("Bot", "random")]


def pair(game: Game, deal: FairDeal | None = DEAL) -> tuple[Match, Match]:
    """A match, and the same deal for somebody else."""
    first = Match.start(game, players("Ada"), deal=deal)
    header = first.record.header
    seed = None if deal else header.seed
    other = Match.start(game, players("Blaise"), deal=header.deal, seed=seed, challenge=DEAL.table)
    return first, other


def play(match: Match, choices: Dice, most: int = 10**6) -> None:
    while (decision := match.decision()) is not None and match.number < most:
        assert match.play(decision.seat, choices.pick(decision.options)) is None


@pytest.mark.parametrize("game", ALL_FOUR, ids=lambda game: game.name)
def test_draws_and_dice_agree_as_long_as_the_courses_do(game: Game) -> None:
    first, other = pair(game)
    assert first.record.header.outcomes == other.record.header.outcomes
    play(first, Dice("the same course"))
    play(other, Dice("the same course"))
    assert [entry.text() for entry in first.record.entries] == [
        entry.text() for entry in other.record.entries
    ]
    parted = pair(game)[1]
    play(parted, Dice("another course"))
    moves = [
        [entry for entry in match.record.entries if isinstance(entry, MoveEntry)]
        for match in (first, parted)
    ]
    for one, two in zip(*moves, strict=False):
        if (one.seat, one.move) != (two.seat, two.move):
            return
        assert one.outcomes == two.outcomes
    raise AssertionError("the courses never parted")


@pytest.mark.parametrize("deal", [DEAL, None], ids=["provable", "drawn by one machine"])
def test_its_record_says_so_and_holds_without_proving_anything(deal: FairDeal | None) -> None:
    first, other = pair(NOIR, deal)
    for match in (first, other):
        play(match, Dice("a course"))
    text = other.record.text()
    assert json.loads(text.splitlines()[0])["challenge"] == "abcd2345"
    read = Record.read(text)
    assert read.header.challenge == "abcd2345"
    assert read.text() == text
    assert "challenge" not in json.loads(first.record.text().splitlines()[0])
    found = verify(NOIR, read)
    assert found.is_sound
    assert not found.is_proof
    assert "checked-dealt-before" in [check.sentence.key for check in found.checks]
    assert verify(NOIR, first.record).is_proof is bool(deal)
    assert read.header.seed == first.record.header.seed


def test_nothing_can_be_taken_back() -> None:
    first, other = pair(NOIR)
    for match in (first, other):
        while (decision := match.decision()) is not None and decision.seat != 0:
            match.play(decision.seat, decision.options[0])
        decision = match.decision()
        assert decision is not None
        assert match.play(0, next(m for m in decision.options if str(m) != "take")) is None
    assert first.why_not_back(0) is None
    why = other.why_not_back(0)
    assert why is not None
    assert why.key == "refused-no-back-in-a-challenge"
    assert other.back(0) == why
    assert first.back(0) is None
    forged = first.record.text().splitlines()
    header = {**json.loads(forged[0]), "challenge": "abcd2345"}
    with pytest.raises(BadRecord):
        Match.resume(NOIR, Record.read("\n".join([json.dumps(header), *forged[1:]]) + "\n"))


def test_it_is_no_practice_and_begins_with_its_deal() -> None:
    state = NOIR.new(players=2, chance=Dice(1))
    with pytest.raises(ValueError, match="challenge"):
        Match.start(NOIR, players("Ada"), challenge="t", practice=True)
    with pytest.raises(ValueError, match="challenge"):
        Match.start(NOIR, players("Ada"), challenge="t", start=state)


@pytest.mark.parametrize("wrong", ["a/b", "x" * 101, "a\nb", 7])
def test_a_table_that_cannot_be_is_refused(wrong: object) -> None:
    first, _ = pair(NOIR)
    header = {**json.loads(first.record.text().splitlines()[0]), "challenge": wrong}
    with pytest.raises(BadRecord):
        Record.read(json.dumps(header) + "\n")
    practice = {**header, "challenge": "t", "practice": True}
    with pytest.raises(BadRecord):
        Record.read(json.dumps(practice) + "\n")


def test_format_1_knows_no_challenges() -> None:
    first, _ = pair(NOIR, None)
    header = {**json.loads(first.record.text().splitlines()[0]), "format": 1, "challenge": "t"}
    assert Record.read(json.dumps(header) + "\n").header.challenge == ""
