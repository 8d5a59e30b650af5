"""A list of one's own: its fields, the size of its cards, and who plays which Syndicate."""

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import (
    BadBox,
    BadOption,
    BadState,
    Dice,
    Match,
    Player,
    Record,
    State,
    playout,
)
from ludotheque.games.noxford import Noxford, pictures
from ludotheque.games.noxford.pictures.faces import field_signs
from ludotheque.games.noxford.scoring import worth
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.texts import Texts
from tests.games.noxford.tables import GAME

BOX = GAME.box
STEAM = """
[[kind]]
name = "district-steam"
type = "district"
steam = 2
gold = 1
gear = 0
count = 2
"""


def five_fields() -> Noxford:
    """The published list with a fifth field, which nobody favours."""
    listed = 'name = "secrets"\n\n[[kind]]'
    assert BOX.text.count(listed) == 1
    more = 'name = "secrets"\n\n[[field]]\nname = "steam"\n\n[[kind]]'
    return GAME.with_cards(BOX.text.replace(listed, more) + STEAM)


def test_nx_03_a_list_names_its_fields_and_some_may_be_nobodys_favourite() -> None:
    own = five_fields()
    assert own.cards.fields == ("gold", "poison", "arms", "secrets", "steam")
    district = own.box.find("district-steam")
    assert own.cards.symbols[district] == (1, 0, 0, 0, 2)
    assert [worth(own.cards, district, seat) for seat in range(4)] == [
        (3, 2),
        (3, 0),
        (3, 0),
        (3, 0),
    ]
    assert 4 not in own.cards.favourites


def test_nx_03_the_fifth_field_can_be_a_favourite() -> None:
    own = GAME.with_cards(five_fields().box.text.replace("favourite = 2", "favourite = 5"))
    district = own.box.find("district-steam")
    assert worth(own.cards, district, 1) == (3, 4)
    assert worth(own.cards, district, 0) == (3, 2)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_b2_five_fields_are_playable_by_bots(bot: str, players: int) -> None:
    own = five_fields()
    choosers = [make_bot(bot, seed=seat) for seat in range(players)]
    match = Match.start(own, [Player(bot, bot=bot) for _ in choosers], seed=3)
    match.run(dict(enumerate(choosers)))
    assert match.outcome() is not None
    assert Match.resume(GAME, Record.read(match.record.text())).outcome() == match.outcome()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_b2_a_field_of_ones_own_has_a_name_and_a_sign(lang: str) -> None:
    own = five_fields()
    assert Texts(own, lang).figure("steam") == "Steam"
    sprite = pictures.symbols(own.cards)
    assert 'id="nx-field-4"' in sprite
    assert sprite.count('id="nx-field-') == 5


def test_every_field_has_a_sign_of_its_own() -> None:
    assert field_signs(BOX.fields) == BOX.fields
    assert field_signs(("steam", "gold", "moon")) == ("star", "gold", "moon")
    assert len(set(field_signs(tuple("abcdefgh")))) == 8


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('name = "poison"', 'name = "gold"', "wrong-list-key-twice"),
        ('name = "poison"', 'name = "gear"', "wrong-list-bad-name"),
        ('name = "poison"', 'title = "poison"', "wrong-list-missing-key"),
        ("card-width = 63", "card-width = 19", "wrong-bad-card-size"),
        ("card-height = 88", "card-height = 63", "wrong-card-too-wide"),
        ("card-width = 63\n", "", "wrong-list-missing-key"),
    ],
)
def test_a_list_with_such_fields_or_sizes_is_refused(old: str, new: str, key: str) -> None:
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(BOX.text.replace(old, new, 1))
    assert caught.value.sentence.key == key
    for lang in ("fr", "en"):
        assert Texts(GAME, lang).problem(caught.value)


def test_there_are_eight_fields_at_most_and_the_line_of_the_ninth_is_named() -> None:
    more = "".join([f'[[field]]\nname = "more-{each}"\n' for each in "abcde"])
    text = BOX.text.replace("[[kind]]", more + "[[kind]]", 1)
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(text)
    assert caught.value.sentence.key == "wrong-too-many-fields"
    assert text.splitlines()[caught.value.line - 1] == 'name = "more-e"'


def test_nx_06_the_size_of_a_card_is_on_the_list() -> None:
    own = GAME.with_cards(BOX.text.replace("card-width = 63", "card-width = 59"))
    surface = own.new(players=2, chance=Dice(1)).city.surface
    assert (surface.card_width, surface.card_height) == (59, 88)


def test_nx_06_the_first_card_to_be_placed_has_a_place() -> None:
    sizes = {"table_width": 800, "table_height": 600, "card_width": 270, "card_height": 290}
    with pytest.raises(BadOption) as caught:
        GAME.new(players=2, chance=Dice(1), **sizes)
    assert caught.value.sentence.key == "wrong-no-place-at-all"
    for lang in ("fr", "en"):
        said = Texts(GAME, lang).problem(caught.value)
        assert "270 × 290" in said
        assert "800 × 600" in said
    sizes["card_width"] = 200
    decision = GAME.new(players=2, chance=Dice(1), **sizes).decision()
    assert decision is not None
    assert len(decision.options) > 1


def test_nx_06_a_record_of_the_first_rules_without_a_place_replays() -> None:
    sizes = {"table_width": 800, "table_height": 600, "card_width": 270, "card_height": 290}
    people = (Player("Ada"), Player("Blaise"))
    match = Match.start(GAME.as_of(1), people, seed=1, options=sizes)
    for _ in range(2):
        decision = match.decision()
        assert decision is not None
        assert match.play(decision.seat, "pass") is None
    assert match.outcome() is not None
    assert Match.resume(GAME, Record.read(match.record.text())).outcome() == match.outcome()


def test_nx_20_seats_take_the_syndicates_that_they_choose() -> None:
    chosen = {"syndicate_1": "scorpion-master", "syndicate_3": "cobra-master"}
    state = GAME.new(players=3, chance=Dice(1), **chosen)
    cards = state.catalogue
    assert cards.syndicates == (3, 1, 0, 2)  # the second takes the next that is left
    names = [BOX.names[cards.masters[seat]] for seat in range(3)]
    assert names == ["scorpion-master", "lion-master", "cobra-master"]
    assert cards.favourites == (3, 1, 0, 2)
    for seat, name in enumerate(("scorpion", "lion", "cobra")):
        held = (*state.hands[seat], *state.decks[seat])
        assert {BOX.names[card].split("-")[0] for card in held} == {name}
        assert {cards.owner[card] for card in held} == {seat}
    assert len(state.cards()) == BOX.total


def test_nx_20_by_default_they_take_them_in_the_order_of_the_list() -> None:
    state = GAME.new(players=2, chance=Dice(1))
    assert state.catalogue is GAME.cards
    assert "syndicates" not in state.content()
    same = GAME.new(players=2, chance=Dice(1), syndicate_1="cobra-master")
    assert same == state


def test_nx_20_two_seats_cannot_have_the_same_one() -> None:
    both = {"syndicate_1": "rat-master", "syndicate_2": "rat-master"}
    with pytest.raises(BadOption) as caught:
        GAME.new(players=2, chance=Dice(1), **both)
    assert caught.value.sentence.key == "wrong-same-syndicate"
    assert "Rats" in Texts(GAME, "fr").problem(caught.value)
    assert "Rat" in Texts(GAME, "en").problem(caught.value)
    far = {"syndicate_1": "rat-master", "syndicate_3": "rat-master"}
    assert GAME.new(players=2, chance=Dice(1), **far).catalogue.syndicates[0] == 2


def test_nx_20_a_match_with_chosen_syndicates_is_played_dumped_and_replayed() -> None:
    chosen = {"syndicate_1": "rat-master", "syndicate_2": "cobra-master"}
    people = (Player("Ada"), Player("Blaise"))
    match = Match.start(GAME, people, seed=1, options=chosen)
    dice = Dice("choices")
    for _ in range(12):
        decision = match.decision()
        assert decision is not None
        bot = make_bot("greedy", seed=1)
        chosen_move = bot.choose(GAME, match.view(decision.seat), decision.seat)
        assert match.play(decision.seat, chosen_move) is None
        for eyes in (0, 1):
            view = match.view(eyes)
            assert GAME.load(GAME.dump(view)) == view
            filled = GAME.fill(_noxford(view), eyes, dice)
            assert filled.view(eyes) == view
    resumed = Match.resume(GAME, Record.read(match.record.text()))
    assert resumed.state == match.state


def _noxford(state: State) -> NoxfordState:
    assert isinstance(state, NoxfordState)
    return state


@pytest.mark.parametrize("wrong", [[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 3], "rats"])
def test_syndicates_that_cannot_be_are_refused_in_a_dump(wrong: object) -> None:
    state = GAME.new(players=2, chance=Dice(1), syndicate_1="rat-master")
    with pytest.raises(BadState):
        GAME.load({**GAME.dump(state), "state": {**state.content(), "syndicates": wrong}})


@pytest.mark.slow
def test_a_whole_game_with_five_fields_by_chance_alone() -> None:
    own = five_fields()
    assert 0 < playout(own, 3, Dice(1)) <= own.longest
