"""Packages with plug-ins, installed in a folder of their own: on the path, they are found."""

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def write_package(
    folder: Path, package: str, code: str, entries: Mapping[str, Mapping[str, str]]
) -> None:
    """A package as it lies there once it is installed: a module, and its entry points by group."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(code, "utf-8")
    info = folder / f"{module}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {package}\nVersion: 1\n", "utf-8")
    lines: list[str] = []
    for group, values in entries.items():
        lines.append(f"[ludotheque.{group}]")
        lines += [f"{name} = {module}:{what}" for name, what in values.items()]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")


def install_as_wheel(project: Path, folder: Path, work: Path) -> None:
    """Build a wheel of the project, and install it into the folder. Both need a place to work."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    source = shutil.copytree(project, work / project.name)  # building leaves files behind
    wheels = work / f"{project.name}-wheel"
    _run(*pip, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", wheels, source)
    _run(*pip, "install", "--no-deps", "--no-index", "--target", folder, *wheels.iterdir())


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
