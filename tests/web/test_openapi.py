"""Every operation of the API is tried with what its description allows and with what it forbids: no
answer is a server error, and none is of a kind that the description does not name."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, Response, SerializationContext

from ludotheque.core import Dice
from ludotheque.games import GAMES
from ludotheque.web.app import make_app
from ludotheque.web.clock import Clock
from ludotheque.web.http.tokens import TokenSource
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.registry import TableRegistry
from tests.web.clients import Api, play_on
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import PATIENCE
from tests.web.servers import SETTINGS, PoolHere, Running, running

LONGEST_ID: Final = 32
RECORDS: Final = "/records$"
EVENTS: Final = "/events$"
FEW: Final = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
"""All requests of one operation meet the same tables, as they would outside. A busy machine is no
failure."""
CHECKS: Final = {"positive_data_acceptance": {"enabled": False}}
"""The rules of a game refuse what the description allows: not every move is possible now."""
BRIEFLY: Final = {"coverage": {"enabled": False}}
"""Every record is checked in a process of its own, which takes its time to start."""

AnyCase: TypeAlias = "Case[Any]"


async def described() -> dict[str, object]:
    """What the app says of itself."""
    store = Store("sqlite:///never-opened.db")
    registry = TableRegistry(GAMES, store, PoolHere(), Clock(), TokenSource(), 30.0)
    transport = httpx.ASGITransport(app=make_app(registry, SETTINGS, EVERY_STAGE))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as asking:
        found: dict[str, object] = (await asking.get("/api/openapi.json")).json()
        return found


@schemathesis.serializer("application/jsonl")
def lines(_context: SerializationContext, value: object) -> bytes:
    """A record is sent as it is; anything else as the only line of one."""
    if isinstance(value, bytes):
        return value
    return value.encode() if isinstance(value, str) else json.dumps(value).encode()


DESCRIPTION: Final = asyncio.run(described())
OPERATIONS: Final = schemathesis.openapi.from_dict(
    DESCRIPTION, config=schemathesis.Config.from_dict({"checks": CHECKS})
)
UPLOADS: Final = schemathesis.openapi.from_dict(
    DESCRIPTION, config=schemathesis.Config.from_dict({"checks": CHECKS, "phases": BRIEFLY})
)


pytestmark = pytest.mark.slow


class House:
    """A server, with the people at a table that is over."""

    def __init__(self, server: Running) -> None:
        self.server: Final = server
        self.winners: Final = server.open("Ada", "Blaise")
        play_on(self.winners)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.db'}") as server:
        yield House(server)


@pytest.fixture
def people(house: House) -> list[Api]:
    """People at tables in every phase; those that can change are new."""
    server = house.server
    return [
        *server.gather("Ada", "Blaise"),
        *server.open("Ada", "Blaise"),
        *server.open("Ada", "Blaise", "Chloé", game="samarande"),
        *house.winners,
    ]


def at_a_real_table(case: AnyCase, people: list[Api]) -> dict[str, str]:
    """Aim most requests at a table that there is, by somebody who sits there. Returns who asks."""
    dice = Dice(repr((case.path_parameters, case.query, case.body)))
    person = dice.pick(people)
    table = str(case.path_parameters.get("table_id", ""))
    if 0 < len(table) <= LONGEST_ID and dice.below(4):  # a longer one is there to be refused
        case.path_parameters["table_id"] = person.table
    return {"authorization": f"Bearer {person.token}"} if dice.below(4) else {}


@OPERATIONS.exclude(path_regex=f"{EVENTS}|{RECORDS}").parametrize()
@FEW
def test_no_answer_is_an_error_of_ours_or_undocumented(
    case: AnyCase, house: House, people: list[Api]
) -> None:
    case.call_and_validate(
        base_url=house.server.url,
        headers=at_a_real_table(case, people),
        timeout=PATIENCE,
    )


@UPLOADS.include(path_regex=RECORDS).parametrize()
@settings(FEW, max_examples=5)
def test_no_upload_is_an_error_of_ours_or_undocumented(case: AnyCase, house: House) -> None:
    case.call_and_validate(base_url=house.server.url, timeout=PATIENCE)


@OPERATIONS.include(path_regex=EVENTS).parametrize()
@FEW
def test_no_stream_is_an_error_of_ours_or_undocumented(
    case: AnyCase, house: House, people: list[Api]
) -> None:
    """A stream never ends, so only how it begins is read."""
    headers = at_a_real_table(case, people)
    wanted = case.as_transport_kwargs(base_url=house.server.url, headers=headers)
    with requests.request(**wanted, timeout=PATIENCE, stream=True) as answer:
        begins = b"" if answer.status_code == 200 else answer.content
        found = Response(
            status_code=answer.status_code,
            headers={name.lower(): [value] for name, value in answer.headers.items()},
            content=begins,
            request=answer.request,
            elapsed=answer.elapsed.total_seconds(),
            verify=False,
        )
    case.validate_response(found)
