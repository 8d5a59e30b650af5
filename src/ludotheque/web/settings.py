"""What a server is started with."""

import ipaddress
import math
import re
import socket
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit

DEFAULT_PORT: Final = 8000
TEST_NET: Final = "192.0.2.1"  # an address that belongs to nobody


ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # compared with, not bound to
_HOST: Final = re.compile(r"(\[[^][]+]|[^][:]+)(?::\d*)?")


class Rate(NamedTuple):
    """How many are allowed a second, and how many at once."""

    each_second: float
    at_once: float


class Limits(NamedTuple):
    """How much one address or one seat may ask for."""

    requests: Rate = Rate(40.0, 200.0)
    """Requests for anything but files."""
    files: Rate = Rate(200.0, 2000.0)
    """Requests for scripts, styles and pictures: a table has about sixty, and six friends who share
    an address open it at once."""
    openings: Rate = Rate(0.2, 20.0)
    sayings: Rate = Rate(0.5, 5.0)
    hints: Rate = Rate(0.5, 10.0)
    """Each takes a worker for a second."""
    uploads: Rate = Rate(0.05, 6.0)
    guesses: Rate = Rate(1 / 30, 5.0)
    """Wrong passwords."""
    card_lists: Rate = Rate(0.2, 20.0)
    analyses: Rate = Rate(0.02, 12.0)
    """Of games that were not analysed yet: each takes a process for minutes, one after another."""
    unstarted_tables: int = 50
    """How many tables of one address may wait for their start at a time."""
    largest_request_bytes: int = 16_384
    largest_upload_bytes: int = 262_144
    """The size of a record in bytes: ten times the longest ever played."""
    largest_list_bytes: int = 32_768
    """The size of somebody's own list of cards: five times the longest that is published."""
    work: Rate = Rate(0.25, 5.0)
    """Seconds of computing for the requests of one address."""
    stream_work: Rate = Rate(0.25, 2.0)
    """Seconds of computing for what the streams of one address are sent."""
    connections: int = 0
    """In all; 0 is as many as the limit on open files allows."""
    connections_each: int = 0
    """Of one address; 0 is a quarter of them all."""


class Settings(NamedTuple):
    """Where the server is found, and what it allows."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public_url: str = ""
    keep_days: float = 30.0
    keep_empty_days: float = 1.0
    keep_running_days: float = math.inf
    ntfy: str = ""
    """An ntfy server through which people are called."""
    push_services: tuple[str, ...] = ()
    """Push services of the host's own choice, as scheme, name and port: they may be anywhere."""
    webhook: str = ""
    """An address of the host's own that is told of every call."""
    lang: str = "en"
    """The host's language."""
    limits: Limits = Limits()
    contact: str = ""
    """Whom visitors can write to: an address for mail, or of a page."""
    password: str = ""
    """What devices are asked for before anything else; empty if the house is open."""

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def is_for_this_device_only(self) -> bool:
        return not self.public_url and _is_loopback(self.host)

    def address(self) -> str:
        """The address to give to friends: one that other devices can reach, if there is one."""
        if self.public_url:
            return self.public_url.rstrip("/")
        return self._address_at(own_address() if self.host in ANYWHERE else self.host)

    def address_here(self) -> str:
        """The address for a browser on this device."""
        local = self.host in ANYWHERE or self.host in ("127.0.0.1", "::1")
        return self._address_at("localhost" if local else self.host)

    def _address_at(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}" if self.port == 80 else f"http://{shown}:{self.port}"

    def knows_host(self, host: str) -> bool:
        """Whether a request for this host is meant for us.

        Somebody else's domain name can be made to point here, a numeric address cannot. So numeric
        addresses are trusted, and no name but our own.
        """
        return _is_known_host(host, self.host, self.public_url)


def own_address() -> str:
    """This machine's address in its network, or the loopback address. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((TEST_NET, 9))
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


@lru_cache(1024)
def _is_known_host(asked: str, ours: str, public_url: str) -> bool:
    found = _HOST.fullmatch(asked.lower())
    if found is None:
        return False
    name = found[1].strip("[]")
    public = urlsplit(public_url).hostname
    if name in {"localhost", public, ours.lower(), socket.gethostname().lower()}:
        return True
    return _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    return _is_address(host) and ipaddress.ip_address(host).is_loopback
