"""The cards and the beginning: SF-01 to SF-12."""

import pytest

from ludotheque.core import BadBox, Dice, Journal, Log, Script
from ludotheque.games import GAMES
from ludotheque.games.market.setup import first_player
from ludotheque.texts import LANGUAGES, Texts
from tests.games.sans_foi_ni_loi.tables import CARDS, GAME, asked, options


def counts(type_: str, figure: str) -> dict[str, tuple[int, int]]:
    """The kinds of a type: how many, and their figure."""
    return {
        kind.name: (kind.count, kind.figures[figure])
        for kind in GAME.box.kinds
        if kind.type == type_
    }


def total_of(*types: str) -> int:
    """How many cards of these types there are in the publisher's box: those whose number is from
    the book, or printed on them."""
    return sum(
        kind.count
        for kind in GAME.box.kinds
        if kind.type in types and kind.sources["count"] in ("book", "card")
    )


def test_sf_01_lands() -> None:
    lands = {"poor-land": (16, 1), "fair-land": (4, 2), "excellent-land": (4, 3)}
    assert lands.items() <= counts("land", "room").items()
    assert total_of("land") == 24
    assert {kind.sources["room"] for kind in GAME.box.kinds if kind.name in lands} == {"ruling"}


def test_sf_02_herds() -> None:
    herds = {"poor-herd": (9, 1), "fair-herd": (15, 2), "excellent-herd": (6, 3)}
    assert herds.items() <= counts("herd", "value").items()
    assert total_of("herd") == 30


def test_sf_03_cowboys() -> None:
    cowboys = {"novice": (8, 1), "seasoned": (9, 2), "veteran": (3, 3)}
    assert cowboys.items() <= counts("cowboy", "bonus").items()
    assert total_of("cowboy") == 20
    assert {kind.sources["bonus"] for kind in GAME.box.kinds if kind.name in cowboys} == {"ruling"}


def test_sf_04_tricks() -> None:
    tricks = {
        "indian-raid": (3, 3),
        "panic": (3, 3),
        "card-sharp": (3, 3),
        "hold-up": (3, 3),
        "rails": (3, 3),
        "saloon": (2, 5),
        "cattle-theft": (2, 5),
        "lynching": (3, 2),
    }
    assert tricks.items() <= counts("trick", "cost").items()
    assert total_of("killer") == 3
    assert total_of("trick", "killer") == 25


def test_sf_05_counters_and_bonuses_and_117_cards() -> None:
    bonuses = {
        "rodeo-king": (3, 3),
        "cavalry": (3, 3),
        "gold-mine": (2, 3),
        "girls": (2, 3),
        "trapper": (3, 3),
    }
    people = {"sheriff": (1, 4), "undertaker": (1, 4), "mayor": (1, 4)}
    assert bonuses.items() <= counts("bonus", "cost").items()
    assert people.items() <= counts("person", "cost").items()
    assert {"fence": (2, 4)}.items() <= counts("fence", "cost").items()
    assert total_of("bonus", "person", "fence") == 18
    assert total_of(*[kind.type for kind in GAME.box.kinds]) == 117


@pytest.mark.parametrize(("players", "bank"), [(2, 50), (3, 50), (4, 50), (5, 55), (6, 60)])
def test_sf_06_the_bank_has_all_the_gold(players: int, bank: int) -> None:
    state = GAME.deal(players, Dice(1), {})
    assert state.bank == bank
    assert not any(state.purses)


def test_sf_07_killers() -> None:
    bonuses = {"killer-2": (1, 2), "killer-3": (1, 3), "killer-4": (1, 4)}
    bounties = {"killer-2": (1, 2), "killer-3": (1, 4), "killer-4": (1, 6)}
    assert bonuses.items() <= counts("killer", "bonus").items()
    assert bounties.items() <= counts("killer", "bounty").items()
    for kind in GAME.box.kinds:
        if kind.name in bonuses:
            assert kind.sources["bonus"] == kind.sources["bounty"] == "card"
            assert kind.sources["cost"] == "book"


@pytest.mark.parametrize("players", range(2, 7))
def test_sf_10_three_cards_each_and_a_line_of_six(players: int) -> None:
    state = GAME.deal(players, Dice(2), {})
    assert [len(hand) for hand in state.hands.held] == [3] * players
    assert len(state.line) == 6
    assert len(state.deck) == GAME.box.total - 3 * players - 6
    decision = state.decision()
    assert decision is not None
    assert decision.question.key == "asked-act"
    assert [text for text in options(state) if text.startswith("take")] == [
        f"take {price}" for price in range(1, 7)
    ]


def test_sf_11_the_highest_roll_starts_and_ties_roll_again() -> None:
    assert first_player(3, CARDS.phrases, Script([2, 5, 1]), Log()) == 1
    ties = Script([4, 1, 4, 4, 2, 5, 5, 0, 3])  # seats 0, 2, 3; then 2 and 3; then 3
    assert first_player(4, CARDS.phrases, ties, Log()) == 3
    assert not ties.left


@pytest.mark.parametrize("players", [2, 3])
def test_sf_11_a6_the_starting_dice_and_the_first_turn_are_told(players: int) -> None:
    shuffle = (0,) * (GAME.box.total - 1)
    rolls = (4, 4, 1, 2) if players == 2 else (4, 0, 4, 1, 2)  # a tie on 5; then 2 and 3
    journal = Journal()
    state = GAME.deal(players, Script([*shuffle, *rolls]), {}, journal)
    assert [(event.key, event.args) for event in journal.events] == [
        ("told-rolled-start", {"seat": 0, "die": 5}),
        *([("told-rolled-start", {"seat": 1, "die": 1})] if players == 3 else []),
        ("told-rolled-start", {"seat": players - 1, "die": 5}),
        ("told-start-tied", {"die": 5}),
        ("told-rolled-start", {"seat": 0, "die": 2}),
        ("told-rolled-start", {"seat": players - 1, "die": 3}),
        ("told-begins", {"seat": players - 1}),
        ("told-turn", {"seat": players - 1, "home": 1 if players == 2 else 0}),
    ]
    assert state.owners[state.active] == players - 1


def test_sf_11_turns_go_round_and_the_next_is_the_left_neighbour() -> None:
    state = GAME.deal(4, Dice(5), {})
    first = state.active
    for step in range(1, 6):
        assert state.neighbour(state.active) == (state.active + 1) % 4
        state.apply(GAME.move("end"), Script([]), Log())
        if state.over:
            break
        assert state.active == (first + step) % 4


def test_sf_12_two_players_run_two_ranches_each_in_turn() -> None:
    for seed in range(6):
        state = GAME.deal(2, Dice(seed), {})
        first = state.owners[0]
        assert state.owners == (first, 1 - first, first, 1 - first)
        assert state.active == 0
        assert len(state.ranches) == len(state.purses) == 4
        assert len(state.hands.held) == 2
        assert asked(state)[0] == first
        assert [state.home(ranch) for ranch in range(4)] == [1, 1, 2, 2]
        assert [state.named(ranch) for ranch in range(4)] == [
            (first, 1),
            (1 - first, 1),
            (first, 2),
            (1 - first, 2),
        ]
        assert state.neighbour(0) == state.neighbour(2) == 1 - first
    assert {GAME.deal(2, Dice(seed), {}).owners[0] for seed in range(20)} == {0, 1}


def wrong_list(old: str, new: str, lang: str = "en") -> str:
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(GAME.box.text.replace(old, new, 1))
    return Texts(GAME, lang).problem(caught.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_list_names_the_line(lang: str) -> None:
    text = GAME.box.text.splitlines()
    count = text.index('name = "mayor"') + 6
    assert text[count - 1].startswith("count")
    mayor = GAME.box.text.partition('name = "mayor"')[2].partition("sources")[0]
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(GAME.box.text.replace(mayor, mayor.replace("count = 1", "count = 2")))
    assert caught.value.line == count
    assert "mayor" in Texts(GAME, lang).problem(caught.value)


def test_what_is_wrong_with_a_list() -> None:
    assert wrong_list('effect = "panic"', 'effect = "sheriff"').startswith(
        "Line 90: a card of type “trick” cannot have the effect “sheriff”. It can have: "
        "indian-raid, panic, card-sharp, hold-up, rails, saloon, cattle-theft, lynching"
    )
    assert wrong_list('effect = "panic"', 'effect = "pannic"').endswith(
        'Did you mean effect = "panic"?'
    )
    assert wrong_list('effect = "panic"\n', "").endswith('such as effect = "indian-raid".')
    assert wrong_list('type = "land"', 'type = "land"\neffect = "panic"').endswith(
        "a card of type “land” has no effect. Delete this line."
    )
    assert wrong_list("room = 1", "room = 44") == (
        "Line 19: “room” cannot be 44. It is a whole number from 0 to 9, without quotes, such as "
        "room = 2."
    )
    assert "a whole number from 1 to 999" in wrong_list("limit = 10", "limit = 0")
    too_few = f"the deal needs 367 cards; the list has {GAME.box.total}"
    assert too_few in wrong_list("hand = 3", "hand = 60")


def test_a_list_of_ones_own_can_be_played() -> None:
    own = GAME.with_cards(GAME.box.text.replace('name = "poor-land"', 'name = "swamp"'))
    assert own.own_cards
    assert Texts(own, "en").card(own.box.find("swamp")) == "Land for 1"
    state = own.new(players=3, chance=Dice(1))
    assert state.decision() is not None


def test_it_is_registered() -> None:
    assert GAMES["sans-foi-ni-loi"].box.text == GAME.box.text
    assert CARDS.wanted == GAME.cards.wanted
