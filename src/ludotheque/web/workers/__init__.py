"""Work that must not hold up the server, in separate processes."""
