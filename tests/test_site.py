"""The site that `make docs` builds: nothing is missing, every link leads somewhere, and no page
asks another host for anything."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parent.parent
LANGUAGES = {"mkdocs.yml": "", "mkdocs.fr.yml": "fr"}
LOADED = {"script", "link", "img", "iframe", "source", "video", "audio", "object", "embed"}
ADDRESSES = ("href", "src", "srcset", "data")
NOT_LOADED = {"canonical", "prev", "next", "alternate"}
"""Relations of links that browsers only remember."""


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.lang = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "html":
            self.lang = found["lang"]
        address = next((found[name] for name in ADDRESSES if name in found), None)
        if address is None or found.get("rel") in NOT_LOADED:
            return
        if tag in LOADED:
            self.loaded.append(address)
        if tag in LOADED or tag == "a":
            self.links.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    for config, part in LANGUAGES.items():
        run = subprocess.run(
            [
                *(sys.executable, "-m", "mkdocs", "build", "--strict"),
                *("--config-file", str(ROOT / "website" / config)),
                *("--site-dir", str(folder / part)),
            ],
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout + run.stderr
    return folder


def pages_of(site: Path) -> Iterator[tuple[Path, Page]]:
    for path in site.rglob("*.html"):
        if path.name != "404.html":  # the only one that knows no place of its own
            yield path, Page(path.read_text("utf-8"))


@pytest.mark.slow
def test_every_link_leads_somewhere_and_nothing_comes_from_another_host(site: Path) -> None:
    pages = dict(pages_of(site))
    assert len(pages) > 30
    for path, page in pages.items():
        for address in page.loaded:
            assert urlsplit(address)[:2] == ("", ""), (path, address)
        for address in page.links:
            split = urlsplit(address)
            if split.scheme in ("https", "http", "mailto"):
                continue
            target = path.parent / unquote(split.path) if split.path else path
            target = target.resolve()
            assert target.is_file(), (path, address)
            if split.fragment and target.suffix == ".html":
                assert unquote(split.fragment) in pages[target].ids, (path, address)
    for style in site.rglob("*.css"):
        urls = re.findall(r"url\(\s*['\"]?([^)'\"]+)", style.read_text("utf-8"))
        assert not [url for url in urls if "//" in url and not url.startswith("data:")], style


@pytest.mark.slow
def test_what_players_read_is_there_in_both_languages(site: Path) -> None:
    for part, words in {"": "At your turn|On your turn|Your turn", "fr": "À votre tour"}.items():
        pages = [site / part / "index.html", *(site / part / "rules-of").glob("*.html")]
        assert len(pages) == 5
        assert {Page(page.read_text("utf-8")).lang for page in pages} == {part or "en"}
        noir = (site / part / "rules-of" / "district-noir.html").read_text("utf-8")
        assert re.search(words, noir)
        assert (site / part / "search" / "search_index.json").stat().st_size > 10_000


@pytest.mark.slow
def test_lists_and_tables_are_lists_and_tables(site: Path) -> None:
    """Hosting sites take them for such without an empty line before them, MkDocs does not."""
    for path, _ in pages_of(site):
        article = path.read_text("utf-8").partition("<article")[2].partition("</article>")[0]
        prose = re.sub(r"<(pre|code)\b.*?</\1>", "", article, flags=re.DOTALL)
        for paragraph in re.findall(r"<p>(.*?)</p>", prose, flags=re.DOTALL):
            assert not re.search(r"^(- |\d+\. |\|)", paragraph, re.MULTILINE), (path, paragraph)
