"""What an option is worth in Sans Foi Ni Loi, from what a seat can see.

Worth is counted in points of the final score: what one more land, herd, cowboy or piece of gold is
likely to add to one's own rankings and to take from an opponent's.
"""

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.core import HIDDEN, Card, Frame, Move, Seat
from ludotheque.games.market.card_effect import NOWHERE
from ludotheque.games.market.line import left_to_place, reordered
from ludotheque.games.market.line_order import placed_cards
from ludotheque.games.market.moves import ANYWHERE, LEAVE, Lay, Place, Play
from ludotheque.games.sans_foi_ni_loi.mayor import price_of
from ludotheque.games.sans_foi_ni_loi.moves import ACCEPT, Ask, Lose, Sell
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, OLDEST, Ranch, age_of, card_of, herd_of
from ludotheque.games.sans_foi_ni_loi.scoring import PRESTIGE, counts
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState

from .market import (
    Look,
    MarketJudge,
    bank_rounds,
    best_takes,
    deck_rounds,
    duel_odds,
    fail_odds,
    preference,
    trick_worth,
)

A_POINT: Final = 0.2
TO_HOLD: Final = 0.85
STRANGER: Final = 0.45
A_LEAD: Final = 3.5
FORESIGHT: Final = 1
"""See `MarketJudge` and `Judge`."""

GOLD: Final = 0.04
"""What a piece of gold is worth besides its ranking, because it buys points."""

A_HAUL: Final = 6.5
"""The average of a die plus 3."""

A_MINE: Final = 5.0
"""What a mine brings in a turn in which it does not blow up, on average."""

MINE_LIVES: Final = 5.0 / 6.0
"""How likely it does not."""

LONG: Final = 3.0
"""So many turns ahead a herd is watched, a panic feared or a fence counted on."""

ALL_BUT: Final = 0.85
"""The share of its herds that a ranch without cowboys is likely to lose meanwhile."""

UNKNOWN: Final = 0.3
"""What a special card that the judge does not know is worth for each point that it costs."""

_WEIGHTS: Final[tuple[float, ...]] = (0.65, 1.15, 1.15, 0.7)
"""How much of what each ranking promises in the middle of a game is there at the end."""

A_SAVING: Final = 0.1
A_FEAR: Final = 3.0
A_MAYOR: Final = 1.2
A_SHERIFF: Final = 0.15
A_TRICK: Final = 0.8
HELD: Final[dict[str, float]] = {"land": 0.15, "herd": 0.1, "cowboy": 1.2}
"""What a piece of gold, the risk of the herd test, a Mayor or a Sheriff for each round and a card
in hand are worth in the end: fitted on games among greedy."""

A_STAY: Final = 6.0
"""So many rounds at most a person is likely to stay."""

IN_HAND: Final[dict[str, float]] = {
    "land": 1.2,
    "herd": 0.7,
    "cowboy": 1.1,
}
"""What a card of this type is worth in anybody's hand, on average; any other is worth half."""

KNOWN: Final = 0.6
"""The share of what an order seems to be worth to somebody else that a Mayor can count on."""

MOST_ASKED: Final = 3
"""The most gold that a Mayor asks for an order."""

_CLOSE: Final[tuple[float, ...]] = (1.2, 1.2, 1.2, 5.0)
"""How much of a lead in lands, herds, cowboys and gold is needed to feel safe, early on."""

_SETTLED: Final = 0.25
"""The share of it that is needed when the game is about to end."""

_LANDS: Final = 0
_HERDS: Final = 1
_COWBOYS: Final = 2
_GOLD: Final = 3
_RANKINGS: Final = (_LANDS, _HERDS, _COWBOYS, _GOLD)

_STEPS: Final = 16
_FAR: Final = 8 * _STEPS
_BEHIND: Final = tuple([1.0 / (1.0 + math.exp(step / _STEPS)) for step in range(-_FAR, _FAR + 1)])
"""How likely somebody comes out behind with such a lead, in steps of a sixteenth of a close one."""

_FAILS: Final = fail_odds()

Counts = list[list[float]]
Changes = list[tuple[int, int, float]]


class SansFoiNiLoiJudge(MarketJudge[SansFoiNiLoiState]):
    """Weighs what the move changes in the four rankings, what it promises, and what it costs."""

    def __init__(self) -> None:
        super().__init__(A_POINT, TO_HOLD, STRANGER, A_LEAD, FORESIGHT)

    def look(self, view: SansFoiNiLoiState, seat: Seat) -> "RanchLook":
        return RanchLook(view, seat)

    def hopes(self, state: SansFoiNiLoiState) -> list[float]:
        cards, rounds = state.catalogue, rounds_left(state)
        time, long = min(1.0, rounds / 2.0), min(A_STAY, rounds)
        counted = all_counts(state)
        hopes = [0.0] * state.seats
        for category in _RANKINGS:
            weight = _WEIGHTS[category]
            for number, points in enumerate(likely_points(counted[category], category, time)):
                hopes[state.owners[number]] += weight * points
        for number, ranch in enumerate(state.ranches):
            promise = A_SAVING * state.purses[number]
            if ranch.herds():
                promise -= A_FEAR * risk(ranch.difficulty(), ranch.watch())
            if ranch.panic != NONE:
                promise -= 0.3
            if ranch.mines():
                promise += 2.5
            hope = time * promise
            if ranch.has(cards.mayors):
                hope += A_MAYOR * long
            if ranch.has(cards.sheriffs):
                hope += A_SHERIFF * long
            hopes[state.owners[number]] += hope
        kinds = cards.box.kinds
        for seat, held in enumerate(state.hands.held):
            worth = sum([HELD.get(kinds[card].type, A_TRICK) for card in held if card >= 0])
            hopes[seat] += time * min(worth, 5.0)
        hopes[state.owners[state.active]] += A_POINT * state.points
        return hopes

    def answers(self, look: Look[SansFoiNiLoiState], moves: Sequence[Move]) -> list[float]:
        assert isinstance(look, RanchLook)
        if look.view.frames[-1].effect == "ordering":
            return look.ordered(moves)
        values = look.view.catalogue.worth
        found: list[float] = []
        for move in moves:
            if isinstance(move, Sell):
                found.append(look.sold(move.land, move.herd))
            elif isinstance(move, Lose):
                found.append(-float(values[herd_of(card_of(move.herd), 1)]))
            else:
                found.append(0.0)
        return found


# The score, as it would be if the game went on for a while


def rounds_left(state: SansFoiNiLoiState) -> float:
    """How many more rounds the game is likely to last: until the deck or the bank is empty."""
    cards = state.catalogue
    flow, ranches = 0.0, len(state.ranches)
    for ranch in state.ranches:
        for land in ranch.lands:
            if land.raid == NONE:
                flow += A_MINE * (land.mine != NONE)
                flow += sum([0.6 * cards.worth[herd_of(card_of(herd), 1)] for herd in land.herds])
    # most of what the bank pays comes back for points
    by_bank = bank_rounds(state.bank, 0.25 * flow + 0.6 * ranches, 0.05 * ranches)
    return min(deck_rounds(state), by_bank)


def turns_left(state: SansFoiNiLoiState, seat: Seat) -> float:
    """How many more turns the seat is likely to have, on all of its ranches."""
    return rounds_left(state) * state.owners.count(seat)


def all_counts(view: SansFoiNiLoiState) -> Counts:
    """For lands, herds, cowboys and gold: how many every ranch has."""
    found: Counts = [[], [], [], []]
    for ranch, gold in zip(view.ranches, view.purses, strict=True):
        lands, herds, cowboys, owned = counts(ranch, gold)
        found[_LANDS].append(float(lands))
        found[_HERDS].append(float(herds))
        found[_COWBOYS].append(float(cowboys))
        found[_GOLD].append(float(owned))
    return found


def likely_points(ranked: list[float], category: int, time: float) -> list[float]:
    """What a ranking is likely to bring each ranch, since a lead may be lost and a gap closed; the
    less so, the less time there is."""
    steep = _STEPS / (_CLOSE[category] * (_SETTLED + (1.0 - _SETTLED) * time))
    found: list[float] = []
    for number, count in enumerate(ranked):
        rank = 0.0
        for other, theirs in enumerate(ranked):
            if other != number:
                lead = int((count - theirs + 0.4) * steep)  # equals share the better place
                rank += _BEHIND[max(-_FAR, min(_FAR, lead)) + _FAR]
        below = int(rank)
        points = 0.0
        if below < len(PRESTIGE):
            least = float(PRESTIGE[below + 1]) if below + 1 < len(PRESTIGE) else 0.0
            points = PRESTIGE[below] + (least - PRESTIGE[below]) * (rank - below)
        found.append(points if count > 0.0 else 0.6 * time * points)  # nothing yet, or nothing
    return found


def risk(herds: int, watch: int) -> float:
    """How likely the herd test fails."""
    return _FAILS[max(-12, min(12, herds - watch)) + 12] if herds else 0.0


class RanchLook(Look[SansFoiNiLoiState]):
    """The ranches as one seat sees them; what it does, it does for the active one."""

    def __init__(self, view: SansFoiNiLoiState, seat: Seat) -> None:
        super().__init__(view, seat, turns_left(view, seat), A_POINT, TO_HOLD)
        self.rounds: Final = self.turns / view.owners.count(seat)
        self._counted: Final = all_counts(view)
        self._before: Final = [self._outlook(self._counted[c], c) for c in _RANKINGS]

    def _outlook(self, ranked: list[float], category: int) -> float:
        """How far ahead of the average opponent this ranking is likely to put the seat."""
        view, ahead = self.view, 0.0
        for number, points in enumerate(likely_points(ranked, category, self.time)):
            ahead += points if view.owners[number] == self.seat else -points / (view.seats - 1)
        return _WEIGHTS[category] * ahead

    def gain(self, changes: Changes) -> float:
        """What these changes of the counts (ranch, category, by how much) are worth."""
        found = 0.0
        for category in _RANKINGS:
            after: list[float] = []
            for number, changed, amount in changes:
                if changed == category:
                    if not after:
                        after = self._counted[category][:]
                    after[number] = max(0.0, after[number] + amount)
            if after:
                found += self._outlook(after, category) - self._before[category]
        return found

    # Cards

    def use(self, card: Card) -> float:
        view = self.view
        if card == HIDDEN:
            return STRANGER
        cards = view.catalogue
        effect = cards.playable[card]
        if effect is None:
            return self.laid(card, ANYWHERE) if self._has_place(card) else 0.0
        name = cards.box.kinds[card].effect
        best = 0.0
        if name == "lynching":  # whom it can reach depends on the points, which may be more later
            for number in view.rivals[view.active]:
                for aim in effect.aims(view.ranches[number], card):
                    best = max(best, self.played(aim) - A_POINT * (aim.cost - cards.costs[card]))
            return best
        for move in effect.options(view, card):
            best = max(best, self.done(move))
        return best

    def _has_place(self, card: Card) -> bool:
        """Whether a card to be laid would find a place, on this ranch or, in time, on another one
        of the seat's, or on a land in hand. Herds already in hand come first."""
        view, cards = self.view, self.view.catalogue
        if not cards.is_herd[card]:
            return True
        held = view.hands.held[self.seat]
        room = sum([cards.rooms[other] for other in held if other >= 0 and cards.is_land[other]])
        for number, ranch in enumerate(view.ranches):
            if view.owners[number] == self.seat:
                room += sum([land.room for land in ranch.lands])
        herds = sum([other >= 0 and cards.is_herd[other] for other in held])
        return room > herds - (card in held)

    def spare(self, card: Card) -> float:
        if card < 0:
            return STRANGER
        return 0.2 * IN_HAND.get(self.view.catalogue.box.kinds[card].type, 0.5)

    def done(self, move: Move) -> float:
        if isinstance(move, Lay):
            return self.laid(move.card, move.place)
        assert isinstance(move, Play)
        return self.played(move)

    def laid(self, card: Card, at: int) -> float:
        """What it is worth to lay this land, herd or cowboy on the active ranch."""
        view, cards, number = self.view, self.view.catalogue, self.view.active
        ranch = view.ranches[number]
        if cards.is_land[card]:
            held = view.hands.held[self.seat]
            waiting = sum([other >= 0 and cards.is_herd[other] for other in held])
            free = sum([land.room for land in ranch.lands])
            wanted = 0.4 * max(0, min(cards.rooms[card], waiting - free))
            return self.gain([(number, _LANDS, 1.0)]) + self.time * (
                0.12 * cards.rooms[card] + wanted
            )
        if cards.is_herd[card]:
            small = 0.03 * (9 - cards.rooms[ranch.lands[at].card]) if at != ANYWHERE else 0.0
            return self._herd(ranch, cards.worth[herd_of(card, 1)]) + small
        watched = self._watched(ranch, cards.bonus[card])
        return self.gain([(number, _COWBOYS, 1.0)]) + watched

    def _herd(self, ranch: Ranch, value: int) -> float:
        """What one more herd of this base value is worth: it counts in the end, or is sold."""
        number = ranch.number
        more = 1 if ranch.panic == NONE else 2
        stays = 1.0 - risk(ranch.difficulty() + more, ranch.watch())
        if self.rounds < 0.7:  # nobody tests it any more
            return self.gain([(number, _HERDS, 1.0)])
        income = min(float(self.view.bank), value * min(2.5, self.rounds))
        others = self._loss(ranch, more, 0) - self._loss(ranch, 0, 0)
        return (
            self.gain(
                [(number, _HERDS, 0.35 + 0.65 * stays), (number, _GOLD, stays * income * 0.6)]
            )
            + GOLD * stays * income
            - max(0.0, 0.5 * others)
        )

    def _loss(self, ranch: Ranch, more: int, bonus: int) -> float:
        """What is likely to run away from a ranch in the next turns."""
        herds = ranch.difficulty()
        if not herds:
            return 0.0
        worth = self.view.catalogue.worth
        best = max([worth[herd] for _, herd in ranch.best_herds()], default=0)
        lost = risk(herds + more, ranch.watch() + bonus) * min(LONG, self.rounds)
        return min(lost, ALL_BUT * (ranch.herds() + more)) * (0.6 + 0.08 * best)

    def _watched(self, ranch: Ranch, bonus: int) -> float:
        """What it is worth to watch this ranch's herds better."""
        if ranch.herds():
            return self._loss(ranch, 0, 0) - self._loss(ranch, 0, bonus)
        return 0.1 * bonus * self.time  # a herd will be laid

    def played(self, move: Play) -> float:
        """What the effect of a special card is worth now."""
        view, args = self.view, move.args
        cards, number = view.catalogue, view.active
        effect = cards.box.kinds[move.card].effect
        ranch = view.ranches[number]
        if effect == "hired-killer":
            return self._duel(move)
        if effect == "hold-up":
            if args[0] == NOWHERE:
                return self._haul(min(A_HAUL, float(view.bank)))
            haul = min(A_HAUL, float(view.purses[args[0]]))
            return self.gain([(number, _GOLD, haul), (args[0], _GOLD, -haul)]) + GOLD * haul
        if effect == "trapper":
            return self._haul(min(A_HAUL, float(view.bank)))
        if effect == "indian-raid" or effect == "rails":
            land = view.ranches[args[0]].lands[args[1]]
            if land.raid != NONE:
                return 0.0
            changes: Changes = [(args[0], _LANDS, -1.0), (args[0], _HERDS, -1.0 * len(land.herds))]
            if land.mine != NONE:
                changes.append((args[0], _GOLD, -A_MINE * min(LONG, self.rounds)))
            return self.gain(changes) * (0.95 if effect == "indian-raid" else 1.0)
        if effect == "panic":
            other = view.ranches[args[0]]
            herds = other.herds()
            if not herds:
                return 0.15 * self.time
            worse = 2.0 * self._loss(other, herds, 0) - self._loss(other, 0, 0)
            return (worse + 0.1) / (view.seats - 1)
        if effect == "saloon":
            losers = [other for other in view.rivals[number] if view.ranches[other].cowboys()]
            changes = [(loser, _COWBOYS, -1.0) for loser in losers]
            return self.gain([*changes, (number, _COWBOYS, 1.0 * len(losers))])
        if effect == "cattle-theft":
            worth = cards.worth[herd_of(args[2], args[3])]
            changes = [(args[0], _HERDS, -1.0), (number, _HERDS, 1.0), (number, _GOLD, worth / 2)]
            return self.gain([*changes, (args[0], _GOLD, -worth / 2)])
        if effect == "lynching":
            return self._death(args[0], args[1])
        if effect == "cavalry":
            land = ranch.lands[args[0]]
            changes = [(number, _LANDS, 1.0), (number, _HERDS, 1.0 * len(land.herds))]
            return self.gain(changes) + (0.8 * self.time if land.mine != NONE else 0.0)
        if effect == "gold-mine":
            return self._mine(ranch, args[0])
        if effect == "rodeo-king":
            herds = ranch.herds()
            if not herds:
                return 0.4 * self.time
            return 0.2 + max(0.0, 2.0 * self._loss(ranch, 0, 0) - self._loss(ranch, -herds, 0))
        if effect == "fence":
            return self._watched(ranch, cards.bonus[move.card])
        if effect == "card-sharp":
            return self._theft(args[0])
        if effect == "girls":
            return 0.0 if view.absent else self.hold * 2.0 * (IN_HAND["cowboy"] - A_POINT)
        if effect == "sheriff":
            return self._served(A_SHERIFF + 0.1)
        if effect == "undertaker":
            return self._served(0.1)
        if effect == "mayor":
            return self._served(A_MAYOR)
        return trick_worth(cards.box.kinds[move.card], UNKNOWN)

    def _served(self, a_round: float) -> float:
        """What somebody is worth who serves for as long as he stays."""
        return a_round * max(0.0, min(A_STAY, self.rounds) - 0.5)

    def _haul(self, gold: float) -> float:
        return self.gain([(self.view.active, _GOLD, gold)]) + GOLD * gold

    def _mine(self, ranch: Ranch, at: int) -> float:
        """A mine pays every turn until it blows up with its land."""
        view, lives, gold = self.view, 1.0, 0.0
        for _ in range(min(6, int(self.rounds + 0.5))):
            lives *= MINE_LIVES
            gold += lives * A_MINE / MINE_LIVES
        gold = min(gold, float(view.bank))
        room = view.catalogue.rooms[ranch.lands[at].card]
        changes: Changes = [(ranch.number, _GOLD, gold), (ranch.number, _LANDS, lives - 1.0)]
        return self.gain(changes) + GOLD * gold - 0.15 * self.time * room

    def _theft(self, victim: Seat) -> float:
        """The best card of another hand, as far as it is known."""
        view, best = self.view, 0.8
        for card in view.hands.held[victim]:
            if card >= 0 and view.catalogue.playable[card] is None:
                best = max(best, self.use(card))
        return self.hold * (best - A_POINT) + 0.3 * best / (view.seats - 1)

    def _death(self, number: int, person: Card) -> float:
        """What removing this person from the game is worth."""
        cards = self.view.catalogue
        if cards.is_cowboy[person]:
            ranch = self.view.ranches[number]
            unwatched = self._loss(ranch, 0, -cards.bonus[person]) - self._loss(ranch, 0, 0)
            return self.gain([(number, _COWBOYS, -1.0)]) + unwatched / (self.view.seats - 1)
        if person in cards.mayors:
            return self._served(A_MAYOR)
        return self._served(A_SHERIFF) if person in cards.sheriffs else 0.2 * self.time

    def _duel(self, move: Play) -> float:
        view, cards = self.view, self.view.catalogue
        victim, target = move.args
        wins, losses = duel_odds(cards.bonus[move.card] - cards.bonus[target])
        bounty = cards.bounties[move.card] + view.bonus_of_victims(move.card)
        reward = self.gain([(view.active, _GOLD, float(cards.bonus[target]))])
        death = self._death(victim, target)
        paid = self.gain([(victim, _GOLD, float(bounty))])
        again = self.hold * 0.5
        return wins * (death + reward + again) + (1.0 - wins - losses) * death + losses * paid

    # Gold

    def paid(self, gold: int) -> float:
        return GOLD * gold - self.gain([(self.view.active, _GOLD, -1.0 * gold)])

    def sold(self, at: int, herd: int) -> float:
        """Gold now, against a herd that counts in the ranking and may grow or run away."""
        view, cards, number = self.view, self.view.catalogue, self.view.active
        ranch = view.ranches[number]
        worth = min(float(cards.worth[herd]), float(view.bank))
        now = self.gain([(number, _HERDS, -1.0), (number, _GOLD, worth)]) + GOLD * worth
        if self.rounds < 0.7:
            return now
        base = cards.worth[herd_of(card_of(herd), 1)]
        grows = base if age_of(herd) < OLDEST else 0
        may_run = (
            risk(ranch.difficulty(), ranch.watch()) if (at, herd) in ranch.best_herds() else 0.0
        )
        held = view.hands.held[self.seat]
        waiting = [other for other in held if other >= 0 and cards.is_herd[other]]
        wanted = 0.4 if waiting and not ranch.lands_with_room() else 0.0
        kept = (1.0 - may_run) * (0.06 + GOLD) * grows * self.time
        return now + wanted - kept + may_run * (0.5 + 0.05 * worth)

    # The Mayor

    def ordered(self, moves: Sequence[Move]) -> list[float]:
        """On one's own turns the best cards come first. On another's they are offered for gold, if
        somebody might pay it, and otherwise come last."""
        view, frame = self.view, self.view.frames[-1]
        if ACCEPT in moves:
            gain = self._bargain(frame, price_of(frame.answers[-1]))
            return [gain if move == ACCEPT else 0.0 for move in moves]
        own = view.owners[view.active] == self.seat
        taker = self if own else RanchLook(view, view.owners[view.active])
        fair = 0 if own or frame.answers[:1] == ("declined",) else taker.fair_price()
        placed = placed_cards(view, frame)
        left = left_to_place(view.line, placed)
        wished = taker.wished(left, best_first=own or fair > 0)
        found: list[float] = []
        for move in moves:
            if isinstance(move, Ask):
                found.append(0.1 if move.gold == fair else -1.0)
            elif isinstance(move, Place):
                found.append(preference(move, wished, left))
            elif move != LEAVE:
                found.append(0.0)  # setting the order without asking for gold
            elif not placed and fair:
                found.append(-1.0)  # only an order that was given can be offered
            else:
                found.append(preference(move, wished, left))
        return found

    def _bargain(self, frame: Frame, gold: int) -> float:
        """What it is worth to buy the order on offer: without gold the Mayor will be unkind."""
        view = self.view
        offered = reordered(view.line, placed_cards(view, frame))
        unkind = self.wished(list(view.line), best_first=False)
        return self._line(list(offered)) - self._line(unkind) - self._given(gold)

    def fair_price(self) -> int:
        """What this seat might pay for the best order; 0 if nothing."""
        view = self.view
        best = self.wished(list(view.line), best_first=True)
        better = KNOWN * (self._line(best) - self._line(best[::-1]))
        for gold in range(min(MOST_ASKED, view.purses[view.active]), 0, -1):
            if self._given(gold) < better:
                return gold
        return 0

    def wished(self, left: list[Card], best_first: bool) -> list[Card]:
        """These cards as this seat would like them most, or least."""
        worths = {card: self._taken(card) for card in left}
        return sorted(left, key=worths.__getitem__, reverse=best_first)

    def _taken(self, card: Card) -> float:
        """What it is worth to take a card for nothing."""
        return self.later(card, self.use(card)) if card >= 0 else 0.0

    def _line(self, line: list[Card]) -> float:
        """What a turn's points can take from a line."""
        return best_takes([self._taken(card) for card in line], self.view.catalogue.points)

    def _given(self, gold: int) -> float:
        """What it costs to give this much gold to the Mayor."""
        view = self.view
        changes: Changes = [(view.active, _GOLD, -1.0 * gold), (view.mayor_at(), _GOLD, 1.0 * gold)]
        return GOLD * gold - self.gain(changes)
