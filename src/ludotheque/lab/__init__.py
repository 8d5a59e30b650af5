"""Many games at once, and what they show: on this machine's cores, or on a Ray cluster.

It plays on states, not on matches, and gives bots views. Nothing here is imported unless somebody
asks for the lab: it needs packages that playing does not (`ludotheque[lab]`).
"""
