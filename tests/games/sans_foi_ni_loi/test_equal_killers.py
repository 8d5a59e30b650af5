"""Several equal killers: one entry of a list with a count. Each still has victims of its own."""

import json

import pytest

from ludotheque import scripted_play as playing
from ludotheque.core import HIDDEN, BadState, Dice, Journal, State
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from ludotheque.laws import check_laws
from ludotheque.texts import Texts
from tests.games.sans_foi_ni_loi.tables import GAME

KILLER = GAME.box.text.partition('[[kind]]\nname = "killer-2"')[2].partition("[[kind]]")[0]
THREE = KILLER.replace("count = 1", "count = 3")
EQUAL = GAME.with_cards(GAME.box.text.replace(KILLER, THREE))
"""Three killers +2, one +3 and one +4."""


def dealt(*hands: str, people: str = "", seed: str = "equal killers") -> SansFoiNiLoiState:
    """Three players with these cards in hand; the second has these people on the ranch."""
    state = EQUAL.new(players=3, chance=Dice(seed))
    dump = json.loads(json.dumps(EQUAL.dump(state)))
    content = dump["state"]
    content["active"], content["points"] = 0, 6
    pool = [name for hand in content["hands"] for name in hand] + content["deck"] + content["line"]
    wanted = [hand.split() for hand in hands] + [[]] * (3 - len(hands))
    for name in (*people.split(), *[name for hand in wanted for name in hand]):
        pool.remove(name)
    content["hands"] = wanted
    content["known"] = [[], [], []]
    content["ranches"][1][1] = people.split()
    content["line"], content["deck"] = pool[:6], pool[6:]
    return EQUAL.load(dump)


def play(state: State, *moves: str, dice: str = "") -> Journal:
    return playing.play(EQUAL, state, moves, dice)


def plays(state: State) -> list[str]:
    decision = state.decision()
    assert decision is not None
    return [str(move) for move in decision.options if str(move).startswith("play killer")]


def hand(state: SansFoiNiLoiState, seat: int) -> str:
    return " ".join(EQUAL.box.name(card) for card in state.hands.held[seat])


def victims(state: SansFoiNiLoiState) -> dict[str, str]:
    name = EQUAL.box.name
    killers = zip(EQUAL.cards.wanted, state.victims, strict=True)
    return {name(killer): " ".join(map(name, shot)) for killer, shot in killers if shot}


def test_b3_three_equal_killers_are_one_entry_with_a_count() -> None:
    box = EQUAL.box
    assert box.kinds[box.find("killer-2")].count == 3
    assert box.total == GAME.box.total + 2
    assert box.all_cards().count(box.find("killer-2")) == 3
    assert [box.name(card) for card in box.letters_of(box.find("killer-2"))] == [
        *("killer-2.a", "killer-2.b", "killer-2.c")
    ]
    assert box.letters_of(box.find("killer-3")) == ()
    assert [kind.name for kind in box.kinds if kind.letter] == ["killer-2"] * 3


def test_b3_equal_killers_without_victims_are_one_option() -> None:
    state = dealt("killer-2 killer-2", people="novice")
    assert plays(state) == ["play killer-2 2 novice"]


def test_sf_66_each_of_several_equal_killers_has_victims_of_its_own() -> None:
    state = dealt("killer-2 killer-2", people="novice seasoned veteran")
    journal = play(state, "play killer-2 2 veteran", dice="6 1")
    assert hand(state, 0) == "killer-2 killer-2.a"
    assert victims(state) == {"killer-2.a": "veteran"}
    (shot,) = playing.told(journal, "shot")
    assert shot.args["card"] == EQUAL.box.find("killer-2.a")
    assert plays(state) == ["play killer-2 2 seasoned", "play killer-2.a 2 seasoned"]
    play(state, "play killer-2 2 seasoned", dice="6 1")
    assert victims(state) == {"killer-2.a": "veteran", "killer-2.b": "seasoned"}
    assert hand(state, 0) == "killer-2.a killer-2.b"


@pytest.mark.parametrize(("killer", "bounty"), [("killer-2", 2), ("killer-2.a", 2 + 3)])
def test_sf_66_a_bounty_counts_the_victims_of_that_killer_alone(killer: str, bounty: int) -> None:
    state = dealt("killer-2 killer-2", people="novice veteran")
    play(state, "play killer-2 2 veteran", dice="6 1")
    play(state, f"play {killer} 2 novice", dice="1 6")
    assert state.purses[1] == bounty
    assert victims(state) == ({} if killer == "killer-2.a" else {"killer-2.a": "veteran"})


def test_sf_66_a_letter_is_given_once() -> None:
    """The killer A is out of the game: the next one is B, so that the log stays clear."""
    state = dealt("killer-2 killer-2", people="novice seasoned veteran")
    play(state, "play killer-2 2 veteran", "play killer-2.a 2 seasoned", dice="6 1 1 6")
    assert "killer-2.a" in [EQUAL.box.name(card) for card in state.discard]
    state.points = 6
    play(state, "play killer-2 2 seasoned", dice="6 1")
    assert victims(state) == {"killer-2.b": "seasoned"}


def test_sf_66_a_stolen_killer_keeps_its_letter_and_its_victims() -> None:
    state = dealt("killer-2 killer-2", "card-sharp", people="novice")
    play(state, "play killer-2 2 novice", dice="6 1")
    state.active, state.points = 1, 6
    play(state, "play card-sharp 1")
    decision = state.decision()
    assert decision is not None
    assert [str(move) for move in decision.options] == ["steal killer-2", "steal killer-2.a"]
    play(state, "steal killer-2.a")
    assert (hand(state, 0), hand(state, 1)) == ("killer-2", "killer-2.a")
    assert victims(state) == {"killer-2.a": "novice"}


def test_sf_99_who_cannot_know_who_has_a_killer_with_victims_imagines_it_in_a_hand() -> None:
    """The third player sees that a card was stolen, and not which."""
    state = dealt("killer-2 fence", "card-sharp rails", people="novice")
    play(state, "play killer-2 2 novice", dice="6 1")
    state.active, state.points = 1, 6
    play(state, "play card-sharp 1", "steal killer-2.a")
    view = state.view(2)
    killer = EQUAL.box.find("killer-2.a")
    assert killer not in view.cards()
    held = set()
    for seed in range(40):
        full = EQUAL.fill(view, 2, Dice(seed))
        assert full.view(2) == view
        assert EQUAL.load(EQUAL.dump(full)) == full
        holders = [seat for seat in range(3) if killer in full.hands.held[seat]]
        assert len(holders) == 1
        held.add(holders[0])
    assert held == {0, 1}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_b3_equal_killers_keep_every_law(players: int) -> None:
    check_laws(EQUAL, players, seed=1)


@pytest.mark.parametrize(
    ("lang", "two", "lettered"),
    [("en", "two Hired killers +2", "Hired killer +2 A"), ("fr", "deux Tueurs", "+2 A")],
)
def test_b3_equal_killers_are_counted_and_told_apart_in_words(
    lang: str, two: str, lettered: str
) -> None:
    texts, find = Texts(EQUAL, lang), EQUAL.box.find
    assert two in texts.cards((find("killer-2"), find("killer-2")))
    assert texts.card(find("killer-2.a")).replace("\N{NO-BREAK SPACE}", " ").endswith(lettered)
    assert "3" in texts.about(find("killer-2.a")) or "three" in texts.about(find("killer-2.a"))


def _wrong(change: dict[str, object]) -> str:
    state = dealt("killer-2 killer-2", people="novice veteran")
    play(state, "play killer-2 2 veteran", dice="6 1")
    dump = json.loads(json.dumps(EQUAL.dump(state)))
    assert EQUAL.load(dump) == state
    dump["state"] |= change
    with pytest.raises(BadState) as caught:
        EQUAL.load(dump)
    return str(caught.value.sentence.args["field"])


@pytest.mark.parametrize(
    "change",
    [
        {"victims": [[], [], [], ["veteran"], []]},  # A has the card, B the victim
        {"victims": [[], [], [], [], []], "discard": ["veteran"]},
        {"hands": [["killer-2.a", "killer-2.a"], [], []], "known": [["killer-2.a"], [], []]},
    ],
)
def test_a_saved_state_with_an_impossible_killer_is_refused(change: dict[str, object]) -> None:
    assert _wrong(change) in ("victims", "discard")


def test_a_view_hides_a_killer_as_it_hides_any_card() -> None:
    assert set(dealt("killer-2 killer-2").view(1).hands.held[0]) == {HIDDEN}
