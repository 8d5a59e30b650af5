"""Tables, games and events as the API gives them."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Event, Game, Outcome, Sentence, Value, cards_in, parts_in
from ludotheque.web.tables.given_hint import GivenHint
from ludotheque.web.tables.table import PLAYING, Table
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.table_scene import TableScene

from .models import (
    Arg,
    Asked,
    CardShown,
    CardsShown,
    GameShown,
    HintGiven,
    Journal,
    Opened,
    OptionShown,
    OutcomeShown,
    Part,
    ScoreShown,
    SeatShown,
    TableShown,
    Text,
    Told,
    WeighedShown,
)

MOST_TOLD: Final = 200
"""How much a page of a journal, or one event of a stream, tells at most."""


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
    return [
        OptionShown(move=str(move), meaning=meaning)
        for move, meaning in zip(options, scene.meanings(options), strict=True)
    ]


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
        due=scene.turn_end,
    )


def _args(sentence: Sentence) -> dict[str, Arg]:
    return {name: _arg(value) for name, value in sentence.args.items()}


def _arg(value: Value) -> Arg:
    if isinstance(value, Sentence):
        return _part(value)
    if isinstance(value, tuple):
        parts = parts_in(value)
        return [_part(part) for part in parts] if parts else list(cards_in(value))
    return value


def _part(sentence: Sentence) -> Part:
    return {"key": sentence.key, "args": _args(sentence)}


def told_of(scene: Scene, events: Sequence[Event]) -> list[Told]:
    return [
        Told(
            key=event.key,
            text=scene.say(event),
            args=_args(event),
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
    evening = table.evening()
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
                muted=chair.muted,
                wins=evening.won_by(chair.name),
            )
            for seat, chair in enumerate(table.lobby.chairs)
        ],
        host=scene.guest.is_host,
        spectators=table.lobby.spectators,
        listed=table.lobby.listed,
        sent_away=table.lost_seats.sent_away(),
        options=dict(table.lobby.options),
        practice=table.is_practice,
        challenge=scene.is_challenge,
        duplicate=scene.lobby.duplicate,
        clock=table.lobby.clock,
        hints=table.lobby.allows_hints,
        hints_asked=table.hint_counts(),
        own_cards=bool(table.own_cards.text),
        deal=table.deal_hash,
        dealing=table.dealing.step,
        asked=asked_shown(scene),
        view=table.game.dump(scene.view()) if table.match else None,
        outcome=None if outcome is None else outcome_shown(scene, outcome),
        again=table.rematch_id,
    )


def hint_given(scene: TableScene, hint: GivenHint) -> HintGiven:
    return HintGiven(
        move=str(hint.move),
        meaning=scene.meaning(hint.move),
        reasons=[Text(key=reason.key, text=scene.tell(reason)) for reason in hint.reasons],
        sureness=hint.sureness,
        options=[
            WeighedShown(
                move=str(option.move),
                meaning=scene.meaning(option.move),
                chance=round(option.chance, 4),
                low=round(option.low, 4),
                high=round(option.high, 4),
            )
            for option in hint.options
        ],
    )


def cards_shown(scene: TableScene) -> CardsShown:
    box, own = scene.game.box, scene.own_cards
    return CardsShown(
        own=bool(own.text),
        by=own.by,
        toml=box.text,
        cards=[
            CardShown(
                name=kind.name,
                title=scene.texts.card(card),
                about=scene.texts.about(card),
                type=kind.type,
                count=kind.count,
                figures=kind.figures,
            )
            for card, kind in enumerate(box.kinds)
            if kind.count
        ],
    )


def opened(table: Table, token: str, number: int | None = None) -> Opened:
    """What somebody gets who has opened a table, or sat down at it."""
    return Opened(
        table=table.id,
        token=token,
        number=table.number if number is None else number,
        deal=table.deal_hash,
    )


def journal_page(scene: TableScene, after: int) -> Journal:
    """What was told after this line, as far as it fits on a page."""
    number = scene.table.end_of_page(after, MOST_TOLD)
    return Journal(
        number=number,
        told=told_of(scene, scene.told(after, number)),
        next=number if number < scene.table.number else None,
    )


def event_shown(scene: TableScene, after: int, number: int) -> dict[str, object]:
    """One event of the stream, up to this line. It is made by hand, because streams are most of a
    server's work. Who is asked is told when nothing more is to be told."""
    table = scene.table
    decision = scene.decision() if number == table.number else None
    return {
        "number": number,
        "phase": table.phase if number == table.number or table.match is None else PLAYING,
        "dealing": table.dealing.step,
        "told": [
            {"key": event.key, "text": scene.say(event), "args": _args(event)}
            for event in scene.told(after, number)
        ],
        "said": [
            {"seat": said.seat, "name": said.name, "text": said.text}
            for said in table.talk
            if after < said.number <= number
        ],
        "hinted": [
            {"seat": asked.seat, "name": asked.name}
            for asked in table.hints_asked
            if after < asked.number <= number
        ],
        "noticed": [
            {"kind": each.kind, "by": each.by_name, "seat": each.seat, "name": each.name}
            for each in table.notices
            if after < each.number <= number
        ],
        "asked": None
        if decision is None
        else {
            "seat": decision.seat,
            "question": decision.question.key,
            "options": [str(move) for move in decision.options],
            "together": scene.asked_together(),
            "closes": scene.closes,
            "due": scene.turn_end,
        },
        "again": table.rematch_id,
    }
