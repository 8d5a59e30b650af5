"""Builds the package, either as plain Python or compiled by mypyc as far as `COMPILED` says.

LUDOTHEQUE_COMPILE chooses: `off` is plain Python, `require` is compiled, and `auto`, the default,
is compiled if there is a C compiler. If compiling fails, the build fails. An editable install is
plain Python, because compiled modules would hide edits.

LUDOTHEQUE_OPTIMIZE is the C compiler's optimization level, from 0, the fastest to compile, to 3.
"""

import os
import sys
from collections.abc import Callable
from distutils.ccompiler import new_compiler
from distutils.errors import CompileError, DistutilsError
from distutils.sysconfig import customize_compiler
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from setuptools import Extension, setup

WISHES: Final = ("off", "auto", "require")
LEVELS: Final = ("0", "1", "2", "3")
COMPILED: Final = (
    "core",
    "games",
    "bots",
    "analysis",
    "adapters/actions.py",
    "adapters/details",
    "adapters/encoding.py",
    "adapters/table.py",
    "adapters/words.py",
)
"""Rooms, and of the adapters what needs no other package: what a step of an environment does."""
NEEDING_C: Final = {"bdist_wheel", "build", "build_ext", "install"}
"""The commands that need compiled modules. Others, such as for metadata, should be quick."""


def compiles(wish: str, *, editable: bool, finds_compiler: Callable[[], bool]) -> bool:
    """Whether to compile; SystemExit with a sentence if the wish cannot be met."""
    if wish not in WISHES:
        raise SystemExit(f"LUDOTHEQUE_COMPILE is {wish!r}; it can be {', '.join(WISHES)}.")
    if editable and wish == "require":
        raise SystemExit("An editable install is plain Python; LUDOTHEQUE_COMPILE=off allows it.")
    if editable or wish == "off":
        return False
    if finds_compiler():
        return True
    if wish == "require":
        raise SystemExit("LUDOTHEQUE_COMPILE is 'require', and there is no C compiler.")
    sys.stderr.write("There is no C compiler: this will be plain Python, and slower.\n")
    return False


def finds_c_compiler() -> bool:
    """Whether the smallest C file can be compiled."""
    with TemporaryDirectory() as place:
        source = Path(place, "smallest.c")
        source.write_text("int smallest;\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=place)
        except (CompileError, DistutilsError):
            return False
        return True


def extensions() -> list[Extension]:
    """All modules as one unit, so that they call each other directly."""
    from mypyc.build import mypycify  # a plain build does not need it

    here = Path(__file__).parent
    places = (here / "src" / "ludotheque" / place for place in COMPILED)
    modules = [
        path
        for place in places
        for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])
    ]
    paths = [str(path.relative_to(here)) for path in modules]
    level = os.environ.get("LUDOTHEQUE_OPTIMIZE", "1")
    if level not in LEVELS:
        raise SystemExit(f"LUDOTHEQUE_OPTIMIZE is {level!r}; it can be {', '.join(LEVELS)}.")
    found = mypycify(paths, group_name="ludotheque", opt_level=level, debug_level="0")
    if sys.platform != "win32":
        for extension in found:
            # only these modules call these functions; hidden symbols let them call directly
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


def main() -> None:
    commands = set(sys.argv[1:])
    wanted = compiles(
        os.environ.get("LUDOTHEQUE_COMPILE", "auto"),
        editable="editable_wheel" in commands,
        finds_compiler=finds_c_compiler,
    )
    setup(
        ext_modules=extensions() if wanted and commands & NEEDING_C else [],
        options={"build_ext": {"parallel": True}},
    )


if __name__ == "__main__":
    main()
