"""Turns, and how they end the game: NX-30 to NX-35, NX-50 and NX-51."""

import pytest

from ludotheque.core import Dice, Log, Move
from ludotheque.games.noxford.geometry import Place, Rect
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.games.noxford.surface import Surface
from ludotheque.texts import Texts
from tests.games.noxford.tables import (
    CARDS,
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

TIGHT = Surface(151, 88, 63, 88)
"""Room for the first two cards and no other."""


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
    """Each of them is the subject of a test above, in test_gears.py or in test_geometry.py."""
    refusals = {key for key in GAME.vocabulary.phrases if key.startswith("refused-")}
    assert refusals == {f"refused-{key}" for key in REFUSALS}


def test_refusals_are_said_with_their_figures() -> None:
    state = table(opening(**{"upright 563 363": "lion-tough"}), display="barracks")
    said = {
        "place cobra-punk upright 1140 0": "The card would reach past the table of "
        "1200 × 800\u00a0mm.",
        "cover cobra-punk 563 363": "The Cobra Punk has rank 1: too low to cover the Lion Tough of "
        "rank 2.",
        "place cobra-punk upright 437 300": "The card would touch only the District of gold "
        "and poison\u00a0A, and it must touch two.",
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
