"""Tables: who sits there, what they play, and everything that goes on around it."""
