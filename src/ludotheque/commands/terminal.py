"""What each command of the command line does."""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from rich.text import Text

from ludotheque.bots import BOTS
from ludotheque.core import WATCHER, Game, Match, OptionValue, Player, Problem, Record
from ludotheque.games import GAMES
from ludotheque.games.pictures import PICTURES
from ludotheque.terminal.game_loop import Table
from ludotheque.terminal.games import SCREENS
from ludotheque.terminal.output import Voice
from ludotheque.terminal.record_file import CannotKeep, FileInUse, RecordFile, default_path
from ludotheque.terminal.reference import show_cards, show_games, show_rules
from ludotheque.terminal.replay import Replay
from ludotheque.terminal.scene import Scene
from ludotheque.texts import rules_text

USUAL_PACE: Final = 0.6
SLOWEST_PACE: Final = 60.0
_YOU: Final = ("you", "vous")


class Failure(Exception):
    """Something that cannot be done, and the sentence that says so."""


class Given:
    """What stood on the command line: the argument, and the options' values."""

    def __init__(self, argument: str, options: Mapping[str, Sequence[str]]) -> None:
        self.argument: Final = argument
        self._options: Final = options

    def __contains__(self, option: str) -> bool:
        return option in self._options

    def last(self, option: str) -> str:
        """The option's value; the last one if it was given more than once."""
        return self._options[option][-1]

    def every(self, option: str) -> Sequence[str]:
        return self._options.get(option, ())


def games(_given: Given, voice: Voice) -> None:
    show_games(GAMES.values(), voice)


def rules(given: Given, voice: Voice) -> None:
    show_rules(rules_text(_game(given, voice).name, voice.lang), voice)


def cards(given: Given, voice: Voice) -> None:
    game = _game(given, voice)
    if "toml" in given:
        voice.console.print(Text(game.box.text), soft_wrap=True, end="")
    else:
        show_cards(game, voice)


def play(given: Given, voice: Voice) -> None:
    game = _game(given, voice)
    pace = _pace(given, voice)
    players = _players(given, game, voice)
    seed = _readable(given.last("seed")) if "seed" in given else None
    options = _options(given, game, voice)
    texts = voice.texts(game)
    try:
        game.settings(len(players), options)
    except Problem as problem:
        raise Failure(texts.problem(problem)) from None
    kept = _new_file(given, game, voice)
    try:
        keep = kept.keep if kept else None
        match = Match.start(game, players, seed=seed, options=options, keep=keep)
    except CannotKeep as error:
        raise _unusable(kept.path if kept else Path(), error, voice) from None
    _sit_down(match, kept, voice, pace)


def resume(given: Given, voice: Voice) -> None:
    path = _file(given, voice)
    pace = _pace(given, voice)
    with _said_of(path, _any_game(), voice):
        kept, record = RecordFile.reopen(path)
    game = _game_named(record.header.game, voice)
    with _said_of(path, game, voice):
        match = Match.resume(game, record, keep=kept.keep)
    for player in match.players:
        if player.bot and player.bot not in BOTS:
            raise Failure(voice.word("wrong-bot", found=player.bot, known=", ".join(BOTS)))
    if record.torn:
        voice.say("torn", "italic")
    if match.decision() is None:
        voice.say("already-over")
        _say_how(voice, "replay-with", "replay", path)
        return
    _sit_down(match, kept, voice, pace)


def replay(given: Given, voice: Voice) -> None:
    path = _file(given, voice)
    with _said_of(path, _any_game(), voice):
        record = Record.read(path.read_bytes())
    game = _game_named(record.header.game, voice)
    with _said_of(path, game, voice):
        shown = Replay(game, record, voice)
    try:
        shown.look()
    except (EOFError, KeyboardInterrupt):
        voice.show("")


def show(given: Given, voice: Voice) -> None:
    """One position: all hands open once the game is over, until then what everybody knows."""
    path = _file(given, voice)
    with _said_of(path, _any_game(), voice):
        record = Record.read(path.read_bytes())
    game = _game_named(record.header.game, voice)
    with _said_of(path, game, voice):
        whole = Match.resume(game, record)
    match = Match.resume(game, record, until=_line(given, whole.number, voice))
    state = match.state if whole.outcome() is not None else match.view(WATCHER)
    if "svg" not in given:
        scene = Scene(voice, whole.game, match.players, WATCHER)
        voice.show(*SCREENS[whole.game.name].draw(state, scene))
        return
    file = Path(given.last("svg"))
    try:
        file.write_text(PICTURES[whole.game.name](state), "utf-8")
    except OSError as error:
        raise _unusable(file, error, voice) from None


def _line(given: Given, last: int, voice: Voice) -> int:
    """Which line of a record; without a word, the last."""
    text = given.last("line") if "line" in given else str(last)
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or int(text) > last:
        raise Failure(voice.word("replay-no-line", answer=text, last=last))
    return int(text)


def _sit_down(match: Match, kept: RecordFile | None, voice: Voice, pace: float) -> None:
    """Play, and say afterwards where the game can be found again."""
    try:
        finished = Table(match, SCREENS[match.game.name], voice, pace).play()
    except CannotKeep as error:
        assert kept is not None
        voice.show("", str(_unusable(kept.path, error, voice)))
        finished = False
    if kept is None:
        return
    kept.close()
    voice.show("")
    if finished:
        _say_how(voice, "replay-with", "replay", kept.path)
    else:
        _say_how(voice, "stopped", "resume", kept.path)


def _say_how(voice: Voice, key: str, command: str, path: Path) -> None:
    """A command that can be copied as it is."""
    voice.say(key)
    line = f"  {_this_program()} {command} {shlex.quote(str(path))}"
    voice.console.print(Text(line, "bold"), soft_wrap=True)


def _this_program() -> str:
    """How to start this program from here."""
    if shutil.which("ludotheque"):
        return "ludotheque"
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m ludotheque"
    return shlex.quote(str(started))


# Reading what was given


def _game(given: Given, voice: Voice) -> Game:
    game = _game_named(given.argument, voice) if given.argument else _any_game()
    if "cards" not in given:
        return game
    path = Path(given.last("cards"))
    with _said_of(path, game, voice):
        return game.with_cards(path.read_text("utf-8-sig"))


def _game_named(name: str, voice: Voice) -> Game:
    if name not in GAMES:
        raise Failure(voice.word("wrong-game", found=name, known=", ".join(GAMES)))
    return GAMES[name]


def _players(given: Given, game: Game, voice: Voice) -> list[Player]:
    """Who sits where: "you", a bot's name, or anybody's name."""
    fewest = min(game.players)
    words = given.last("seats").split(",") if "seats" in given else ["you"]
    words += ["greedy"] * (fewest - len(words)) if "seats" not in given else []
    players: list[Player] = []
    for word in [word.strip() for word in words]:
        bot = word.lower() if word.lower() in BOTS else ""
        name = voice.word("player") if word.lower() in _YOU else word.capitalize() if bot else word
        same = sum(player.name.split(" (")[0].casefold() == name.casefold() for player in players)
        if same and not bot:
            raise Failure(voice.word("wrong-seats-twice", name=name))
        try:
            players.append(Player(f"{name} ({same + 1})" if same else name, bot))
        except Problem as problem:
            raise Failure(voice.texts(game).problem(problem)) from None
    return players


def _options(given: Given, game: Game, voice: Voice) -> dict[str, OptionValue]:
    """`name=value` pairs; values as the game's own options want them."""
    types = {option.key: option.type for option in game.options}
    options: dict[str, OptionValue] = {}
    for pair in given.every("option"):
        key, equals, value = pair.partition("=")
        if not equals:
            raise Failure(voice.word("wrong-option-form", found=pair))
        known = types.get(key, str)
        if known is bool and value in ("true", "false"):
            options[key] = value == "true"
        elif known is int and re.fullmatch(r"-?\d{1,9}", value):
            options[key] = int(value)
        else:
            options[key] = value
    return options


def _readable(text: str) -> str:
    """What the shell handed over, as text that can be written down."""
    return text.encode(errors="replace").decode()


def _pace(given: Given, voice: Voice) -> float:
    if "pace" not in given:
        return USUAL_PACE if voice.console.is_terminal else 0.0
    text = given.last("pace")
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0.0 <= pace <= SLOWEST_PACE:
        raise Failure(voice.word("wrong-pace", found=text))
    return pace


def _file(given: Given, voice: Voice) -> Path:
    if not given.argument:
        raise Failure(voice.word("wrong-needs-file"))
    return Path(given.argument)


def _new_file(given: Given, game: Game, voice: Voice) -> RecordFile | None:
    """Where the game is recorded. Only a file that somebody asked for is worth not playing."""
    asked_for = "record" in given
    now = datetime.now()  # the person's own clock names the file
    path = Path(given.last("record")) if asked_for else default_path(game.name, os.environ, now)
    try:
        if not asked_for:
            path.parent.mkdir(parents=True, exist_ok=True)
        return RecordFile.create(path)
    except OSError as error:
        if asked_for and isinstance(error, FileExistsError):
            raise Failure(voice.word("wrong-file-there", file=str(path))) from None
        if asked_for:
            raise _unusable(path, error, voice) from None
        voice.say("not-saved", "italic", why=_reason(error))
        return None


def _unusable(path: Path, error: Exception, voice: Voice) -> Failure:
    if isinstance(error, FileNotFoundError):
        return Failure(voice.word("wrong-file-missing", file=str(path)))
    return Failure(voice.word("wrong-file-unusable", file=str(path), why=_reason(error)))


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


@contextmanager
def _said_of(path: Path, game: Game, voice: Voice) -> Iterator[None]:
    """Whatever is wrong with this file becomes a sentence about it."""
    try:
        yield
    except Problem as problem:
        seats = [str(seat) for seat in range(max(game.players))]  # as the file counts them
        said = voice.texts(game).problem(problem, seats)
        raise Failure(voice.word("wrong-in-file", file=str(path), problem=said)) from None
    except FileInUse:
        raise Failure(voice.word("wrong-file-in-use", file=str(path))) from None
    except (CannotKeep, OSError, UnicodeDecodeError) as error:
        raise _unusable(path, error, voice) from None


def _any_game() -> Game:
    """Where nobody has named one: to play, or for a problem with a record of an unknown game."""
    return next(iter(GAMES.values()))
