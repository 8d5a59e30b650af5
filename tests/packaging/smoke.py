"""For a wheel that was just built and installed: it is compiled, and each game is played to its end
and replayed. It needs nothing but the package."""

import sys

from ludotheque.bots import make_bot
from ludotheque.core import Match, Player, Record
from ludotheque.games import GAMES
from ludotheque.version import is_compiled

if not is_compiled():
    sys.exit("This wheel is plain Python.")
for name, game in GAMES.items():
    seats = range(min(game.players))
    match = Match.start(game, [Player(f"Player {seat + 1}") for seat in seats], seed=7)
    outcome = match.run({seat: make_bot("random", seed=seat) for seat in seats})
    again = Match.resume(game, Record.read(match.record.text()))
    if again.state != match.state:
        sys.exit(f"{name} is not what was recorded.")
    sys.stdout.write(f"{name}: {outcome.points}\n")
