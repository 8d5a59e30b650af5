"""The list of actions: who may do what, and whether each names the fields it needs."""

import pytest

from ludotheque.games import GAMES
from ludotheque.web.errors import RequestRefused
from ludotheque.web.tables.actions import ACTIONS, Action, ActionRequest, Who
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens

HOST, PLAYER, STRANGER = "host's", "player's", "stranger's"
MAY: dict[Who, tuple[str, ...]] = {
    Who.ANYBODY: (HOST, PLAYER, STRANGER),
    Who.SEATED: (HOST, PLAYER),
    Who.SEAT: (HOST, PLAYER),
    Who.KNOWN: (HOST, PLAYER),
    Who.HOST: (HOST,),
}


def session(*, started: bool) -> TableSession:
    chairs = (Chair("Ada", holder=HOST), Chair("Blaise", holder=PLAYER))
    table = Table.open("t", GAMES, Lobby("district-noir", {}, chairs, HOST), 0.0)
    if started:
        table.start("a seed")
    return TableSession(table, FakeClock(), FakeTokens())


def asked(action: Action, holder: str) -> ActionRequest:
    seat = 1 if "seat" in action.needs else None
    return ActionRequest(holder, seat=seat, other=0, text="Well", name="Chloé", new_holder="new")


@pytest.mark.parametrize("action", ACTIONS.values(), ids=lambda action: action.name)
@pytest.mark.parametrize("started", [False, True], ids=["before the start", "while playing"])
def test_who_may_not_is_refused_as_such(action: Action, *, started: bool) -> None:
    for holder in (HOST, PLAYER, STRANGER):
        try:
            action.perform(session(started=started), asked(action, holder))
            status = 200
        except RequestRefused as refused:
            status = refused.status
        assert (status == 403) == (holder not in MAY[action.who]), holder


@pytest.mark.parametrize("action", ACTIONS.values(), ids=lambda action: action.name)
def test_it_needs_fields_that_a_request_has(action: Action) -> None:
    assert set(action.needs) <= set(ActionRequest._fields)


def test_a_person_acts_for_their_own_seat_alone() -> None:
    with pytest.raises(RequestRefused) as refused:
        ACTIONS["resign"].perform(session(started=True), ActionRequest(PLAYER, seat=0))
    assert (refused.value.status, refused.value.key) == (403, "not-your-seat")
