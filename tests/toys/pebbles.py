"""Pebbles: a toy game that uses every part of the contract, in plain Python.

Eight cards, two or three players, two cards each, a bank of gold. On your turn you play a card and
draw one. A Coin is worth a roll of the die; a Thief asks whom to rob, and then how much to take;
a Rock does nothing. When all hands are empty, the richest wins.
"""

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.core import (
    CARD,
    EVERYTHING,
    HIDDEN,
    IS_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    NUMBER,
    SEAT,
    BadMove,
    Box,
    Card,
    Chance,
    Decision,
    Effect,
    Effects,
    Fields,
    Frame,
    Game,
    Log,
    Move,
    Option,
    OptionValue,
    Outcome,
    Refusal,
    ScoreLine,
    Seat,
    Sentence,
    State,
    Vocabulary,
    secret,
)

CARDS_TOML: Final = """
[deal]
hand = 2

[[kind]]
name = "coin"
type = "pebble"
count = 3

[[kind]]
name = "thief"
type = "pebble"
effect = "thief"
count = 2

[[kind]]
name = "rock"
type = "pebble"
count = 3
"""

TEXTS: Final = {
    "fr": """
game-name = Cailloux
game-about = Un jeu pour les tests.
game-length = 1 min
card-coin = Pièce
    .counted =
        { $count ->
            [1] une Pièce
           *[other] { number-word } Pièces
        }
card-thief = Voleur
    .counted =
        { $count ->
            [1] un Voleur
           *[other] { number-word } Voleurs
        }
card-rock = Caillou
    .counted =
        { $count ->
            [1] un Caillou
           *[other] { number-word } Cailloux
        }
told-played = { $seat } joue { $card }.
told-drew = { $seat } pioche { $card }.
told-drew-hidden = { $seat } pioche une carte.
told-earned = { $seat } gagne { $gold }.
told-robbed = { $seat } vole { $gold } à { $victim }.
asked-play = Jouez une carte.
asked-whom = Qui voulez-vous voler ?
asked-how-much = Combien voulez-vous prendre à { $victim } ?
move-play = Jouer { $card }
move-rob = Voler { $victim }
move-grab = Prendre { $gold }
refused-not-held = Vous n’avez pas { $card }.
scored-gold = Or
scored-richest = L’or décide.
option-gold = Or de la banque
option-greedy-bank = Banque avare
option-mood = Humeur
option-mood-calm = calme
option-mood-wild = folle
""",
    "en": """
game-name = Pebbles
game-about = A game for tests.
game-length = 1 min
card-coin = Coin
    .counted =
        { $count ->
            [1] a Coin
           *[other] { number-word } Coins
        }
card-thief = Thief
    .counted =
        { $count ->
            [1] a Thief
           *[other] { number-word } Thieves
        }
card-rock = Rock
    .counted =
        { $count ->
            [1] a Rock
           *[other] { number-word } Rocks
        }
told-played = { $seat } plays { $card }.
told-drew = { $seat } draws { $card }.
told-drew-hidden = { $seat } draws a card.
told-earned = { $seat } earns { $gold }.
told-robbed = { $seat } robs { $victim } of { $gold }.
asked-play = Play a card.
asked-whom = Whom will you rob?
asked-how-much = How much will you take from { $victim }?
move-play = Play { $card }
move-rob = Rob { $victim }
move-grab = Take { $gold }
refused-not-held = You do not have { $card }.
scored-gold = Gold
scored-richest = The richest wins.
option-gold = Gold in the bank
option-greedy-bank = Mean bank
option-mood = Mood
option-mood-calm = calm
option-mood-wild = wild
""",
}

WORDS: Final = Vocabulary()
PLAYED: Final = WORDS.told("played", seat=SEAT, card=CARD)
DREW: Final = WORDS.told("drew", reveals=True, seat=SEAT, card=secret(CARD))
EARNED: Final = WORDS.told("earned", seat=SEAT, gold=NUMBER)
ROBBED: Final = WORDS.told("robbed", seat=SEAT, gold=NUMBER, victim=SEAT)
PLAY: Final = Sentence(WORDS.asked("play"))
WHOM: Final = Sentence(WORDS.asked("whom"))
HOW_MUCH: Final = WORDS.asked("how-much", victim=SEAT)
PLAY_A_CARD: Final = WORDS.move("play", card=CARD)
ROB_SOMEBODY: Final = WORDS.move("rob", victim=SEAT)
GRAB_GOLD: Final = WORDS.move("grab", gold=NUMBER)
NOT_HELD: Final = WORDS.refused("not-held", rule="PB-1", card=CARD)
GOLD: Final = WORDS.scored("gold")
RICHEST: Final = Sentence(WORDS.scored("richest"))

COIN: Final = 0


class Play(Move):
    def __init__(self, card: Card, name: str) -> None:
        super().__init__(f"play {name}")
        self.card = card


class Number(Move):
    """`rob 1` or `grab 2`."""

    def __init__(self, verb: str, number: int) -> None:
        super().__init__(f"{verb} {number}")
        self.verb = verb
        self.number = number


class PebblesState(State):
    def __init__(self, game: "Pebbles", eyes: Seat, **fields: Any) -> None:
        self.game = game
        self.eyes = eyes
        self.active: Seat = fields["active"]
        self.bank: int = fields["bank"]
        self.hands: list[list[Card]] = fields["hands"]
        self.purses: list[int] = fields["purses"]
        self.deck: list[Card] = fields["deck"]
        self.table: list[Card] = fields["table"]
        self.frames: list[Frame] = fields["frames"]

    def decision(self) -> Decision | None:
        if not any(self.hands) and not self.frames:
            return None
        asked = EFFECTS.ask(self, self.frames) or self.ask_for_a_card()
        if self.eyes not in (EVERYTHING, asked.seat):
            return Decision(asked.seat, asked.question, (), asked.window)
        return asked

    def ask_for_a_card(self) -> Decision:
        cards = [card for card in sorted(set(self.hands[self.active])) if card != HIDDEN]
        return Decision(self.active, PLAY, tuple(self.game.plays[card] for card in cards))

    def refusal(self, move: Move) -> Refusal | None:
        decision = self.decision()
        if decision is None:
            return IS_OVER
        if self.eyes not in (EVERYTHING, decision.seat):
            return Refusal(NOT_YOUR_TURN, (decision.seat,))
        if self.frames:
            return EFFECTS.refusal(self, self.frames, move)
        if not isinstance(move, Play):
            return Refusal(NO_SUCH_MOVE, (move.text,))
        if move.card not in self.hands[self.active]:
            return Refusal(NOT_HELD, (move.card,))
        return None

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        if self.frames:
            EFFECTS.answer(self, self.frames, move, chance, log)
        else:
            assert isinstance(move, Play)
            self.hands[self.active].remove(move.card)
            self.table.append(move.card)
            log.tell(PLAYED, (self.active, move.card))
            kind = self.game.box.kinds[move.card]
            if move.card == COIN:
                earned = min(self.bank, chance.die())
                self.bank -= earned
                self.purses[self.active] += earned
                log.tell(EARNED, (self.active, earned))
            elif kind.effect and self.victims():
                self.frames.append(Frame(kind.effect, self.active))
        if not self.frames:
            self.end_turn(log)

    def end_turn(self, log: Log) -> None:
        if self.deck:
            card = self.deck.pop(0)
            self.hands[self.active].append(card)
            self.hands[self.active].sort()
            log.tell(DREW, (self.active, card), (self.active,))
        for _ in self.hands:
            self.active = (self.active + 1) % len(self.hands)
            if self.hands[self.active]:
                return

    def victims(self) -> list[Seat]:
        return [seat for seat, gold in enumerate(self.purses) if gold and seat != self.active]

    def outcome(self) -> Outcome | None:
        if self.decision() is not None:
            return None
        places = tuple(1 + sum(other > gold for other in self.purses) for gold in self.purses)
        lines = tuple(ScoreLine(Sentence(GOLD), s, gold) for s, gold in enumerate(self.purses))
        return Outcome(places, tuple(self.purses), RICHEST, lines)

    def copy(self) -> "PebblesState":
        return type(self)(
            self.game,
            self.eyes,
            active=self.active,
            bank=self.bank,
            hands=[hand[:] for hand in self.hands],
            purses=self.purses[:],
            deck=self.deck[:],
            table=self.table[:],
            frames=self.frames[:],
        )

    def view(self, seat: Seat) -> "PebblesState":
        view = self.copy()
        view.eyes = seat
        view.deck = [HIDDEN] * len(self.deck)
        for other, hand in enumerate(self.hands):
            if other != seat:
                view.hands[other] = [HIDDEN] * len(hand)
        return view

    @property
    def seats(self) -> int:
        return len(self.hands)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(self.hands[seat])

    def cards(self) -> list[Card]:
        return [*self.deck, *self.table, *(card for hand in self.hands for card in hand)]

    def gold(self) -> int:
        return self.bank + sum(self.purses)

    def content(self) -> dict[str, object]:
        name = self.game.box.name
        return {
            "eyes": self.eyes,
            "active": self.active,
            "bank": self.bank,
            "hands": [[name(card) for card in hand] for hand in self.hands],
            "purses": self.purses[:],
            "deck": [name(card) for card in self.deck],
            "table": [name(card) for card in self.table],
            "frames": [frame.content() for frame in self.frames],
        }


class Thief(Effect[PebblesState]):
    """Whom to rob, then how much to take: one gold or two."""

    name = "thief"

    def ask(self, state: PebblesState, frame: Frame) -> Decision | None:
        if not frame.answers:
            victims = tuple(Number("rob", seat) for seat in state.victims())
            return Decision(frame.seat, WHOM, victims)
        if len(frame.answers) == 1:
            victim = int(frame.answers[0].split()[1])
            most = min(2, state.purses[victim])
            amounts = tuple(Number("grab", gold) for gold in range(1, most + 1))
            return Decision(frame.seat, Sentence(HOW_MUCH, (victim,)), amounts)
        return None

    def do(self, state: PebblesState, frame: Frame, chance: Chance, log: Log) -> None:
        victim, gold = (int(answer.split()[1]) for answer in frame.answers)
        state.purses[victim] -= gold
        state.purses[frame.seat] += gold
        log.tell(ROBBED, (frame.seat, gold, victim))


EFFECTS: Final = Effects[PebblesState]([Thief()])


class Pebbles(Game):
    state_class: type[PebblesState] = PebblesState

    def __init__(
        self,
        cards: str = CARDS_TOML,
        own_cards: bool = False,
        texts: Mapping[str, str] = TEXTS,
        rules: int = 1,
    ) -> None:
        box = Box.parse(cards, {"pebble": ()}, ("hand",))
        super().__init__(
            "pebbles",
            rules=rules,
            players=(2, 3),
            longest=3 * box.total,
            box=box,
            words=WORDS,
            texts=texts,
            options=(
                Option("gold", 9, low=1, high=20),
                Option("greedy-bank", False),
                Option("mood", "calm", choices=("calm", "wild")),
            ),
            own_cards=own_cards,
        )
        self.plays = [Play(card, name) for card, name in enumerate(box.names)]

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, OptionValue]
    ) -> PebblesState:
        deck = self.box.all_cards()
        chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(self.box.deal["hand"])) for _ in range(players)]
        return self.state_class(
            self,
            EVERYTHING,
            active=chance.below(players),
            bank=options["gold"],
            hands=hands,
            purses=[0] * players,
            deck=deck,
            table=[],
            frames=[],
        )

    def fill(self, view: State, seat: Seat, chance: Chance) -> PebblesState:
        assert isinstance(view, PebblesState)
        unseen = self.box.unseen(view.cards())
        chance.shuffle(unseen)
        filled = view.copy()
        filled.eyes = EVERYTHING
        for other, hand in enumerate(view.hands):
            if other != seat:
                filled.hands[other] = sorted(unseen.pop() for _ in hand)
        filled.deck = unseen
        return filled

    def move(self, text: str) -> Move:
        verb, _, rest = text.partition(" ")
        if verb == "play" and self.box.find(rest) != HIDDEN:
            return self.plays[self.box.find(rest)]
        if verb in ("rob", "grab") and rest in ("0", "1", "2"):
            return Number(verb, int(rest))
        raise BadMove(NO_SUCH_MOVE, text)

    def meaning(self, move: Move, state: State) -> Sentence:
        if isinstance(move, Play):
            return Sentence(PLAY_A_CARD, (move.card,))
        assert isinstance(move, Number)
        return Sentence(ROB_SOMEBODY if move.verb == "rob" else GRAB_GOLD, (move.number,))

    def with_cards(self, text: str) -> "Pebbles":
        return type(self)(text, own_cards=True)

    def restore(self, content: Fields) -> PebblesState:
        hands = [self._cards(content, "hands", hand) for hand in content.items("hands")]
        return self.state_class(
            self,
            content.number("eyes", EVERYTHING, len(hands) - 1),
            active=content.number("active", 0, len(hands) - 1),
            bank=content.number("bank", 0, 20),
            hands=hands,
            purses=list(content.numbers("purses")),
            deck=self._cards(content, "deck", content.raw("deck")),
            table=self._cards(content, "table", content.raw("table")),
            frames=EFFECTS.restore(content.items("frames"), len(hands)),
        )

    def _cards(self, content: Fields, field: str, names: object) -> list[Card]:
        if not isinstance(names, list):
            raise content.wrong(field)
        return [self.box.find(name) for name in names]


def copies_of_pebble(state: State, move: Move) -> int:
    """How many of the chooser's cards this move could mean."""
    assert isinstance(state, PebblesState)
    return state.hands[state.active].count(move.card) if isinstance(move, Play) else 1
