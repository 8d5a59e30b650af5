"""Choosing by number, by text, and part by part."""

from ludotheque.core import Move
from ludotheque.terminal.move_prompt import MANY, Menu

FEW = [Move(text) for text in ("play 8", "play -2", "play docks", "take")]
PLACES = [
    Move(f"place {card} {way} {x} {y}")
    for card in ("tough", "punk")
    for way in ("upright", "flat")
    for x in (0, 63, 126)
    for y in (0, 88)
]


def parts(menu: Menu) -> list[tuple[str, int]]:
    return [(entry.part, len(entry.moves)) for entry in menu.entries]


def chosen(menu: Menu, text: str) -> str:
    entry = menu.typed(text)
    return str(entry.move) if entry is not None and entry.move is not None else "-"


def test_few_options_are_listed_whole() -> None:
    assert parts(Menu(FEW)) == [("play 8", 1), ("play -2", 1), ("play docks", 1), ("take", 1)]


def test_by_number() -> None:
    menu = Menu(FEW)
    entry = menu.numbered(2)
    assert entry is not None
    assert entry.move == Move("play -2")
    assert menu.numbered(0) is None
    assert menu.numbered(5) is None


def test_by_text() -> None:
    menu = Menu(FEW)
    for text in ("play docks", "PLAY  Docks", " play docks "):
        assert chosen(menu, text) == "play docks"
    for text in ("play -2", "play −2", "play –2"):
        assert chosen(menu, text) == "play -2"
    assert menu.typed("sing") is None
    assert menu.typed("pla") is None


def test_the_first_words_leave_what_begins_with_them() -> None:
    entry = Menu(FEW).typed("play")
    assert entry is not None
    assert entry.move is None
    assert parts(Menu(entry.moves)) == [("play 8", 1), ("play -2", 1), ("play docks", 1)]


def test_many_options_are_built_up_part_by_part() -> None:
    assert len(PLACES) > MANY
    menu = Menu(PLACES)
    assert parts(menu) == [("place tough", 12), ("place punk", 12)]
    entry = menu.numbered(2)
    assert entry is not None
    narrowed = Menu(entry.moves)
    assert len(narrowed.entries) == 12
    last = narrowed.numbered(12)
    assert last is not None
    assert str(last.move) == "place punk flat 126 88"


def test_many_options_of_one_word_are_listed_all_the_same() -> None:
    assert len(Menu([Move(f"m{n}") for n in range(40)]).entries) == 40
