"""Pages load one style sheet and one script, joined from the files that they are written in."""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bench.web.pages import Weight, weigh_pages
from ludotheque.games import GAMES
from ludotheque.web.views.comments import script_without_comments, sheet_without_comments
from ludotheque.web.views.games.plain import PlainStage
from ludotheque.web.views.joined_scripts import NotJoinable, joined_scripts
from ludotheque.web.views.page_files import PageFiles
from tests.web.clients import client
from tests.web.every_stage import EVERY_STAGE
from tests.web.rendered_pages import PAGES, Elements, scene, table_of
from tests.web.servers import running

FORMERLY: Mapping[str, tuple[int, int]] = {
    "home": (10, 24_630),
    "district-noir": (53, 92_677),
    "noxford": (68, 112_144),
    "sans-foi-ni-loi": (64, 123_623),
    "samarande": (67, 131_955),
}
"""Requests and bytes of each first page when every file was loaded by itself."""

MOST_BLOCKING = 4_000
"""Characters of the script for which the first paint waits."""

ADDRESS = re.compile(r"/static/joined/[\w-]+\.(?:css|js)\?[0-9a-f]{16}")


def loaded(html: str) -> tuple[list[str], list[dict[str, str]]]:
    """The style sheets of a page, and its scripts; the one that applies the settings of the device
    is the first."""
    all_ = Elements(html).all
    sheets = [each["href"] for each in all_ if each.get("rel") == "stylesheet"]
    return sheets, [each for each in all_ if each["tag"] == "script" and "src" in each]


def pages() -> dict[str, str]:
    """A page of many kinds."""
    found = {"home": PAGES.home("en", 0)}
    for name in GAMES:
        stage = EVERY_STAGE[name]
        at_table = scene(table_of(name, stage.game.players[0], None), 0)
        found[f"rules of {name}"] = PAGES.rules(stage, "en")
        found[f"cards of {name}"] = PAGES.cards(stage, "fr")
        found[f"lessons of {name}"] = PAGES.lessons(stage, "en")
        found[f"table of {name}"] = PAGES.table(at_table, "/t/t")
        found[f"options of {name}"] = PAGES.options(at_table, "")
    return found


def test_one_style_sheet_and_the_settings_block_the_first_paint() -> None:
    for name, html in pages().items():
        sheets, scripts = loaded(html)
        assert len(sheets) == 1, name
        assert ADDRESS.fullmatch(sheets[0]), name
        assert len(scripts) <= 2, name
        assert not {"type", "defer", "async"} & set(scripts[0]), name
        for script in scripts[1:]:
            assert script["type"] == "module", name  # which browsers defer
        for script in scripts:
            assert ADDRESS.fullmatch(script["src"]), name


def test_the_settings_of_the_device_are_applied_before_anything_is_drawn() -> None:
    """By the only script that browsers do not defer, in the head, which is small."""
    for name, html in pages().items():
        _, scripts = loaded(html)
        assert "/settings.js?" in scripts[0]["src"], name
        assert html.index(scripts[0]["src"]) < html.index("<body"), name
    joined = PAGES.files.find("settings.js")
    assert joined is not None
    assert len(joined.text) < MOST_BLOCKING


def test_everything_can_be_joined() -> None:
    files = PageFiles(EVERY_STAGE)
    assert [name for name in files.names if files.find(name) is None] == []
    assert files.find("nothing.css") is None


def test_a_first_page_is_lighter_and_asks_less_often_than_before(sqlite: str) -> None:
    with running(sqlite) as server:
        weights: dict[str, Weight] = weigh_pages(int(server.url.rpartition(":")[2]))
    for name, (requests, size) in FORMERLY.items():
        assert weights[name]["requests"] < requests, name
        assert weights[name]["compressed"] < size, name


def test_a_joined_file_is_cached_for_good_under_its_own_address(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url)
        sheets, scripts = loaded(browser.get("/").text)
        for address, kind in ((sheets[0], "text/css"), (scripts[1]["src"], "text/javascript")):
            found = browser.get(address)
            assert found.headers["content-type"] == f"{kind}; charset=utf-8"
            assert found.headers["content-encoding"] == "gzip"
            assert "immutable" in found.headers["cache-control"]
            joined = PAGES.files.find(address.rpartition("/")[2].partition("?")[0])
            assert joined is not None
            assert found.text == joined.text
            # A page of another version gets today's file, and does not cache it.
            former = browser.get(address.partition("?")[0] + "?0")
            assert (former.status_code, former.headers["cache-control"]) == (200, "no-cache")
            plain = browser.get(address, headers={"accept-encoding": "identity"})
            assert plain.text == found.text
            assert "content-encoding" not in plain.headers
        assert browser.get("/static/joined/none.css").status_code == 404


# Joining


def join(scripts: dict[str, str], *names: str) -> str:
    return joined_scripts(names, scripts.__getitem__)


def test_modules_run_after_what_they_import_and_once() -> None:
    scripts = {
        "a/one.js": 'import { two as deux, three } from "./two.js";\n'
        'import "../b/four.js";\ndeux();\n',
        "a/two.js": "export function two() {}\nexport const three = 3;\n",
        "b/four.js": 'import {\n  three,\n} from "/static/a/two.js";\nexport class Four {}\n',
    }
    joined = join(scripts, "a/one.js", "b/four.js")
    assert re.findall(r"(?m)^// (.*)", joined) == ["a/two.js", "b/four.js", "a/one.js"]
    assert "const { two: deux, three } = module1;" in joined
    assert "Object.assign(module1, { two, three });" in joined
    assert "const { three } = module1;" in joined
    assert not re.search(r"\b(?:import|export)\b", joined)


@pytest.mark.parametrize(
    "text",
    [
        'import * as all from "./two.js";',
        'import two from "./two.js";',
        'import { missing } from "./two.js";',
        'import { two } from "elsewhere";',
        'import "./one.js";',
        'const two = await import("./two.js");',
        "export default 3;",
        "export { two };",
        "export let changing = 3;",
    ],
)
def test_what_is_not_understood_is_not_joined(text: str) -> None:
    with pytest.raises(NotJoinable):
        join({"one.js": text, "two.js": "export const two = 2;"}, "one.js")


# Comments


def test_comments_do_not_travel() -> None:
    script = "// Why.\nconst a = 1; // beside\n  // More.\nconst b = `// text`;\n"
    assert script_without_comments(script) == "const a = 1; // beside\nconst b = `// text`;\n"
    sheet = "/* Why, in\n   two lines. */\na { b: c } /* beside */\n  /* More. */\n"
    assert sheet_without_comments(sheet) == "a { b: c } /* beside */\n"
    for name in ("home.css", "my-games.js"):
        joined = PAGES.files.find(name)
        assert joined is not None
        assert not re.search(r"(?m)^\s*(?:/\*|//(?! [\w/-]+\.js$))", joined.text), name


def test_a_script_with_a_text_over_several_lines_stays_as_it_is() -> None:
    script = "const a = `one\n// two\n`;\n"
    assert script_without_comments(script) == script


class OddStage(PlainStage):
    """A stage whose script and sheet name what cannot be joined."""

    package = "odd_stage"

    @property
    def script(self) -> str:
        return f"{self.folder}/stage.js"


def odd_files(folder: Path, files: Mapping[str, str]) -> PageFiles:
    """What pages load with a stage of another package that has these files."""
    static = folder / "odd_stage" / "static"
    static.mkdir(parents=True)
    (folder / "odd_stage" / "__init__.py").write_text("", "utf-8")
    for name, text in files.items():
        (static / name).write_text(text, "utf-8")
    return PageFiles({"odd": OddStage(GAMES["district-noir"])})


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that packages are found in."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    sys.modules.pop("odd_stage", None)


def test_a_stage_of_another_package_is_joined_like_ours(elsewhere: Path) -> None:
    files = odd_files(
        elsewhere,
        {
            "stage.css": "a { b: url(own.svg) url('/c.svg') url(data:,) url(\"own.svg\") }",
            "stage.js": 'import { beat } from "/static/table/pace.js";\nbeat();\n',
        },
    )
    sheet, script = files.find("table-odd.css"), files.find("table-odd.js")
    assert sheet is not None
    assert script is not None
    own = "/static/brought/district_noir/own.svg"
    assert f"url({own}) url('/c.svg') url(data:,) url(\"{own}\")" in sheet.text
    assert script.text.count("// table/pace.js\n") == 1


def test_what_cannot_be_joined_is_loaded_file_by_file(elsewhere: Path) -> None:
    files = odd_files(
        elsewhere, {"stage.css": '@import "more.css";', "stage.js": "export default 3;"}
    )
    own = "/static/brought/district_noir/"
    assert files.find("table-odd.css") is None
    assert files.addresses("table-odd.css")[-1] == f"{own}stage.css"
    assert files.addresses("table-odd.js") == ["/static/table/table.js", f"{own}stage.js"]
