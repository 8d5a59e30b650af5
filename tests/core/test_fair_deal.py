"""Provable deals: what the seed is made of, to the byte, and what the record keeps of it."""

import json
from hashlib import sha256

import pytest

from ludotheque.core import (
    ALONE,
    BY_ONE_MACHINE,
    FROM_A_MOMENT,
    PROVABLY,
    UNSHOWN,
    WITH_A_CHOSEN_SEED,
    BadRecord,
    Contribution,
    Dice,
    FairDeal,
    Match,
    Player,
    Record,
    commitment_of,
    is_deal_number,
)
from ludotheque.games import GAMES
from pebbles import PEBBLES
from tests.core.fair_matches import NUMBERS, SECRET, committed, fair_deal

NOIR = GAMES["district-noir"]
TWO = (Player("Ada"), Player("Blaise"))
THREE = (Player("Ada"), Player("Greedy", bot="greedy"), Player("Chloé"))


def sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# The bytes


def test_a_commitment_is_the_hash_of_the_text() -> None:
    assert commitment_of(NUMBERS[0]) == sha(NUMBERS[0])
    assert fair_deal().shown == sha(SECRET)
    assert fair_deal().secret_fits


def test_the_seed_is_the_hash_of_secret_table_and_numbers() -> None:
    assert fair_deal().seed(2) == sha(
        f"ludotheque deal 1/{SECRET}/abcd2345/{NUMBERS[0]}/{NUMBERS[1]}"
    )


def test_bots_and_further_seats_of_a_client_have_no_number() -> None:
    one_screen = fair_deal([Contribution((0, 2), number=NUMBERS[0])], ALONE)
    assert one_screen.seed(4) == sha(f"ludotheque deal 1/{SECRET}/abcd2345/{NUMBERS[0]}///")
    assert one_screen.silent() == ()


def test_who_sends_no_number_is_named() -> None:
    silent = Contribution((1, 2), commitment_of(NUMBERS[1]))
    deal = fair_deal([committed(0, NUMBERS[0]), silent])
    assert deal.silent() == (1, 2)
    assert deal.unfit() == ()
    assert deal.seed(3) == sha(f"ludotheque deal 1/{SECRET}/abcd2345/{NUMBERS[0]}//")


def test_a_number_that_does_not_fit_is_kept_and_not_used() -> None:
    for commitment in ("", commitment_of(NUMBERS[2])):
        other = Contribution((1,), commitment, NUMBERS[1])
        deal = fair_deal([committed(0, NUMBERS[0]), other])
        assert not other.fits
        assert deal.unfit() == (1,)
        assert deal.silent() == ()
        assert deal.seed(2) == sha(f"ludotheque deal 1/{SECRET}/abcd2345/{NUMBERS[0]}/")
        assert NUMBERS[1] in str(deal.content())


@pytest.mark.parametrize("procedure", [ALONE, UNSHOWN])
def test_where_nothing_is_committed_to_the_number_counts(procedure: str) -> None:
    deal = fair_deal([Contribution((1,), number=NUMBERS[1])], procedure)
    assert deal.unfit() == deal.silent() == ()
    assert deal.seed(2) == sha(f"ludotheque deal 1/{SECRET}/abcd2345//{NUMBERS[1]}")


def test_a_secret_that_was_exchanged_does_not_fit() -> None:
    deal = FairDeal(
        table="t", secret=SECRET, contributions=(), procedure=ALONE, shown=commitment_of("f" * 64)
    )
    assert not deal.secret_fits


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "٣" * 64])
def test_what_is_no_number(text: str) -> None:
    assert not is_deal_number(text)
    assert is_deal_number("0123456789abcdef" * 4)


def test_what_is_no_deal() -> None:
    with pytest.raises(ValueError, match="in order"):
        Contribution(())
    with pytest.raises(ValueError, match="in order"):
        Contribution((1, 0))
    with pytest.raises(ValueError, match="64 digits"):
        Contribution((0,), number="7")
    with pytest.raises(ValueError, match="one client"):
        fair_deal([Contribution((0,)), Contribution((1,))], ALONE)
    with pytest.raises(ValueError, match="one client"):
        fair_deal([Contribution((0, 1)), Contribution((1,))])
    with pytest.raises(ValueError, match="procedure"):
        fair_deal(procedure="hope")
    for table in ("", "a/b", "a\nb", "x" * 101):
        with pytest.raises(ValueError, match="slash"):
            FairDeal(table=table, secret=SECRET, contributions=(), procedure=ALONE)
    with pytest.raises(ValueError, match="secret"):
        FairDeal(table="t", secret="", contributions=(), procedure=ALONE)


# Matches and records


def test_a_match_is_dealt_from_the_seed_of_its_deal() -> None:
    deal = fair_deal()
    match = Match.start(NOIR, TWO, deal=deal)
    assert match.record.header.seed == deal.seed(2)
    assert not match.record.header.repeatable
    assert match.state == NOIR.deal(2, Dice(f"{deal.seed(2)}/0"), NOIR.settings(2, {}))


def test_a_provable_record_reads_back_to_the_letter() -> None:
    deal = fair_deal([committed(0, NUMBERS[0]), Contribution((2,), commitment_of("f" * 64))])
    match = Match.start(PEBBLES, THREE, deal=deal)
    text = match.record.text()
    record = Record.read(text)
    assert record.text() == text
    assert record.header.deal == deal
    header = json.loads(text.splitlines()[0])
    assert header["format"] == 2
    assert list(header["deal"]) == ["table", "procedure", "shown", "secret", "clients"]
    assert header["deal"]["clients"][1] == {
        "seats": [2], "commitment": commitment_of("f" * 64), "number": "",
    }  # fmt: skip


def test_a_deal_needs_a_client_for_every_person_and_none_for_a_bot() -> None:
    for contributions in ([committed(0, NUMBERS[0])], [Contribution((0, 1, 2))]):
        with pytest.raises(ValueError, match="every person"):
            Match.start(PEBBLES, THREE, deal=fair_deal(contributions))


def test_a_deal_makes_its_own_seed() -> None:
    state = NOIR.new(players=2, chance=Dice(1))
    with pytest.raises(ValueError, match="own seed"):
        Match.start(NOIR, TWO, deal=fair_deal(), seed=1)
    with pytest.raises(ValueError, match="own seed"):
        Match.start(NOIR, TWO, deal=fair_deal(), start=state)


def test_a_record_says_how_it_was_dealt() -> None:
    state = NOIR.new(players=2, chance=Dice(1))
    ways = {
        PROVABLY: Match.start(NOIR, TWO, deal=fair_deal()),
        WITH_A_CHOSEN_SEED: Match.start(NOIR, TWO, seed=3),
        FROM_A_MOMENT: Match.start(NOIR, TWO, start=state, seed=3),
        BY_ONE_MACHINE: Match.start(NOIR, TWO),
    }
    for way, match in ways.items():
        assert Record.read(match.record.text()).header.how_dealt == way


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("secret", "0"),
        ("secret", None),
        ("shown", ""),
        ("shown", "x"),
        ("table", "a/b"),
        ("procedure", "hope"),
        ("clients", []),
        ("clients", [{"seats": [0, 1], "commitment": "", "number": 7}]),
        ("clients", [{"seats": [0, 5], "commitment": "", "number": ""}]),
        ("clients", [{"seats": ["0", "1"], "commitment": "", "number": ""}]),
        ("clients", ["Ada"]),
    ],
)
def test_a_damaged_deal_is_named(field: str, value: object) -> None:
    header = json.loads(Match.start(NOIR, TWO, deal=fair_deal()).record.header_line())
    header["deal"][field] = value
    with pytest.raises(BadRecord) as caught:
        Record.read(json.dumps(header) + "\n")
    assert caught.value.line == 1


@pytest.mark.parametrize("field", ["start", "repeatable"])
def test_a_provable_deal_is_nothing_else(field: str) -> None:
    header = json.loads(Match.start(NOIR, TWO, deal=fair_deal()).record.header_line())
    header[field] = True
    with pytest.raises(BadRecord):
        Record.read(json.dumps(header) + "\n")


def test_a_record_of_format_1_goes_on_in_format_1() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    text = match.record.text().replace('"format": 2', '"format": 1')
    kept: list[str] = []
    resumed = Match.resume(NOIR, Record.read(text), keep=kept.append)
    decision = resumed.decision()
    assert decision is not None
    assert resumed.play(decision.seat, decision.options[0]) is None
    assert resumed.record.text() == f"{text}{kept[0]}\n"
