"""What dice can decide, and how often: counted over all their faces, from bonuses that everybody
sees. Answers that are still secret are no part of it."""

from typing import Final

WINS: Final = "wins"
TIES: Final = "ties"
LOSES: Final = "loses"
"""How a throw against another ends, for whoever rolls because of a card of their own, or to keep
what is theirs."""

_FACES: Final = (1, 2, 3, 4, 5, 6)
_SINGLE: Final[list[tuple[int, ...]]] = [(die,) for die in _FACES]
_PAIRS: Final[list[tuple[int, ...]]] = [(first, second) for first in _FACES for second in _FACES]


class Fall:
    """One way in which the dice can decide."""

    __slots__ = ("dice", "ending", "gold", "ways")

    def __init__(self, ending: str, gold: int, ways: int, dice: tuple[int, ...]) -> None:
        self.ending: Final = ending
        """WINS, TIES or LOSES; empty if there is only gold at stake."""
        self.gold: Final = gold
        """What the dice bring, if there is gold at stake."""
        self.ways: Final = ways
        """In how many of all cases."""
        self.dice: Final = dice
        """Faces that bring it about, in the order in which they are rolled."""


class Odds:
    """Everything that the dice can decide. The cases are equally likely."""

    __slots__ = ("cases", "falls")

    def __init__(self, falls: tuple[Fall, ...], cases: int) -> None:
        self.falls: Final = falls
        self.cases: Final = cases

    @property
    def has_second_roll(self) -> bool:
        """Whether somebody may have a die rolled again, which is counted."""
        return self.cases == 216

    @property
    def is_known(self) -> bool:
        return self.cases > 0

    def ways(self, ending: str) -> int:
        """In how many cases it ends like this."""
        return sum([fall.ways for fall in self.falls if fall.ending == ending])

    @property
    def is_contest(self) -> bool:
        """Whether somebody wins or loses; otherwise there is only gold at stake."""
        return bool(self.falls) and bool(self.falls[0].ending)


CERTAIN: Final = Odds((Fall("", 0, 1, ()),), 1)
"""No die decides."""

UNKNOWN: Final = Odds((), 0)
"""What happens depends on cards that are hidden, or on later choices."""


def duel(attack: int, defence: int, may_repeat: bool = False) -> Odds:
    """Two bonuses against each other, for the attacker. A defender who may have the attacker's die
    rolled again does so where that makes it likelier that the attacker loses, or else ties."""
    return _contest(attack - defence, TIES, may_repeat)


def guard_test(own: int, against: int, equal_is_enough: bool, may_repeat: bool = False) -> Odds:
    """One's own bonus against a difficulty that somebody else rolls first. If one may have that die
    rolled again, one does so where that makes it likelier to win."""
    return turned(_contest(against - own, LOSES if equal_is_enough else WINS, may_repeat))


def turned(odds: Odds) -> Odds:
    """The same for the other side."""
    falls = [Fall(_TURNED[fall.ending], 0, fall.ways, fall.dice) for fall in odds.falls]
    falls.reverse()
    return Odds(tuple(falls), odds.cases)


def last_defence(attack: int, defence: int) -> Odds:
    """A duel in which the attacker has rolled this total already, for the attacker."""
    return _counted([_ending(attack, defence + die, TIES) for die in _FACES], _SINGLE)


def last_watch(own: int, difficulty: int, equal_is_enough: bool) -> Odds:
    """A test whose difficulty was rolled already."""
    equal = WINS if equal_is_enough else LOSES
    return _counted([_ending(own + die, difficulty, equal) for die in _FACES], _SINGLE)


def haul(added: int, most: int) -> Odds:
    """The die and a figure in gold, as far as there is so much, from the least to the most."""
    falls: list[Fall] = []
    for die in _FACES:
        gold = min(die + added, most)
        if falls and falls[-1].gold == gold:
            falls[-1] = Fall("", gold, falls[-1].ways + 1, falls[-1].dice)
        else:
            falls.append(Fall("", gold, 1, (die,)))
    return Odds(tuple(falls), 6)


def mining(explodes_from: int) -> Odds:
    """Two dice for a mine: their total is paid, or they destroy it."""
    endings = [WINS if sum(dice) < explodes_from else LOSES for dice in _PAIRS]
    return _counted(endings, _PAIRS)


_TURNED: Final = {WINS: LOSES, TIES: TIES, LOSES: WINS}


def _ending(attack: int, defence: int, equal: str) -> str:
    if attack == defence:
        return equal
    return WINS if attack > defence else LOSES


_CONTESTS: Final[dict[tuple[int, str, bool], Odds]] = {}


def _contest(ahead: int, equal: str, may_repeat: bool) -> Odds:
    """Two dice, the first of which has so much more added to it. Whoever rolls second may have it
    rolled again. Counted once: every option on a page may ask."""
    ahead = max(-6, min(6, ahead))  # beyond, nothing changes
    key = (ahead, equal, may_repeat)
    known = _CONTESTS.get(key)
    if known is None:
        endings = [_ending(ahead + dice[0], dice[1], equal) for dice in _PAIRS]
        known = _with_repeats(endings) if may_repeat else _counted(endings, _PAIRS)
        _CONTESTS[key] = known
    return known


def _with_repeats(endings: list[str]) -> Odds:
    """All cases if some faces of the first die are rolled again."""
    counted: list[str] = []
    dice: list[tuple[int, ...]] = []
    for at, is_repeated in zip(range(0, 36, 6), _repeated(endings), strict=True):
        if is_repeated:  # all 36 cases follow; otherwise a die is rolled that changes nothing
            counted += endings
            dice += _PAIRS
        else:
            counted += endings[at : at + 6] * 6
            dice += _PAIRS[at : at + 6] * 6
    return _counted(counted, dice)


def _repeated(endings: list[str]) -> list[bool]:
    """For each face of the first die: whether it is rolled again. That it loses counts for more
    than any number of ties."""
    worth = [0] * 6
    for place, ending in enumerate(endings):
        worth[place // 6] += 37 if ending == LOSES else 1 if ending == TIES else 0
    return [6 * each < sum(worth) for each in worth]


def _counted(endings: list[str], dice: list[tuple[int, ...]]) -> Odds:
    """How often it ends in each way, winning first."""
    falls = [
        Fall(ending, 0, endings.count(ending), dice[endings.index(ending)])
        for ending in (WINS, TIES, LOSES)
        if ending in endings
    ]
    return Odds(tuple(falls), len(endings))
