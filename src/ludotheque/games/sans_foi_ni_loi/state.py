"""Sans Foi Ni Loi at one moment: the market, and the ranches."""

from typing import Final

from ludotheque.core import (
    NOBODY,
    Card,
    Chance,
    Frame,
    Log,
    Move,
    Outcome,
    Phrase,
    Refusal,
    Seat,
    Zone,
)
from ludotheque.games.market.content import market_cards, market_content
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.moves import ANYWHERE, Lay, Play
from ludotheque.games.market.rivals import Rivals
from ludotheque.games.market.state import MarketState
from ludotheque.games.market.zones import common_zones, hand_zones

from .bonuses import FUNERAL
from .cards import TO_LAY, Cards
from .moves import Lose, OfHerd, Sell
from .phrases import (
    BURIED,
    HAS_A_MINE,
    LAID_HERD,
    NO_ROOM,
    NO_SUCH_HERD,
    NOT_WORTH_THE_MOST,
    SHARED,
    UNDER_A_RAID,
)
from .ranch import NONE, Ranch, card_of, herd_of
from .scoring import score, totals
from .targets import no_own_land, same_land


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
        """The victims of each killer, in the order of `Cards.wanted` (SF-66)."""

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
            log.tell(LAID_HERD, (*self.named(active), card, *self.place(active, move.place)))
            return
        if cards.is_land[card]:
            self.ranches[active] = ranch.with_lands(
                (*ranch.lands, cards.land(card, (), NONE, NONE))
            )
        else:
            self.ranches[active] = ranch.with_person(card)
        log.tell(SHARED.laid, (*self.named(active), card))

    def why_not_lay(self, move: Lay) -> Refusal:
        ranch, at = self.ranches[self.active], move.place
        why = no_own_land(ranch, at)
        if why is not None:
            return why
        land, number = ranch.lands[at], at + 1
        if land.raid != NONE:
            return Refusal(UNDER_A_RAID, (number,))
        if land.mine != NONE:
            return Refusal(HAS_A_MINE, (number,))
        return same_land(ranch, at) if land.room > 0 else Refusal(NO_ROOM, (number,))

    def why_not_answer(self, move: Move) -> Refusal:
        """A herd that is named while herds are sold, or run away, gets a reason of its own."""
        phase = self.frames[-1].effect
        if isinstance(move, Sell) and phase == "selling":
            return self._why_not_this_herd(move)
        if isinstance(move, Lose) and phase == "running":
            return self._why_not_this_herd(move)
        return super().why_not_answer(move)

    def _why_not_this_herd(self, move: OfHerd) -> Refusal:
        ranch, at = self.ranches[self.active], move.land
        why = no_own_land(ranch, at)
        if why is not None:
            return why
        if ranch.lands[at].raid != NONE:
            return Refusal(UNDER_A_RAID, (at + 1,))
        if move.herd not in ranch.lands[at].herds:
            return Refusal(NO_SUCH_HERD, (at + 1, card_of(move.herd)))
        return NOT_WORTH_THE_MOST if ranch.same_as(at) == at else same_land(ranch, at)

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
        if card in self.catalogue.wanted:
            at = self.catalogue.wanted.index(card)
            self.discard += self.victims[at]
            self.victims[at] = ()

    def lay_by(self, killer: Card, victim: Card) -> Card:
        """Set aside a person shot by this killer (SF-64). Returns the killer: one of several equal
        ones has a letter from now on, the next that no other has had (SF-66)."""
        wanted = self.catalogue.wanted
        if killer not in wanted:
            letters = self.catalogue.box.letters_of(killer)
            killer = next(
                card
                for card in letters
                if not self.victims[wanted.index(card)] and card not in self.discard
            )
        at = wanted.index(killer)
        self.victims[at] = (*self.victims[at], victim)
        return killer

    def bonus_of_victims(self, killer: Card) -> int:
        if killer not in self.catalogue.wanted:
            return 0
        shot = self.victims[self.catalogue.wanted.index(killer)]
        return sum([self.catalogue.bonus[card] for card in shot])

    def only_in_hands(self) -> list[Card]:
        """The killers with victims: they have been in a hand ever since."""
        wanted = zip(self.catalogue.wanted, self.victims, strict=True)
        return [killer for killer, shot in wanted if shot]

    def bury(self, person: Card, log: Log) -> None:
        """Pay the Undertaker for a person who leaves the game (SF-85)."""
        for number, ranch in enumerate(self.ranches):
            for card in ranch.people:
                if card in self.catalogue.undertakers:
                    log.tell(BURIED, (*self.named(number), person))
                    self.pay(number, FUNERAL, log)

    def lose_herd(self, phrase: Phrase, at: int, herd: int, log: Log) -> None:
        """Remove a herd of the active ranch from the game, which this phrase tells."""
        whose, card = self.named(self.active), card_of(herd)
        worth = self.catalogue.worth[herd]
        log.tell(phrase, (*whose, card, worth, *self.place(self.active, at)))
        self.ranches[self.active] = self.ranches[self.active].without_herd(at, herd)
        self.discard = (*self.discard, card)

    def destroy_land(self, number: int, at: int) -> None:
        """Remove a land from the game with everything on it."""
        ranch = self.ranches[number]
        self.discard = (*self.discard, *ranch.lands[at].all_cards())
        self.ranches[number] = ranch.without_land(at)

    def place(self, number: int, at: int) -> tuple[Card, int]:
        """A land as sentences name it: its card, and its number on the ranch."""
        return self.ranches[number].lands[at].card, at + 1

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

    def standing(self) -> tuple[int, ...]:
        """Everything that counts is public, so everybody knows."""
        return tuple(totals(self))

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

    def zones(self) -> tuple[Zone, ...]:
        """A ranch is its lands, each followed by what lies on it; then there are the people, and
        what else lies by the ranch. The victims have their killers' bonus as the number (SF-66)."""
        zones = common_zones(self)
        bonus, killers = self.catalogue.bonus, self.catalogue.wanted
        for number in sorted({bonus[killer] for killer in killers}):
            shot: list[Card] = []
            for killer, victims in zip(killers, self.victims, strict=True):
                if bonus[killer] == number:
                    shot += victims
            zones.append(Zone("victims", NOBODY, tuple(shot), number=number))
        for ranch, gold in zip(self.ranches, self.purses, strict=True):
            owner, home = self.named(ranch.number)
            lands: list[Card] = []
            for land in ranch.lands:
                lands += land.all_cards()
            zones.append(Zone("ranch", owner, tuple(lands), gold, home))
            zones.append(Zone("people", owner, ranch.people, number=home))
            zones.append(Zone("attachments", owner, ranch.attachments(), number=home))
        return (*zones, *hand_zones(self))

    def content(self) -> dict[str, object]:
        name = self.catalogue.box.name
        content = market_content(self)
        content["ranches"] = [ranch.content() for ranch in self.ranches]
        content["victims"] = [[name(card) for card in shot] for shot in self.victims]
        return content
