"""The files that hosting sites, editors and citation tools read say what is true."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludotheque.games import GAMES
from ludotheque.texts import Texts
from ludotheque.version import VERSION
from tests.plugins.announced import published_games

ROOT = Path(__file__).parent.parent
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def test_whoever_cites_it_cites_this_version() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert citation["version"] == VERSION
    assert citation["license"] == "MIT"
    assert citation["title"].startswith("Ludothèque")
    (author,) = citation["authors"]
    assert author["name"] in (ROOT / "LICENSE").read_text("utf-8")


def test_the_version_stands_in_one_place() -> None:
    """Where the build reads it; the citation and the changelog are held to it."""
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'dynamic = ["version"]' in project
    assert 'attr = "ludotheque.version.VERSION"' in project
    assert not re.search(r"^version = \"", project, re.MULTILINE)


def test_a_commit_is_checked_as_by_hand() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    (hook,) = repository["hooks"]
    assert (repository["repo"], hook["language"]) == ("local", "system")
    assert hook["entry"] == "make lint"
    assert not hook["pass_filenames"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert True in workflow  # "on", which YAML takes for a truth
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 180
        for step in job["steps"]:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d[\d.]*", step.get("uses", "a/b@v1"))


def test_the_workflow_runs_what_every_change_must_pass() -> None:
    steps = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["check"]["steps"]
    assert steps[-1]["run"] == ".ci/run"
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_a_form_asks_for_something(path: Path) -> None:
    form = read(path)
    if path.stem == "config":
        assert set(form) == {"blank_issues_enabled"}
        return
    assert form["name"]
    assert form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert any(part.get("validations", {}).get("required") for part in asked)
    assert len({part["id"] for part in asked}) == len(asked)


def test_the_form_about_rules_names_every_game() -> None:
    form = read(ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml")
    (games,) = [part for part in form["body"] if part["type"] == "dropdown"]
    named = [Texts(GAMES[name], "en").word("game-name") for name in published_games()]
    assert sorted(games["attributes"]["options"]) == sorted(named)


def test_every_release_has_left_a_house_behind() -> None:
    """For ever: what it stored must be opened by all later ones."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", changelog, re.MULTILINE)
    fixtures = ROOT / "tests" / "fixtures"
    assert set(released) == {path.name for path in fixtures.iterdir() if path.name[:1].isdigit()}
    for version in released:
        assert (fixtures / version / "house.db").stat().st_size < 500_000
        short = version.removesuffix(".0")
        assert list((ROOT / "tests" / "records").glob(f"*-{short}.jsonl"))
