"""Checking a record: its seed, its deal, every number drawn and every move are computed again."""

from typing import Final

from . import phrases
from .chance import Dice, Draw
from .errors import BadRecord
from .eyes import Seat
from .fair_deal import ALONE, COMMITTED, UNSHOWN, FairDeal
from .first_state import game_of
from .game import Game
from .record import (
    BY_ONE_MACHINE,
    FROM_A_MOMENT,
    PROVABLY,
    WITH_A_CHOSEN_SEED,
    Header,
    MoveEntry,
    Record,
)
from .replay import Pause, follow
from .sentence import Phrase, Sentence, Value

HOLDS: Final = "holds"
FAILS: Final = "fails"
NOTE: Final = "note"
"""Something to know that cannot be computed, or that is not wrong in itself."""

_PROCEDURES: Final = {
    COMMITTED: phrases.DEALT_BY_COMMITMENTS,
    ALONE: phrases.DEALT_ALONE,
    UNSHOWN: phrases.DEALT_UNSHOWN,
}


class Check:
    """One thing that was looked at, and what was found."""

    __slots__ = ("name", "problem", "sentence", "status")

    def __init__(
        self, name: str, status: str, sentence: Sentence, problem: BadRecord | None = None
    ) -> None:
        self.name: Final = name
        self.status: Final = status
        """HOLDS, FAILS or NOTE."""
        self.sentence: Final = sentence
        self.problem: Final = problem
        """The line that cannot be replayed, if there is one."""


class Verification:
    """All checks of a record, in an order in which a person can follow them."""

    def __init__(self, header: Header, checks: list[Check], draws: list[list[Draw]]) -> None:
        self.header: Final = header
        self.checks: Final = tuple(checks)
        self.draws: Final = draws
        """What was drawn for the deal and each entry, up to the line that cannot be replayed."""

    @property
    def failure(self) -> Check | None:
        """The first check that fails."""
        for check in self.checks:
            if check.status == FAILS:
                return check
        return None

    @property
    def is_sound(self) -> bool:
        return self.failure is None

    @property
    def is_proof(self) -> bool:
        """Whether it proves that nobody chose the cards, to whoever noted the hash in time. A deal
        that was played before proves that of its first match alone."""
        deal = self.header.deal
        return (
            self.is_sound
            and deal is not None
            and not self.header.challenge
            and deal.procedure != UNSHOWN
            and any(deal.uses(contribution) for contribution in deal.contributions)
        )

    @property
    def conclusion(self) -> Sentence:
        """What the checks prove, and what they do not."""
        if not self.is_sound:
            return Sentence(phrases.NOT_SOUND)
        if self.is_proof:
            return Sentence(phrases.NOBODY_CHOSE)
        is_provable = self.header.how_dealt == PROVABLY
        return Sentence(phrases.NOT_PROVED if is_provable else phrases.NOT_PROVABLE)


def verify(
    game: Game,
    record: Record,
    *,
    noted_hash: str = "",
    noted_number: str = "",
    pause: Pause | None = None,
) -> Verification:
    """Compute everything in the record again and compare. BadRecord if its game, rules or cards are
    not known here.

    `noted_hash` is the hash that a player was shown before the deal, `noted_number` the number that
    the player's client sent. Without them a record can be checked against itself only. `pause` is
    called after each entry.
    """
    header = record.header
    game_of(game, header)
    replayed = _Replayed(game, record, pause)
    checks: list[Check] = [_how_dealt(header)]
    if header.challenge:
        checks.append(_check("challenge", NOTE, phrases.DEALT_BEFORE, header.challenge))
    if header.deal is not None:
        checks.extend(_of_deal(header.deal, header, noted_hash, noted_number))
    elif noted_hash or noted_number:
        checks.append(_check("noted-hash", FAILS, phrases.NOTHING_TO_COMPARE))
    checks.extend(_of_draws(header, replayed.draws))
    checks.extend(replayed.checks())
    return Verification(header, checks, replayed.draws)


def draws_of(game: Game, record: Record) -> list[list[Draw]]:
    """What was drawn for the deal and for each entry, in order; BadRecord if it cannot be replayed.

    Draw k of entry n is the k-th of `Dice("SEED/n")`, so whoever has the seed can compute it.
    """
    draws: list[list[Draw]] = []
    follow(game, record, draws=draws)
    return draws


class _Replayed:
    """A record that was replayed as far as possible."""

    def __init__(self, game: Game, record: Record, pause: Pause | None) -> None:
        self._record: Final = record
        self.draws: Final[list[list[Draw]]] = []
        """What was drawn for the deal and each entry, up to the line that cannot be replayed."""
        self._problem: BadRecord | None = None
        self._has_ended = False
        try:
            self._has_ended = follow(game, record, pause=pause, draws=self.draws).has_ended
        except BadRecord as problem:
            self._problem = problem

    def checks(self) -> list[Check]:
        """Whether the moves were allowed and led to what the digests say."""
        problem = self._problem
        entries = self._record.entries
        if problem is None:
            phrase = phrases.MOVES_FIT if self._has_ended else phrases.MOVES_FIT_SO_FAR
            digests = sum([1 for entry in entries if entry.digest])
            return [
                _check("moves", HOLDS, phrase, self._moves(len(entries))),
                _check("digests", HOLDS, phrases.DIGESTS_FIT, digests),
            ]
        moves = self._moves(max(0, problem.line - 2))
        if problem.sentence.phrase.key == phrases.WRONG_DIGEST.key:
            return [
                _check("moves", HOLDS, phrases.MOVES_FIT_SO_FAR, moves),
                _check("digests", FAILS, phrases.DIGESTS_DO_NOT_FIT, problem.line, problem=problem),
            ]
        return [_check("moves", FAILS, phrases.MOVES_DO_NOT_FIT, moves, problem=problem)]

    def _moves(self, last: int) -> int:
        return sum([1 for entry in self._record.entries[:last] if isinstance(entry, MoveEntry)])


def _check(
    name: str, status: str, phrase: Phrase, *values: Value, problem: BadRecord | None = None
) -> Check:
    return Check(name, status, Sentence(phrase, values), problem)


def _how_dealt(header: Header) -> Check:
    name = "how-dealt"
    how = header.how_dealt
    if how == WITH_A_CHOSEN_SEED:
        return _check(name, NOTE, phrases.DEALT_WITH_A_CHOSEN_SEED, header.seed)
    if how == FROM_A_MOMENT:
        return _check(name, NOTE, phrases.DEALT_FROM_A_MOMENT)
    if how == BY_ONE_MACHINE:
        return _check(name, NOTE, phrases.DEALT_BY_ONE_MACHINE)
    assert header.deal is not None
    return _check(name, NOTE, _PROCEDURES[header.deal.procedure])


def _of_deal(deal: FairDeal, header: Header, noted_hash: str, noted_number: str) -> list[Check]:
    """The secret, the numbers and the seed."""
    checks: list[Check] = []
    if deal.secret_fits:
        checks.append(_check("secret", HOLDS, phrases.SECRET_FITS, deal.shown))
    else:
        found = deal.hash_of_secret
        checks.append(_check("secret", FAILS, phrases.SECRET_DOES_NOT_FIT, deal.shown, found))
    if noted_hash == deal.shown:
        checks.append(_check("noted-hash", HOLDS, phrases.NOTED_HASH_FITS))
    elif noted_hash:
        checks.append(_check("noted-hash", FAILS, phrases.NOTED_HASH_DOES_NOT_FIT, noted_hash))
    checks.extend(_of_numbers(deal))
    if noted_number:
        checks.append(_of_noted_number(deal, noted_number))
    seed = deal.seed(len(header.seats))
    if seed == header.seed:
        checks.append(_check("seed", HOLDS, phrases.SEED_FITS, seed))
    else:
        checks.append(_check("seed", FAILS, phrases.SEED_DOES_NOT_FIT, header.seed, seed))
    return checks


def _of_numbers(deal: FairDeal) -> list[Check]:
    found: dict[Seat, Check] = {}
    counting = 0
    for contribution in deal.contributions:
        first = contribution.seats[0]
        if not contribution.number:
            check = _check("number", NOTE, phrases.NO_NUMBER, first)
        elif not deal.uses(contribution):
            check = _check("number", NOTE, phrases.NUMBER_DOES_NOT_FIT, first)
        elif deal.procedure == COMMITTED:
            check = _check("number", HOLDS, phrases.NUMBER_FITS, first)
        else:
            check = _check("number", HOLDS, phrases.NUMBER_SENT, first)
        counting += deal.uses(contribution)
        found[first] = check
        for other in contribution.seats[1:]:
            found[other] = _check("number", NOTE, phrases.SAME_SCREEN, other, first)
    checks = [found[seat] for seat in sorted(found)]
    if not counting:
        checks.append(_check("number", NOTE, phrases.NO_NUMBER_COUNTS))
    return checks


def _of_noted_number(deal: FairDeal, noted: str) -> Check:
    for contribution in deal.contributions:
        if contribution.number == noted and deal.uses(contribution):
            seat = contribution.seats[0]
            return _check("noted-number", HOLDS, phrases.NOTED_NUMBER_FITS, seat)
    return _check("noted-number", FAILS, phrases.NOTED_NUMBER_IS_MISSING)


def _of_draws(header: Header, draws: list[list[Draw]]) -> list[Check]:
    """The deal and the dice, each number drawn again from the seed."""
    checks: list[Check] = []
    for number, drawn in enumerate(draws):
        dice = Dice(f"{header.seed}/{number}")
        for at, (below, outcome) in enumerate(drawn, start=1):
            expected = dice.below(below)
            if expected == outcome:
                continue
            if number == 0:
                phrase, where = phrases.DEAL_DOES_NOT_FIT, (at, below, outcome, expected)
                return [_check("deal", FAILS, phrase, *where)]
            line = number + 1
            phrase = phrases.DICE_DO_NOT_FIT
            checks.append(_check("dice", FAILS, phrase, line, at, below, outcome, expected))
            return checks
        if number == 0 and header.start is None and len(drawn) == len(header.outcomes):
            checks.append(_check("deal", HOLDS, phrases.DEAL_FITS, len(drawn)))
    checks.append(_check("dice", HOLDS, phrases.DICE_FIT, sum([len(drawn) for drawn in draws[1:]])))
    return checks
