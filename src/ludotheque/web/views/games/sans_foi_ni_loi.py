"""Sans Foi Ni Loi on the web: ranches around the line."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from markupsafe import Markup

from ludotheque.core import Card, Event, Move, Outcome, Phrase, ScoreLine, Seat
from ludotheque.games.market.moves import Play
from ludotheque.games.sans_foi_ni_loi import SansFoiNiLoi, foresight, pictures
from ludotheque.games.sans_foi_ni_loi.mayor import price_of
from ludotheque.games.sans_foi_ni_loi.moves import ACCEPT, SET, OfHerd
from ludotheque.games.sans_foi_ni_loi.phrases import (
    BLEW_UP,
    BOTH_SHOT,
    BURIED,
    CALMED,
    CHANGED_SIDES,
    COWBOYS,
    FREED,
    GOLD,
    HELD_UP,
    HELD_UP_BANK,
    HERDS,
    HIRED,
    KILLER_SHOT,
    LAID_HERD,
    LANDS,
    LYNCHED,
    OPENED_SALOON,
    PANICKED,
    RAIDED,
    RAILED,
    RAN_AWAY,
    ROBBED,
    ROLLED_MINE,
    RUSTLED,
    SHARED,
    SHARPED,
    SHOT,
    STRUCK_GOLD,
    TRAPPED,
    WELL_GUARDED,
)
from ludotheque.games.sans_foi_ni_loi.ranch import NONE, Land, Ranch, age_of, card_of, herd_of
from ludotheque.games.sans_foi_ni_loi.scoring import score
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.situation import Situation
from ludotheque.web.views.stage import Travel

from .market import MarketStage, from_hand, in_gold, in_points
from .market_elements import Category, Estate, Figure, Site, Thing
from .move_parts import tokens_of
from .throws import ATTACK, DEFENCE, DIFFICULTY, MINE, START, WATCH
from .throws import GOLD as TO_GAIN

_RANKINGS: Final = (("lands", LANDS), ("herds", HERDS), ("cowboys", COWBOYS), ("gold", GOLD))


class SansFoiNiLoiStage(MarketStage[SansFoiNiLoiState]):
    """The whole table on one screen, desktop or phone."""

    ordering: ClassVar[str] = "ordering"
    columns: ClassVar[tuple[str, ...]] = ("lands", "herds", "cowboys", "gold", "watch")
    rolls: ClassVar[Mapping[Phrase, str]] = {
        SHARED.rolled_start: START,
        SHARED.rolled_difficulty: DIFFICULTY,
        SHARED.rolled_watch: WATCH,
        SHARED.rolled_attack: ATTACK,
        SHARED.rolled_defence: DEFENCE,
        SHARED.rolled_gold: TO_GAIN,
        ROLLED_MINE: MINE,
    }
    causes: ClassVar[frozenset[Phrase]] = frozenset({HIRED, HELD_UP, HELD_UP_BANK, TRAPPED})
    results: ClassVar[frozenset[Phrase]] = frozenset(
        {
            BLEW_UP,
            BOTH_SHOT,
            BURIED,
            KILLER_SHOT,
            RAN_AWAY,
            ROBBED,
            SHARED.begins,
            SHARED.paid,
            SHARED.paid_short,
            SHOT,
            WELL_GUARDED,
        }
    )

    done_with: ClassVar[Mapping[Phrase, str]] = {
        RAIDED: "indian-raid",
        PANICKED: "panic",
        SHARPED: "card-sharp",
        SHARED.saw_hand: "card-sharp",
        SHARED.stole_card: "card-sharp",
        HELD_UP: "hold-up",
        HELD_UP_BANK: "hold-up",
        ROBBED: "hold-up",
        RAILED: "rails",
        OPENED_SALOON: "saloon",
        CHANGED_SIDES: "saloon",
        RUSTLED: "cattle-theft",
        LYNCHED: "lynching",
        CALMED: "rodeo-king",
        FREED: "cavalry",
        STRUCK_GOLD: "gold-mine",
        TRAPPED: "trapper",
    }

    def __init__(self, game: SansFoiNiLoi) -> None:
        super().__init__(game, "sf", game.cards, pictures, foresight)
        self._cards = game.cards

    # Ranches

    def estates(self, view: SansFoiNiLoiState, scene: Scene) -> list[Estate]:
        lines, ranches = score(view).lines, len(view.ranches)
        return [
            self._estate(view, ranch, lines[ranch.number :: ranches], scene)
            for ranch in view.ranches
        ]

    def _estate(
        self, view: SansFoiNiLoiState, ranch: Ranch, ranked: Sequence[ScoreLine], scene: Scene
    ) -> Estate:
        """A ranch, with its line of each ranking; everything that counts is public."""
        number = ranch.number
        seat, home = view.named(number)
        name = scene.name(seat)
        title = scene.word("sf-ranch-of", name=name, home=home) if home else name
        words = {"estate": str(number + 1), "seat": str(seat + 1), "purse": str(number + 1)}
        points = sum(line.points for line in ranked)
        figures = self._figures(view, ranch, ranked, scene)
        sites = [self._site(view, ranch, at, title, scene) for at in range(len(ranch.lands))]
        people = self._people(ranch, title, scene)
        return self.estate(view, number, title, points, figures, sites, people, words, scene)

    def _figures(
        self, view: SansFoiNiLoiState, ranch: Ranch, ranked: Sequence[ScoreLine], scene: Scene
    ) -> list[Figure]:
        signs = (("lands", "land"), ("herds", "herd"), ("cowboys", "cowboy"))
        found = []
        for (key, sign), line in zip(signs, ranked, strict=False):
            place, count = line.sentence.number("place"), line.sentence.number("count")
            says = scene.word(f"sf-{key}", count=count)
            said = scene.word("market-place", place=place) if place else ""
            found.append(
                Figure(
                    key,
                    sign,
                    str(count),
                    says,
                    place=said,
                    is_leading=place == 1,
                    points=line.points,
                )
            )
        watch = ranch.watch()
        guarded = scene.word("sf-watch", bonus=watch)
        label = scene.word("sf-watch-short", bonus=watch)
        found.append(self.gold(view, ranch.number, ranked[-1].points, scene))
        return [*found, Figure("watch", "", f"+{watch}", guarded, label=label)]

    def _site(
        self, view: SansFoiNiLoiState, ranch: Ranch, at: int, title: str, scene: Scene
    ) -> Site:
        land, number = ranch.lands[at], ranch.number
        first = ranch.same_as(at)
        place = f"e{number}p{first}"
        words = {"estate": str(number + 1), "place": str(at + 1)}
        name = scene.texts.card(land.card)
        says = scene.word("sf-land", name=title, number=at + 1, land=name)
        note = scene.word("sf-room", room=land.room) if land.room else ""
        there = [
            self._herd(land, on, herd, title, f"e{number}p{at}", place, words, scene)
            for on, herd in enumerate(land.herds)
        ]
        for card in (land.mine, land.raid):
            if card != NONE:
                key = f"e{number}p{at}k{card}"
                what = f"{title}, {scene.texts.card(card)}"
                there.append(Thing(card, key, what, "", (), hurts=card == land.raid))
        thing = Thing(land.card, f"e{number}p{at}", says, place, tuple(words.items()), note=note)
        return Site(at + 1, thing, tuple(there), land.room, land.raid != NONE)

    def _herd(
        self,
        land: Land,
        on: int,
        herd: int,
        title: str,
        key: str,
        place: str,
        words: Mapping[str, str],
        scene: Scene,
    ) -> Thing:
        card, age, worth = card_of(herd), age_of(herd), self._cards.worth[herd]
        copy = land.herds[:on].count(herd)
        name, number = scene.texts.card(card), int(words["place"])
        says = scene.word("sf-herd", name=title, number=number, herd=name, worth=worth)
        named = (*words.items(), ("kind", self.game.box.names[card]), ("count", str(age)))
        return Thing(
            card, f"{key}k{card}a{age}-{copy}", says, f"{place}k{card}a{age}", named, worth=worth
        )

    def _people(self, ranch: Ranch, title: str, scene: Scene) -> list[Thing]:
        """Cowboys and others, fences, and a panic, equal ones together."""
        everything = [*ranch.people, *ranch.fences]
        if ranch.panic != NONE:
            everything.append(ranch.panic)
        return [
            thing._replace(hurts=thing.card == ranch.panic)
            for thing in self.people(ranch.number, title, everything, scene)
        ]

    # Moves

    def path(self, view: SansFoiNiLoiState, move: Move) -> tuple[str, ...]:
        active = view.active
        if isinstance(move, Play):
            aims = tokens_of(self.form(move.card), move.args, active)
            return (f"c{move.card}", *aims)
        if isinstance(move, OfHerd):
            card, age = card_of(move.herd), age_of(move.herd)
            return (f"e{active}p{move.land}k{card}a{age}",)
        return ()

    def short(self, view: SansFoiNiLoiState, scene: Scene) -> dict[str, str]:
        found = {SET.text: scene.word("sf-set-order")}
        answers = view.frames[-1].answers if self._placed(view) is not None else ()
        if answers and answers[-1].startswith("ask "):
            found[ACCEPT.text] = scene.word("sf-pay", gold=price_of(answers[-1]))
        return found

    def situations_when_acting(self, view: SansFoiNiLoiState) -> list[Situation]:
        return [Situation("guard", "#mine")] if view.ranches[view.active].herds() else []

    def targets(self, view: SansFoiNiLoiState, estate: int) -> Sequence[Card]:
        return view.ranches[estate].people

    def landed(self, view: SansFoiNiLoiState, event: Event) -> Travel | None:
        if event.phrase not in (SHARED.laid, LAID_HERD):
            return None
        seat, card = event.number("seat"), event.number("card")
        number = self._number(view, seat, event.number("home"))
        ranch = view.ranches[number]
        if event.phrase is SHARED.laid and self._cards.is_land[card]:
            return from_hand(view, seat, card), f"e{number}p{len(ranch.lands) - 1}"
        if event.phrase is SHARED.laid:
            return from_hand(view, seat, card), f"e{number}k{card}"
        at = event.number("number") - 1
        if at >= len(ranch.lands):
            return None  # the land went out of the game meanwhile
        copy = ranch.lands[at].herds.count(herd_of(card, 1)) - 1
        return from_hand(view, seat, card), f"e{number}p{at}k{card}a1-{copy}"

    def _number(self, view: SansFoiNiLoiState, seat: Seat, home: int) -> int:
        owned = [number for number, owner in enumerate(view.owners) if owner == seat]
        return owned[max(home - 1, 0)]

    # The end, and what else there is to see

    def categories(self, view: SansFoiNiLoiState, outcome: Outcome, scene: Scene) -> list[Category]:
        found = []
        for key, phrase in _RANKINGS:
            lines = [line for line in outcome.lines if line.sentence.phrase is phrase]
            cells = []
            for line in lines:
                place, count = line.sentence.number("place"), line.sentence.number("count")
                counted = scene.word("market-ranked", count=count, place=place) if count else "0"
                cells.append((line.points, counted))
            found.append(Category(key, cells))
        return found

    def extras(self, view: SansFoiNiLoiState, scene: Scene) -> dict[str, object]:
        shot = zip(self._cards.wanted, view.victims, strict=True)
        return {"shot": [(killer, cards) for killer, cards in shot if cards]}

    # Drawings

    def figure(self, card: Card) -> str:
        figure = pictures.figure(self._cards, card)
        if figure:
            return in_gold(figure) if self.game.box.kinds[card].type == "herd" else figure
        sign = pictures.sign_for(self._cards, card)
        return Markup('<svg viewBox="0 0 100 100"><use href="#sf-{}"/></svg>').format(sign)

    def corner(self, card: Card) -> str:
        cost = pictures.cost(self._cards, card)
        return in_points(cost) if cost else ""
