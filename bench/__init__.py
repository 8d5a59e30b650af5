"""How fast games and server are, beside python-chess and boardgame.io. Run by `make bench`."""
