"""A Ray cluster that works off jobs. Scheduling, retries and spilling are Ray's own."""

import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

import ray
from ray.exceptions import RayError

from .problem import LabProblem

J = TypeVar("J")
R = TypeVar("R")

HERE: Final = "ray"
"""The cluster that Ray finds by itself: the one that RAY_ADDRESS names, one that runs on this
machine, or one of its own."""


PATIENCE_SECONDS: Final = 10.0


class RayCluster:
    """The cluster at this address. Ludothèque is installed on every one of its machines."""

    takes_all_at_once = True

    def __init__(self, address: str = HERE) -> None:
        if address != HERE:
            _check_reachable(address)
        try:
            ray.init(
                address=None if address == HERE else address,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (RayError, OSError, RuntimeError, ValueError) as error:
            raise LabProblem("wrong-cluster", address=address, why=_first_line(error)) from None
        resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.count = max(1, int(resources.get("CPU", 1)))

    def __enter__(self) -> "RayCluster":
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def work(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """All jobs are handed over at once: Ray knows best who is free."""
        remote = ray.remote(function)
        running = {remote.remote(job): job for job in jobs}
        while running:
            done, _ = ray.wait(list(running), num_returns=1)
            for each in done:
                try:
                    yield running.pop(each), ray.get(each)
                except RayError as error:
                    raise LabProblem("cluster-failed", why=_first_line(error)) from None


def _check_reachable(address: str) -> None:
    """LabProblem at once if nobody listens there: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE_SECONDS).close()
    except (OSError, ValueError) as error:
        raise LabProblem("wrong-cluster", address=address, why=_first_line(error)) from None


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
