"""Turns and rounds: DN-20 to DN-29."""

from itertools import product

import pytest

from ludotheque.core import Dice, Log
from ludotheque.games.district_noir.state import DistrictNoirState
from tests.games.district_noir.tables import (
    CARDS,
    GAME,
    cards,
    names,
    options,
    play,
    quiet,
    refused,
    table,
)


def asked(state: DistrictNoirState) -> str:
    decision = state.decision()
    return decision.question.key if decision else "over"


def test_dn_20_players_alternate() -> None:
    state = table(line="5 5", active=1)
    play(state, "play 5")
    assert state.active == 0
    play(state, "take")
    assert state.active == 1


def test_dn_20_four_rounds_of_six_turns_each() -> None:
    turns: list[tuple[int, int]] = []
    for seed in range(20):
        state = GAME.deal(2, Dice(seed), {})
        turns.clear()
        while (decision := state.decision()) is not None:
            turns.append((state.round, decision.seat))
            state.apply(decision.options[0], Dice(0), Log())
        outcome = state.outcome()
        assert outcome is not None
        if outcome.points:  # not cut short by the City
            break
    assert len(turns) == 48
    for number in (1, 2, 3, 4):
        for seat in (0, 1):
            assert turns.count((number, seat)) == 6


def test_dn_21_a_played_card_goes_to_the_end_of_the_line_face_up() -> None:
    state = table(line="7 8", hands=("5 +2", "6 6"))
    journal = play(state, "play +2")
    assert names(state.line) == "7 8 +2"
    assert names(state.hands[0]) == "5"
    assert [event.key for event in journal.seen_by(1)] == ["told-played"]
    assert journal.seen_by(1)[0].args == {"seat": 0, "card": cards("+2")[0]}


def test_dn_21_one_of_two_equal_cards_is_played() -> None:
    state = table(line="7", hands=("5 5", "6 6"))
    assert options(state) == ["play 5", "take"]
    play(state, "play 5")
    assert names(state.hands[0]) == "5"


def test_dn_21_only_cards_in_hand_can_be_played() -> None:
    assert refused(table(line="7"), "play docks") == ("not-in-hand", "DN-21")


def test_dn_22_take_the_last_five_of_seven() -> None:
    """The ledger's example: the first two stay, in order."""
    state = table(line="8 5 6 6 7 +2 -1")
    play(state, "take")
    assert names(state.line) == "8 5"
    assert names(state.piles[0]) == "6 6 7 +2 -1"


def test_dn_22_take_all_of_three() -> None:
    """The ledger's example."""
    state = table(line="8 5 -3")
    journal = play(state, "take")
    assert state.line == ()
    assert names(state.piles[0]) == "5 8 -3"
    assert journal.events[0].args["cards"] == cards("8 5 -3")


@pytest.mark.parametrize(("length", "left"), [(1, 0), (4, 0), (5, 0), (6, 1), (12, 7)])
def test_dn_22_exactly_five_when_five_are_there(length: int, left: int) -> None:
    line = " ".join((["5"] * 5 + ["6"] * 6 + ["7"] * 7)[:length])
    state = table(line=line)
    play(state, "take")
    assert len(state.line) == left
    assert len(state.piles[0]) == length - left


def test_dn_22_taken_cards_are_kept_to_the_end() -> None:
    state = table(line="8", piles=("docks 5", "6"), taken=(False, True))
    play(state, "take")
    assert names(state.piles[0]) == "5 8 docks"
    assert names(state.piles[1]) == "6"


def test_dn_23_no_take_from_an_empty_line() -> None:
    state = table(line="")
    assert "take" not in options(state)
    assert refused(state, "take") == ("line-is-empty", "DN-23")
    assert asked(state) == "asked-play-on-empty-line"


def test_dn_24_one_take_a_round() -> None:
    state = table(line="5 6 7", taken=(True, False))
    assert "take" not in options(state)
    assert refused(state, "take") == ("taken-already", "DN-24")


def test_dn_24_with_an_empty_hand_one_must_take() -> None:
    state = table(line="5 6 7", hands=("", "8"))
    assert options(state) == ["take"]
    assert asked(state) == "asked-must-take"
    assert refused(state, "play 8") == ("hand-is-empty", "DN-24")


def test_dn_24_five_plays_and_one_take_in_every_round() -> None:
    made: dict[tuple[int, int, str], int] = {}
    for seed in range(30):
        state = GAME.deal(2, Dice(seed), {})
        dice = Dice(f"choices {seed}")
        rounds: dict[tuple[int, int, str], int] = {}
        while (decision := state.decision()) is not None:
            move = dice.pick(decision.options)
            key = (state.round, decision.seat, str(move).split()[0])
            rounds[key] = rounds.get(key, 0) + 1
            state.apply(move, Dice(0), Log())
        outcome = state.outcome()
        assert outcome is not None
        if outcome.points:
            made = rounds
            assert set(made.values()) == {1, 5}
            assert {(key[2], count) for key, count in made.items()} == {("play", 5), ("take", 1)}
    assert made


def test_dn_25_who_has_taken_plays_for_the_rest_of_the_round() -> None:
    state = table(line="5 6 7", hands=("8 +2", "6"), taken=(True, False))
    assert options(state) == ["play 8", "play +2"]
    assert asked(state) == "asked-play-after-taking"


def test_dn_26_the_line_stays_for_the_next_round() -> None:
    deck = "5 5 5 5 5 6 6 6 6 6"
    state = table(line="7 7 8", hands=("8", ""), taken=(True, True), deck=deck)
    play(state, "play 8")
    assert names(state.line) == "7 7 8 8"
    assert state.taken == [False, False]


def test_dn_26_the_round_goes_on_until_both_have_made_six_actions() -> None:
    deck = "5 5 5 5 5 6 6 6 6 6"
    state = table(line="7 7 8", hands=("8", ""), taken=(True, False), deck=deck)
    play(state, "play 8")
    assert len(state.deck) == 10
    play(state, "take")
    assert len(state.deck) == 0


def test_dn_27_the_other_player_starts_and_draws_first() -> None:
    deck = "5 5 5 6 6 7 7 7 8 8"
    state = table(line="+2 +2", hands=("", "8"), taken=(True, True), active=1, deck=deck)
    journal = play(state, "play 8")  # the last of twelve actions: seat 0 began
    assert state.active == state.starter == 1
    assert names(state.hands[1]) == "5 5 5 6 6"
    assert names(state.hands[0]) == "7 7 7 8 8"
    keys = [event.key for event in journal.events]
    assert keys == ["told-played", "told-new-round", "told-drew", "told-drew"]


def test_dn_27_what_is_drawn_is_told_to_its_owner_only() -> None:
    deck = "5 5 5 6 6 7 7 7 8 8"
    state = table(line="+2 +2", hands=("", "8"), taken=(True, True), active=1, deck=deck)
    journal = play(state, "play 8")
    first, second = journal.events[-2:]
    assert first.seen_by(1).args == {"seat": 1, "cards": cards("5 5 5 6 6")}
    assert first.seen_by(0).args == {"seat": 1, "cards": (-1,) * 5}
    assert first.seen_by(-1).blanked
    assert second.seen_by(0).args == {"seat": 0, "cards": cards("7 7 7 8 8")}
    assert second.seen_by(1).blanked


def test_dn_27_the_token_passes_every_round() -> None:
    state = GAME.deal(2, Dice(5), {})
    starters: dict[int, int] = {}
    while (decision := state.decision()) is not None:
        starters.setdefault(state.round, decision.seat)
        state.apply(decision.options[0], Dice(0), Log())
    first = starters[1]
    assert starters == {1: first, 2: 1 - first, 3: first, 4: 1 - first}


def test_dn_27_the_token_stays_where_it_is_when_the_game_ends() -> None:
    endings = set()
    for seed in range(60):
        state = GAME.deal(2, Dice(seed), {})
        starter = state.starter
        while (decision := state.decision()) is not None:
            if state.actions(0) + state.actions(1) == 0:
                starter = decision.seat
            assert state.starter == starter
            state.apply(Dice(f"{seed} {state.digest()}").pick(decision.options), Dice(0), Log())
        assert state.starter == starter
        outcome = state.outcome()
        assert outcome is not None
        endings.add(bool(outcome.points))
    assert endings == {True, False}


def test_dn_27_with_an_empty_deck_the_game_ends() -> None:
    state = table(line="7 7 8", hands=("8", ""), taken=(True, True))
    journal = play(state, "play 8")
    assert state.decision() is None
    assert state.outcome() is not None
    assert journal.events[-1].key == "told-last-round-over"


def test_dn_28_the_three_city_cards_win_at_once() -> None:
    state = table(
        line="8 docks 5", hands=("5 6", "7 8"), piles=("police-station city-hall -3", "8 8 7 +4")
    )
    journal = play(state, "take")
    outcome = state.outcome()
    assert state.decision() is None
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert outcome.points == ()
    assert outcome.lines == ()
    assert outcome.how.key == "scored-won-the-city"
    assert journal.events[-1].key == "told-holds-the-city"


def test_dn_28_by_whoever_takes_them() -> None:
    state = table(line="docks", piles=("8", "police-station city-hall"), active=1)
    play(state, "take")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)


def test_dn_28_all_three_in_one_take() -> None:
    state = quiet(table(line="docks 5 city-hall 6 police-station"), "take")
    assert state.decision() is None


def test_dn_28_two_are_not_enough() -> None:
    state = quiet(table(line="docks city-hall", piles=("", "police-station")), "take")
    assert state.decision() is not None


def test_dn_28_even_with_the_last_action_of_the_game() -> None:
    state = table(
        line="docks 5",
        hands=("", ""),
        taken=(False, True),
        piles=("police-station city-hall -3 -3", "8 8 8 7 7 7 +4"),
    )
    play(state, "take")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.how.key == "scored-won-the-city"


def test_dn_29_what_is_left_in_the_line_is_nobodys() -> None:
    state = table(line="8 8 8", hands=("", ""), taken=(True, False), active=1, piles=("5", "6"))
    quiet(state, "take")
    assert names(state.piles[1]) == "6 8 8 8"
    state = table(line="8 8 8", hands=("8", ""), taken=(True, True), piles=("5", "6"))
    quiet(state, "play 8")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (5, 6)
    assert outcome.lines[-1].sentence.key == "scored-left-in-line"
    assert outcome.lines[-1].sentence.args == {"cards": cards("8 8 8 8")}


def test_dn_29_two_to_ten_cards_are_left() -> None:
    """Which cards are played does not matter for how many lie there: only when each takes."""
    lengths = {CARDS.line}
    for _ in range(CARDS.rounds):
        after = set()
        for length, first, second in product(lengths, range(6), range(6)):
            for turn in range(12):
                takes = turn // 2 == (second if turn % 2 else first)
                if takes and not length:
                    break  # not allowed
                length = max(0, length - 5) if takes else length + 1
            else:
                after.add(length)
        lengths = after
    assert (min(lengths), max(lengths)) == (2, 10)
