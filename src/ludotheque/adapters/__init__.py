"""The games for the tools of researchers: as numbers, in PettingZoo and in OpenSpiel.

Each adapter needs a package of its own (`ludotheque[pettingzoo]`, `ludotheque[openspiel]`), and is
imported only by whoever asks for it. docs/research.md describes them.
"""
