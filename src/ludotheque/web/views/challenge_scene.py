"""A challenge in words: what it is, and how everybody did."""

from typing import Final, NamedTuple

from ludotheque.bots import thinks
from ludotheque.texts import Phrasebook
from ludotheque.web.tables.challenges import Compared, OfferedDeal
from ludotheque.web.tables.standing import Standing

from .bot_titles import bot_title
from .result import Ranked, Result
from .same_deal import LUCK_TAKEN_OUT
from .stage import Stage

MOST_PICTURED: Final = 6


class Compeer(NamedTuple):
    """One line of the comparison."""

    rank: int
    name: str
    is_own: bool
    result: str
    hints: str
    replay: str
    """Where the game can be watched, once everybody may."""


class ChallengeScene:
    """What the pages of a challenge say, in one language."""

    def __init__(self, stage: Stage, deal: OfferedDeal, words: Phrasebook) -> None:
        self.stage: Final = stage
        self.deal: Final = deal
        self._words: Final = words
        self._texts: Final = words.texts(stage.game)

    @property
    def lang(self) -> str:
        return self._words.lang

    @property
    def game(self) -> str:
        return self._texts.word("game-name")

    @property
    def against(self) -> str:
        """Who plays in the other seats."""
        named = [
            self._words.word(
                "challenge-bot", name=bot.name, level=bot_title(self._words.word, bot.bot)
            )
            for bot in self.deal.bots
        ]
        return self._texts.listed(named)

    def about(self) -> list[str]:
        """What whoever makes or takes a challenge should know."""
        word = self._words.word
        told = [word("challenge-course"), word("challenge-same-bots")]
        if any(thinks(bot.bot) for bot in self.deal.bots):
            told.append(word("challenge-thinkers"))
        return [*told, word("challenge-no-help"), luck(self.stage, self._words)]

    def compeers(self, compared: Compared) -> list[Compeer]:
        """Everybody who can be compared, the best first; equal results share a rank."""
        standings = compared.standings
        found = []
        for standing in standings:
            rank = 1 + sum(other.rank < standing.rank for other in standings)
            is_own = standing.table_id == compared.own.table_id
            hints = (
                self._words.word("challenge-hints", count=standing.hints) if standing.hints else ""
            )
            replay = "" if self.deal.is_open else f"/t/{standing.table_id}/replay"
            result = self.result(standing)
            found.append(Compeer(rank, standing.name, is_own, result, hints, replay))
        return found

    def result(self, standing: Standing) -> str:
        """How somebody's game ended, in few words."""
        word = self._words.word
        winners = [seat for seat, place in enumerate(standing.places) if place == 1]
        ending = "lost" if standing.seat not in winners else "won"
        if ending == "won" and len(winners) > 1:
            ending = "shared"
        count = len(standing.places)
        if count == 2 and standing.points:
            own, other = standing.points[standing.seat], standing.points[1 - standing.seat]
            return word(f"mine-{ending}-points", own=own, other=other)
        if ending == "lost" and count > 2:
            said = word("mine-place", place=standing.place, count=count)
        else:
            said = word(f"mine-{ending}")
        if not standing.points:
            return said
        return word("challenge-points", result=said, points=standing.points[standing.seat])

    def headline(self, compared: Compared) -> str:
        """Who did best."""
        best = [each.name for each in self.compeers(compared) if each.rank == 1]
        if len(best) == len(compared.standings):
            return self._words.word("challenge-level")
        return self._words.word("challenge-best", names=self._texts.listed(best), count=len(best))

    def shared_text(self, compared: Compared) -> str:
        """What is sent along with the picture."""
        results = [f"{each.name} – {each.result}" for each in self.compeers(compared)]
        return self._words.word(
            "challenge-share-text", game=self.game, results="; ".join(results[:MOST_PICTURED])
        )

    def picture(self, compared: Compared) -> Result:
        """The comparison as a picture shows it."""
        ranked = []
        for compeer, standing in zip(self.compeers(compared), compared.standings, strict=True):
            points = standing.points[standing.seat] if standing.points else None
            ranked.append(
                Ranked(
                    standing.seat,
                    compeer.rank,
                    compeer.name,
                    points,
                    compeer.rank == 1 and len(compared.standings) > 1,
                )
            )
        return Result(self.headline(compared), ranked[:MOST_PICTURED])


def luck(stage: Stage, words: Phrasebook) -> str:
    """How much of the luck the same deal takes out, as it was measured with bots."""
    found = LUCK_TAKEN_OUT.get(stage.game.name)
    game = words.texts(stage.game).word("game-name")
    if found is None:
        return words.word("challenge-luck-unmeasured", game=game)
    return words.word(
        f"challenge-luck-{found.kind}",
        game=game,
        percent=found.percent,
        low=found.low,
        high=found.high,
    )
