"""The web table: how quick its server is, and how large."""
