"""What an option would lead to, from the view of the seat that chooses, if nobody answers."""

from ludotheque.core import Frame, Log, Move
from ludotheque.games.market.foresight import carry_out, scripted, shared_odds
from ludotheque.games.market.moves import Play
from ludotheque.games.market.odds import (
    CERTAIN,
    Odds,
    duel,
    guard_test,
    last_defence,
    last_watch,
    turned,
)

from .moves import REROLL, STAND, Put
from .state import SamarandeState
from .wonders import ASSASSIN


def odds(view: SamarandeState, move: Move) -> Odds:
    """What the dice can decide if this option is chosen."""
    if move in (REROLL, STAND):
        return _odds_of_second_roll(view, view.frames[-1], move == REROLL)
    return CERTAIN if isinstance(move, Put) else shared_odds(view, move)


def _odds_of_second_roll(view: SamarandeState, frame: Frame, is_repeated: bool) -> Odds:
    """For the player who may have a die rolled again: before a test, or in a duel."""
    if frame.effect == "rerolling":
        city = view.cities[frame.seat]
        if is_repeated:
            return guard_test(city.bonus(), city.artisans(), equal_is_enough=False)
        return last_watch(city.bonus(), int(frame.answers[0]), equal_is_enough=False)
    victim, guard = view.played(frame).args
    bonus = view.cities[victim].bonus_of(guard)
    if is_repeated:
        return turned(duel(ASSASSIN, bonus))
    return turned(last_defence(int(frame.answers[1]), bonus))


def view_after(view: SamarandeState, move: Move, dice: tuple[int, ...]) -> SamarandeState:
    """What follows from this option if the dice fall like this. An Action takes effect as if
    everybody had let it pass; a die that may be rolled again stands."""
    after = view.copy()
    if not isinstance(move, Play) or view.frames:
        carry_out(after, move, dice)
        return after
    script, log = scripted(dice), Log()
    after.spend_card(move.card, move.cost)
    effect = after.action(move.card)
    effect.do(after, Frame(effect.name, after.active, (move.text,)), script, log)
    if after.frames:  # a guard of the desert may have the die rolled again
        after.answer(STAND, script, log)
    return after


def coming_test(view: SamarandeState, estate: int) -> Odds | None:
    """How the next guard test of this city would end as things stand; None without artisans."""
    city = view.cities[estate]
    return city.test_odds() if city.artisans() else None
