"""Tables, games and events as the API gives them."""

from collections.abc import Sequence

from ludotheque.core import Event, Game, Outcome, Sentence
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.table_scene import TableScene

from .models import (
    Asked,
    GameShown,
    OptionShown,
    OutcomeShown,
    ScoreShown,
    SeatShown,
    TableShown,
    Text,
    Told,
)


def game_shown(game: Game, lang: str) -> GameShown:
    texts = phrasebook(lang).texts(game)
    return GameShown(
        name=game.name,
        title=texts.word("game-name"),
        about=texts.word("game-about"),
        length=texts.word("game-length"),
        players=list(game.players),
        options=[
            {"key": option.key, "default": option.default, "allowed": option.allowed()}
            for option in game.options
        ],
    )


def _text(scene: Scene, sentence: Sentence) -> Text:
    return Text(key=sentence.key, text=scene.say(sentence))


def options_shown(scene: Scene) -> list[OptionShown]:
    decision = scene.decision()
    options = decision.options if decision else ()
    return [OptionShown(move=str(move), meaning=scene.meaning(move)) for move in options]


def asked_shown(scene: Scene) -> Asked | None:
    decision = scene.decision()
    if decision is None:
        return None
    return Asked(
        seat=decision.seat,
        question=_text(scene, decision.question),
        options=options_shown(scene),
        together=scene.asked_together(),
        closes=scene.closes,
    )


def told_shown(scene: Scene, after: int) -> list[Told]:
    return told_of(scene, scene.told(after))


def told_of(scene: Scene, events: Sequence[Event]) -> list[Told]:
    return [
        Told(
            key=event.key,
            text=scene.say(event),
            args={
                name: list(value) if isinstance(value, tuple) else value
                for name, value in event.args.items()
            },
        )
        for event in events
    ]


def outcome_shown(scene: Scene, outcome: Outcome) -> OutcomeShown:
    return OutcomeShown(
        places=list(outcome.places),
        points=list(outcome.points),
        how=_text(scene, outcome.how),
        lines=[
            ScoreShown(
                text=_text(scene, line.sentence),
                seat=line.seat if line.seat >= 0 else None,
                points=line.points,
            )
            for line in outcome.lines
        ],
    )


def table_shown(scene: TableScene) -> TableShown:
    table, outcome = scene.table, scene.outcome()
    return TableShown(
        table=table.id,
        game=table.game.name,
        phase=table.phase,  # type: ignore[arg-type]  # one of the three
        number=table.number,
        seats=[
            SeatShown(
                name=scene.names[seat],
                bot=table.players[seat].bot if table.match else chair.bot,
                open=chair.is_open and table.match is None,
                here=bool(chair.holder) and scene.is_here(seat),
                yours=seat in scene.guest.seats,
            )
            for seat, chair in enumerate(table.lobby.chairs)
        ],
        host=scene.guest.is_host,
        options=dict(table.lobby.options),
        asked=asked_shown(scene),
        view=table.game.dump(scene.view()) if table.match else None,
        outcome=None if outcome is None else outcome_shown(scene, outcome),
        again=table.rematch_id,
    )


def event_shown(scene: TableScene, after: int) -> dict[str, object]:
    """One event of the stream, made by hand because streams are most of a server's work."""
    table = scene.table
    decision = scene.decision()
    return {
        "number": table.number,
        "phase": table.phase,
        "told": [
            {"key": event.key, "text": scene.say(event), "args": event.args}
            for event in scene.told(after)
        ],
        "said": [
            {"seat": said.seat, "name": said.name, "text": said.text}
            for said in table.talk
            if said.number > after
        ],
        "asked": None
        if decision is None
        else {
            "seat": decision.seat,
            "question": decision.question.key,
            "options": [str(move) for move in decision.options],
            "together": scene.asked_together(),
            "closes": scene.closes,
        },
        "again": table.rematch_id,
    }
