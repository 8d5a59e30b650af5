"""Pebbles on a beach: a stage for the web table and a screen for the terminal."""
