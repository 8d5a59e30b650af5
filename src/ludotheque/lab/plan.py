"""What a run plays: all that decides what happens in its game number n."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from ludotheque.bots import Bot
from ludotheque.core import Dice, Game, OptionValue, State
from ludotheque.games import GAMES

from .bot_spec import BotSpec, read_bot
from .chunk import Chunk
from .play import Watch, play_on
from .recorder import Recorder


@dataclass(frozen=True)
class Plan:
    """Games among bots. Game n is dealt by `Dice("SEED/n")`, and the bot in seat s has the seed
    `SEED/n/s`: nothing else is drawn, so it is the same game wherever it is played."""

    game: str
    seats: tuple[str, ...]
    """The bots, as `BotSpec` writes them. In game n they sit n seats further, so that nobody gains
    from where they sit."""
    seed: str
    cards: str = ""
    """A card list of one's own; empty for the published one."""
    options: tuple[tuple[str, OptionValue], ...] = ()
    decisions: bool = False
    """Whether a row is kept of every decision."""
    fixed: bool = False
    """Whether everybody keeps their seat in all games."""

    kind: ClassVar[str] = "games"
    main_table: ClassVar[str] = "games"

    @property
    def is_repeatable(self) -> bool:
        return all(read_bot(seat).thinking.is_repeatable for seat in self.seats)

    def seats_in(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        turn = 0 if self.fixed else number % len(self.seats)
        return (*self.seats[turn:], *self.seats[:turn])

    def bots_in(self, number: int) -> list[Bot]:
        specs = [_spec(text) for text in self.seats_in(number)]
        return [spec.make(f"{self.seed}/{number}/{seat}") for seat, spec in enumerate(specs)]

    def deal(self, number: int) -> tuple[State, Dice]:
        """The first state of this game, and the dice that it goes on with."""
        game, chance = self.played_game(), Dice(f"{self.seed}/{number}")
        return game.new(players=len(self.seats), chance=chance, **dict(self.options)), chance

    def played_game(self) -> Game:
        return game_with(self.game, self.cards)

    def packed(self, chunk: Chunk) -> dict[str, bytes]:
        """Play the games of a chunk; their tables as the contents of Parquet files."""
        recorder = Recorder(self.played_game(), decisions=self.decisions)
        for number in range(chunk.first, chunk.last + 1):
            recorder.expect(number, self.seats_in(number))
            self.play(Chunk(number, number), recorder)
        return recorder.packed()

    def play(self, chunk: Chunk, watch: Watch) -> None:
        """Play the games of a chunk, with somebody who watches."""
        game = self.played_game()
        for number in range(chunk.first, chunk.last + 1):
            state, chance = self.deal(number)
            play_on(game, state, self.bots_in(number), chance, watch)

    def content(self) -> dict[str, object]:
        """What `run.toml` says of it, but for the cards, which have a file of their own."""
        return {
            "game": self.game,
            "seats": list(self.seats),
            "seed": self.seed,
            "decisions": self.decisions,
            "fixed": self.fixed,
            "options": dict(self.options),
        }

    @staticmethod
    def restore(content: Mapping[str, Any], cards: str) -> "Plan":
        return Plan(
            game=str(content["game"]),
            seats=tuple(str(seat) for seat in content["seats"]),
            seed=str(content["seed"]),
            cards=cards,
            options=tuple(sorted(dict(content["options"]).items())),
            decisions=bool(content["decisions"]),
            fixed=bool(content["fixed"]),
        )


@lru_cache(maxsize=64)
def game_with(name: str, cards: str) -> Game:
    """The game with this list, or with the published one. A list is read once."""
    game = GAMES[name]
    return game.with_cards(cards) if cards else game


@lru_cache(maxsize=64)
def _spec(text: str) -> BotSpec:
    return read_bot(text)
