"""Our server in a process of its own, on this machine alone."""

import http.client
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from bench.web.http_client import HOST, Unexpected

PATIENCE: Final = 60.0
POLL: Final = 0.005


class Server(NamedTuple):
    """A server that answers, and how long that took from the start of its process."""

    port: int
    pid: int
    seconds: float


@contextmanager
def serving(python: str, db: str, *, is_node: bool = False) -> Iterator[Server]:
    """A server run by this Python, with this database, for as long as we are in here."""
    port = free_port()
    command = [python, "-m", "ludotheque", "serve", "--no-browser"]
    command += ["--host", HOST, "--port", str(port), "--db", db]
    command += ["--node", f"http://{HOST}:{port}"] if is_node else []
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while not is_well(port):
            if process.poll() is not None or time.perf_counter() - start > PATIENCE:
                raise Unexpected("the server does not start")
            time.sleep(POLL)
        yield Server(port, process.pid, time.perf_counter() - start)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def is_well(port: int) -> bool:
    connection = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == http.client.OK
    except OSError:
        return False  # it does not listen yet
    finally:
        connection.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
