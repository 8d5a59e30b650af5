"""A list of cards that somebody has brought to a table."""

from functools import lru_cache, partial
from typing import Final, NamedTuple

from ludotheque.core import Fields, Game, Problem
from ludotheque.texts import Phrasebook
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.rate_limits import RateLimiter
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.settings import Limits
from ludotheque.web.workers.card_list_check import (
    MOST_CARDS,
    MOST_OPTIONS,
    check_list_in_process,
)

from .fair_turns import FairTurns

MOST_SHARED: Final = 64
"""Tables with the same list share one game, and with it its texts and drawings."""


class OwnCards(NamedTuple):
    """The list, and who has brought it."""

    text: str = ""
    """Empty for the published box."""
    by: str = ""
    """A name; empty if it is not known."""

    def content(self) -> dict[str, object]:
        return {"text": self.text, "by": self.by}

    @staticmethod
    def restore(fields: Fields) -> "OwnCards":
        return OwnCards(fields.text("text"), fields.text("by"))


PUBLISHED: Final = OwnCards()
"""No list of anybody's own."""


@lru_cache(maxsize=MOST_SHARED)
def game_with_list(game: Game, text: str) -> Game:
    """The game with these cards."""
    return game.with_cards(text)


def game_to_begin(game: Game, text: str) -> Game:
    """What is played with this list, or without one; refused if the list is older than today's
    rules and does not fit them."""
    try:
        return game_with_list(game, text) if text else game
    except Problem:
        raise RequestRefused(503, "list-outdated") from None


def game_to_resume(game: Game, text: str) -> Game:
    """What to resume a match with, which finds the rules that it was begun under."""
    try:
        return game_with_list(game, text) if text else game
    except Problem:
        return game


class BadCardList(RequestRefused):
    """A list that the game finds wrong, with the reason in the sender's language."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(422, code)
        self._sentence: Final = sentence

    def text(self, words: Phrasebook) -> str:
        return self._sentence


class CardLists:
    """Checks lists, one at a time."""

    def __init__(self, clock: Clock, limits: Limits, work: WorkMeter) -> None:
        self._clock: Final = clock
        self._largest_bytes: Final = limits.largest_list_bytes
        self._rate: Final = RateLimiter(limits.card_lists)
        self._work: Final = work
        self._turns: Final = FairTurns(most_waiting=16, most_each=2, refusal="too-many-lists")

    async def check(self, text: str, game: Game, lang: str, who: str) -> str:
        """The list as it is kept; refused if a table cannot be played with it."""
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        if not text.strip():
            return ""
        if len(text.encode()) > self._largest_bytes:
            raise RequestRefused(413, "list-too-large", most=self._largest_bytes // 1024)
        if not self._rate.allows(who, self._clock.monotonic()):
            raise RequestRefused(429, "too-many-lists")
        checking = partial(check_list_in_process, text, game.name, lang)
        verdict = await self._turns.run(who, checking)
        self._work.charge(who, verdict.seconds)
        if verdict.sentence:
            raise BadCardList(verdict.code, verdict.sentence)
        if verdict.code:
            raise RequestRefused(422, verdict.code, cards=MOST_CARDS, options=MOST_OPTIONS)
        return text
