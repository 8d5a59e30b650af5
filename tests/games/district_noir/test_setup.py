"""The box and the deal: DN-01 to DN-12."""

from collections import Counter

from ludotheque.core import HIDDEN, Chance, Dice, Journal, Script
from tests.games.district_noir.tables import CARDS, GAME

BOX = GAME.box


def counts(type_: str) -> dict[int, int]:
    return {k.figures["value"]: k.count for k in BOX.kinds if k.type == type_}


def test_dn_01_twenty_six_supports() -> None:
    assert counts("support") == {5: 5, 6: 6, 7: 7, 8: 8}
    assert sum(counts("support").values()) == 26


def test_dn_02_seven_alliances_nine_betrayals_three_places() -> None:
    assert sum(counts("alliance").values()) == 7
    assert sum(counts("betrayal").values()) == 9
    city = {kind.name: kind.count for kind in BOX.kinds if kind.type == "city"}
    assert city == {"docks": 1, "police-station": 1, "city-hall": 1}
    assert BOX.total == 45


def test_dn_03_values_of_alliances_and_betrayals_are_reconstructed() -> None:
    assert counts("alliance") == {4: 1, 3: 2, 2: 4}
    assert counts("betrayal") == {-3: 2, -2: 4, -1: 3}
    for kind in BOX.kinds:
        reconstructed = kind.type in ("alliance", "betrayal")
        assert set(kind.sources.values()) == ({"card"} if reconstructed else {"book"})


def test_dn_10_three_cards_leave_the_game_unseen() -> None:
    state = GAME.deal(2, Dice(1), {})
    assert len(state.removed) == 3
    for seat in (-1, 0, 1):
        assert state.view(seat).removed == (HIDDEN,) * 3


def test_dn_10_all_forty_five_cards_are_shuffled() -> None:
    """Any of the 45 may come last, any of the other 44 before it, and so on; then the token."""
    bounds = Bounds()
    GAME.new(players=2, chance=bounds)
    assert bounds.asked == [*range(BOX.total, 1, -1), 2]


class Bounds(Chance):
    """Notes between how many outcomes chance had to choose."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return n - 1


def test_dn_10_unshuffled_the_deal_would_follow_the_box() -> None:
    state = GAME.deal(2, Bounds(), {})
    dealt = (*state.removed, *state.hands[0], *state.hands[1], *state.line, *state.deck)
    assert dealt == tuple(BOX.all_cards())


def test_dn_11_five_hidden_cards_each_and_two_open_ones() -> None:
    state = GAME.deal(2, Dice(2), {})
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert len(state.line) == 2
    assert len(state.deck) == 30
    assert state.piles == [(), ()]
    assert state.view(0).hands[1] == (-1,) * 5
    assert state.view(1).line == state.line


def test_dn_12_the_token_is_tossed() -> None:
    shuffled = [0] * 44
    for toss in (0, 1):
        journal = Journal()
        state = GAME.deal(2, Script([*shuffled, toss]), {}, journal)
        assert [event.values for event in journal.events] == [(1, toss)]
        decision = state.decision()
        assert decision is not None
        assert decision.seat == state.starter == toss


def test_dn_12_either_player_may_start() -> None:
    starters = Counter(GAME.deal(2, Dice(seed), {}).starter for seed in range(200))
    assert min(starters[0], starters[1]) > 60


def test_the_published_deal() -> None:
    assert (CARDS.removed, CARDS.hand, CARDS.line, CARDS.take) == (3, 5, 2, 5)
    assert CARDS.rounds == 4
