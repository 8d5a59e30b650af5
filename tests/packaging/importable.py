"""A place where only what the package asks for can be imported, found by the metadata of what is
installed here: nothing is downloaded, and nothing that happens to be installed helps."""

import os
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

OURS = "ludotheque"
PATIENCE = 600
"""Seconds; a busy machine is no failure."""


def closure(extra: str = "") -> dict[str, Distribution]:
    """The packages that ludotheque needs with this extra, and what these need, by name. Itself is
    among them."""
    found: dict[tuple[str, str], Distribution] = {}
    asked = [(OURS, ""), (OURS, extra)]
    while asked:
        name, wanted = asked.pop()
        if (name, wanted) in found:
            continue
        package = found[name, wanted] = distribution(name)
        for line in package.requires or ():
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": wanted}):
                other = canonicalize_name(needed.name)
                asked += [(other, each) for each in ("", *needed.extras)]
    return {name: package for (name, _), package in found.items()}


def link_closure(folder: Path, extra: str = "", *, with_ours: bool) -> None:
    """Link everything of the closure into this folder."""
    for name, package in closure(extra).items():
        if name == OURS:
            continue
        tops = {file.parts[0] for file in package.files or () if file.parts[0] != ".."}
        for top in tops - {"__pycache__"}:
            link = folder / top
            if not link.exists():
                link.symlink_to(str(package.locate_file(top)))
    if with_ours:
        ours = Path(str(distribution(OURS).locate_file("")))
        (metadata,) = ours.glob(f"{OURS}-*.dist-info")
        (folder / metadata.name).symlink_to(metadata)
        (folder / OURS).symlink_to(Path(__file__).parents[2] / "src" / OURS)


def environment(folder: Path, home: Path) -> dict[str, str]:
    """For a Python that finds packages in this folder alone, and no compiler anywhere."""
    return {
        "PATH": str(home),
        "HOME": str(home),
        "LANG": "en_GB.UTF-8",
        "PYTHONPATH": str(folder),
        "PYTHONUNBUFFERED": "1",
        "MPLCONFIGDIR": str(home),
        **{name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ},
    }


def run(folder: Path, home: Path, *arguments: str, stdin: str = "") -> str:
    """What a Python that is started so prints; `-S` hides what else is installed."""
    done = subprocess.run(
        [sys.executable, "-S", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env=environment(folder, home),
        cwd=home,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
