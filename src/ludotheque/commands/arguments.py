"""Arguments of commands: converted, checked, and refused with a sentence if they are wrong.

The functions named `as_…` are click's callbacks: they get the text of one argument or option, or
None. The others also need the game.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click
from rich.text import Text

from ludotheque.analysis import FACTS
from ludotheque.bots import BOTS, bots_for
from ludotheque.bots.judges import JUDGES
from ludotheque.bots.valuations import VALUATIONS
from ludotheque.core import Game, OptionValue, Player, Problem
from ludotheque.games import GAMES
from ludotheque.plugins import BrokenPlugin
from ludotheque.terminal import Terminal
from ludotheque.terminal.games import SCREENS
from ludotheque.texts import check_own_cards, worded_game
from ludotheque.texts.names import checked_name

from .errors import CommandError, errors_name_file

USUAL_PACE_SECONDS: Final = 0.6
SLOWEST_PACE_SECONDS: Final = 60.0
MOST_PROCESSES: Final = 64
_MAIL: Final = re.compile(r"[^@\s<>\"?&%]{1,64}@[^@\s<>\"?&%]+\.[^@\s<>\"?&%]+")
_PAGE: Final = re.compile(r"https?://[^/\s<>\"@]+(/[^\s<>\"]*)?")
_YOU: Final = ("you", "vous")

FILE: Final = click.Path(readable=False, path_type=Path)
"""Any path: errors are reported when the file is used."""


def as_game(ctx: click.Context, _param: click.Parameter, name: str | None) -> Game:
    """The game of this name; by default the first."""
    return game_named(next(iter(GAMES)) if name is None else name, ctx.obj)


def complete_game(_ctx: click.Context, _param: click.Parameter, start: str) -> list[str]:
    return [name for name in GAMES if name.startswith(start)]


def as_seed(_ctx: click.Context, _param: click.Parameter, text: str | None) -> str | None:
    """Replace what UTF-8 cannot encode: a shell can pass any bytes, a record is UTF-8."""
    return None if text is None else text.encode(errors="replace").decode()


def as_names(_ctx: click.Context, _param: click.Parameter, text: str | None) -> list[str] | None:
    return None if text is None else [name.strip() for name in text.split(",")]


def as_pace(ctx: click.Context, _param: click.Parameter, text: str | None) -> float:
    """The pace in seconds. By default only a terminal gets pauses: only there somebody reads."""
    terminal: Terminal = ctx.obj
    if text is None:
        return USUAL_PACE_SECONDS if terminal.console.is_terminal else 0.0
    pace = _number(text)
    if pace is None or not 0.0 <= pace <= SLOWEST_PACE_SECONDS:
        raise CommandError(terminal.word("wrong-pace", found=text))
    return pace


def as_pairs(
    ctx: click.Context, _param: click.Parameter, texts: Sequence[str]
) -> list[tuple[str, str]]:
    """`name=value`, any number of times."""
    terminal: Terminal = ctx.obj
    for text in texts:
        if "=" not in text:
            raise CommandError(terminal.word("wrong-option-form", found=text))
    return [(name, value) for name, _, value in (text.partition("=") for text in texts)]


def as_port(ctx: click.Context, _param: click.Parameter, text: str | None) -> int | None:
    terminal: Terminal = ctx.obj
    if text is not None and not (re.fullmatch(r"[0-9]{1,5}", text) and 0 < int(text) < 65536):
        raise CommandError(terminal.word("wrong-port", found=text))
    return None if text is None else int(text)


def as_days(ctx: click.Context, param: click.Parameter, text: str | None) -> float | None:
    terminal: Terminal = ctx.obj
    days = None if text is None else _number(text)
    if text is not None and (days is None or not 0.0 < days < 100_000.0):
        raise CommandError(terminal.word("wrong-keep", found=text, option=param.opts[0]))
    return days


def as_public_url(ctx: click.Context, _param: click.Parameter, text: str | None) -> str:
    """The address without a trailing slash; empty if none is given."""
    terminal: Terminal = ctx.obj
    if text is not None and not _is_public_url(text):
        raise CommandError(terminal.word("wrong-public-url", found=text))
    return (text or "").rstrip("/")


def as_contact(ctx: click.Context, _param: click.Parameter, text: str | None) -> str:
    """Whom visitors can write to; empty if nobody is named."""
    terminal: Terminal = ctx.obj
    if text is not None and not (_PAGE.fullmatch(text) or _MAIL.fullmatch(text)):
        raise CommandError(terminal.word("wrong-contact", found=text))
    return text or ""


def as_node(ctx: click.Context, _param: click.Parameter, text: str | None) -> str:
    """The address at which other nodes find this one; empty if there are none."""
    terminal: Terminal = ctx.obj
    if text is not None and not (_is_public_url(text) and text.startswith("http://")):
        raise CommandError(terminal.word("wrong-node", found=text))
    return (text or "").rstrip("/")


def as_processes(ctx: click.Context, _param: click.Parameter, text: str | None) -> int:
    """How many processes serve; by default one."""
    terminal: Terminal = ctx.obj
    if text is None:
        return 1
    if not (re.fullmatch(r"[0-9]{1,3}", text) and 0 < int(text) <= MOST_PROCESSES):
        raise CommandError(terminal.word("wrong-processes", found=text, most=MOST_PROCESSES))
    return int(text)


def as_ntfy(ctx: click.Context, _param: click.Parameter, text: str | None) -> str:
    """The address of a ntfy server, without a trailing slash; empty if none is given."""
    terminal: Terminal = ctx.obj
    if text is not None and not _is_public_url(text):
        raise CommandError(terminal.word("wrong-ntfy", found=text))
    return (text or "").rstrip("/")


def as_push_services(
    ctx: click.Context, _param: click.Parameter, texts: Sequence[str]
) -> tuple[str, ...]:
    """The addresses of push services, without trailing slashes."""
    terminal: Terminal = ctx.obj
    for text in texts:
        if not _is_public_url(text):
            raise CommandError(terminal.word("wrong-push-service", found=text))
    return tuple(text.rstrip("/").lower() for text in texts)


def as_webhook(ctx: click.Context, _param: click.Parameter, text: str | None) -> str:
    """An address that messages can be sent to; empty if none is given."""
    terminal: Terminal = ctx.obj
    if text is not None and not _is_web_address(text):
        raise CommandError(terminal.word("wrong-webhook", found=text))
    return text or ""


def game_named(name: str, terminal: Terminal) -> Game:
    """The game of this name. If its judge, its facts or its screen is broken, that is told, and it
    is played without."""
    if name not in GAMES:
        raise CommandError(terminal.word("wrong-game", found=name, known=", ".join(GAMES)))
    try:
        game = worded_game(name, terminal)
    except BrokenPlugin as broken:
        raise CommandError(plugin_problem(broken, terminal)) from None
    for parts in (JUDGES, VALUATIONS, FACTS, SCREENS):
        for problem in parts.problems(name):
            terminal.show(Text(plugin_problem(problem, terminal), "italic"))
    return game


def plugin_problem(broken: BrokenPlugin, terminal: Terminal) -> str:
    return terminal.word("wrong-plugin", name=broken.name, package=broken.package, why=broken.why)


def with_own_cards(game: Game, path: Path | None, terminal: Terminal) -> Game:
    """The game with the list of cards in this file, if there is one."""
    if path is None:
        return game
    with errors_name_file(path, game, terminal):
        own = game.with_cards(path.read_text("utf-8-sig"))
        check_own_cards(own)
        return own


def players_named(names: Sequence[str] | None, game: Game, terminal: Terminal) -> list[Player]:
    """The players by seat: "you", a bot's name or any name. Without names, you against bots."""
    if names is None:
        names = ["you", *["greedy"] * (min(game.players) - 1)]
    players: list[Player] = []
    for word in names:
        bot = word.lower() if word.lower() in BOTS else ""
        name = (
            terminal.word("player") if word.lower() in _YOU else word.capitalize() if bot else word
        )
        same = sum(player.name.split(" (")[0].casefold() == name.casefold() for player in players)
        if same and not bot:
            raise CommandError(terminal.word("wrong-seats-twice", name=name))
        try:
            name = f"{name} ({same + 1})" if same else checked_name(name)
            players.append(Player(name, bot))
        except Problem as problem:
            raise CommandError(terminal.texts(game).problem(problem)) from None
    check_bots(players, game, terminal)
    return players


def check_bots(players: Sequence[Player], game: Game, terminal: Terminal) -> None:
    """Refuse bots that are not there, or that cannot play this game."""
    bots = bots_for(game) if any(player.bot for player in players) else []
    for player in players:
        if player.bot and player.bot not in bots:
            raise CommandError(terminal.word("wrong-bot", found=player.bot, known=", ".join(bots)))


def options_of(game: Game, pairs: Sequence[tuple[str, str]]) -> dict[str, OptionValue]:
    """Values converted to the types of the game's options; the game itself refuses bad ones."""
    types = {option.key: option.type for option in game.options}
    options: dict[str, OptionValue] = {}
    for key, value in pairs:
        known = types.get(key, str)
        if known is bool and value in ("true", "false"):
            options[key] = value == "true"
        elif known is int and re.fullmatch(r"-?\d{1,9}", value):
            options[key] = int(value)
        else:
            options[key] = value
    return options


def line_number(text: str | None, last: int, terminal: Terminal) -> int:
    """A line of a record; by default the last."""
    if text is None:
        return last
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or int(text) > last:
        raise CommandError(terminal.word("replay-no-line", answer=text, last=last))
    return int(text)


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    is_plain = re.fullmatch(r"[!-~]+", text) is not None and "@" not in parts.netloc
    return is_whole and is_plain and parts.scheme in ("http", "https") and not parts.fragment


def _is_public_url(text: str) -> bool:
    try:
        parts = urlsplit(text)
        is_root = bool(parts.hostname) and parts.path in ("", "/") and parts.port != 0
    except ValueError:
        return False
    has_more = parts.query or parts.fragment or "@" in text
    return is_root and parts.scheme in ("http", "https") and not has_more
