"""How fast the games are, compared with python-chess. Run by `make bench`."""
