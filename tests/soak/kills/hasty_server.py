"""A server that acknowledges before the disk has anything."""

from tests.soak.kills.broken_stores import HastyStore, serve

if __name__ == "__main__":
    serve(HastyStore)
