"""What decided a finished game, in words: at the terminal, and as a page of its own."""
