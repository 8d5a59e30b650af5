"""What is hidden, and what is known of hands and deck: SA-90, SA-91."""

import pytest

from ludotheque.core import HIDDEN, WATCHER, Dice, Log
from ludotheque.games.samarande.sightings import Sighting
from ludotheque.games.samarande.state import SamarandeState
from tests.games.samarande.tables import GAME, apply, cards, hand, names, options, play, table

EVERYBODY = (0, 1, 2, WATCHER)


def known(state: SamarandeState, eyes: int, holder: int) -> str:
    """What these eyes see of a hand."""
    return " ".join(GAME.box.name(card) for card in state.view(eyes).hands.held[holder])


def test_sa_90_hands_and_the_decks_order_are_hidden() -> None:
    state = table(hands=("palace aladdin", "souk", "caliph"))
    for eyes in EVERYBODY:
        view = state.view(eyes)
        assert set(view.deck) == {HIDDEN}
        for seat in range(3):
            count = len(state.hands.held[seat])
            expected = hand(state, seat) if seat == eyes else " ".join("?" * count)
            assert known(state, eyes, seat) == expected


def played(steps: int, seed: int = 3) -> SamarandeState:
    dice = Dice(f"sight {seed}")
    state = GAME.new(players=4, chance=dice)
    for _ in range(steps):
        decision = state.decision()
        assert decision is not None
        state.apply(dice.pick(decision.options), dice, Log())
    return state


def test_sa_90_all_else_is_public_discards_included() -> None:
    state = played(120)
    for eyes in (0, 1, 2, 3, WATCHER):
        seen, true = state.view(eyes).content(), state.content()
        for field in (
            "active", "points", "acted", "idle", "bank", "gold", "known", "line", "absent",
            "discard", "cities", "bought", "frames", "over",
        ):  # fmt: skip
            assert seen[field] == true[field]


def test_sa_90_what_was_taken_openly_is_known_until_it_is_played() -> None:
    state = table(
        "", "partisan", hands=("assassins-guild",), line="port souk palace palace palace palace"
    )
    apply(state, "take 1")
    play(state, "play assassins-guild 2 partisan", dice="6 1")
    for eyes in (1, 2, WATCHER):
        assert known(state, eyes, 0) == "port assassins-guild"
    apply(state, "lay port")
    assert known(state, 1, 0) == "assassins-guild"


def test_sa_90_after_aladdin_thief_and_victim_know_and_the_thief_the_rest() -> None:
    state = table(hands=("aladdin", "palace souk", "caliph"))
    play(state, "play aladdin 2", "steal souk")
    assert (known(state, 0, 1), known(state, 1, 0)) == ("palace", "souk")
    for eyes in (2, WATCHER):
        assert (known(state, eyes, 0), known(state, eyes, 1)) == ("?", "?")


def test_a_view_cannot_be_turned_into_another_seats() -> None:
    view = played(60).view(0)
    assert view.view(0) == view
    assert view.view(WATCHER) == played(60).view(WATCHER)
    with pytest.raises(ValueError, match="cannot see"):
        view.view(1)
    with pytest.raises(ValueError, match="not the view"):
        GAME.fill(view, 1, Dice(1))
    with pytest.raises(ValueError, match="not the view"):
        GAME.fill(played(5).view(0), 1, Dice(1))


def chosen() -> SamarandeState:
    """Everybody has kept the first four of the hand."""
    dice = Dice("put back")
    state = GAME.new(players=3, chance=dice)
    for _ in range(3):
        apply(state, "stay")
    for _ in range(3):
        state.apply(GAME.move(options(state)[0]), dice, Log())
    return state


def test_sa_91_what_one_put_back_is_in_no_other_hand() -> None:
    state = chosen()
    (sighting,) = state.view(0).sightings
    put_back = list(sighting.known_to(0))
    assert len(put_back) in range(1, 5)  # less what was turned up into the line
    assert sighting.seen[1] == sighting.seen[2] == ()
    box = GAME.box
    for seed in range(60):
        filled = GAME.fill(state.view(0), 0, Dice(seed))
        in_hands = [*filled.hands.held[1], *filled.hands.held[2]]
        for kind in set(put_back):
            free = box.kinds[kind].count - put_back.count(kind)
            seen = [*state.line, *state.hands.held[0]].count(kind)
            assert in_hands.count(kind) <= free - seen


def test_sa_91_it_is_kept_only_as_far_as_it_surely_holds() -> None:
    state = table(hands=("palace port", "jeweller"), line="souk port palace port port port")
    state.sightings = (Sighting(((), cards("palace souk"), (), ()), (2, 1, 0)),)
    apply(state, "lay palace")  # it may be the one, drawn since, or one that was in hand
    assert names(state.sightings[0].seen[1]) == "souk"
    assert state.sightings[0].fresh == (1, 1, 0)
    apply(state, "take 2", "lay port")  # which everybody saw come from the line
    assert state.sightings[0].fresh == (1, 1, 0)
    state.deck = cards("souk")
    apply(state, "end")  # the Souk comes off the deck
    assert not state.sightings


def test_sa_91_everybody_learns_what_an_explorer_shuffles_back() -> None:
    state = table(
        hands=("explorer-genie", "jeweller port", "caliph"),
        deck="port caliph souk ali-baba palace",
    )
    play(state, "play explorer-genie souk", outcomes=(0, 0, 0, 0))
    for eyes in EVERYBODY:
        (sighting,) = state.view(eyes).sightings
        assert names(sighting.known_to(eyes)) == "port caliph"
        assert sighting.fresh == (0, 2, 1)
    apply(state, "take 1", "end", "lay port")  # it may have been the one that was seen
    (sighting,) = state.sightings
    assert names(sighting.seen[WATCHER]) == "caliph"
    assert sighting.fresh == (0, 1, 1)


def test_sa_91_a_kind_that_was_not_found_is_known_to_be_in_no_deck() -> None:
    state = table(hands=("explorer-genie", "palace", "caliph"), deck="port caliph souk")
    play(state, "play explorer-genie palace", outcomes=(0, 0))
    for eyes in EVERYBODY:
        assert state.view(eyes).absent == cards("palace")
        (sighting,) = state.view(eyes).sightings  # and all that there is in it has been seen
        assert names(sighting.known_to(eyes)) == "port souk caliph"


def test_sa_91_a_whole_deck_that_was_seen_is_remembered() -> None:
    seen = []
    for hidden, deck in (("port", "souk"), ("souk", "port")):
        state = table(hands=("explorer-genie", hidden), deck=deck, players=2)
        play(state, "play explorer-genie palace")
        seen.append(state.view(WATCHER))
    assert seen[0] != seen[1]


def test_sa_91_a_theft_leaves_one_card_less_that_was_surely_there() -> None:
    state = table(
        hands=("explorer-genie aladdin", "jeweller port", "caliph"),
        deck="port caliph souk ali-baba palace",
        points=9,
    )
    play(state, "play explorer-genie souk", outcomes=(0, 0, 0, 0))
    play(state, "play aladdin 2", "steal port")
    assert state.sightings[0].fresh[1] == 1
