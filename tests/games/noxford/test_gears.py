"""Gears: NX-40 to NX-47."""

import pytest

from ludotheque.core import Dice, Log
from ludotheque.games.noxford.geometry import Place, place_at, touched_by
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.state import NoxfordState
from tests.games.noxford.tables import (
    GAME,
    NEUTRAL,
    card,
    locked_punk,
    opening,
    options,
    place,
    play,
    refused,
    table,
)


def cover(state: NoxfordState, at: Place, name: str) -> None:
    """Lay one more card onto a pile, outside the rules."""
    state.turn_up(at, (*state.piles[at], card(name)))


def is_of_one_piece(state: NoxfordState) -> bool:
    """Whether every card can be reached from every other by cards that touch."""
    cards = list(state.city.cards.values())
    reached = cards[:1]
    for rect in reached:
        reached += [other for other in touched_by(rect, cards) if other not in reached]
    return len(reached) == len(cards)


def turning(
    piles: dict[str, str], hands: tuple[str, ...] = ("cobra-gear-punk cobra-punk", "lion-punk")
) -> NoxfordState:
    """A Gear has just been placed on top of the opening, in its corner."""
    state = table({**opening(), **piles}, hands=hands)
    play(state, "place cobra-gear-punk upright 563 363")
    assert state.gear == place("upright 563 363")
    return state


BELOW = {"sideways 500 237": "lion-tough"}


def test_nx_40_a_gear_moves_another_card_next_to_others_or_over_one() -> None:
    state = turning(BELOW)
    assert refused(state, "move 500 237 over 563 363") == ("", "")
    there = options(state, "move 500 237 upright") + options(state, "move 500 237 sideways")
    assert there
    play(state, there[0])
    assert place("sideways 500 237") not in state.piles
    assert state.active == 1
    assert state.gear == -1


def test_nx_40_not_the_gear_itself_and_neutral_cards_over_nothing() -> None:
    state = turning(BELOW)
    assert refused(state, "move 563 363 upright 400 400") == ("not-the-gear", "NX-40")
    assert not options(state, "move 563 363")
    over = table({**opening(), "upright 563 363": "lion-punk", "sideways 500 237": NEUTRAL})
    over.gear = place("upright 563 363")
    assert refused(over, "move 500 237 over 563 363") == ("neutral-covers-nothing", "NX-31")
    assert refused(state, "move 500 237 over 500 300") == ("neutral-is-not-covered", "NX-31")


def test_nx_40_only_a_gear_moves_cards_and_it_comes_first() -> None:
    state = table({**opening(), **BELOW})
    assert refused(state, "move 500 237 upright 563 363") == ("no-gear", "NX-40")
    assert refused(state, "stay") == ("no-gear", "NX-40")
    state = turning(BELOW)
    for move in ("place cobra-punk upright 400 400", "cover cobra-punk 500 237", "pass"):
        assert refused(state, move) == ("gear-first", "NX-40")


def test_nx_41_a_master_is_not_moved() -> None:
    state = turning({"sideways 500 237": "lion-master"})
    assert refused(state, "move 500 237 upright 400 400") == ("masters-stay", "NX-41")
    assert not options(state, "move 500 237")


def test_nx_41_a_locked_card_is_not_moved_even_on_a_pile() -> None:
    state = locked_punk()
    state.gear = place("upright 363 260")
    assert refused(state, "move 300 300 upright 500 500") == ("locked-in", "NX-41")
    cover(state, place("upright 300 300"), "rat-tough")
    assert refused(state, "move 300 300 upright 500 500") == ("locked-in", "NX-41")


def chain() -> NoxfordState:
    """Three in a row and a Gear at the end: the second holds the first."""
    state = table({
        "upright 300 300": NEUTRAL, "upright 363 300": "lion-tough", "upright 426 300": NEUTRAL,
        "upright 489 300": "cobra-gear-punk",
    })  # fmt: skip
    state.gear = place("upright 489 300")
    return state


def test_nx_41_nothing_is_lifted_that_holds_the_city_together() -> None:
    state = chain()
    assert refused(state, "move 363 300 upright 0 0") == ("would-split", "NX-41")
    assert not options(state, "move 363 300")
    assert refused(state, "move 300 300 upright 0 0") == ("touches-nothing", "NX-13")


def test_nx_41_even_if_its_new_place_would_rejoin_the_parts() -> None:
    state = chain()
    assert refused(state, "move 363 300 sideways 400 388") == ("would-split", "NX-41")


def test_nx_41_an_option_lets_it_go_where_it_joins_the_parts_again() -> None:
    state = chain()
    state.rejoins = True
    assert refused(state, "move 363 300 upright 363 344") == ("", "")
    assert refused(state, "move 363 300 upright 552 300") == ("touches-one", "NX-13")
    assert refused(state, "move 363 300 upright 0 0") == ("touches-nothing", "NX-13")
    assert refused(state, "move 363 300 over 489 300") == ("would-split", "NX-41")
    found = options(state, "move 363 300")
    assert found == ["move 363 300 upright 363 256", "move 363 300 upright 363 344"]
    for move in found:
        after = state.copy()
        play(after, move)
        assert is_of_one_piece(after)
    assert "rejoin" in state.content()
    assert state.copy() == state


def test_nx_41_without_the_option_nothing_is_said_of_it() -> None:
    state = GAME.new(players=2, chance=Dice(1))
    assert not state.rejoins
    assert "rejoin" not in state.content()
    chosen = GAME.new(players=2, chance=Dice(1), rejoin=True)
    assert chosen.rejoins
    assert chosen.view(0).rejoins
    assert GAME.load(GAME.dump(chosen)) == chosen


@pytest.mark.slow
def test_nx_41_with_the_option_exactly_the_moves_that_keep_the_city_whole_are_allowed() -> None:
    """In cities of random play: all moves of before, and those that rejoin it."""
    dice = Dice("rejoining")
    more = 0
    for _ in range(4):
        state = GAME.new(players=3, chance=dice, rejoin=True)
        decision = state.decision()
        while decision is not None:
            if state.gear != NOTHING:
                strict = state.copy()
                strict.rejoins = False
                allowed = options(strict)
                added = [move for move in options(state) if move not in allowed]
                assert set(allowed) <= set(options(state))
                more += len(added)
                for move in added:
                    after = state.copy()
                    after.apply(GAME.move(move), dice, Log())
                    assert is_of_one_piece(after)
                    assert refused(strict, move) == ("would-split", "NX-41")
            state.apply(dice.pick(decision.options), dice, Log())
            decision = state.decision()
    assert more


def test_nx_41_nx_42_the_top_of_a_pile_never_isolates_and_is_all_that_moves() -> None:
    state = chain()
    cover(state, place("upright 363 300"), "rat-lieutenant")
    assert refused(state, "move 363 300 over 489 300") == ("", "")
    play(state, "move 363 300 over 489 300")
    assert state.piles[place("upright 363 300")] == (card("lion-tough"),)
    assert state.piles[place("upright 489 300")][-1] == card("rat-lieutenant")


def test_nx_43_a_moved_gear_does_not_turn_again() -> None:
    state = turning({"sideways 500 237": "lion-gear-punk"})
    play(state, options(state, "move 500 237")[0])
    assert state.gear == -1
    assert state.active == 1


def test_nx_44_moving_is_optional() -> None:
    state = turning(BELOW)
    before = state.piles.copy()
    play(state, "stay")
    assert state.piles == before
    assert state.active == 1


def test_nx_44_anybodys_card_or_a_neutral_one_may_be_moved() -> None:
    state = turning({"sideways 500 237": "cobra-tough"})
    moved = {tuple(text.split()[1:3]) for text in options(state, "move")}
    assert moved == {("500", "237"), ("500", "300"), ("563", "300")}


def test_nx_44_it_must_end_elsewhere_or_turned() -> None:
    state = turning(BELOW)
    assert refused(state, "move 500 237 sideways 500 237") == ("same-place", "NX-44")
    cover(state, place("sideways 500 237"), "rat-lieutenant")
    assert refused(state, "move 500 237 over 500 237") == ("same-place", "NX-44")
    assert refused(state, "move 500 237 sideways 500 237") == ("same-place", "NX-44")


def test_nx_44_the_new_place_is_judged_without_the_card() -> None:
    state = turning(BELOW)
    # it would touch the place it is lifted from, and no other card
    assert refused(state, "move 500 237 upright 500 149") == ("touches-nothing", "NX-13")
    # it may overlap the place it is lifted from
    city = City(state.city.surface)
    for other in state.piles:
        if other != place("sideways 500 237"):
            city.add(other)
    expected = [at for at in city.places() if at != place("sideways 500 237")]
    assert sorted(state.city.places_without(place("sideways 500 237"))) == expected


def test_nx_44_whether_a_card_is_locked_is_judged_without_the_moved_one() -> None:
    state = table({
        "upright 300 300": "lion-punk", "upright 237 340": NEUTRAL, "upright 363 260": NEUTRAL,
        "sideways 320 388": "cobra-tough", "sideways 280 237": "cobra-gear-punk",
    })  # fmt: skip
    state.gear = place("sideways 280 237")
    assert state.city.is_locked(place("upright 300 300"))
    assert "move 320 388 over 300 300" in options(state)
    assert refused(state, "move 320 388 over 300 300") == ("", "")
    # from the top of a pile it leaves a card behind that still locks
    state.turn_up(place("sideways 320 388"), (card("rat-punk"), card("cobra-tough")))
    assert refused(state, "move 320 388 over 300 300") == ("locked", "NX-30")


def hemmed_in() -> NoxfordState:
    """A Punk touched by two cards on its right, and by one on each other side; a Gear below it."""
    state = table({
        "upright 300 300": "lion-punk", "upright 237 300": NEUTRAL, "upright 300 388": "rat-tough",
        "sideways 363 300": "cobra-tough", "sideways 363 363": NEUTRAL,
        "sideways 275 237": "cobra-gear-punk",
    })  # fmt: skip
    state.gear = place("sideways 275 237")
    assert state.city.is_locked(place("upright 300 300"))
    return state


def test_nx_40_over_a_card_of_strictly_lower_rank() -> None:
    over = [text for text in options(hemmed_in(), "move ") if " over " in text]
    assert over == [
        "move 300 388 over 275 237", "move 300 388 over 300 300", "move 363 300 over 275 237",
    ]  # fmt: skip


def test_nx_44_a_card_that_another_locks_in_on_the_same_side_stays_locked() -> None:
    state = hemmed_in()
    assert "move 363 300 over 300 300" not in options(state)
    assert refused(state, "move 363 300 over 300 300") == ("locked", "NX-30")


def test_nx_44_the_gear_just_placed_holds_and_touches_like_any_card() -> None:
    state = chain()
    place_beside = "move 300 300 sideways 426 388"
    assert refused(state, place_beside) == ("", "")


def test_nx_45_a_card_left_touching_only_one_stays() -> None:
    state = turning(BELOW)
    play(state, "move 500 237 over 563 363")
    assert len(state.city.touching(place("upright 500 300"))) == 2
    lonely = chain()
    play(lonely, "move 300 300 sideways 426 388")
    assert len(lonely.city.touching(place("upright 363 300"))) == 1
    assert place("upright 363 300") in lonely.piles


def test_nx_46_a_card_uncovered_is_an_ordinary_card_again() -> None:
    state = turning({"sideways 500 237": "lion-gear-punk rat-tough"})
    play(state, "move 500 237 over 563 363")
    assert state.piles[place("sideways 500 237")] == (card("lion-gear-punk"),)
    assert state.gear == -1
    assert state.active == 1


def test_nx_47_a_gear_that_covers_turns_too() -> None:
    text = GAME.box.text.replace(
        'name = "cobra-tough"\ntype = "tough"\nsyndicate = 1\nrank = 2\ngear = 0',
        'name = "cobra-tough"\ntype = "tough"\nsyndicate = 1\nrank = 2\ngear = 1',
    )
    own = GAME.with_cards(text)
    state = own.new(players=2, chance=Dice(3))
    state.active = 0
    state.hands[0] = (card("cobra-tough"), card("cobra-tough"), card("cobra-punk"))
    state.lay(place_at(588, 419, sideways=False), (card("lion-punk"),))
    state.apply(own.move("cover cobra-tough 588 419"), Dice(1), Log())
    assert state.gear == place_at(588, 419, sideways=False)


def test_nx_47_the_first_two_cards_never_turn() -> None:
    for seed in range(20):
        state = GAME.new(players=2, chance=Dice(seed))
        assert state.gear == -1
