"""A game whose options are chosen from the start, to run the laws on it."""

from collections.abc import Mapping

from ludotheque.core import (
    NO_LOG,
    Chance,
    Fields,
    Game,
    Log,
    Move,
    OptionValue,
    Seat,
    Sentence,
    State,
)


class Preset(Game[State]):
    """Another game, with other defaults."""

    def __init__(self, game: Game, **chosen: OptionValue) -> None:
        super().__init__(
            game.name,
            rules=game.rules,
            players=game.players,
            longest=game.longest,
            box=game.box,
            vocabulary=game.vocabulary,
            texts=game.texts,
            options=game.options,
            own_cards=game.own_cards,
            asks_together=game.asks_together,
        )
        self._game = game
        self._chosen = chosen

    def settings(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        return self._game.settings(players, {**self._chosen, **given})

    def deal(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, OptionValue],
        log: Log = NO_LOG,
    ) -> State:
        return self._game.deal(players, chance, options, log)

    def fill(self, view: State, seat: Seat, chance: Chance) -> State:
        return self._game.fill(view, seat, chance)

    def reshuffle(self, state: State, chance: Chance) -> State:
        return self._game.reshuffle(state, chance)

    def read(self, text: str) -> Move | None:
        return self._game.read(text)

    def meaning(self, move: Move, state: State) -> Sentence:
        return self._game.meaning(move, state)

    def restore(self, content: Fields) -> State:
        return self._game.restore(content)

    def with_cards(self, text: str) -> "Preset":
        return Preset(self._game.with_cards(text), **self._chosen)
