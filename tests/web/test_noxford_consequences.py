"""What the page says a card would do at a place is what the rules then do."""

from typing import Any, Final

import pytest

from ludotheque.core import NOBODY, Dice, Log, Move, Script
from ludotheque.games import GAMES
from ludotheque.games.noxford.geometry import Place
from ludotheque.games.noxford.moves import CoverCard, MoveCard, MoveOver, PlaceCard
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.scoring import face_down, holder, influences
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from ludotheque.web.views.games.noxford_consequences import Consequence, Consequences
from ludotheque.web.views.games.noxford_places import Choices
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens
from tests.web.rendered_pages import NAMES, scene

NOXFORD: Final = GAMES["noxford"]


def session_of(players: int) -> TableSession:
    chairs = tuple(Chair(name, holder=name) for name in NAMES[:players])
    table = Table.open("t", {"noxford": NOXFORD}, Lobby("noxford", {}, chairs, NAMES[0]), 0.0)
    table.start("a table")
    return TableSession(table, FakeClock(), FakeTokens())


def cities(players: int, seed: str) -> list[NoxfordState]:
    """The turns of a game, each as the seat sees it that is asked."""
    dice = Dice(seed)
    state = NOXFORD.new(players=players, chance=dice)
    assert isinstance(state, NoxfordState)
    found = []
    while (decision := state.decision()) is not None:
        view = state.view(decision.seat)
        assert isinstance(view, NoxfordState)
        found.append(view)
        state.apply(dice.pick(decision.options), Script(()), Log())
    return found


def after(view: NoxfordState, move: Move) -> tuple[NoxfordState, Place]:
    """The city with this move made, and where its card then lies. Only what lies open matters."""
    then = NOXFORD.fill(view, view.eyes, Dice(1))
    assert isinstance(then, NoxfordState)
    then.apply(move, Script(()), Log())
    if isinstance(move, (PlaceCard, MoveCard)):
        return then, move.place
    assert isinstance(move, (CoverCard, MoveOver))
    corner = move.corner if isinstance(move, CoverCard) else move.target
    return then, pile_at(then.piles, corner)


def told(view: NoxfordState, told_by: Consequences, move: Move) -> Consequence:
    if isinstance(move, PlaceCard):
        return told_by.placed(move.card, move.place)
    assert isinstance(move, CoverCard)
    return told_by.laid_over(move.card, pile_at(view.piles, move.corner))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_told_is_what_happens(players: int) -> None:
    warned = held = 0
    session = session_of(players)
    for view in cities(players, f"consequences {players}")[::3]:
        reader = scene(session, view.eyes)
        consequences = Consequences(view, reader)
        decision = view.decision()
        assert decision is not None
        cards = view.catalogue
        for move in decision.options:
            if not isinstance(move, (PlaceCard, CoverCard)):
                continue
            consequence = told(view, consequences, move)
            then, place = after(view, move)
            turned = face_down(cards, then.piles, then.city)
            assert consequence.is_turned == (place in turned), move
            warned += consequence.is_turned
            if consequence.is_turned or cards.owner[move.card] == NOBODY:
                continue
            beside = [
                rect.place
                for rect in then.city.touching(place)
                if cards.is_district[then.piles[rect.place][-1]]
            ]
            won = 0
            for district in beside:
                strength = influences(cards, then.piles, then.city, players, district, turned)
                won += holder(strength) == view.eyes
            assert consequence.text.count("yours,") == won, (move, consequence.text)
            assert ("no District" in consequence.text) == (not beside)
            held += won
    assert warned > 20
    assert held > 20


@pytest.mark.slow
def test_marks_are_sent_with_every_choice() -> None:
    """A Gear's moves too: the page has a text for each place, and knows which of them warn."""
    moved = warned = 0
    session = session_of(3)
    for view in cities(3, "marks")[::2]:
        decision = view.decision()
        assert decision is not None
        choices = Choices(view, scene(session, view.eyes), decision.options)
        content: dict[str, Any] = choices.content()
        for choice in content["choices"].values():
            _, _, _, spots, covers, spot_texts, cover_texts, turned = choice
            assert (len(spots), len(covers)) == (len(spot_texts), len(cover_texts))
            assert set(turned) <= {*spot_texts, *cover_texts}
            for text in turned:
                assert "face down" in content["texts"][text]
        if any(isinstance(move, (MoveCard, MoveOver)) for move in decision.options):
            moved += 1
            warned += any(choice[-1] for choice in content["choices"].values())
    assert moved > 2
    assert warned > 0
