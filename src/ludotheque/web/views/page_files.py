"""The style sheet and the script of each kind of page, joined from the files that they are
written in."""

import posixpath
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from .comments import script_without_comments, sheet_without_comments
from .joined_scripts import STATIC, NotJoinable, joined_scripts
from .stage import Stage

JOINED: Final = f"{STATIC}joined/"

_EVERY_SHEET: Final = (
    "shared/page.css",
    "shared/settings.css",
    "shared/sheet.css",
    "shared/card.css",
)
_TABLE_SHEETS: Final = (
    *_EVERY_SHEET,
    "table/table.css",
    "table/story.css",
    "table/choices.css",
    "table/ending.css",
    "table/explanation.css",
    "table/hint.css",
    "table/strong-signs.css",
)

_FILES: Final[Mapping[str, tuple[str, ...]]] = {
    "sheet.css": _EVERY_SHEET,
    "home.css": (*_EVERY_SHEET, "home/home.css"),
    "my-games.css": (*_EVERY_SHEET, "home/game-list.css", "home/my-games.css"),
    "game-list.css": ("home/game-list.css",),
    "lessons.css": (*_EVERY_SHEET, "learn/lessons.css"),
    "puzzles.css": (*_EVERY_SHEET, "learn/puzzles.css"),
    "choices.css": (*_EVERY_SHEET, "table/choices.css"),
    "challenge.css": (*_EVERY_SHEET, "challenges/challenge.css"),
    "deal.css": (*_EVERY_SHEET, "deals/deal.css"),
    "analysis.css": (*_EVERY_SHEET, "analysis/analysis.css"),
    "analysis.js": ("analysis/analysis.js",),
    "settings.js": ("shared/device-settings.js",),
    "alert-settings.js": ("shared/alert-settings.js",),
    "home.js": ("home/home.js",),
    "latest-games.js": ("home/latest-games.js",),
    "open-tables.js": ("home/open-tables.js",),
    "offline.js": ("home/offline.js",),
    "password.js": ("home/password.js",),
    "my-games.js": ("home/my-games.js",),
    "setup.js": ("home/setup-form.js",),
    "links.js": ("shared/links.js",),
    "return.js": ("table/return.js",),
    "search.js": ("shared/rules-search.js",),
    "lessons.js": ("learn/lesson-list.js",),
    "puzzles.js": ("learn/puzzle-list.js",),
    "challenge.js": ("challenges/challenge.js",),
    "deal.js": ("deals/check-deal.js",),
    "upload.js": ("uploads/file-size.js",),
}
"""What each file is joined from that is the same for all games. Scripts that others import are not
named."""

_OF_A_STAGE: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "table": ((), "table/table.js"),
    "replay": (("replay/replay.css",), "replay/replay.js"),
    "lesson": (("learn/lesson.css",), "learn/lesson.js"),
}
"""The kinds of page that show a game's stage: their sheets after those of the stage, their script
before its own."""

_IMPORTED_SHEET: Final = re.compile(r"@(?:import|charset|namespace)\b")
_RELATIVE: Final = re.compile(r"""(url\(\s*["']?)(?!["'/#]|[\w+.-]+:)""")


def has_preview(stage: Stage) -> bool:
    """Whether there is a picture of this game for previews of links."""
    name = f"static/pictures/{stage.game.name}.jpg"
    return not stage.package and (files("ludotheque.web") / name).is_file()


class JoinedFile(NamedTuple):
    """Several files as one. Its address changes with its text, so it can be cached for good."""

    name: str
    text: str
    version: str

    @property
    def address(self) -> str:
        return f"{JOINED}{self.name}?{self.version}"


class PageFiles:
    """All of them, each joined when it is first asked for."""

    def __init__(self, stages: Mapping[str, Stage]) -> None:
        self._packages: Final = {
            f"{stage.folder}/": stage.package for stage in stages.values() if stage.package
        }
        self._files: Final = dict(_FILES)
        for game, stage in stages.items():
            for kind, (sheets, script) in _OF_A_STAGE.items():
                own_script = (stage.script,) if stage.script else ()
                self._files[f"{kind}-{game}.css"] = (*_TABLE_SHEETS, *stage.styles, *sheets)
                self._files[f"{kind}-{game}.js"] = (script, *own_script)
        self._joined: Final[dict[str, JoinedFile | None]] = {}
        self._text: Final = cache(self._read)

    @property
    def names(self) -> list[str]:
        return list(self._files)

    def find(self, name: str) -> JoinedFile | None:
        """The file of this name, if there is one that could be joined."""
        if name not in self._joined and name in self._files:
            self._joined[name] = self._join(name)
        return self._joined.get(name)

    def addresses(self, name: str) -> list[str]:
        """What a page loads. What a stage of another package brings may not be joinable: then it is
        loaded file by file, as it is."""
        joined = self.find(name)
        if joined is not None:
            return [joined.address]
        return [STATIC + each for each in self._files[name]]

    def _join(self, name: str) -> JoinedFile | None:
        try:
            join = joined_scripts if name.endswith(".js") else _joined_styles
            text = join(self._files[name], self._text)
        except NotJoinable:
            return None
        return JoinedFile(name, text, sha256(text.encode()).hexdigest()[:16])

    def _read(self, name: str) -> str:
        """What of a file travels."""
        shortened = script_without_comments if name.endswith(".js") else sheet_without_comments
        return shortened(self._file(name).read_text("utf-8"))

    def _file(self, name: str) -> Traversable:
        for folder, package in self._packages.items():
            own = name.removeprefix(folder)
            if own != name:
                return files(package) / "static" / own
        return files("ludotheque.web") / "static" / name


def _joined_styles(names: Sequence[str], read: Callable[[str], str]) -> str:
    """These style sheets as one. What they name beside themselves, they name from the root."""
    texts = []
    for name in names:
        text = read(name)
        if _IMPORTED_SHEET.search(text):
            raise NotJoinable(f"{name} has something that only a sheet's beginning may have")
        texts.append(_RELATIVE.sub(rf"\g<1>{STATIC}{posixpath.dirname(name)}/", text))
    return "".join(texts)
