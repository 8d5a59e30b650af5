"""Games between bots, on states alone: nothing of them is kept."""

from collections.abc import Sequence

from ludotheque.core import Chooser, Dice, Game, Log, Outcome, Seat


def play(game: Game, choosers: Sequence[Chooser], seed: str) -> Outcome:
    """One game with these in its seats."""
    chance, log = Dice(seed), Log()
    state = game.new(players=len(choosers), chance=chance)
    while (decision := state.decision()) is not None:
        seat, options = decision.seat, decision.options
        move = options[0]
        if len(options) > 1:
            move = choosers[seat].choose(game, state.view(seat), seat)
        state.apply(move, chance, log)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def share(outcome: Outcome, seat: Seat) -> float:
    """This seat's share of the victory."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def deal_share(game: Game, one: Chooser, others: Chooser, players: int, deal: int | str) -> float:
    """The share of the victory that one has among others who are all alike, on average over every
    seat of the same deal."""
    shares = []
    for seat in range(players):
        choosers = [one if at == seat else others for at in range(players)]
        shares.append(share(play(game, choosers, f"contest {deal}"), seat))
    return sum(shares) / players
