"""The web table: a server at which people and bots play on several devices."""
