"""An analysis kept as text is the same analysis, and is told in the same words."""

import json

import pytest

from ludotheque.analysis import (
    GameAnalysis,
    PlainAct,
    PlainAnalysis,
    ToldAnalysis,
    analyse,
    analysis_words,
    finished_game,
    plain_act,
    plain_analysis,
)
from ludotheque.analysis.curves import HEIGHT, Curves
from ludotheque.analysis.finished import AnalysedAct
from ludotheque.core import Match, Player, Seat, Sentence
from ludotheque.games import GAMES
from ludotheque.texts import LANGUAGES, Texts
from ludotheque.texts.messages import Sentences
from tests.analysis.test_finished import NOIR, played


@pytest.fixture(scope="module")
def noir() -> GameAnalysis:
    finished = finished_game(NOIR, played(NOIR, ("greedy", "random")))
    assert finished is not None
    return analyse(finished, worlds=40)


def told(analysis: PlainAnalysis, lang: str) -> ToldAnalysis:
    texts, words = Texts(NOIR, lang), Sentences(lang, (analysis_words(lang),))
    names = [name for name, _ in analysis.players]

    def say(sentence: Sentence, reader: Seat) -> str:
        return texts.say(sentence, names, reader)

    def word(key: str, **args: str | int) -> str:
        return words.format(key, args)

    return ToldAnalysis(analysis, NOIR, word, say, game_name="", result="")


def test_what_is_kept_is_read_again(noir: GameAnalysis) -> None:
    plain = PlainAnalysis.of(noir)
    text = json.dumps(plain.content())
    again = plain_analysis(json.loads(text))
    assert again is not None
    assert json.dumps(again.content()) == text
    assert [act.verdict is None for act in again.acts] == [
        act.verdict is None for act in plain.acts
    ]
    for lang in LANGUAGES:
        assert told(again, lang).moments() == told(plain, lang).moments()
    assert plain_analysis({**json.loads(text), "format": 0}) is None


def test_moments_are_told_as_soon_as_they_are_found() -> None:
    finished = finished_game(NOIR, played(NOIR, ("greedy", "random")))
    assert finished is not None
    done: list[int] = []
    found: list[tuple[int, AnalysedAct]] = []
    analysis = analyse(
        finished,
        worlds=40,
        told=lambda at, _whole: done.append(at),
        found=lambda act: found.append((len(done), act)),
    )
    verdicts = {act.act.number: act.verdict for act in analysis.acts if act.verdict}
    assert {act.act.number: act.verdict for _, act in found} == verdicts
    assert found
    assert found[0][0] < len(done) / 2, "before the curves"
    act = PlainAct.of(found[0][1], NOIR)
    assert plain_act(json.loads(json.dumps(act.content()))).content() == act.content()


def test_curves_lie_within_their_picture(noir: GameAnalysis) -> None:
    plain = PlainAnalysis.of(noir)
    for seat in (0, 1):
        curves = Curves(plain, seat)
        for path in (curves.known(), curves.opened()):
            places = [place.split() for place in path.removeprefix("M").split("L")]
            assert len(places) == len(plain.points)
            assert all(0.0 <= float(down) <= HEIGHT for _, down in places)
        own = [act for act in plain.acts if act.verdict and act.seat == seat]
        assert [mark.kind for mark in curves.marks()] == [
            act.verdict.kind for act in own if act.verdict
        ]
        assert {bar.kind for bar in curves.bars()} <= {"luck", "won", "lost"}
    assert any(bar.kind == "lost" for bar in Curves(plain, 1).bars())


def test_a_resignation_is_kept_without_a_move() -> None:
    game = GAMES["district-noir"]
    match = Match.start(game, [Player("Ada"), Player("Blaise")], seed="resigned")
    decision = match.decision()
    assert decision is not None
    assert match.resign(decision.seat) is None
    finished = finished_game(game, match.record)
    assert finished is not None
    plain = plain_analysis(PlainAnalysis.of(analyse(finished, worlds=4)).content())
    assert plain is not None
    assert [(act.move, act.meaning) for act in plain.acts] == [("", None)]
    assert told(plain, "en").act(0) == "Resigns."
