"""The box and the beginning: SA-01 to SA-12."""

import pytest

from ludotheque.core import HIDDEN, WATCHER, BadBox, Dice, Journal, Log, Script
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.texts import Texts
from tests.games.samarande.tables import (
    CARDS,
    GAME,
    apply,
    asked,
    hand,
    names,
    options,
    refused,
    told,
)

KINDS = {kind.name: kind for kind in GAME.box.kinds}
ABILITIES = {
    "library": {"cards": 1},
    "fortified-quarter": {"bonus": 2},
    "enchanted-cemetery": {"renown": 2},
}


@pytest.mark.parametrize(
    ("type_", "count"), [("district", 23), ("artisan", 26), ("guard", 19), ("action", 42)]
)
def test_sa_01_the_box(type_: str, count: int) -> None:
    """Of the publisher's cards: those whose number is from the book, or printed on them."""
    published = [kind for kind in GAME.box.kinds if kind.sources["count"] in ("book", "card")]
    assert sum(kind.count for kind in published if kind.type == type_) == count
    assert (sum(kind.count for kind in published), CARDS.bank) == (110, 60)


@pytest.mark.parametrize(
    ("name", "figures", "copies"),
    [
        ("palace", (1, 1), 6),
        ("library", (1, 1), 4),
        ("port", (2, 2), 4),
        ("fortified-quarter", (2, 1), 4),
        ("souk", (3, 3), 3),
        ("enchanted-cemetery", (3, 0), 2),
    ],
)
def test_sa_03_districts(name: str, figures: tuple[int, int], copies: int) -> None:
    kind = KINDS[name]
    expected = {"figure": figures[0], "room": figures[1], **ABILITIES.get(name, {})}
    assert (kind.figures, kind.count) == (expected, copies)


@pytest.mark.parametrize(
    ("name", "figures", "copies"),
    [
        ("weaponsmith", (1, 1), 8),
        ("jeweller", (1, 1), 6),
        ("carpet-weaver", (2, 2), 6),
        ("perfumer", (2, 3), 6),
    ],
)
def test_sa_04_artisans(name: str, figures: tuple[int, int], copies: int) -> None:
    kind = KINDS[name]
    assert (kind.figures, kind.count) == ({"figure": figures[0], "tax": figures[1]}, copies)


@pytest.mark.parametrize(
    ("name", "figures", "copies"),
    [
        ("partisan", (1, 1), 8),
        ("royal-guard", (2, 2), 5),
        ("man-of-the-desert", (2, 2), 3),
        ("desert-rider", (3, 3), 3),
    ],
)
def test_sa_05_guards(name: str, figures: tuple[int, int], copies: int) -> None:
    kind = KINDS[name]
    assert (kind.figures, kind.count) == ({"figure": figures[0], "bonus": figures[1]}, copies)


def test_sa_06_actions() -> None:
    found = {
        kind.name: (kind.figures["cost"], kind.count)
        for kind in GAME.box.kinds
        if kind.type == "action"
    }
    actions = {
        "caliph": (3, 2), "frightful-genie": (4, 3), "explorer-genie": (4, 4),
        "mischievous-genie": (0, 5), "imposing-genie": (3, 3), "kidnapper-genie": (4, 3),
        "protector-genie": (4, 3), "assassins-guild": (3, 3), "magic-lamp": (2, 4),
        "open-sesame": (3, 3), "desert-tornado": (1, 2), "magic-carpet": (3, 2),
        "aladdin": (3, 2), "ali-baba": (3, 2), "scheherazade": (5, 1),
    }  # fmt: skip
    assert actions.items() <= found.items()


def test_sa_06_a_mischievous_genie_can_cost_nothing_out_of_turn() -> None:
    text = GAME.box.text.replace("cost = 0\nupkeep", "cost = 1\nupkeep")
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(text)
    assert caught.value.sentence.key == "wrong-costs-nothing"
    assert text.splitlines()[caught.value.line - 1] == "cost = 1"
    for lang in ("fr", "en"):
        assert "upkeep" in Texts(GAME, lang).problem(caught.value)
    old = GAME.as_of(1).with_cards(text)  # such a list may be in a record
    assert old.rules == 1


def test_every_figure_says_where_it_comes_from() -> None:
    for kind in GAME.box.kinds:
        assert set(kind.sources) == {*kind.figures, "count"}
    assert KINDS["partisan"].sources["bonus"] == "book"
    assert KINDS["palace"].sources["figure"] == "card"


def dealt(players: int = 3, seed: int = 1) -> SamarandeState:
    return GAME.new(players=players, chance=Dice(f"setup {seed}"))


def without_district(players: int = 3) -> tuple[SamarandeState, int]:
    """A deal in which somebody has no District, and who."""
    for seed in range(400):
        state = dealt(players, seed)
        for seat in range(players):
            if not any(CARDS.is_district[card] for card in state.hands.held[seat]):
                return state, seat
    raise AssertionError("everybody always has a District")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sa_10_eight_are_dealt_and_sa_01_nobody_has_gold(players: int) -> None:
    state = dealt(players)
    assert [len(held) for held in state.hands.held] == [8] * players
    assert (state.purses, state.bank, state.line) == ([0] * players, 60, ())


def test_sa_01_players_start_with_no_gold() -> None:
    assert dealt().gold() == dealt().bank == 60


def test_sa_10_who_has_no_district_may_hand_all_back() -> None:
    state, seat = without_district()
    while asked(state)[0] != seat:
        apply(state, "stay")
    before, deck = hand(state, seat), state.deck
    assert options(state) == ["stay", "redeal"]
    journal = apply(state, "redeal")
    assert told(journal, "redealt")
    assert names(state.returned[seat]) == before
    assert sorted(state.hands.held[seat]) == sorted(deck[-8:])  # off the deck
    assert state.deck == deck[:-8]


def test_sa_10_or_keep_them() -> None:
    state, seat = without_district()
    before = hand(state, seat)
    for _ in range(3):
        apply(state, "stay")
    assert hand(state, seat) == before


def test_sa_11_everyone_is_asked_and_who_holds_a_district_can_only_keep() -> None:
    state = dealt(5)
    order = [(state.active + step) % 5 for step in range(5)]
    for seat in order:
        assert asked(state) == (seat, "redeal")
        if any(CARDS.is_district[card] for card in state.hands.held[seat]):
            assert options(state) == ["stay"]
            assert refused(state, "redeal") == ("has-a-district", "SA-10")
        apply(state, "stay")
    assert asked(state) == (order[0], "choose")  # once, before anyone chooses


def test_sa_11_what_was_handed_back_is_shuffled_in() -> None:
    state, seat = without_district()
    while asked(state)[1] == "redeal":
        apply(state, "redeal" if asked(state)[0] == seat else "stay")
    while asked(state)[1] == "choose":
        apply(state, options(state)[0], outcomes=(0,) * (_left(state) - 1))
    assert not any(state.returned)
    assert sorted(state.cards()) == GAME.box.all_cards()
    assert len(state.deck) == GAME.box.total - 12 - 6


def _left(state: SamarandeState) -> int:
    """How many cards will be shuffled, if this is the last to choose."""
    is_last = len(state.frames[-1].answers) == state.seats - 1
    return GAME.box.total - 4 * state.seats if is_last else 1


def test_sa_12_each_keeps_four_the_rest_goes_back_and_six_form_the_line() -> None:
    state = dealt()
    apply(state, "stay", "stay", "stay")
    held = {seat: state.hands.held[seat] for seat in range(3)}
    kept: dict[int, str] = {}
    while asked(state)[1] == "choose":
        seat = asked(state)[0]
        kept[seat] = options(state)[-1]
        apply(state, kept[seat], outcomes=(0,) * (_left(state) - 1))
    for seat, text in kept.items():
        assert hand(state, seat) == text.removeprefix("keep ")
        assert set(state.hands.held[seat]) <= set(held[seat])
    assert len(state.line) == 6
    assert asked(state) == (state.active, "act")


def test_sa_12_every_four_of_the_eight_can_be_kept() -> None:
    state = dealt()
    apply(state, "stay", "stay", "stay")
    seat = asked(state)[0]
    assert options(state)
    assert len(set(options(state))) == len(options(state)) <= 70
    first = GAME.box.name(state.hands.held[seat][0])
    missing = next(name for name in GAME.box.names if name not in hand(state, seat).split())
    assert refused(state, f"keep {first} {first} {first} {first}") == ("keep-so-many", "SA-12")
    others = " ".join(sorted([missing] * 4))
    assert refused(state, f"keep {others}") == ("not-in-hand", "SA-42")


def test_sa_12_nobody_else_sees_what_is_kept() -> None:
    state = dealt()
    apply(state, "stay", "stay", "stay")
    seat = asked(state)[0]
    journal = apply(state, options(state)[0])
    assert told(journal, "chose")[0].seen_by(WATCHER).blanked
    for eyes in (*[other for other in range(3) if other != seat], WATCHER):
        view = state.view(eyes)
        assert set(view.hands.held[seat]) == {HIDDEN}
        assert set(view.aside[seat]) == {HIDDEN}
        assert all("keep" not in str(frame) for frame in view.frames)


def test_sa_12_the_highest_roll_starts_and_ties_roll_again() -> None:
    shuffle = (0,) * (GAME.box.total - 1)
    journal = Journal()
    script = Script([*shuffle, 2, 5, 5, 0, 3])  # 3, 6, 6; then 1, 4
    state = GAME.deal(3, script, GAME.settings(3, {}), journal)
    assert state.active == 2
    assert [(event.key, event.values) for event in journal.events] == [
        ("told-rolled-start", (0, 3)),
        ("told-rolled-start", (1, 6)),
        ("told-rolled-start", (2, 6)),
        ("told-start-tied", (6,)),
        ("told-rolled-start", (1, 1)),
        ("told-rolled-start", (2, 4)),
        ("told-begins", (2,)),
    ]


@pytest.mark.slow
def test_own_lists_are_checked() -> None:
    text = GAME.box.text
    for wrong, right in (
        (text.replace("kept = 4", "kept = 9"), "9"),
        (text.replace('effect = "library"', 'effect = "aladdin"'), "aladdin"),
        (text.replace("room = 3", "room = 12"), "9"),
        (text.replace("hand = 8", "hand = 50"), "257"),
    ):
        with pytest.raises(BadBox) as caught:
            GAME.with_cards(wrong)
        for lang in ("fr", "en"):
            assert Texts(GAME, lang).problem(caught.value)
        assert right


def test_a_list_with_a_tiny_deck_can_be_played() -> None:
    text = GAME.box.text.replace("hand = 8", "hand = 2").replace("kept = 4", "kept = 1")
    game = GAME.with_cards(text)
    dice = Dice("tiny")
    state = game.new(players=5, chance=dice)
    for _ in range(60):
        decision = state.decision()
        assert decision is not None
        state.apply(dice.pick(decision.options), dice, Log())
