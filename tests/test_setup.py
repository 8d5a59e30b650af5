"""Compiled or plain Python: what LUDOTHEQUE_COMPILE says, and never silently something else."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from setup import compiles, finds_c_compiler

ROOT = Path(__file__).parent.parent
PACKED = {".py", ".toml", ".ftl", ".md", ".html", ".css", ".js", ".svg", ".typed"}
"""The kinds of files of which the package needs every one."""
NO_COMPILER = {"CC": "/no/such/compiler"}


def decided(wish: str, *, editable: bool = False, compiler: bool = True) -> bool:
    return compiles(wish, editable=editable, finds_compiler=lambda: compiler)


@pytest.mark.parametrize("compiler", [True, False])
def test_off_is_plain_python(compiler: bool) -> None:
    assert not decided("off", compiler=compiler)
    assert not decided("off", compiler=compiler, editable=True)


def test_auto_compiles_where_there_is_a_compiler(capsys: pytest.CaptureFixture[str]) -> None:
    assert decided("auto")
    assert not decided("auto", compiler=False)
    assert "no C compiler" in capsys.readouterr().err


def test_require_compiles_or_fails() -> None:
    assert decided("require")
    with pytest.raises(SystemExit, match="there is no C compiler"):
        decided("require", compiler=False)


def test_what_is_edited_is_never_hidden() -> None:
    assert not decided("auto", editable=True)
    with pytest.raises(SystemExit, match="editable install is plain Python"):
        decided("require", editable=True)


@pytest.mark.parametrize("wish", ["", "on", "OFF", "1"])
def test_a_wrong_wish_is_told_what_it_can_be(wish: str) -> None:
    with pytest.raises(SystemExit, match=f"is '{wish}'; it can be off, auto, require"):
        decided(wish)


def test_a_compiler_that_is_not_there_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", NO_COMPILER["CC"])
    assert not finds_c_compiler()


def test_what_is_tested_either_way_is_tested_compiled() -> None:
    """Or `make test` would leave it out."""
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", "")
    (listed,) = re.findall(r"^BOTH_WAYS := (.*)$", makefile, flags=re.MULTILINE)
    marked = [
        path.relative_to(ROOT)
        for path in (ROOT / "tests").rglob("test_*.py")
        if "pytest.mark.either_way" in path.read_text("utf-8") and path.name != Path(__file__).name
    ]
    assert len(marked) > 2
    for path in marked:
        assert any(path.is_relative_to(place) for place in listed.split()), path


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel from this copy of the project, into it."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "."]
    return subprocess.run(
        command,
        cwd=project,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    "environment",
    [{"LUDOTHEQUE_COMPILE": "off"}, {"LUDOTHEQUE_COMPILE": "auto", **NO_COMPILER}],
    ids=["off", "no compiler"],
)
def test_a_plain_wheel_fits_every_python(environment: dict[str, str], project: Path) -> None:
    run = build(project, **environment)
    assert run.returncode == 0, run.stderr
    (wheel,) = project.glob("*-none-any.whl")
    sources = project / "src"
    packed = {path.relative_to(sources) for path in sources.rglob("*") if path.suffix in PACKED}
    assert Path("ludotheque/games/noxford/artwork/gear.svg") in packed
    assert Path("ludotheque/commands/starter/my_game/artwork/nut.svg") in packed
    with ZipFile(wheel) as archive:
        assert packed <= {Path(name) for name in archive.namelist()}


def assert_fails(project: Path, sentence: str, **environment: str) -> None:
    run = build(project, **environment)
    assert run.returncode != 0
    assert sentence in run.stdout + run.stderr
    assert not list(project.glob("*.whl"))


@pytest.mark.slow
def test_a_wheel_that_must_be_compiled_and_cannot_be(project: Path) -> None:
    sentence = "there is no C compiler."
    assert_fails(project, sentence, LUDOTHEQUE_COMPILE="require", **NO_COMPILER)


@pytest.mark.slow
def test_a_level_of_optimizing_that_there_is_not(project: Path) -> None:
    sentence = "LUDOTHEQUE_OPTIMIZE is '9'; it can be 0, 1, 2, 3."
    assert_fails(project, sentence, LUDOTHEQUE_COMPILE="auto", CC="true", LUDOTHEQUE_OPTIMIZE="9")


@pytest.mark.slow
def test_a_compilation_that_fails_is_an_error(project: Path) -> None:
    (project / "src/ludotheque/core/eyes.py").write_text("Seat: int = 'nobody'\n", "utf-8")
    # mypyc finds it before any C is compiled, so it takes nothing but a compiler that says yes
    sentence = "Incompatible types in assignment"
    assert_fails(project, sentence, LUDOTHEQUE_COMPILE="auto", CC="true")
