"""District Noir on the web: the line is the stage, the collections lie around it."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from ludotheque.core import WATCHER, Card, Event, Move, Seat
from ludotheque.games.district_noir import DistrictNoir, pictures
from ludotheque.games.district_noir.holdings import Holdings
from ludotheque.games.district_noir.moves import TAKE
from ludotheque.games.district_noir.phrases import PLAYED, TOOK
from ludotheque.games.district_noir.scoring import score
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.situation import Situation
from ludotheque.web.views.stage import Stage, Travel


class Placed(NamedTuple):
    """A card on the table, and the key of its element."""

    card: Card
    key: str


class Option(NamedTuple):
    """A card in hand: what playing it is called, what it would do, and whether it may be played."""

    card: Card
    key: str
    move: str
    meaning: str
    consequence: str
    lit: bool


class Take(NamedTuple):
    """The take: what it is called, what it would bring, and whether it may be made."""

    move: str
    meaning: str
    consequence: str
    size: int
    may: bool


class Group(NamedTuple):
    """Some cards of a collection, with what they are worth."""

    key: str
    kinds: tuple[Card, ...]
    cards: tuple[Placed, ...]
    worth: int
    has_majority: bool


class Side(NamedTuple):
    """One player's side of the table."""

    seat: Seat
    groups: tuple[Group, ...]
    series: int
    series_worth: int
    points: int | None
    in_hand: int
    has_taken: bool
    has_token: bool


class DistrictNoirStage(Stage[DistrictNoirState]):
    """The whole table on one screen, desktop or phone."""

    def __init__(self, game: DistrictNoir) -> None:
        super().__init__(game, "dn")
        self._cards = game.cards

    @property
    def styles(self) -> tuple[str, ...]:
        sheets = ("stage", "line", "question", "person", "collection")
        return tuple([f"{self.folder}/{sheet}.css" for sheet in sheets])

    def context(self, view: DistrictNoirState, scene: Scene) -> dict[str, object]:
        me = 0 if view.eyes == WATCHER else view.eyes
        first = max(0, len(view.line) - self._cards.take)
        line = [Placed(card, f"l-{place}") for place, card in enumerate(view.line)]
        decision = scene.decision() if scene.is_asked else None
        options = decision.options if decision else ()
        return {
            "round": view.round,
            "rounds": self._cards.rounds,
            "deck": len(view.deck),
            "stays": line[:first],
            "last": line[first:],
            "take": self._take(view, scene, may=TAKE in options),
            "held": self._hand(view, scene) if view.eyes != WATCHER else None,
            "mine": _side(view, me),
            "theirs": _side(view, 1 - me),
            "unseen": self.unseen(view),
        }

    def _hand(self, view: DistrictNoirState, scene: Scene) -> list[Option]:
        hand = view.hands[view.eyes]
        found = []
        for place, card in enumerate(hand):
            play = self._cards.plays[card]
            copy = hand[:place].count(card)
            key = f"h-{card}-{copy}"
            found.append(
                Option(
                    card,
                    key,
                    play.text,
                    scene.meaning(play),
                    self._when_played(view, scene, card),
                    scene.is_asked,
                )
            )
        return found

    def _when_played(self, view: DistrictNoirState, scene: Scene, card: Card) -> str:
        """Where the card would lie, and what the next take would then bring."""
        line = (*view.line, card)
        if all(view.taken):
            return scene.word("dn-when-nobody-takes", place=len(line))
        brought = scene.texts.cards(line[-self._cards.take :])
        return scene.word("dn-when-played", place=len(line), cards=brought)

    def _take(self, view: DistrictNoirState, scene: Scene, *, may: bool) -> Take:
        cards = view.line[-self._cards.take :]
        meaning = scene.meaning(TAKE) if view.line else ""
        consequence = _when_taken(view, scene, cards) if may else ""
        return Take(TAKE.text, meaning, consequence, len(cards), may)

    def travels(self, told: Sequence[Event], view: DistrictNoirState) -> list[Travel]:
        moves = [event for event in told if event.phrase in (PLAYED, TOOK)]
        if len(moves) != 1:
            return []  # too much has happened since to show it card by card
        event, seat = moves[0], moves[0].number("seat")
        if event.phrase is PLAYED:
            card = event.number("card")
            return [(self._from_hand(view, seat, card), f"l-{len(view.line) - 1}")]
        taken = event.cards("cards")
        return [
            (f"l-{len(view.line) + place}", _in_pile(view, seat, taken, place))
            for place in range(len(taken))
        ]

    def elements(self, event: Event, view: DistrictNoirState) -> list[str]:
        if event.phrase is PLAYED:
            return _lies_now(view, event.number("card"))
        if event.phrase is TOOK:
            seat, taken = event.number("seat"), event.cards("cards")
            return [_in_pile(view, seat, taken, place) for place in range(len(taken))]
        return []

    def lit_by(self, view: DistrictNoirState) -> Hashable:
        return view.line, tuple(view.piles)

    def lights_of(self, view: DistrictNoirState, move: Move) -> list[str]:
        if move == TAKE:
            return ["#take"]
        return [
            f"#h-{card}-0"
            for card in dict.fromkeys(view.hands[view.eyes])
            if self._cards.plays[card] == move
        ]

    def warning(self, view: DistrictNoirState, scene: Scene) -> str:
        return scene.word("dn-last-round") if view.round == self._cards.rounds else ""

    def situations(self, view: DistrictNoirState, scene: Scene) -> list[Situation]:
        me, cards, first = view.eyes, self._cards, max(0, len(view.line) - self._cards.take)
        other = {"name": scene.names[1 - me]}
        within = range(first, len(view.line))
        betrayed = [f"#l-{place}" for place in within if view.line[place] in cards.betrayals]
        cities = [f"#l-{place}" for place in within if view.line[place] in cards.cities]
        found = []
        if view.round == 1 and not any(view.piles) and len(view.line) <= cards.take:
            found.append(Situation("turn", "#hand"))
        if view.taken[me] and not view.taken[1 - me]:
            found.append(Situation("taken", "#hand", other))
        if view.taken[1 - me] and not view.taken[me]:
            found.append(Situation("alone", "#take", other))
        if len(within) == cards.take and not view.taken[me]:
            found.append(Situation("take", "#take"))
        if betrayed and not view.taken[me]:
            found.append(Situation("betrayal", "; ".join(betrayed)))
        if cities:
            found.append(Situation("city", "; ".join(cities)))
        if view.round == cards.rounds:
            found.append(Situation("last-round"))
        return [*found, *super().situations(view, scene)]

    def _from_hand(self, view: DistrictNoirState, seat: Seat, card: Card) -> str:
        left = view.hands[seat]
        if len(left) == self._cards.hand:
            left = ()  # the round's last card: new ones have been drawn since
        return f"h-{card}-{left.count(card)}" if seat == view.eyes else f"b-{seat}-{len(left)}"

    def sprite(self) -> Markup:
        return Markup(pictures.symbols())

    def banner(self) -> Markup:
        return Markup(pictures.scene())

    def drawing(self, card: Card) -> str:
        return pictures.symbol_id(self._cards, card)

    def figure(self, card: Card) -> str:
        return pictures.figure(self._cards, card)

    def illustration(self, name: str) -> Markup | None:
        drawn = pictures.illustration(self._cards, name)
        return None if drawn is None else Markup(drawn)


def _when_taken(view: DistrictNoirState, scene: Scene, cards: tuple[Card, ...]) -> str:
    """What the reader's take would do to both scores, if the game ended with it."""
    me, piles = view.eyes, list(view.piles)
    piles[me] = (*piles[me], *cards)
    before, after = view.standing(), score(view.catalogue, piles, ()).points
    if not before or not after:
        return scene.word("dn-take-wins")
    other = 1 - me
    scores = scene.word(
        "dn-take-scores",
        before=before[me],
        after=after[me],
        name=scene.names[other],
        other=before[other],
        then=after[other],
    )
    return " ".join([scores, *_majorities(view, scene, piles)])


def _majorities(view: DistrictNoirState, scene: Scene, piles: list[tuple[Card, ...]]) -> list[str]:
    """The majorities that these piles would bring the reader, or take from the other."""
    me, won, tied = view.eyes, [], []
    for card in view.catalogue.supports:
        lead = view.piles[me].count(card) - view.piles[1 - me].count(card)
        then = piles[me].count(card) - piles[1 - me].count(card)
        if lead <= 0 < then:
            won.append(scene.texts.card(card))
        elif lead < 0 == then:
            tied.append(scene.texts.card(card))
    found = (("dn-take-won", won), ("dn-take-tied", tied))
    return [scene.word(key, cards=scene.texts.listed(cards)) for key, cards in found if cards]


def _side(view: DistrictNoirState, seat: Seat) -> Side:
    cards, owned, now = view.catalogue, Holdings(view), view.standing()
    groups = []
    for card in cards.supports:
        placed = _placed(view, seat, (card,))
        worth = owned.majority(seat, card)
        groups.append(Group(f"g-{card}", (card,), placed, worth, bool(worth)))
    for key, kinds in (("alliances", cards.alliances), ("betrayals", cards.betrayals)):
        worth = owned.sum_of(seat, kinds)
        groups.append(Group(key, kinds, _placed(view, seat, kinds), worth, False))
    groups.append(Group("city", cards.cities, _placed(view, seat, cards.cities), 0, False))
    return Side(
        seat,
        tuple(groups),
        owned.series(seat),
        owned.series_worth(seat),
        None if now is None else now[seat],
        len(view.hands[seat]),
        view.taken[seat],
        view.starter == seat,
    )


def _placed(view: DistrictNoirState, seat: Seat, kinds: tuple[Card, ...]) -> tuple[Placed, ...]:
    pile = [card for card in view.piles[seat] if card in kinds]
    placed = [
        Placed(card, f"p-{seat}-{card}-{pile[:place].count(card)}")
        for place, card in enumerate(pile)
    ]
    return tuple(placed)


def _lies_now(view: DistrictNoirState, card: Card) -> list[str]:
    """The last card of this kind in the line; if somebody has taken it, their last one."""
    if card in view.line:
        return [f"l-{len(view.line) - 1 - view.line[::-1].index(card)}"]
    return [
        f"p-{seat}-{card}-{pile.count(card) - 1}"
        for seat, pile in enumerate(view.piles)
        if card in pile
    ]


def _in_pile(view: DistrictNoirState, seat: Seat, taken: tuple[Card, ...], place: int) -> str:
    """The element of a card that was just taken: equal cards lie in the order they came."""
    card = taken[place]
    came_later = taken[place + 1 :].count(card)
    return f"p-{seat}-{card}-{view.piles[seat].count(card) - 1 - came_later}"
