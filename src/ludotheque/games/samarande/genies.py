"""What the genies do: one class per card, in the order of the rulebook."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import HIDDEN, Card, Chance, Frame, Log, Move, Refusal, Sentence
from ludotheque.games.market.card_effect import ESTATE, KIND, NOWHERE, PLACE
from ludotheque.games.market.cards import MarketCards
from ludotheque.games.market.moves import Play
from ludotheque.games.market.odds import UNKNOWN, Odds

from .phrases import (
    ANSWER_WITH,
    CANCELLED,
    FOUND_AFTER,
    FOUND_AT_ONCE,
    FOUND_NONE_OF,
    FOUND_NOTHING,
    FRIGHTENED,
    GENIE_STAYS,
    HAS_ONE,
    HAVE_ONE,
    IMPOSED,
    KIDNAP,
    KIDNAP_TO_HAND,
    KIDNAPPED,
    KIDNAPPED_TO_HAND,
    NAME_A_CATEGORY,
    NAME_A_KIND,
    NO_SUCH_ARTISAN,
    ONLY_ANSWERS,
    PLAYED_FOR,
    PLAYED_FOR_CATEGORY,
    PLAYED_TO_KIDNAP,
    PROTECTED,
    SEARCH,
    SEARCH_CATEGORY,
    SHARED,
    THERE_IS_ROOM,
)
from .targets import Action, OnTheirDistrict, OnTheirs, no_such_district, same_district, there_told

if TYPE_CHECKING:
    from .city import City
    from .state import SamarandeState


class FrightfulGenie(OnTheirDistrict):
    """Laid on a District: it and its artisans are out of play while the genie stays (SA-61)."""

    name = "frightful-genie"

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at = move.args
        city = state.cities[victim]
        state.cities[victim] = city.with_frightful(at, move.card)
        log.tell(FRIGHTENED, (victim, *state.place(victim, at)))


CATEGORIES: Final = ("district", "artisan", "guard")
"""What an Explorer genie can look for, unless the table looks for kinds."""

ANY: Final = "any"
"""The word before a category in a move, which tells it from a kind of that name."""


def category_of(catalogue: MarketCards, sought: int) -> str:
    """The category that has this number; empty if it is the number of a kind."""
    kinds = len(catalogue.box.kinds)
    return CATEGORIES[sought - kinds] if sought >= kinds else ""


class ExplorerGenie(Action):
    """Turns up cards until one of the chosen category, or kind, comes; that card is laid at once,
    free of charge, or goes to the hand. The others are shuffled back (SA-62)."""

    name = "explorer-genie"
    form = (KIND,)

    def written(self, catalogue: MarketCards, args: tuple[int, ...]) -> list[str]:
        category = category_of(catalogue, args[0])
        return [ANY, category] if category else super().written(catalogue, args)

    def read(self, catalogue: MarketCards, words: list[str]) -> tuple[int, ...] | None:
        if len(words) == 2 and words[0] == ANY and words[1] in CATEGORIES:
            return (len(catalogue.box.kinds) + CATEGORIES.index(words[1]),)
        return super().read(catalogue, words)

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        if not state.deck:
            return ()
        play, catalogue = state.catalogue.play, state.catalogue
        if state.seeks_kinds:
            return tuple([play(card, (kind,)) for kind in catalogue.buildable])
        kinds = len(catalogue.box.kinds)
        numbers = range(kinds, kinds + len(CATEGORIES))
        return tuple([play(card, (number,)) for number in numbers if catalogue.sought[number]])

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        category = category_of(state.catalogue, move.args[0])
        if category:
            return Sentence(SEARCH_CATEGORY, (move.card, move.cost, category))
        return Sentence(SEARCH, (move.card, move.cost, move.args[0]))

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        category = category_of(state.catalogue, move.args[0])
        if category:
            return Sentence(PLAYED_FOR_CATEGORY, (state.active, move.card, category))
        return Sentence(PLAYED_FOR, (state.active, move.card, move.args[0]))

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        if bool(category_of(state.catalogue, move.args[0])) == state.seeks_kinds:
            return NAME_A_KIND if state.seeks_kinds else NAME_A_CATEGORY
        if state.seeks_kinds and move.args[0] not in state.catalogue.buildable:
            return Refusal(SHARED.no_target, (move.card,))
        return SHARED.deck_is_empty

    def odds(self, state: "SamarandeState", move: Play) -> Odds:
        return UNKNOWN

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        sought = move.args[0]
        wanted = state.catalogue.sought[sought]
        state.throw_away(move.card)
        deck = list(state.deck)
        passed_over: list[Card] = []
        at = len(deck) - 1
        while at >= 0 and deck[at] not in wanted:
            passed_over.append(deck[at])
            at -= 1
        found = HIDDEN
        if at >= 0:
            found, deck[at] = deck[at], HIDDEN
        chance.shuffle(deck)  # with the gap: the number of draws must not reveal what was found
        state.deck = tuple([card for card in deck if card != HIDDEN])
        seen = tuple(passed_over)
        if found == HIDDEN:
            state.learn_absent(wanted, seen)
            category = category_of(state.catalogue, sought)
            if category:
                log.tell(FOUND_NONE_OF, (category, seen))
            else:
                log.tell(FOUND_NOTHING, (sought, seen))
            return
        state.learn_turned_up(found, seen)
        if seen:
            log.tell(FOUND_AFTER, (found, seen))
        else:
            log.tell(FOUND_AT_ONCE, (found,))
        state.frames.append(Frame("placing", frame.seat, (state.catalogue.box.names[found],)))


class MischievousGenie(Action):
    """Answers and cancels another player's Action; then lies before its own player and costs a
    point each turn (SA-70). The Action that it answers is directly below it on the stack."""

    name = "mischievous-genie"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        return ()

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        return Sentence(ANSWER_WITH, (move.card,))

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        return Refusal(ONLY_ANSWERS, (move.card,))

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        genie = state.played(frame).card
        state.frames.pop()  # the frame that would have asked the remaining players
        cancelled = state.frames.pop()
        card = state.played(cancelled).card
        state.throw_away(card)
        state.cities[frame.seat] = state.cities[frame.seat].with_genie(genie)
        log.tell(CANCELLED, (cancelled.seat, card))
        log.tell(GENIE_STAYS, (frame.seat, genie))


class ImposingGenie(OnTheirs):
    """Before an opponent, whose guards then count 0 in the guard test and in duels (SA-63)."""

    name = "imposing-genie"

    def targets(self, city: "City", card: Card) -> list[Play]:
        return [] if city.imposed else [city.catalogue.play(card, (city.number,))]

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        return Refusal(HAS_ONE, (city.number, move.card))

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim = move.args[0]
        state.cities[victim] = state.cities[victim].with_genie(move.card)
        log.tell(IMPOSED, (victim,))


class KidnapperGenie(OnTheirs):
    """Moves an opponent's artisan to one's own District with room, or to the hand (SA-64)."""

    name = "kidnapper-genie"
    form = (ESTATE, PLACE, KIND, PLACE)

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        play = state.catalogue.play
        rooms = state.cities[state.active].with_room() or (NOWHERE,)
        found: list[Move] = []
        for number in state.rivals[state.active]:
            city = state.cities[number]
            if not city.protected and city.artisans():
                for at, artisan in city.all_artisans():
                    found += [play(card, (number, at, artisan, room)) for room in rooms]
        return tuple(found)

    def meaning(self, state: "SamarandeState", move: Play) -> Sentence:
        victim, at, artisan, room = move.args
        values = (move.card, move.cost, victim, artisan, *state.place(victim, at))
        if room == NOWHERE:
            return Sentence(KIDNAP_TO_HAND, values)
        return Sentence(KIDNAP, (*values, *state.place(state.active, room)))

    def told(self, state: "SamarandeState", move: Play) -> Sentence:
        _, at, artisan, room = move.args
        there = there_told(state, move, artisan, at)
        if room == NOWHERE:
            return there
        return Sentence(PLAYED_TO_KIDNAP, (*there.values, *state.place(state.active, room)))

    def why_not_there(self, state: "SamarandeState", move: Play, city: "City") -> Refusal:
        _, at, artisan, room = move.args
        why = no_such_district(city, at)
        if why is not None:
            return why
        if artisan not in city.districts[at].artisans:
            return Refusal(NO_SUCH_ARTISAN, (at + 1, artisan))
        if city.same_as(at) != at:
            return same_district(city, at)
        if room != NOWHERE:
            return state.why_not_lay(state.catalogue.lay(artisan, room))
        return THERE_IS_ROOM

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        move = state.played(frame)
        victim, at, artisan, room = move.args
        state.throw_away(move.card)
        state.cities[victim] = state.cities[victim].without_artisan(at, artisan)
        if room == NOWHERE:
            state.hands.gain(frame.seat, artisan)
            log.tell(KIDNAPPED_TO_HAND, (frame.seat, victim, artisan))
        else:
            state.cities[frame.seat] = state.cities[frame.seat].with_artisan(room, artisan)
            log.tell(KIDNAPPED, (frame.seat, victim, artisan, *state.place(frame.seat, room)))


class ProtectorGenie(Action):
    """Laid before its own player, whom opponents' Actions no longer affect (SA-65)."""

    name = "protector-genie"

    def options(self, state: "SamarandeState", card: Card) -> tuple[Move, ...]:
        return () if state.cities[state.active].protected else (state.catalogue.play(card),)

    def why_not(self, state: "SamarandeState", move: Play) -> Refusal:
        return Refusal(HAVE_ONE, (move.card,))

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        genie = state.played(frame).card
        state.cities[frame.seat] = state.cities[frame.seat].with_genie(genie)
        log.tell(PROTECTED, (frame.seat,))


GENIES: Final[tuple[Action, ...]] = (
    FrightfulGenie(),
    ExplorerGenie(),
    MischievousGenie(),
    ImposingGenie(),
    KidnapperGenie(),
    ProtectorGenie(),
)
"""All of them."""
