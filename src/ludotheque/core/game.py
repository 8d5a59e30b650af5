"""A game: it deals, completes and loads states, and parses moves."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .box import Box
from .chance import Chance
from .errors import BadMove, BadOption, BadState
from .event import NO_LOG, Log
from .eyes import Seat
from .fields import BadField, Fields
from .labels import NO_LABELS, Labels
from .move import Move
from .option import Option, OptionValue
from .phrases import (
    NEWER_RULES,
    NO_SUCH_MOVE,
    OTHER_GAME,
    UNKNOWN_OPTION,
    WRONG_PLAYERS,
    WRONG_PLAYERS_EXACTLY,
)
from .sentence import Sentence, Vocabulary
from .state import State

GameState = TypeVar("GameState", bound=State, covariant=True, default=State)
"""The states of one game. A game only ever receives its own states, but the type `Game` alone
cannot say so: hence the two ignored errors below about covariant parameters."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[GameState]):
    """The rules of one game, with the cards it is played with."""

    def __init__(
        self,
        name: str,
        *,
        rules: int,
        players: tuple[int, ...],
        longest: int,
        box: Box,
        vocabulary: Vocabulary,
        texts: Mapping[str, str],
        options: tuple[Option, ...] = (),
        own_cards: bool = False,
        asks_together: bool = False,
        former: "Mapping[int, Game] | None" = None,
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        """Raised only when old records would replay differently, as they do with other cards."""
        self.players: Final = players
        """The possible numbers of players."""
        self.longest: Final = longest
        """An upper bound on the number of decisions in a game."""
        self.box: Final = box
        self.vocabulary: Final = vocabulary
        self.texts: Final = texts
        """The game's sentences in Fluent, by language."""
        self.options: Final = options
        self.own_cards: Final = own_cards
        """Whether the cards are a player's own list instead of the published box."""
        self.asks_together: Final = asks_together
        """Whether it asks several seats at once at times, and takes silence for a pass."""
        self.former: Final[Mapping[int, Game]] = former or {}
        """The game as it was published formerly, with its cards and its rules, by the last number
        of the rules under which it was so."""

    @property
    def package(self) -> str:
        """The Python package of the game, in which its files lie: its rules, its artwork."""
        return type(self).__module__.rpartition(".")[0]

    def as_of(self, rules: int) -> "Game":
        """The game as it was when the rules had this number: what a kept record is played with.
        The game itself if neither its cards nor its rules have changed since."""
        later = [number for number in self.former if number >= rules]
        if not later:
            return self
        then = self.former[min(later)]
        return then.with_cards(self.box.text) if self.own_cards else then

    def new(self, *, players: int, chance: Chance, **options: object) -> GameState:
        """The state of a new game after the deal."""
        return self.deal(players, chance, self.settings(players, options))

    def settings(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Every option's value, checked. A missing one has the default of these rules."""
        if players not in self.players:
            low, high = min(self.players), max(self.players)
            if low == high:
                raise BadOption(WRONG_PLAYERS_EXACTLY, players, low)
            raise BadOption(WRONG_PLAYERS, players, low, high)
        known = [option.key for option in self.options]
        for key in given:
            if key not in known:
                raise BadOption(UNKNOWN_OPTION, key)
        return {
            option.key: option.check(given.get(option.key, option.default_under(self.rules)))
            for option in self.options
        }

    def dump(self, state: State) -> dict[str, object]:
        """The state, or view, ready for JSON."""
        return {"game": self.name, "rules": self.rules, "state": state.content()}

    def load(self, dumped: object) -> GameState:
        """The state, or view, that was dumped."""
        try:
            fields = Fields(dumped)
            if fields.text("game") != self.name:
                raise BadState(OTHER_GAME, fields.text("game"), self.name)
            rules = fields.number("rules", 1, 9999)
            if rules > self.rules:
                raise BadState(NEWER_RULES, rules, self.rules)
            return self.restore(fields.fields("state"))
        except BadField as error:
            raise BadState(error.sentence.phrase, *error.sentence.values) from None

    @abstractmethod
    def deal(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, OptionValue],
        log: Log = NO_LOG,
    ) -> GameState:
        """Shuffle, deal and set up; the number of players and the options have been checked. The
        log is told what everybody saw of it: the dice for the first turn, and who begins."""

    @abstractmethod
    def fill(self, view: GameState, seat: Seat, chance: Chance) -> GameState:  # type: ignore[misc]
        """A true state, drawn uniformly from all states that this seat's view leaves possible."""

    @abstractmethod
    def reshuffle(self, state: GameState, chance: Chance) -> GameState:  # type: ignore[misc]
        """The same true state, with what nobody has seen shuffled anew: all hands and everything
        that somebody has seen stay as they are, each arrangement of the rest is equally likely. The
        same chance gives the same state, however the rest lay."""

    def move(self, text: str) -> Move:
        """The move with this text; BadMove if the game has none."""
        move = self.read(text)
        if move is None:
            raise BadMove(NO_SUCH_MOVE, text)
        return move

    @abstractmethod
    def read(self, text: str) -> Move | None:
        """The move with this text; None if the game has none. A person may have typed the text."""

    @abstractmethod
    def meaning(self, move: Move, state: GameState) -> Sentence:  # type: ignore[misc]
        """What the move would do in this state, as shown in the list of options."""

    def labels(self, state: GameState) -> Labels:  # type: ignore[misc]
        """The labels of what lies on the table when a match begins in this state."""
        return NO_LABELS

    @abstractmethod
    def restore(self, content: Fields) -> GameState:
        """The state with this content; BadField or BadState if the content is invalid."""

    @abstractmethod
    def with_cards(self, text: str) -> "Game":
        """The same game, under the same rules, with another list of cards; BadBox if it cannot be
        played with them."""
