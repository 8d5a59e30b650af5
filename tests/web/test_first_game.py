"""What is new in a first game: which situations a page explains, from what its reader sees."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from ludotheque.core import Dice, Log, State
from ludotheque.games import GAMES
from ludotheque.web.views.situation import Situation
from tests.web.every_stage import EVERY_STAGE
from tests.web.rendered_pages import rendered, scene, table_of
from tests.web.windows import acting

LONGEST: Final = 45
"""A note has so many words at most: there is little time to read at a table."""

EXPLAINED: Final = {
    "district-noir": {"turn", "take", "taken", "alone", "betrayal", "city", "last-round"},
    "noxford": {"turn", "gear", "cover", "district", "barracks", "last-card"},
    "sans-foi-ni-loi": {
        *("act", "two-estates", "guard", "sell", "trick", "buy", "place", "end"),
    },
    "samarande": {
        "redeal",
        "choose",
        "act",
        "guard",
        "answer",
        "who-vanishes",
        "trick",
        "buy",
        "end",
    },
}


def moments(game: str, seed: int) -> Iterator[State]:
    """A random game, whenever somebody is asked."""
    dice = Dice(f"a first game {seed}")
    state = GAMES[game].new(players=2, chance=dice)
    while (decision := state.decision()) is not None:
        yield state.copy()
        state.apply(dice.pick(decision.options), dice, Log())


def explained(game: str, state: State, lang: str = "en") -> list[Situation]:
    """What a page explains to whoever is asked."""
    decision = state.decision()
    assert decision is not None
    session = table_of(game, state.seats, state)
    shown = scene(session, decision.seat, lang)
    found = EVERY_STAGE[game].situations(shown.view(), shown)
    return [each for each in found if each.key in shown.texts]


@cache
def first_moments(game: str) -> dict[str, State]:
    """For each situation, the first moment of some games in which it is explained."""
    found: dict[str, State] = {}
    for seed in range(12):
        for place, state in enumerate(moments(game, seed)):
            if place % 3 == seed % 3:
                for each in explained(game, state):
                    found.setdefault(each.name, state)
        if set(found) == EXPLAINED[game]:
            break
    return found


@pytest.mark.parametrize("game", EXPLAINED)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_sentence_is_there_in_vain(game: str, lang: str) -> None:
    written = re.findall(r"(?m)^situation-([\w-]+) =", GAMES[game].texts[lang])
    assert set(written) == EXPLAINED[game]


@pytest.mark.slow
@pytest.mark.parametrize("game", EXPLAINED)
def test_every_situation_comes_up_and_is_explained(game: str) -> None:
    assert set(first_moments(game)) == EXPLAINED[game]


@pytest.mark.slow
@pytest.mark.parametrize("game", EXPLAINED)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_its_page_says_so_briefly_and_lights_what_is_there(game: str, lang: str) -> None:
    for name, state in first_moments(game).items():
        decision = state.decision()
        assert decision is not None
        session = table_of(game, state.seats, state)
        page = rendered(session, decision.seat, lang)
        (note,) = [each for each in page.all if each.get("data-situation") == name]
        assert "hidden" in note
        for selector in filter(None, re.split(r"; |\|", note["data-note-lights"])):
            if selector.startswith("#") and " " not in selector:
                assert selector[1:] in page.ids(), (name, selector)
        (situation,) = [each for each in explained(game, state, lang) if each.name == name]
        text = scene(session, decision.seat, lang).texts.word(situation.key, **situation.args)
        assert len(re.findall(r"\w[\w’-]*", text)) <= LONGEST, text


@pytest.mark.parametrize("game", EXPLAINED)
def test_who_is_not_asked_is_told_nothing(game: str) -> None:
    state = next(moments(game, 1))
    decision = state.decision()
    assert decision is not None
    if decision.window is not None:
        return
    session = table_of(game, 2, state)
    page = rendered(session, 1 - decision.seat)
    assert not [each for each in page.all if "data-situation" in each]


def test_being_asked_tells_nothing_of_what_one_holds() -> None:
    """All are asked about an Action, and all are told the same of it."""
    state = acting(players=3, genies=1).after
    for seat in (1, 2):
        page = rendered(table_of("samarande", 3, state), seat)
        names = [each["data-situation"] for each in page.all if "data-situation" in each]
        assert names[0] == "answer"
