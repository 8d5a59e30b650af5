"""What is hidden, and what is known of hands: SF-99."""

import pytest

from ludotheque.core import HIDDEN, WATCHER, Dice, Log
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.games.sans_foi_ni_loi.tables import GAME, cards, hand, names, play, table

EVERYBODY = (0, 1, 2, WATCHER)


def known(state: SansFoiNiLoiState, eyes: int, holder: int) -> str:
    """What these eyes see of a hand."""
    hands = state.view(eyes).hands
    return " ".join(GAME.box.name(card) for card in hands.held[holder])


def test_sf_99_hands_and_the_decks_order_are_hidden() -> None:
    state = table(hands=("novice mayor", "fence", "panic"))
    for eyes in EVERYBODY:
        view = state.view(eyes)
        assert set(view.deck) == {HIDDEN}
        assert len(view.deck) == len(state.deck)
        for seat in range(3):
            expected = hand(state, seat) if seat == eyes else " ".join("?" * _size(state, seat))
            assert known(state, eyes, seat) == expected


def _size(state: SansFoiNiLoiState, seat: int) -> int:
    return len(state.hands.held[seat])


def test_sf_99_all_else_is_public() -> None:
    state = GAME.deal(4, Dice(3), {})
    dice = Dice(4)
    for _ in range(120):
        decision = state.decision()
        assert decision is not None
        state.apply(dice.pick(decision.options), dice, Log())
    for eyes in (0, 1, 2, 3, WATCHER):
        seen, true = state.view(eyes).content(), state.content()
        for field in (
            "active", "points", "acted", "idle", "bank", "gold", "known", "line", "absent",
            "discard", "ranches", "victims", "frames", "over",
        ):  # fmt: skip
            assert seen[field] == true[field]


def test_sf_99_what_was_taken_openly_is_known_until_it_is_played() -> None:
    state = table(hands=("novice",), line="novice trapper fence panic saloon mayor")
    play(state, "take 1", "take 2")
    for eyes in (1, 2, WATCHER):
        assert known(state, eyes, 0) == "? novice trapper"
    play(state, "lay novice")  # whichever of the two it was, one may be left
    for eyes in (1, 2, WATCHER):
        assert known(state, eyes, 0) == "? trapper"
    play(state, "end")
    assert known(state, 1, 0) == "? trapper"


def test_sf_99_what_was_drawn_is_not_known() -> None:
    state = table(deck="mayor fence novice")
    play(state, "draw")
    assert known(state, 1, 0) == "?"
    assert known(state, 0, 0) == "mayor"


def test_sf_99_girls_cowboys_and_a_returned_killer_are_known() -> None:
    state = table("", "novice", hands=("girls killer-2",), deck="novice veteran fence")
    play(state, "play girls", outcomes=(0, 0))
    play(state, "play killer-2 2 novice", dice="6 1")
    for eyes in (1, 2, WATCHER):
        assert known(state, eyes, 0) == "novice veteran killer-2"


def stolen() -> SansFoiNiLoiState:
    """Seat 1 has bought a Panic and holds two more cards; seat 0 steals the Mayor."""
    state = table(
        hands=("card-sharp fence", "novice mayor", "trapper"),
        line="panic trapper fence saloon rails girls",
        active=1,
    )
    play(state, "take 1", "end", "end", "play card-sharp 2", "steal mayor")
    return state


def test_sf_99_the_thief_knows_the_rest_of_that_hand() -> None:
    assert known(stolen(), 0, 1) == "novice panic"


def test_sf_99_both_know_the_stolen_card() -> None:
    state = stolen()
    assert known(state, 0, 0) == "fence mayor"
    assert known(state, 1, 0) == "? mayor"


def test_sf_99_sf_94_the_others_see_only_that_a_card_changed_hands() -> None:
    state = stolen()
    for eyes in (2, WATCHER):
        assert known(state, eyes, 0) == "? ?"
        assert known(state, eyes, 1) == "? ?"  # the Panic may have been what was stolen


def test_sf_94_of_two_equal_cards_one_is_still_certain() -> None:
    state = table(
        hands=("card-sharp", "novice mayor"), line="panic panic fence saloon rails girls", active=1
    )
    play(state, "take 1", "take 2", "end", "end", "play card-sharp 2", "steal panic")
    assert known(state, 2, 1) == "? ? panic"
    assert known(state, 0, 1) == "novice panic mayor"
    assert known(state, 1, 0) == "panic"
    assert known(state, 2, 0) == "?"


def test_sf_99_what_the_thief_knows_grows_old_with_what_is_drawn_and_played() -> None:
    state = stolen()
    play(state, "end", "draw")
    assert known(state, 0, 1) == "? novice panic"
    play(state, "lay novice")
    assert known(state, 0, 1) == "? panic"
    assert known(state, 2, 1) == "? ?"
    play(state, "take 1")  # a Trapper
    assert known(state, 0, 1) == "? panic trapper"


def test_sf_94_a_second_thief_makes_the_first_one_less_certain() -> None:
    state = table(hands=("card-sharp", "novice mayor fence", "card-sharp"))
    play(state, "play card-sharp 2", "steal mayor", "end", "end")
    assert known(state, 0, 1) == "novice fence"
    play(state, "play card-sharp 2", "steal fence")
    assert known(state, 0, 1) == "?"
    assert known(state, 2, 1) == "novice"
    assert known(state, 1, 2) == "fence"


def test_sf_94_when_girls_find_fewer_than_two_the_deck_has_no_more_cowboys() -> None:
    state = table(hands=("girls", "novice", "fence"), deck="fence veteran panic mayor")
    play(state, "play girls", outcomes=(0, 0, 0))
    for eyes in EVERYBODY:
        assert names(state.view(eyes).absent) == "novice seasoned veteran"


def test_sf_99_the_victim_knows_what_the_thief_knows() -> None:
    state = stolen()
    assert state.view(1).hands.private == state.hands.private
    assert state.view(2).hands.private == {}
    assert state.view(WATCHER).hands.private == {}


def test_sf_99_with_two_players_a_watcher_knows_less_than_both() -> None:
    state = table(players=2, hands=("card-sharp", "novice mayor"))
    play(state, "play card-sharp 2", "steal mayor")
    assert (known(state, 0, 1), known(state, 1, 0)) == ("novice", "mayor")
    assert (known(state, WATCHER, 0), known(state, WATCHER, 1)) == ("?", "?")


def test_the_events_tell_no_more() -> None:
    state = table(hands=("card-sharp", "novice mayor"), deck="saloon fence novice")
    journal = play(state, "play card-sharp 2", "steal mayor", "draw")
    for eyes, secret in ((0, False), (1, True), (2, True), (WATCHER, True)):
        drew = journal.seen_by(eyes)[-1]
        assert drew.blanked == secret
    for eyes, secret in ((0, False), (1, False), (2, True), (WATCHER, True)):
        events = journal.seen_by(eyes)
        assert [event.blanked for event in events[1:3]] == [secret, secret]


def test_a_view_cannot_be_turned_into_another_seats() -> None:
    view = stolen().view(0)
    assert view.view(0) == view
    assert view.view(WATCHER) == stolen().view(WATCHER)
    with pytest.raises(ValueError, match="cannot see"):
        view.view(1)


def test_hidden_cards_can_be_counted() -> None:
    state = GAME.deal(3, Dice(8), {})
    unseen = GAME.box.unseen(state.view(0).cards())
    truly = sorted((*state.hands.held[1], *state.hands.held[2], *state.deck))
    assert names(tuple(unseen)) == names(tuple(truly))
    assert cards("novice")[0] in unseen
