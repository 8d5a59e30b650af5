"""Calls: somebody who does not look at the table is told elsewhere that it is their turn."""
