"""Challenges: a deal that somebody has played against bots is played by others, in the same seat.

While a challenge is open its deal is sealed (`Seals`). It is open for a week, or until whoever made
it ends it; then everybody may see everything again.
"""

import json
from typing import Final, NamedTuple

from ludotheque.core import FROM_A_MOMENT, Fields, Header, Player, Seat
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import hashed
from ludotheque.web.storage.rows import Challenge

from .dealing import EarlierDeal
from .lobby import Chair, Lobby, person_chair
from .own_cards import OwnCards
from .receipts import NO_KEY, RequestKey
from .registry import TableRegistry
from .standing import Standing
from .table import OVER, Table

OPEN_DAYS: Final = 7
SECONDS_A_DAY: Final = 86400.0
MOST_TAKES: Final = 50
"""So many tables belong to a challenge at most, the first one among them."""


class OfferedDeal(NamedTuple):
    """A challenge as everybody may know it who has its link: nothing of the deal itself."""

    id: str
    original: str
    """The table that had the deal first."""
    game: str
    own_cards: bool
    players: tuple[Player, ...]
    """Who played, in their seats."""
    seat: Seat
    """The seat that is played again."""
    until: float
    is_open: bool

    @property
    def maker(self) -> str:
        return self.players[self.seat].name

    @property
    def bots(self) -> list[Player]:
        return [player for player in self.players if player.bot]


class Compared(NamedTuple):
    """A challenge as somebody sees it who plays at one of its tables."""

    deal: OfferedDeal
    own: Standing
    standings: tuple[Standing, ...]
    """Those that can be compared, the best first; nothing until one's own game is over."""
    finished: int
    playing: int

    @property
    def is_maker(self) -> bool:
        return self.own.table_id == self.deal.original


class Challenges:
    """Opens and ends challenges, deals them to those who take them, and compares."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry

    async def open(self, table_id: str, holder: str) -> str:
        """Let others play the deal of this finished game, for a week from now; its id."""
        registry = self._registry
        async with registry.transaction(table_id) as session:
            table = session.table
            table.check_seated(holder)
            if not can_be_dealt_again(table):
                raise RequestRefused(409, "no-challenge-here")
            there = await registry.read(registry.store.challenges.of_table(table_id))
            until = registry.clock.now() + OPEN_DAYS * SECONDS_A_DAY
            challenge = (there or _made(registry.tokens.table_id(), table))._replace(until=until)
            await registry.keep_challenge(challenge, Standing.of(table).take(challenge.id))
            table.write("challenged", challenge.id)
            return challenge.id

    async def end(self, table_id: str, holder: str) -> None:
        """Let everybody see everything from now on; only whoever made the challenge can."""
        registry = self._registry
        async with registry.locked(table_id) as session:
            session.table.check_seated(holder)
            challenge = await registry.read(registry.store.challenges.of_table(table_id))
            if challenge is None or session.table.lobby.challenge:
                raise RequestRefused(409, "not-your-challenge")
            await registry.end_challenge(challenge)

    async def find(self, challenge_id: str) -> OfferedDeal:
        """The challenge of this id, whether it is open or not."""
        return self._offered(await self._challenge(challenge_id))

    async def take(
        self,
        challenge_id: str,
        name: str,
        token: str,
        table_id: str = "",
        request: RequestKey = NO_KEY,
    ) -> str:
        """Deal it to somebody; the table where they play. A request with a key brings the table's
        id along."""
        registry = self._registry
        challenge = await self._challenge(challenge_id)
        if challenge.until <= registry.clock.now():
            raise RequestRefused(409, "challenge-over")
        taken = await registry.read(registry.store.challenges.takes(challenge_id))
        if len(taken) >= MOST_TAKES:
            raise RequestRefused(409, "challenge-full", most=MOST_TAKES)
        registry.seals.note(challenge.deal, challenge.until)
        earlier, by = _Dealt.of(challenge)
        header, game = earlier.header, earlier.header.game
        if game not in registry.games:
            raise RequestRefused(503, "game-missing", found=game)
        bots = [Chair(player.name, player.bot) for player in header.seats if player.bot]
        me = person_chair(name, hashed(token), bots)
        lobby = Lobby(
            game,
            registry.games[game].settings(len(header.seats), header.options),
            tuple([Chair(each.name, each.bot) if each.bot else me for each in header.seats]),
            hashed(token),
            challenge=challenge_id,
        )
        session = await registry.open_lobby(
            lobby,
            begin=True,
            earlier=earlier,
            cards=OwnCards(header.cards, by),
            table_id=table_id,
            request=request,
        )
        return session.table.id

    async def compare(self, table_id: str, holder: str) -> Compared | None:
        """How everybody did who had the deal of this table, for somebody who plays there; None if
        nobody was challenged. Results are told to those who have one."""
        registry = self._registry
        async with registry.locked(table_id) as session:
            session.table.check_seated(holder)
            if session.table.match is None or session.table.lobby.duplicate:
                return None
        challenge = await registry.read(registry.store.challenges.of_table(table_id))
        if challenge is None:
            return None
        takes = await registry.read(registry.store.challenges.takes(challenge.id))
        standings = [Standing.read(take) for take in takes]
        own = next(each for each in standings if each.table_id == table_id)
        over = [each for each in standings if each.is_over]
        shown = sorted(over, key=lambda each: each.rank) if own.is_over else []
        return Compared(
            self._offered(challenge), own, tuple(shown), len(over), len(standings) - len(over)
        )

    async def _challenge(self, challenge_id: str) -> Challenge:
        found = await self._registry.read(self._registry.store.challenges.find(challenge_id))
        if found is None or not found.text:
            raise RequestRefused(404, "no-such-challenge")
        return found

    def _offered(self, challenge: Challenge) -> OfferedDeal:
        earlier = _Dealt.of(challenge).earlier
        header = earlier.header
        return OfferedDeal(
            challenge.id,
            earlier.table,
            header.game,
            bool(header.cards),
            header.seats,
            next(seat for seat, player in enumerate(header.seats) if not player.bot),
            challenge.until,
            challenge.until > self._registry.clock.now(),
        )


def can_be_dealt_again(table: Table) -> bool:
    """Whether others can be challenged to this game: one person has played it against bots, from a
    deal of its own, and not for practice."""
    match = table.match
    if match is None or table.phase != OVER or table.is_practice:
        return False
    header = match.record.header
    people = sum(not player.bot for player in header.seats)
    held = sum(bool(chair.holder) for chair in table.lobby.chairs)
    is_own = header.how_dealt != FROM_A_MOMENT and not header.challenge
    return people == held == 1 and len(header.seats) > 1 and is_own


def _made(challenge_id: str, table: Table) -> Challenge:
    assert table.match is not None
    content = {
        "table": table.id,
        "header": table.match.record.header.content(),
        "by": table.own_cards.by,
    }
    return Challenge(challenge_id, table.deal, 0.0, json.dumps(content, ensure_ascii=False))


class _Dealt(NamedTuple):
    """What a challenge deals again."""

    earlier: EarlierDeal
    cards_by: str
    """Who had brought the cards, if they are somebody's own."""

    @staticmethod
    def of(challenge: Challenge) -> "_Dealt":
        fields = Fields(json.loads(challenge.text))
        header = Header.restore(fields.fields("header"))
        return _Dealt(EarlierDeal(fields.text("table"), header), fields.text("by"))
