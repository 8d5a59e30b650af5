"""The layout of the web room: its folders import one way too, and routes do not import routes."""

from pathlib import Path

import pytest

from tests.test_rooms import SOURCE, imports

WEB = SOURCE / "web"
BASE = {"errors", "settings", "clock"}
FOLDERS = {
    "__init__": set(),
    "errors": set(),
    "settings": set(),
    "clock": set(),
    "stop_signals": set(),
    "http": BASE,
    "storage": {"errors"},
    "workers": {"errors"},
    "nodes": BASE | {"http", "storage"},
    "tables": BASE | {"http", "storage", "workers", "nodes"},
    "views": BASE | {"http", "tables"},
    "calls": BASE | {"storage", "tables", "views"},
    "routes": BASE | {"http", "tables", "views", "calls"},
    "app": BASE | {"http", "nodes", "tables", "views", "calls", "routes"},
    "server": BASE
    | {"stop_signals", "http", "storage", "workers", "nodes", "tables", "views", "calls", "app"},
    "processes": BASE | {"stop_signals", "storage", "workers", "server"},
}
MODULES = sorted(WEB.rglob("*.py"))


def folder_of(path: Path) -> str:
    return path.relative_to(WEB).parts[0].removesuffix(".py")


def test_every_folder_is_known() -> None:
    assert {folder_of(path) for path in MODULES} == set(FOLDERS)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(WEB)))
def test_folders_import_one_way(path: Path) -> None:
    folder = folder_of(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["ludotheque", "web"] and len(parts) > 2:
            assert parts[2] == folder or parts[2] in FOLDERS[folder], f"{folder} imports {name}"


@pytest.mark.parametrize("name", ["home", "learn", "operations", "replay", "table", "uploads"])
def test_routes_do_not_import_each_other(name: str) -> None:
    shared = {"services", "table_socket", "__init__"}
    others = {path.stem for path in (WEB / "routes").glob("*.py")} - {name} - shared
    found = imports(WEB / "routes" / f"{name}.py")
    assert not found & {f"ludotheque.web.routes.{other}" for other in others}
