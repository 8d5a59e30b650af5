"""An analysis as texts and numbers, which any process can read and any store can keep."""

from typing import Final, NamedTuple, TypeAlias

from ludotheque.core import Game, Move, Sentence, Value
from ludotheque.core.phrases import VOCABULARY

from .acts import Act
from .finished import AnalysedAct, GameAnalysis
from .worlds import Figure

FORMAT: Final = 1
"""Of what is kept. What was kept in another one is worked out anew."""

_DIGITS: Final = 6

Content: TypeAlias = "dict[str, object]"
"""What JSON can say."""


class PlainSentence(NamedTuple):
    """A sentence: the key of its phrase, and its values."""

    key: str
    values: tuple[object, ...]

    @staticmethod
    def of(sentence: Sentence) -> "PlainSentence":
        return PlainSentence(sentence.key, tuple([_plain(value) for value in sentence.values]))

    def sentence(self, game: Game) -> Sentence:
        """What it was, as this game says it."""
        own, common = game.vocabulary.phrases, VOCABULARY.phrases
        phrase = own[self.key] if self.key in own else common[self.key]
        return Sentence(phrase, tuple([_value(value, game) for value in self.values]))


class PlainVerdict(NamedTuple):
    """What a choice was, and what it is compared with."""

    kind: str
    move: str
    """The better option; of a fine move, the one that comes to mind at once."""
    meaning: PlainSentence
    difference: Figure
    low: float
    high: float
    reasons: tuple[PlainSentence, ...]


class PlainAct(NamedTuple):
    """A move, or a resignation, and what it changed."""

    number: int
    seat: int
    move: str
    """Empty if the seat resigned."""
    meaning: PlainSentence | None
    choice: Figure
    """What its own seat won or lost by it."""
    luck: tuple[Figure, ...]
    verdict: PlainVerdict | None

    @staticmethod
    def of(analysed: AnalysedAct, game: Game) -> "PlainAct":
        act = analysed.act
        if act.move is None:
            return PlainAct(
                act.number, act.seat, "", None, analysed.choice[act.seat], analysed.luck, None
            )
        verdict = analysed.verdict
        plain = None
        if verdict is not None:
            plain = PlainVerdict(
                verdict.kind,
                str(verdict.better),
                _meaning(act, verdict.better, game),
                verdict.difference,
                verdict.low,
                verdict.high,
                tuple([PlainSentence.of(reason) for reason in verdict.reasons]),
            )
        return PlainAct(
            act.number,
            act.seat,
            str(act.move),
            _meaning(act, act.move, game),
            analysed.choice[act.seat],
            analysed.luck,
            plain,
        )

    def content(self) -> Content:
        found: Content = {
            "number": self.number,
            "seat": self.seat,
            "move": self.move,
            "choice": _written(self.choice),
            "luck": [_written(each) for each in self.luck],
        }
        if self.meaning is not None:
            found["meaning"] = _json(self.meaning)
        if self.verdict is not None:
            found["verdict"] = {
                "kind": self.verdict.kind,
                "move": self.verdict.move,
                "meaning": _json(self.verdict.meaning),
                "difference": _written(self.verdict.difference),
                "low": self.verdict.low,
                "high": self.verdict.high,
                "reasons": [_json(reason) for reason in self.verdict.reasons],
            }
        return found


class PlainPoint(NamedTuple):
    """Everybody's chances of winning at one moment."""

    known: tuple[Figure, ...]
    opened: tuple[Figure, ...]


class PlainAccount(NamedTuple):
    """Where a seat's share of the victory came from: see `SeatAccount`."""

    share: float
    start: float
    deal: Figure
    luck: Figure
    own_choices: Figure
    others_choices: Figure
    rest: Figure


class PlainAnalysis(NamedTuple):
    """What decided a game."""

    players: tuple[tuple[str, str], ...]
    """Everybody's name, and which bot it is; empty for a person."""
    worlds: int
    looked_at: int
    points: tuple[PlainPoint, ...]
    acts: tuple[PlainAct, ...]
    accounts: tuple[PlainAccount, ...]

    @staticmethod
    def of(analysis: GameAnalysis) -> "PlainAnalysis":
        finished = analysis.finished
        return PlainAnalysis(
            tuple([(player.name, player.bot) for player in finished.players]),
            analysis.worlds,
            analysis.looked_at,
            tuple([PlainPoint(point.known, point.opened) for point in analysis.points]),
            tuple([PlainAct.of(each, finished.game) for each in analysis.acts]),
            tuple([PlainAccount(*account) for account in analysis.accounts]),
        )

    def telling(self) -> list[PlainAct]:
        """The acts with a verdict, the most telling first."""
        return most_telling([each for each in self.acts if each.verdict is not None])

    def content(self) -> Content:
        """For a store. It is made again by `plain_analysis`."""
        return {
            "format": FORMAT,
            "players": [list(player) for player in self.players],
            "worlds": self.worlds,
            "looked-at": self.looked_at,
            "points": [
                [[_written(each) for each in side] for side in (point.known, point.opened)]
                for point in self.points
            ],
            "acts": [act.content() for act in self.acts],
            "accounts": [
                [account.share, account.start, *[_written(each) for each in account[2:]]]
                for account in self.accounts
            ],
        }


def plain_analysis(content: Content) -> PlainAnalysis | None:
    """What was kept; None if it is in another format."""
    if content.get("format") != FORMAT:
        return None
    found = _Reader(content)
    return PlainAnalysis(
        tuple([(str(name), str(bot)) for name, bot in found.pairs("players")]),
        found.number("worlds"),
        found.number("looked-at"),
        tuple(
            [PlainPoint(_figures(known), _figures(open_)) for known, open_ in found.pairs("points")]
        ),
        tuple([plain_act(act) for act in found.contents("acts")]),
        tuple([_account(account) for account in found.lists("accounts")]),
    )


def plain_act(content: Content) -> PlainAct:
    """What `PlainAct.content` gave."""
    found = _Reader(content)
    verdict = None
    if "verdict" in content:
        inner = _Reader(_as_content(content["verdict"]))
        verdict = PlainVerdict(
            inner.text("kind"),
            inner.text("move"),
            _sentence(inner.content["meaning"]),
            _figure(inner.content["difference"]),
            inner.share("low"),
            inner.share("high"),
            tuple([_sentence(reason) for reason in _as_list(inner.content["reasons"])]),
        )
    meaning = content.get("meaning")
    return PlainAct(
        found.number("number"),
        found.number("seat"),
        found.text("move"),
        None if meaning is None else _sentence(meaning),
        _figure(content["choice"]),
        _figures(content["luck"]),
        verdict,
    )


def most_telling(acts: list[PlainAct]) -> list[PlainAct]:
    """These acts, the most telling first."""
    return sorted(acts, key=_difference, reverse=True)


def _meaning(act: Act, move: Move, game: Game) -> PlainSentence:
    meaning = game.meaning(move, act.before.view(act.seat))
    return PlainSentence.of(act.labels.named(meaning))


def _difference(act: PlainAct) -> float:
    return 0.0 if act.verdict is None else abs(act.verdict.difference.mean)


class _Reader:
    """Takes what was kept apart."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content

    def text(self, name: str) -> str:
        return str(self.content[name])

    def number(self, name: str) -> int:
        found = self.content[name]
        assert isinstance(found, int)
        return found

    def share(self, name: str) -> float:
        return _as_float(self.content[name])

    def lists(self, name: str) -> list[list[object]]:
        return [_as_list(each) for each in _as_list(self.content[name])]

    def pairs(self, name: str) -> list[tuple[object, object]]:
        return [(each[0], each[1]) for each in self.lists(name)]

    def contents(self, name: str) -> list[Content]:
        return [_as_content(each) for each in _as_list(self.content[name])]


def _account(kept: list[object]) -> PlainAccount:
    share, start = _as_float(kept[0]), _as_float(kept[1])
    deal, luck, own, others, rest = [_figure(each) for each in kept[2:]]
    return PlainAccount(share, start, deal, luck, own, others, rest)


def _written(figure: Figure) -> list[float | int]:
    return [round(figure.mean, _DIGITS), float(f"{figure.variance:.4g}"), figure.count]


def _figure(kept: object) -> Figure:
    mean, variance, count = _as_list(kept)
    assert isinstance(count, int)
    return Figure(_as_float(mean), _as_float(variance), count)


def _figures(kept: object) -> tuple[Figure, ...]:
    return tuple([_figure(each) for each in _as_list(kept)])


def _as_float(kept: object) -> float:
    assert isinstance(kept, int | float)
    return float(kept)


def _as_list(kept: object) -> list[object]:
    assert isinstance(kept, list)
    return kept


def _as_content(kept: object) -> Content:
    assert isinstance(kept, dict)
    return kept


def _json(value: object) -> object:
    """A sentence becomes an object, and a tuple a list."""
    if isinstance(value, PlainSentence):
        return {"key": value.key, "values": [_json(each) for each in value.values]}
    if isinstance(value, tuple):
        return [_json(each) for each in value]
    return value


def _sentence(kept: object) -> PlainSentence:
    found = _Reader(_as_content(kept))
    values = [_from_json(each) for each in _as_list(found.content["values"])]
    return PlainSentence(found.text("key"), tuple(values))


def _from_json(kept: object) -> object:
    if isinstance(kept, dict):
        return _sentence(kept)
    if isinstance(kept, list):
        return tuple([_from_json(each) for each in kept])
    return kept


def _plain(value: Value) -> object:
    if isinstance(value, Sentence):
        return PlainSentence.of(value)
    if isinstance(value, tuple):
        return tuple([_plain(each) for each in value])
    return value


def _value(plain: object, game: Game) -> Value:
    if isinstance(plain, PlainSentence):
        return plain.sentence(game)
    if isinstance(plain, tuple):
        return tuple([_value(each, game) for each in plain])  # type: ignore[return-value]
    assert isinstance(plain, int | str)
    return plain
