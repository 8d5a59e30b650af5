"""`fill` on a box so small that every deal can be listed: SF-99.

After each story, for every seat, what `fill` makes of the view is compared with all the deals that
could have led to it, each as likely as the others. Nothing is sampled.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from itertools import permutations

import pytest

from ludotheque.core import HIDDEN, Card, Log, Script, Seat, State
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.rivals import rivals_of
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, Ranch
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.games.sans_foi_ni_loi.tables import GAME
from tests.laws.uniform import every_chance

KINDS = {
    "novice": "NOVICES",
    "card-sharp": "1",
    "girls": "1",
    "poor-land": "2",
    "fence": "1",
    "trapper": "LEFT",
}
Way = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]
"""Hands and deck."""


def tiny(novices: int) -> str:
    """Eight cards: one in each of three hands, one in the line, four in the deck."""
    text = "[deal]\nhand = 1\nline = 1\nlimit = 10\npoints = 6\nbank = 50\n"
    text += "bank-with-5 = 50\nbank-with-6 = 50\n"
    for table in GAME.box.text.split("[[kind]]")[1:]:
        name = table.split('"')[1]
        if name in KINDS:
            count = KINDS[name].replace("NOVICES", str(novices)).replace("LEFT", str(3 - novices))
            if count != "0":
                lines = [line for line in table.splitlines() if not line.startswith("count")]
                text += "[[kind]]\n" + "\n".join([*lines, f"count = {count}"]) + "\n"
    return text


def deals(novices: int) -> Iterator[SansFoiNiLoiState]:
    """Every deal to three players, seat 1 beginning."""
    game = GAME.with_cards(tiny(novices))
    cards, owners = game.cards, (0, 1, 2)
    assert game.box.total == 8
    for order in sorted(set(permutations(game.box.all_cards()))):
        state = SansFoiNiLoiState(
            cards,
            owners,
            rivals_of(owners),
            [0, 0, 0],
            Hands([(card,) for card in order[:3]], [()] * 3, {}),
            [],
            [Ranch(cards, number, (), (), (), NONE) for number in range(3)],
            [],
        )
        state.active, state.bank, state.line, state.deck = 1, 50, order[3:4], order[4:]
        yield state


Story = list[str | tuple[str, list[int]]]


def lived_through(state: SansFoiNiLoiState, story: Story) -> list[SansFoiNiLoiState]:
    """The states that the story leads to: none if it cannot have happened; several where it does
    not say which card was stolen."""
    states = [state]
    for step in story:
        text, outcomes = (step, []) if isinstance(step, str) else step
        after: list[SansFoiNiLoiState] = []
        for before in states:
            decision = before.decision()
            for move in decision.options if decision else ():
                if str(move) == text or (text == "steal" and str(move).startswith("steal ")):
                    reached = before.copy()
                    reached.apply(move, Script(outcomes), Log())
                    after.append(reached)
        states = after
    return states


def way(state: State) -> Way:
    assert isinstance(state, SansFoiNiLoiState)
    return tuple(state.hands.held), state.deck


BOUGHT: Story = ["take 1", "end"]
STOLEN: Story = ["take 1", "end", "end", "play card-sharp 2"]
GIRLS: Story = ["end", ("play girls", [0, 1, 0]), "end"]


@pytest.mark.slow
@pytest.mark.rule("SF-99")
@pytest.mark.parametrize(
    ("story", "novices", "seats"),
    [
        pytest.param([], 2, (0, 1, 2, -1), id="the deal"),
        pytest.param(BOUGHT, 2, (0, 1, 2, -1), id="a purchase"),
        pytest.param([*STOLEN], 2, (0, 1, 2, -1), id="a hand that is seen"),
        pytest.param([*STOLEN, "steal novice"], 2, (0, 1), id="a theft, as thief and victim"),
        pytest.param([*GIRLS], 2, (0, 1, 2, -1), id="girls who find two, one or none"),
    ],
)
def test_filling_is_uniform_over_what_can_have_happened(
    story: Story, novices: int, seats: tuple[Seat, ...]
) -> None:
    """For some of the views that the story can lead to, two of each sort."""
    reached = [after for deal in deals(novices) for after in lived_through(deal, story)]
    assert reached
    game = GAME.with_cards(tiny(novices))
    for seat in seats:
        for alike in _some_alike(reached, seat):
            share = Fraction(1, len(alike))
            expected: dict[Way, Fraction] = {}
            for state in alike:
                expected[way(state)] = expected.get(way(state), Fraction(0)) + share
            view = game.load(game.dump(alike[0].view(seat)))
            filled: dict[Way, Fraction] = {}
            for full, chance in every_chance(partial(game.fill, view, seat)):
                filled[way(full)] = filled.get(way(full), Fraction(0)) + chance
            assert filled == expected


def _some_alike(reached: list[SansFoiNiLoiState], seat: Seat) -> Iterator[list[SansFoiNiLoiState]]:
    """States that look alike to this seat; a few such views, chosen so that different findings of
    the Girls are among them."""
    by_view: dict[str, list[SansFoiNiLoiState]] = {}
    for state in reached:
        by_view.setdefault(state.view(seat).digest(), []).append(state)
    seen: dict[object, int] = {}
    for alike in by_view.values():
        sort = (alike[0].absent, tuple(len(hand) for hand in alike[0].hands.known))
        seen[sort] = seen.get(sort, 0) + 1
        if seen[sort] <= 2:
            yield alike


@pytest.mark.slow
@pytest.mark.rule("SF-99")
@pytest.mark.parametrize(
    ("story", "novices", "seats"),
    [
        pytest.param([*STOLEN, "steal"], 2, (2, -1), id="a theft, as a third party"),
        pytest.param(GIRLS, 3, (0, 1, 2, -1), id="girls who leave a third cowboy"),
    ],
)
def test_filling_is_uniform_over_what_is_not_ruled_out(
    story: Story, novices: int, seats: tuple[Seat, ...]
) -> None:
    """Every way in which the unseen cards can lie is as likely; among them is everything that can
    have happened. How likely that was is not weighed (see docs/decisions.md)."""
    reached = [after for deal in deals(novices) for after in lived_through(deal, story)]
    game = GAME.with_cards(tiny(novices))
    for seat in seats:
        for alike in _some_alike(reached, seat):
            view = alike[0].view(seat)
            filled: dict[Way, Fraction] = {}
            for full, chance in every_chance(partial(game.fill, view, seat)):
                filled[way(full)] = filled.get(way(full), Fraction(0)) + chance
            ways = _ways_to_lie(view)
            total = sum(ways.values())
            assert filled == {key: Fraction(count, total) for key, count in ways.items()}
            assert {way(state) for state in alike} <= set(filled)


def _ways_to_lie(view: SansFoiNiLoiState) -> dict[Way, int]:
    """In how many ways the unseen cards can lie, by what comes of it: equal cards are two cards."""
    unseen = view.catalogue.box.unseen(view.cards())
    found: dict[Way, int] = {}
    for order in permutations(unseen):
        rest = list(order)
        held: list[tuple[Card, ...]] = []
        for cards in view.hands.held:
            hidden = cards.count(HIDDEN)
            held.append(tuple(sorted([*cards[hidden:], *rest[:hidden]])))
            del rest[:hidden]
        if not set(rest) & set(view.absent):
            key = (tuple(held), tuple(rest))
            found[key] = found.get(key, 0) + 1
    return found
