"""Between them, the golden playthroughs show every game with everything that is in it."""

from collections.abc import Iterator
from functools import cache

import pytest

from ludotheque.core import Game, Sentence
from ludotheque.games import GAMES
from tests.playthroughs.entries import Entry, Scene, Step, WholeGame
from tests.playthroughs.golden import GOLDEN, WHOLE_GAMES
from tests.plugins.announced import published_games

VERBS = {
    "district-noir": ("play",),
    "noxford": ("place", "cover"),
    "sans-foi-ni-loi": ("lay", "play"),
    "samarande": ("lay", "play"),
}
"""The first words of moves that bring a card into play; the second is the card's name."""

NEVER_SAID = {
    ("sans-foi-ni-loi", "move-no-card"),  # the Mayor orders the line when it has just been filled
    ("sans-foi-ni-loi", "told-start-tied"),  # the number of cards decides; SF-12 has it
    ("samarande", "told-start-tied"),  # likewise, SA-12
}

PUBLISHED = [GAMES[name] for name in published_games()]
games = pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.name)


def playthroughs_of(game: Game) -> list[Entry]:
    return [entry for entry in GOLDEN if entry.name == game.name]


@cache
def steps_of(entry: Entry) -> list[Step]:
    return list(entry.steps())


def sentences(entry: Entry) -> Iterator[Sentence]:
    """All that the text of this playthrough says in words."""
    steps = steps_of(entry)
    if isinstance(entry, WholeGame):
        yield from entry.deal()[2].events
    for step in steps:
        yield step.decision.question
        if isinstance(entry, Scene):
            yield step.meaning
        yield from step.journal.events
    outcome = steps[-1].after.outcome()
    if outcome is not None:
        yield outcome.how
        yield from [line.sentence for line in outcome.lines]


def unsaid(game: Game, kind: str) -> set[str]:
    """The game's phrases of this kind that no playthrough says."""
    said = {sentence.key for entry in playthroughs_of(game) for sentence in sentences(entry)}
    phrases = {key for key in game.vocabulary.phrases if key.startswith(f"{kind}-")}
    assert phrases, f"no phrases of the kind {kind}"
    return {key for key in phrases - said if (game.name, key) not in NEVER_SAID}


@games
def test_there_is_a_whole_game_for_every_number_of_players(game: Game) -> None:
    whole = [entry for entry in WHOLE_GAMES if entry.name == game.name]
    assert {entry.players for entry in whole} == set(game.players)


@games
def test_every_kind_of_card_is_played(game: Game) -> None:
    played = set()
    for entry in playthroughs_of(game):
        for step in steps_of(entry):
            verb, *rest = str(step.move).split()
            if verb in VERBS[game.name]:
                played.add(rest[0])
    assert played == {kind.name for kind in game.box.kinds}


@games
def test_every_way_to_end_and_every_line_of_an_account_occur(game: Game) -> None:
    """An account begins with how the game was won."""
    assert unsaid(game, "scored") == set()


@games
def test_everything_that_can_be_told_is_told(game: Game) -> None:
    """Why a game ends, such as an empty bank, is told too."""
    assert unsaid(game, "told") == set()


@games
def test_every_question_is_asked(game: Game) -> None:
    assert unsaid(game, "asked") == set()


@games
def test_every_sort_of_move_is_made(game: Game) -> None:
    assert unsaid(game, "move") == set()
