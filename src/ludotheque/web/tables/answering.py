"""Moves at a table in use, alone or where several are asked at once."""

from ludotheque.core import Seat
from ludotheque.web.errors import Refused

from .session import LiveTable


def play(live: LiveTable, seat: Seat, move: str) -> None:
    """Make a move; where several are asked at once, keep it until the table plays it."""
    answers, table = live.answers, live.table
    if answers is None or seat not in answers.window.seats:
        table.play(seat, move)
        return
    table.judge_answer(seat, move)
    answers.give(seat, move)
    table.noted()
    live.changed_for(table.setup.chairs[seat].holder)


def let_pass(live: LiveTable, seat: Seat, *, on: bool) -> None:
    """Whether this person lets everything pass until their next turn."""
    if on:
        live.letting_pass.add(seat)
        if live.answers is not None:
            live.answers.silence(seat)
    else:
        live.letting_pass.discard(seat)
    live.changed_for(live.table.setup.chairs[seat].holder)


def nobody_answers(live: LiveTable, holder: str) -> None:
    """At one screen: nobody else there has anything to say."""
    own = live.table.seats_of(holder)
    if not own:
        raise Refused(403, "no-seat")
    for seat in own:
        if live.answers is not None:
            live.answers.silence(seat)
    live.changed_for(holder)


def play_answers(live: LiveTable, now: float) -> None:
    """Play what people have answered, in the rules' order, as far as that goes."""
    table = live.table
    while True:
        live.follow_window(now)
        answers = live.answers
        if answers is None or table.players[answers.window.seats[0]].bot:
            return
        move, seat = answers.to_play(), answers.window.seats[0]
        if move is None:
            return
        try:
            table.play(seat, move)
        except Refused:
            if not answers.has_answered(seat):
                raise
            answers.forget(seat)  # what came before has made it impossible
