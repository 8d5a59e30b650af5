"""The table of Les Fils de Samarande as anybody draws it, and how it stands."""

from ludotheque.core import WATCHER, Dice, Log
from tests.games.samarande.tables import GAME, apply, table
from tests.games.zones import empty_places, places


def test_what_lies_on_a_district_follows_it() -> None:
    state = table(
        "port: perfumer, frightful-genie; souk: jeweller; partisan; imposing-genie; magic-carpet",
        gold=(4,),
        line="palace - souk",
        bank=56,
    )
    found = places(GAME, state)
    assert found["0 city"] == "port perfumer frightful-genie souk jeweller 4 gold"
    assert (found["0 guards"], found["0 attachments"]) == (
        "partisan",
        "imposing-genie magic-carpet",
    )
    assert (found["line 1"], found["line 3"], found["bank"]) == ("palace", "souk", "56 gold")
    assert "line 2" in empty_places(state)


def test_an_action_lies_on_the_table_until_all_have_answered() -> None:
    state = table("", "partisan", hands=("assassins-guild", "", "mischievous-genie"))
    apply(state, "play assassins-guild 2 partisan", "pass", "play mischievous-genie")
    for eyes in (0, 2, WATCHER):
        assert places(GAME, state.view(eyes))["table"] == "assassins-guild mischievous-genie"
    apply(state, "pass", "pass")
    found = places(GAME, state)
    assert "table" in empty_places(state)
    assert (found["discard"], found["2 attachments"]) == ("assassins-guild", "mischievous-genie")


def test_sa_12_cards_not_kept_are_seen_by_their_player_only() -> None:
    state = GAME.new(players=2, chance=Dice(1))
    while "0 aside" in empty_places(state):
        decision = state.decision()
        assert decision is not None
        state.apply(decision.options[0], Dice(1), Log())
    true = places(GAME, state)["0 aside"]
    assert places(GAME, state.view(0))["0 aside"] == true
    for eyes in (1, WATCHER):
        assert places(GAME, state.view(eyes))["0 aside"] == " ".join("?" for _ in true.split())


def test_it_stands_as_the_cities_would_score() -> None:
    state = table("port; souk", "partisan", gold=(0, 3))
    # two Districts of figures 2 and 3; a guard of figure 1, and the riches
    assert state.standing() == state.view(WATCHER).standing() == (2 + 2 + 3, 1 + 1 + 5, 0)
