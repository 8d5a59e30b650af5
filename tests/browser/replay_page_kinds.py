"""The kinds of page in a replay."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from playwright.sync_api import FilePayload, Page

from tests.browser.frozen_server import FrozenServer, Place

Going = Callable[[Page, FrozenServer], None]

RECORDS = Path(__file__).parent.parent / "records"
MIDDLE = 26
WHOLE = 48
"""Moves until the game of the usual deal is over."""


def watched(page: Page, frozen: FrozenServer, line: int, eyes: str) -> Place:
    """A finished game, at this moment."""
    place = frozen.table("Ada", "Blaise", moves=WHOLE)
    page.goto(f"{place.url}/replay?line={line}&eyes={eyes}")
    page.wait_for_selector("html.scripted #replay")
    return place


def brought(page: Page, frozen: FrozenServer, game: str, line: int, eyes: str) -> None:
    """This game's kept record, uploaded, at this moment."""
    place = frozen.bring(RECORDS / f"{game}-0.1.jsonl")
    page.goto(f"{place.url}/replay?line={line}&eyes={eyes}")
    page.wait_for_selector("html.scripted #replay")


def _brought(game: str, line: int, eyes: str) -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        brought(page, frozen, game, line, eyes)

    return going


def _moment(line: int, eyes: str) -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        watched(page, frozen, line, eyes)

    return going


def _play_on(page: Page, frozen: FrozenServer) -> None:
    watched(page, frozen, MIDDLE, "0")
    page.locator("#play-on summary").click()
    page.wait_for_selector("#play-on form", state="visible")


def _refused_upload(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{frozen.url}/records")
    torn = FilePayload(name="torn.jsonl", mimeType="text/plain", buffer=b'{"format": 1, "ga')
    page.locator("input[type=file]").set_input_files(torn)
    page.locator("main button").click()
    page.wait_for_selector(".problem")


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "replay": _moment(MIDDLE, "all"),
        "replay-eyes": _moment(MIDDLE, "0"),
        "replay-play-on": _play_on,
        "replay-end": _moment(WHOLE, "all"),
        "replay-noxford": _brought("noxford", 30, "all"),
        "replay-sans-foi-ni-loi": _brought("sans-foi-ni-loi", 200, "all"),
        "replay-samarande": _brought("samarande", 120, "0"),
        "upload-refused": _refused_upload,
    }
)
