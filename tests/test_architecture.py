"""docs/architecture.md speaks of what is there: every name in it exists."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludotheque"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PROSE = re.sub(r"^```.*?^```", "", TEXT, flags=re.MULTILINE | re.DOTALL)
NAMES = sorted(set(re.findall(r"`([^`]+)`", PROSE)))
SAID = ("ludotheque ", "POST /")
"""Commands and requests: other tests run them."""


def _members() -> dict[str, set[str]]:
    """Everything that our Python defines: what each class has, and under "" what modules have."""
    found: dict[str, set[str]] = {"": set()}
    for path in SOURCE.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            found[""] |= _defined(node)
            if isinstance(node, ast.ClassDef):
                inside = found.setdefault(node.name, set())
                for member in ast.walk(node):
                    inside |= _defined(member)
    return found


def _defined(node: ast.AST) -> set[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return {node.name}
    if isinstance(node, ast.AnnAssign):
        return _targets([node.target])
    return _targets(node.targets) if isinstance(node, ast.Assign) else set()


def _targets(targets: list[ast.expr]) -> set[str]:
    names = {target.id for target in targets if isinstance(target, ast.Name)}
    return names | {target.attr for target in targets if isinstance(target, ast.Attribute)}


MEMBERS = _members()
SCRIPTS = {path.name: path.read_text("utf-8") for path in SOURCE.rglob("*.js")}
FILES = {path.name for path in (*SOURCE.rglob("*"), *ROOT.iterdir()) if path.is_file()}
ENTRY_POINTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "entry-points"
]


def exists(name: str) -> bool:
    if name.startswith(SAID):
        return True
    if name.endswith("/"):
        return (SOURCE / name).is_dir() or any(SOURCE.rglob(name.rstrip("/")))
    if "/" in name:
        return (SOURCE / name).is_file() or (ROOT / name).is_file()
    if re.search(r"\.(py|js|ftl|toml|md)$", name):
        return name in FILES
    if name in ENTRY_POINTS:
        return True
    owner, _, member = name.rpartition(".")
    if member in MEMBERS.get(owner, set()):
        return True
    return not owner and any(re.search(rf"\bfunction {name}\b", text) for text in SCRIPTS.values())


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_the_map_exists(name: str) -> None:
    assert exists(name), f"docs/architecture.md speaks of {name}, which is not there"


def test_a_name_that_is_gone_would_be_noticed() -> None:
    gone = ["Croupier", "Match.cheat", "web/croupier.py", "croupier.js", "croupier/"]
    gone.append("ludotheque.croupiers")
    assert not any(exists(name) for name in gone)


def test_every_room_is_on_the_map() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    folders = {path.name for path in (SOURCE / "web").iterdir() if path.is_dir()} - {"__pycache__"}
    assert {f"{room}/" for room in rooms} <= set(NAMES)
    assert {f"web/{folder}/" for folder in folders} <= set(NAMES)
