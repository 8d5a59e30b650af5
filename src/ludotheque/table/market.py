"""The games of action points on the web: the line with its prices, estates, the hand, the dice.

A move is a whole choice, and a page builds it up out of parts: a card of the hand, then a place,
then what lies there. Each part has a token, which stands on the elements that can be touched for
it; an option is the tokens that lead to it. What a token means is the same in both games:

`c7` a card of the hand · `t2` the third place of the line · `d` the deck · `b` the bank · `e1` an
estate · `s1` a player's hand · `e1p0` a place of an estate · `e1p0k4a2` what lies there, with its
age · `e1k9` somebody on an estate · `v7` a card of a hand that was shown · `o7` a card to be put
next · `x7` a kind of card to look for.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from ludotheque.core import HIDDEN, WATCHER, Card, Event, Move, Outcome, Phrase, Seat, State
from ludotheque.games.market.line import GAP, reordered
from ludotheque.games.market.market import A_POINT, HIDDEN_CARD
from ludotheque.games.market.moves import (
    ANYWHERE,
    BUY,
    END,
    Discard,
    Draw,
    Lay,
    Place,
    Steal,
    Take,
)
from ludotheque.games.market.playing import COUNT, ESTATE, KIND, PLACE, PURSE, SEAT
from ludotheque.games.market.state import MarketState

from .scene import Scene
from .stage import Stage, Travel

_STEPS: Final = {ESTATE: 0, PLACE: 1, KIND: 2, COUNT: 3}
_LETTERS: Final = {ESTATE: "e", PLACE: "p", KIND: "k", COUNT: "a"}

WATCH: Final = "watch"
"""What a throw is for that need only reach as much as the other one."""

Words = Mapping[str, str]


class Thing(NamedTuple):
    """A card that lies in an estate, or several equal ones."""

    card: Card
    key: str
    says: str
    token: str
    words: Words
    """What a move would call it, part by part: for a try that will be refused."""
    copies: int = 1
    worth: int | None = None
    hurts: bool = False
    note: str = ""
    """What else there is to say about it."""


class Site(NamedTuple):
    """A place of an estate, and what lies there."""

    number: int
    thing: Thing
    there: list[Thing]
    room: int
    is_struck: bool


class Figure(NamedTuple):
    """Something that is counted: its sign, how many, and in words."""

    sign: str
    text: str
    says: str


class Estate(NamedTuple):
    """Everything that lies before somebody."""

    number: int
    seat: Seat
    home: int
    title: str
    is_active: bool
    gold: int
    points: int
    figures: list[Figure]
    sites: list[Site]
    people: list[Thing]
    tokens: str
    words: Words
    in_hand: int
    known: list[Card]


class Offer(NamedTuple):
    """A place of the line."""

    price: int
    card: Card | None
    key: str
    token: str
    move: str
    says: str
    is_set: bool


class Held(NamedTuple):
    """A card of the hand, and how a move with it begins."""

    card: Card
    key: str
    token: str
    cost: int
    stem: str
    form: str
    sample: str
    """A whole move with it, to be told why it cannot be made."""


class Choice(NamedTuple):
    """An option, and the parts it is made of."""

    move: str
    says: str
    path: tuple[str, ...]


class Roll(NamedTuple):
    """A throw that everybody saw."""

    key: str
    dice: tuple[int, ...]
    added: int
    total: int
    what: str
    who: str
    says: str
    wins: bool | None


class Throw(NamedTuple):
    """The last throws, what led to them and what came of them."""

    before: str
    rolls: list[Roll]
    after: list[str]


class Category(NamedTuple):
    """One column of the score."""

    key: str
    cells: list[tuple[int, str]]
    """For each estate the points, and what was counted."""


class MarketStage(Stage):
    """What both tables show; a game adds what is built."""

    rolls: ClassVar[Mapping[Phrase, str]]
    """The phrases of a throw, and what it is for."""

    @property
    def styles(self) -> tuple[str, ...]:
        return ("market.css",)

    @property
    def script(self) -> str:
        return "market.js"

    # What a game adds

    @abstractmethod
    def estates(self, view: MarketState, scene: Scene) -> list[Estate]:
        """All of them, in turn order."""

    @abstractmethod
    def path(self, view: MarketState, move: Move) -> tuple[str, ...]:
        """The parts of a move that is the game's own; none if it is a button."""

    @abstractmethod
    def held(self, view: MarketState, card: Card, key: str) -> Held:
        """A card of the hand."""

    @abstractmethod
    def categories(self, view: MarketState, outcome: Outcome, scene: Scene) -> list[Category]:
        """What the points of the end are made of."""

    @abstractmethod
    def placed(self, view: MarketState) -> tuple[Card, ...] | None:
        """While the line is put in another order: what has a place already, from price 1 on."""

    @abstractmethod
    def landed(self, view: MarketState, event: Event) -> Travel | None:
        """What was laid: from the hand, and where it lies now."""

    def extras(self, view: MarketState, scene: Scene) -> dict[str, object]:
        """What else this game's template needs."""
        return {}

    # What the page shows

    def context(self, view: State, scene: Scene) -> dict[str, object]:
        assert isinstance(view, MarketState)
        choices = self._choices(view, scene)
        estates = self.estates(view, scene)
        me = view.eyes if view.eyes != WATCHER else None
        told = scene.told(-1)
        this_turn = _since(told, view.market.words.turn)
        outcome = scene.table.outcome()
        ranked = self.categories(view, outcome, scene) if outcome and outcome.points else []
        return {
            "offers": self._offers(view, scene, choices),
            "deck": len(view.deck),
            "deck_price": HIDDEN_CARD,
            "bank": view.bank,
            "left": view.points,
            "pips": max(view.market.points + _bought(this_turn, view), view.points),
            "usual": view.market.points,
            "point_price": A_POINT,
            "whose": view.owners[view.active],
            "mine": [estate for estate in estates if estate.seat == me],
            "others": _around(estates, me),
            "hand": self._hand(view) if me is not None else None,
            "shown": _shown(choices, "v"),
            "choices": [choice for choice in choices if choice.path],
            "buttons": [choice for choice in choices if not choice.path and not _asks(choice)],
            "prices": [choice for choice in choices if _asks(choice)],
            "tokens": {choice.path[0] for choice in choices if choice.path},
            "throw": self._throw(told, view.market.words.turn, scene),
            "ranked": ranked,
            "estates": estates,
            **self.extras(view, scene),
        }

    def _choices(self, view: MarketState, scene: Scene) -> list[Choice]:
        decision = scene.decision() if scene.is_asked else None
        if decision is None:
            return []
        short = {
            BUY.text: scene.word("market-buy", gold=A_POINT),
            END.text: scene.word("market-end"),
        }
        return [
            Choice(
                move.text,
                short.get(move.text) or scene.say(self.game.meaning(move, view)),
                self._path(view, move),
            )
            for move in decision.options
        ]

    def _path(self, view: MarketState, move: Move) -> tuple[str, ...]:
        if isinstance(move, Take):
            return (f"t{move.at}",)
        if isinstance(move, Draw):
            return ("d",)
        if isinstance(move, Discard):
            return (f"c{move.card}",)
        if isinstance(move, Steal):
            return (f"v{move.card}",)
        if isinstance(move, Place):
            return (f"o{move.card}",)
        if isinstance(move, Lay):
            held = f"c{move.card}"
            return (held,) if move.place == ANYWHERE else (held, f"e{view.active}p{move.place}")
        return self.path(view, move)

    def _offers(self, view: MarketState, scene: Scene, choices: Sequence[Choice]) -> list[Offer]:
        placed = self.placed(view)
        line = view.line if placed is None else reordered(view.line, placed)
        found = []
        for at, card in enumerate(line):
            is_set = placed is not None and at < len(placed)
            token = f"t{at}" if placed is None else "" if is_set else f"o{card}"
            takes = view.market.takes[at]
            says = next((c.says for c in choices if c.path == (token,)), "")
            shown = None if card == GAP else card
            found.append(Offer(at + 1, shown, f"l-{at}", token, takes.text, says, is_set))
        return found

    def _hand(self, view: MarketState) -> list[Held]:
        hand = view.hands.held[view.eyes]
        return [
            self.held(view, card, f"h-{card}-{hand[:place].count(card)}")
            for place, card in enumerate(hand)
        ]

    # The dice

    def _throw(self, told: Sequence[Event], turn: Phrase, scene: Scene) -> Throw | None:
        """The last throws: one alone, or two against each other."""
        at = [place for place, event in enumerate(told) if event.phrase in self.rolls]
        if not at:
            return None
        last = first = at[-1]
        while first - 1 in at:
            first -= 1
        rolls = [
            self._roll(event, scene, f"{first + n}")
            for n, event in enumerate(told[first : last + 1])
        ]
        if len(rolls) == 2 and rolls[0].what != rolls[1].what:
            attack, defence = rolls[0].total, rolls[1].total
            holds = defence >= attack if rolls[1].what == WATCH else defence > attack
            rolls = [rolls[0]._replace(wins=attack > defence), rolls[1]._replace(wins=holds)]
        led = [event for event in told[:first][-1:] if event.phrase is not turn]
        before = scene.say(led[0]) if led else ""
        after = [scene.say(event) for event in told[last + 1 : last + 3]]
        return Throw(before, rolls, after)

    def _roll(self, event: Event, scene: Scene, key: str) -> Roll:
        numbers = [value for value in event.values if isinstance(value, int)]
        what, who, says = self.rolls[event.phrase], scene.name(numbers[0]), scene.say(event)
        if "die" in event.phrase.names:
            die, added, total = numbers[-3:]
            return Roll(key, (die,), added, total, what, who, says, None)
        first, second, total = numbers[-3:]
        return Roll(key, (first, second), 0, total, what, who, says, None)

    # Where cards have gone

    def travels(self, told: Sequence[Event], view: State) -> list[Travel]:
        assert isinstance(view, MarketState)
        words = view.market.words
        for event in told:
            if event.phrase is words.took:
                seat, card, price = event.values
                assert isinstance(seat, int)
                assert isinstance(card, int)
                assert isinstance(price, int)
                return [(f"l-{price - 1}", into_hand(view, seat, card))]
            if event.phrase is words.drew:
                seat, card = event.values
                assert isinstance(seat, int)
                assert isinstance(card, int)
                return [("deck", into_hand(view, seat, card))]
            travel = self.landed(view, event)
            if travel is not None:
                return [travel]
        return []


def from_hand(view: MarketState, seat: Seat, card: Card) -> str:
    """The element that a card was before it left this hand."""
    if seat != view.eyes:
        return f"b-{seat}"
    return f"h-{card}-{view.hands.held[seat].count(card)}"


def into_hand(view: MarketState, seat: Seat, card: Card) -> str:
    """The element that a card is now that it has come to this hand."""
    if seat != view.eyes:
        return f"b-{seat}"
    return f"h-{card}-{view.hands.held[seat].count(card) - 1}"


def tokens_of(form: Sequence[str], args: Sequence[int], active: int) -> Iterator[str]:
    """The tokens of what a card was aimed at: numbers that go together make one."""
    token, last = "", 9
    for what, number in zip(form, args, strict=True):
        if what in (SEAT, PURSE):
            yield "b" if what == PURSE and number < 0 else f"{'s' if what == SEAT else 'e'}{number}"
            continue
        if token and _STEPS[what] <= last:
            yield token
            token = ""
        if not token and what != ESTATE:
            token = f"e{active}"
        token += f"{_LETTERS[what]}{number}"
        last = _STEPS[what]
    if token:
        yield token


def known_cards(view: MarketState, seat: Seat) -> list[Card]:
    """What these eyes know to be in somebody else's hand."""
    if seat == view.eyes:
        return []
    return [card for card in view.hands.held[seat] if card != HIDDEN]


def _around(estates: list[Estate], me: Seat | None) -> list[Estate]:
    """The others' estates, in turn order from whoever looks on."""
    others = [estate for estate in estates if estate.seat != me]
    if me is None:
        return others
    first = next(place for place, estate in enumerate(estates) if estate.seat == me)
    return sorted(others, key=lambda estate: (estate.number - first) % len(estates))


def _shown(choices: Sequence[Choice], letter: str) -> list[tuple[Card, Choice]]:
    """The cards of a hand that was shown, to choose one of."""
    return [
        (int(choice.path[0][1:]), choice)
        for choice in choices
        if choice.path and choice.path[0][0] == letter
    ]


def _asks(choice: Choice) -> bool:
    """Whether this is one of many prices."""
    return choice.move.startswith("ask ")


def _since(told: Sequence[Event], phrase: Phrase) -> Sequence[Event]:
    """What was told since this was told last."""
    for place in range(len(told) - 1, -1, -1):
        if told[place].phrase is phrase:
            return told[place + 1 :]
    return told


def _bought(told: Sequence[Event], view: MarketState) -> int:
    return sum(event.phrase is view.market.words.bought for event in told)
