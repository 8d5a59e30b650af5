"""A position in words and pictures for one reader: what every stage and template can use."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import ClassVar, Final, NamedTuple

from ludotheque.core import (
    NO_LABELS,
    Decision,
    Event,
    Game,
    Labels,
    Match,
    Move,
    Outcome,
    Player,
    Seat,
    Sentence,
    State,
)
from ludotheque.texts import Argument, Phrasebook
from ludotheque.web.tables.given_hint import GivenHint
from ludotheque.web.tables.table import OVER, PLAYING, Saying
from ludotheque.web.tables.told import Told

from .guest import SPECTATOR, Guest
from .page_parts import LAST_LINE_PLACE


class Note(NamedTuple):
    """What somebody has done beside the game after this entry of the match, in this line of the
    table: asked for a hint, renewed a link."""

    entry: int
    number: int
    seat: Seat
    """Who has done it."""
    says: str


class Scene:
    """What is seen, by whose eyes, and in which language. This class is read-only: `TableScene`
    says what can be done at a table in play."""

    is_replay: ClassVar = False
    """Whether this is the past, so that nothing can be done."""
    is_lesson: ClassVar = False
    """Whether a script plays with the reader, so that there is nothing to do but to play."""

    def __init__(self, table_id: str, game: Game, words: Phrasebook, eyes: Seat) -> None:
        self.table_id: Final = table_id
        self.game: Final = game
        self.words: Final = words
        self.texts: Final = words.texts(game)
        self.eyes: Final = eyes
        self.guest: Guest = SPECTATOR

    @property
    def here(self) -> str:
        """The address below which everything is done here."""
        return f"/t/{self.table_id}"

    @property
    def reader(self) -> Hashable:
        """Whom things are told to. What a reader is told of an event depends on nothing else."""
        return type(self), self.words.lang, self.eyes, tuple(self.names)

    # Words

    def word(self, key: str, **args: Argument) -> str:
        return self.words.word(key, **args)

    @abstractmethod
    def say(self, sentence: Sentence) -> str:
        """A sentence of the game, as the reader is told it."""

    @abstractmethod
    def name(self, seat: Seat) -> str:
        """Somebody's name; the reader's own seat is "you"."""

    @abstractmethod
    def title(self) -> str:
        """The title of the browser tab."""

    def is_you(self, seat: Seat) -> bool:
        """Whether the reader sits here."""
        return False

    @abstractmethod
    def question(self) -> str:
        """One line: what the reader is asked, or whom the table is waiting for."""

    @property
    def labels(self) -> Labels:
        """What tells like-named things on the table apart. What was told has its labels already."""
        return NO_LABELS

    def tell(self, sentence: Sentence) -> str:
        """A sentence about the view, with labels."""
        return self.say(self.labels.named(sentence))

    def meanings(self, moves: Sequence[Move]) -> list[str]:
        """What each of these moves would do."""
        view = self.view()
        return [self.tell(self.game.meaning(move, view)) for move in moves]

    @abstractmethod
    def beginning(self) -> str:
        """The first line of the log."""

    def began(self, match: Match) -> str:
        """How this match began: with a deal, or from a moment of another one."""
        is_dealt = match.record.header.start is None
        return self.word("log-dealt" if is_dealt else "log-played-on")

    def meaning(self, move: Move) -> str:
        return self.meanings([move])[0]

    # The position

    @property
    @abstractmethod
    def number(self) -> int:
        """The number of the last line."""

    last_line_place: ClassVar = LAST_LINE_PLACE
    """Where a form says what its sender has seen."""

    @property
    def last_act(self) -> int:
        """The number of the last line that changed what can be done."""
        return self.number

    @property
    def own_act(self) -> int:
        """The number of the line of what the reader, who is asked, did last."""
        return self.last_act

    @property
    @abstractmethod
    def players(self) -> Sequence[Player]:
        """The player in each seat."""

    @cached_property
    def names(self) -> list[str]:
        """Worked out once: every sentence of the log asks for them."""
        return [player.name for player in self.players]

    @property
    def phase(self) -> str:
        return PLAYING if self.outcome() is None else OVER

    @abstractmethod
    def view(self) -> State:
        """The game as these eyes see it."""

    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def decision(self) -> Decision | None:
        """Who is asked; only the eyes of the asked seat see its options."""

    @abstractmethod
    def asks(self, seat: Seat) -> bool:
        """Whether this seat is asked, alone or with others."""

    @abstractmethod
    def asked_together(self) -> list[Seat]:
        """The seats that are asked at once, in the order in which their answers are played."""

    @abstractmethod
    def last_told(self, most: int) -> tuple[Event, ...]:
        """The last things that these eyes were told."""

    @abstractmethod
    def recounted(self, most: int) -> list[Told]:
        """The same, each with who did what led to it."""

    @abstractmethod
    def last_standing(self, most: int) -> tuple[Event, ...]:
        """The last things that these eyes were told, without what was taken back."""

    @abstractmethod
    def told_by_last_act(self) -> tuple[Event, ...]:
        """What these eyes were told by whatever was done last, or by the deal."""

    @property
    @abstractmethod
    def told_count(self) -> int:
        """How many things have been told."""

    @property
    def is_asked(self) -> bool:
        """Whether the reader has to choose, alone or with others, and has not done so yet."""
        return False

    @property
    def closes(self) -> float | None:
        """When the answer window closes, in seconds since 1970."""
        return None

    @property
    def turn_end(self) -> float | None:
        """When a bot moves instead of whoever is asked, in seconds since 1970; None if never."""
        return None

    @property
    def turn_seconds(self) -> int:
        """How long people may take for a turn; 0 is as long as they like."""
        return 0

    # The deal

    @property
    def deal_hash(self) -> str:
        """The hash of the secret that the deal is made of; empty if it cannot be proved."""
        return ""

    @property
    def dealing(self) -> str:
        """What the reader's browser is asked to send for the deal now."""
        return ""

    @property
    def is_only_client(self) -> bool:
        """Whether nobody plays from another device."""
        return False

    # The cards

    @property
    def cards_address(self) -> str:
        """Where the cards are listed that are played with."""
        if self.game.own_cards:
            return f"/t/{self.table_id}/cards"
        return f"/games/{self.game.name}/cards"

    # The people around it

    def is_here(self, seat: Seat) -> bool:
        return True

    @property
    def resigned(self) -> Sequence[Seat]:
        return ()

    @property
    def muted(self) -> Sequence[Seat]:
        """Whom the host lets say nothing."""
        return ()

    @property
    def talk(self) -> Sequence[Saying]:
        return ()

    @property
    def has_talk(self) -> bool:
        """Whether people can talk to each other here, or have done so."""
        return False

    @property
    def spectators(self) -> int:
        """How many people are watching without a seat."""
        return 0

    @property
    def rematch_id(self) -> str:
        """The table at which the rematch is played."""
        return ""

    @property
    def evening(self) -> str:
        """Who has won how often over a chain of rematches; empty if there is no chain."""
        return ""

    # Hints

    @property
    def can_ask_hint(self) -> bool:
        """Whether the reader may ask for a hint now."""
        return False

    @property
    def hint(self) -> GivenHint | None:
        """The hint that the reader has asked for about what they are asked now."""
        return None

    @property
    def hints_are_public(self) -> bool:
        """Whether other people see who asks for a hint."""
        return False

    def notes(self) -> list[Note]:
        """What people have done beside the game, and when, in this order."""
        return []

    def latest_notices(self) -> list[Note]:
        """What was told of the people here so lately that nobody should miss it."""
        return []

    def hint_counts(self) -> list[tuple[Seat, int]]:
        """How often people have asked for a hint; empty if there is nothing to count."""
        return []

    # What the reader may do besides playing

    @property
    def lets_pass(self) -> bool:
        """Whether the reader lets everything pass until their next turn."""
        return False

    @property
    def curtain_for(self) -> Seat | None:
        """On a shared screen: the player who must say that they are in front of it."""
        return None

    @property
    def answering_seats(self) -> list[Seat]:
        """On a shared screen: the players who may step up to answer. No hand is shown."""
        return []

    def can_take_back(self) -> list[Seat]:
        return []

    @property
    def challenge_door(self) -> str:
        """Where the reader's challenge is, as a key of the words that lead there; empty if there
        can be none."""
        return ""

    @property
    def is_challenge(self) -> bool:
        """Whether a deal is played here that somebody else has played before."""
        return False

    @property
    def is_duplicate(self) -> bool:
        """Whether it is a game of a duplicate match: the deal is played at another table, too."""
        return False

    @property
    def is_practice(self) -> bool:
        """Whether one person plays against bots, and may take whole turns back."""
        return False

    def can_rewind(self) -> list[Seat]:
        return []

    def absent(self) -> list[Seat]:
        """The seats that the reader may give to a bot."""
        return []

    def stood_in_for(self) -> list[Seat]:
        """The reader's seats that a bot is playing for now."""
        return []


def without_options(view: State) -> Decision | None:
    """Who is asked, as everybody else may see it."""
    decision = view.decision()
    return decision and Decision(decision.seat, decision.question, (), decision.window)
