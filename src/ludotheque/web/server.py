"""The server: a socket, an address to give out, and a browser that opens by itself."""

import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from types import FrameType
from typing import Final

import uvicorn

from ludotheque.plugins import BrokenPlugin
from ludotheque.texts import Phrasebook

from .app import make_app
from .calls import push_desk
from .clock import Clock
from .http.connections import ConnectionConfig
from .http.doorkeeper import allow_many_files, most_connections
from .http.host_key import host_token, house_link
from .http.tokens import TokenSource
from .nodes.house_clock import HouseClock
from .nodes.node import Node
from .nodes.ownership import ALONE
from .settings import DEFAULT_PORT, Settings
from .stop_signals import stopping_by_signals
from .storage.leases import Leases
from .storage.store import Store
from .tables.registry import TableRegistry
from .views.games import usable_stages
from .views.stage import Stage
from .workers.pool import WorkerPool

PORTS_TRIED: Final = 50
GRACE_SECONDS: Final = 5
BACKLOG: Final = 128
"""Connections that wait to be accepted: all of them may be, at once, before any is looked at."""
MOST_UNSENT_BYTES: Final = 131_072
"""What the system keeps for a client that does not read: without a bound it grows to megabytes."""
COLLECTIONS_BEFORE_ALL: Final = 10_000
"""How often Python looks for garbage among newer objects before it looks at all of them: about once
an hour, at the busiest."""
TICKS_A_SECOND: Final = 10
"""How often uvicorn looks around."""

Show = Callable[[str], None]
Ready = Callable[[Sequence[BrokenPlugin], str], None]
"""Called once the server can be reached: with what cannot be used, and what opens the host's
page."""


class CannotListen(Exception):
    """The address is in use, or we may not use it."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on this port, or on the first free one from the default on."""
    tried = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    why = ""
    for each in tried:
        try:
            return _listening(host, each)
        except socket.gaierror as error:
            raise CannotListen(error.strerror or str(error)) from None
        except OSError as error:
            why = error.strerror or str(error)
    raise CannotListen(why)


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT_BYTES)
        found.bind(address)
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    return found


class Server(uvicorn.Server):
    """Says when it can be reached, closes connections that take too long, and ends open streams
    when it stops."""

    def __init__(
        self, config: ConnectionConfig, registry: TableRegistry, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.doorkeeper: Final = config.doorkeeper
        self._registry: Final = registry
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        look_for_old_garbage_less_often()
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.doorkeeper.check(self._registry.clock.monotonic())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:  # a second signal changes nothing: it stops in seconds anyway
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._registry.end_streams()
        self._registry.ownership.end_streams()
        await super().shutdown(sockets)


def look_for_old_garbage_less_often() -> None:
    """What is there at the start stays. Looking through a thousand tables takes half a second, in
    which nobody is served, and finds next to nothing."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, COLLECTIONS_BEFORE_ALL)


def make_server(
    registry: TableRegistry,
    settings: Settings,
    ready: Callable[[], None],
    stages: Mapping[str, Stage],
    node: Node | None = None,
) -> Server:
    config = ConnectionConfig(
        make_app(registry, settings, stages, node),
        settings,
        registry.clock,
        (lambda: node.addresses.known) if node else tuple,
        backlog=BACKLOG,
        log_config=None,
        log_level="error",  # whoever sends nonsense must not fill the log
        access_log=False,  # visitors' addresses are not logged
        date_header=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, registry, ready)


@stopping_by_signals()
def serve(
    settings: Settings,
    db: str,
    sockets: Sequence[socket.socket],
    ready: Ready,
    *,
    node_url: str = "",
    workers: int = 0,
) -> None:
    """Serve until somebody stops it. StoreProblem if the database cannot be used. With an address
    at which other nodes find it, it shares the database with them. `ready` is told which plug-ins
    cannot be used, and the key to the host's page. `workers` think for bots; by default, as many as
    the machine has cores for."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    allow_many_files()
    store = Store(db, is_shared=bool(node_url))
    clock = HouseClock() if node_url else Clock()
    node: Node | None = None
    try:
        store.open()
        stages, problems = usable_stages()
        games = {name: stage.game for name, stage in stages.items()}
        if isinstance(clock, HouseClock):
            node = Node(store, Leases(db), node_url, clock)
            # what is passed on takes a connection to another node, too
            limits = settings.limits._replace(connections=most_connections() // 2)
            settings = settings._replace(limits=limits)
        registry = TableRegistry(
            games,
            store,
            WorkerPool(workers),
            clock,
            TokenSource(),
            settings.keep_days,
            keep_empty_days=settings.keep_empty_days,
            keep_running_days=settings.keep_running_days,
            ownership=node or ALONE,
        )
        server = make_server(
            registry, settings, lambda: ready(problems, host_token(registry.key)), stages, node
        )
        server.run(list(sockets))
    except KeyboardInterrupt:
        pass  # Ctrl-C is how to stop it, and other signals do the same
    finally:
        store.close()


def announce(
    settings: Settings,
    words: Phrasebook,
    show: Show,
    problems: Sequence[BrokenPlugin],
    key: str,
    *,
    browse: bool,
) -> None:
    """Say where the server is found, now that it can be reached, and open a browser there. `key`
    opens the host's page."""
    here = settings.address_here()
    for broken in problems:
        told = {"name": broken.name, "package": broken.package, "why": broken.why}
        show(words.word("serving-without", **told))
    show(words.word("serving", url=here))
    if settings.is_for_this_device_only:
        show(words.word("serving-only-here"))
    else:
        show(words.word("serving-for-friends", url=settings.address()))
    if settings.is_https and not push_desk.HAS_PACKAGE:
        show(words.word("serving-without-push"))
    address = here if settings.is_for_this_device_only else settings.address()
    show(words.word("serving-house", url=house_link(address, key)))
    if settings.password:
        show(words.word("serving-password"))
    show(words.word("serving-stop"))
    if browse:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
