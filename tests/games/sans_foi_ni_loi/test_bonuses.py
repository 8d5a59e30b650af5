"""The counters and bonuses: SF-80 to SF-91."""

from tests.games.sans_foi_ni_loi.tables import (
    asked,
    cards,
    hand,
    names,
    next_turn,
    options,
    play,
    ranches,
    refused,
    table,
    told,
)


def test_sf_80_the_sheriff_keeps_three_tricks_away() -> None:
    state = table(
        "poor-land",
        "poor-land: fair-herd 1; sheriff",
        "poor-land: fair-herd 1",
        hands=("card-sharp hold-up cattle-theft", "novice", "novice"),
        gold=(0, 5, 5),
        bank=0,
    )
    assert options(state, "play") == [
        "play card-sharp 3",
        "play hold-up 3",
        "play cattle-theft 3 1 fair-herd 1 1",
    ]
    for move in ("card-sharp 2", "hold-up 2", "cattle-theft 2 1 fair-herd 1 1"):
        assert refused(state, f"play {move}") == ("guarded-by-sheriff", "SF-80")


def test_sf_80_he_costs_four_and_stays() -> None:
    state = table(hands=("sheriff",))
    play(state, "play sheriff")
    assert state.points == 2
    assert ranches(state)[0] == "sheriff"
    assert state.discard == ()


def test_sf_80_he_counts_nothing_in_the_herd_test() -> None:
    state = table("", "poor-land: poor-herd 1; sheriff")
    journal = next_turn(state, dice="1 2")
    assert told(journal, "rolled-watch")[0].args["added"] == 0


def test_sf_80_other_tricks_still_hit_him() -> None:
    state = table("", "poor-land; sheriff", hands=("rails panic indian-raid",))
    assert options(state, "play") == [
        "play indian-raid 2 1",
        "play panic 2",
        "play panic 3",
        "play rails 2 1",
    ]


def test_sf_81_rodeo_king_ends_the_panic_on_ones_own_ranch() -> None:
    state = table("poor-land; panic", hands=("rodeo-king",))
    play(state, "play rodeo-king")
    assert ranches(state)[0] == "poor-land"
    assert sorted(names(state.discard).split()) == ["panic", "rodeo-king"]
    assert state.points == 3


def test_sf_81_without_a_panic_he_cannot_be_played() -> None:
    state = table("", "panic", hands=("rodeo-king",))
    assert refused(state, "play rodeo-king") == ("no-panic", "SF-81")


def test_sf_82_cavalry_ends_a_raid_and_the_land_is_usable_at_once() -> None:
    state = table(
        "poor-land; poor-land: indian-raid; fair-land: gold-mine, indian-raid",
        hands=("cavalry poor-herd",),
    )
    assert options(state, "play") == ["play cavalry 2", "play cavalry 3"]
    assert refused(state, "play cavalry 1") == ("no-raid", "SF-82")
    play(state, "play cavalry 2")
    assert sorted(names(state.discard).split()) == ["cavalry", "indian-raid"]
    assert state.points == 3
    assert ranches(state)[0].startswith("poor-land; poor-land; fair-land")
    play(state, "lay poor-herd 1")


def test_sf_83_a_mine_costs_three_and_its_land_never_holds_a_herd_again() -> None:
    state = table("fair-land; poor-land", hands=("gold-mine poor-herd",))
    play(state, "play gold-mine 1")
    assert state.points == 3
    assert ranches(state)[0] == "fair-land: gold-mine; poor-land"
    assert options(state, "lay") == ["lay poor-herd 2"]
    assert refused(state, "lay poor-herd 1") == ("has-a-mine", "SF-83")


def test_sf_84_a_mine_needs_an_own_empty_land() -> None:
    state = table(
        "fair-land: poor-herd 1; poor-land: gold-mine; poor-land: indian-raid; excellent-land",
        "poor-land",
        hands=("gold-mine",),
    )
    assert options(state, "play") == ["play gold-mine 4"]
    assert refused(state, "play gold-mine 1") == ("not-empty", "SF-84")
    assert refused(state, "play gold-mine 2") == ("has-a-mine", "SF-83")
    assert refused(state, "play gold-mine 3") == ("under-a-raid", "SF-60")
    assert refused(state, "play gold-mine 5") == ("no-such-land", "SF-43")


def test_sf_85_the_undertaker_is_paid_for_everybody() -> None:
    state = table("", "novice", "undertaker", hands=("lynching",))
    journal = play(state, "play lynching 2 novice")
    assert told(journal, "buried")[0].args["seat"] == 2
    assert state.purses == [0, 0, 2]


def test_sf_85_he_costs_four_stays_and_has_three_in_duels_only() -> None:
    state = table(hands=("undertaker",))
    play(state, "play undertaker")
    assert (state.points, ranches(state)[0]) == (2, "undertaker")
    state = table("", "poor-land: poor-herd 1; undertaker", hands=("killer-2",))
    journal = play(state, "play killer-2 2 undertaker", dice="1 1")
    assert told(journal, "rolled-defence")[0].args["added"] == 3
    journal = next_turn(state, dice="1 2")
    assert told(journal, "rolled-watch")[0].args["added"] == 0


def test_sf_86_a_tie_pays_him_four() -> None:
    state = table("", "novice", "undertaker", hands=("killer-2",))
    play(state, "play killer-2 2 novice", dice="1 2")
    assert state.purses == [0, 0, 4]


def test_sf_86_a_killers_death_pays_him_too() -> None:
    state = table("undertaker", "novice", hands=("killer-2",))
    play(state, "play killer-2 2 novice", dice="1 6")
    assert state.purses == [2, 2, 0]


def test_sf_86_he_is_paid_nothing_for_a_duel_in_which_he_dies() -> None:
    for dice in ("6 1", "2 1"):  # shot; both shot
        state = table("", "undertaker", hands=("killer-2",))
        play(state, "play killer-2 2 undertaker", dice=dice)
        assert state.purses[1] == 0
        assert ranches(state)[1] == ""


def test_sf_86_he_is_paid_nothing_for_his_own_lynching() -> None:
    state = table("", "undertaker", hands=("lynching",))
    journal = play(state, "play lynching 2 undertaker")
    assert (ranches(state)[1], state.purses) == ("", [0, 0, 0])
    assert told(journal, "buried") == []


def test_sf_86_if_he_wins_his_own_he_has_the_bounty_and_two() -> None:
    state = table("", "undertaker", hands=("killer-3",))
    play(state, "play killer-3 2 undertaker", dice="1 5")
    assert state.purses[1] == 4 + 2


def test_sf_86_the_duels_reward_comes_first_and_the_undertaker_last() -> None:
    state = table("", "veteran", "undertaker", hands=("killer-4",), bank=4)
    play(state, "play killer-4 2 veteran", dice="6 1")
    assert (state.purses, state.bank) == ([3, 0, 1], 0)


def test_sf_86_cowboys_lost_to_a_saloon_or_discarded_are_not_eliminated() -> None:
    state = table("", "novice", "undertaker", hands=("saloon novice " + "poor-land " * 10,))
    play(state, "play saloon", outcomes=(0,))
    play(state, "end")
    play(state, "discard novice")
    assert state.purses == [0, 0, 0]


def test_sf_87_girls_bring_the_first_two_cowboys_of_the_deck() -> None:
    deck = "fence novice panic veteran seasoned novice"
    state = table(hands=("girls",), deck=deck, line="novice trapper fence panic saloon mayor")
    journal = play(state, "play girls", outcomes=(5, 4, 3, 2, 1))
    assert hand(state, 0) == "novice veteran"
    assert told(journal, "girls-found")[0].args["cards"] == cards("novice veteran")
    assert sorted(names(state.deck).split()) == ["fence", "novice", "panic", "seasoned"]
    assert state.points == 3
    assert names(state.discard) == "girls"
    assert state.absent == ()


def test_sf_87_the_deck_is_shuffled() -> None:
    deck = "novice novice fence panic mayor"
    in_order = table(hands=("girls",), deck=deck)
    play(in_order, "play girls", outcomes=(4, 3, 2, 1))
    shuffled = table(hands=("girls",), deck=deck)
    play(shuffled, "play girls", outcomes=(0, 0, 0, 0))
    assert names(in_order.deck[::-1]) == "fence panic mayor"
    assert names(shuffled.deck[::-1]) != "fence panic mayor"
    assert sorted(shuffled.deck) == sorted(in_order.deck)


def test_sf_87_as_many_as_there_are() -> None:
    state = table(hands=("girls girls",), deck="fence novice panic")
    play(state, "play girls", outcomes=(0, 0))
    assert hand(state, 0) == "novice girls"
    assert state.absent == cards("novice seasoned veteran")
    journal = play(state, "play girls", outcomes=(0,))
    assert told(journal, "girls-alone")
    assert hand(state, 0) == "novice"


def test_sf_88_the_trapper_is_paid_die_and_three() -> None:
    state = table(hands=("trapper",))
    play(state, "play trapper", dice="4")
    assert (state.purses[0], state.bank, state.points) == (7, 43, 3)


def test_sf_88_without_gold_in_the_bank_he_stays_at_home() -> None:
    state = table(hands=("trapper",), bank=0)
    assert refused(state, "play trapper") == ("bank-has-no-gold", "SF-45")


def test_sf_89_a_fence_costs_four_stays_and_gives_two() -> None:
    state = table("poor-land: poor-herd 1", hands=("fence",))
    play(state, "play fence")
    assert state.points == 2
    assert ranches(state)[0] == "poor-land: poor-herd 1; fence"
    for _ in range(2):
        next_turn(state)
    journal = next_turn(state, dice="6 5")
    assert told(journal, "rolled-watch")[0].args["added"] == 2


def test_sf_91_sheriff_undertaker_and_mayor_are_not_cowboys() -> None:
    state = table("", "poor-land: poor-herd 1; sheriff; undertaker; mayor; novice")
    play(state, "end")
    assert asked(state) == (1, "place")
    journal = play(state, "leave", dice="1 1")
    assert told(journal, "rolled-watch")[0].args["added"] == 1
    assert state.ranches[1].cowboys() == list(cards("novice"))
    saloon = table("", "sheriff; undertaker; mayor", hands=("saloon",))
    assert refused(saloon, "play saloon") == ("no-cowboys", "SF-45")
