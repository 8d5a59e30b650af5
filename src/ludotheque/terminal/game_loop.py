"""Playing at one screen: a curtain between people, a pace for bots, and a record of it all."""

import time
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ludotheque.analysis import hint
from ludotheque.bots import make_bot
from ludotheque.core import HIDDEN, WATCHER, Chooser, Decision, Match, Move, Refusal, Seat, Window

from .advice import advice
from .line_breaks import prose
from .move_prompt import Entry, Menu, plain
from .reference import show_rules
from .scene import Scene
from .score_sheet import account
from .screen import Screen
from .terminal import Terminal

_REMINDER: Final = 6
"""How many recent events are told again when a game is resumed."""

_WITH_NUMBER: Final = 6
"""The columns that a choice takes besides its words and its move."""

_HINT_SECONDS: Final = 2.0

_COMMANDS: Final[Mapping[str, str]] = {
    "": "help", "?": "help", "help": "help", "aide": "help",
    "back": "back", "retour": "back",
    "cards": "cards", "cartes": "cards",
    "count": "count", "compte": "count",
    "hint": "hint", "conseil": "hint",
    "log": "log", "journal": "log",
    "menu": "menu", "choices": "menu", "choix": "menu",
    "rules": "rules", "règles": "rules", "regles": "rules",
    "resign": "resign", "abandon": "resign", "abandonner": "resign",
    "table": "table",
    "q": "quit", "quit": "quit", "quitter": "quit",
}  # fmt: skip


class Quit(Exception):
    """A player quits the game."""


class GameLoop:
    """A match at one screen."""

    def __init__(self, match: Match, screen: Screen, terminal: Terminal, pace: float) -> None:
        self._match: Final = match
        self._terminal: Final = terminal
        self._pace: Final = pace
        self._screen: Final = screen
        self._people: Final = [seat for seat, player in enumerate(match.players) if not player.bot]
        self._told: Final[dict[Seat, int]] = {}
        reminded = max(0, match.told_count - _REMINDER)
        self._told_before: Final = reminded if match.number else 0
        self._before_the_curtain: Seat = WATCHER
        self._window: Window | None = None
        self._answering: list[Seat] = []
        self._bots: Final[dict[Seat, Chooser]] = {
            seat: make_bot(player.bot, seed=f"{match.record.header.seed}/bot {seat}")
            for seat, player in enumerate(match.players)
            if player.bot
        }

    def play(self) -> bool:
        """Play to the end; False if a player quits first. KeyboardInterrupt also quits."""
        if not self._people:
            self._terminal.say("watching", names=", ".join(self._scene(WATCHER).names))
            self._show_table(WATCHER)
        try:
            while (decision := self._match.decision()) is not None:
                if self._silent(decision):
                    continue
                if decision.seat in self._bots:
                    self._let_bot_move(decision.seat)
                else:
                    self._let_person_move(decision)
        except (Quit, EOFError, KeyboardInterrupt):
            if len(self._people) > 1:
                self._terminal.clear()
            self._terminal.show("")
            return False
        self._tell_news(self._reader)
        self._show_table(self._reader)
        outcome = self._match.outcome()
        assert outcome is not None
        self._terminal.show(*account(outcome, self._scene(self._reader)))
        return True

    def _scene(self, reader: Seat) -> Scene:
        match = self._match
        over = match.outcome() is not None
        return Scene(self._terminal, match.game, match.players, reader, match.labels, over=over)

    @property
    def _reader(self) -> Seat:
        """The reader of what is shown to all: the only person, or WATCHER if there are several."""
        return self._people[0] if len(self._people) == 1 else WATCHER

    def _silent(self, decision: Decision) -> bool:
        """Whether this seat has nothing to say in a window; silence is then played as its answer.

        A single person is not asked a question with only one answer: nobody else could notice. If
        there are several, the whole table is asked once, and only those named get the curtain.
        """
        seat, window, before = decision.seat, decision.window, self._window
        self._window = window
        if window is None or not self._people:
            return False
        answer = window.silence
        if len(self._people) == 1:
            answer = decision.options[0] if len(decision.options) == 1 else None
        elif answer is not None and not window.goes_on(before) and not self._ask_the_table(window):
            return True
        if answer is None or seat in self._bots or seat in self._answering:
            return False
        return self._match.play(seat, answer) is None

    def _ask_the_table(self, window: Window) -> bool:
        """Ask everybody at once who wants to answer, which does not give away who could. False if
        the move in question was taken back instead."""
        terminal, names, last = self._terminal, self._scene(WATCHER).names, self._before_the_curtain
        people = [seat for seat in window.seats if seat in self._people]
        self._answering.clear()
        if not people:
            return True
        self._before_the_curtain = WATCHER
        terminal.clear()
        self._tell_news(WATCHER)
        self._show_table(WATCHER)
        hint = terminal.word("window-hint")
        may_go_back = last != WATCHER and self._match.why_not_back(last) is None
        if may_go_back:
            hint = f"{hint}, {terminal.word('curtain-hint', name=names[last])}"
        terminal.show("")
        while True:
            terminal.say("window", "bold", names=", ".join(names[seat] for seat in people))
            answer = terminal.ask(terminal.word("window-prompt"), hint)
            command = _COMMANDS.get(answer.casefold()) if answer else None
            if command == "quit":
                raise Quit
            if command == "back" and may_go_back and self._match.back(last) is None:
                return False
            wanted = {name.strip().casefold() for name in answer.split(",") if name.strip()}
            named = [seat for seat in people if names[seat].casefold() in wanted]
            if len(named) == len(wanted):
                self._answering.extend(named)
                return True
            terminal.say("window-unknown", answer=answer)

    def _let_bot_move(self, seat: Seat) -> None:
        bot = self._bots[seat]
        why = self._match.play(seat, bot.choose(self._match.game, self._match.view(seat), seat))
        if why is not None:
            bot.refused(why)
        if len(self._people) < 2:
            time.sleep(self._pace)
            if not self._people and self._terminal.console.is_terminal:
                self._terminal.clear()
                self._show_table(WATCHER)
                self._terminal.show("")
            self._tell_news(self._reader)

    def _let_person_move(self, decision: Decision) -> None:
        seat = decision.seat
        behind_the_curtain = len(self._people) > 1 and seat != self._before_the_curtain
        if behind_the_curtain and not self._draw_curtain(seat):
            return
        self._tell_news(seat)
        self._show_table(seat)
        menu: Menu | None = self._menu(decision.options, seat)
        while menu is not None:
            self._put_the_question(decision, menu)
            self._list(menu, seat)
            menu = self._answer(menu, decision)
        if len(self._people) == 1:
            self._tell_news(seat)

    def _put_the_question(self, decision: Decision, menu: Menu) -> None:
        question = self._scene(decision.seat).say(decision.question)
        if menu.part:
            question = self._terminal.word("menu-within", part=menu.part)
        self._terminal.show("", prose(question, "bold"))

    def _draw_curtain(self, seat: Seat) -> bool:
        """Clear the last person's screen, and show nothing of the next one's until they say that
        they are alone. False if the last person took their move back instead."""
        terminal, name = self._terminal, self._match.players[seat].name
        terminal.clear()
        terminal.say("curtain", "bold", name=name)
        last = self._before_the_curtain
        hint = ""
        if last != WATCHER and self._match.why_not_back(last) is None:
            hint = terminal.word("curtain-hint", name=self._match.players[last].name)
        answer = terminal.ask(terminal.word("curtain-prompt", name=name), hint)
        command = _COMMANDS.get(answer.casefold())
        if command == "quit":
            raise Quit
        if command == "back" and hint and self._match.back(last) is None:
            return False
        terminal.clear()
        self._before_the_curtain = seat
        return True

    def _tell_news(self, reader: Seat) -> None:
        events = self._match.journal(reader)
        scene = self._scene(reader)
        told = self._told.get(reader, min(self._told.values(), default=self._told_before))
        for event in events[told:]:
            self._terminal.show(scene.say(event))
        self._told[reader] = len(events)

    def _show_table(self, seat: Seat) -> None:
        view = self._match.view(seat)
        self._terminal.show("", *self._screen.draw(view, self._scene(seat)))

    def _menu(self, options: Sequence[Move], seat: Seat, part: str = "") -> Menu:
        entries = self._screen.entries(options, self._match.view(seat), self._scene(seat))
        return Menu(options, entries, part)

    def _list(self, menu: Menu, seat: Seat) -> None:
        view = self._match.view(seat)
        self._terminal.show(*self._screen.show_where(menu.entries, view, self._scene(seat)))
        labels = [self._label(entry, seat) for entry in menu.entries]
        texts = [entry.move.text if entry.move else "" for entry in menu.entries]
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right")
        if _WITH_NUMBER + len(max(labels, key=len)) + len(max(texts, key=len)) > self._width:
            texts = []  # whoever types moves instead of numbers has to know them
        for number, (label, text) in enumerate(zip_longest(labels, texts), start=1):
            grid.add_row(Text(f"{number}.", "bold"), prose(label), Text(text or "", "dim"))
        self._terminal.show(grid)

    @property
    def _width(self) -> int:
        return self._terminal.console.width

    def _label(self, entry: Entry, seat: Seat) -> str:
        if entry.move is None:
            part = self._part(entry.part, seat)
            return self._terminal.word("menu-part", part=part, count=len(entry.moves))
        meaning = self._match.game.meaning(entry.move, self._match.view(seat))
        return self._scene(seat).tell(meaning)

    def _part(self, part: str, seat: Seat) -> str:
        """The common part of several moves, in words: their card, or the game's word for it."""
        texts, last = self._scene(seat).texts, part.split()[-1]
        card = self._match.game.box.find(last)
        if card != HIDDEN and last != part:
            return texts.card(card)
        return texts.word(f"part-{last}") if f"part-{last}" in texts else part

    def _answer(self, menu: Menu, decision: Decision) -> Menu | None:
        """Ask once. None if the answer settles the question, else the menu to show next: the same
        one again after anything that was not an answer."""
        terminal, seat = self._terminal, decision.seat
        answer = terminal.ask(terminal.word("prompt"), terminal.word("prompt-hint"))
        command = _COMMANDS.get(answer.casefold())
        if command == "menu":
            return self._menu(decision.options, seat)
        if command is not None:
            return None if self._obey(command, menu, seat) else menu
        entry = menu.typed(answer)
        if answer.isdecimal():
            entry = menu.numbered(int(answer[:9]))
            if entry is None:
                terminal.say("not-a-number", "italic", answer=answer, last=len(menu.entries))
                return menu
        if entry is not None and entry.move is None:
            return self._menu(entry.moves, seat, self._part(entry.part, seat))
        chosen = plain(answer) if entry is None or entry.move is None else entry.move.text
        return None if self._accepted(self._match.play(seat, chosen), seat) else menu

    def _obey(self, command: str, menu: Menu, seat: Seat) -> bool:
        """Carry out the command; True if the question has changed."""
        terminal = self._terminal
        if command == "quit":
            raise Quit
        if command == "back":
            if self._accepted(self._match.back(seat), seat):
                terminal.say("taken-back")
                return True
        elif command == "table":
            self._show_table(seat)
        elif command == "cards":
            self._explain_cards(seat)
        elif command == "count":
            self._count_unseen(seat)
        elif command == "hint":
            self._give_hint(seat)
        elif command == "log":
            scene = self._scene(seat)
            terminal.show(*[scene.say(event) for event in self._match.journal(seat)])
        elif command == "rules":
            show_rules(self._match.game, terminal)
        elif command == "resign":
            terminal.say("really-resign")
            if terminal.ask(terminal.word("prompt")).casefold() in (terminal.word("yes"), "y", "o"):
                return self._accepted(self._match.resign(seat), seat)
            terminal.say("not-resigned")
        else:
            terminal.say("help", example=str(menu.options[0]))
        return False

    def _explain_cards(self, seat: Seat) -> None:
        texts = self._scene(seat).texts
        grid = Grid.grid(padding=(0, 2))
        for card in self._screen.cards_in_sight(self._match.view(seat)):
            grid.add_row(prose(texts.card(card), "bold"), prose(texts.about(card)))
        self._terminal.show(grid)

    def _count_unseen(self, seat: Seat) -> None:
        unseen = self._match.game.box.unseen(self._match.view(seat).cards())
        self._terminal.say("unseen", "bold")
        self._terminal.show(self._scene(seat).texts.cards(unseen))

    def _give_hint(self, seat: Seat) -> None:
        match, view = self._match, self._match.view(seat)
        self._terminal.say("advice-thinking", "italic")
        found = hint(match.game, view, seat, seconds=_HINT_SECONDS, seed=match.number)
        self._terminal.show(*advice(found, match.game, view, self._scene(seat)))

    def _accepted(self, why: Refusal | None, seat: Seat) -> bool:
        if why is None:
            return True
        self._terminal.show(prose(self._scene(seat).say(why), "italic"))
        return False
