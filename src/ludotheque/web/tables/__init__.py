"""Tables: who sits there, what is played, and everything that goes on around it."""
