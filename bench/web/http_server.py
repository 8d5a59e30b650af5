"""`python -m bench.web.http_server NAME PORT DB`: our app behind one of several HTTP servers.

Only `bench.http_servers` starts this, with a Python that has all of them. Rates are not limited
here: what is measured is the server, not our own guard.
"""

import asyncio
import os
import sys
from typing import Final

from starlette.types import ASGIApp

from bench.web.http_client import HOST
from ludotheque.web.app import make_app
from ludotheque.web.clock import Clock
from ludotheque.web.http.tokens import TokenSource
from ludotheque.web.server import listen, make_server
from ludotheque.web.settings import Limits, Rate, Settings
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.registry import TableRegistry
from ludotheque.web.views.games import usable_stages
from ludotheque.web.workers.pool import WorkerPool

ANY: Final = Rate(1e9, 1e9)
SETTINGS: Final = Settings(limits=Limits(ANY, ANY, ANY, ANY, work=ANY, stream_work=ANY))
DB: Final = "BENCH_DB"


def registry() -> TableRegistry:
    store = Store(os.environ[DB])
    store.open()
    stages, _ = usable_stages()
    games = {name: stage.game for name, stage in stages.items()}
    return TableRegistry(games, store, WorkerPool(1), Clock(), TokenSource(), SETTINGS.keep_days)


def app() -> ASGIApp:
    """For Granian, which makes it in a process of its own."""
    return make_app(registry(), SETTINGS, usable_stages()[0])


def serve(name: str, port: int) -> None:
    if name == "ours":
        stages, _ = usable_stages()
        make_server(registry(), SETTINGS, lambda: None, stages).run([listen(HOST, port)])
    elif name.startswith("uvicorn "):
        import uvicorn

        uvicorn.run(
            app(), host=HOST, port=port, http=name.split()[1], log_level="error", access_log=False
        )
    elif name == "Granian":
        from granian import Granian  # type: ignore[import-not-found]  # measured, not needed

        target = "bench.web.http_server:app"
        Granian(target, HOST, port, interface="asgi", factory=True, log_enabled=False).serve()
    else:
        from hypercorn.asyncio import serve as run  # type: ignore[import-not-found]  # likewise
        from hypercorn.config import Config  # type: ignore[import-not-found]  # likewise

        config = Config()
        config.bind = [f"{HOST}:{port}"]
        config.loglevel = "CRITICAL"
        asyncio.run(run(app(), config))


if __name__ == "__main__":
    os.environ[DB] = sys.argv[3]
    serve(sys.argv[1], int(sys.argv[2]))
