"""The games of action points on the web: the line with its prices, estates, the hand, the dice."""

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

from markupsafe import Markup

from ludotheque.core import GAP, HIDDEN, WATCHER, Card, Event, Game, Move, Outcome, Phrase, Seat
from ludotheque.games.market.card_effect import COUNT, ESTATE, KIND, PLACE, PURSE, SEAT
from ludotheque.games.market.cards import A_POINT, HIDDEN_CARD, MarketCards
from ludotheque.games.market.line import reordered
from ludotheque.games.market.line_order import placed_cards
from ludotheque.games.market.moves import BUY, END, Play
from ludotheque.games.market.scoring import places_of
from ludotheque.games.market.state import MarketState, MarketStateT
from ludotheque.web.tables.table import OVER
from ludotheque.web.views.bot_titles import bot_title
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.situation import Situation
from ludotheque.web.views.stage import Stage, Travel

from .market_elements import (
    Category,
    Choice,
    Estate,
    Figure,
    Held,
    Offer,
    Owner,
    Site,
    Thing,
    initials_of,
)
from .market_lights import Lights
from .move_outlook import Foresight
from .move_parts import shared_path
from .move_preview import MovePreviews
from .syllables import hyphenated
from .throws import Throw, Throws

_LOOKED_BACK: Final = 300
"""More than a turn tells: how far back its start and what led to a throw are looked for."""
_STYLES: Final = (
    *("frame", "cards", "line", "estates", "question", "hand", "discards", "rankings"),
    *("move-sheet", "duel"),
)

_A_DIE: Final = 6


class Drawings(Protocol):
    """What a module that draws a game's cards provides."""

    def symbols(self) -> str: ...
    def scene(self) -> str: ...
    def symbol_id(self, cards: Any, card: Card) -> str: ...
    def illustration(self, cards: Any, name: str) -> str | None: ...


class MarketStage(Stage[MarketStateT]):
    """What both games' tables show; each game adds what its players build."""

    rolls: ClassVar[Mapping[Phrase, str]]
    """The phrases of a throw, and what it is for."""
    causes: ClassVar[frozenset[Phrase]]
    """What can lead to a throw."""
    results: ClassVar[frozenset[Phrase]]
    """What can come of a throw."""
    ordering: ClassVar[str]
    """The effect that reorders the line."""
    done_with: ClassVar[Mapping[Phrase, str]]
    """What is done with a card that the phrase does not name: its effect."""
    to_own_place: ClassVar[frozenset[Phrase]] = frozenset()
    """The phrases that have a victim and name a place of the actor's own."""
    quiet: ClassVar[frozenset[str]] = frozenset(
        f"told-{key}"
        for key in ("turn", "took", "drew", "bought", "discarded", "turned-up", "paid", "left-line")
    )
    columns: ClassVar[tuple[str, ...]]
    """The figures that stand under each other in the others' estates."""

    def __init__(
        self,
        game: Game,
        world: str,
        catalogue: MarketCards,
        drawings: Drawings,
        foresight: Foresight,
    ) -> None:
        super().__init__(game, world)
        self._foresight: Final = foresight
        self._catalogue: Final = catalogue
        self._drawings: Final = drawings

    @property
    def styles(self) -> tuple[str, ...]:
        return tuple(f"games/market/{part}.css" for part in _STYLES)

    @property
    def script(self) -> str:
        return "games/market/stage.js"

    # What a game adds

    @abstractmethod
    def estates(self, view: MarketStateT, scene: Scene) -> list[Estate]:
        """All estates, in turn order."""

    @abstractmethod
    def path(self, view: MarketStateT, move: Move) -> tuple[str, ...]:
        """The parts of a move that only this game has; none if the move is a button."""

    @abstractmethod
    def targets(self, view: MarketStateT, estate: int) -> Sequence[Card]:
        """The cards of an estate that a card in hand may be aimed at."""

    @abstractmethod
    def categories(self, view: MarketStateT, outcome: Outcome, scene: Scene) -> list[Category]:
        """What the final points are made up of."""

    @abstractmethod
    def landed(self, view: MarketStateT, event: Event) -> Travel | None:
        """The card that was laid: its element in the hand, and its element now."""

    def short(self, view: MarketStateT, scene: Scene) -> dict[str, str]:
        """What the buttons of some moves say: less than these mean, since the table shows it."""
        return {}

    def extras(self, view: MarketStateT, scene: Scene) -> dict[str, object]:
        """What else this game's template needs."""
        return {}

    def lights_of(self, view: MarketStateT, move: Move) -> list[str]:
        """Its parts, where they lie; a move without any is a button."""
        path = shared_path(move, view.active) or self.path(view, move)
        return [f'[data-part~="{token}"]' for token in path] or list(super().lights_of(view, move))

    # What the page shows

    def context(self, view: MarketStateT, scene: Scene) -> dict[str, object]:
        previews = MovePreviews(self._foresight, view, scene)
        choices = self._choices(view, scene, previews)
        estates = self.estates(view, scene)
        me = view.eyes if view.eyes != WATCHER else None
        told = scene.last_standing(_LOOKED_BACK)
        this_turn = _since(told, view.catalogue.phrases.turn)
        outcome = scene.outcome()
        ranked = self.categories(view, outcome, scene) if outcome and outcome.points else []
        return {
            "offers": self._offers(view, scene, choices),
            "deck": len(view.deck),
            "deck_price": HIDDEN_CARD,
            "bank": view.bank,
            "left": view.points,
            "pips": max(view.catalogue.points + _bought(this_turn, view), view.points),
            "usual": view.catalogue.points,
            "point_price": A_POINT,
            "whose": view.owners[view.active],
            "mine": [estate for estate in estates if estate.seat == me],
            "others": _around(estates, me),
            "hand": self._hand(view) if me is not None else None,
            "shown": _shown(choices, "v"),
            "previews": previews.all,
            "choices": [choice for choice in choices if choice.path],
            "buttons": [choice for choice in choices if not choice.path and not _asks(choice)],
            "prices": [choice for choice in choices if _asks(choice)],
            "throws": self._throws(told, scene),
            "keeps": 0,
            "is_only_asked_like_all": len(choices) == 1 and bool(scene.asked_together()),
            "discard": sorted(view.discard),
            "ranked": ranked,
            "estates": estates,
            "columns": self.columns,
            "player_names": [scene.name(seat) for seat in range(len(scene.players))],
            **self.extras(view, scene),
        }

    def _choices(self, view: MarketStateT, scene: Scene, previews: MovePreviews) -> list[Choice]:
        decision = scene.decision() if scene.is_asked else None
        if decision is None:
            return []
        short = {
            BUY.text: scene.word("market-buy", gold=A_POINT),
            END.text: scene.word("market-end"),
            **self.short(view, scene),
        }
        return [
            Choice(
                move.text,
                short.get(move.text) or scene.tell(self.game.meaning(move, view)),
                shared_path(move, view.active) or self.path(view, move),
                previews.of(move),
            )
            for move in decision.options
        ]

    def _offers(self, view: MarketStateT, scene: Scene, choices: Sequence[Choice]) -> list[Offer]:
        placed = self._placed(view)
        line = view.line if placed is None else reordered(view.line, placed)
        found = []
        for at, card in enumerate(line):
            is_set = placed is not None and at < len(placed)
            token = f"t{at}" if placed is None else "" if is_set else f"o{card}"
            takes = view.catalogue.takes[at]
            shown = None if card == GAP else card
            says = (
                next((c.says for c in choices if c.path == (token,)), "") if shown is None else ""
            )
            found.append(Offer(at + 1, shown, f"l-{at}", token, takes.text, says, is_set))
        return found

    def _placed(self, view: MarketStateT) -> tuple[Card, ...] | None:
        """While the line is being reordered: the cards already placed, from price 1 on."""
        if not view.frames or view.frames[-1].effect != self.ordering:
            return None
        return placed_cards(view, view.frames[-1])

    def _hand(self, view: MarketStateT) -> list[Held]:
        hand = view.hands.held[view.eyes]
        return [
            self._held(view, card, f"h-{card}-{hand[:place].count(card)}")
            for place, card in enumerate(hand)
        ]

    def _held(self, view: MarketStateT, card: Card, key: str) -> Held:
        catalogue, form = self._catalogue, self.form(card)
        names = catalogue.box.names
        stem = f"{'lay' if catalogue.playable[card] is None else 'play'} {names[card]}"
        rival = view.rivals[view.active][0]
        targets = self.targets(view, rival)
        example = {
            ESTATE: str(rival + 1),
            PLACE: "1",
            KIND: names[targets[0] if targets else card],
            COUNT: "1",
            SEAT: str(view.owners[rival] + 1),
            PURSE: str(rival + 1),
        }
        sample = " ".join([stem, *[example[what] for what in form]])
        return Held(card, key, f"c{card}", stem, " ".join(form), sample)

    def form(self, card: Card) -> tuple[str, ...]:
        """What has to be chosen to lay or play this card."""
        effect = self._catalogue.playable[card]
        if effect is not None:
            return effect.form
        return () if self._catalogue.simple_lays[card] else (PLACE,)

    # What lies in estates

    def estate(
        self,
        view: MarketStateT,
        number: int,
        title: str,
        points: int,
        figures: Sequence[Figure],
        sites: Sequence[Site],
        people: Sequence[Thing],
        words: Mapping[str, str],
        scene: Scene,
    ) -> Estate:
        """An estate, with what the game adds to it."""
        seat, home = view.named(number)
        initials = initials_of([scene.names[owner] for owner in view.owners])
        return Estate(
            number,
            seat,
            home,
            self._owner(seat, home, scene),
            initials[number],
            title,
            number == view.active and not view.over,
            points,
            tuple(figures),
            tuple(sites),
            tuple(people),
            f"e{number} s{seat}",
            tuple(words.items()),
            len(view.hands.held[seat]),
            _known_cards(view, seat),
        )

    def _owner(self, seat: Seat, home: int, scene: Scene) -> Owner:
        bot = scene.players[seat].bot
        is_here = not bot and scene.is_here(seat)
        is_away = not (bot or is_here or scene.phase == OVER or seat in scene.guest.seats)
        about = [
            scene.word(f"{self.world}-home", home=home) if home else "",
            scene.word("bot-chair", level=bot_title(scene.word, bot)) if bot and home < 2 else "",
            scene.word("away") if is_away else "",
        ]
        said = " · ".join(each for each in about if each)
        return Owner(scene.name(seat), said, scene.asks(seat), is_here)

    def people(self, number: int, title: str, cards: Sequence[Card], scene: Scene) -> list[Thing]:
        """The cards of this estate that lie on none of its places, equal cards together."""
        found = []
        for card in dict.fromkeys(cards):
            count, token = cards.count(card), f"e{number}k{card}"
            says = f"{title}, {scene.texts.some(card, count)}"
            words = {ESTATE: str(number + 1), KIND: self._catalogue.box.names[card]}
            found.append(Thing(card, token, says, token, tuple(words.items()), count))
        return found

    def gold(self, view: MarketStateT, number: int, points: int, scene: Scene) -> Figure:
        """An estate's gold, which is ranked in both games."""
        gold, place = view.purses[number], places_of(list(view.purses))[number]
        return Figure(
            "gold",
            "coin",
            str(gold),
            scene.word("market-gold", gold=gold),
            label=scene.word("market-gold-short", gold=gold),
            place=scene.word("market-place", place=place) if gold else "",
            is_leading=bool(gold) and place == 1,
            points=points,
        )

    # The dice

    def _throws(self, told: Sequence[Event], scene: Scene) -> list[Throw]:
        """The throws that the last move brought about."""
        recent = scene.told_by_last_act()
        if not recent or told[-len(recent) :] != recent:
            return []  # it was taken back
        return Throws(self.rolls, self.causes, self.results, scene).found(told, len(recent))

    # Where cards have gone

    def travels(self, told: Sequence[Event], view: MarketStateT) -> list[Travel]:
        phrases = view.catalogue.phrases
        for event in told:
            if event.phrase is phrases.took:
                gone_to = into_hand(view, event.number("seat"), event.number("card"))
                return [(f"l-{event.number('price') - 1}", gone_to)]
            if event.phrase is phrases.drew:
                return [("deck", into_hand(view, event.number("seat"), event.number("card")))]
            travel = self.landed(view, event)
            if travel is not None:
                return [travel]
        return []

    # What happened

    def warning(self, view: MarketStateT, scene: Scene) -> str:
        """A turn can take as many cards as the line has, and a die as much gold as it shows."""
        if len(view.deck) <= view.catalogue.line:
            return scene.word("market-deck-ends", count=len(view.deck))
        if view.bank <= _A_DIE:
            return scene.word("market-bank-ends", gold=view.bank)
        if view.idle == len(view.owners) - 1:
            return scene.word("market-idle-ends")
        return ""

    def situations(self, view: MarketStateT, scene: Scene) -> list[Situation]:
        decision = scene.decision()
        options = decision.options if decision else ()
        found = super().situations(view, scene)
        if decision is not None and decision.question.phrase == view.catalogue.phrases.act:
            found = [each._replace(lights="#offers|.line-place") for each in found]
            found += self.situations_when_acting(view)
            harming = [
                move for move in options if isinstance(move, Play) and self._harms(view, move)
            ]
            if harming:
                found.append(Situation("trick", f'[data-part~="c{harming[0].card}"]'))
            if BUY in options and view.points <= 1:
                found.append(Situation("buy", f'#moves [name=move][value="{BUY.text}"]'))
        if len(view.owners) > view.seats:
            found.append(Situation("two-estates", "#mine"))
        if self.warning(view, scene):
            found.append(Situation("end"))
        return found

    def situations_when_acting(self, view: MarketStateT) -> list[Situation]:
        """What else may be new to somebody who spends action points."""
        return []

    def _harms(self, view: MarketStateT, move: Play) -> bool:
        """Whether it is aimed at something of somebody else's."""
        own = [f"e{estate}" for estate, seat in enumerate(view.owners) if seat == view.eyes]
        aims = [t for t in self.path(view, move)[1:] if t[0] in "es"]
        return any(not t.startswith(tuple(own)) and t != f"s{view.eyes}" for t in aims)

    def elements(self, event: Event, view: MarketStateT) -> list[str]:
        own_place = event.phrase in self.to_own_place
        return Lights(event, view, own_place).ids()

    def lit_by(self, view: MarketStateT) -> Hashable:
        return view.eyes, view.owners

    def cause(self, event: Event, view: MarketStateT) -> Card | None:
        effect = self.done_with.get(event.phrase)
        cards = self._catalogue.with_effect(effect) if effect else ()
        return cards[0] if cards else super().cause(event, view)

    # Drawings

    def sprite(self) -> Markup:
        return Markup(self._drawings.symbols())

    def banner(self) -> Markup:
        return Markup(self._drawings.scene())

    def drawing(self, card: Card) -> str:
        return self._drawings.symbol_id(self._catalogue, card)

    def written(self, name: str, lang: str) -> str:
        return hyphenated(name, lang)

    def illustration(self, name: str) -> Markup | None:
        drawn = self._drawings.illustration(self._catalogue, name)
        return None if drawn is None else Markup(drawn)


def from_hand(view: MarketState, seat: Seat, card: Card) -> str:
    """The element of a card before it left this hand."""
    if seat != view.eyes:
        return f"b-{seat}"
    return f"h-{card}-{view.hands.held[seat].count(card)}"


def into_hand(view: MarketState, seat: Seat, card: Card) -> str:
    """The element of a card now that it has come into this hand."""
    if seat != view.eyes:
        return f"b-{seat}"
    return f"h-{card}-{view.hands.held[seat].count(card) - 1}"


def in_points(cost: str) -> Markup:
    """A cost in action points, in the corner of a card."""
    return Markup('<span class="cost">{}</span>').format(cost)


def in_gold(worth: str) -> Markup:
    """An amount of gold, in the corner of a card."""
    return Markup('<span class="in-gold">{}</span>').format(worth)


def _known_cards(view: MarketState, seat: Seat) -> tuple[Card, ...]:
    """The cards that these eyes know to be in somebody else's hand."""
    if seat == view.eyes:
        return ()
    return tuple([card for card in view.hands.held[seat] if card != HIDDEN])


def _around(estates: list[Estate], me: Seat | None) -> list[Estate]:
    """The others' estates, in turn order from the reader on."""
    others = [estate for estate in estates if estate.seat != me]
    if me is None:
        return others
    first = next(place for place, estate in enumerate(estates) if estate.seat == me)
    return sorted(others, key=lambda estate: (estate.number - first) % len(estates))


def _shown(choices: Sequence[Choice], letter: str) -> list[tuple[Card, Choice]]:
    """The cards of a shown hand that can be chosen."""
    return [
        (int(choice.path[0][1:]), choice)
        for choice in choices
        if choice.path and choice.path[0][0] == letter
    ]


def _asks(choice: Choice) -> bool:
    """Whether this choice names a price, one of many."""
    return choice.move.startswith("ask ")


def _since(told: Sequence[Event], phrase: Phrase) -> Sequence[Event]:
    """What was told after the last event with this phrase."""
    for place in range(len(told) - 1, -1, -1):
        if told[place].phrase is phrase:
            return told[place + 1 :]
    return told


def _bought(told: Sequence[Event], view: MarketState) -> int:
    return sum(event.phrase is view.catalogue.phrases.bought for event in told)
