"""The package that a new game begins as: the files in `starter`, under the game's own name.

They are a whole package of their own, called my-game, so that tools and tests can read them as the
code that they are. Making a game of them only replaces its names.
"""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

STARTER: Final = Path(__file__).with_name("starter")
LONGEST_NAME: Final = 30
LONGEST_TITLE: Final = 60

_SUFFIXES: Final = (".ftl", ".md", ".py", ".svg", ".toml")
_NAME: Final = re.compile(r"[a-z]{2}[a-z0-9]*(-[a-z0-9]+)*")
"""The two letters at the beginning keep the names of the class and of the constant apart."""


class StarterNames:
    """The names of a game in its package, all made from the one that it is given."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        words = name.split("-")
        self.module: Final = "_".join(words)
        self.constant: Final = self.module.upper()
        self.class_: Final = "".join([word.capitalize() for word in words])
        self.english_title: Final = " ".join([word.capitalize() for word in words])
        self.french_title: Final = " ".join(words).capitalize()


_PLACEHOLDERS: Final = StarterNames("my-game")
_FRENCH_TITLE: Final = "Mon jeu"


def is_name(text: str) -> bool:
    """Whether this can be the name of a game."""
    return len(text) <= LONGEST_NAME and _NAME.fullmatch(text) is not None


def is_title(text: str) -> bool:
    """Whether this can be the title of a game, in a line of Fluent."""
    is_one_line = text.isprintable() and text == text.strip()
    return 0 < len(text) <= LONGEST_TITLE and is_one_line and not set(text) & set("{}")


def is_taken(names: StarterNames) -> bool:
    """Whether the code already means something else by one of the names: Python's own words and
    modules, installed modules, and what the starter itself uses."""
    if keyword.iskeyword(names.module) or names.module == "tests":
        return True
    found = find_spec(names.module)
    if found is not None and found.origin is not None:  # a folder beside us is no module
        return True
    code = "".join([path.read_text("utf-8") for path in _files() if path.suffix == ".py"])
    used = {*re.findall(r"\w+", code)} - {_PLACEHOLDERS.class_, _PLACEHOLDERS.constant}
    return not used.isdisjoint((names.class_, names.constant))


def write_package(folder: Path, names: StarterNames, french: str, english: str) -> None:
    """Write the package into a new folder: all of it or nothing. OSError if that cannot be done;
    FileExistsError if there is something already."""
    if folder.exists() or folder.is_symlink():
        raise FileExistsError(folder)
    words = {
        _PLACEHOLDERS.name: names.name,
        _PLACEHOLDERS.module: names.module,
        _PLACEHOLDERS.constant: names.constant,
        _PLACEHOLDERS.class_: names.class_,
        _PLACEHOLDERS.english_title: english,
        _FRENCH_TITLE: french,
    }
    with TemporaryDirectory(dir=folder.parent, prefix=f".{names.name}-") as work:
        whole = Path(work, names.name)
        for path in _files():
            written = whole / _renamed(path.relative_to(STARTER).as_posix(), words)
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(_renamed(path.read_text("utf-8"), words), "utf-8")
        whole.rename(folder)


def _files() -> list[Path]:
    """The files of the starter, without what tools leave beside them."""
    return [path for path in sorted(STARTER.rglob("*")) if path.suffix in _SUFFIXES]


def _renamed(text: str, words: dict[str, str]) -> str:
    """All at once: what one name is replaced with may contain another."""
    return re.sub("|".join(words), lambda found: words[found[0]], text)
