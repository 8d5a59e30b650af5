"""What a device keeps of one of its games: who plays, whose turn it is, how it ended."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import Outcome, Seat
from ludotheque.texts import LANGUAGES
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import GATHERING, OVER

from .guest import Guest
from .language import phrasebook
from .result import winning_words
from .table_scene import TableScene

NAMED: Final = 3
"""So many of the others are named, if there are not many more."""
_RESULTS: Final = {
    "won": ("mine-won", "mine-won-points"),
    "lost": ("mine-lost", "mine-lost-points"),
    "shared": ("mine-shared", "mine-shared-points"),
}
"""What is said of an ending, and what where there are two with points."""


def my_game(session: TableSession, guest: Guest, world: str) -> dict[str, object]:
    """What the page of this guest may say, in few words and in every language: a device shows it
    later without asking again."""
    table, match = session.table, session.table.match
    scenes = {lang: TableScene(session, guest, phrasebook(lang)) for lang in LANGUAGES}
    scene = scenes["en"]
    others = [chair for seat, chair in enumerate(table.lobby.chairs) if seat not in guest.seats]
    return {
        "game": table.game.name,
        "world": world,
        "phase": table.phase,
        "at": table.lines.time_of(match.number) if match else 0,
        "known": guest.is_known,
        "yours": scene.is_asked,
        "practice": table.is_practice,
        "bots": sorted({chair.bot for chair in others if chair.bot}),
        "people": sum(1 for chair in others if chair.holder),
        "won": _won(guest, table.outcome()),
        "challenge": bool(scene.challenge_door),
        "rematch": table.rematch_id,
        "says": {lang: _says(each, guest) for lang, each in scenes.items()},
    }


def _own_seat(guest: Guest) -> Seat | None:
    return guest.seats[0] if len(guest.seats) == 1 else None


def _won(guest: Guest, outcome: Outcome | None) -> bool | None:
    """Whether the one person here has won; None if that cannot be said."""
    seat = _own_seat(guest)
    return None if outcome is None or seat is None else seat in outcome.winners


def _says(scene: TableScene, guest: Guest) -> Mapping[str, str]:
    name = scene.texts.word("game-name")
    return {
        "game": scene.word("title-practice", game=name) if scene.is_practice else name,
        "who": _who(scene, guest),
        "state": _state(scene, guest),
        "score": scene.evening,
    }


def _who(scene: TableScene, guest: Guest) -> str:
    """The others, and how strong they are if they are all bots of one level."""
    others = [chair for seat, chair in enumerate(scene.lobby.chairs) if seat not in guest.seats]
    names = [chair.name for chair in others if chair.name]
    if not names:
        return scene.word("mine-nobody-yet" if others else "mine-one-screen")
    if len(names) > NAMED + 1:
        told = ", ".join(names[:NAMED])
        return scene.word("mine-many", names=told, count=len(names) - NAMED)
    return scene.texts.listed(names)


def _state(scene: TableScene, guest: Guest) -> str:
    outcome = scene.outcome()
    if scene.phase == GATHERING:
        return scene.word("mine-gathering")
    if scene.phase == OVER and outcome is not None:
        return result_words(scene, guest, outcome)
    if scene.is_asked:
        return scene.word("mine-yours")
    decision = scene.table.decision()
    if scene.session.answers.is_asking() or decision is None:
        return scene.word("mine-several")
    return scene.word("mine-turn-of", name=scene.names[decision.seat])


def result_words(scene: TableScene, guest: Guest, outcome: Outcome) -> str:
    """How it ended for the one person here; else, who has won."""
    seat, count = _own_seat(guest), len(outcome.places)
    if seat is None:
        return winning_words(scene, outcome, by_name=True)
    if count > 2 and seat not in outcome.winners:
        return scene.word("mine-place", place=outcome.places[seat], count=count)
    words, with_points = _RESULTS[_ending(seat, outcome)]
    if count > 2 or not outcome.points:
        return scene.word(words)
    return scene.word(with_points, own=outcome.points[seat], other=outcome.points[1 - seat])


def _ending(seat: Seat, outcome: Outcome) -> str:
    if seat not in outcome.winners:
        return "lost"
    return "shared" if len(outcome.winners) > 1 else "won"
