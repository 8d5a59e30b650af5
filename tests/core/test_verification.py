"""Checking records: what is sound passes, and whatever was changed is found."""

import json

import pytest

from ludotheque.core import (
    ALONE,
    FAILS,
    HOLDS,
    NOTE,
    UNSHOWN,
    BadRecord,
    Contribution,
    Dice,
    FairDeal,
    Game,
    Match,
    MoveEntry,
    Player,
    Record,
    Verification,
    commitment_of,
    draws_of,
    verify,
)
from ludotheque.games import GAMES
from ludotheque.texts import LANGUAGES, Texts
from pebbles import PEBBLES
from tests.core.fair_matches import (
    NAMES,
    NUMBERS,
    SECRET,
    committed,
    fair_deal,
    fair_match,
    one_screen,
    played,
    tampered,
)
from tests.plugins.announced import published_games

NOIR = GAMES["district-noir"]
WEST = GAMES["sans-foi-ni-loi"]
TWO = (Player("Ada"), Player("Blaise"))
OTHER = "f0" * 32

NOIR_TEXT = fair_match(NOIR).record.text()
WHO_BEGINS = Record.read(NOIR_TEXT).header.outcomes[44]


def verified(
    text: str, game: Game = NOIR, *, noted_hash: str = "", noted_number: str = ""
) -> Verification:
    """Checked, and said in both languages."""
    found = verify(game, Record.read(text), noted_hash=noted_hash, noted_number=noted_number)
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        for check in found.checks:
            assert texts.say(check.sentence, NAMES)
            if check.problem is not None:
                assert texts.problem(check.problem, NAMES)
        assert texts.say(found.conclusion, NAMES)
    return found


def statuses(found: Verification) -> dict[str, str]:
    """The worst status of each kind of check, by name, in order."""
    worst: dict[str, str] = {}
    for check in found.checks:
        if worst.get(check.name) != FAILS:
            worst[check.name] = check.status
    return worst


def failure(found: Verification) -> tuple[str, str]:
    assert found.failure is not None
    assert not found.is_sound
    assert not found.is_proof
    assert found.conclusion.key == "checked-not-sound"
    return found.failure.name, found.failure.sentence.key.removeprefix("checked-")


@pytest.mark.parametrize("name", published_games())
def test_a_fair_match_of_every_game_is_a_proof(name: str) -> None:
    game = GAMES[name]
    found = verified(fair_match(game).record.text(), game)
    assert statuses(found) == {
        "how-dealt": NOTE,
        "secret": HOLDS,
        "number": HOLDS,
        "seed": HOLDS,
        "deal": HOLDS,
        "dice": HOLDS,
        "moves": HOLDS,
        "digests": HOLDS,
    }
    assert found.is_proof
    assert found.conclusion.key == "checked-nobody-chose"


def test_one_client_alone_is_a_proof_too() -> None:
    found = verified(fair_match(NOIR, one_screen(2)).record.text())
    assert found.is_proof
    assert [check.sentence.key for check in found.checks if check.name == "number"] == [
        "checked-number-sent",
        "checked-same-screen",
    ]


def test_everything_that_was_drawn_can_be_drawn_again_from_the_seed() -> None:
    match = fair_match(WEST)
    draws = draws_of(WEST, match.record)
    assert len(draws) == match.number + 1
    assert sum(map(len, draws[1:])) > 0
    for number, drawn in enumerate(draws):
        dice = Dice(f"{match.record.header.seed}/{number}")
        assert [dice.below(below) for below, _ in drawn] == [outcome for _, outcome in drawn]
    entry = next(entry for entry in match.record.entries if isinstance(entry, MoveEntry))
    assert tuple(outcome for _, outcome in draws[entry.number]) == entry.outcomes


# What was changed is found


@pytest.mark.parametrize(
    ("path", "value", "failing"),
    [
        (("deal", "secret"), OTHER, ("secret", "secret-does-not-fit")),
        (("deal", "shown"), OTHER, ("secret", "secret-does-not-fit")),
        (("deal", "table"), "other", ("seed", "seed-does-not-fit")),
        (("deal", "procedure"), "unshown", None),
        (("deal", "clients", 1, "number"), OTHER, ("seed", "seed-does-not-fit")),
        (("deal", "clients", 1, "number"), "", ("seed", "seed-does-not-fit")),
        (("deal", "clients", 1, "commitment"), OTHER, ("seed", "seed-does-not-fit")),
        (("seed",), OTHER, ("seed", "seed-does-not-fit")),
        (("outcomes", 44), 1 - WHO_BEGINS, ("deal", "deal-does-not-fit")),
        (("outcomes", 0), 99, ("moves", "moves-do-not-fit")),
    ],
)  # fmt: skip
def test_a_changed_header_is_found(
    path: tuple[str | int, ...], value: object, failing: tuple[str, str] | None
) -> None:
    found = verified(tampered(NOIR_TEXT, 1, *path, value=value))
    if failing is None:
        assert found.is_sound  # the record alone cannot tell: the deal is no proof any more
        assert not found.is_proof
    else:
        assert failure(found) == failing


def test_a_new_secret_with_its_hash_is_found_by_whoever_noted_the_old_one() -> None:
    """A whole record can be made up. What a player noted before the deal cannot."""
    people = [committed(seat, NUMBERS[seat]) for seat in (0, 1)]
    deal = FairDeal(table="t", secret=OTHER, contributions=people, procedure="committed")
    text = fair_match(NOIR, deal).record.text()
    assert verified(text).is_proof
    assert verified(text, noted_hash=commitment_of(OTHER)).is_proof
    assert failure(verified(text, noted_hash=commitment_of(SECRET))) == (
        "noted-hash",
        "noted-hash-does-not-fit",
    )


def test_another_number_is_found_by_whoever_noted_the_own_one() -> None:
    assert verified(NOIR_TEXT, noted_number=NUMBERS[1]).is_proof
    assert failure(verified(NOIR_TEXT, noted_number=OTHER)) == (
        "noted-number",
        "noted-number-is-missing",
    )


def test_a_changed_die_is_found() -> None:
    match = fair_match(WEST)
    draws = draws_of(WEST, match.record)
    text = match.record.text()
    for number in range(len(draws) - 1, 0, -1):  # a late one: what follows still goes through
        for at, (below, outcome) in enumerate(draws[number]):
            forged = tampered(
                text, number + 1, "outcomes", at, value=outcome - 1 if outcome else below - 1
            )
            found = verified(forged, WEST)
            assert found.failure is not None
            if found.failure.name == "dice":
                assert found.failure.sentence.number("line") == number + 1
                assert found.failure.sentence.number("draw") == at + 1
                assert found.failure.sentence.number("expected") == outcome
                return
            assert found.failure.name == "moves"
    raise AssertionError("no die was found that can be changed")


def test_a_changed_move_is_found() -> None:
    found = verified(tampered(NOIR_TEXT, 2, "move", value="play docks"))
    assert failure(found) == ("moves", "moves-do-not-fit")
    assert found.failure is not None
    assert found.failure.problem is not None
    assert found.failure.problem.line == 2
    assert statuses(found)["deal"] == HOLDS


def test_a_changed_digest_is_found() -> None:
    found = verified(tampered(NOIR_TEXT, 21, "digest", value="0" * 16))
    assert failure(found) == ("digests", "digests-do-not-fit")


def test_a_changed_result_is_found() -> None:
    last = len(NOIR_TEXT.splitlines())
    found = verified(tampered(NOIR_TEXT, last, "end", "places", value=[3, 3]))
    assert failure(found) == ("moves", "moves-do-not-fit")


# What proves less


def test_silent_clients_are_named() -> None:
    deal = fair_deal([committed(0, NUMBERS[0]), Contribution((1,), commitment_of(OTHER))])
    found = verified(fair_match(NOIR, deal).record.text())
    assert found.is_proof  # one honest number is enough
    notes = [check for check in found.checks if check.sentence.key == "checked-no-number"]
    assert [check.sentence.values for check in notes] == [(1,)]


def test_a_number_that_does_not_fit_is_named() -> None:
    deal = fair_deal([committed(0, NUMBERS[0]), Contribution((1,), commitment_of(OTHER), "0" * 64)])
    found = verified(fair_match(NOIR, deal).record.text())
    assert found.is_proof
    assert "checked-number-does-not-fit" in [check.sentence.key for check in found.checks]
    assert failure(verify_noted(deal, "0" * 64)) == ("noted-number", "noted-number-is-missing")


def verify_noted(deal: FairDeal, number: str) -> Verification:
    return verified(fair_match(NOIR, deal).record.text(), noted_number=number)


@pytest.mark.parametrize(
    "deal",
    [
        fair_deal([Contribution((0, 1))], ALONE),
        fair_deal([Contribution((0, 1), number=NUMBERS[0])], UNSHOWN),
        fair_deal([Contribution((0,)), Contribution((1,), commitment_of(OTHER))]),
    ],
)
def test_what_the_server_could_have_chosen_is_no_proof(deal: FairDeal) -> None:
    found = verified(fair_match(NOIR, deal).record.text())
    assert found.is_sound
    assert not found.is_proof
    assert found.conclusion.key == "checked-not-proved"


def test_other_deals_say_what_they_are() -> None:
    state = NOIR.new(players=2, chance=Dice(1))
    ways = {
        "checked-dealt-with-a-chosen-seed": Match.start(NOIR, TWO, seed=3),
        "checked-dealt-from-a-moment": Match.start(NOIR, TWO, start=state),
        "checked-dealt-by-one-machine": Match.start(NOIR, TWO),
    }
    for key, match in ways.items():
        found = verified(played(match).record.text())
        assert found.is_sound
        assert found.checks[0].sentence.key == key
        assert found.conclusion.key == "checked-not-provable"
        expected = ["how-dealt", "deal", "dice", "moves", "digests"]
        if match.record.header.start is not None:
            expected.remove("deal")
        assert list(statuses(found)) == expected
        assert failure(verified(match.record.text(), noted_hash=OTHER)) == (
            "noted-hash",
            "nothing-to-compare",
        )


def test_a_match_that_is_not_over_is_checked_as_far_as_it_goes() -> None:
    lines = NOIR_TEXT.splitlines()
    for count, moves in ((1, 0), (2, 1), (9, 8)):
        found = verified("".join(f"{line}\n" for line in lines[:count]))
        assert found.is_sound
        check = found.checks[-2]
        assert (check.sentence.key, check.sentence.values) == ("checked-moves-fit-so-far", (moves,))


def test_a_record_of_another_game_cannot_be_checked() -> None:
    with pytest.raises(BadRecord):
        verify(PEBBLES, Record.read(NOIR_TEXT))


def test_records_of_format_1_can_be_checked_too() -> None:
    match = played(Match.start(NOIR, TWO, seed=5))
    lines = match.record.text().splitlines()
    header = json.loads(lines[0]) | {"format": 1, "deal": "nothing that format 1 knows"}
    found = verified("\n".join([json.dumps(header), *lines[1:], ""]))
    assert found.is_sound
    assert found.header.deal is None
