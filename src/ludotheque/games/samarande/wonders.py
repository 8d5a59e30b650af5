"""What the other Actions do: one class per card, in the order of the rulebook."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Card, Chance, Decision, Frame, Log, Move, Refusal, Sentence
from ludotheque.games.market.card_effect import COUNT, ESTATE, KIND, NOWHERE, PLACE
from ludotheque.games.market.cards import MarketCards
from ludotheque.games.market.effects import see_hand
from ludotheque.games.market.line import left_to_place, reordered
from ludotheque.games.market.line_order import ask_next_place, placed_cards
from ludotheque.games.market.moves import LEAVE, Play
from ludotheque.games.market.odds import UNKNOWN, Fall, Odds, duel, haul

from .city import NONE
from .phrases import (
    BOTH_FELL,
    CARPET_LIES,
    CHANGED_SIDES,
    DESTROYED,
    GENIE_GONE,
    GENIE_GONE_THERE,
    KILLED,
    KILLED_BY,
    LEFT_LINE,
    NO_GOLD,
    NO_GUARDS,
    NOTHING_TO_ORDER,
    NOTHING_TO_STEAL,
    ROBBED,
    SHARED,
    WRONG_COUNT,
)
from .targets import (
    Action,
    OnTheirDistrict,
    OnTheirs,
    card_meaning,
    card_told,
    there_meaning,
    there_told,
)

if TYPE_CHECKING:
    from .city import City, District
    from .state import SamarandeState

ASSASSIN: Final = 4
"""The bonus of the Assassins' guild on its die."""

BOUNTY: Final = 6
"""What the bank pays for a dead assassin."""


class Caliph(Action):
    """Puts the line in any order, including gaps made this turn (SA-60)."""

    name = "caliph"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        return (state.catalogue.play(card),) if len(set(state.line)) > 1 else ()

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        return NOTHING_TO_ORDER

    def odds(self, state: "SamarandeState", move: Play) -> Odds:
        return UNKNOWN

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        placed = placed_cards(state, frame)
        if frame.answers[-1] == LEAVE.text or len(set(left_to_place(state.line, placed))) <= 1:
            return None
        return ask_next_place(state, frame.seat, placed)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        state.throw_away(state.played(frame).card)
        order = reordered(state.line, placed_cards(state, frame))
        if order == state.line:
            log.tell(LEFT_LINE, (frame.seat,))
        else:
            state.line = order
            log.tell(SHARED.line_ordered, (frame.seat, order))


class AssassinsGuild(OnTheirs):
    """Die + 4 against a guard's die and bonus: the loser is discarded, in a tie both; a guild that
    wins returns to the hand and is paid (SA-66)."""

    name = "assassins-guild"
    form = (ESTATE, KIND)

    def targets(self, city: "City", card: Card) -> list[Play]:
        play = city.catalogue.play
        return [play(card, (city.number, guard)) for guard in sorted(set(city.guards))]

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        return card_meaning(move, move.args[1])

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        return card_told(state, move, move.args[1])

    def odds(self, state: "SamarandeState", move: Play) -> Odds:
        victim, guard = move.args
        may_repeat = guard in state.catalogue.desert
        return duel(ASSASSIN, state.cities[victim].bonus_of(guard), may_repeat)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        attack = state.roll(SHARED.rolled_attack, frame.seat, ASSASSIN, chance, log)
        if state.played(frame).args[1] in state.catalogue.desert:
            answers = (frame.answers[0], str(attack))
            state.frames.append(Frame("duelling", frame.seat, answers))
        else:
            self.settle(state, frame, attack, chance, log)

    def settle(
        self, state: "SamarandeState", frame: Frame, attack: int, chance: Chance, log: Log
    ) -> None:
        """The defender rolls, which decides the duel."""
        move = state.played(frame)
        guild, (victim, guard) = move.card, move.args
        city = state.cities[victim]
        bonus = city.bonus_of(guard)
        defence = state.roll(SHARED.rolled_defence, victim, bonus, chance, log)
        if attack >= defence:
            state.cities[victim] = city.without_guard(guard)
            state.throw_away(guard)
        if attack > defence:
            state.hands.gain(frame.seat, guild)
            log.tell(KILLED, (frame.seat, guild, victim, guard))
            state.pay(frame.seat, state.catalogue.bonus[guard], log)
            return
        state.throw_away(guild)
        if attack < defence:
            log.tell(KILLED_BY, (guild, guard))
            state.pay(victim, BOUNTY, log)
        else:
            log.tell(BOTH_FELL, (guild, victim, guard))


class MagicLamp(Action):
    """Removes one Genie from anywhere: before any player, or on any District (SA-67)."""

    name = "magic-lamp"
    form = (ESTATE, KIND, PLACE)

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        found: tuple[Move, ...] = ()
        for city in state.cities:
            found += self.aims(city, card)
        return found

    def targets(self, city: "City", card: Card) -> list[Play]:
        play = city.catalogue.play
        before = [play(card, (city.number, genie, NOWHERE)) for genie in sorted(set(city.genies))]
        return before + [
            play(card, (city.number, district.genie, at))
            for at, district in enumerate(city.districts)
            if district.genie != NONE and city.same_as(at) == at
        ]

    def written(self, catalogue: MarketCards, args: tuple[int, ...]) -> list[str]:
        words = super().written(catalogue, args)
        return words[:-1] if args[2] == NOWHERE else words

    def read(self, catalogue: MarketCards, words: list[str]) -> tuple[int, ...] | None:
        return super().read(catalogue, [*words, "hand"] if len(words) == 2 else words)

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        _, genie, at = move.args
        if at == NOWHERE:
            return card_meaning(move, genie)
        return there_meaning(state, move, genie, at)

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        _, genie, at = move.args
        if at == NOWHERE:
            return card_told(state, move, genie)
        return there_told(state, move, genie, at)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        whose, genie, at = move.args
        city = state.cities[whose]
        state.throw_away(move.card)
        state.throw_away(genie)
        if at == NOWHERE:
            state.cities[whose] = city.without_genie(genie)
            log.tell(GENIE_GONE, (whose, genie))
        else:
            state.cities[whose] = city.with_frightful(at, NONE)
            log.tell(GENIE_GONE_THERE, (whose, genie, *state.place(whose, at)))


class OpenSesame(OnTheirs):
    """Takes the die and the card's figure in gold from an opponent, or what the opponent has
    (SA-68)."""

    name = "open-sesame"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        found: list[Move] = []
        for number in state.rivals[state.active]:
            if state.purses[number] and not state.cities[number].protected:
                found += self.aims(state.cities[number], card)
        return tuple(found)

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        return Refusal(NO_GOLD, (city.number,))

    def odds(self, state: "SamarandeState", move: Play) -> Odds:
        return haul(state.catalogue.gold[move.card], state.purses[move.args[0]])

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim = move.args[0]
        state.throw_away(move.card)
        more = state.catalogue.gold[move.card]
        haul = state.roll(SHARED.rolled_gold, frame.seat, more, chance, log)
        gold = min(haul, state.purses[victim])
        state.purses[victim] -= gold
        state.purses[frame.seat] += gold
        log.tell(ROBBED, (frame.seat, victim, gold))


class DesertTornado(OnTheirDistrict):
    """Destroys a District with everything on it, for one point plus one for each card (SA-69)."""

    name = "desert-tornado"
    form = (ESTATE, PLACE, COUNT)

    def surcharge(self, catalogue: MarketCards, args: tuple[int, ...]) -> int:
        return args[2]

    def least_surcharge(self, catalogue: MarketCards) -> int | None:
        return 1  # a District without artisans

    def aimed(self, city: "City", at: int) -> tuple[int, ...]:
        return (city.number, at, 1 + len(city.districts[at].artisans))

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        found: list[Move] = []
        for number in state.rivals[state.active]:
            city = state.cities[number]
            if not city.protected:
                for move in self.aims(city, card):
                    if move.cost <= state.points:
                        found.append(move)  # noqa: PERF401  # a list for each city takes twice as long
        return tuple(found)

    def why_not_this(self, move: Play, district: "District") -> Refusal | None:
        count = 1 + len(district.artisans)
        return Refusal(WRONG_COUNT, (count,)) if count != move.args[2] else None

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at, _ = move.args
        city = state.cities[victim]
        destroyed = city.districts[at].all_cards()
        state.cities[victim] = city.without_district(at)
        state.throw_away(move.card)
        for card in destroyed:
            state.throw_away(card)
        log.tell(DESTROYED, (victim, at + 1, tuple(destroyed)))


class MagicCarpet(Action):
    """Lies in one's city, for extra points at the end (SA-72)."""

    name = "magic-carpet"

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        card = state.played(frame).card
        state.cities[frame.seat] = state.cities[frame.seat].with_carpet(card)
        log.tell(CARPET_LIES, (frame.seat, card))


class Aladdin(OnTheirs):
    """Shows an opponent's hand, from which one card is stolen (SA-72)."""

    name = "aladdin"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        found: list[Move] = []
        for number in state.rivals[state.active]:
            if state.hands.held[number] and not state.cities[number].protected:
                found += self.aims(state.cities[number], card)
        return tuple(found)

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        return Refusal(SHARED.no_cards, (city.number,))

    def odds(self, state: "SamarandeState", move: Play) -> Odds:
        return UNKNOWN

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        state.throw_away(move.card)
        if state.hands.held[move.args[0]]:
            see_hand(state, frame.seat, move.args[0], log)
        else:  # the last card there was a Mischievous genie, which did not help
            log.tell(NOTHING_TO_STEAL, (frame.seat, move.args[0]))


class AliBaba(Action):
    """The bank pays the die and the card's figure (SA-72)."""

    name = "ali-baba"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        return (state.catalogue.play(card),) if state.bank else ()

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        return SHARED.bank_has_no_gold

    def odds(self, state: "SamarandeState", move: Play) -> Odds:
        return haul(state.catalogue.gold[move.card], state.bank)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        card = state.played(frame).card
        state.throw_away(card)
        more = state.catalogue.gold[card]
        treasure = state.roll(SHARED.rolled_gold, frame.seat, more, chance, log)
        state.pay(frame.seat, treasure, log)


class Scheherazade(Action):
    """Each opponent loses one random guard to the player (SA-72)."""

    name = "scheherazade"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        return (state.catalogue.play(card),) if self._charmed(state, state.active) else ()

    def _charmed(self, state: "SamarandeState", seat: int) -> list[int]:
        found: list[int] = []
        for number in state.rivals[seat]:
            city = state.cities[number]
            if city.guards and not city.protected:
                found.append(number)
        return found

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        return NO_GUARDS

    def odds(self, state: "SamarandeState", move: Play) -> Odds:
        """Known if nobody has guards of several kinds, which count differently."""
        charmed = [state.cities[number].guards for number in self._charmed(state, state.active)]
        if any(len(set(guards)) > 1 for guards in charmed):
            return UNKNOWN
        return Odds((Fall("", 0, 1, (1,) * len(charmed)),), 1)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        state.throw_away(state.played(frame).card)
        for number in self._charmed(state, frame.seat):
            guard = chance.pick(state.cities[number].guards)
            state.cities[number] = state.cities[number].without_guard(guard)
            state.cities[frame.seat] = state.cities[frame.seat].with_guard(guard)
            log.tell(CHANGED_SIDES, (frame.seat, number, guard))


GUILD: Final = AssassinsGuild()

WONDERS: Final[tuple[Action, ...]] = (
    Caliph(),
    GUILD,
    MagicLamp(),
    OpenSesame(),
    DesertTornado(),
    MagicCarpet(),
    Aladdin(),
    AliBaba(),
    Scheherazade(),
)
"""All of them."""
