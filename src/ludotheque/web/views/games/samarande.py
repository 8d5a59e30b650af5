"""Les Fils de Samarande on the web: cities around the line, with genies on them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from markupsafe import Markup

from ludotheque.core import Card, Event, Move, Outcome, Phrase, Seat
from ludotheque.games.market.card_effect import COUNT, ESTATE, KIND, NOWHERE, PLACE
from ludotheque.games.market.moves import Play
from ludotheque.games.samarande import Samarande, foresight, pictures
from ludotheque.games.samarande.city import NONE, City, District
from ludotheque.games.samarande.effects import CARD_EFFECTS
from ludotheque.games.samarande.genies import category_of
from ludotheque.games.samarande.moves import Keep, Put, Vanish
from ludotheque.games.samarande.phrases import (
    ARTISANS,
    BOTH_FELL,
    CARPET_LIES,
    CARPETS,
    CEMETERIES,
    CHANGED_SIDES,
    DESTROYED,
    DISTRICTS,
    EQUALLY_RICH,
    FOUND_AFTER,
    FOUND_AT_ONCE,
    FOUND_NONE_OF,
    FOUND_NOTHING,
    FRIGHTENED,
    GUARDS,
    IMPOSED,
    KIDNAPPED,
    KIDNAPPED_TO_HAND,
    KILLED,
    KILLED_BY,
    KINDS,
    LAID_ARTISAN,
    PROTECTED,
    QUESTIONS,
    RICHEST,
    ROBBED,
    ROLL_AGAIN,
    SHARED,
    VANISHED,
    VOCABULARY,
    WELL_GUARDED,
)
from ludotheque.games.samarande.scoring import score
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.situation import Situation
from ludotheque.web.views.stage import Travel

from .market import MarketStage, from_hand, in_gold, in_points
from .market_elements import Category, Estate, Figure, Site, Thing
from .throws import ATTACK, DEFENCE, DIFFICULTY, GOLD, GUARD, START

_ANNOUNCED: Final = tuple([VOCABULARY.phrases[key] for key in QUESTIONS])
_TURNED_UP: Final = (FOUND_AFTER, FOUND_AT_ONCE, FOUND_NONE_OF, FOUND_NOTHING)
_GROUPS: Final = (("districts", DISTRICTS), ("artisans", ARTISANS), ("guards", GUARDS))
_OTHERS: Final = (("extras", (CEMETERIES, CARPETS)), ("gold", (RICHEST, EQUALLY_RICH)))
_LOOKED_BACK: Final = 6
"""How many lines of the log may still be about what lies on the table now."""


class Happening(NamedTuple):
    """A card that lies on the table while something is asked about it."""

    chain: list[tuple[str, Card]]
    """An Action and the genies that answered it, the one in question last; or a card found."""
    says: str
    asks: str


class Sought(NamedTuple):
    """A category of cards that an Explorer can look for."""

    number: int
    category: str
    kinds: tuple[Card, ...]

    def is_gone(self, absent: Sequence[Card]) -> bool:
        """Whether everybody knows that the deck has none."""
        return all(kind in absent for kind in self.kinds)


class SamarandeStage(MarketStage[SamarandeState]):
    """The whole table on one screen, desktop or phone."""

    ordering: ClassVar[str] = "caliph"
    columns: ClassVar[tuple[str, ...]] = ("districts", "artisans", "guards", "gold", "actions")
    rolls: ClassVar[Mapping[Phrase, str]] = {
        SHARED.rolled_start: START,
        SHARED.rolled_difficulty: DIFFICULTY,
        SHARED.rolled_watch: GUARD,
        SHARED.rolled_attack: ATTACK,
        SHARED.rolled_defence: DEFENCE,
        SHARED.rolled_gold: GOLD,
    }
    causes: ClassVar[frozenset[Phrase]] = frozenset({ROLL_AGAIN, *_ANNOUNCED})
    results: ClassVar[frozenset[Phrase]] = frozenset(
        {
            BOTH_FELL,
            KILLED,
            KILLED_BY,
            ROBBED,
            SHARED.begins,
            SHARED.paid,
            SHARED.paid_short,
            VANISHED,
            WELL_GUARDED,
        }
    )

    done_with: ClassVar[Mapping[Phrase, str]] = {
        FRIGHTENED: "frightful-genie",
        IMPOSED: "imposing-genie",
        KIDNAPPED: "kidnapper-genie",
        KIDNAPPED_TO_HAND: "kidnapper-genie",
        PROTECTED: "protector-genie",
        ROBBED: "open-sesame",
        DESTROYED: "desert-tornado",
        SHARED.saw_hand: "aladdin",
        SHARED.stole_card: "aladdin",
        CHANGED_SIDES: "scheherazade",
    }
    to_own_place: ClassVar[frozenset[Phrase]] = frozenset({KIDNAPPED})

    def __init__(self, game: Samarande) -> None:
        super().__init__(game, "sa", game.cards, pictures, foresight)
        self._cards = game.cards

    @property
    def styles(self) -> tuple[str, ...]:
        return (*super().styles, "games/samarande/stage.css")

    @property
    def script(self) -> str:
        return "games/samarande/stage.js"

    # Cities

    def estates(self, view: SamarandeState, scene: Scene) -> list[Estate]:
        now = score(view)
        scored = {each.key: each.cells for each in self.categories(view, now, scene)}
        return [
            self._estate(
                view,
                city,
                now.points[city.number],
                {key: cells[city.number][0] for key, cells in scored.items()},
                scene,
            )
            for city in view.cities
        ]

    def _estate(
        self,
        view: SamarandeState,
        city: City,
        points: int,
        scored: Mapping[str, int],
        scene: Scene,
    ) -> Estate:
        """A city, with what each of its categories would bring; everything that counts is
        public."""
        number = city.number
        title = scene.name(number)
        sites = [self._site(city, at, title, scene) for at in range(len(city.districts))]
        people = self._people(city, title, scene)
        words = {ESTATE: str(number + 1)}
        figures = self._figures(view, city, scored, scene)
        return self.estate(view, number, title, points, figures, sites, people, words, scene)

    def _figures(
        self, view: SamarandeState, city: City, scored: Mapping[str, int], scene: Scene
    ) -> list[Figure]:
        word, in_play, artisans, bonus = (
            scene.word,
            len(city.in_play()),
            city.artisans(),
            city.bonus(),
        )
        extra, points = scored["extras"], max(0, self._cards.points - city.mischief)
        price = word("market-price", price=points)
        return [
            Figure(
                "districts",
                "district",
                str(in_play),
                word("sa-districts", count=in_play),
                points=scored["districts"],
            ),
            Figure(
                "artisans",
                "artisan",
                str(artisans),
                word("sa-artisans", count=artisans),
                word("sa-taxes", gold=city.taxes()),
                points=scored["artisans"],
            ),
            Figure(
                "guards",
                "guard",
                f"+{bonus}",
                word("sa-bonus", bonus=bonus),
                label=word("sa-bonus-short", bonus=bonus),
                points=scored["guards"],
            ),
            self.gold(view, city.number, scored["gold"], scene),
            *([Figure("extras", "", "", word("sa-ranked-extras"), points=extra)] if extra else []),
            Figure(
                "actions",
                "",
                str(points),
                price,
                word("sa-mischief", count=city.mischief) if city.mischief else "",
                label=price,
            ),
        ]

    def _site(self, city: City, at: int, title: str, scene: Scene) -> Site:
        district, number = city.districts[at], city.number
        place = f"e{number}p{city.same_as(at)}"
        words = {
            ESTATE: str(number + 1),
            PLACE: str(at + 1),
            COUNT: str(1 + len(district.artisans)),
        }
        name = scene.texts.card(district.card)
        says = scene.word("sa-district", name=title, number=at + 1, district=name)
        there = self._on_district(district, at, title, f"e{number}p{at}", place, words, scene)
        is_struck = district.genie != NONE
        note = scene.word("sa-out-of-play") if is_struck else ""
        if district.room:
            note = scene.word("sa-room", room=district.room)
        thing = Thing(
            district.card, f"e{number}p{at}", says, place, tuple(words.items()), note=note
        )
        return Site(at + 1, thing, tuple(there), district.room, is_struck)

    def _on_district(
        self,
        district: District,
        at: int,
        title: str,
        key: str,
        place: str,
        words: Mapping[str, str],
        scene: Scene,
    ) -> list[Thing]:
        """Artisans, and the Frightful genie who has taken the whole district out of play."""
        there = list(district.artisans)
        if district.genie != NONE:
            there.append(district.genie)
        found = []
        for on, card in enumerate(there):
            named = (*words.items(), (KIND, self.game.box.names[card]))
            card_name, on_name = scene.texts.card(card), scene.texts.card(district.card)
            says = scene.word("sa-on", name=title, card=card_name, number=at + 1, district=on_name)
            own_key = f"{key}k{card}-{there[:on].count(card)}"
            is_genie = card == district.genie
            found.append(Thing(card, own_key, says, f"{place}k{card}", named, hurts=is_genie))
        return found

    def _people(self, city: City, title: str, scene: Scene) -> list[Thing]:
        """Guards, genies and carpets, equal ones together."""
        cards, idle = self._cards, scene.word("sa-counts-nothing")
        return [
            thing._replace(
                hurts=pictures.hurts(cards, thing.card),
                note=idle if city.imposed and cards.is_guard[thing.card] else "",
            )
            for thing in self.people(
                city.number, title, [*city.guards, *city.genies, *city.carpets], scene
            )
        ]

    # Moves

    def path(self, view: SamarandeState, move: Move) -> tuple[str, ...]:
        if isinstance(move, Play):
            return (f"c{move.card}", *self._aims(move, view.active))
        if isinstance(move, Vanish):
            return (f"e{view.active}p{move.place}k{move.card}",)
        if isinstance(move, Put):
            return (f"e{view.active}p{move.place}",)
        return ("keep",) if isinstance(move, Keep) else ()

    def lights_of(self, view: SamarandeState, move: Move) -> list[str]:
        if not isinstance(move, Keep):
            return super().lights_of(view, move)
        kept = move.kept
        return [f"#h-{card}-{kept[:place].count(card)}" for place, card in enumerate(kept)]

    def _aims(self, move: Play, active: Seat) -> tuple[str, ...]:
        """The target of an Action; for a kidnapped artisan, also where it goes."""
        form = self.form(move.card)
        if not form:
            return ()
        if form[0] == KIND:
            return (f"x{move.args[0]}",)
        named = dict(zip(form[:3], move.args[:3], strict=True))
        aim = f"e{named[ESTATE]}"
        if named.get(PLACE, NOWHERE) != NOWHERE:
            aim += f"p{named[PLACE]}"
        if KIND in named:
            aim += f"k{named[KIND]}"
        goes = move.args[3] if len(form) > 3 else NOWHERE
        return (aim,) if goes == NOWHERE else (aim, f"e{active}p{goes}")

    def situations(self, view: SamarandeState, scene: Scene) -> list[Situation]:
        found = super().situations(view, scene)
        is_answer = bool(view.frames) and view.frames[-1].effect == "answering"
        return [Situation("answer"), *found] if is_answer else found

    def situations_when_acting(self, view: SamarandeState) -> list[Situation]:
        return [Situation("guard", "#mine")] if view.cities[view.active].artisans() else []

    def targets(self, view: SamarandeState, estate: int) -> Sequence[Card]:
        return view.cities[estate].all_cards()

    # Where cards have gone

    def travels(self, told: Sequence[Event], view: SamarandeState) -> list[Travel]:
        found = super().travels(told, view)
        if any(event.phrase in _TURNED_UP for event in told):
            return [("deck", to) for _, to in found]
        return found

    def landed(self, view: SamarandeState, event: Event) -> Travel | None:
        if event.phrase in _ANNOUNCED:
            seat, card = event.number("seat"), event.number("card")
            chain = _on_the_table(view)
            return (from_hand(view, seat, card), chain[-1][0]) if chain else None
        if event.phrase is SHARED.laid:
            seat, card = event.number("seat"), event.number("card")
            is_district = self._cards.is_district[card]
            lies = f"p{len(view.cities[seat].districts) - 1}" if is_district else f"k{card}"
            return from_hand(view, seat, card), f"e{seat}{lies}"
        if event.phrase is LAID_ARTISAN:
            seat, card = event.number("seat"), event.number("card")
            at = event.number("number") - 1
            districts = view.cities[seat].districts
            if at >= len(districts):
                return None  # the District was destroyed meanwhile
            copy = districts[at].artisans.count(card) - 1
            return from_hand(view, seat, card), f"e{seat}p{at}k{card}-{copy}"
        if event.phrase is CARPET_LIES:
            return "action-0", f"e{event.number('seat')}k{event.number('card')}"
        return None

    # The end

    def categories(self, view: SamarandeState, outcome: Outcome, scene: Scene) -> list[Category]:
        """Cards and their kinds by group, then extras and riches."""
        seats = range(view.seats)
        found = [
            Category(key, [self._cell(outcome, phrase, seat, scene) for seat in seats])
            for key, phrase in _GROUPS
        ]
        for key, phrases in _OTHERS:
            points = [
                sum(
                    line.points
                    for line in outcome.lines
                    if line.seat == seat and line.sentence.phrase in phrases
                )
                for seat in seats
            ]
            counted = [
                scene.word("market-gold", gold=view.purses[seat]) if key == "gold" else ""
                for seat in seats
            ]
            found.append(Category(key, list(zip(points, counted, strict=True))))
        return found

    def _cell(self, outcome: Outcome, phrase: Phrase, seat: Seat, scene: Scene) -> tuple[int, str]:
        """The points of one group of cards, and their kinds, which the next line of the account
        gives."""
        for line, after in zip(outcome.lines, outcome.lines[1:], strict=False):
            if line.seat == seat and line.sentence.phrase is phrase:
                assert after.sentence.phrase is KINDS
                words = scene.word("sa-counted", count=line.points, kinds=after.points)
                return line.points + after.points, words
        return 0, "0"

    # What else there is to see

    def extras(self, view: SamarandeState, scene: Scene) -> dict[str, object]:
        is_choosing = bool(view.frames) and view.frames[-1].effect == "choosing"
        asked = is_choosing and scene.is_asked
        shared: dict[str, object] = {"pips": 0} if view.frames else {}  # nothing costs points now
        cards = self._cards
        return {
            **shared,
            "happening": self._happening(view, scene),
            "keeps": self._cards.kept if asked else 0,
            "sought": [kind for kind in self._sought(scene) if not category_of(cards, kind)],
            "sought_categories": self._categories_sought(scene),
            "absent": view.absent,
            "turned_up": self._turned_up(scene),
        }

    def _happening(self, view: SamarandeState, scene: Scene) -> Happening | None:
        """An Action that can still be answered, or what an Explorer has found."""
        chain = _on_the_table(view)
        top = view.frames[-1].effect if view.frames else ""
        if top not in ("answering", "placing", "duelling"):
            return None
        told = scene.last_standing(_LOOKED_BACK)
        about = _TURNED_UP if top == "placing" else _ANNOUNCED
        says = next((scene.say(event) for event in told[::-1] if event.phrase in about), "")
        asks = scene.word("sa-anybody") if top == "answering" else ""
        return Happening(chain, says, asks)

    def _turned_up(self, scene: Scene) -> list[tuple[Card, int]]:
        """The cards that an Explorer has just turned up and shuffled back, and how many of each."""
        for event in reversed(scene.last_standing(_LOOKED_BACK)):
            if event.phrase in (FOUND_AFTER, FOUND_NONE_OF, FOUND_NOTHING):
                cards = event.cards("cards")
                return [(card, cards.count(card)) for card in dict.fromkeys(cards)]
        return []

    def _sought(self, scene: Scene) -> list[int]:
        """What an Explorer in hand could look for: kinds of cards, or categories, whose numbers
        come after those of the kinds."""
        decision = scene.decision() if scene.is_asked else None
        options = decision.options if decision is not None else ()
        sought = [
            move.args[0]
            for move in options
            if isinstance(move, Play) and self.form(move.card) == (KIND,)
        ]
        return list(dict.fromkeys(sought))

    def _categories_sought(self, scene: Scene) -> list[Sought]:
        cards = self._cards
        return [
            Sought(number, category_of(cards, number), cards.sought[number])
            for number in self._sought(scene)
            if category_of(cards, number)
        ]

    # Drawings

    def figure(self, card: Card) -> str:
        figure = in_points(pictures.figure(self._cards, card))
        if pictures.hurts(self._cards, card):
            return Markup('<span class="harm">{}</span>').format(figure)
        return figure

    def corner(self, card: Card) -> str:
        sign, figure = pictures.gives(self._cards, card)
        if not sign or sign == "coin":
            return in_gold(figure) if figure else ""
        signed = Markup('<svg viewBox="0 0 100 100"><use href="#sa-{}"/></svg>{}')
        return signed.format(sign, figure)


def _on_the_table(view: SamarandeState) -> list[tuple[str, Card]]:
    """The cards being resolved, each with its key: an Action and the genies that answer it, or a
    card that was found."""
    cards = []
    for frame in view.frames:
        if frame.effect in CARD_EFFECTS or frame.effect == "duelling":
            cards.append(view.played(frame).card)
        elif frame.effect == "placing":
            cards.append(view.catalogue.box.find(frame.answers[0]))
    return [(f"action-{place}", card) for place, card in enumerate(cards)]
