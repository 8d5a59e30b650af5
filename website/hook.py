"""What the site has besides docs/: the files of the project that it links to, and the rules of the
games in their language. Documents are written as hosting sites read them, so links that leave
docs/ and lists that follow a line of text are put as MkDocs wants them.
"""

import posixpath
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pymdownx.slugs import slugify

from ludotheque.games import GAMES
from ludotheque.plugins import OWN_PACKAGE
from ludotheque.texts import FOLDED, Texts, rules_text

ROOT: Final = Path(__file__).parents[1]
HOME: Final = "README.md"
"""The page that the site begins with."""
PAGES: Final = (HOME, "CHANGELOG.md", "CONTRIBUTING.md", "CREDITS.md", "SECURITY.md")
LOOKS: Final = {
    "website/site.css": "website/site.css",
    "website/icon.svg": "src/ludotheque/web/static/shared/icon.svg",
}

_FENCED: Final = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"(?:(?<=\]\()|(?<=src=\")|(?<=srcset=\"))(?![a-z]+:|#)([^)#\s\"]+)")
_IN_FRENCH: Final = re.compile(r"\[([^\]]+)\]\((?:docs/)?fr/([\w-]+)\.md\)")
"""A link to the French site, which is built apart."""
_PICTURE: Final = re.compile(r"!\[[^\]]*\]\((?:card|cards|position):[^)]*\)\s*")
_ITEM: Final = re.compile(r" *(?:[-*]|\d+\.) ")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Headings are linked to as hosting sites do it."""
    config.mdx_configs.setdefault("toc", {})["slugify"] = slugify(case="lower")
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    lang, docs = str(config.theme["language"]), Path(config.docs_dir)
    added = {target: ROOT / source for target, source in LOOKS.items()}
    if lang == "en":
        added |= {"index.md" if name == HOME else name: ROOT / name for name in PAGES}
    pages = {file.src_uri: docs / file.src_uri for file in files.documentation_pages()} | added
    for place, source in pages.items():
        if source.suffix == ".md":
            added |= _linked_from(place, source.read_text("utf-8"), docs)
    for target, source in added.items():
        if target not in files.src_uris:
            files.append(File.generated(config, target, abs_src_path=str(source)))
    for name in GAMES:
        if GAMES.package(name) == OWN_PACKAGE:
            rules = _PICTURE.sub("", rules_text(Texts(GAMES[name], lang))).replace(FOLDED, "")
            files.append(File.generated(config, f"rules-of/{name}.md", content=rules))
    return files


def _linked_from(place: str, text: str, docs: Path) -> dict[str, Path]:
    """The files of the project that this page links to and that are no pages."""
    found: dict[str, Path] = {}
    for part in _FENCED.split(text)[::2]:
        for link in _LINK.findall(part):
            target = posixpath.join(posixpath.dirname(place), _on_the_site(link, place, docs))
            target = posixpath.normpath(target)
            if not target.endswith(".md") and (ROOT / target).is_file():
                found[target] = ROOT / target
    return found


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: object) -> str:
    place = page.file.src_uri

    def link(found: re.Match[str]) -> str:
        return _on_the_site(found[1], place, Path(config.docs_dir))

    parts = _FENCED.split(_IN_FRENCH.sub(r'<a href="fr/\2.html" lang="fr">\1</a>', markdown))
    parts[::2] = [_with_room_for_lists(_LINK.sub(link, part)) for part in parts[::2]]
    return "".join(parts)


def _on_the_site(link: str, place: str, docs: Path) -> str:
    """Where a link of this page leads on the site."""
    within = docs.relative_to(ROOT).as_posix()
    outside = place in PAGES or (place == "index.md" and within == "docs")
    here = posixpath.dirname(place) if outside else posixpath.join(within, posixpath.dirname(place))
    target = posixpath.normpath(posixpath.join(here, link))
    if target == HOME:
        target = "index.md"
    elif target.startswith(f"{within}/"):
        target = target.removeprefix(f"{within}/")
    return posixpath.relpath(target, posixpath.dirname(place) or ".")


def _with_room_for_lists(text: str) -> str:
    """The same with an empty line before each list and table, and what belongs to an item indented
    by four spaces."""
    lines: list[str] = []
    for line in text.split("\n"):
        before = lines[-1] if lines else ""
        indent = len(line) - len(line.lstrip(" "))
        begins = indent == 0 and (_ITEM.match(line) is not None or line.startswith("|"))
        is_text = before.strip()[:1] not in ("", "#", "|") and not _goes_on(lines)
        if begins and is_text:
            lines.append("")
        lines.append(" " * 4 * (indent // 2) + line.lstrip(" "))
    return "\n".join(lines)


def _goes_on(lines: list[str]) -> bool:
    """Whether the last line belongs to an item of a list."""
    for line in reversed(lines):
        if not line.strip():
            return False
        if _ITEM.match(line):
            return True
    return False
