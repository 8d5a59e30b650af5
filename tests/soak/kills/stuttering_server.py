"""A server that stores last lines twice when it starts."""

from tests.soak.kills.broken_stores import StutteringStore, serve

if __name__ == "__main__":
    serve(StutteringStore)
