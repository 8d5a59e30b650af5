"""Replaying a game: forward, back, to any line, through anybody's eyes."""

from typing import Final

from rich.text import Text

from ludotheque.core import EVERYTHING, WATCHER, Game, History, Match, Record, Seat

from .games import screen_of
from .scene import Scene
from .score_sheet import account
from .terminal import Terminal


class Replay:
    """A record, the line being shown, and the eyes it is seen with."""

    def __init__(self, game: Game, record: Record, terminal: Terminal) -> None:
        self._terminal: Final = terminal
        self._history: Final = History(game, record)  # raises BadRecord if it cannot be replayed
        self._game: Final = self._history.match.game
        self._over: Final = self._history.match.outcome() is not None
        self._last: Final = self._history.last
        self._line = 0
        self._eyes: Seat = WATCHER

    def look(self) -> None:
        """Show the first line, then go where the viewer asks; without a viewer, show every line."""
        if not self._over:
            self._terminal.say("replay-unfinished", "italic")
        if not self._terminal.console.is_terminal:
            for line in range(self._last + 1):
                self._line = line
                self._tell(self._history.at(line))
            self._show()
            return
        going = True
        while going:
            self._show()
            going = self._answer()

    def _scene(self, match: Match) -> Scene:
        over = match.outcome() is not None
        return Scene(self._terminal, self._game, match.players, self._eyes, match.labels, over=over)

    def _show(self) -> None:
        match = self._history.at(self._line)
        scene = self._scene(match)
        eyes = {
            WATCHER: self._terminal.word("eyes-watcher"),
            EVERYTHING: self._terminal.word("eyes-all"),
        }
        if self._eyes not in eyes:
            eyes[self._eyes] = self._terminal.word("eyes-of", name=scene.names[self._eyes])
        title = self._terminal.word(
            "replay-title",
            game=scene.texts.word("game-name"),
            line=self._line,
            last=self._last,
            eyes=eyes[self._eyes],
        )
        self._terminal.show("", Text(title, "reverse"))
        self._tell(match)
        state = match.state if self._eyes == EVERYTHING else match.view(self._eyes)
        self._terminal.show(*screen_of(self._game.name).draw(state, scene))
        outcome = match.outcome()
        if outcome is not None and self._line == self._last:
            self._terminal.show(*account(outcome, scene))

    def _tell(self, match: Match) -> None:
        """Print what this line says."""
        if self._line == 0:
            is_dealt = match.record.header.start is None
            self._terminal.say("replay-start" if is_dealt else "replay-played-on")
        scene = self._scene(match)
        for event in match.journal(self._eyes, self._line - 1):
            self._terminal.show(scene.say(event))

    def _answer(self) -> bool:
        """Ask where to go; False if the viewer wants to stop."""
        terminal = self._terminal
        while True:
            answer = terminal.ask(
                terminal.word("replay-prompt"), terminal.word("replay-hint")
            ).casefold()
            if answer in ("q", "quit", "quitter"):
                return False
            if answer in ("?", "help", "aide"):
                terminal.say("replay-help")
            elif answer.isdecimal() and int(answer[:9]) > self._last:
                terminal.say("replay-no-line", answer=answer, last=self._last)
            elif self._went(answer):
                return True
            else:
                terminal.say("replay-unknown", answer=answer)

    def _went(self, answer: str) -> bool:
        lines = {
            "": self._line + 1,
            "n": self._line + 1,
            "p": self._line - 1,
            "first": 0,
            "début": 0,
            "debut": 0,
            "last": self._last,
            "fin": self._last,
        }
        if answer in lines or answer.isdecimal():
            wanted = lines[answer] if answer in lines else int(answer[:9])
            self._line = min(max(wanted, 0), self._last)
            return True
        names = self._scene(self._history.at(self._line)).names
        eyes = {name.casefold(): seat for seat, name in enumerate(names)}
        eyes |= {"all": EVERYTHING, "tous": EVERYTHING, "nobody": WATCHER, "personne": WATCHER}
        if answer not in eyes:
            return False
        if self._over:
            self._eyes = eyes[answer]
        else:
            self._terminal.say("replay-unfinished", "italic")
        return True
