"""docs/writing-a-card.md is followed to the letter, on a copy of the project. Then the card is
everywhere, and nothing is broken."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from tests.recipes import Commands, Quotation, Step, blocks

ROOT = Path(__file__).parent.parent
RECIPE = (ROOT / "docs" / "writing-a-card.md").read_text("utf-8")
RUFF = (sys.executable, "-m", "ruff")
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal")
TOUCHED = (
    *("tests/bots", "tests/games", "tests/laws", "tests/playthroughs", "tests/records"),
    *("tests/terminal/test_sans_foi_ni_loi.py", "tests/texts", "tests/web/test_rules_pages.py"),
    *("tests/web/test_drawings_in_pages.py", "tests/web/test_sans_foi_ni_loi_stage.py"),
    *("tests/test_docs.py", "tests/test_own_box.py", "tests/test_rules_have_tests.py"),
)
"""The tests that a card can break: the others know no card, and to run them twice takes minutes."""

MADE = {
    "make format": ((*RUFF, "check", "--fix", "--exit-zero", "."), (*RUFF, "format", ".")),
    "make golden": ((*PYTEST, "tests/playthroughs", "--update-golden"),),
    "make check": ((*PYTEST, "-m", "not slow", *TOUCHED),),
}
"""What these commands run, as far as it concerns the copy, which has no environment of its own."""

PAGES = """
import json, sys
import httpx
from tests.web.fake_time import PATIENCE
from tests.web.servers import running

with running(sys.argv[1]) as server:
    address = f"{server.url}/games/sans-foi-ni-loi"
    pages = {
        lang: [
            httpx.get(f"{address}/{page}", headers={"accept-language": lang}, timeout=PATIENCE)
            for page in ("rules", "cards")
        ]
        for lang in ("fr", "en")
    }
print(json.dumps({lang: [page.text for page in both] for lang, both in pages.items()}))
"""


class Copy:
    """Everything that git knows of or would add, somewhere else."""

    def __init__(self, root: Path) -> None:
        self.root = root
        wanted = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        listed = subprocess.run(wanted, cwd=ROOT, capture_output=True, check=True).stdout
        for name in filter(None, listed.decode().split("\0")):
            if not (ROOT / name).exists():  # deleted, and not committed yet
                continue
            there = root / name
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes((ROOT / name).read_bytes())
        self.run("git", "init", "-q")  # tests ask it which files there are

    def run(self, *command: str) -> str:
        """What the command says. It must succeed."""
        theirs = ("PYTEST_", "LUDOTHEQUE_", "COVERAGE_", "PYTHONDONTWRITEBYTECODE")
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(theirs)
        }
        environment["PYTHONPATH"] = os.pathsep.join([str(self.root / "src"), str(self.root)])
        environment["COLUMNS"] = "200"
        done = subprocess.run(
            command,
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def ludotheque(self, *arguments: str) -> str:
        return " ".join(self.run(sys.executable, "-m", "ludotheque", *arguments).split())

    def follow(self, block: Quotation | Step | Commands) -> None:
        if isinstance(block, Step):
            block.follow(self.root)
        elif isinstance(block, Commands):
            for line in block.lines:
                for command in MADE.get(line, (tuple(shlex.split(line)),)):
                    self.run(*command)


@pytest.mark.slow
def test_a_card_that_is_added_by_the_recipe_is_everywhere_and_breaks_nothing(
    tmp_path: Path,
) -> None:
    """`make check` at the end of the recipe runs the quick tests of the copy that know cards."""
    copy = Copy(tmp_path)
    where = copy.run(sys.executable, "-c", "import ludotheque; print(ludotheque.__file__)")
    assert Path(where.strip()).is_relative_to(copy.root)
    for block in blocks(RECIPE):
        copy.follow(block)
    written = {block.path for block in blocks(RECIPE) if isinstance(block, Step)}
    copy.run(*RUFF, "check", *sorted(path for path in written if path.endswith(".py")))
    check_that_the_card_is_everywhere(copy)
    check_that_a_kept_game_goes_on_with_its_own_cards(copy)


def check_that_the_card_is_everywhere(copy: Copy) -> None:
    total = SANS_FOI_NI_LOI.box.total + 2
    pages = json.loads(copy.run(sys.executable, "-c", PAGES, f"sqlite:///{copy.root}/tables.db"))
    for lang, name in (("fr", "Sécheresse"), ("en", "Drought")):
        assert name in copy.ludotheque("cards", "sans-foi-ni-loi", "--lang", lang)
        rules = copy.ludotheque("rules", "sans-foi-ni-loi", "--lang", lang)
        assert f"{name}. " in rules
        assert f" {total} car" in rules
        rules_page, card_page = pages[lang]
        assert f"<figcaption>{name}</figcaption>" in rules_page
        assert f"<strong>{name}.</strong>" in rules_page
        assert f" {total} car" in rules_page
        assert 'id="card-drought"' in card_page


def check_that_a_kept_game_goes_on_with_its_own_cards(copy: Copy) -> None:
    """A record from before is shown, and half of it is played on to its end, by bots."""
    record = ROOT / "tests" / "records" / "sans-foi-ni-loi-0.1.jsonl"
    assert copy.ludotheque("replay", str(record), "--lang", "en")
    header, *entries = record.read_text("utf-8").splitlines()
    content = json.loads(header)
    assert content["rules"] == 1
    content["seats"] = [{**seat, "bot": "greedy"} for seat in content["seats"]]
    half = copy.root / "half.jsonl"
    half.write_text("\n".join([json.dumps(content), *entries[: len(entries) // 2], ""]), "utf-8")
    copy.ludotheque("resume", str(half))
    assert '"end"' in half.read_text("utf-8").splitlines()[-1]


def test_the_recipe_has_steps_and_every_command_is_known() -> None:
    steps = [block for block in blocks(RECIPE) if isinstance(block, Step)]
    commands = [block for block in blocks(RECIPE) if isinstance(block, Commands)]
    assert len(steps) > 8
    assert set(MADE) <= {line for block in commands for line in block.lines}
    for step in steps:
        text = (ROOT / step.path).read_text("utf-8")
        assert step.anchor in text or step.text in text, step.path  # the latter in the copy


def test_where_a_step_writes(tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text("first = 1\n    second = 2\n", "utf-8")
    Step("file.py", "after", "first", "between").follow(tmp_path)
    Step("file.py", "before", "second", "above").follow(tmp_path)
    Step("file.py", "instead of", "first = 1", "zeroth = 0").follow(tmp_path)
    Step("file.py", "", "", "last = 3").follow(tmp_path)
    expected = "zeroth = 0\nbetween\nabove\n\n    second = 2\n\nlast = 3\n"
    assert file.read_text("utf-8") == expected
    with pytest.raises(ValueError, match="has no line"):
        Step("file.py", "after", "third", "x").follow(tmp_path)


def test_what_a_block_is() -> None:
    text = (
        "```python\n# add to a.py, before: x = 1\ny = 2\n```\n"
        "```markdown\n<!-- add to a.md, after: - **one** -->\n- two\n```\n"
        "```toml\n# add to the end of a.toml\nz = 3\n```\n"
        "```python\n# in a.py, instead of: x = 1\nx = 2\n```\n"
        "```python\n# a.py\nx = 1\n```\n"
        "```sh\nmake check\n```\n"
    )
    assert blocks(text) == [
        Step("a.py", "before", "x = 1", "y = 2"),
        Step("a.md", "after", "- **one**", "- two"),
        Step("a.toml", "", "", "z = 3"),
        Step("a.py", "instead of", "x = 1", "x = 2"),
        Quotation("a.py", "x = 1"),
        Commands(("make check",)),
    ]
