"""The front end is as docs/front-end.md says, in lines that can be read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "src" / "ludotheque" / "web"
STATIC = WEB / "static"
GUIDE = (ROOT / "docs" / "front-end.md").read_text("utf-8")
LONGEST_LINE = 120

SCRIPTS = sorted(STATIC.rglob("*.js"))
STYLES = sorted(STATIC.rglob("*.css"))
TEMPLATES = sorted((WEB / "templates").rglob("*.html"))


def code(path: Path) -> str:
    """A file without the comments of whole lines."""
    return re.sub(r"(?m)^\s*//.*", "", path.read_text("utf-8"))


def documented(pattern: str) -> list[str]:
    """The names of this kind that a table of the guide begins its rows with."""
    return re.findall(rf"(?m)^\| `({pattern})` \|", GUIDE)


def data_names(text: str) -> set[str]:
    """The data attributes that are written or read here."""
    found = set(re.findall(r"\bdata-[a-z]+(?:-[a-z]+)*", text))
    taken_apart = re.findall(r"{ ([^}]+) } = [\w.()]*dataset\b", text)
    keys = re.findall(r"\bdataset\.(\w+)", text) + re.findall(r'"(\w+)" in [^;)]*dataset\b', text)
    for key in [*keys, *", ".join(taken_apart).split(", ")]:
        if key:
            found.add("data-" + re.sub(r"([A-Z])", r"-\1", key).lower())
    return {"data-word-*" if name.startswith("data-word") else name for name in found}


@pytest.mark.parametrize(
    "path", [*SCRIPTS, *STYLES, *TEMPLATES], ids=lambda path: str(path.relative_to(WEB))
)
def test_no_line_is_too_long_to_read(path: Path) -> None:
    lines = enumerate(path.read_text("utf-8").splitlines(), start=1)
    assert [number for number, line in lines if len(line) > LONGEST_LINE] == []


def test_every_script_is_documented_and_says_what_it_does() -> None:
    names = [str(path.relative_to(STATIC)) for path in SCRIPTS]
    assert sorted(documented(r"[\w/-]+\.js")) == names
    assert [
        name for name in names if not (STATIC / name).read_text("utf-8").startswith("// ")
    ] == []


def test_every_script_is_used() -> None:
    used = set()
    for path in [*TEMPLATES, *sorted((WEB / "views").rglob("*.py"))]:
        text = path.read_text("utf-8")
        used |= {STATIC / name for name in re.findall(r'"([\w-]+/[\w/-]+\.js)"', text)}
    routes = (WEB / "routes" / "installation.py").read_text("utf-8")
    assert '"service-worker.js"' in routes  # browsers ask for it at an address of its own
    used.add(STATIC / "shared" / "service-worker.js")
    for path in SCRIPTS:
        imported = re.findall(r'(?:from|import) "(\.[^"]+)"', path.read_text("utf-8"))
        used |= {(path.parent / name).resolve() for name in imported}
    assert used == set(SCRIPTS)


def test_every_custom_event_is_documented_and_heard() -> None:
    text = "".join(map(code, SCRIPTS))
    dispatched = set(re.findall(r'new (?:Custom)?Event\("([^"]+)"', text))
    heard = {name for name in re.findall(r'addEventListener\(\s*"([^"]+)"', text) if "-" in name}
    assert dispatched == heard == set(documented(r"(?!data-)[a-z]+-[a-z-]+"))


def test_every_data_attribute_is_documented() -> None:
    found = set()
    for path in [*SCRIPTS, *STYLES, *TEMPLATES, *sorted((WEB / "views").rglob("*.py"))]:
        found |= data_names(code(path))
    names = documented(r"data-[a-z*-]+")
    assert sorted(names) == sorted(set(names)), "each is documented once"
    assert found == set(names)


def test_whatever_else_the_guide_names_exists() -> None:
    """Scripts, events and attributes are also named in its sentences."""
    prose = GUIDE[: GUIDE.index("## Scripts")]
    files = re.findall(r"`([\w/-]+\.(?:js|css|html))`", prose)
    assert [name for name in files if not list(WEB.glob(f"*/**/{name}"))] == []
    names = set(re.findall(r"`(data-[a-z-]+)`", GUIDE))
    assert {name for name in names if not name.startswith("data-word-")} <= set(
        documented(r"data-[a-z-]+")
    )
