"""The web table: what a server does that seats people and bots on several devices."""
