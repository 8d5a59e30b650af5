"""Rows of things on narrow windows."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from ludotheque.terminal.line_breaks import Flow

THINGS = [
    "1\N{NO-BREAK SPACE}Palace",
    "2\N{NO-BREAK SPACE}Carpet weaver",
    "3\N{NO-BREAK SPACE}Souk",
]


def shown(width: int, heading: str = "Line  ", things: list[str] = THINGS) -> list[str]:
    file = io.StringIO()
    Console(file=file, width=width).print(Flow(heading, [Text(thing) for thing in things]))
    return [line.rstrip() for line in file.getvalue().splitlines()]


def test_what_fits_is_one_line() -> None:
    assert shown(60) == ["Line  1\xa0Palace · 2\xa0Carpet weaver · 3\xa0Souk"]


def test_it_goes_on_between_two_things_and_below_the_first() -> None:
    assert shown(36) == ["Line  1\xa0Palace · 2\xa0Carpet weaver", "      3\xa0Souk"]
    assert shown(24) == ["Line  1\xa0Palace", "      2\xa0Carpet weaver", "      3\xa0Souk"]


@pytest.mark.parametrize("width", [12, 20, 40])
def test_nothing_is_wider_than_the_window(width: int) -> None:
    lines = shown(width, things=["Greedy 4 (a Port, a Protector genie and Ali Baba)", "Ada 1"])
    assert all(len(line) <= width for line in lines)
    assert " ".join(" ".join(lines).split()).count("Ali") == 1


def test_nothing_at_all_is_the_heading() -> None:
    assert shown(20, things=[]) == ["Line"]
