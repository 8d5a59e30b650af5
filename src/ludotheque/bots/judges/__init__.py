"""One judge a game: what an option is worth, from what a seat can see."""
