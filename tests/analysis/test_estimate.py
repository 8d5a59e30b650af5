"""A second opinion: chances add up, the same seed gives the same answer, nobody peeks."""

import pytest

from ludotheque.analysis import Estimate, estimate, hint
from ludotheque.analysis.estimate import FEWEST_WORLDS, LOOKED_AT, interval
from ludotheque.analysis.outlook import likely_places, places_shared
from ludotheque.bots import make_bot
from ludotheque.core import Dice, Game, Log, Outcome, Seat, State
from ludotheque.games import GAMES
from ludotheque.games.district_noir.phrases import MUST_TAKE
from ludotheque.texts import LANGUAGES, Texts
from tests.games.district_noir.tables import GAME as NOIR
from tests.games.district_noir.tables import table

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")
TABLES = [
    pytest.param(GAMES[name], players, id=f"{name}-{players}")
    for name in OURS
    for players in dict.fromkeys((GAMES[name].players[0], GAMES[name].players[-1]))
]


def in_the_middle(game: Game, players: int, decisions: int = 25) -> tuple[State, Seat]:
    """A view in the middle of a game, and its seat."""
    dice, bot = Dice("middle"), make_bot("greedy", seed=1)
    state = game.new(players=players, chance=dice)
    for _ in range(decisions):
        decision = state.decision()
        assert decision is not None
        view = state.view(decision.seat)
        state.apply(bot.choose(game, view, decision.seat), dice, Log())
    decision = state.decision()
    assert decision is not None
    return state.view(decision.seat), decision.seat


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chances_are_chances_and_the_best_comes_first(game: Game, players: int) -> None:
    view, seat = in_the_middle(game, players)
    decision = view.decision()
    assert decision is not None
    found = estimate(game, view, seat, iterations=4)
    assert found.worlds == 4
    moves = [each.move for each in found.weighed]
    assert sorted(map(str, [*moves, *found.not_looked_at])) == sorted(map(str, decision.options))
    assert len(moves) == min(LOOKED_AT, len(decision.options))
    for each in found.weighed:
        assert len(each.places) == players
        assert sum(each.places) == pytest.approx(1.0)
        assert each.chance == each.places[0]
        assert 0.0 <= each.low < each.high <= 1.0
        assert len(each.in_worlds) == 4
    chances = [each.chance for each in found.weighed]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_and_iterations_give_the_same_answer(game: Game, players: int) -> None:
    view, seat = in_the_middle(game, players)

    def answer(seed: int) -> Estimate:
        return estimate(game, view, seat, iterations=3, seed=seed)

    assert answer(7) == answer(7)
    assert any(answer(7) != answer(seed) for seed in range(3))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_the_seat_cannot_know_changes_nothing(game: Game, players: int) -> None:
    view, seat = in_the_middle(game, players)
    other = game.fill(view, seat, Dice("other")).view(seat)
    assert hint(game, other, seat, iterations=3) == hint(game, view, seat, iterations=3)


def test_only_a_seats_own_view_is_looked_at() -> None:
    state = NOIR.new(players=2, chance=Dice("whole"))
    decision = state.decision()
    assert decision is not None
    seat = decision.seat
    for view, asked in ((state, seat), (state.view(1 - seat), seat), (state.view(seat), 1 - seat)):
        with pytest.raises(ValueError, match="not its view"):
            estimate(NOIR, view, asked, iterations=1)


@pytest.mark.parametrize(("iterations", "seconds"), [(0, 0.0), (-1, 0.0), (0, -1.0)])
def test_it_needs_iterations_or_seconds(iterations: int, seconds: float) -> None:
    view, seat = in_the_middle(NOIR, 2, 3)
    with pytest.raises(ValueError, match="iterations or of seconds"):
        estimate(NOIR, view, seat, iterations=iterations, seconds=seconds)


def test_without_time_there_are_still_some_worlds() -> None:
    view, seat = in_the_middle(NOIR, 2, 3)
    assert estimate(NOIR, view, seat, seconds=1e-9).worlds == FEWEST_WORLDS


def test_whoever_interrupts_gets_what_was_found_so_far() -> None:
    view, seat = in_the_middle(NOIR, 2, 3)
    answers = [True, False, False]
    found = estimate(NOIR, view, seat, iterations=10**9, interrupted=answers.pop)
    assert found.worlds == 3


def test_a_sure_win_is_seen() -> None:
    state = table(line="docks -3 -3 -2 -2", piles=("city-hall police-station", ""))
    found = hint(NOIR, state.view(0), 0, iterations=10)
    assert str(found.move) == "take"
    best = found.estimate.weighed[0]
    assert best.chance == 1.0
    assert best.low < 1.0, "ten worlds are not all worlds"


def test_reasons_rest_on_what_was_counted() -> None:
    state = table(line="docks -3 -3 -2 -2", piles=("city-hall police-station", ""))
    found = hint(NOIR, state.view(0), 0, iterations=60)
    said = {
        lang: [Texts(NOIR, lang).say(reason, ["Ada", "Blaise"], 0) for reason in found.reasons]
        for lang in LANGUAGES
    }
    assert said["en"][0] == "It completes the City: you win on the spot."
    assert said["en"][1] == "Afterwards the odds are with you in 60 of 60 imagined games."
    assert said["fr"][1] == (
        "Ensuite, les chances sont de votre côté dans 60 parties imaginées sur 60."
    )
    assert "better than the next best option, and in none worse" in said["en"][2]


def test_shared_places_are_shared() -> None:
    outcome = Outcome((1, 1, 3), (), MUST_TAKE)
    assert [places_shared(outcome, seat) for seat in range(3)] == [
        [0.5, 0.5, 0.0],
        [0.5, 0.5, 0.0],
        [0.0, 0.0, 1.0],
    ]


def test_likely_places() -> None:
    assert likely_places((0.75, 0.25), 0) == pytest.approx([0.75, 0.25])
    assert likely_places((0.75, 0.25), 1) == pytest.approx([0.25, 0.75])
    assert likely_places((0.5, 0.5, 0.5), 2) == pytest.approx([1 / 3] * 3)
    every = [likely_places((0.8, 0.2, 0.1, 0.05), seat) for seat in range(4)]
    for place in range(4):
        assert sum(each[place] for each in every) == pytest.approx(1.0)
    assert [each[0] for each in every] == sorted([each[0] for each in every], reverse=True)


def test_more_worlds_say_more() -> None:
    few, many = interval([0.3, 0.7] * 5), interval([0.3, 0.7] * 50)
    assert many[1] - many[0] < few[1] - few[0] < 0.4
    low, high = interval([1.0] * 10)
    assert 0.5 < low < 0.9
    assert high == 1.0
