"""Ludothèque: four modern card games, exact and playable."""
