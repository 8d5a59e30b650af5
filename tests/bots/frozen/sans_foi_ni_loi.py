"""What an option is worth in Sans Foi Ni Loi, from what a seat can see.

Worth is counted in points of the final score: what one more land, herd, cowboy or piece of gold is
likely to add to one's own rankings and to take from an opponent's.
"""

import math
from typing import Final

from ludotheque.core import HIDDEN, Card, Move, Seat
from ludotheque.games.market.card_effect import NOWHERE
from ludotheque.games.market.line import left_to_place, reordered
from ludotheque.games.market.line_order import placed_cards
from ludotheque.games.market.moves import ANYWHERE, Lay, Place, Play
from ludotheque.games.sans_foi_ni_loi.mayor import price_of
from ludotheque.games.sans_foi_ni_loi.moves import ACCEPT, Ask, Lose, Sell
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, OLDEST, age_of, card_of, herd_of
from ludotheque.games.sans_foi_ni_loi.scoring import PRESTIGE, counts
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState

from .market import MarketJudge, duel_odds, trick_worth

A_POINT: Final = 0.22
TO_HOLD: Final = 0.75
STRANGER: Final = 0.8
A_PIECE: Final = 1.0
A_LEAD: Final = 3.0
FORESIGHT: Final = 1
"""See `MarketJudge` and `Judge`."""

GOLD: Final = 0.07
"""What a piece of gold is worth besides its ranking, because it buys points."""

A_HAUL: Final = 6.5
"""The average of a die plus 3."""

A_MINE: Final = 14
"""What a mine brings before it blows up or the game ends, at its worth today."""

A_PANIC: Final = 0.8
"""Roughly what a panic on one's own ranch costs."""

FENCE: Final = 5.0
"""Roughly how many turns a fence stands: nobody can shoot it."""

TRICKS: Final[dict[str, float]] = {
    "indian-raid": 1.1,
    "panic": 0.5,
    "hired-killer": 0.8,
    "card-sharp": 0.7,
    "hold-up": 1.1,
    "rails": 1.2,
    "saloon": 1.7,
    "cattle-theft": 1.5,
    "lynching": 0.5,
    "sheriff": 1.0,
    "rodeo-king": 0.2,
    "cavalry": 0.3,
    "gold-mine": 1.6,
    "undertaker": 0.8,
    "girls": 1.3,
    "trapper": 1.1,
    "fence": 0.7,
    "mayor": 1.0,
}
"""What a special card is worth in hand, whatever is on the table."""

UNKNOWN: Final = 0.3
"""What another one is worth for each point that it costs: about as much as these on average."""

_CLOSE: Final[tuple[float, ...]] = (1.2, 1.2, 1.2, 5.0)
"""How much of a lead in lands, herds, cowboys and gold is needed to feel safe."""

_LANDS: Final = 0
_HERDS: Final = 1
_COWBOYS: Final = 2
_GOLD: Final = 3

Counts = list[list[float]]


class SansFoiNiLoiJudge(MarketJudge[SansFoiNiLoiState]):
    """Weighs what the move changes in the four rankings, what it promises, and what it costs."""

    def __init__(self) -> None:
        super().__init__(A_POINT, TO_HOLD, STRANGER, A_PIECE, TRICKS, A_LEAD, FORESIGHT)

    def built(self, state: SansFoiNiLoiState, time: float) -> list[float]:
        hopes = likely_totals(state, all_counts(state))
        for number, ranch in enumerate(state.ranches):
            feared = risk(ranch.herds(), ranch.watch()) if ranch.herds() else 0.0
            feared += A_PANIC if ranch.panic != NONE else 0.0
            hopes[state.owners[number]] += time * (GOLD * state.purses[number] - feared)
        return hopes

    def in_hand(self, view: SansFoiNiLoiState, seat: Seat, card: Card) -> float:
        return hand_worth(view, card)

    def to_buy(self, view: SansFoiNiLoiState, seat: Seat) -> float:
        return _buy_worth(view, seat)

    def other(self, view: SansFoiNiLoiState, seat: Seat, move: Move) -> float:
        if isinstance(move, Lay):
            return lay_worth(view, move.card, move.place) - A_POINT
        if isinstance(move, Play):
            return play_worth(view, seat, move) - A_POINT * move.cost
        if isinstance(move, Sell):
            return _sell_worth(view, seat, move.land, move.herd)
        if isinstance(move, Lose):
            return -float(view.catalogue.box.kinds[card_of(move.herd)].figures["value"])
        return _mayor_worth(view, seat, move)


# The score, as it would be if the game went on for a while


def all_counts(view: SansFoiNiLoiState) -> Counts:
    """Lands, herds, cowboys and gold of every ranch."""
    return [
        [float(count) for count in counts(ranch, gold)]
        for ranch, gold in zip(view.ranches, view.purses, strict=True)
    ]


def likely_totals(view: SansFoiNiLoiState, counted: Counts) -> list[float]:
    """How many points each seat is likely to have in the end."""
    totals = [0.0] * view.seats
    for number, own in enumerate(counted):
        for category in (_LANDS, _HERDS, _COWBOYS, _GOLD):
            totals[view.owners[number]] += _likely_points(counted, number, category, own[category])
    return totals


def outlook(view: SansFoiNiLoiState, seat: Seat, counted: Counts) -> float:
    """How many points ahead of the average opponent the seat is likely to be."""
    totals = likely_totals(view, counted)
    others = sum(totals) - totals[seat]
    return totals[seat] - others / (view.seats - 1)


def _likely_points(counted: Counts, number: int, category: int, count: float) -> float:
    """What this count is likely to bring, since a lead may be lost and a gap closed."""
    if count <= 0.0:
        return 0.0
    rank = 0.0
    for other, theirs in enumerate(counted):
        if other != number:
            lead = (count - theirs[category]) / _CLOSE[category]
            rank += 1.0 / (1.0 + math.exp(lead))
    below = int(rank)
    if below >= len(PRESTIGE):
        return 0.0
    least = float(PRESTIGE[below + 1]) if below + 1 < len(PRESTIGE) else 0.0
    return PRESTIGE[below] + (least - PRESTIGE[below]) * (rank - below)


def gain(view: SansFoiNiLoiState, seat: Seat, changes: list[tuple[int, int, float]]) -> float:
    """What these changes of the counts (ranch, category, by how much) are worth."""
    before = all_counts(view)
    after = [own[:] for own in before]
    for number, category, amount in changes:
        after[number][category] = max(0.0, after[number][category] + amount)
    return outlook(view, seat, after) - outlook(view, seat, before)


def risk(herds: int, watch: int) -> float:
    """How likely the herd test fails."""
    fails = sum([theirs + herds > own + watch for theirs in range(1, 7) for own in range(1, 7)])
    return fails / 36


# Cards


def hand_worth(view: SansFoiNiLoiState, card: Card) -> float:
    """What a card is worth to whoever acts now, once it is in the hand."""
    if card == HIDDEN:
        return STRANGER
    cards, ranch = view.catalogue, view.ranches[view.active]
    if cards.playable[card] is None:
        worth = lay_worth(view, card, ANYWHERE)
        return worth if not cards.is_herd[card] or ranch.lands_with_room() else 0.6 * worth
    effect = cards.box.kinds[card].effect
    if effect == "rodeo-king" and ranch.panic != NONE:
        return 1.2
    if effect == "cavalry" and any(land.raid != NONE for land in ranch.lands):
        return 1.5
    if effect == "girls" and view.absent:
        return 0.0
    return trick_worth(TRICKS, cards.box.kinds[card], UNKNOWN)


def lay_worth(view: SansFoiNiLoiState, card: Card, land: int) -> float:
    """What it is worth to lay this land, herd or cowboy on the active ranch."""
    cards, number = view.catalogue, view.active
    seat, ranch = view.owners[number], view.ranches[number]
    herds, watch = ranch.herds(), ranch.watch()
    if cards.is_land[card]:
        waiting = [held for held in view.hands.held[seat] if held >= 0 and cards.is_herd[held]]
        wanted = len(waiting) > len(ranch.lands_with_room())
        return gain(view, seat, [(number, _LANDS, 1)]) + 0.15 * cards.rooms[card] + 0.5 * wanted
    if cards.is_herd[card]:
        income = 2.5 * cards.worth[herd_of(card, 1)] * (1.0 - risk(herds + 1, watch))
        small = 0.05 * (9 - cards.rooms[ranch.lands[land].card]) if land != ANYWHERE else 0.0
        return gain(view, seat, [(number, _HERDS, 1), (number, _GOLD, income / 2)]) + small
    return gain(view, seat, [(number, _COWBOYS, 1)]) + _guard_worth(view, cards.bonus[card])


def _guard_worth(view: SansFoiNiLoiState, bonus: int) -> float:
    """What it is worth to watch the active ranch's herds better."""
    ranch = view.ranches[view.active]
    best = [view.catalogue.worth[herd] for _, herd in ranch.best_herds()]
    herds = ranch.herds() or 1  # one will be laid
    safer = risk(herds, ranch.watch()) - risk(herds, ranch.watch() + bonus)
    return safer * (0.6 + 0.12 * max(best)) if best else 0.3 * safer


def play_worth(view: SansFoiNiLoiState, seat: Seat, move: Play) -> float:
    """What the effect of a special card is worth now."""
    cards, number, args = view.catalogue, view.active, move.args
    effect = cards.box.kinds[move.card].effect
    if effect == "hired-killer":
        return _duel_worth(view, seat, move)
    if effect == "hold-up":
        if args[0] == NOWHERE:
            return gain(view, seat, [(number, _GOLD, min(A_HAUL, view.bank))]) + GOLD * A_HAUL
        haul = min(A_HAUL, float(view.purses[args[0]]))
        return gain(view, seat, [(number, _GOLD, haul), (args[0], _GOLD, -haul)]) + GOLD * haul
    if effect == "trapper":
        haul = min(A_HAUL, float(view.bank))
        return gain(view, seat, [(number, _GOLD, haul)]) + GOLD * haul
    if effect in ("indian-raid", "rails"):
        land = view.ranches[args[0]].lands[args[1]]
        lost = 0 if land.raid != NONE else 1
        changes = [(args[0], _LANDS, -1.0 * lost), (args[0], _HERDS, -1.0 * lost * len(land.herds))]
        if land.mine != NONE:
            changes.append((args[0], _GOLD, -A_MINE / 2))
        return gain(view, seat, changes)
    if effect == "panic":
        return 0.15 * view.ranches[args[0]].herds()
    if effect == "saloon":
        losers = [r for r in view.rivals[number] if view.ranches[r].cowboys()]
        changes = [(loser, _COWBOYS, -1.0) for loser in losers]
        return gain(view, seat, [*changes, (number, _COWBOYS, 1.0 * len(losers))])
    if effect == "cattle-theft":
        worth = cards.worth[herd_of(args[2], args[3])]
        changes = [(args[0], _HERDS, -1.0), (number, _HERDS, 1.0), (number, _GOLD, worth / 2)]
        return gain(view, seat, [*changes, (args[0], _GOLD, -worth / 2)])
    if effect == "lynching":
        return _death_worth(view, seat, args[0], args[1])
    if effect == "cavalry":
        land = view.ranches[number].lands[args[0]]
        back = [(number, _LANDS, 1.0), (number, _HERDS, 1.0 * len(land.herds))]
        return gain(view, seat, back) + (0.8 if land.mine != NONE else 0.0)
    if effect == "gold-mine":
        useful = cards.rooms[view.ranches[number].lands[args[0]].card]
        return gain(view, seat, [(number, _GOLD, A_MINE)]) + 0.4 - 0.25 * useful
    if effect == "rodeo-king":
        return 1.5 + 0.2 * view.ranches[number].herds()
    if effect == "fence":
        return FENCE * _guard_worth(view, cards.bonus[move.card])
    return hand_worth(view, move.card)


def _death_worth(view: SansFoiNiLoiState, seat: Seat, number: int, person: Card) -> float:
    """What removing this person from the game is worth."""
    if view.catalogue.is_cowboy[person]:
        return gain(view, seat, [(number, _COWBOYS, -1.0)]) + 0.1 * view.catalogue.bonus[person]
    return 0.9


def _duel_worth(view: SansFoiNiLoiState, seat: Seat, move: Play) -> float:
    cards, (victim, target) = view.catalogue, move.args
    wins, losses = duel_odds(cards.bonus[move.card] - cards.bonus[target])
    bounty = cards.bounties[move.card] + view.bonus_of_victims(move.card)
    reward = gain(view, seat, [(view.active, _GOLD, float(cards.bonus[target]))])
    death = _death_worth(view, seat, victim, target)
    paid = gain(view, seat, [(victim, _GOLD, float(bounty))])
    return wins * (death + reward + 0.6) + (1.0 - wins - losses) * death + losses * paid


# Gold


def _buy_worth(view: SansFoiNiLoiState, seat: Seat) -> float:
    """A point is bought only for something that can be laid at once."""
    if view.points:
        return -1.0
    cards, ranch = view.catalogue, view.ranches[view.active]
    best = 0.0
    for card in set(view.hands.held[seat]):
        if card >= 0 and cards.playable[card] is None:
            if cards.is_herd[card] and not ranch.lands_with_room():
                continue
            best = max(best, lay_worth(view, card, ANYWHERE))
    return best + gain(view, seat, [(view.active, _GOLD, -2.0)]) - 2 * GOLD - A_POINT


def _sell_worth(view: SansFoiNiLoiState, seat: Seat, at: int, herd: int) -> float:
    """Gold now, against a herd that counts in the ranking and may grow or run away."""
    cards, number = view.catalogue, view.active
    ranch = view.ranches[number]
    worth = min(float(cards.worth[herd]), float(view.bank))
    changes = [(number, _HERDS, -1.0), (number, _GOLD, worth)]
    now = gain(view, seat, changes) + GOLD * worth
    base = cards.worth[herd_of(card_of(herd), 1)]
    grows = base if age_of(herd) < OLDEST else 0
    may_run = risk(ranch.herds(), ranch.watch()) if (at, herd) in ranch.best_herds() else 0.0
    waiting = [held for held in view.hands.held[seat] if held >= 0 and cards.is_herd[held]]
    wanted = 0.5 if waiting and not ranch.lands_with_room() else 0.0
    return now + wanted - 0.12 * grows * (1.0 - may_run) + 0.5 * may_run


# The Mayor


def _mayor_worth(view: SansFoiNiLoiState, seat: Seat, move: Move) -> float:
    """The best cards come first on one's own turns, the worst on another's."""
    if not view.frames:
        return 0.0  # ending the turn is worth 0: only better moves are made
    frame = view.frames[-1]
    own_turn = view.owners[view.active] == seat
    if isinstance(move, Ask):
        return 0.1 * move.gold if move.gold <= 2 else -1.0
    if move == ACCEPT:
        offered = reordered(view.line, placed_cards(view, frame))
        better = _line_worth(view, offered) - _line_worth(view, view.line)
        return better - 0.15 * price_of(frame.answers[-1])
    if isinstance(move, Place):
        left = left_to_place(view.line, placed_cards(view, frame))
        worths = [hand_worth(view, card) for card in left]
        mine = hand_worth(view, move.card)
        return mine - max(worths) if own_turn else min(worths) - mine
    return -0.01


def _line_worth(view: SansFoiNiLoiState, line: tuple[Card, ...]) -> float:
    """What a turn's points can take from a line: the cheap places count most."""
    return sum([max(0.0, hand_worth(view, card)) / (at + 1) for at, card in enumerate(line)])
