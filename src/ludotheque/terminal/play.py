"""One person against one bot, line by line."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Final

from ludotheque.bots import make_bot
from ludotheque.core import Decision, Game, Match, Outcome, Player, Refusal, State
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.texts import Texts

from . import district_noir
from .person import Quit

Ask = Callable[[str], str]
Show = Callable[[str], None]

_ME: Final = 0
_BOT: Final = 1


def play(game: Game, lang: str, *, seed: int | None, ask: Ask, show: Show) -> None:
    """Play to the end, or until the person quits."""
    own_words = (files(__package__) / f"{lang}.ftl").read_text("utf-8")
    texts = Texts(game, lang, own_words)
    players = [Player(texts.word("you")), Player("Greedy", bot="greedy")]
    match = Match.start(game, players, seed=seed)
    table = _Table(match, texts, ask, show)
    bot = make_bot("greedy", seed=match.record.header.seed)
    try:
        while (decision := match.decision()) is not None:
            if decision.seat == _ME:
                table.ask(decision)
            else:
                move = bot.choose(game, match.view(_BOT), _BOT)
                if (why := match.play(_BOT, move)) is not None:
                    bot.refused(why)
            table.tell_news()
    except (Quit, EOFError, KeyboardInterrupt):
        show("\n" + texts.word("goodbye"))
        return
    outcome = match.outcome()
    assert outcome is not None
    table.tell_end(outcome)


class _Table:
    """What one person sees of a match and answers to it."""

    def __init__(self, match: Match, texts: Texts, ask: Ask, show: Show) -> None:
        self._match: Final = match
        self._texts: Final = texts
        self._ask: Final = ask
        self._show: Final = show
        self._told = 0

    @property
    def _names(self) -> Sequence[str]:
        return [player.name for player in self._match.players]

    def tell_news(self) -> None:
        events = self._match.journal(_ME)
        for event in events[self._told :]:
            self._show(self._texts.say(event, self._names, _ME))
        self._told = len(events)

    def ask(self, decision: Decision) -> None:
        """Ask until there is an answer that the rules accept."""
        view = self._match.view(_ME)
        self._show("\n" + "\n".join(self._screen(view)))
        self._show("\n" + self._texts.say(decision.question, self._names, _ME))
        for number, option in enumerate(decision.options, start=1):
            meaning = self._match.game.meaning(option, view)
            self._show(f"  {number}. {self._texts.say(meaning, self._names, _ME)}")
        while not self._answered(decision):
            pass

    def _screen(self, view: State) -> list[str]:
        assert isinstance(view, DistrictNoirState)
        return district_noir.screen(view, _ME, self._texts, self._names)

    def _answered(self, decision: Decision) -> bool:
        answer = self._ask(self._texts.word("prompt") + " ").strip().lower()
        if answer in ("q", "quit"):
            raise Quit
        if answer == "back":
            return self._accepted(self._match.back(_ME))
        if answer.isdecimal() and 0 < int(answer) <= len(decision.options):
            return self._accepted(self._match.play(_ME, decision.options[int(answer) - 1]))
        if answer in ("", "?"):
            self._show(self._texts.word("help", example=str(decision.options[0])))
            return False
        if answer.isdecimal():
            last = len(decision.options)
            self._show(self._texts.word("not-a-choice", answer=answer, last=last))
            return False
        return self._accepted(self._match.play(_ME, answer))

    def _accepted(self, why: Refusal | None) -> bool:
        if why is None:
            return True
        self._show(self._texts.say(why, self._names, _ME))
        return False

    def tell_end(self, outcome: Outcome) -> None:
        texts = self._texts
        self._show("\n" + texts.word("over"))
        self._show(texts.say(outcome.how, self._names, _ME))
        for line in outcome.lines:
            what = texts.say(line.sentence, self._names, _ME)
            if line.points:
                signed = f"{line.points:+}".replace("-", "−")
                name = self._names[line.seat]
                self._show("  " + texts.word("account", name=name, points=signed, what=what))
            else:
                self._show("  " + what)
        for seat, points in enumerate(outcome.points):
            self._show(texts.word("points", name=self._names[seat], points=points))
