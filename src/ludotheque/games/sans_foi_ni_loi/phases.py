"""The phases before the actions of a turn: herds are watched, sold and grow older; mines pay."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Chance, Decision, Effect, Frame, Log, Move, Sentence

from .moves import KEEP, Lose, Sell
from .phrases import BLEW_UP, RAN_AWAY, ROLLED_MINE, SELL, SHARED, SOLD, WELL_GUARDED, WHICH_RUNS
from .ranch import NONE

if TYPE_CHECKING:
    from .state import SansFoiNiLoiState

EXPLODES_FROM: Final = 10
"""The lowest roll that destroys a mine (SF-30)."""


class Watching(Effect["SansFoiNiLoiState"]):
    """The herd test: the left neighbour's die and the herds against one's own die, cowboys and
    fences; if it fails, herds run away (SF-20)."""

    name = "watching"

    def ask(self, state: "SansFoiNiLoiState", frame: Frame) -> Decision | None:
        return None

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        ranch = state.ranches[state.active]
        panic = ranch.panic != NONE
        neighbour, added = state.neighbour(state.active), ranch.difficulty()
        difficulty = state.roll(SHARED.rolled_difficulty, neighbour, added, chance, log)
        watch = state.roll(SHARED.rolled_watch, frame.seat, ranch.watch(), chance, log)
        if watch >= difficulty:
            log.tell(WELL_GUARDED, state.named(state.active))
            return
        for _ in range(2 if panic else 1):
            state.frames.append(Frame("running", frame.seat))


class Running(Effect["SansFoiNiLoiState", Lose]):
    """The herd with the highest selling price runs away (SF-21); its owner chooses among equals
    (SF-22)."""

    name = "running"

    def ask(self, state: "SansFoiNiLoiState", frame: Frame) -> Decision | None:
        best = state.ranches[state.active].best_herds()
        if len(best) < 2 or frame.answers:
            return None
        options = tuple([state.catalogue.lose(at, herd) for at, herd in best])
        return Decision(frame.seat, WHICH_RUNS, options)

    def answer(
        self, state: "SansFoiNiLoiState", frame: Frame, move: Lose, chance: Chance, log: Log
    ) -> Frame:
        state.lose_herd(RAN_AWAY, move.land, move.herd, log)
        return frame.knowing(move.text)

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        if not frame.answers:
            for at, herd in state.ranches[state.active].best_herds():
                state.lose_herd(RAN_AWAY, at, herd, log)


class Selling(Effect["SansFoiNiLoiState"]):
    """Herds may be sold, one at a time (SF-23); those that stay grow older (SF-24)."""

    name = "selling"

    def ask(self, state: "SansFoiNiLoiState", frame: Frame) -> Decision | None:
        if frame.answers:
            return None
        ranch = state.ranches[state.active]
        options: list[Move] = []
        for at, land in enumerate(ranch.lands):
            if land.herds and land.raid == NONE and ranch.same_as(at) == at:
                options += [state.catalogue.sell(at, herd) for herd in sorted(set(land.herds))]
        if not options:
            return None
        options.append(KEEP)
        return Decision(frame.seat, Sentence(SELL, (state.bank,)), tuple(options))

    def answer(
        self, state: "SansFoiNiLoiState", frame: Frame, move: Move, chance: Chance, log: Log
    ) -> Frame:
        if not isinstance(move, Sell):
            return frame.knowing(move.text)
        state.lose_herd(SOLD, move.land, move.herd, log)
        state.move_gold()  # the sale counts, even to a bank that has none (SF-54)
        state.pay(state.active, state.catalogue.worth[move.herd], log)
        return frame

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        ranch = state.ranches[state.active]
        older = [
            land.older(state.catalogue) if land.raid == NONE else land  # SF-61
            for land in ranch.lands
        ]
        state.ranches[state.active] = ranch.with_lands(tuple(older))


class Mining(Effect["SansFoiNiLoiState"]):
    """Two dice for each mine: the bank pays their total, or they destroy it with its land
    (SF-30)."""

    name = "mining"

    def ask(self, state: "SansFoiNiLoiState", frame: Frame) -> Decision | None:
        return None

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        mined = [
            at
            for at, land in enumerate(state.ranches[state.active].lands)
            if land.mine != NONE and land.raid == NONE
        ]
        gone = 0
        for at in mined:
            first, second = chance.die(), chance.die()
            total = first + second
            place = (*state.named(state.active), *state.place(state.active, at - gone))
            log.tell(ROLLED_MINE, (*place, first, second, total))
            if total < EXPLODES_FROM:
                state.pay(state.active, total, log)
            else:
                state.destroy_land(state.active, at - gone)
                gone += 1
                log.tell(BLEW_UP, place)
