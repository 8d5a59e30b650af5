"""Every figure that is printed on a card which we have not seen is read from `cards.toml` and from
nowhere else: with another figure, it is another game (B1)."""

import re
from collections.abc import Iterator

import pytest

from ludotheque.core import BadBox, Box, Card, Dice, Game, Journal
from ludotheque.games import GAMES
from tests.plugins.announced import published_games

MOST_GAMES = 60
"""How many games may pass before the difference shows: some cards are rare."""

FIGURES = [
    (name, kind.name, figure)
    for name in published_games()
    for kind in GAMES[name].box.kinds
    for figure, source in kind.sources.items()
    if source == "card"
]


def with_more(box: Box, figure: str, more: dict[Card, int]) -> str:
    """The list with this figure changed on these cards; without a card that has no copies left."""
    head, *kinds = box.text.split("[[kind]]\n")
    line = re.compile(rf"^{figure} = (-?\d+)$", re.MULTILINE)
    for card, change in more.items():
        found = line.findall(kinds[card])
        assert len(found) == 1, "the figure is not on the list"
        value = int(found[0]) + change
        written = "" if figure == "count" and not value else kinds[card]
        kinds[card] = line.sub(f"{figure} = {value}", written)
    return "[[kind]]\n".join([head, *filter(None, kinds)])


def with_another(game: Game, card: Card, figure: str) -> Game:
    """The game with one more or one less of this; of copies, with one less or more of others if the
    number of all cards is fixed."""
    changes = [{card: 1}, {card: -1}]
    if figure == "count":
        others = [other for other in range(len(game.box.kinds)) if other != card]
        changes += [{card: 1, other: -1} for other in others]
    for more in changes:
        try:
            return game.with_cards(with_more(game.box, figure, more))
        except BadBox:
            continue
    raise AssertionError("the list cannot have any other figure")


def story(game: Game, number: int) -> Iterator[object]:
    """A game by chance alone: what is asked, told and scored, step by step."""
    players = game.players[number % len(game.players)]
    deal, choices = Dice(f"deal {number}"), Dice(f"choices {number}")
    state = game.new(players=players, chance=deal)
    decision = state.decision()
    while decision is not None:
        options = [str(move) for move in decision.options]
        yield decision.seat, str(decision.question), options, state.standing()
        journal = Journal()
        state.apply(choices.pick(decision.options), choices, journal)
        yield [str(event) for event in journal.events]
        decision = state.decision()
    outcome = state.outcome()
    assert outcome is not None
    yield outcome.points


def is_told_apart(game: Game, other: Game, number: int) -> bool:
    return any(
        here != there
        for here, there in zip(story(game, number), story(other, number), strict=False)
    )


@pytest.mark.slow
@pytest.mark.parametrize(("name", "card", "figure"), FIGURES, ids=lambda value: str(value))
def test_b1_a_game_with_another_figure_goes_differently(name: str, card: str, figure: str) -> None:
    game = GAMES[name]
    other = with_another(game, game.box.find(card), figure)
    assert any(is_told_apart(game, other, number) for number in range(MOST_GAMES))


def test_a_game_does_not_differ_from_itself() -> None:
    game = GAMES["samarande"]
    assert not is_told_apart(game, game.with_cards(game.box.text), 0)


def test_every_game_is_looked_at() -> None:
    assert {name for name, _, _ in FIGURES} == set(published_games())
