"""Turns and Gears: NX-30 to NX-35, NX-40 to NX-47, NX-50 and NX-51."""

import pytest

from ludotheque.core import Dice, Log, Move
from ludotheque.games.noxford.geometry import Place, Rect, place_at
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.games.noxford.surface import Surface
from ludotheque.texts import Texts
from tests.games.noxford.tables import (
    CARDS,
    GAME,
    NEUTRAL,
    card,
    opening,
    options,
    place,
    play,
    refused,
    table,
)

TIGHT = Surface(151, 88, 63, 88)
"""Room for the first two cards and no other."""


def cover(state: NoxfordState, at: Place, name: str) -> None:
    """Lay one more card onto a pile, outside the rules."""
    state.turn_up(at, (*state.piles[at], card(name)))


def crowded(**others: str) -> NoxfordState:
    """Nothing can be placed here; what lies over what is all there is to do."""
    piles = {"upright 0 0": "cobra-punk", "sideways 63 0": NEUTRAL}
    return table(piles, surface=TIGHT, hands=(others.get("mine", ""), others.get("theirs", "")),
                 masters=(False, False), display=others.get("display", ""),
                 decks=(others.get("deck", ""), ""))  # fmt: skip


def test_nx_30_everything_that_can_be_done_in_a_turn() -> None:
    state = table(
        opening(**{"upright 563 363": "lion-punk"}),
        hands=("cobra-punk cobra-tough cobra-tough", ""), display="barracks barracks",
    )  # fmt: skip
    places = len(state.city.places())
    assert len(options(state, "place cobra-punk ")) == places
    assert len(options(state, "place cobra-tough ")) == places
    assert len(options(state, "place cobra-master ")) == places
    assert len(options(state, "place barracks ")) == places
    assert options(state, "cover") == ["cover cobra-tough 563 363", "cover cobra-master 563 363"]
    assert len(options(state)) == 4 * places + 2


def test_nx_30_strictly_lower_rank_anyones() -> None:
    piles = opening(**{"upright 563 363": "cobra-tough"})
    state = table(piles, hands=("cobra-lieutenant cobra-tough cobra-punk", ""))
    assert refused(state, "cover cobra-lieutenant 563 363") == ("", "")
    assert refused(state, "cover cobra-tough 563 363") == ("rank-too-low", "NX-30")
    assert refused(state, "cover cobra-punk 563 363") == ("rank-too-low", "NX-30")
    play(state, "cover cobra-lieutenant 563 363")
    assert state.piles[place("upright 563 363")] == (card("cobra-tough"), card("cobra-lieutenant"))


def test_nx_30_what_is_covered_must_be_there_and_not_locked() -> None:
    state = locked_punk()
    assert refused(state, "cover cobra-tough 300 300") == ("locked", "NX-30")
    assert refused(state, "cover cobra-tough 301 300") == ("no-card-there", "NX-30")
    assert "cover cobra-tough 300 300" not in options(state)


def locked_punk() -> NoxfordState:
    return table({
        "upright 300 300": "lion-punk", "upright 237 340": NEUTRAL, "upright 363 260": NEUTRAL,
        "sideways 320 388": NEUTRAL, "sideways 280 237": NEUTRAL,
    })  # fmt: skip


def test_nx_30_one_plays_what_one_has() -> None:
    state = table(opening(), hands=("cobra-punk", "lion-punk"), masters=(False, True))
    at = "upright 563 363"
    assert refused(state, f"place cobra-tough {at}") == ("not-in-hand", "NX-30")
    assert refused(state, f"place lion-punk {at}") == ("not-yours", "NX-30")
    assert refused(state, f"place barracks {at}") == ("not-displayed", "NX-30")
    assert refused(state, f"place cobra-master {at}") == ("master-is-placed", "NX-32")


def test_nx_31_neutral_cards_neither_cover_nor_are_covered() -> None:
    state = table(opening(**{"upright 563 363": "lion-punk"}), display="barracks")
    assert refused(state, "cover barracks 563 363") == ("neutral-covers-nothing", "NX-31")
    assert refused(state, "cover cobra-tough 500 300") == ("neutral-is-not-covered", "NX-31")


def test_nx_32_the_master_is_placed_like_any_card() -> None:
    state = table(opening())
    assert refused(state, "place cobra-master upright 437 300") == ("touches-one", "NX-13")
    play(state, "place cobra-master upright 563 363")
    assert state.masters == [False, True]
    assert state.piles[place("upright 563 363")] == (card("cobra-master"),)


def test_nx_33_hand_and_display_are_filled_at_the_end_of_the_turn() -> None:
    state = table(opening(), hands=("cobra-punk cobra-tough cobra-tough", ""), display="barracks",
                  decks=("cobra-lieutenant", ""), deck="district-all district-gold")  # fmt: skip
    placed = state.copy()
    journal = play(placed, "place cobra-punk upright 563 363")
    assert placed.hands[0] == tuple(
        sorted(map(card, ("cobra-tough", "cobra-tough", "cobra-lieutenant")))
    )
    assert "told-drew" in [event.key for event in journal.events]
    neutral = state.copy()
    neutral.display = tuple(sorted((card("barracks"), card("barracks"), card("district-all"))))
    play(neutral, "place barracks upright 563 363")
    assert len(neutral.display) == 3
    assert neutral.deck == (card("district-gold"),)
    assert neutral.hands[0] == state.hands[0]


def test_nx_33_the_master_is_not_from_hand() -> None:
    state = table(opening(), hands=("cobra-punk cobra-tough cobra-tough", ""),
                  decks=("cobra-lieutenant", ""))  # fmt: skip
    play(state, "place cobra-master upright 563 363")
    assert len(state.hands[0]) == 3
    assert state.decks[0] == (card("cobra-lieutenant"),)


def test_nx_33_nothing_is_drawn_before_the_gear_has_turned() -> None:
    state = table(opening(), hands=("cobra-gear-punk", ""), decks=("cobra-lieutenant", ""))
    play(state, "place cobra-gear-punk upright 563 363")
    assert not state.hands[0]
    play(state, "stay")
    assert list(state.hands[0]) == [card("cobra-lieutenant")]


def test_nx_33_no_refill_once_the_game_has_ended() -> None:
    state = table(opening(), hands=("cobra-punk", ""), masters=(False, True), deck="district-all")
    play(state, "place cobra-punk upright 563 363")
    assert state.decision() is None
    assert state.display == ()


def test_nx_34_one_passes_only_if_nothing_can_be_done() -> None:
    state = crowded(mine="cobra-punk", theirs="lion-tough", deck="cobra-lieutenant")
    assert options(state) == ["pass"]
    play(state, "pass")
    assert refused(state, "pass") == ("can-still-play", "NX-34")
    assert options(state) == ["cover lion-tough 0 0"]


def test_nx_34_when_all_pass_in_turn_the_game_ends() -> None:
    state = crowded(mine="cobra-punk", theirs="lion-punk")
    play(state, "pass", "pass")
    assert state.decision() is None
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (4, 0)


def test_nx_34_a_card_played_in_between_starts_the_count_again() -> None:
    state = crowded(mine="cobra-punk", theirs="lion-tough lion-punk")
    play(state, "pass", "cover lion-tough 0 0", "pass")
    assert state.decision() is not None
    play(state, "pass")
    assert state.decision() is None


def test_nx_35_with_an_empty_hand_there_are_the_display_and_the_master() -> None:
    state = table(opening(), hands=("", "lion-punk"), display="barracks")
    assert {text.split()[1] for text in options(state)} == {"cobra-master", "barracks"}
    state.display = ()
    assert {text.split()[1] for text in options(state)} == {"cobra-master"}
    assert refused(state, "pass") == ("can-still-play", "NX-34")


# Gears


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
    assert isinstance(state, NoxfordState)
    state.active = 0
    state.hands[0] = (card("cobra-tough"), card("cobra-tough"), card("cobra-punk"))
    state.lay(place_at(588, 419, sideways=False), (card("lion-punk"),))
    state.apply(own.move("cover cobra-tough 588 419"), Dice(1), Log())
    assert state.gear == place_at(588, 419, sideways=False)


def test_nx_47_the_first_two_cards_never_turn() -> None:
    for seed in range(20):
        state = GAME.new(players=2, chance=Dice(seed))
        assert isinstance(state, NoxfordState)
        assert state.gear == -1


def last_card(hand: str, *, last_gear: bool = False) -> NoxfordState:
    return table(opening(), hands=(hand, "lion-punk"), masters=(False, True), last_gear=last_gear)


def test_nx_50_the_game_ends_at_once_with_somebodys_last_card() -> None:
    state = last_card("cobra-punk")
    journal = play(state, "place cobra-punk upright 563 363")
    assert [event.key for event in journal.events] == ["told-placed", "told-ended"]
    assert state.decision() is None
    assert state.outcome() is not None
    assert refused(state, "pass")[0] == "over"


def test_nx_50_the_master_counts_among_the_ten() -> None:
    state = table(opening(), hands=("cobra-punk", "lion-punk"))
    play(state, "place cobra-punk upright 563 363")
    assert state.decision() is not None


def test_nx_51_a_gear_on_the_last_card_is_not_used() -> None:
    state = last_card("cobra-gear-punk")
    play(state, "place cobra-gear-punk upright 563 363")
    assert state.decision() is None


def test_nx_51_unless_the_table_wants_it() -> None:
    state = last_card("cobra-gear-punk", last_gear=True)
    play(state, "place cobra-gear-punk upright 563 363")
    assert state.decision() is not None
    play(state, "stay")
    assert state.decision() is None


# Everything at once


def at_places(cards: set[Rect]) -> set[Place]:
    return {card.place for card in cards}


@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_is_what_a_recount_finds(seed: int) -> None:
    """After every move of a random game: places, what touches what, what is locked, what each card
    that can be lifted may be moved to, and what is visible."""
    dice = Dice(f"kept {seed}")
    state = GAME.new(players=2 + seed % 3, chance=dice)
    assert isinstance(state, NoxfordState)
    while (decision := state.decision()) is not None:
        recount = City(state.city.surface)
        for at in sorted(state.piles, reverse=True):
            recount.add(at)
        kept = state.city
        assert kept.places() == recount.places()
        assert at_places(kept.locked) == at_places(recount.locked)
        assert at_places(kept.joints()) == at_places(recount.joints())
        for at in state.piles:
            touching = {other.place for other in kept.touching(at)}
            assert touching == {other.place for other in recount.touching(at)}
            assert kept.places_without(at) == recount.places_without(at)
        tops = [(top.place, top.rank, top.is_master, top.is_alone) for top in state.tops]
        assert tops == [
            (at, CARDS.rank[pile[-1]], CARDS.is_master[pile[-1]], len(pile) == 1)
            for at, pile in sorted(state.piles.items())
        ]
        state.apply(dice.pick(decision.options), dice, Log())


REFUSALS = {
    "not-in-hand", "not-yours", "not-displayed", "master-is-placed", "can-still-play", "gear-first",
    "no-gear", "off-the-table", "overlaps", "touches-nothing", "touches-one", "not-aligned",
    "not-offered", "no-card-there", "neutral-covers-nothing", "neutral-is-not-covered",
    "rank-too-low", "locked", "not-the-gear", "masters-stay", "locked-in", "would-split",
    "same-place",
}  # fmt: skip


def test_these_are_all_the_refusals_there_are() -> None:
    """Each of them is the subject of a test above or in test_geometry.py."""
    refusals = {key for key in GAME.words.phrases if key.startswith("refused-")}
    assert refusals == {f"refused-{key}" for key in REFUSALS}


def test_refusals_are_said_with_their_figures() -> None:
    state = table(opening(**{"upright 563 363": "lion-tough"}), display="barracks")
    said = {
        "place cobra-punk upright 1140 0": "The card would reach past the table of "
        "1200 × 800\u00a0mm.",
        "cover cobra-punk 563 363": "Cobra Punk has rank 1: too low to cover a Lion Tough of "
        "rank 2.",
        "place cobra-punk upright 437 300": "The card would touch only a District of gold and "
        "poison, and it must touch two.",
    }
    for text, sentence in said.items():
        why = state.refusal(GAME.move(text))
        assert why is not None
        assert Texts(GAME, "en").say(why, ("Ada", "Blaise"), 0) == sentence


def test_what_is_no_move() -> None:
    state = table(opening())
    assert state.refusal(Move("dance")) is not None
    for text in ("", "place", "place joker upright 1 1", "place cobra-punk upright 01 1",
                 "place cobra-punk upside 1 1", "move 1 1 over 2", "cover joker 1 1",
                 "place cobra-punk upright 1 -9999", "Pass"):  # fmt: skip
        with pytest.raises(Exception, match="no-such-move"):
            GAME.move(text)
    assert CARDS.hand == 3
