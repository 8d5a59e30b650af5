"""The box, the deal and the options: NX-01 to NX-06, NX-20 to NX-22, NX-60."""

from collections import Counter

import pytest

from ludotheque.core import HIDDEN, WATCHER, BadBox, BadOption, Dice, Journal, Log, Script
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.texts import Texts
from tests.games.noxford.tables import CARDS, GAME, card, corners, place

BOX = GAME.box


def deal(players: int, seed: int = 1, **options: object) -> NoxfordState:
    return GAME.new(players=players, chance=Dice(seed), **options)


def test_nx_01_four_syndicates_of_ten() -> None:
    for seat in range(4):
        own = [kind for kind in BOX.kinds if kind.figures.get("syndicate") == seat + 1]
        ranks = Counter({kind.type: 0 for kind in own})
        for kind in own:
            ranks[kind.type] += kind.count
        assert ranks == {"master": 1, "lieutenant": 2, "tough": 3, "punk": 4}
    ranks_by_type = {
        kind.type: kind.figures["rank"] for kind in BOX.kinds if "rank" in kind.figures
    }
    assert ranks_by_type == {"master": 4, "lieutenant": 3, "tough": 2, "punk": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nx_01_only_the_syndicates_at_the_table_are_used(players: int) -> None:
    state = deal(players)
    used = {CARDS.owner[c] for zone in (*state.hands, *state.decks) for c in zone}
    assert used == set(range(players))
    assert len(state.cards()) == 55


def test_nx_02_twelve_districts_and_three_barracks() -> None:
    assert sum(kind.count for kind in BOX.kinds if kind.type == "district") == 12
    assert sum(kind.count for kind in BOX.kinds if kind.type == "barracks") == 3
    assert {sum(CARDS.symbols[c]) for c in CARDS.neutrals if CARDS.is_district[c]} == {1, 2, 4}
    assert BOX.total == 55


def test_nx_03_each_syndicate_has_a_favourite_field_of_its_own() -> None:
    assert sorted(CARDS.favourites) == [0, 1, 2, 3]


def test_nx_04_the_districts_treat_all_fields_alike() -> None:
    by_number: dict[int, list[tuple[int, ...]]] = {}
    for district in CARDS.neutrals:
        if CARDS.is_district[district]:
            symbols = CARDS.symbols[district]
            by_number.setdefault(sum(symbols), []).append(symbols)
    assert {number: len(found) for number, found in by_number.items()} == {1: 4, 2: 6, 4: 2}
    for number, found in by_number.items():
        assert len(set(found)) == (1 if number == 4 else len(found))
        assert len({sum(symbols[field] for symbols in found) for field in range(4)}) == 1
    assert BOX.fields == ("gold", "poison", "arms", "secrets")


def test_nx_05_gears_are_two_punks_of_each_and_the_one_symbol_districts() -> None:
    gears = Counter(kind.type for kind in BOX.kinds for _ in range(kind.count)
                    if kind.figures.get("gear"))  # fmt: skip
    assert gears == {"punk": 8, "district": 4}
    for district in CARDS.neutrals:
        if CARDS.is_district[district]:
            assert CARDS.is_gear[district] == (sum(CARDS.symbols[district]) == 1)


def test_nx_06_sizes_of_cards_and_table() -> None:
    assert {option.key: option.default for option in GAME.options} == {
        "table_width": 1200, "table_height": 800, "card_width": 63, "card_height": 88,
        "last_gear": False, "rejoin": False,
        **{f"syndicate_{seat}": "next" for seat in range(1, 5)},
    }  # fmt: skip
    surface = deal(2, table_width=900, table_height=700, card_width=58).city.surface
    assert (surface.width, surface.height) == (900, 700)
    assert (surface.card_width, surface.card_height) == (58, 88)
    with pytest.raises(BadOption):
        deal(2, table_width=799)
    with pytest.raises(BadOption):
        deal(2, table_height=599)


@pytest.mark.rule("NX-06")
@pytest.mark.parametrize(
    ("width", "height", "key"),
    [(400, 500, "wrong-table-too-small"), (88, 88, "wrong-card-too-wide")],
)
def test_what_the_first_two_cards_need(width: int, height: int, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        deal(2, table_width=800, table_height=600, card_width=width, card_height=height)
    assert caught.value.sentence.key == key
    for lang in ("fr", "en"):
        assert "mm" in Texts(GAME, lang).problem(caught.value)


def test_nx_20_a_master_before_each_and_three_cards_in_hand() -> None:
    state = deal(3)
    assert state.masters == [True] * 3
    for seat in range(3):
        assert (len(state.hands[seat]), len(state.decks[seat])) == (3, 6)
        own = sorted((*state.hands[seat], *state.decks[seat]))
        assert own == sorted(CARDS.members[seat])
    assert deal(3, 2).hands != state.hands


def test_nx_21_two_neutral_cards_start_the_city_and_three_are_displayed() -> None:
    state = deal(2)
    assert corners(sorted(state.piles)) == [("upright", 525, 356), ("sideways", 588, 356)]
    assert (len(state.display), len(state.deck)) == (3, 10)
    for pile in state.piles.values():
        assert CARDS.owner[pile[0]] == -1
    assert deal(2, table_width=1201).piles.keys() == {
        place("upright 525 356"), place("sideways 588 356")
    }  # fmt: skip


def test_nx_22_it_is_told_who_begins() -> None:
    for players in (2, 3, 4):
        journal = Journal()
        state = GAME.deal(players, Dice(players), GAME.settings(players, {}), journal)
        assert [(event.key, event.values) for event in journal.events] == [
            ("told-begins", (state.active,))
        ]


def test_nx_22_anybody_may_start_and_play_goes_round() -> None:
    starters = Counter(deal(3, seed).active for seed in range(120))
    assert min(starters[seat] for seat in range(3)) > 20
    state = deal(3)
    seats = []
    for _ in range(4):
        decision = state.decision()
        assert decision is not None
        seats.append(decision.seat)
        state.apply(decision.options[0], Script(()), Log())
        while state.gear != -1:
            state.apply(GAME.move("stay"), Script(()), Log())
    assert seats == [(seats[0] + turn) % 3 for turn in range(4)]


def test_nx_60_what_everybody_sees_and_what_is_hidden() -> None:
    dice = Dice(5)
    state = deal(3)
    for _ in range(12):
        decision = state.decision()
        assert decision is not None
        state.apply(dice.pick(decision.options), dice, Log())
    for seat in (0, 1, 2, WATCHER):
        view = state.view(seat)
        assert (view.piles, view.display, view.masters) == (
            state.piles, state.display, state.masters,
        )  # fmt: skip
        assert [len(hand) for hand in view.hands] == [len(hand) for hand in state.hands]
        assert [len(deck) for deck in view.decks] == [len(deck) for deck in state.decks]
        assert {c for deck in view.decks for c in deck} | set(view.deck) == {HIDDEN}
        for other in range(3):
            assert (view.hands[other] == state.hands[other]) == (other == seat)
    with pytest.raises(ValueError, match="cannot see"):
        state.view(0).view(1)


def test_nx_60_unplayed_cards_can_be_counted() -> None:
    state = deal(2)
    unseen = BOX.unseen(state.view(0).cards())
    hidden = sorted((*state.decks[0], *state.hands[1], *state.decks[1], *state.deck))
    assert unseen == hidden


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("favourite = 1", "favourite = 5", "wrong-bad-figure"),
        ("gear = 1", "gear = 2", "wrong-bad-figure"),
        ('type = "master"\nsyndicate = 2', 'type = "master"\nsyndicate = 1',
         "wrong-syndicate-incomplete"),
        ("hand = 3", "hand = 0", "wrong-no-hand"),
    ],
)  # fmt: skip
def test_a_list_that_cannot_be_played_is_refused(old: str, new: str, key: str) -> None:
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(BOX.text.replace(old, new))
    assert caught.value.sentence.key == key
    for lang in ("fr", "en"):
        assert Texts(GAME, lang).problem(caught.value)


def test_a_list_without_neutral_cards_is_refused() -> None:
    syndicates = BOX.text.split('[[kind]]\nname = "district-gold"')[0]
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(syndicates)
    assert caught.value.sentence.key == "wrong-too-few-neutrals"
    assert card("barracks") >= 0
