"""Sans Foi Ni Loi at one moment: the market, and the ranches."""

from typing import Final

from ludotheque.core import Card, Chance, Frame, Log, Move, Outcome, Refusal, Seat
from ludotheque.games.market.content import market_cards, market_content
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.moves import ANYWHERE, Lay, Play
from ludotheque.games.market.rivals import Rivals
from ludotheque.games.market.state import MarketState

from .bonuses import FUNERAL
from .cards import TO_LAY, Cards
from .phrases import (
    BURIED,
    HAS_A_MINE,
    LAID_HERD,
    NO_ROOM,
    NO_SUCH_LAND,
    SAME_LAND,
    SHARED,
    UNDER_A_RAID,
)
from .ranch import NONE, Ranch, card_of, herd_of
from .scoring import score


class SansFoiNiLoiState(MarketState[Cards]):
    """Each estate is a ranch. With two players each runs two (SF-12)."""

    __slots__ = ("ranches", "victims")

    def __init__(
        self,
        cards: Cards,
        owners: tuple[Seat, ...],
        rivals: Rivals,
        purses: list[int],
        hands: Hands,
        frames: list[Frame],
        ranches: list[Ranch],
        victims: list[tuple[Card, ...]],
        like: "SansFoiNiLoiState | None" = None,
    ) -> None:
        super().__init__(cards, owners, rivals, purses, hands, frames, like)
        self.ranches: Final = ranches
        self.victims: Final = victims
        """The victims of each killer, in the order of `Cards.killers` (SF-66)."""

    # Playing

    def lays(self, card: Card) -> tuple[Move, ...]:
        return self.ranches[self.active].lays(card)

    def play(self, move: Lay | Play, chance: Chance, log: Log) -> None:
        if isinstance(move, Lay):
            self._lay(move, log)
            return
        self.spend_card(move.card, move.cost)
        effect = self.catalogue.playable[move.card]
        assert effect is not None
        self.frames.append(Frame(effect.name, self.owners[self.active], (move.text,)))
        self.resolve(chance, log)

    def _lay(self, move: Lay, log: Log) -> None:
        card, active = move.card, self.active
        cards, ranch = self.catalogue, self.ranches[self.active]
        self.spend_card(card, TO_LAY)
        if move.place != ANYWHERE:
            self.ranches[active] = ranch.with_herd(move.place, herd_of(card, 1))
            land = ranch.lands[move.place].card
            log.tell(LAID_HERD, (*self.named(active), card, land))
            return
        if cards.is_land[card]:
            self.ranches[active] = ranch.with_lands(
                (*ranch.lands, cards.land(card, (), NONE, NONE))
            )
        else:
            self.ranches[active] = ranch.with_person(card)
        log.tell(SHARED.laid, (*self.named(active), card))

    def why_not_lay(self, move: Lay) -> Refusal:
        at, lands = move.place, self.ranches[self.active].lands
        if not 0 <= at < len(lands):
            return Refusal(NO_SUCH_LAND, (at + 1,))
        land, number = lands[at], at + 1
        if land.raid != NONE:
            return Refusal(UNDER_A_RAID, (number,))
        if land.mine != NONE:
            return Refusal(HAS_A_MINE, (number,))
        if not land.room:
            return Refusal(NO_ROOM, (number,))
        return Refusal(SAME_LAND, (number, self.ranches[self.active].same_as(at) + 1))

    # Turns

    def begin_turn(self, log: Log) -> None:
        """Push the mines, the herds, then the Mayor (SF-92), because the top of the stack comes
        first."""
        ranch, seat = self.ranches[self.active], self.owners[self.active]
        if ranch.lands:
            if ranch.mines():
                self.frames.append(Frame("mining", seat))
            if ranch.herds():
                self.frames.append(Frame("selling", seat))
                self.frames.append(Frame("watching", seat))
        mayor_at = self.mayor_at()
        if mayor_at >= 0:
            self.frames.append(Frame("ordering", self.owners[mayor_at]))

    def hand_limit(self, seat: Seat) -> int:
        return self.catalogue.limit

    # Used by effects

    def throw_away(self, card: Card) -> None:
        """A killer takes his victims with him: they were set aside for him."""
        super().throw_away(card)
        if card in self.catalogue.killers:
            at = self.catalogue.killers.index(card)
            self.discard += self.victims[at]
            self.victims[at] = ()

    def lay_by(self, killer: Card, victim: Card) -> None:
        """Set aside a person shot by this killer (SF-64)."""
        at = self.catalogue.killers.index(killer)
        self.victims[at] = (*self.victims[at], victim)

    def bonus_of_victims(self, killer: Card) -> int:
        shot = self.victims[self.catalogue.killers.index(killer)]
        return sum([self.catalogue.bonus[card] for card in shot])

    def bury(self, person: Card, log: Log) -> None:
        """Pay the Undertaker for a person who leaves the game (SF-85)."""
        for number, ranch in enumerate(self.ranches):
            for card in ranch.people:
                if card in self.catalogue.undertakers:
                    log.tell(BURIED, (*self.named(number), person))
                    self.pay(number, FUNERAL, log)

    def lose_herd(self, at: int, herd: int) -> None:
        """Remove a herd of the active ranch from the game."""
        self.ranches[self.active] = self.ranches[self.active].without_herd(at, herd)
        self.discard = (*self.discard, card_of(herd))

    def destroy_land(self, number: int, at: int) -> None:
        """Remove a land from the game with everything on it."""
        ranch = self.ranches[number]
        self.discard = (*self.discard, *ranch.lands[at].all_cards())
        self.ranches[number] = ranch.without_land(at)

    def has_sheriff(self, seat: Seat) -> bool:
        """Whether a Sheriff is on any ranch of this player (SF-13)."""
        for number, ranch in enumerate(self.ranches):
            if self.owners[number] == seat and ranch.has(self.catalogue.sheriffs):
                return True
        return False

    def mayor_at(self) -> int:
        """The ranch where the Mayor is; -1 if he is on none."""
        for number, ranch in enumerate(self.ranches):
            if ranch.has(self.catalogue.mayors):
                return number
        return -1

    def outcome(self) -> Outcome | None:
        return score(self) if self.over else None

    # Copying and views

    def copy(self) -> "SansFoiNiLoiState":
        return self._copy(self.hands.copy())

    def _copy(self, hands: Hands) -> "SansFoiNiLoiState":
        return SansFoiNiLoiState(
            self.catalogue,
            self.owners,
            self.rivals,
            self.purses[:],
            hands,
            self.frames[:],
            self.ranches[:],
            self.victims[:],
            self,
        )

    def view(self, seat: Seat) -> "SansFoiNiLoiState":
        self.check_eyes(seat)
        view = self._copy(self.hands.seen_by(seat))
        view.hide(seat)
        return view

    def cards(self) -> list[Card]:
        cards = market_cards(self)
        for ranch in self.ranches:
            cards += ranch.all_cards()
        for shot in self.victims:
            cards += shot
        return cards

    def content(self) -> dict[str, object]:
        name = self.catalogue.box.name
        content = market_content(self)
        content["ranches"] = [ranch.content() for ranch in self.ranches]
        content["victims"] = [[name(card) for card in shot] for shot in self.victims]
        return content
