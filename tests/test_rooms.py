"""How the rooms are cut: imports point one way, and nothing leaks in from outside."""

import ast
import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludotheque"
STARTER = SOURCE / "commands" / "starter"
"""What a new game begins as: a package of its own."""

ROOMS = {
    "adapters": {"core", "games", "texts", "plugins"},
    "core": set(),
    "plugins": set(),
    "games": {"core", "plugins"},
    "texts": {"core", "games", "plugins", "languages"},
    "bots": {"core", "games", "plugins"},
    "analysis": {"core", "games", "bots", "plugins"},
    "lab": {
        "core",
        "games",
        "texts",
        "bots",
        "analysis",
        "plugins",
        "user_files",
        "version",
    },
    "laws": {"core", "texts"},
    "lessons": {"core", "games", "texts", "plugins"},
    "puzzles": {"core", "games", "plugins"},
    "scripted_play": {"core"},
    "user_files": set(),
    "version": set(),
    "languages": set(),
    "terminal": {"core", "games", "texts", "bots", "analysis", "plugins", "user_files"},
    "web": {
        "core",
        "games",
        "texts",
        "bots",
        "analysis",
        "lessons",
        "puzzles",
        "plugins",
        "version",
        "user_files",
    },
    "commands": {
        "core",
        "games",
        "texts",
        "bots",
        "analysis",
        "plugins",
        "user_files",
        "version",
        "lab",
        "terminal",
        "web",
    },
    "cli": {"languages", "terminal", "commands", "version"},
    "__main__": {"cli", "languages", "version"},
    "__init__": set(),
}


def room_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@cache
def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            here = ["ludotheque", *path.relative_to(SOURCE).parts[:-1]]
            base = here[: len(here) - node.level + 1] if node.level else []
            found.add(".".join([*base, node.module or ""]).strip("."))
    return found


MODULES = sorted(path for path in SOURCE.rglob("*.py") if STARTER not in path.parents)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    room = room_of(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "ludotheque" and len(parts) > 1:
            assert parts[1] == room or parts[1] in ROOMS[room], f"{room} imports {name}"


@pytest.mark.parametrize("path", sorted(STARTER.rglob("*.py")), ids=lambda path: path.name)
def test_a_new_game_needs_nothing_but_what_games_are_made_with(path: Path) -> None:
    own = ".".join(path.parent.relative_to(ROOT / "src").parts)
    rooms = {"core", "games", "bots", "laws", "scripted_play"}
    for name in imports(path):
        if name.startswith("ludotheque.") and not name.startswith(own):
            assert name.split(".")[1] in rooms


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_draw_no_chance_and_do_no_input_or_output(path: Path) -> None:
    forbidden = {"random", "time", "datetime", "os", "sys", "io", "pathlib", "socket", "logging"}
    if path.name in ("searcher.py", "estimate.py"):
        forbidden -= {"time"}  # how long it thinks is measured
    if room_of(path) in ("core", "games", "bots", "analysis"):
        assert not imports(path) & forbidden


def test_every_room_is_known() -> None:
    assert {room_of(path) for path in MODULES} == set(ROOMS)


def test_requirements_are_locked_with_hashes_and_name_no_host() -> None:
    for name in ("play", "develop"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        pinned = re.findall(r"^[a-z0-9._-]+==[^ ]+", text, flags=re.MULTILINE)
        assert len(pinned) > 5
        assert text.count("--hash=sha256:") >= len(pinned)
        assert "://" not in text
        assert "index-url" not in text


def test_what_npm_installs_is_locked_with_hashes_and_names_no_host() -> None:
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    for name, version in wanted.items():
        assert locked[f"node_modules/{name}"]["version"] == version
    for path, package in locked.items():
        assert "resolved" not in package
        if path:
            assert package["integrity"].startswith("sha512-")
            for name in package.get("optionalDependencies", ()):
                assert f"node_modules/{name}" in locked, "npm ci would refuse it"


def test_no_file_is_left_behind_by_git() -> None:
    """What the package needs is tracked: a clean clone has it too."""
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    for path in SOURCE.rglob("*"):
        if path.suffix in (".py", ".toml", ".ftl", ".typed", ".html", ".css", ".js", ".svg"):
            assert str(path.relative_to(ROOT)) in tracked
